import type { Viewer } from '@cantina/kernel';
import { unhurried } from '../later.ts';
import type { Presence } from '../live/messages.ts';
import type { StoredTable } from '../store/tables.ts';
import { seatsIn } from './acts.ts';
import type { House } from './house.ts';
import { type Here, hereOf, NOBODY, presenceElsewhere, presenceOf, tellPresence } from './presence.ts';

/** Many come or go at once when a server restarts; they are told of together. */
const PAUSE = 30;

/** Who is connected to one table, here and elsewhere, and since when others are not. Seats are one bit each. */
export class Attendance {
  private readonly table: string;
  private elsewhere: Here = NOBODY;
  private timer: NodeJS.Timeout | undefined;
  private awayTimer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  /** Seats that were here when somebody came or went last. */
  private present = 0;
  /** Seats of whose absence everybody knows. */
  private toldAway = 0;
  /** Per seat: when it was seen last, by a clock that nobody sets. */
  private readonly seenAt: number[];
  /** When anybody was here last. */
  private lookedAt = performance.now();

  constructor(
    private readonly house: Pick<House, 'store' | 'log' | 'settings'>,
    { row, seats }: StoredTable,
    /** From where people look right now, at this process. */
    private readonly audience: { readonly viewers: Iterable<Viewer> },
    /** Called when it has changed who is here. */
    private readonly tell: () => void,
  ) {
    this.table = row.id;
    this.seenAt = seats.map(() => performance.now());
  }

  private get seats(): number {
    return this.seenAt.length;
  }

  get now(): Presence {
    const { here, elsewhere } = this;
    const { seats, spectators } = presenceOf(this.seats, here, elsewhere);
    return { seats, spectators, away: seats.map((isHere, seat) => !isHere && this.isAway(seat)) };
  }

  /** For how many milliseconds a seat has not been here. */
  awayFor(seat: number): number {
    if (((this.here.seats | this.elsewhere.seats) & (1 << seat)) !== 0) return 0;
    return this.unseen(seat);
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
      const { table } = this;
      const { store, log } = this.house;
      this.tell();
      if (!store.shared) return;
      tellPresence(store, table, this.here)
        .then(() => store.tell(table, 'here', 0))
        .catch((error: unknown) => log.warn({ table, err: error }, 'presence could not be told'));
    }, PAUSE);
  }

  /** Looks who is connected to other processes; true when that has changed. */
  async lookElsewhere(): Promise<boolean> {
    const { store } = this.house;
    if (!store.shared) return false;
    const before = JSON.stringify(this.elsewhere);
    this.note();
    this.elsewhere = await presenceElsewhere(store, this.table);
    this.note();
    return JSON.stringify(this.elsewhere) !== before;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.awayTimer);
  }

  /** Whoever is here, or was until this moment, has been seen now. */
  private note(): void {
    const { here, elsewhere } = this;
    const seats = here.seats | elsewhere.seats;
    const seen = seats | this.present;
    const now = performance.now();
    for (const seat of seatsIn(seen)) this.seenAt[seat] = now;
    if (seen !== 0 || here.spectators + elsewhere.spectators > 0) this.lookedAt = now;
    this.present = seats;
    this.expectAbsence(seats);
  }

  /** Tells everybody when somebody begins to count as away, once for each absence. */
  private expectAbsence(here: number): void {
    clearTimeout(this.awayTimer);
    this.awayTimer = undefined;
    this.toldAway &= ~here;
    const missing = ((1 << this.seats) - 1) & ~here & ~this.toldAway;
    if (this.stopped || missing === 0) return;
    const left = seatsIn(missing).map((seat) => Math.max(0, this.awayAfter - this.unseen(seat)));
    this.awayTimer = setTimeout(
      () => {
        const { seats } = this.here;
        const present = seats | this.elsewhere.seats;
        for (const seat of this.seenAt.keys())
          if ((present & (1 << seat)) === 0 && this.isAway(seat)) this.toldAway |= 1 << seat;
        this.tell();
        this.expectAbsence(present);
      },
      Math.min(...left) + 1,
    );
    unhurried(this.awayTimer);
  }

  private get awayAfter(): number {
    return this.house.settings.awayMilliseconds;
  }

  /** For a seat that is not here. */
  private isAway(seat: number): boolean {
    return this.unseen(seat) >= this.awayAfter;
  }

  private unseen(seat: number): number {
    return performance.now() - (this.seenAt[seat] ?? 0);
  }

  private get here(): Here {
    return hereOf(this.audience.viewers);
  }
}
