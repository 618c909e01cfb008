import type { ClockSettings, SeatClock } from '../live/messages.ts';
import type { ActRow } from '../store/schema.ts';

type Moment = Pick<ActRow, 'asked' | 'at' | 'seat'>;

/**
 * Time per seat. Each answer has its own time first, then the reserve is used up. Everything follows from when seats were
 * asked, so a restart changes nothing.
 */
export class Clock {
  private readonly used: number[];
  private readonly since: (number | null)[];

  constructor(
    private readonly settings: ClockSettings,
    seats: number,
    moments: readonly Moment[],
  ) {
    this.used = new Array<number>(seats).fill(0);
    this.since = new Array<number | null>(seats).fill(null);
    for (const moment of moments) this.note(moment);
  }

  /** Something happened: whoever did it, or is asked no more, has used time; others who are asked still use theirs. */
  note({ asked, at, seat: actor }: Moment): void {
    for (let seat = 0; seat < this.used.length; seat++) {
      const began = this.since[seat] ?? null;
      const isAsked = ((asked >> seat) & 1) === 1;
      if (isAsked && began !== null && seat !== actor) continue;
      if (began !== null) this.used[seat] = (this.used[seat] ?? 0) + this.beyond(at - began);
      this.since[seat] = isAsked ? at : null;
    }
  }

  /** The clock by which everybody was asked was set: the time in between counts for nobody. */
  shift(milliseconds: number): void {
    this.since.forEach((began, seat) => {
      if (began !== null) this.since[seat] = began + milliseconds;
    });
  }

  /** What each seat has left, in seconds. */
  left(now: number): SeatClock[] {
    return this.used.map((used, seat) => {
      const began = this.since[seat] ?? null;
      const running = began === null ? 0 : this.beyond(now - began);
      const { reserve, perAnswer } = this.settings;
      return {
        reserve: Math.max(0, reserve - Math.ceil((used + running) / 1000)),
        answer: began === null ? null : Math.max(0, perAnswer - Math.floor((now - began) / 1000)),
      };
    });
  }

  /** The seats whose time is up, and when the next one's will be. */
  due(now: number): { readonly over: readonly number[]; readonly next: number | null } {
    const over: number[] = [];
    let next: number | null = null;
    this.since.forEach((began, seat) => {
      if (began === null) return;
      const { reserve, perAnswer } = this.settings;
      const end = began + perAnswer * 1000 + Math.max(0, reserve * 1000 - (this.used[seat] ?? 0));
      if (end <= now) over.push(seat);
      else next = next === null ? end : Math.min(next, end);
    });
    return { over, next };
  }

  private beyond(milliseconds: number): number {
    return Math.max(0, milliseconds - this.settings.perAnswer * 1000);
  }
}
