import type { CardArg, KernelEvents, SeenEvent, View } from '@cantina/kernel';
import type { StageBeat, StageReader } from '@cantina/web/kit';
import { cardOf, type Faction } from '../content/index.ts';
import type { Events } from '../rules/ops/index.ts';
import { fieldsOf } from '../table/sight.ts';
import { type StageWords, type Who, words } from './words/index.ts';

type AllEvents = Events & KernelEvents;

/** One beat and who looks at it, with what every scene asks of them. */
export interface Telling {
  readonly beat: StageBeat;
  readonly at: StageReader;
  readonly say: StageWords;
}

export const telling = (beat: StageBeat, at: StageReader): Telling => ({ beat, at, say: words[at.reader.lang] });

/** What an event of this type says; nothing if it is another one. */
export const dataOf = <K extends keyof AllEvents>(event: SeenEvent | undefined, type: K): AllEvents[K] | undefined =>
  event?.type === type ? (event.data as unknown as AllEvents[K]) : undefined;

export { fieldsOf };

export const turnOf = (view: View): number => fieldsOf(view).active;

/** A person, as the words call them: nobody is who reads. */
export const whoIs = ({ at }: Telling, seat: number): Who => (seat === at.seat ? null : at.reader.seatName(seat));

/** The names of a card and whether it is known at all. */
export const faceIn = ({ face }: CardArg): string | undefined => face ?? undefined;
export const nameIn = ({ at }: Telling, card: CardArg): string =>
  card.face === null ? '' : at.reader.faceName(card.face);

export const factionOf = (view: View, seat: number): Faction => fieldsOf(view).factions[seat] ?? 'empire';

/** Whose card stands on the table: in front of them as base or ship. */
export function ownerOf(view: View, card: CardArg): number | undefined {
  for (const zone of ['base', 'ships', 'units'])
    for (const [seat, pile] of (view.zones[zone] ?? []).entries())
      if (pile.cards.some(({ id }) => id === card.card)) return seat;
  return undefined;
}

export const isBase = ({ face }: CardArg): boolean => face !== null && cardOf(face).kind === 'base';

/** Hit points that are left, of how many. */
export function healthOf(view: View, card: CardArg): { readonly left: number; readonly of: number } {
  const of = card.face === null ? 0 : cardOf(card.face).hitPoints;
  return { left: Math.max(0, of - (fieldsOf(view).damage[card.card ?? -1] ?? 0)), of };
}

/** The base somebody defends. */
export const baseOf = (view: View, seat: number): CardArg | undefined => {
  const base = view.zones.base?.[seat]?.cards.at(-1);
  return base === undefined ? undefined : { card: base.id, face: base.face };
};

/** The side that has the Force, if any. */
export const forceSide = (space: number): Faction | null => (space < 4 ? 'empire' : space > 4 ? 'rebel' : null);
