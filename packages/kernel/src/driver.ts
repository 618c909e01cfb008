import type { Asked, Flow, Interjection } from './ask.ts';
import { Beats } from './beats.ts';
import { FINISHED } from './cards.ts';
import { answerOf, check, checkPicks, type Decision, fingerprint, type Open, OpenDecision } from './decision.ts';
import { KernelError, numberOf } from './errors.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { type Checkpoint, type Entry, History } from './history.ts';
import type { Redeal } from './imagine.ts';
import { Questions } from './questions.ts';
import { stir } from './random.ts';
import { INTERJECTION, picksNow } from './renamed.ts';
import { type FaultReport, reportFault } from './report.ts';
import type { Seed } from './seed.ts';
import { type CoreState, isBelow, type Outcome, type Seat } from './state.ts';
import { type Meet, Table } from './table.ts';

/** More steps than this without a question means that the rules run in a circle. */
const STEPS_WITHOUT_QUESTION = 10_000;

export interface Origin<S extends CoreState> {
  readonly game: Game<S>;
  readonly seed: Seed;
  readonly record: boolean;
  readonly from: Checkpoint<S>;
  readonly meet?: Meet | undefined;
  /** Whether somebody looks at each beat, from the first step on. */
  readonly watch?: boolean | undefined;
}

/** Runs the rules: step by step up to a question, on with the answer, back to the question when a rule fails. */
export class Driver<S extends CoreState> {
  readonly game: Game<S>;
  /** What went wrong in the rules; each report reproduces its fault. */
  readonly faults: FaultReport<S>[] = [];

  protected readonly seed: Seed;
  protected readonly record: boolean;
  protected readonly meet: Meet | undefined;
  protected readonly history: History<S>;
  protected readonly questions = new Questions();
  /** All answers of a recorded match from its start, for the transcript; null when it did not begin here. */
  protected readonly all: Entry[] | null;
  protected readonly events: GameEvent[] = [];
  /** Number of the event that `events[0]` holds. */
  protected readonly firstEvent: number;
  protected table: Table<S>;
  protected beats: Beats<S> | null = null;
  /** How often answers were taken back so far. */
  undos = 0;
  private flow: Flow<void> | null = null;
  /** Where the running step began: answers, events, and draws of the generator until then. */
  private stepBegan: readonly [number, number, number] = [-1, -1, -1];

  constructor({ game, seed, record, from, meet, watch }: Origin<S>) {
    this.game = game;
    this.seed = seed;
    this.record = record;
    this.meet = meet;
    this.history = new History(from, record);
    this.all = record && from.answers === 0 ? [] : null;
    this.firstEvent = from.events;
    if (watch === true) this.beats = new Beats(game);
    this.table = this.tableFrom(from);
  }

  get outcome(): Outcome | null {
    return this.state.outcome;
  }

  /** How many answers were given so far. */
  get answerCount(): number {
    return this.history.answers;
  }

  /** Gives an answer. Throws a `KernelError` and changes nothing when it is not possible. */
  answer(seat: Seat, decision: number, picks: readonly string[]): void {
    if (decision < 0) this.interject(seat, decision, picks);
    else this.settle(this.openFor(seat, decision), picks);
  }

  /** Runs the first step up to its first question. */
  begin(): this {
    this.beginStep();
    try {
      this.run();
    } catch (error) {
      throw this.fault(error);
    }
    this.endStep();
    return this;
  }

  /** Feeds answers; stops before the first one whose question is not the recorded one. Returns how many were fed. */
  feed(entries: readonly Entry[], { compare = false } = {}): number {
    for (const [fed, entry] of entries.entries()) {
      if (entry.redeal !== undefined) {
        this.applyRedeal(entry.redeal, entry.seat);
        this.history.note(entry);
      } else if (entry.interjection === true) {
        const picks = compare ? this.interjected(entry) : entry.picks;
        if (picks === undefined) return fed;
        this.undos = entry.stir ?? 0;
        this.interject(entry.seat, this.interjectionId(entry.seat), picks);
      } else {
        const open = this.questions.open.find(({ seat, picked }) => seat === entry.seat && picked === null);
        if (open === undefined) return fed;
        const picks = compare ? this.answered(open, entry) : entry.picks;
        if (picks === undefined) return fed;
        this.undos = entry.stir ?? 0;
        this.settle(open, picks);
      }
    }
    return entries.length;
  }

  /** What a stored answer picks, by the ids of today; undefined where its question is not the one that is asked. */
  private answered(open: Open, { picks, fingerprint: then }: Entry): readonly string[] | undefined {
    return picksNow(this.game.renamed, [open], picks, (undone) => fingerprint(open, undone) === then);
  }

  private interjected({ seat, picks, fingerprint: then }: Entry): readonly string[] | undefined {
    const { questions } = this;
    const besides = { prompt: { key: INTERJECTION }, options: this.interjectionsOf(seat) };
    return picksNow(
      this.game.renamed,
      [...questions.open, besides],
      picks,
      (undone) => questions.fingerprint(undone) === then,
    );
  }

  protected get state(): S {
    return this.table.state as S;
  }

  /** Whether nothing has happened since the running step began: beginning it again asks the same. */
  get isAtStepStart(): boolean {
    const { stepBegan, now } = this;
    return this.outcome === null && stepBegan.every((each, i) => each === now[i]);
  }

  private get now(): readonly [number, number, number] {
    return [this.answerCount, this.table.eventCount, this.state.rng[3]];
  }

  private tableFrom(from: Checkpoint<S>): Table<S> {
    const table = new Table(this.game, this.game.clone(from.state) as Table<S>['state']);
    table.eventCount = from.events;
    table.events = this.record ? this.events : null;
    table.meet = this.meet ?? null;
    table.beats = this.beats;
    return table;
  }

  private openFor(seat: Seat, decision: number): Open {
    let asked = false;
    for (const open of this.questions.open) {
      if (open.seat !== seat || open.picked !== null) continue;
      if (open.id === decision) return open;
      asked = true;
    }
    if (this.outcome !== null) throw new KernelError('game-over', {});
    this.checkSeat(seat);
    throw asked ? new KernelError('stale-decision', { seat }) : new KernelError('not-asked', { seat });
  }

  protected decision(open: Open): Decision {
    return new OpenDecision(this.game.faces, this.state, open, this.noteFault, this.record);
  }

  private settle(open: Open, picks: readonly string[]): void {
    const picked = check(open, picks, this.refusedOf);
    const { table } = this;
    const entry: Entry = {
      seat: open.seat,
      picks: picked.map((each) => each.id),
      fingerprint: this.record ? fingerprint(open) : '',
      events: table.eventCount,
      news: false,
      ...(this.undos === 0 ? {} : { stir: this.undos }),
    };
    if (table.meet !== null) table.meet('decision', open.prompt.key);
    open.picked = picked;
    this.carry(entry, null);
  }

  private readonly refusedOf = (open: Open): Decision['refused'] => this.decision(open).refused;

  private interject(seat: Seat, decision: number, picks: readonly string[]): void {
    if (this.outcome !== null) throw new KernelError('game-over', {});
    this.checkSeat(seat);
    if (decision !== this.interjectionId(seat)) throw new KernelError('stale-decision', { seat });
    checkPicks(picks, 1, 1);
    const [pick] = picks as readonly [string];
    const chosen = this.interjectionsOf(seat).find((each) => each.id === pick);
    if (chosen === undefined) throw new KernelError('unknown-option', { option: pick });
    const entry: Entry = {
      seat,
      picks: [pick],
      fingerprint: this.record ? this.questions.fingerprint() : '',
      events: this.table.eventCount,
      news: false,
      interjection: true,
      ...(this.undos === 0 ? {} : { stir: this.undos }),
    };
    this.carry(entry, chosen);
  }

  /** Carries out one answer. A fault in a rule leads back to the question before it. */
  private carry(entry: Entry, interjection: Interjection | null): void {
    const { table } = this;
    const { open, lastId } = this.questions;
    table.actor = entry.seat;
    table.news = false;
    this.beginStep();
    this.history.note(entry);
    if (entry.stir !== undefined) stir(this.state.rng, entry.stir);
    try {
      if (interjection === null) this.goOn();
      else {
        interjection.run();
        this.questions.askAgain();
      }
    } catch (error) {
      if (error !== FINISHED) {
        const fault = this.fault(error);
        this.rewind(this.answerCount - 1);
        this.beats?.forget();
        this.questions.adopt(open, lastId);
        throw fault;
      }
      this.end();
    }
    entry.news = table.news;
    this.all?.push(entry);
    this.endStep();
  }

  protected beginStep(): void {
    this.beats?.begin(this.state, this.table.eventCount);
  }

  protected endStep(): void {
    this.beats?.end(this.state, this.table.eventCount);
  }

  /** Goes on with the rules when every question is answered. */
  private goOn(): void {
    const { open } = this.questions;
    const only = open[0];
    const second = open[1];
    if (only === undefined || this.flow === null) return;
    if (second !== undefined) {
      if (open.some((each) => each.picked === null)) return;
      // The last one to answer learns what the others have picked in secret.
      this.table.news = true;
    }
    const result = this.flow.next(second === undefined ? answerOf(only) : open.map(answerOf));
    if (result.done === true) this.run();
    else this.present(result.value);
  }

  /** Runs steps until one of them asks, taking checkpoints on the way. */
  private run(): void {
    try {
      for (let steps = 0; steps < STEPS_WITHOUT_QUESTION; steps++) {
        const { step, outcome } = this.state;
        if (outcome !== null) {
          this.end();
          return;
        }
        if (this.history.wantsCheckpoint) this.checkpoint();
        this.stepBegan = this.now;
        this.flow = this.game.steps[step as S['step']](this.table);
        const result = this.flow.next();
        if (result.done !== true) {
          this.present(result.value);
          return;
        }
      }
      throw new Error(`stuck: ${STEPS_WITHOUT_QUESTION} steps without a question, the last one ${this.state.step}`);
    } catch (error) {
      if (error !== FINISHED) throw error;
      this.end();
    }
  }

  private present(asked: Asked): void {
    // Rules that ask on while `finish` leads out of them ask in vain: the game is over.
    if (this.outcome !== null) this.end();
    else this.questions.ask(asked, this.state.seats);
  }

  private end(): void {
    // The seed may be revealed now, so the end can't be taken back unasked.
    this.table.news = true;
    this.flow = null;
    this.questions.close();
  }

  private checkpoint(): void {
    this.history.keep({
      state: this.game.clone(this.state),
      answers: this.answerCount,
      events: this.table.eventCount,
    });
  }

  /** Goes back to the point after the given number of answers. */
  protected rewind(answers: number): void {
    const again = this.history.cut(answers);
    const { latest } = this.history;
    this.all?.splice(latest.answers);
    this.events.splice(latest.events - this.firstEvent);
    // What is played once more on the way back is nothing to be seen.
    const { beats } = this;
    this.beats = null;
    this.table = this.tableFrom(latest);
    const { undos } = this;
    this.begin().feed(again);
    this.undos = undos;
    this.beats = beats;
    this.table.beats = beats;
  }

  protected readonly noteFault = (error: unknown): FaultReport<S> => {
    const { latest } = this.history;
    const report = reportFault(this.game, latest, this.history.since(latest), error);
    // The same thing tried again and again is one fault.
    if (!this.faults.some((each) => each.id === report.id)) this.faults.push(report);
    return report;
  };

  private fault(error: unknown): KernelError {
    return new KernelError('rule-fault', { detail: this.noteFault(error).id }, undefined, { cause: error });
  }

  protected applyRedeal({ faces, rng, state }: Redeal, seat: Seat): void {
    const s = this.state;
    for (const [card, face] of faces) s.cards.face[card] = face;
    s.rng = [...rng];
    if (state !== undefined) Object.assign(s, structuredClone(state));
    this.questions.reconsider(seat);
  }

  /** What a seat may do besides. Rules that fail to say so offer nothing. */
  protected interjectionsOf(seat: Seat): readonly Interjection[] {
    try {
      return this.game.interjections?.(this.table, seat) ?? [];
    } catch (error) {
      this.noteFault(error);
      return [];
    }
  }

  protected interjectionId(seat: Seat): number {
    return -(this.questions.lastId * (this.state.seats + 1) + seat + 1);
  }

  protected checkSeat(seat: Seat): void {
    if (!isBelow(seat, this.state.seats)) throw new KernelError('unknown-seat', { seat: numberOf(seat, -1) });
  }
}
