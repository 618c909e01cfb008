import type { SeenEvent, View } from '@cantina/kernel';
import type { Lang, Segment } from '@cantina/text';
import type { Scene, StageBeat, StageReader, ToldText as Told } from '@cantina/web/kit';
import type { AiEvents, CombatEvents, Events } from '../rules/ops/index.ts';
import { cardsOf, type Fields, fieldsOf, type SeenCard } from '../table/sight.ts';
import { type TableWords, words as tableWords } from '../table/words/index.ts';
import { type StageWords, words } from './words/index.ts';

/** The data of every event of this game, by its type. */
export type AllEvents = Events & CombatEvents & AiEvents;

/** One beat with all that is needed to tell of it. */
export interface Telling {
  readonly beat: StageBeat;
  readonly at: StageReader;
  readonly lang: Lang;
  readonly say: StageWords;
  readonly table: TableWords;
  readonly before: Fields;
  readonly now: Fields;
  /** What the events of this beat say, one sentence each; the first one is what it is about. */
  readonly lines: readonly Told[];
  /** All of them as one. */
  readonly line: Told;
  /** The card that is being read aloud. */
  readonly card: SeenCard | undefined;
  /** Scenes with this key belong to what is going on anyway: the card, the fight, the test, the card of the AI. */
  readonly key: string;
}

export function tellingOf(beat: StageBeat, at: StageReader): Telling {
  const { lang } = at.reader;
  const [before, now] = [fieldsOf(beat.before), fieldsOf(beat.view)];
  const lines = linesOf(beat, at);
  const card = cardsOf(beat.view, 'resolving').at(-1) ?? cardsOf(beat.before, 'resolving').at(-1);
  return {
    beat,
    at,
    lang,
    say: words[lang],
    table: tableWords[lang],
    before,
    now,
    lines,
    line: joined(lines),
    card,
    key: keyFor(beat.view, before, now, card),
  };
}

/** What the log says of it; that a card is used is said once, also where the log says for what and that it is used up. */
function linesOf({ events }: StageBeat, at: StageReader): readonly (readonly Segment[])[] {
  const isSaid = ({ type, data }: SeenEvent): boolean =>
    type === 'use-ability' &&
    events.some((each) => each.type === 'gain-skill' && faceIn(each.data.card) === faceIn(data.card));
  return events
    .filter((event) => !isSaid(event))
    .map((event) => at.lineOf(event))
    .filter((line) => line.length > 0);
}

const SPACE: Segment = { kind: 'text', text: ' ' };

/** Sentences one after the other. */
export const joined = (lines: readonly (readonly Segment[])[]): Told =>
  lines.flatMap((line, i) => (i === 0 ? line : [SPACE, ...line]));

/** What a sentence is about, before it. */
export const named = (title: string, line: Told): Told =>
  typeof line === 'string' ? `${title}: ${line}` : [{ kind: 'text', text: `${title}: ` }, ...line];

function keyFor(view: View, before: Fields, now: Fields, card: SeenCard | undefined): string {
  const { turn } = now;
  if (cardsOf(view, 'aiCard').length > 0) return `ai:${turn}`;
  if (card !== undefined) return `card:${turn}:${card.id}`;
  if (now.combat !== null || before.combat !== null) return `fight:${turn}`;
  return now.test !== null || before.test !== null ? `test:${turn}` : `turn:${turn}`;
}

/** Whom it concerns; the printed opponent of a solo game has no seat. */
export const seatsOf = ({ beat }: Telling, ...players: readonly (number | null | undefined)[]): readonly number[] => [
  ...new Set(players.filter((each): each is number => typeof each === 'number' && each < beat.view.seats)),
];

/** What a player is called in a heading. */
export const nameOf = ({ at }: Telling, player: number): string => at.reader.seatName(player);

/** A player, as the words call them: nobody is who reads. */
export const whoIs = ({ at }: Telling, player: number): string | null =>
  player === at.seat ? null : at.reader.seatName(player);

/** The face of a card in an event, where the viewer may know it. */
export function faceIn(card: unknown): string | undefined {
  const face = typeof card === 'object' && card !== null && 'face' in card ? card.face : undefined;
  return typeof face === 'string' ? face : undefined;
}

export const isOf = <K extends keyof AllEvents>(
  event: SeenEvent,
  type: K,
): event is SeenEvent & { readonly data: AllEvents[K] } => event.type === type;

/** The faces of those cards that may be known. */
export const facesIn = (...cards: readonly unknown[]): readonly string[] => cards.flatMap((card) => faceIn(card) ?? []);

/** What is told for itself, although it belongs to a picture that grows on. */
export const apart = ({ key, beat }: Telling): string => `${key}:${beat.step}.${beat.index}`;

/** Something that the table itself shows: a card moves, a ship flies. */
export const passing = (telling: Telling, scene: Partial<Scene> & Pick<Scene, 'concerns'>): Scene => ({
  key: telling.key.startsWith('turn:') ? apart(telling) : telling.key,
  // What a card pays is told, and whose friend one becomes by it.
  toldAs: apart(telling),
  line: telling.line,
  weight: 'passing',
  ...scene,
});

/** A picture of its own within what is going on anyway. */
export const pictured = (telling: Telling, seat: number) =>
  ({ key: telling.key, line: telling.line, concerns: seatsOf(telling, seat), weight: 'moment' }) as const;
