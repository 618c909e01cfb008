import type { ClockSettings, SeatClock } from '../live/messages.ts';
import type { ActRow } from '../store/schema.ts';
import { Clock } from './clock.ts';

/** Timers can't wait longer than this; they are wound up again then. */
const LONGEST = 2 ** 30;
/** A clock of the machine that is ahead of its own pulse by more than this was set, or the machine has slept. */
const JUMP = 2000;

/** The clock of one table, where people have agreed on one: rings when somebody's time is up. */
export class Clockwork {
  private clock: Clock | null = null;
  private timer: NodeJS.Timeout | undefined;
  /** The two clocks of this machine when they were compared last. */
  private wall: number;
  private pulse: number;

  constructor(
    /** Gets the seats whose time is up, and winds the clock again. */
    private readonly ring: (seats: readonly number[]) => void,
    private readonly now: () => number = Date.now,
    private readonly pulseNow: () => number = () => performance.now(),
  ) {
    this.wall = now();
    this.pulse = pulseNow();
  }

  get isRunning(): boolean {
    return this.timer !== undefined;
  }

  /** When the next seat's time will be up; null when nobody's will. */
  get deadline(): number | null {
    if (this.clock === null || !this.isRunning) return null;
    const { over, next } = this.clock.due(this.now());
    return over.length > 0 ? this.now() : next;
  }

  get left(): readonly SeatClock[] | null {
    if (this.clock === null) return null;
    this.forgiveJumps();
    return this.clock.left(this.now());
  }

  /** Whether a seat has used up its time for what it is asked now. */
  isOver(seat: number): boolean {
    this.forgiveJumps();
    return this.clock?.due(this.now()).over.includes(seat) ?? false;
  }

  /** Begins with the time that was used so far. */
  set(settings: ClockSettings, seats: number, used: readonly Pick<ActRow, 'n' | 'seat' | 'asked' | 'at'>[]): void {
    this.wall = this.now();
    this.pulse = this.pulseNow();
    this.clock = new Clock(settings, seats, used);
  }

  note(act: ActRow): void {
    if (this.clock === null) return;
    this.forgiveJumps();
    this.clock.note(act);
  }

  /** Waits for the next seat whose time will be up, if a person plays it. */
  wind(isPerson: (seat: number) => boolean): void {
    this.stop();
    if (this.clock === null) return;
    this.forgiveJumps();
    const { over, next } = this.clock.due(this.now());
    const late = over.filter(isPerson);
    if (late.length === 0 && next === null) return;
    const wait = late.length > 0 ? 0 : Math.min((next ?? 0) - this.now(), LONGEST);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.ring(late);
    }, wait);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Nobody had the time by which the machine's clock was set forward. */
  private forgiveJumps(): void {
    const wall = this.now();
    const pulse = this.pulseNow();
    const jump = wall - this.wall - (pulse - this.pulse);
    this.wall = wall;
    this.pulse = pulse;
    if (Math.abs(jump) > JUMP) this.clock?.shift(jump);
  }
}
