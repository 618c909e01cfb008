import type { ClockSettings, SeatClock } from '../live/messages.ts';
import type { ActRow } from '../store/schema.ts';
import { readTimes } from '../store/tables.ts';
import { Clock } from './clock.ts';
import type { Room } from './room.ts';

/** Timers can't wait longer than this; they are wound up again then. */
const LONGEST = 2 ** 30;

/** The clock of one table, where people have agreed on one: rings when somebody's time is up. */
export class Clockwork {
  private clock: Clock | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly room: Room,
    /** Gets the seats whose time is up; inside the queue. */
    private readonly ring: (seats: readonly number[]) => Promise<void>,
  ) {}

  get isRunning(): boolean {
    return this.timer !== undefined;
  }

  get left(): readonly SeatClock[] | null {
    return this.clock?.left(Date.now()) ?? null;
  }

  /** Reads what time was used so far. */
  async load(): Promise<void> {
    const { table, house, id, seats } = this.room;
    const { clock, status } = table.row;
    const settings = clock === null || status !== 'playing' ? null : (JSON.parse(clock) as ClockSettings);
    this.clock = settings === null ? null : new Clock(settings, seats, await readTimes(house.store, id));
  }

  note(act: ActRow): void {
    this.clock?.note(act);
  }

  /** Waits for the next seat whose time will be up. */
  wind(): void {
    this.stop();
    const { table, house } = this.room;
    if (this.clock === null || table.row.status !== 'playing') return;
    const { over, next } = this.clock.due(Date.now());
    const late = over.filter((seat) => table.seats[seat]?.level === null);
    if (late.length === 0 && next === null) return;
    const wait = late.length > 0 ? 0 : Math.min((next ?? 0) - Date.now(), LONGEST);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.room
        .run(async () => {
          await this.ring(late);
          this.wind();
        })
        .catch((error: unknown) => house.log.error({ table: this.room.id, err: error }, 'the clock failed'));
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
