/** Everything the command line itself says, with the arguments its sentences need. */
export interface CliMessages {
  'cli.unknown-command': { readonly command: string; readonly commands: readonly string[] };
  'cli.unknown-game': { readonly game: string; readonly games: readonly string[] };
  'cli.unknown-option': { readonly option: string };
  'cli.needs-value': { readonly option: string };
  'cli.needs-no-value': { readonly option: string };
  'cli.not-together': { readonly one: string; readonly two: string };
  'cli.bot-gone': { readonly bot: string };
  'cli.bot-lost': { readonly bot: string };
  'cli.too-many-bots': { readonly bots: number; readonly seats: number };
  'cli.missing': { readonly what: string };
  'cli.missing-game': { readonly games: readonly string[] };
  'cli.too-many': { readonly given: string };
  'cli.bad-number': { readonly option: string; readonly given: string; readonly least: number };
  'cli.bad-choice': { readonly option: string; readonly given: string; readonly allowed: readonly string[] };
  /** The server can't start: somebody else has its address, or its store does not open. */
  'cli.address-not-free': { readonly address: string; readonly code: string };
  'cli.address-unknown': { readonly host: string };
  'serve.open': { readonly address: string };
  'serve.network': { readonly addresses: readonly string[] };
  'serve.public': { readonly address: string };
  'serve.nobody-else': Readonly<Record<string, never>>;
  'serve.stop': Readonly<Record<string, never>>;
  'serve.closed': Readonly<Record<string, never>>;
  'cli.store-newer': { readonly store: string };
  'cli.store-in-use': { readonly store: string };
  'cli.no-sqlite': { readonly node: string };
  'admin.done': Readonly<Record<string, never>>;
  'admin.nothing': Readonly<Record<string, never>>;
  'admin.checked': { readonly file: string; readonly rows: number };
  'cli.store-closed': { readonly store: string; readonly why: string };
  'cli.no-archive': { readonly file: string };
  'archive.exported': { readonly file: string; readonly rows: number };
  'archive.imported': { readonly tables: number; readonly skipped: number };
  'cli.bad-setting': { readonly given: string; readonly known: readonly string[] };
  'cli.no-file': { readonly file: string };
  'cli.no-json': { readonly file: string };
  'cli.no-game-file': { readonly file: string };
  'cli.no-rulebook': { readonly game: string; readonly games: readonly string[] };
  'cli.player': { readonly number: number };
  'cli.bot': { readonly number: number };

  'simulate.games': {
    readonly games: number;
    readonly decisions: number;
    readonly seconds: number;
    readonly rate: number;
  };
  'simulate.warm-up': { readonly seconds: number };
  'simulate.answers': { readonly answers: number; readonly others: number };
  'simulate.turns': {
    readonly turns: number;
    readonly mean: number;
    readonly median: number;
    readonly min: number;
    readonly max: number;
  };
  'simulate.wins': { readonly name: string; readonly wins: number; readonly share: number };
  'simulate.shared': { readonly games: number };
  'simulate.nobody': { readonly games: number };
  'simulate.endings': { readonly endings: string };
  'simulate.tail': { readonly answers: number };
  'simulate.faults': { readonly stuck: number; readonly errors: number };
  'simulate.reproduce': { readonly command: string };
  'simulate.report': { readonly file: string };
  'simulate.faces': { readonly met: string };
  'simulate.verbs': { readonly met: string };
  'simulate.decisions': { readonly met: string };
  'simulate.events': { readonly met: string };
  'simulate.never': { readonly keys: string };

  'train.nothing': { readonly game: string };
  'train.progress': {
    readonly generation: number;
    readonly seconds: number;
    readonly games: number;
    readonly loss: number;
    readonly lossApart: number;
    readonly trials: number;
    readonly won: number;
    readonly from: number;
    readonly to: number;
  };
  'train.shipped': { readonly file: string };

  'arena.bot': {
    readonly bot: string;
    readonly rating: number;
    readonly low: number;
    readonly high: number;
    readonly games: number;
    readonly won: number;
    readonly share: number;
    readonly from: number;
    readonly to: number;
  };
  'arena.where': { readonly where: string; readonly won: number; readonly games: number; readonly share: number };
  'arena.time': { readonly median: number; readonly most: number };
  'arena.pair': {
    readonly one: string;
    readonly two: string;
    readonly won: number;
    readonly games: number;
    readonly share: number;
    readonly from: number;
    readonly to: number;
  };
  'arena.share': { readonly won: number; readonly games: number; readonly share: number };
  'arena.ladder': Readonly<Record<never, never>>;
  'arena.ladder-together': Readonly<Record<never, never>>;
  'arena.step': {
    readonly name: string;
    readonly rating: number;
    readonly low: number;
    readonly high: number;
    readonly share: string;
    readonly median: number;
    readonly most: number;
  };
  'arena.faults': { readonly games: number };

  'rules.total': { readonly game: string; readonly rules: number };
  'rules.not-enforced': { readonly count: number; readonly ids: string };
  'rules.not-tested': { readonly count: number; readonly ids: string };
  'rules.no-text-de': { readonly count: number; readonly ids: string };
  'rules.no-text-en': { readonly count: number; readonly ids: string };
  'rules.no-text-ru': { readonly count: number; readonly ids: string };
  'rules.unknown': { readonly places: string };

  'verify.ok': { readonly answers: number };
  'verify.fair': { readonly shares: number; readonly announced: number; readonly undos: number };
  'verify.seed': Readonly<Record<string, never>>;
  'verify.undos': Readonly<Record<string, never>>;
  'verify.commitment': Readonly<Record<string, never>>;
  'verify.question': { readonly answers: number };
  'verify.end': Readonly<Record<string, never>>;
  'verify.fault-gone': Readonly<Record<string, never>>;
  'verify.fault-stays': { readonly error: string };

  'play.which-game': Readonly<Record<string, never>>;
  'play.wrong-players': { readonly given: number };
  'play.file-is-over': { readonly file: string };
  'play.fair': { readonly hash: string };
  'play.keys': Readonly<Record<string, never>>;
  'play.pick-several': { readonly min: number; readonly max: number };
  'play.nothing-refused': Readonly<Record<string, never>>;
  'play.no-rule': { readonly rule: string };
  'play.no-card': { readonly name: string };
  'play.hand-over': { readonly name: string };
  'play.saved': { readonly file: string };
  'play.come-back': { readonly command: string };
  'play.resumed': { readonly answers: number };
  'play.taken-back': { readonly answers: number };
  'play.fault': { readonly file: string };
  'play.over': { readonly winners: readonly string[] };
  'play.nobody-wins': Readonly<Record<string, never>>;
  'play.verify': { readonly command: string };
}
