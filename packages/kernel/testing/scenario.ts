import {
  type Arg,
  type CoreState,
  cardsIn,
  type Decision,
  type Frozen,
  faceOf,
  KernelError,
  type KernelErrorCode,
  type Match,
  type RuleId,
  type Seat,
  type SeenEvent,
  startFrom,
  type View,
  type Viewer,
  type ZoneOf,
} from '../src/index.ts';
import { Chronicle } from './chronicle.ts';
import { lines, ScenarioFailure } from './failure.ts';
import { idOf, type NamedOption, nameOptions } from './names.ts';
import { throughEverything } from './restoring.ts';
import type { Run } from './run.ts';
import { type Setting, scenarioSeed, setTable } from './set-table.ts';
import { plain, stateDigest } from './snapshot.ts';
import type { Subject } from './subject.ts';

/** A table set for a test. Act through its seats; look at it through `view`, `log`, `pile` and `state`. */
export class Scenario<S extends CoreState> {
  private current: Match<S>;
  private readonly chronicle = new Chronicle<S>();
  /** Open questions that the test has named. */
  private readonly named = new Set<number>();
  private mayStayOpen = false;

  constructor(
    readonly subject: Subject<S>,
    private readonly setting: Setting<S>,
    private readonly run: Run,
  ) {
    run.tables++;
    const state = setTable(subject, setting);
    this.current = startFrom(subject.game, state, { seed: scenarioSeed(setting) });
    this.noteChange();
  }

  seat(seat: Seat): Player<S> {
    return new Player(this, seat);
  }

  /** The match as it is now; after the next answer of the second run it is another one. */
  get match(): Match<S> {
    return this.current;
  }

  get state(): Frozen<S> {
    return this.current.read((g) => g.state);
  }

  /** The face keys of a pile, the top card last. */
  pile(zone: ZoneOf<S>, slot = 0): readonly string[] {
    return this.current.read((g) => cardsIn(g, zone, slot).map((card) => faceOf(g, card)));
  }

  view(viewer: Viewer): View {
    return this.current.view(viewer);
  }

  /** All events since the table was set, as this viewer saw them. */
  log(viewer: Viewer): readonly SeenEvent[] {
    return this.chronicle.of(viewer);
  }

  /** The game is over, and exactly these seats have won. */
  wonBy(...winners: readonly Seat[]): this {
    const { outcome } = this.current;
    if (outcome === null) throw new ScenarioFailure(`the game is not over; open:${lines(this.openQuestions())}`);
    const [expected, actual] = [sorted(winners), sorted(outcome.winners)];
    if (expected !== actual) throw new ScenarioFailure(`won by ${actual} (${outcome.reason}), not by ${expected}`);
    return this;
  }

  /** The test ends here on purpose, whatever is asked now. */
  leavesOpen(): void {
    this.mayStayOpen = true;
  }

  /** Called by `rule` after the body. */
  end(): void {
    const forgotten = this.current.pending.filter(({ id, kind }) => kind === 'question' && !this.named.has(id));
    if (forgotten.length > 0 && !this.mayStayOpen) {
      throw new ScenarioFailure(
        `the scenario ends, but these questions are open (name them with asked(), or end with leavesOpen()):${lines(forgotten.map(describe))}`,
      );
    }
    const { dice = [] } = this.setting;
    if (dice === 'any') return;
    const { fixedDice } = this.state;
    if (fixedDice.length > 0) throw new ScenarioFailure(`these dice were never rolled: ${fixedDice.join(', ')}`);
    const rolled = this.log('spectator').filter(({ type }) => type === 'roll');
    if (rolled.length > dice.length) {
      const loose = rolled.slice(dice.length).map(({ data }) => Number(data.result));
      throw new ScenarioFailure(
        `dice were rolled that the test does not fix: ${loose.join(', ')}; say dice: [...] or 'any'`,
      );
    }
  }

  /** @internal */
  expect(decision: Decision): void {
    this.named.add(decision.id);
  }

  /** @internal */
  give(seat: Seat, decision: Decision, picks: readonly string[]): void {
    const given = { seat, decision: plain(decision), picks };
    this.current.answer(seat, decision.id, picks);
    this.noteChange();
    if (this.run.mode === 'plain') return;
    this.current = throughEverything(this.current, given);
    this.chronicle.note(this.current);
  }

  /** @internal */
  takeBack(seat: Seat, consent: boolean): void {
    this.current.undo(seat, { consent });
    this.chronicle.takeBack(this.current);
    this.noteChange();
  }

  /** @internal */
  name(seat: Seat, options: Parameters<typeof nameOptions<S>>[3]): readonly NamedOption[] {
    return this.current.read((g) => nameOptions(this.subject, g, seat, options));
  }

  /** @internal */
  openQuestions(): readonly string[] {
    return this.current.pending.filter(({ kind }) => kind === 'question').map(describe);
  }

  private noteChange(): void {
    this.chronicle.note(this.current);
    this.run.note(stateDigest(this.current));
  }
}

/** One seat of a scenario. */
export class Player<S extends CoreState> {
  constructor(
    readonly table: Scenario<S>,
    readonly seat: Seat,
  ) {}

  /** This seat is asked this question; of the prompt's arguments those given are compared. */
  asked(prompt: string, args: Readonly<Record<string, Wanted>> = {}): AskedQuestion<S> {
    const decision = this.questions.find(
      (each) =>
        each.prompt.key === prompt &&
        Object.entries(args).every(([name, wanted]) => fits(each.prompt.args?.[name], wanted)),
    );
    if (decision === undefined) {
      const wanted = Object.keys(args).length === 0 ? prompt : `${prompt} ${JSON.stringify(args)}`;
      throw new ScenarioFailure(`seat ${this.seat} is not asked ${wanted}; open:${lines(this.table.openQuestions())}`);
    }
    this.table.expect(decision);
    return new AskedQuestion(this, decision, () => this);
  }

  /** Nothing is asked of this seat now. */
  notAsked(): this {
    const [first] = this.questions;
    if (first !== undefined) throw new ScenarioFailure(`seat ${this.seat} is asked: ${describe(first)}`);
    return this;
  }

  /** What this seat may do besides answering: exactly these interjections. */
  mayInterject(...wanted: readonly string[]): this {
    const found = this.interjection?.options.map(({ id }) => id) ?? [];
    mustOffer(this.table.name(this.seat, this.interjection?.options ?? []), wanted, found);
    return this;
  }

  interjects(id: string): this {
    const { interjection } = this;
    if (interjection === undefined) throw new ScenarioFailure(`seat ${this.seat} may do nothing besides answering`);
    this.table.give(this.seat, interjection, [id]);
    return this;
  }

  /** Takes the last answer of this seat back; the others need not agree unless `consent` is said. */
  undoes({ consent = false } = {}): this {
    this.table.takeBack(this.seat, consent);
    return this;
  }

  cannotUndo(code: KernelErrorCode): this {
    mustRefuse(this.table, () => this.table.match.undo(this.seat), code);
    return this;
  }

  private get questions(): readonly Decision[] {
    return this.table.match.pending.filter(({ seat, kind }) => seat === this.seat && kind === 'question');
  }

  private get interjection(): Decision | undefined {
    return this.table.match.pending.find(({ seat, kind }) => seat === this.seat && kind === 'interjection');
  }
}

/** A question that a test has named; only such a question can be answered. */
export class AskedQuestion<S extends CoreState, Who = Player<S>> {
  constructor(
    private readonly player: Player<S>,
    private readonly decision: Decision,
    private readonly answered: () => Who,
  ) {}

  /** The same question, with which a game's own kit goes on in its own words once it is answered. */
  andThen<Other>(answered: () => Other): AskedQuestion<S, Other> {
    return new AskedQuestion(this.player, this.decision, answered);
  }

  /** The legal options are exactly these, in any order. */
  offers(...wanted: readonly string[]): this {
    mustOffer(
      this.options,
      wanted,
      this.decision.options.map(({ id }) => id),
    );
    return this;
  }

  /** This is not possible, for this reason and by this rule; trying it changes nothing. */
  refuses(wanted: string, reason: string, rule: RuleId): this {
    const { table, seat } = this.player;
    const named = table.name(seat, this.decision.refused);
    const found = this.decision.refused.find(({ id }) => id === idOf(named, wanted));
    if (found === undefined) {
      throw new ScenarioFailure(`'${wanted}' is not refused; refused:${lines(named.map(({ shown }) => shown))}`);
    }
    if (found.reason.key !== reason || found.rule !== rule) {
      throw new ScenarioFailure(`'${wanted}' is refused by ${found.reason.key} (${found.rule})`);
    }
    const attempt = () => table.match.answer(seat, this.decision.id, [found.id]);
    if (this.decision.min <= 1) mustRefuse(table, attempt, 'illegal-option');
    return this;
  }

  /** The rule that makes the engine ask. */
  by(rule: RuleId): this {
    if (this.decision.rule !== rule) throw new ScenarioFailure(`asked by ${this.decision.rule}, not by ${rule}`);
    return this;
  }

  /** Picks these options; where one is asked for, one. */
  answers(...wanted: readonly string[]): Who {
    const { options } = this;
    const picks = wanted.map((name) => {
      const id = idOf(options, name);
      if (id === undefined) {
        throw new ScenarioFailure(`'${name}' is not offered; offered:${lines(options.map(({ shown }) => shown))}`);
      }
      return id;
    });
    this.player.table.give(this.player.seat, this.decision, picks);
    return this.answered();
  }

  private get options(): readonly NamedOption[] {
    return this.player.table.name(this.player.seat, this.decision.options);
  }
}

/** How a test writes an argument: a seat or card by its number, a card by its face, anything else as it is. */
type Wanted = number | string | boolean | null | readonly Wanted[];

function fits(arg: Arg | undefined, wanted: Wanted): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(arg) && arg.length === wanted.length && wanted.every((each: Wanted, i) => fits(arg[i] as Arg, each))
    );
  }
  if (typeof arg !== 'object' || arg === null) return arg === wanted;
  if ('seat' in arg) return arg.seat === wanted;
  if ('message' in arg) return arg.message.key === wanted;
  return 'face' in arg && (typeof wanted === 'string' ? arg.face === wanted : arg.card === wanted);
}

function mustOffer(options: readonly NamedOption[], wanted: readonly string[], found: readonly string[]): void {
  const ids = wanted.map((name) => idOf(options, name));
  const missing = wanted.filter((_, i) => ids[i] === undefined);
  const twice = wanted.filter((_, i) => ids[i] !== undefined && ids.indexOf(ids[i]) !== i);
  const surplus = options.filter(({ id }) => !ids.includes(id)).map(({ shown }) => shown);
  if (missing.length + twice.length + surplus.length === 0 && found.length === wanted.length) return;
  const parts = [
    missing.length > 0 ? `not offered:${lines(missing)}` : '',
    twice.length > 0 ? `named twice (write the second copy as name#2):${lines(twice)}` : '',
    surplus.length > 0 ? `offered besides:${lines(surplus)}` : '',
  ];
  throw new ScenarioFailure(parts.filter((part) => part !== '').join('\n'));
}

function mustRefuse<S extends CoreState>(table: Scenario<S>, attempt: () => void, code: KernelErrorCode): void {
  const before = table.match.digest();
  try {
    attempt();
  } catch (error) {
    if (!(error instanceof KernelError) || error.code !== code) throw error;
    if (table.match.digest() !== before) throw new ScenarioFailure(`refused with ${code}, but the match has changed`);
    return;
  }
  throw new ScenarioFailure(`not refused, ${code} was expected`);
}

const sorted = (seats: readonly Seat[]): string =>
  seats.length === 0 ? 'nobody' : [...seats].sort((a, b) => a - b).join(', ');

function describe({ seat, prompt, rule, options }: Decision): string {
  const ids = options.map(({ id }) => id).join(' ');
  return `seat ${seat}: ${prompt.key} (${rule}) ${ids}`;
}
