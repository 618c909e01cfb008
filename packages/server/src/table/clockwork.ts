import type { ClockSettings, SeatClock } from '../live/messages.ts';
import type { ActRow } from '../store/schema.ts';
import { Clock } from './clock.ts';

/** Timers can't wait longer than this; they are wound up again then. */
const LONGEST = 2 ** 30;

/** The clock of one table, where people have agreed on one: rings when somebody's time is up. */
export class Clockwork {
  private clock: Clock | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** Gets the seats whose time is up, and winds the clock again. */
    private readonly ring: (seats: readonly number[]) => void,
  ) {}

  get isRunning(): boolean {
    return this.timer !== undefined;
  }

  get left(): readonly SeatClock[] | null {
    return this.clock?.left(Date.now()) ?? null;
  }

  /** Begins with the time that was used so far. */
  set(settings: ClockSettings, seats: number, used: readonly Pick<ActRow, 'n' | 'seat' | 'asked' | 'at'>[]): void {
    this.clock = new Clock(settings, seats, used);
  }

  note(act: ActRow): void {
    this.clock?.note(act);
  }

  /** Waits for the next seat whose time will be up, if a person plays it. */
  wind(isPerson: (seat: number) => boolean): void {
    this.stop();
    if (this.clock === null) return;
    const { over, next } = this.clock.due(Date.now());
    const late = over.filter(isPerson);
    if (late.length === 0 && next === null) return;
    const wait = late.length > 0 ? 0 : Math.min((next ?? 0) - Date.now(), LONGEST);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.ring(late);
    }, wait);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  forget(): void {
    this.stop();
    this.clock = null;
  }
}
