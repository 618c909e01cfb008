import { type Catalogue, en } from '@cantina/text';
import type { CliMessages } from './messages.ts';

const { num, percent, listAnd, listOr } = en;

export const messages = {
  'cli.unknown-command': (a) => `There is no command “${a.command}”. There are: ${listAnd(a.commands)}.`,
  'cli.unknown-game': (a) => `There is no game “${a.game}”. There are: ${listAnd(a.games)}.`,
  'cli.unknown-option': (a) => `There is no option ${a.option}. --help lists what there is.`,
  'cli.needs-value': (a) => `${a.option} needs a value.`,
  'cli.needs-no-value': (a) => `${a.option} takes no value.`,
  'cli.not-together': (a) => `${a.one} and ${a.two} can’t be used together.`,
  'cli.bot-gone': (a) => `${a.bot} has ended before the games did.`,
  'cli.bot-lost': (a) => `${a.bot} answers something else than what it is asked. docs/api.md tells how to practise.`,
  'cli.too-many-bots': (a) => `--bots names ${a.bots} levels for --seats ${a.seats}. One for each seat is enough.`,
  'cli.missing': (a) => `${a.what} is missing. --help shows how to call it.`,
  'cli.missing-game': (a) => `<game> is missing. There are: ${listAnd(a.games)}.`,
  'cli.too-many': (a) => `“${a.given}” is one word too many.`,
  'cli.bad-number': (a) => `${a.option} wants a whole number from ${a.least} on, not “${a.given}”.`,
  'cli.bad-choice': (a) => `${a.option} can’t be “${a.given}”. Possible: ${listOr(a.allowed)}.`,
  'cli.address-not-free': (a) => `${a.address} is not free for Cantina (${a.code}). --port takes another one.`,
  'cli.address-unknown': (a) =>
    `This computer does not have the address ${a.host}. --host takes one that it has; 0.0.0.0 means all of them.`,
  'serve.open': (a) => `Cantina is open. On this computer:  ${a.address}`,
  'serve.network': (a) => `Friends in your network:  ${a.addresses.join('  or  ')}`,
  'serve.public': (a) => `Friends anywhere:  ${a.address}`,
  'serve.nobody-else':
    'No other device can reach it: this computer is in no network, or HOST allows only itself. PUBLIC_URL names an address that works.',
  'serve.stop': 'To stop: Ctrl+C. Every game is kept and goes on next time.',
  'serve.closed': 'Cantina is closed. Every game is kept.',
  'cli.store-newer': (a) =>
    `A newer Cantina has kept its data in ${a.store}. Start that one again, or import a backup from before into an empty folder.`,
  'cli.store-in-use': (a) =>
    `Another server already serves the data in ${a.store}. Stop it first, or take another folder.`,
  'cli.no-sqlite': (a) =>
    `With Node ${a.node} there is no SQLite on this machine. Use Node 24, or PostgreSQL (DATABASE_URL).`,
  'admin.done': 'Done. A running server sees it within seconds.',
  'admin.nothing': 'There is no such thing here.',
  'admin.checked': (a) => `${a.file} can be restored. Rows: ${num(a.rows)}.`,
  'cli.store-closed': (a) => `The data in ${a.store} can’t be opened: ${a.why}`,
  'cli.no-archive': (a) => `${a.file} is not a Cantina archive.`,
  'archive.exported': (a) =>
    `Written to ${a.file}. Rows: ${num(a.rows)}. Keep it safe: it holds the secrets of running games.`,
  'archive.imported': (a) =>
    `Tables imported: ${num(a.tables)} · there already and left as they are: ${num(a.skipped)}`,
  'cli.bad-setting': (a) => `“${a.given}” is not of the form name=value. There are: ${a.known.join(', ')}.`,
  'cli.no-file': (a) => `There is no file ${a.file}.`,
  'cli.no-json': (a) => `${a.file} can’t be read: it is not JSON.`,
  'cli.no-game-file': (a) => `${a.file} holds no game.`,
  'cli.no-rulebook': (a) => `“${a.game}” has no rulebook. These have one: ${listAnd(a.games)}.`,
  'cli.player': (a) => `Player ${a.number}`,
  'cli.bot': (a) => `Bot ${a.number}`,

  'simulate.games': (a) =>
    `Games: ${num(a.games)} · decisions: ${num(a.decisions)} · ${num(a.seconds)} s · ${num(a.rate)} decisions per second`,
  'simulate.warm-up': (a) => `Measured after ${num(a.seconds)} s of warm-up`,
  'simulate.answers': (a) =>
    `Of these, answers of the seats: ${num(a.answers)} · choices of an opponent without a seat: ${num(a.others)}`,
  'simulate.turns': (a) =>
    `Turns: ${num(a.turns)} · per game ${num(a.mean)} (median ${num(a.median)}, from ${num(a.min)} to ${num(a.max)})`,
  'simulate.wins': (a) => `Wins of ${a.name}: ${num(a.wins)} (${percent(a.share)})`,
  'simulate.shared': (a) => `Games with several winners: ${num(a.games)}`,
  'simulate.nobody': (a) => `Games nobody won: ${num(a.games)}`,
  'simulate.endings': (a) => `Why they ended: ${a.endings}`,
  'simulate.tail': (a) => `Longest tail of answers after a checkpoint: ${num(a.answers)}`,
  'simulate.faults': (a) => `Stuck: ${num(a.stuck)} · errors: ${num(a.errors)}`,
  'simulate.reproduce': (a) => `Repeat it with: ${a.command}`,
  'simulate.report': (a) => `Report: ${a.file}`,
  'simulate.faces': (a) => `Faces met: ${a.met}`,
  'simulate.verbs': (a) => `Verbs met: ${a.met}`,
  'simulate.decisions': (a) => `Decisions met: ${a.met}`,
  'simulate.events': (a) => `Events met: ${a.met}`,
  'simulate.never': (a) => `never: ${a.keys}`,

  'train.nothing': (a) => `The bots of ${a.game} have no judgement that could learn.`,
  'train.progress': (a) =>
    `Generation ${num(a.generation)} · ${num(a.seconds)} s · games: ${num(a.games)} · loss ${num(a.loss)}, on other games ${num(a.lossApart)} · against quick: ${percent(a.won)} of ${num(a.trials)} (${percent(a.from)} to ${percent(a.to)})`,
  'train.shipped': (a) => `Weights written to ${a.file}`,

  'arena.bot': (a) =>
    `${a.bot}: rating ${num(a.rating)} (${num(a.low)} to ${num(a.high)}) · won ${num(a.won)} of ${num(a.games)}, ${percent(a.share)} (${percent(a.from)} to ${percent(a.to)})`,
  'arena.where': (a) => `${a.where}: ${num(a.won)} of ${num(a.games)}, ${percent(a.share)}`,
  'arena.time': (a) => `thinks ${num(a.median)} ms on average, 95% of the time at most ${num(a.most)} ms`,
  'arena.pair': (a) =>
    `${a.one} against ${a.two}: ${num(a.won)} of ${num(a.games)}, ${percent(a.share)} (${percent(a.from)} to ${percent(a.to)})`,
  'arena.share': (a) => `${num(a.won)} of ${num(a.games)}, ${percent(a.share)}`,
  'arena.ladder': '| opponent | rating | against the one below | thinks (median, 95%) |',
  'arena.ladder-together': '| team of | rating | games won | thinks (median, 95%) |',
  'arena.step': (a) =>
    `| ${a.name} | ${num(a.rating)} (${num(a.low)} to ${num(a.high)}) | ${a.share} | ${num(a.median)} ms, ${num(a.most)} ms |`,
  'arena.faults': (a) => `Games without an end: ${num(a.games)}`,

  'rules.total': (a) => `Rules of ${a.game}: ${num(a.rules)}`,
  'rules.not-enforced': (a) => `Named nowhere in the rules code (${num(a.count)}): ${a.ids}`,
  'rules.not-tested': (a) => `Named by no test (${num(a.count)}): ${a.ids}`,
  'rules.no-text-de': (a) => `Without a German text (${num(a.count)}): ${a.ids}`,
  'rules.no-text-en': (a) => `Without an English text (${num(a.count)}): ${a.ids}`,
  'rules.no-text-ru': (a) => `Without a Russian text (${num(a.count)}): ${a.ids}`,
  'rules.unknown': (a) => `Not in the English rulebook: ${a.places}`,

  'verify.ok': (a) => `Everything is as recorded. Answers replayed: ${num(a.answers)}.`,
  'verify.fair': (a) =>
    `Players who added to the seed: ${num(a.shares)} of ${num(a.announced)} announced. Answers were taken back ${num(a.undos)} times.`,
  'verify.seed': 'The seed is not the one that the server and the players have made together.',
  'verify.undos': 'The record claims answers taken back that do not fit together.',
  'verify.commitment': 'The revealed seed does not belong to the hash published at the start.',
  'verify.question': (a) => `Answer ${num(a.answers)} does not fit: the rules ask something else there.`,
  'verify.end': 'All answers fit, but the game ends in another way than recorded.',
  'verify.fault-gone': 'The fault no longer happens.',
  'verify.fault-stays': (a) => `The fault still happens: ${a.error}`,

  'play.which-game': 'Which game?',
  'play.wrong-players': (a) => `The saved game does not have ${num(a.given)} seats.`,
  'play.file-is-over': (a) =>
    `The game in ${a.file} is over. “cantina verify” checks it; choose another file for a new game.`,
  'play.fair': (a) => `Hash of the secret seed: ${a.hash}`,
  'play.keys':
    'Type the number of an answer · “?” why not · u undo · l log · r rule · c card · s save · h help · q quit',
  'play.pick-several': (a) =>
    `Pick from ${num(a.min)} to ${num(a.max)}: numbers with spaces between; for none just Enter.`,
  'play.nothing-refused': 'Everything you could try here is possible.',
  'play.no-rule': (a) => `The rulebook has no rule ${a.rule}.`,
  'play.no-card': (a) => `No card is called “${a.name}”.`,
  'play.hand-over': (a) => `It is ${a.name}’s turn. Hand over, then press Enter.`,
  'play.saved': (a) => `Saved in ${a.file}.`,
  'play.come-back': (a) => `Go on with: ${a.command}`,
  'play.resumed': (a) => `The saved game goes on. Answers so far: ${num(a.answers)}.`,
  'play.taken-back': (a) => `The rules have changed since; answers taken back: ${num(a.answers)}.`,
  'play.fault': (a) => `The report of the fault is in ${a.file}.`,
  'play.over': (a) => `The game is over. Winner: ${listAnd(a.winners)}.`,
  'play.nobody-wins': 'The game is over. Nobody has won.',
  'play.verify': (a) => `Check the whole game with: ${a.command}`,
} satisfies Catalogue<'en', CliMessages>;
