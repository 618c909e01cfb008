import type { Redeal } from './imagine.ts';
import type { CoreState, Seat } from './state.ts';

/** A checkpoint is taken at the first step boundary after this many answers. */
const CHECKPOINT_EVERY = 4;
/** The same in a match that nobody goes back in: without a record, and not forked so far. */
const CHECKPOINT_SELDOM = 16;
/** The same in one without a record that is forked again and again: a fork is then fed nothing but the running step. */
const CHECKPOINT_ALWAYS = 1;
/** How many checkpoints a recorded match keeps, so that people can take back more than the last step. */
const CHECKPOINTS_KEPT = 64;
/** Others keep the one before the newest too: an answer that fails right after a checkpoint must lead back before it. */
const CHECKPOINTS_NEEDED = 2;
/** A save reaches back this many answers where it can, so that an undo is possible after a restore. */
const SAVED_TAIL = 24;

/** The state at a step boundary, and how many answers and events came before it. Its state is never written again. */
export interface Checkpoint<S extends CoreState> {
  readonly state: S;
  readonly answers: number;
  readonly events: number;
}

/** One answer as it is remembered. */
export interface Entry {
  readonly seat: Seat;
  readonly picks: readonly string[];
  /** Of the question it answers; for an interjection, of all questions open at that moment. */
  readonly fingerprint: string;
  /** How many events came before it. */
  readonly events: number;
  /** Whether it brought new information, so that it can't be taken back unasked. */
  news: boolean;
  readonly interjection?: boolean;
  /** How often answers had been taken back before it; other dice fall then. Missing: never. */
  readonly stir?: number;
  readonly redeal?: Redeal;
}

/** What `undo` would take back, and whether the others have to agree. */
export interface Undoable {
  readonly answers: number;
  readonly free: boolean;
}

/** What was answered so far: the last checkpoints, and the answers since the oldest of them. */
export class History<S extends CoreState> {
  private readonly checkpoints: Checkpoint<S>[];
  private readonly kept: number;
  private every: number;
  private readonly tail: Entry[] = [];
  /** How many answers were given so far. */
  answers: number;

  constructor(from: Checkpoint<S>, record: boolean) {
    this.checkpoints = [from];
    this.kept = record ? CHECKPOINTS_KEPT : CHECKPOINTS_NEEDED;
    this.every = record ? CHECKPOINT_EVERY : CHECKPOINT_SELDOM;
    this.answers = from.answers;
  }

  get latest(): Checkpoint<S> {
    return this.checkpoints[this.checkpoints.length - 1] as Checkpoint<S>;
  }

  /** The checkpoint a save is made from. */
  get saved(): Checkpoint<S> {
    return this.checkpoints.find((each) => this.answers - each.answers <= SAVED_TAIL) ?? this.latest;
  }

  get wantsCheckpoint(): boolean {
    return this.answers - this.latest.answers >= this.every;
  }

  /** Somebody forks the match, and will again: the fewer answers a fork has to be fed, the better. */
  expectForks(): void {
    this.every = Math.min(this.every, this.kept === CHECKPOINTS_NEEDED ? CHECKPOINT_ALWAYS : CHECKPOINT_EVERY);
  }

  /** Whether answers were given that are older than the oldest checkpoint. */
  get isCut(): boolean {
    return this.first > 0;
  }

  get last(): Entry | undefined {
    return this.tail.at(-1);
  }

  note(entry: Entry): void {
    this.tail.push(entry);
    this.answers++;
  }

  keep(checkpoint: Checkpoint<S>): void {
    this.checkpoints.push(checkpoint);
    if (this.checkpoints.length <= this.kept) return;
    const before = this.first;
    this.checkpoints.shift();
    this.tail.splice(0, this.first - before);
  }

  since(from: Checkpoint<S>): Entry[] {
    return this.tail.slice(from.answers - this.first);
  }

  /** The seat's last answer and all that came after it. What was before an imagined deal is not this match's own. */
  undoable(seat: Seat): Undoable | null {
    const index = this.tail.findLastIndex((entry) => entry.seat === seat || entry.redeal !== undefined);
    if (index < 0 || this.tail[index]?.redeal !== undefined) return null;
    const answers = this.tail.length - index;
    return { answers, free: answers === 1 && this.tail[index]?.news === false };
  }

  /** Forgets all answers after the given number. Returns those to feed again from the latest checkpoint. */
  cut(answers: number): Entry[] {
    while (this.latest.answers > answers) this.checkpoints.pop();
    const { latest } = this;
    this.answers = latest.answers;
    return this.tail.splice(latest.answers - this.first).slice(0, answers - latest.answers);
  }

  /** Number of the answer that `tail[0]` holds. */
  private get first(): number {
    return (this.checkpoints[0] as Checkpoint<S>).answers;
  }
}
