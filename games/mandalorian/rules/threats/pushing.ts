import { ask, type CardId, type Flow, type Option, option, type Seat, the } from '@cantina/kernel';
import { spaceOption } from '../asking.ts';
import { enemiesOf, placeOf, rangeBetween, spaceOf, spotOf, terrainIn } from '../lookup.ts';
import { FAR } from '../map/terrain.ts';
import { message } from '../messages.ts';
import type { G, Hero } from '../state.ts';
import { settle } from './enemies.ts';
import { canBeMoved } from './foes.ts';

/** Where a character's effect may move an enemy: up to `steps` spaces in any direction (MA-INT-08). */
export function pushSpaces(g: G, card: CardId, steps: number): number[] {
  const { walks, size } = terrainIn(g);
  const walk = walks[g.state.open];
  const from = placeOf(g, card) * size;
  const spaces: number[] = [];
  for (let space = 0; space < size; space++) {
    const away = walk?.[from + space] ?? FAR;
    if (away > 0 && away <= steps) spaces.push(space);
  }
  return spaces;
}

/** MA-INT-06 only revealed enemies; those that have somewhere to go. */
export function pushable(g: G, within: (card: CardId) => boolean): CardId[] {
  const steps = terrainIn(g).steps[g.state.open];
  return enemiesOf(g).filter(
    (card) => within(card) && canBeMoved(g, card) && (steps?.[placeOf(g, card)]?.length ?? 0) > 0,
  );
}

/** MA-INT-05, MA-INT-09 the person chooses the space, `mayStay`: also its own; no ability of the enemy is triggered. */
export function* pushEnemy(g: G, seat: Seat, card: CardId, steps: number, mayStay = false): Flow<void> {
  const from = placeOf(g, card);
  const space = yield* ask<number>({
    seat,
    prompt: message('prompt.push-to', { card: the(card) }),
    rule: 'MA-INT-08',
    options: () => [...pushSpaces(g, card, steps), ...(mayStay ? [from] : [])].map((each) => spaceOption(g, each)),
  });
  if (space !== from) settle(g, card, space);
}

export const pushOption = (g: G, card: CardId): Option<CardId> =>
  option(`push:${card}`, card, {
    card,
    label: message('option.push', { card: the(card), ...spotOf(g, placeOf(g, card)) }),
  });

/** MA-EMV-09, MD-GEN-10 spaces one step away at a greater range to a character. */
export function awaySpaces(g: G, card: CardId, hero: Hero): number[] {
  const from = placeOf(g, card);
  const at = spaceOf(g, hero);
  const steps = terrainIn(g).steps[g.state.open]?.[from] ?? [];
  return steps.filter((space) => rangeBetween(g, space, at) > rangeBetween(g, from, at));
}
