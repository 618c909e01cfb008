import type { Playable } from '@cantina/playable';
import type { ClockSettings } from '../live/messages.ts';
import type { ActRow } from '../store/schema.ts';
import { changeSeat, readTimes } from '../store/tables.ts';
import type { AnyMatch } from './acts.ts';
import { BotTurns, pauseBefore } from './bot-turns.ts';
import { Clockwork } from './clockwork.ts';
import { Hall } from './hall.ts';
import { botSeed } from './lesson.ts';
import { notice } from './notices.ts';
import type { Play } from './play.ts';
import { givenBack, isKeptFor, isReturning, type SeatChange, takenOver } from './stand-ins.ts';

export interface Answer {
  readonly client: string;
  readonly decision: number;
  readonly picks: readonly string[];
}

/** A table where bots sit, and play on for people who are late or away until they are back. */
export abstract class StandIns extends Hall {
  /** The game, while it is in memory. */
  protected play: Play | null = null;
  /** Only where bots sit. */
  private bots: BotTurns | null = null;

  abstract readonly playable: Playable;

  /** Gives an answer, of a person or a bot; see `Room`. */
  abstract answer(seat: number, answer: Answer, session: string | null): Promise<number>;

  /** Looks at the running game after everything that came before. */
  abstract look<T>(at: (match: AnyMatch) => T): Promise<T | null>;

  /** The match, read from the store when it is not in memory; inside the queue. */
  abstract loaded(): Promise<AnyMatch>;

  protected get areBotsBusy(): boolean {
    return this.bots?.busy === true;
  }

  /** The game leaves the memory; who is just thinking is heard. */
  protected forgetBots(): void {
    if (this.bots?.busy === false) this.bots = null;
  }

  protected stopBots(): void {
    this.bots?.stop();
  }

  /** Somebody is here again for whom a bot has played: the seat is theirs; inside the queue. */
  protected async welcomeBack(seat: number): Promise<void> {
    const row = this.table.seats[seat];
    if (!this.isPlaying || row === undefined || !isKeptFor(row)) return;
    await this.giveBack(seat);
    await this.metaChanged();
  }

  /** A person plays their seat again; inside the queue. */
  async giveBack(seat: number): Promise<void> {
    if (this.table.seats[seat]?.level === null) return;
    if (this.isPlaying) await this.loaded();
    await this.changeSeats([givenBack(seat, this.play?.isLate(seat) === true)]);
  }

  private async changeSeats(changes: readonly SeatChange[]): Promise<void> {
    for (const { seat, change, notice: text } of changes) {
      await changeSeat(this.house.store, this.id, seat, change);
      if (text !== null && this.isPlaying) await notice(this, text, { seat });
    }
  }

  /** The bot has answered for whoever was too late: from here on they play again. */
  protected async letReturn({ seat }: ActRow): Promise<void> {
    const row = seat === null ? undefined : this.table.seats[seat];
    if (!this.isPlaying || row === undefined || !isReturning(row)) return;
    await this.changeSeats([givenBack(row.seat, false)]);
    await this.metaChanged();
  }

  /** `own`: the last act was written by this process. */
  protected wakeBots(own: boolean): void {
    const { play, house, table } = this;
    if (play === null || this.closed || !this.isPlaying) return;
    const pause = pauseBefore(table.seats, {
      isFirst: own || !house.store.shared || this.version === 0,
      pause: this.audience.size > 0 ? house.settings.botPause : 0,
      unseenFor: this.attendance.unseenFor,
    });
    if (pause === null) return;
    this.bots ??= this.newBots();
    this.bots.wake(play.match.asked, pause);
  }

  protected windClock(): void {
    const clockwork = this.play?.clockwork;
    if (this.isPlaying) clockwork?.wind((seat) => this.table.seats[seat]?.level === null);
    else clockwork?.stop();
  }

  /** Null where people have not agreed on a clock. */
  protected async newClockwork(): Promise<Clockwork | null> {
    const { store } = this.house;
    const { clock } = this.table.row;
    if (clock === null || !this.isPlaying) return null;
    const times = await readTimes(store, this.id);
    const clockwork = new Clockwork(
      (seats) => this.quietly(() => this.timeIsUp(seats), 'the clock failed'),
      () => store.now(),
    );
    clockwork.set(JSON.parse(clock) as ClockSettings, this.seats, times);
    return clockwork;
  }

  private newBots(): BotTurns {
    return new BotTurns(this.house, {
      now: () => this.table,
      seedFor: (decision) => botSeed(this.playable, this.table.row, decision),
      look: (at) => this.look(at),
      answer: (seat, decision, picks) => this.answer(seat, { client: `bot-${decision}`, decision, picks }, null),
    });
  }

  /** A bot plays on for seats whose time is up. Their people may take them back; inside the queue. */
  private async timeIsUp(seats: readonly number[]): Promise<void> {
    await this.changeSeats(seats.filter((seat) => this.play?.isLate(seat) === true).map(takenOver));
    if (seats.length > 0) await this.metaChanged();
    this.wakeBots(true);
    this.windClock();
  }
}
