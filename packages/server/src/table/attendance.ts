import type { Viewer } from '@cantina/kernel';
import { unhurried } from '../later.ts';
import type { Presence } from '../live/messages.ts';
import type { Log } from '../logging.ts';
import type { Store } from '../store/store.ts';
import { type Here, hereOf, NOBODY, presenceElsewhere, presenceOf, tellPresence } from './presence.ts';

/** Many come or go at once when a server restarts; they are told of together. */
const PAUSE = 30;

export interface AttendanceOf {
  readonly table: string;
  readonly seats: number;
  /** Somebody counts as away only after so many milliseconds: a page that is loaded again is no absence. */
  readonly awayAfter: number;
  readonly store: Store;
  readonly log: Log;
  /** From where people look right now, at this process. */
  readonly viewers: () => readonly Viewer[];
  /** Called when it has changed who is here. */
  readonly tell: () => void;
}

/** Who is connected to one table, here and elsewhere, and since when others are not. */
export class Attendance {
  private elsewhere: Here = NOBODY;
  private timer: NodeJS.Timeout | undefined;
  private awayTimer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  /** Seats of whose absence everybody knows. */
  private readonly toldAway = new Set<number>();
  /** Per seat: when it was seen last, by a clock that nobody sets. */
  private readonly seenAt: number[];
  /** When anybody was here last. */
  private lookedAt = performance.now();

  constructor(private readonly of: AttendanceOf) {
    this.seenAt = new Array<number>(of.seats).fill(performance.now());
  }

  get now(): Presence {
    const { seats, spectators } = presenceOf(this.of.seats, this.here, this.elsewhere);
    return { seats, spectators, away: seats.map((_, seat) => this.awayFor(seat) >= this.of.awayAfter) };
  }

  /** For how many milliseconds a seat has not been here. */
  awayFor(seat: number): number {
    if (this.isHere(seat)) return 0;
    return performance.now() - (this.seenAt[seat] ?? 0);
  }

  /** For how many milliseconds nobody has looked at this table. */
  get unseenFor(): number {
    const { here, elsewhere } = this;
    if (here.seats + here.spectators + elsewhere.seats + elsewhere.spectators > 0) return 0;
    return performance.now() - this.lookedAt;
  }

  /** Nobody has looked for long: for tables that are opened only because something is left to do there. */
  wasNeverSeen(): void {
    if (this.unseenFor > 0) this.lookedAt = Number.NEGATIVE_INFINITY;
  }

  /** Somebody has come or gone. */
  changed(): void {
    this.note();
    if (this.stopped || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const { table, store, log, tell } = this.of;
      tell();
      if (!store.shared) return;
      tellPresence(store, table, this.here)
        .then(() => store.tell(table, 'here', 0))
        .catch((error: unknown) => log.warn({ table, err: error }, 'presence could not be told'));
    }, PAUSE);
  }

  /** Looks who is connected to other processes; true when that has changed. */
  async lookElsewhere(): Promise<boolean> {
    const { store, table } = this.of;
    if (!store.shared) return false;
    const before = JSON.stringify(this.elsewhere);
    this.note();
    this.elsewhere = await presenceElsewhere(store, table);
    this.note();
    return JSON.stringify(this.elsewhere) !== before;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.awayTimer);
  }

  private present: readonly boolean[] = [];

  /** Whoever is here, or was until this moment, has been seen now. */
  private note(): void {
    const { seats, spectators } = presenceOf(this.of.seats, this.here, this.elsewhere);
    const now = performance.now();
    seats.forEach((isHere, seat) => {
      if (isHere || this.present[seat] === true) this.seenAt[seat] = now;
    });
    if (seats.includes(true) || spectators > 0 || this.present.includes(true)) this.lookedAt = now;
    this.present = seats;
    this.expectAbsence();
  }

  /** Tells everybody when somebody begins to count as away, once for each absence. */
  private expectAbsence(): void {
    clearTimeout(this.awayTimer);
    const left = this.seenAt.flatMap((_, seat) => {
      if (this.isHere(seat)) this.toldAway.delete(seat);
      return this.isHere(seat) || this.toldAway.has(seat) ? [] : [Math.max(0, this.of.awayAfter - this.awayFor(seat))];
    });
    if (this.stopped || left.length === 0) return;
    this.awayTimer = setTimeout(
      () => {
        for (const seat of this.seenAt.keys()) if (this.awayFor(seat) >= this.of.awayAfter) this.toldAway.add(seat);
        this.of.tell();
        this.expectAbsence();
      },
      Math.min(...left) + 1,
    );
    unhurried(this.awayTimer);
  }

  private isHere(seat: number): boolean {
    return (((this.here.seats | this.elsewhere.seats) >> seat) & 1) === 1;
  }

  private get here(): Here {
    return hereOf(this.of.viewers());
  }
}
