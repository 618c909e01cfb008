import { KernelError } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { ServerError } from '../errors.ts';
import type { ActRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { type ActFacts, type AnyMatch, actRow, entryOf, isAnswer } from './acts.ts';
import type { Clockwork } from './clockwork.ts';
import { endingOf } from './ending.ts';
import type { House } from './house.ts';
import { Keeper } from './keeper.ts';
import { feed, loadMatch } from './load.ts';
import type { Requests } from './requests.ts';

/** What somebody does in the match; says how it is to be stored. */
export type Deed = (match: AnyMatch) => Pick<ActFacts, 'kind' | 'entry' | 'eventsBefore' | 'decision' | 'back'>;

export const answering =
  (seat: number, decision: number, picks: readonly string[]): Deed =>
  (match) => {
    const eventsBefore = match.eventCount;
    match.answer(seat, decision, picks);
    const entry = match.lastEntry;
    return { kind: entry?.interjection === true ? 'interjection' : 'answer', entry, eventsBefore, decision };
  };

/** Takes back the last answer of a seat. */
export const takingBack =
  (seat: number, isAgreed: () => boolean): Deed =>
  (match) => {
    const back = match.undoable(seat)?.answers ?? 0;
    match.undo(seat, { consent: isAgreed() });
    return { kind: 'undo', back, eventsBefore: match.eventCount };
  };

/** The table at which something is done. */
export interface At {
  readonly table: StoredTable;
  readonly playable: Playable;
  /** The number of the newest act. */
  readonly version: number;
  /** Whether somebody looks on, who sees it beat by beat. */
  readonly isWatched: boolean;
}

/** Who asks for something, and under which id. */
export interface Request {
  readonly seat: number;
  readonly client: string;
}

/** What has happened and is durable, so that everybody may see it. */
export interface Done {
  readonly act: ActRow;
  /** How many events there were before it. */
  readonly eventsBefore: number;
}

/** The game of one table while it is in memory: it is played on here and kept. Whoever has to hear of it is told elsewhere. */
export class Play {
  /** Whether something has happened in it since it was read. */
  isPlayed = false;

  private constructor(
    readonly match: AnyMatch,
    private readonly keeper: Keeper,
    private readonly requests: Requests,
    /** Only where people have agreed on a clock. */
    readonly clockwork: Clockwork | null,
  ) {}

  static async read(
    { store, log }: Pick<House, 'store' | 'log'>,
    { game }: Pick<Playable, 'game'>,
    { row, seats }: StoredTable,
    requests: Requests,
    clockwork: Clockwork | null,
  ): Promise<{ play: Play; version: number }> {
    const { match, version, recent, wantsSnapshot } = await loadMatch(store, game, row, seats.length);
    for (const act of recent) requests.remember(act);
    const play = new Play(match, new Keeper(store, log, row.id), requests, clockwork);
    if (wantsSnapshot) play.snapshot(version);
    return { play, version };
  }

  /** Whether it is this seat that has used up its time. */
  isLate(seat: number): boolean {
    return this.clockwork?.isOver(seat) === true;
  }

  /** Does something and keeps it. A number: this was done before. Null: another process was faster. */
  async perform(at: At, request: Request, deed: Deed, now: number): Promise<Done | number | null> {
    const known = this.requests.remembered(request.seat, request.client);
    if (known !== undefined) return known;
    const { status, id } = at.table.row;
    if (status !== 'playing' && status !== 'finished') throw new ServerError('not-playing', {});
    const done = await this.attempt(at, request, deed);
    if (typeof done === 'number') return done;
    const act = actRow(this.match, { ...done, ...request, table: id, n: at.version + 1, at: now });
    if (!(await this.keep(at, act))) return null;
    this.note(act);
    return { act, eventsBefore: done.eventsBefore };
  }

  /** Plays an act of another process; null when it can't be played from here. */
  follow(act: ActRow, { version, isWatched }: Pick<At, 'version' | 'isWatched'>): Done | null {
    const { match } = this;
    if (!isAnswer(act) || act.n !== version + 1) return null;
    const eventsBefore = match.eventCount;
    match.watch(isWatched);
    if (feed(match, [entryOf(act)]) === 0) return null;
    this.note(act);
    return { act, eventsBefore };
  }

  wantsSnapshot(act: ActRow): boolean {
    return this.keeper.wantsSnapshot(act);
  }

  snapshot(version: number): void {
    this.keeper.snapshot(this.match, version);
  }

  private note(act: ActRow): void {
    this.isPlayed = true;
    this.requests.remember(act);
    this.clockwork?.note(act);
  }

  private keep({ table, playable }: At, act: ActRow): Promise<boolean> {
    const { match, keeper } = this;
    const { outcome } = match;
    return keeper.act(match, act, outcome === null ? null : endingOf(table, playable, match, outcome, act.at));
  }

  /** What the rules refuse may have been done long ago, by the same request sent before. */
  private async attempt(at: At, { seat, client }: Request, deed: Deed): Promise<ReturnType<Deed> | number> {
    try {
      if (at.table.row.status === 'finished') throw new KernelError('game-over', {});
      this.match.watch(at.isWatched);
      return deed(this.match);
    } catch (error) {
      const before = error instanceof KernelError ? await this.requests.doneBefore(seat, client) : null;
      if (before === null) throw error;
      return before;
    }
  }
}
