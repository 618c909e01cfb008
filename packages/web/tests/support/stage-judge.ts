import type { SeenEvent, View } from '@cantina/kernel';
import { type PlayedBeat, type PlayedStep, playedAll } from '@cantina/server/client';
import type { Entry } from './stage-log.ts';

/** What the judge has to know of a game. */
export interface GameToJudge {
  /** Whether an event begins a moment worth seeing, and there are words for it. */
  isBeat(event: SeenEvent): boolean;
  turnOf(view: View): number | null;
  /** What others can change for a seat, by the English name that a recap has for it. */
  standing(view: View, seat: number): Readonly<Record<string, number>>;
  /** Numbers that a table shows and no view says, by the rules: what attacks how hard. */
  reckoned?(view: View): Readonly<Record<string, number>>;
}

export interface Verdict {
  readonly faults: readonly string[];
  /** How many moments named the person, how many numbers moved, how many turns of others were told again. */
  readonly mine: number;
  readonly moved: number;
  readonly recaps: number;
  /** How many things of the person were changed by the turns of others. */
  readonly changes: number;
}

/** A moment that names the person. */
interface Mine {
  readonly types: string;
  /** What the person did, and chance had no part in it: it may be told beside the next question. */
  readonly isOwn: boolean;
  from: number | null;
  until: number | null;
  /** The person wanted to see no more of it, or no more at all. */
  wasDismissed: boolean;
}

/** So long, in milliseconds, what names the person can be seen at least, unless they go on; the stage allows itself twice that. */
const LEAST = 200;

function seatsIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'seat' in value && typeof value.seat === 'number' ? [value.seat] : [];
  return [...own, ...Object.values(value).flatMap(seatsIn)];
}
const seatsOf = (events: readonly SeenEvent[]): readonly number[] => events.flatMap(({ data }) => seatsIn(data));

/** Reads what a page went through, and says what should not have been. */
export function judge(entries: readonly Entry[], game: GameToJudge): Verdict {
  const judging = new Judging(game);
  for (const entry of entries) judging.read(entry);
  return judging;
}

class Judging implements Verdict {
  readonly faults: string[] = [];
  mine = 0;
  moved = 0;
  recaps = 0;
  changes = 0;
  private seat = 0;
  private view: View | null = null;
  private readonly tables = new Map<string, View>();
  private drawn: readonly [View | null, View | null] = [null, null];
  /** The moment that is shown, also beside a question that belongs to it. */
  private centre: string | null = null;
  private readonly waiting = new Map<string, Mine>();
  /** The table when the turn of somebody else began, before and after that moment; whether such a turn is over. */
  private othersFrom: readonly View[] = [];
  private isTurnOver = false;
  /** What others did, told as a whole: since when, and whether the person has read enough. */
  private whole: { readonly from: number; wasDismissed: boolean } | null = null;
  private isWholeThere = false;
  /** The moments of the person's own turn since then. */
  private readonly own = new Set<string>();
  /** The person wants to see no more until they are asked. */
  private hasSkipped = false;

  constructor(private readonly game: GameToJudge) {}

  read(entry: Entry): void {
    switch (entry.what) {
      case 'table':
        this.seat = entry.seat;
        this.view = entry.view;
        this.forget();
        break;
      case 'step':
        for (const step of playedAll({ view: this.view, steps: [entry.step] })) this.hear(step);
        break;
      case 'told':
        this.see(entry);
        break;
      case 'meanwhile':
        this.seeWhole(entry);
        break;
      case 'went-on':
        if (this.whole !== null && this.isWholeThere) this.whole.wasDismissed = true;
        this.hasSkipped ||= entry.isToEnd;
        for (const mine of this.waiting.values())
          if (entry.isToEnd || (mine.from !== null && mine.until === null)) mine.wasDismissed = true;
        break;
      case 'asked':
        this.asked(entry);
        break;
      case 'moved':
        this.numberMoves(entry);
        break;
      case 'fault':
        this.faults.push(entry.fault);
        break;
    }
  }

  private forget(): void {
    this.waiting.clear();
    this.othersFrom = [];
    this.isTurnOver = false;
    this.whole = null;
    this.own.clear();
  }

  private hear(step: PlayedStep): void {
    this.view = step.view;
    if (step.kind === 'undo' || step.kind === 'rules') {
      this.forget();
      return;
    }
    for (const beat of step.beats) {
      this.tables.set(nameOf(beat), beat.view);
      if (this.isTurnOver && beat.before !== null && this.game.turnOf(beat.before) === this.seat)
        this.own.add(nameOf(beat));
      this.passTurn(beat);
      const seats = seatsOf(beat.events);
      // What leads to a moment, or what has no words, is no moment of its own.
      if (!seats.includes(this.seat) || !beat.events.some((event) => this.game.isBeat(event))) continue;
      this.mine++;
      const isOwn =
        step.seat === this.seat && seats[0] === this.seat && beat.events.every(({ type }) => type !== 'roll');
      this.waiting.set(nameOf(beat), {
        types: beat.events.map(({ type }) => type).join(' '),
        isOwn,
        from: null,
        until: null,
        wasDismissed: this.hasSkipped,
      });
    }
  }

  private passTurn({ before, view }: PlayedBeat): void {
    const isOthers = (at: View | null): boolean => {
      const turn = at === null ? null : this.game.turnOf(at);
      return turn !== null && turn !== this.seat;
    };
    if (isOthers(view) && this.othersFrom.length === 0) this.othersFrom = [...(before === null ? [] : [before]), view];
    if (isOthers(before) && before !== null && this.game.turnOf(view) !== this.game.turnOf(before))
      this.isTurnOver = true;
  }

  private see({ beat, beats, at }: Extract<Entry, { readonly what: 'told' }>): void {
    this.centre = beat;
    if (beat !== null && this.own.has(beat) && this.whole === null)
      this.faults.push(`my own turn before what others did was told as a whole: ${beat}`);
    // A number may move when something has changed, and only then.
    this.drawn = [this.drawn[1], this.table];
    for (const [name, mine] of this.waiting) {
      if (beats.includes(name)) mine.from ??= at;
      else if (mine.from !== null) mine.until ??= at;
    }
  }

  /** What others did lies there whole, and long enough to begin to read it. */
  private seeWhole({ text, isWhole, at }: Extract<Entry, { readonly what: 'meanwhile' }>): void {
    this.isWholeThere = text !== '';
    if (text !== '') {
      this.whole = { from: at, wasDismissed: false };
      if (!isWhole) this.faults.push(`what others did is cut: ${text}`);
    } else if (this.whole !== null && !this.whole.wasDismissed && at - this.whole.from < LEAST)
      this.faults.push(`what others did was told for ${Math.round(at - this.whole.from)} ms only`);
  }

  /** The table that is drawn: as it was at the moment that is shown, or as it is. */
  private get table(): View | null {
    return (this.centre === null ? undefined : this.tables.get(this.centre)) ?? this.view;
  }

  private numberMoves({ by, where }: Extract<Entry, { readonly what: 'moved' }>): void {
    this.moved++;
    const [before, now] = this.drawn;
    const found = new Set<number>();
    const shown = (view: View | null): unknown => [view, view === null ? {} : this.game.reckoned?.(view)];
    differences(shown(before), shown(now), found);
    // What has nothing to show is told by nothing, and yet the table is another one.
    differences(shown(now), shown(this.table), found);
    if (!found.has(Math.abs(by))) this.faults.push(`a number moves by ${by} that did not change: ${where}`);
  }

  private asked({ at, recap, changes }: Extract<Entry, { readonly what: 'asked' }>): void {
    for (const [name, { types, isOwn, from, until, wasDismissed }] of this.waiting) {
      if (from === null) this.faults.push(`not seen: ${name}, ${types}`);
      else if (!isOwn && !wasDismissed && from === at && name !== this.centre)
        this.faults.push(`not seen before the question: ${name}, ${types}`);
      else if (!isOwn && !wasDismissed && until !== null && until - from < LEAST)
        this.faults.push(`seen for ${Math.round(until - from)} ms only: ${name}, ${types}`);
    }
    this.waiting.clear();
    this.hasSkipped = false;
    if (this.isTurnOver) this.recapped(recap, changes);
    if (this.view !== null && this.game.turnOf(this.view) === this.seat) {
      this.othersFrom = [];
      if (this.isTurnOver && this.whole === null) this.faults.push(`what others did was not told as a whole: ${recap}`);
      this.whole = null;
      this.own.clear();
    }
    this.isTurnOver = false;
  }

  private recapped(recap: string | null, told: readonly string[]): void {
    this.recaps++;
    if (recap === null || recap.trim() === '') {
      this.faults.push(`no recap at ${JSON.stringify(this.view?.fields).slice(0, 80)}`);
      return;
    }
    if (this.view === null) return;
    const now = this.game.standing(this.view, this.seat);
    const befores = this.othersFrom.map((view) => this.game.standing(view, this.seat));
    for (const [name, value] of Object.entries(now)) {
      const were = befores.map((before) => before[name] ?? 0);
      if (were.includes(value)) continue;
      this.changes++;
      const said = were.map((was) => `${name} ${was.toLocaleString('en')} → ${value.toLocaleString('en')}`);
      if (!said.some((each) => told.includes(each)))
        this.faults.push(`the recap does not say “${said.join('” or “')}”, but: ${told.join(', ')}`);
    }
  }
}

const nameOf = ({ step, index }: PlayedBeat): string => `${step}.${index}`;

/** By how much numbers differ between two tables; what is not there counts nothing. */
function differences(one: unknown, other: unknown, found: Set<number>): void {
  const [before, after] = [one, other].map((each) => (typeof each === 'number' ? each : 0)) as [number, number];
  if (before !== after) found.add(Math.abs(before - after));
  const parts = [one, other].map((each) => (typeof each === 'object' && each !== null ? each : {})) as [
    Readonly<Record<string, unknown>>,
    Readonly<Record<string, unknown>>,
  ];
  const names = parts.map((each) => Object.keys(each));
  if (names[0]?.length !== names[1]?.length) found.add(Math.abs((names[0]?.length ?? 0) - (names[1]?.length ?? 0)));
  for (const name of new Set(names.flat())) differences(parts[0][name], parts[1][name], found);
}
