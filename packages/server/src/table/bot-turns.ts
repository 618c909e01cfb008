import { isLevel, type Level, type Picks, randomPicks } from '@cantina/bots';
import { type Decision, KernelError, newSeed, rngFromSeed } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import type { ActRow } from '../store/schema.ts';
import { changeSeat } from '../store/tables.ts';
import { type AnyMatch, seatsIn } from './acts.ts';
import type { Room } from './room.ts';

/** A process that only heard of an act gives the one that wrote it this long to let its bots think. */
const TAKE_OVER_AFTER = 1000;
/** A bot that runs into a fault of the rules tries so many other answers. */
const OTHER_TRIES = 3;
const TAKES_OVER: Level = 'quick';
/** When the store can't be reached, a bot tries again after this. */
const TRY_AGAIN_AFTER = 1000;

/** A question for a bot, with the save to think about; without one where there is nothing to think about. */
interface Asked {
  readonly decision: Decision;
  readonly save: unknown;
}

/** The bots of one table: looks whether one is asked, lets it think elsewhere, answers for it. */
export class BotTurns {
  /** Decisions that are thought about now. */
  private readonly thinking = new Set<number>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private askedBefore = 0;
  private stopped = false;

  constructor(private readonly room: Room) {}

  get busy(): boolean {
    return this.thinking.size > 0;
  }

  /** `own`: the last act was written by this process. */
  look(match: AnyMatch, own: boolean): void {
    const { table, house } = this.room;
    if (this.stopped || table.row.status !== 'playing' || !table.seats.some((seat) => seat.level !== null)) return;
    for (const decision of match.pending) {
      const level = table.seats[decision.seat]?.level ?? null;
      if (decision.kind !== 'question' || level === null || this.thinking.has(decision.id)) continue;
      const watched = this.room.audience.size > 0;
      const first = own || !house.store.shared || this.room.version === 0;
      const pause = first ? (watched ? house.settings.botPause : 0) : TAKE_OVER_AFTER + Math.random() * 500;
      this.thinking.add(decision.id);
      this.later(pause, () => this.turn(decision.id, decision.seat, isLevel(level) ? level : TAKES_OVER));
    }
  }

  /** A bot plays on for seats whose time is up. Their people may take them back; inside the queue. */
  async takeOver(seats: readonly number[]): Promise<void> {
    const { store } = this.room.house;
    for (const seat of seats) await changeSeat(store, this.room.id, seat, { level: TAKES_OVER });
    if (seats.length > 0) await this.room.metaChanged();
    if (this.room.match !== null) this.look(this.room.match, true);
  }

  /** Calls those who are asked now, were not asked before and are not here. */
  notify(act: ActRow): void {
    const fresh = act.asked & ~this.askedBefore;
    this.askedBefore = act.asked;
    const { table, house } = this.room;
    const present = this.room.attendance.now;
    for (const seat of seatsIn(fresh)) {
      const { webhook = null, level = null, name = '' } = table.seats[seat] ?? {};
      if (webhook === null || level !== null || present.seats[seat] === true) continue;
      const { id, game } = table.row;
      house.notifier.yourTurn({ table: id, name: table.row.name, game, seat, player: name, webhook });
    }
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.thinking.clear();
  }

  private later(milliseconds: number, action: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      action().catch((error: unknown) =>
        this.room.house.log.error({ table: this.room.id, err: error }, 'a bot failed'),
      );
    }, milliseconds);
    this.timers.add(timer);
  }

  private async turn(id: number, seat: number, level: Level): Promise<void> {
    try {
      for (let i = 0; i < OTHER_TRIES && !this.stopped; i++) {
        const found = await this.room.run(() => this.question(id, seat, level));
        if (found === null) break;
        const picks = (i === 0 ? await this.think(found, level) : null) ?? anyPicks(found.decision);
        // Somebody may have taken the seat back meanwhile.
        if (!this.plays(seat) || (await this.answer(id, seat, picks))) break;
      }
      this.thinking.delete(id);
    } catch (error) {
      if (isForNow(error)) this.later(TRY_AGAIN_AFTER, () => this.turn(id, seat, level));
      else {
        this.thinking.delete(id);
        throw error;
      }
    }
  }

  private plays(seat: number): boolean {
    return (this.room.table.seats[seat]?.level ?? null) !== null;
  }

  /** The question as it is now; null when somebody has answered it, or a person plays the seat again. */
  private async question(id: number, seat: number, level: Level): Promise<Asked | null> {
    const { table } = this.room;
    if (table.row.status !== 'playing' || !this.plays(seat)) return null;
    const match = await this.room.loaded();
    const decision = match.pending.find((each) => each.id === id && each.seat === seat);
    if (decision === undefined) return null;
    const isEasy = level === 'random' || decision.options.length === 1;
    return { decision, save: isEasy ? null : match.save() };
  }

  private async think({ decision, save }: Asked, level: Level): Promise<Picks | null> {
    if (save === null) return null;
    const { thinkers, metrics, settings } = this.room.house;
    const stop = metrics.botSeconds.startTimer();
    const picks = await thinkers.think({
      game: this.room.table.row.game,
      save,
      seat: decision.seat,
      decision: decision.id,
      level,
      seed: newSeed(),
      milliseconds: settings.botMilliseconds,
    });
    stop();
    return picks;
  }

  /** Whether there is nothing more to do: it was answered, or answering it makes no sense any more. */
  private async answer(id: number, seat: number, picks: Picks): Promise<boolean> {
    try {
      await this.room.answer(seat, { client: `bot-${id}`, decision: id, picks }, null);
      return true;
    } catch (error) {
      if (error instanceof KernelError) return error.code !== 'rule-fault';
      if (error instanceof ServerError && !isForNow(error)) return true;
      throw error;
    }
  }
}

const isForNow = (error: unknown): boolean => error instanceof ServerError && error.code === 'store-unavailable';

const anyPicks = (decision: Decision): Picks => randomPicks(decision, rngFromSeed(newSeed()));
