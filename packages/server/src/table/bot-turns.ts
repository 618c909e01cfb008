import { type Level, type Picks, randomPicks } from '@cantina/bots';
import { type Decision, KernelError, newSeed, rngFromSeed } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import type { AnyMatch } from './acts.ts';
import type { House } from './house.ts';

/** A bot that runs into a fault of the rules tries so many other answers. */
const OTHER_TRIES = 3;
/** The bot that plays on when nobody has said which. */
export const TAKES_OVER: Level = 'quick';
/** When the store can't be reached, a bot tries again after this. */
const TRY_AGAIN_AFTER = 1000;
/** Secret answers come after so many pauses, and up to twice as many. */
const EVEN_PAUSES = 4;

/** A question for a bot, with the save to think about; without one where there is nothing to think about. */
interface Asked {
  readonly decision: Decision;
  readonly save: unknown;
}

/** What bots need of the table they sit at. */
export interface BotTable {
  readonly id: string;
  readonly game: string;
  /** The bot that plays a seat now, or null. */
  botAt(seat: number): string | null;
  /** Whether somebody looks on: those are served first. */
  isWatched(): boolean;
  /** Looks at the running game after everything that came before; null when it does not run. */
  look<T>(at: (match: AnyMatch) => T): Promise<T | null>;
  answer(seat: number, decision: number, picks: Picks): Promise<unknown>;
}

/** The bots of one table: looks whether one is asked, lets it think elsewhere, answers for it. */
export class BotTurns {
  /** Decisions that are thought about now. */
  private readonly thinking = new Set<number>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;

  constructor(
    private readonly house: Pick<House, 'thinkers' | 'metrics' | 'settings' | 'log'>,
    private readonly table: BotTable,
  ) {}

  get busy(): boolean {
    return this.thinking.size > 0;
  }

  /** Lets those think who are asked, after a pause. */
  wake(asked: readonly Decision[], pause: number): void {
    if (this.stopped) return;
    const isSecret = asked.filter(({ kind }) => kind === 'question').length > 1;
    for (const { id, kind, seat } of asked) {
      const level = this.table.botAt(seat);
      if (kind !== 'question' || level === null || this.thinking.has(id)) continue;
      this.thinking.add(id);
      // Who answers in secret must not tell by how long it takes: all take the same time, in any order
      const least = isSecret ? EVEN_PAUSES * pause * (1 + Math.random()) : 0;
      const answerAt = performance.now() + pause + least;
      this.later(pause, () => this.turn(id, seat, level, answerAt));
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
      action().catch((error: unknown) => this.house.log.error({ table: this.table.id, err: error }, 'a bot failed'));
    }, milliseconds);
    this.timers.add(timer);
  }

  private wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.later(milliseconds, () => Promise.resolve(resolve()));
    });
  }

  private async turn(id: number, seat: number, level: string, answerAt: number): Promise<void> {
    try {
      for (let i = 0; i < OTHER_TRIES && !this.stopped; i++) {
        const found = await this.question(id, seat, level);
        if (found === null) break;
        const picks = (i === 0 ? await this.think(found, level) : null) ?? anyPicks(found.decision);
        await this.wait(answerAt - performance.now());
        // Somebody may have taken the seat back meanwhile.
        if (!this.plays(seat) || (await this.answer(id, seat, picks))) break;
      }
      this.thinking.delete(id);
    } catch (error) {
      if (isForNow(error)) this.later(TRY_AGAIN_AFTER, () => this.turn(id, seat, level, answerAt));
      else {
        this.thinking.delete(id);
        throw error;
      }
    }
  }

  private plays(seat: number): boolean {
    return this.table.botAt(seat) !== null;
  }

  /** The question as it is now; null when somebody has answered it, or a person plays the seat again. */
  private question(id: number, seat: number, level: string): Promise<Asked | null> {
    return this.table.look((match) => {
      const decision = match.pending.find((each) => each.id === id && each.seat === seat);
      if (decision === undefined || !this.plays(seat)) return null;
      const isEasy = level === 'random' || decision.options.length === 1;
      return { decision, save: isEasy ? null : match.save() };
    });
  }

  private async think({ decision, save }: Asked, level: string): Promise<Picks | null> {
    if (save === null) return null;
    const { thinkers, metrics, settings } = this.house;
    const stop = metrics.botSeconds.startTimer();
    const picks = await thinkers.think({
      game: this.table.game,
      save,
      seat: decision.seat,
      decision: decision.id,
      level,
      seed: newSeed(),
      milliseconds: settings.botMilliseconds,
      watched: this.table.isWatched(),
    });
    stop();
    return picks;
  }

  /** Whether there is nothing more to do: it was answered, or answering it makes no sense any more. */
  private async answer(id: number, seat: number, picks: Picks): Promise<boolean> {
    try {
      await this.table.answer(seat, id, picks);
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
