import type { SeenEvent } from '@cantina/kernel';
import { de, en, type Lang, plain, ru, type Segment } from '@cantina/text';
import type { Centre, Scene, StageBeat, StageReader, ToldText as Told, Tone } from '@cantina/web/kit';
import { type Character, characters, faces } from '../content/index.ts';
import type { Events } from '../rules/ops/index.ts';
import type { G } from '../rules/state.ts';
import { isOf, type Of } from '../table/events.ts';
import { cardsOf, type Fields, fieldsOf, openTable } from '../table/sight.ts';
import { words } from '../table/words/index.ts';
import { printers } from '../text/index.ts';
import { nameOf } from '../text/names/index.ts';
import { stageWords } from './words/index.ts';

export type Line = NonNullable<Centre['lines']>[number];

/** So long dice stay before what they lead to is told, besides their fall. */
export const DICE_TIME = 450;

interface StageFace {
  readonly name: string;
  readonly drawing?: string;
}

/** A die as it falls on the stage. */
interface StageDie {
  readonly face: StageFace;
  readonly faces: readonly StageFace[];
  readonly tone: string;
  readonly isSpent: boolean;
}

/** A card that an event names. */
export interface Named {
  readonly face?: string | null;
}

const CAPITAL: Readonly<Record<Lang, (text: string) => string>> = { de: de.capital, en: en.capital, ru: ru.capital };
/** The colours of seats, and of a card ship, which dice are made of. */
const TONES = ['#f2b65c', '#7fc4e8', '#9bdc9f', '#f08fb0', '#c3a6f5', '#e9ded0'] as const;
const CARD_SHIP = '#e08a74';

/** One beat as it is told to one viewer. */
export class Telling {
  readonly before: Fields;
  readonly after: Fields;

  constructor(
    readonly beat: StageBeat,
    readonly at: StageReader,
  ) {
    this.before = fieldsOf(beat.before);
    this.after = fieldsOf(beat.view);
  }

  get lang(): Lang {
    return this.at.reader.lang;
  }

  get say() {
    return stageWords[this.lang];
  }

  /** What the table says. */
  get words() {
    return words[this.lang];
  }

  get labels() {
    return printers[this.lang].labels;
  }

  /** The table before the beat, for chances. */
  get g(): G {
    return openTable(this.beat.before, null);
  }

  get active(): number {
    return this.before.active;
  }

  /** The same for everything of one kind in one turn. */
  key(kind: string): string {
    return `${kind} ${this.before.round}.${this.before.active}`;
  }

  /** A key for nothing but this beat. */
  own(kind: string): string {
    return `${kind} ${this.beat.step}.${this.beat.index}`;
  }

  isMe(seat: number): boolean {
    return seat === this.at.seat;
  }

  name(seat: number): string {
    return this.isMe(seat) ? this.say.you : this.at.reader.seatName(seat);
  }

  capital(text: string): string {
    return CAPITAL[this.lang](text);
  }

  cardName(card: Named | null): string {
    const face = card?.face;
    return face === undefined || face === null ? '' : this.at.reader.faceName(face);
  }

  planetName(planet: Parameters<typeof nameOf>[1]): string {
    return nameOf(this.lang, planet);
  }

  line(event: SeenEvent): Scene['line'] {
    return this.at.lineOf(event);
  }

  /** What is being rolled for; what falls is told when it lies. */
  rolling({ data }: Of<'die'>): string {
    const { seat } = data.seat;
    if (data.card !== null) return this.say.rolls(this.cardName(data.card), false, data.roll);
    return this.say.rolls(this.name(seat), this.isMe(seat), data.roll);
  }

  hasLine(event: SeenEvent): boolean {
    return plain(this.at.lineOf(event)).trim() !== '';
  }

  all<K extends keyof Events>(type: K) {
    return this.beat.events.filter((event) => isOf(event, type));
  }

  last<K extends keyof Events>(type: K) {
    return this.all(type).at(-1);
  }

  /** What else came of it: money, goods, bounty, line by line. */
  results(main: SeenEvent): readonly Line[] {
    return this.beat.events.flatMap((event): Line[] =>
      event === main || !isResult(event) || !this.hasLine(event)
        ? []
        : [{ text: this.line(event), tone: toneOf(event) }],
    );
  }

  /** Afterwards: what happened, and what else came of it. */
  told(main: SeenEvent, line: Told = this.line(main)): Told {
    return [line, ...this.results(main).map(({ text }) => text)].flatMap((text, i): readonly Segment[] => {
      const said: readonly Segment[] = typeof text === 'string' ? [{ kind: 'text', text }] : text;
      return i === 0 ? said : [{ kind: 'text', text: ' ' }, ...said];
    });
  }

  /** A die with pips, in the colour of whoever rolled it; null: a card ship. */
  die(n: number, seat: number | null, isSpent = false): StageDie {
    return { face: FACES[n - 1] ?? { name: String(n) }, faces: FACES, tone: toneOfSeat(seat), isSpent };
  }

  face(seat: number): string | undefined {
    return cardsOf(this.beat.view, 'character', seat).at(-1)?.face;
  }

  shipFace(seat: number): string | undefined {
    const face = this.face(seat);
    return face === undefined ? undefined : `ship:${face}`;
  }

  character(seat: number): Character | undefined {
    const own = this.after.players[seat]?.character ?? -1;
    return characters.find(({ id }) => id === faces[own]);
  }
}

const toneOfSeat = (seat: number | null): string => (seat === null ? CARD_SHIP : (TONES[seat] ?? CARD_SHIP));

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [6, 6],
    [18, 18],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  [
    [6, 5],
    [18, 5],
    [6, 12],
    [18, 12],
    [6, 19],
    [18, 19],
  ],
];
const FACES: StageDie['faces'] = PIPS.map((pips, i) => ({
  name: String(i + 1),
  drawing: pips.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3"/>`).join(''),
}));

/** What follows from something else, and whom it pleases. */
const RESULTS: Readonly<Partial<Record<keyof Events, true>>> = {
  pay: true,
  receive: true,
  bounty: true,
  load: true,
  unload: true,
  level: true,
  slowed: true,
  escorted: true,
  glut: true,
  'hull-restored': true,
};
const isResult = ({ type }: SeenEvent): boolean => Object.hasOwn(RESULTS, type);

export function toneOf(event: SeenEvent): Tone {
  if (isOf(event, 'bounty')) return event.data.change > 0 ? 'bad' : 'good';
  if (isOf(event, 'pay') || isOf(event, 'slowed')) return 'bad';
  if (isOf(event, 'unload')) return event.data.why === 'sold' || event.data.why === 'delivered' ? 'plain' : 'bad';
  return isOf(event, 'glut') ? 'plain' : 'good';
}
