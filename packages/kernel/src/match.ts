import type { Interjection } from './ask.ts';
import { Beats, type Moment } from './beats.ts';
import { type Decision, seenMessage } from './decision.ts';
import { Driver } from './driver.ts';
import { KernelError, numberOf } from './errors.ts';
import { type GameEvent, type SeenEvent, seenBy } from './events.ts';
import type { Game } from './game.ts';
import { digest } from './hash.ts';
import type { Checkpoint, Entry, Undoable } from './history.ts';
import { dealerFor, type Hidden, hiddenFrom, redealFor } from './imagine.ts';
import { checkOptions } from './options.ts';
import type { SavedQuestion } from './questions.ts';
import type { Rng } from './random.ts';
import { INTERJECTION } from './renamed.ts';
import { answerOnPaper, type Save, saveVersion, type Transcript } from './save-format.ts';
import { checkSeed, commitment, rngFromSeed, type Seed } from './seed.ts';
import type { CoreState, Seat, Viewer } from './state.ts';
import type { Meet, Table } from './table.ts';
import { type View, viewOf } from './view.ts';
import { seatBit } from './zones.ts';

/** What is at the table before anybody has drawn a card. */
export interface TableKind {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface StartHow {
  readonly seed: Seed;
  /** Off in simulations: no events, no fingerprints, no undo history. */
  readonly record?: boolean;
  /** Told of every face, verb, decision and event that is met. */
  readonly meet?: Meet;
  /** Look at each beat, from the first step on; see `Match.watch`. */
  readonly watch?: boolean;
}

export type StartOptions = TableKind & StartHow;

/** What `restore` had to leave out because the rules now ask something else. */
export interface TakenBack {
  readonly answers: readonly Entry[];
}

/** One game at the table, from outside. Use `start` or `restore` to get one. */
export class Match<S extends CoreState = CoreState> extends Driver<S> {
  /** Set by `restore`. */
  takenBack: TakenBack | null = null;

  /** Every question that is open now, and what may be done besides. Empty when the game is over. */
  get pending(): readonly Decision[] {
    const decisions = this.openDecisions();
    if (this.game.interjections === undefined || this.questions.open.length === 0) return decisions;
    for (let seat = 0; seat < this.state.seats; seat++) {
      const interjections = this.interjectionsOf(seat);
      if (interjections.length > 0) decisions.push(this.interjectionDecision(seat, interjections));
    }
    return decisions;
  }

  /** The questions that wait for an answer, without what may be done besides: all that a bot needs. */
  get asked(): readonly Decision[] {
    return this.openDecisions();
  }

  /** Published at the start; the seed itself is revealed by `transcript` when the game is over. */
  get commitment(): string {
    return commitment(this.seed);
  }

  /** How many answers a restore would have to feed. */
  get tailLength(): number {
    return this.history.answers - this.history.latest.answers;
  }

  view(viewer: Viewer): View {
    this.checkViewer(viewer);
    return viewOf(this.game, this.state, viewer);
  }

  /** From now on `moments` tells of each step, or no more. While nobody watches nothing is kept, and nothing costs. */
  watch(on = true): this {
    if (on) this.beats ??= new Beats(this.game);
    else this.beats = null;
    this.table.beats = this.beats;
    return this;
  }

  /**
   * The last step (an answer and what followed from it, an undo, or the start) beat by beat: the table before it, and at
   * the end of each beat. The last moment is good until the next step. Empty when nobody watches.
   */
  get moments(): readonly Moment[] {
    return this.beats?.moments ?? [];
  }

  /** Whoever has told of the last step needs its moments no more. */
  forgetMoments(): void {
    this.beats?.forget();
  }

  /**
   * What happened from event number `since` on, as this viewer may read it. A restored match knows only what came after
   * its checkpoint.
   */
  log(viewer: Viewer, since = 0): SeenEvent[] {
    this.checkViewer(viewer);
    const bit = seatBit(viewer, this.state.seats);
    const seen: SeenEvent[] = [];
    for (let i = Math.max(0, since - this.firstEvent); i < this.events.length; i++) {
      const one = seenBy(this.events[i] as GameEvent, bit);
      if (one !== null) seen.push(one);
    }
    return seen;
  }

  /** How many events there were so far. */
  get eventCount(): number {
    return this.table.eventCount;
  }

  /** The last answer as it is remembered, so that a store can keep it beside the others. */
  get lastEntry(): Entry | undefined {
    return this.history.last;
  }

  /** Events with all they hide, for the host's store only; `eventFor` makes them fit to be sent. */
  recorded(since = 0): readonly GameEvent[] {
    return this.events.slice(Math.max(0, since - this.firstEvent));
  }

  /** Reads the whole state: for bots on an imagined match, odds and tests; never for what is sent to a viewer. */
  read<T>(look: (g: Table<S>) => T): T {
    return look(this.table);
  }

  /** A second match at the same point that goes its own way, without events. */
  fork(): Match<S> {
    this.history.expectForks();
    const twin = this.replay(this.history.latest, false);
    twin.questions.adopt(this.questions.open, this.questions.lastId);
    twin.undos = this.undos;
    return twin;
  }

  /** A fork in which everything that this seat can't know is dealt anew, dice to come included. */
  imagine(seat: Seat, rng: Rng): Match<S> {
    this.checkSeat(seat);
    return this.dealtAnew(seat, rng, hiddenFrom(this.game, this.state, seat));
  }

  private dealtAnew(seat: Seat, rng: Rng, hidden: readonly Hidden[]): Match<S> {
    const twin = this.fork();
    const redeal = redealFor(this.game, twin.state, seat, rng, hidden);
    twin.applyRedeal(redeal, seat);
    twin.history.note({ seat, picks: [], fingerprint: '', events: twin.eventCount, news: true, redeal });
    return twin;
  }

  /**
   * The same for many worlds of one moment. Where a step has just asked, which is where most questions are, a world costs
   * an eighth: nothing is fed, and what is unknown is looked for once.
   */
  imaginer(seat: Seat): (rng: Rng) => Match<S> {
    this.checkSeat(seat);
    const { game, seed, meet, questions } = this;
    if (!this.isAtStepStart || game.redeal !== undefined || questions.open.some(({ picked }) => picked !== null)) {
      const hidden = hiddenFrom(game, this.state, seat);
      return (rng) => this.dealtAnew(seat, rng, hidden);
    }
    const now = { answers: this.answerCount, events: this.eventCount };
    const deal = dealerFor(game, game.clone(this.state), seat);
    return (rng) => {
      try {
        const from = { state: deal(rng), ...now };
        const twin = new Match({ game, seed, record: false, from, meet }).begin();
        twin.questions.adopt(questions.open, questions.lastId);
        return twin;
      } catch (error) {
        // A deal in which there is nothing to ask: the slow way keeps the options of the real one
        if (error instanceof KernelError && error.code === 'rule-fault') return this.imagine(seat, rng);
        throw error;
      }
    };
  }

  /** What `undo` would take back for this seat, and whether the others have to agree. */
  undoable(seat: Seat): Undoable | null {
    return this.history.undoable(seat);
  }

  /**
   * Takes back the seat's last answer and all that came after it. Free while it brought no new information and nobody
   * else has answered since; beyond that the others must have agreed.
   */
  undo(seat: Seat, { consent = false } = {}): void {
    this.checkSeat(seat);
    const taken = this.undoable(seat);
    if (taken === null && this.history.isCut) throw new KernelError('undo-too-far', { answers: this.answerCount });
    if (taken === null) throw new KernelError('nothing-to-undo', { seat });
    if (!taken.free && !consent) throw new KernelError('undo-needs-consent', { seat });
    const { lastId } = this.questions;
    this.beginStep();
    this.rewind(this.answerCount - taken.answers);
    // What fell after that answer was seen; it does not fall again.
    this.undos++;
    this.endStep();
    this.questions.lastId = lastId;
    this.questions.renumber();
  }

  save(): Save<S> {
    const from = this.history.saved;
    const { answers, events } = from;
    const state = this.game.clone(from.state);
    // A match without a record knows no fingerprints; playing its last answers once more finds them.
    const { history } = this.record ? this : this.replay(from, true);
    return {
      version: saveVersion(this.seed),
      game: this.game.id,
      rules: this.game.version,
      faces: [...this.game.faces],
      seed: this.seed,
      checkpoint: { state, answers, events, digest: digest(state) },
      tail: structuredClone(history.since(from)),
      open: this.questions.saved,
      lastId: this.questions.lastId,
      ...(this.undos === 0 ? {} : { undos: this.undos }),
    };
  }

  /** The whole game for `verify`. Only when it is over, because it holds the seed. */
  transcript(): Transcript {
    if (this.outcome === null || this.all === null)
      throw new Error('a transcript exists only of a finished, recorded game');
    const { seats, options } = this.state;
    return structuredClone({
      version: saveVersion(this.seed),
      game: this.game.id,
      rules: this.game.version,
      seats,
      options,
      seed: this.seed,
      commitment: this.commitment,
      answers: this.all.map(answerOnPaper),
      outcome: this.outcome,
      digest: digest(this.state),
    });
  }

  /** Equal digests mean: nothing has changed. */
  digest(): string {
    const open = this.questions.open.map((each) => [each.id, each.picked?.map((picked) => picked.id)]);
    return digest([this.state, open, this.answerCount]);
  }

  /** Gives the open questions the ids they had in a save, as far as they are still the same. */
  adoptSaved(open: readonly SavedQuestion[], lastId: number): void {
    this.questions.adoptSaved(open, lastId);
  }

  /** A twin that was fed what came after a checkpoint. */
  private replay(from: Checkpoint<S>, record: boolean): Match<S> {
    const twin = new Match({ game: this.game, seed: this.seed, record, from, meet: this.meet });
    twin.begin().feed(this.history.since(from));
    return twin;
  }

  private openDecisions(): Decision[] {
    const decisions: Decision[] = [];
    for (const each of this.questions.open) if (each.picked === null) decisions.push(this.decision(each));
    return decisions;
  }

  private interjectionDecision(seat: Seat, interjections: readonly Interjection[]): Decision {
    return {
      id: this.interjectionId(seat),
      seat,
      kind: 'interjection',
      prompt: { key: INTERJECTION },
      rule: (interjections[0] as Interjection).rule,
      source: undefined,
      options: interjections.map(({ id, label }) => ({
        id,
        label: seenMessage(label, seat, this.state, this.game.faces),
      })),
      refused: [],
      min: 1,
      max: 1,
    };
  }

  private checkViewer(viewer: Viewer): void {
    if (viewer !== 'spectator') this.checkSeat(viewer);
  }
}

export const start = <S extends CoreState>(game: Game<S>, how: StartOptions): Match<S> =>
  startShuffled(game, setUp(game, how), how);

/**
 * Starts one match after the other at the same kind of table. It is set up once, and every match begins with a copy:
 * in simulations, setting up was a tenth of a short game.
 */
export function startMany<S extends CoreState>(game: Game<S>, table: TableKind): (how: StartHow) => Match<S> {
  const state = setUp(game, table);
  return (how) => startShuffled(game, game.clone(state), how);
}

function setUp<S extends CoreState>(game: Game<S>, { seats, options = {} }: TableKind): S {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new KernelError('wrong-seats', { min, max, given: numberOf(seats, 0) });
  return game.setup(seats, checkOptions(game, options));
}

function startShuffled<S extends CoreState>(
  game: Game<S>,
  state: S,
  { seed, record, meet, watch }: StartHow,
): Match<S> {
  state.rng = rngFromSeed(checkSeed(seed));
  return startFrom(game, state, { seed, meet, watch, ...(record === undefined ? {} : { record }) });
}

type StartFrom = Pick<StartHow, 'seed' | 'record'> & {
  readonly meet?: Meet | undefined;
  readonly watch?: boolean | undefined;
};

/** Begins at a given state; for tests that set the table by hand. */
export const startFrom = <S extends CoreState>(
  game: Game<S>,
  state: S,
  { seed, record = true, meet, watch }: StartFrom,
): Match<S> => new Match({ game, seed, record, meet, watch, from: { state, answers: 0, events: 0 } }).begin();
