import { type Ability, type Card, cards } from '../../content/index.ts';

/** What a face offers on either side; assets have one side only. */
export interface Sides {
  readonly front: readonly Ability[];
  readonly back: readonly Ability[];
}

const NONE: readonly Ability[] = [];

function sidesOf(card: Card): Sides {
  switch (card.component) {
    case 'character':
      // OR-GOAL-01 the first ability stays; what helps with the goal goes with it
      return { front: [...card.abilities, ...card.goal.abilities], back: [...card.abilities, ...card.flipped] };
    case 'ship':
      // OR-GOAL-02 a new ability replaces the goal
      return { front: card.goal?.abilities ?? NONE, back: card.flipped?.abilities ?? NONE };
    case 'contact':
    case 'ai':
      return { front: NONE, back: NONE };
    case 'market':
    case 'encounter':
    case 'databank': {
      // OR-SLOT-09 a seated card shows only its asset part
      const abilities = card.asset?.abilities ?? NONE;
      return { front: abilities, back: abilities };
    }
  }
}

/** Face → its abilities. */
export const SIDES: readonly Sides[] = cards.map(sidesOf);

/** Every ability a face can ever have, for the index of active cards. */
export function abilitiesOnFace(index: number): readonly Ability[] {
  const { front, back } = SIDES[index] as Sides;
  return front === back ? front : [...front, ...back];
}
