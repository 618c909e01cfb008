type None = Readonly<Record<string, never>>;
interface Named {
  readonly name: string;
}

/** Everything the pages themselves say; what a game says comes from the game. */
export interface ShellMessages {
  'nav.skip': None;
  'nav.home': None;
  'nav.tables': None;
  'nav.rules': None;
  'nav.settings': None;
  'nav.language': None;

  'home.claim': None;
  'home.about': None;
  'home.play-bot': None;
  'home.play-friends': None;
  'home.not-yet': None;
  'home.rules': None;
  'home.seats': { readonly min: number; readonly max: number };
  'home.your-turn': { readonly count: number };
  'home.fan-project': None;
  'game.deckbuilding': None;
  'game.deckbuilding.about': None;
  'game.outer-rim': None;
  'game.outer-rim.about': None;
  'game.smugglers': None;
  'game.smugglers.about': None;
  'game.mandalorian': None;
  'game.mandalorian.about': None;

  'name.ask': None;
  'name.hint': None;
  'name.you': None;
  'name.guest': None;
  'name.bot': { readonly number: number };
  'name.seat': { readonly number: number };

  'new.title': None;
  'new.seats': None;
  'new.me': None;
  'new.friend': None;
  'new.here': None;
  'new.bot': { readonly level: string };
  'new.rules': None;
  'new.create': None;
  'level.random': None;
  'level.quick': None;
  'level.strong': None;

  'lobby.title': None;
  'lobby.hint': None;
  'lobby.free': None;
  'lobby.yours': None;
  'lobby.link': None;
  'lobby.copy': None;
  'lobby.copied': None;
  'lobby.qr': None;
  'lobby.start': None;
  'lobby.waiting-host': None;
  'lobby.seats-missing': { readonly count: number };
  'lobby.sit': None;
  'lobby.watch': None;
  'lobby.link-shown': None;

  'join.title': None;
  'join.button': None;
  'join.taken': None;
  'join.take-over': None;

  'table.your-turn': None;
  'table.waiting': { readonly names: readonly string[] };
  'table.thinking': Named;
  'table.log': None;
  'table.since': None;
  'table.undo': None;
  'table.undo-what': { readonly what: string };
  'table.undo-ask': None;
  'table.undo-asked': Named;
  'table.bot-asked': { readonly name: string; readonly target: string };
  'table.agree': None;
  'table.refuse': None;
  'table.options': None;
  'table.pick': { readonly picked: number; readonly min: number; readonly max: number };
  'table.confirm': None;
  'table.cancel': None;
  'table.close': None;
  'table.why-not': Named;
  'table.nothing-here': Named;
  'table.not-your-turn': None;
  'table.rule': { readonly rule: string };
  'table.whole-rulebook': None;
  'table.reconnecting': None;
  'table.spectating': None;
  'table.hand-over': Named;
  'table.hand-over-hint': None;
  'table.hand-over-button': Named;
  'table.taken-back': { readonly name: string; readonly count: number };
  'table.rules-changed': { readonly count: number };
  'table.you-win': None;
  'table.wins': { readonly names: readonly string[] };
  'table.nobody-wins': None;
  'table.ended': None;
  'table.rematch': None;
  'table.watch-replay': None;
  'table.missing': Named;
  'table.let-bot': None;
  'table.take-back-seat': None;
  'table.bot-plays': None;
  'table.from': Named;
  'table.log-hint': None;

  'replay.title': None;
  'replay.play': None;
  'replay.pause': None;
  'replay.first': None;
  'replay.back': None;
  'replay.forward': None;
  'replay.last': None;
  'replay.step': { readonly n: number; readonly of: number };
  'replay.as': None;
  'replay.spectator': None;
  'replay.to-table': None;

  'rules.title': None;
  'rules.search': None;
  'rules.found': { readonly count: number };
  'rules.chapters': None;

  'tables.title': None;
  'tables.none': None;
  'tables.lobby': None;
  'tables.playing': None;
  'tables.finished': None;
  'tables.ended': None;
  'tables.your-turn': None;
  'tables.with': { readonly names: readonly string[] };

  'settings.title': None;
  'settings.name': None;
  'settings.motion': None;
  'settings.motion-full': None;
  'settings.motion-fast': None;
  'settings.motion-off': None;
  'settings.sound': None;
  'settings.notify': None;

  'page.loading': None;
  'page.not-found': None;
  'page.failed': None;
  'page.offline': None;
  'page.again': None;
  'page.refused': { readonly code: string };
}
