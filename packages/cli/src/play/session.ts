import { join, relative } from 'node:path';
import { type Actor, actor, randomPicks } from '@cantina/bots';
import { type Decision, KernelError, type Match, rngFromSeed, type Seat, seedFrom } from '@cantina/kernel';
import { type Playable, ruleTexts } from '@cantina/playable';
import { LANGS, type Lang, plain, refusal } from '@cantina/text';
import { writeJson } from '../files.ts';
import { type Io, paint } from '../io.ts';
import { say } from '../reader.ts';
import { sidesOf } from '../sides.ts';
import { HELP } from '../words/index.ts';
import type { Player } from './players.ts';
import { Screen } from './screen.ts';
import { storeGame } from './store.ts';

export interface SessionOptions {
  readonly io: Io;
  readonly lang: Lang;
  readonly players: readonly Player[];
  /** Where the game is kept after every answer; null: only when asked. */
  readonly file: string | null;
  readonly botSeed: string;
  readonly iterations: number | undefined;
  /** Whether the match began in this sitting; only then its whole story is known and can be verified. */
  readonly fromStart: boolean;
  /** The folder of the project. */
  readonly root: string;
}

/** How often a bot that ran into a fault of the rules tries something else. */
const SECOND_TRIES = 20;

/** One sitting at the terminal, from the first question to the end of the game or of the patience. */
export class Session {
  private lang: Lang;
  /** How far each seat has read the log. */
  private readonly read = new Map<Seat, number>();
  private readonly bots: readonly (Actor | null)[];
  private lastHuman: Seat | null = null;

  constructor(
    private readonly playable: Playable,
    private readonly match: Match,
    private readonly how: SessionOptions,
  ) {
    this.lang = how.lang;
    const budget = how.iterations === undefined ? {} : { iterations: how.iterations };
    this.bots = how.players.map((player, seat) =>
      player === 'human' ? null : actor(player, playable.brain, `${how.botSeed} ${seat} ${match.answerCount}`, budget),
    );
  }

  async run(): Promise<void> {
    const { io, file, fromStart, players } = this.how;
    io.out(paint(io, 'bold', this.playable.texts[this.lang].name));
    if (fromStart) io.out(paint(io, 'dim', say(this.lang, 'play.fair', { hash: this.match.commitment })));
    else this.tellResumed();
    io.out(paint(io, 'dim', say(this.lang, 'play.keys', {})));
    while (this.match.outcome === null) {
      const asked = this.next();
      const bot = this.bots[asked.seat] ?? null;
      if (bot !== null) this.botAnswers(asked, bot);
      else if (!(await this.askHuman(asked))) {
        this.leave();
        return;
      }
      if (file !== null) storeGame(file, this.match, players);
    }
    this.end();
  }

  /** Bots first: they don't keep anybody waiting. */
  private next(): Decision {
    const questions = this.match.asked;
    return questions.find(({ seat }) => this.bots[seat] !== null) ?? (questions[0] as Decision);
  }

  /** A fault in a rule leads back to the question; the bot then answers something else, so that the game goes on. */
  private botAnswers(asked: Decision, bot: Actor): void {
    const rng = rngFromSeed(seedFrom(`${this.how.botSeed} again`));
    for (let tries = 0; ; tries++) {
      try {
        const act = tries === 0 ? bot(this.match, asked) : { decision: asked.id, picks: randomPicks(asked, rng) };
        this.match.answer(asked.seat, act.decision, act.picks);
        return;
      } catch (error) {
        if (!(error instanceof KernelError) || error.code !== 'rule-fault' || tries === SECOND_TRIES) throw error;
        this.reportFaults();
      }
    }
  }

  private reportFaults(): void {
    const { io, root } = this.how;
    for (const report of this.match.faults.splice(0)) {
      const file = join(root, 'reports', `${report.game}-${report.id}.json`);
      writeJson(file, report);
      io.out(paint(io, 'yellow', say(this.lang, 'play.fault', { file: relative(root, file) })));
    }
  }

  /** Asks until there is an answer; false when the person leaves. */
  private async askHuman(asked: Decision): Promise<boolean> {
    const { io } = this.how;
    if (!(await this.handOver(asked.seat))) return false;
    this.show(asked);
    for (;;) {
      const line = await io.readLine(paint(io, 'bold', '> '));
      if (line === null || line.trim() === 'q') return false;
      try {
        if (this.obey(line.trim(), asked)) return true;
      } catch (error) {
        if (!(error instanceof KernelError)) throw error;
        io.out(paint(io, 'red', plain(refusal(error, this.screen(asked.seat).reader))));
        this.reportFaults();
      }
    }
  }

  /** Two people at one terminal must not read each other's hands. */
  private async handOver(seat: Seat): Promise<boolean> {
    const { io, players } = this.how;
    const before = this.lastHuman;
    this.lastHuman = seat;
    if (before === seat || players.filter((player) => player === 'human').length < 2) return true;
    io.clear();
    const name = this.screen(seat).seatName(seat);
    const line = await io.readLine(`${say(this.lang, 'play.hand-over', { name })} `);
    return line !== null;
  }

  private show(asked: Decision): void {
    const screen = this.screen(asked.seat);
    screen.board();
    this.news(asked.seat, screen);
    screen.question(asked, this.interjections(asked.seat)?.options ?? []);
  }

  private news(seat: Seat, screen: Screen): void {
    const { io } = this.how;
    const since = this.read.get(seat) ?? 0;
    this.read.set(seat, this.match.eventCount);
    io.out('');
    screen.log(this.match.log(seat, since));
  }

  /** Does what a line says; true when the question is answered or has changed. */
  private obey(line: string, asked: Decision): boolean {
    const { match } = this;
    const { io } = this.how;
    const screen = this.screen(asked.seat);
    const [word = '', ...rest] = line.split(/\s+/);
    const about = rest.join(' ');
    switch (word) {
      case '?':
        screen.refused(asked.refused);
        return false;
      case 'u':
      case 'u!':
        match.undo(asked.seat, { consent: word === 'u!' });
        for (const [seat, since] of this.read) this.read.set(seat, Math.min(since, match.eventCount));
        return true;
      case 'l':
        screen.log(match.log(asked.seat));
        return false;
      case 'b':
        this.show(asked);
        return false;
      case 'c':
        screen.cards(about);
        return false;
      case 'r':
        this.rule(about === '' ? asked.rule : about.toUpperCase());
        return false;
      case 's':
        this.save();
        return false;
      case 'h':
        io.out(HELP[this.lang].keys);
        return false;
      case 'lang':
        this.switchLang(about, asked);
        return false;
      default:
        return this.answer(line, asked);
    }
  }

  private answer(line: string, asked: Decision): boolean {
    const { match } = this;
    const { io } = this.how;
    const words = line.split(/[\s,]+/).filter((word) => word !== '');
    const [first] = words;
    const besides = this.interjections(asked.seat);
    const used = /^i(\d+)$/.exec(first ?? '')?.[1];
    if (used !== undefined && besides !== undefined) {
      match.answer(asked.seat, besides.id, [besides.options[Number(used) - 1]?.id ?? String(first)]);
      return true;
    }
    if (words.length === 0 && asked.min > 0) {
      io.out(paint(io, 'dim', say(this.lang, 'play.keys', {})));
      return false;
    }
    // An option may be named by its number or by its id.
    const picks = words.map((word) => asked.options[Number(word) - 1]?.id ?? word);
    match.answer(asked.seat, asked.id, picks);
    return true;
  }

  private interjections(seat: Seat): Decision | undefined {
    return this.match.pending.find((each) => each.kind === 'interjection' && each.seat === seat);
  }

  private rule(id: string): void {
    const { io } = this.how;
    const found = ruleTexts(this.playable.rulebook[this.lang]).get(id);
    if (found === undefined) io.out(say(this.lang, 'play.no-rule', { rule: id }));
    else io.out(`  ${paint(io, 'bold', `${found.chapter} · ${id}`)}\n  ${found.text}`);
  }

  private switchLang(wanted: string, asked: Decision): void {
    const { io } = this.how;
    const lang = LANGS.find((each) => each === wanted);
    if (lang === undefined) {
      io.out(say(this.lang, 'cli.bad-choice', { option: 'lang', given: wanted, allowed: LANGS }));
      return;
    }
    this.lang = lang;
    this.show(asked);
  }

  private save(): string {
    const { io, file, players, root } = this.how;
    const target = file ?? join(root, 'data', `${this.match.game.id}.cantina.json`);
    storeGame(target, this.match, players);
    io.out(say(this.lang, 'play.saved', { file: target }));
    return target;
  }

  private leave(): void {
    const file = this.save();
    this.how.io.out(say(this.lang, 'play.come-back', { command: `npm run cantina -- play --save ${file}` }));
  }

  private end(): void {
    const { io, players, file, fromStart } = this.how;
    const humans = players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
    const [first = 0, second] = humans;
    const viewer = humans.length === 0 || second !== undefined ? 'spectator' : first;
    const screen = this.screen(viewer);
    screen.board();
    io.out('');
    screen.log(this.match.log(viewer, this.read.get(first) ?? 0));
    screen.over();
    if (file === null || !fromStart) return;
    writeJson(file, this.match.transcript());
    io.out(paint(io, 'dim', say(this.lang, 'play.verify', { command: `npm run cantina -- verify ${file}` })));
  }

  private tellResumed(): void {
    const { io } = this.how;
    io.out(say(this.lang, 'play.resumed', { answers: this.match.answerCount }));
    const taken = this.match.takenBack;
    if (taken !== null && taken.answers.length > 0) {
      io.out(paint(io, 'yellow', say(this.lang, 'play.taken-back', { answers: taken.answers.length })));
    }
  }

  private screen(viewer: Seat | 'spectator'): Screen {
    const { playable, match, lang, how } = this;
    return new Screen(how.io, playable, lang, match.view(viewer), how.players, sidesOf(playable, match));
  }
}
