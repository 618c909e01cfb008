import { bases } from './bases.ts';
import type { Card } from './cards.ts';
import { empire } from './empire.ts';
import { neutral } from './neutral.ts';
import { rebel } from './rebel.ts';
import { pilots, starters } from './starters.ts';
import type { Faction } from './vocabulary.ts';

/** All 82 faces. */
export const cards = [...starters, ...pilots, ...empire, ...rebel, ...neutral, ...bases] as const;

export type Face = (typeof cards)[number]['id'];

export const faces: readonly Face[] = cards.map((card) => card.id);

const byFace = new Map<string, Card<Face>>(cards.map((card) => [card.id, card]));

export function cardOf(face: string): Card<Face> {
  const card = byFace.get(face);
  if (card === undefined) throw new Error(`no card is called ${face}`);
  return card;
}

/** As many times as there are copies in the box. */
const copies = (list: readonly Card<Face>[]): Face[] =>
  list.flatMap((card) => new Array<Face>(card.count).fill(card.id));

/** DB-CMP-04, DB-CMP-05: 10 starter cards per side. */
export const starterDeck = (faction: Faction): Face[] => copies(starters.filter((card) => card.faction === faction));

/** DB-CMP-06: 30 Empire, 30 Rebel and 30 neutral cards. */
export const galaxyDeck: readonly Face[] = copies([...empire, ...rebel, ...neutral]);

/** DB-CMP-03: 10 Outer Rim Pilots. */
export const pilotStack: readonly Face[] = copies(pilots);

/** DB-CMP-02: 10 bases per side. */
export const basesOf = (faction: Faction): readonly Card<Face>[] => bases.filter((card) => card.faction === faction);

/** DB-SET-02, DB-SET-03: the five bases of the beginner game, start base included. */
export const beginnerBases = (faction: Faction): readonly Card<Face>[] =>
  basesOf(faction).filter((card) => card.beginner);

export const startBaseOf = (faction: Faction): Face => (faction === 'empire' ? 'lothal' : 'dantooine');

export type { Card, Deck } from './cards.ts';
export type * from './vocabulary.ts';
