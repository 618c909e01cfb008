import { type Act, type Level, type Picks, randomPicks } from '@cantina/bots';
import {
  DECLINE,
  type Decision,
  KernelError,
  newSeed,
  PASS,
  rngFromSeed,
  type Seed,
  shuffleList,
} from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import { aWhile } from '../later.ts';
import type { SeatRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import type { AnyMatch } from './acts.ts';
import type { House } from './house.ts';

/** A bot that runs into a fault of the rules tries so many other answers. */
const OTHER_TRIES = 3;
/** So often bots of one table do something besides before one of them answers: more than any ship has room for. */
const MOST_ASIDES = 12;
/** The bot that plays on when nobody has said which. */
export const TAKES_OVER: Level = 'quick';
/** When the store can't be reached, a bot tries again after this. */
const TRY_AGAIN_AFTER = 1000;
/** The opponents of the games hardly ever need more than this share of the time they may take. */
const SEARCH_SHARE = 1 / 3;

/** Tables of bots alone, at which nobody has looked for so long, stand still until somebody does. */
const REST_AFTER = 60_000;
/** A process that only heard of an act gives the one that wrote it this long to let its bots think. */
const TAKE_OVER_AFTER = 1000;

/** How things stand before bots begin to think. */
interface Before {
  /** Whether it is up to this process to let them think, unless it dies. */
  readonly isFirst: boolean;
  /** How long people are to see what has happened before. */
  readonly pause: number;
  /** For how many milliseconds nobody has looked at the table. */
  readonly unseenFor: number;
}

/** How long bots wait before they think; null where there are none, or where they would only play for themselves. */
export function pauseBefore(seats: readonly Pick<SeatRow, 'level'>[], before: Before): number | null {
  const bots = seats.filter(({ level }) => level !== null).length;
  if (bots === 0 || (bots === seats.length && before.unseenFor > REST_AFTER)) return null;
  return before.isFirst ? before.pause : TAKE_OVER_AFTER + Math.random() * 500;
}

/** A question that waits for a bot. */
interface Turn {
  readonly id: number;
  readonly seat: number;
  readonly level: string;
}

/** The same with all that there is to think about; without a save where nothing is. */
interface Asked extends Turn {
  readonly decision: Decision;
  readonly save: unknown;
}

/** What bots need of the table they sit at. */
export interface BotTable {
  /** Who sits where, as it is now. */
  now(): StoredTable;
  /** What a bot thinks from about a decision. */
  seedFor(decision: number): Seed;
  /** Looks at the running game after everything that came before; null when it does not run. */
  look<T>(at: (match: AnyMatch) => T): Promise<T | null>;
  answer(seat: number, decision: number, picks: Picks): Promise<unknown>;
}

/** The bots of one table: looks whether some are asked, lets them think elsewhere, answers for them. */
export class BotTurns {
  /** Decisions that are thought about now. */
  private readonly thinking = new Set<number>();
  private readonly timers = new Set<NodeJS.Timeout>();
  /** How often they have done something besides since one of them answered. */
  private asides = 0;
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
    const turns: Turn[] = [];
    for (const { id, kind, seat } of asked) {
      const level = this.botAt(seat);
      if (kind !== 'question' || level === null || this.thinking.has(id)) continue;
      this.thinking.add(id);
      turns.push({ id, seat, level });
    }
    if (turns.length > 0) this.later(pause, () => this.together(turns));
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
      action().catch((error: unknown) => {
        this.house.log.error({ table: this.table.now().row.id, err: error }, 'a bot failed');
      });
    }, milliseconds);
    this.timers.add(timer);
  }

  /**
   * Those who are asked at once answer together, one after the other in an order that says nothing, and always after the
   * same time: who has nothing to choose takes as long as who has much. Else the time would tell what nobody may know.
   */
  private async together(turns: readonly Turn[]): Promise<void> {
    const began = performance.now();
    try {
      const asked = await this.questions(turns);
      shuffleList(rngFromSeed(newSeed()), asked);
      const thoughts = await Promise.all(asked.map((each) => this.think(each)));
      if (this.hasPeople) await this.hold(began, turns);
      for (const [i, each] of asked.entries()) await this.settle(each, thoughts[i] ?? null);
      for (const { id } of turns) this.thinking.delete(id);
    } catch (error) {
      if (isForNow(error)) this.later(TRY_AGAIN_AFTER, () => this.together(turns));
      else {
        for (const { id } of turns) this.thinking.delete(id);
        throw error;
      }
    }
  }

  private async hold(began: number, turns: readonly Turn[]): Promise<void> {
    const { botMilliseconds, botPause } = this.house.settings;
    const times: Readonly<Record<string, number>> = { random: 0, quick: botPause / 4, strong: botMilliseconds };
    const until = began + Math.max(...turns.map(({ level }) => times[level] ?? SEARCH_SHARE * botMilliseconds));
    const left = until - performance.now();
    if (left > 0) await aWhile(left);
  }

  private async settle(turn: Asked, thought: Act | null): Promise<void> {
    const isAnswer = thought?.decision === turn.id;
    if (thought !== null && !isAnswer && (await this.doBesides(turn, thought))) return;
    let picks = isAnswer ? thought.picks : turn.save === null ? null : tamePicks(turn.decision);
    for (let i = 0; i < OTHER_TRIES && !this.stopped; i++) {
      // Somebody may have taken the seat back meanwhile, or answered before.
      const decision = i === 0 ? turn.decision : (await this.questions([turn]))[0]?.decision;
      if (decision === undefined || !this.plays(turn.seat)) return;
      this.asides = 0;
      if (await this.answer(turn.id, turn.seat, picks ?? anyPicks(decision))) return;
      picks = null;
    }
  }

  /** Whether that was done: the question is then asked anew, and whoever is asked is woken for that one. */
  private async doBesides(turn: Asked, { decision, picks }: Act): Promise<boolean> {
    if (this.stopped || !this.plays(turn.seat) || ++this.asides > MOST_ASIDES) return false;
    await this.answer(decision, turn.seat, picks);
    return (await this.questions([turn])).length === 0;
  }

  /** The bot that plays a seat now, or null. */
  private botAt(seat: number): string | null {
    return this.table.now().seats[seat]?.level ?? null;
  }

  private plays(seat: number): boolean {
    return this.botAt(seat) !== null;
  }

  /** Whether a person sits here, who could learn something from how long a bot takes. */
  private get hasPeople(): boolean {
    return this.table.now().seats.some(({ claimed_by }) => claimed_by !== null);
  }

  /** The questions as they are now, without those that somebody has answered or a person answers again. */
  private async questions(turns: readonly Turn[]): Promise<Asked[]> {
    const found = await this.table.look((match) => {
      const { pending } = match;
      const asked = turns.flatMap((turn): Asked[] => {
        const decision = pending.find(({ id, seat }) => id === turn.id && seat === turn.seat);
        return decision === undefined || !this.plays(turn.seat) ? [] : [{ ...turn, decision, save: null }];
      });
      const isHard = ({ level, decision }: Asked) => level !== 'random' && decision.options.length > 1;
      const save = asked.some(isHard) ? match.save() : null;
      return asked.map((each) => (isHard(each) ? { ...each, save } : each));
    });
    return found ?? [];
  }

  private async think({ decision, save, level }: Asked): Promise<Act | null> {
    if (save === null) return null;
    const { thinkers, metrics, settings } = this.house;
    const { id, game, host } = this.table.now().row;
    const stop = metrics.botSeconds.startTimer();
    const act = await thinkers.think({
      game,
      // Bots of one host share their turns to think.
      host,
      table: id,
      save,
      seat: decision.seat,
      decision: decision.id,
      level,
      seed: this.table.seedFor(decision.id),
      milliseconds: settings.botMilliseconds,
    });
    stop();
    return act;
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

/** A bot that came to nothing in its time passes where one may: a machine that is busy must not make it propose things. */
function tamePicks({ options, min }: Decision): Picks | null {
  const closing = options.find(({ id }) => id === PASS.id || id === DECLINE.id);
  return closing === undefined || min > 1 ? null : [closing.id];
}

const anyPicks = (decision: Decision): Picks => randomPicks(decision, rngFromSeed(newSeed()));
