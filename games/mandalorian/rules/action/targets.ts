import { type CardId, cardsIn } from '@cantina/kernel';
import type { Deed, Who } from '../../content/all.ts';
import { areaCount, areaOf, enemiesOf, isEnemy, placeOf, printedAs, rangeBetween, spaceOf } from '../lookup.ts';
import { type DoorNumber, lockedDoors, lockedDoorsBeside } from '../map/doors.ts';
import { reachable } from '../map/paths.ts';
import type { Area, G, Hero } from '../state.ts';
import { canBeMoved, vulnerable } from '../threats/foes.ts';
import { awaySpaces, pushable } from '../threats/pushing.ts';
import { enemySpaces } from './attack.ts';
import type { Doing, Phase } from './doing.ts';
import { lookable } from './intel.ts';
import { mayKeep, othersWithin } from './plan.ts';

type DamageDeed = Extract<Deed, { readonly verb: 'damage' }>;
type PushDeed = Extract<Deed, { readonly verb: 'push' }>;

/** MA-THR-03 the enemies a deed may damage. */
export function damageable(g: G, { where, range, other }: DamageDeed, doing: Doing): CardId[] {
  const at = spaceOf(g, doing.hero);
  const enemies = vulnerable(g).filter((card) =>
    where === 'target-space' ? placeOf(g, card) === doing.targetSpace : rangeBetween(g, at, placeOf(g, card)) <= range,
  );
  return other ? enemies.filter((card) => card !== doing.target && !doing.others.includes(card)) : enemies;
}

/** The enemies a deed may move. */
export function pushableBy(g: G, { range, other }: PushDeed, { hero, moved }: Doing): CardId[] {
  const enemies = pushable(g, within(g, hero, range));
  return other ? enemies.filter((card) => card !== moved) : enemies;
}

/** MA-SKL-11, MA-MIS-03 "any" includes yourself, "another" does not. */
export function heroesFor(g: G, who: Who, range: number, hero: Hero): Hero[] {
  if (who === 'you') return [hero];
  const others = othersWithin(g, hero, range);
  return who === 'any' ? [hero, ...others] : others;
}

export const damagedHeroes = (g: G, heroes: readonly Hero[]): Hero[] =>
  heroes.filter((hero) => (g.state.damage[hero] ?? 0) > 0);

/** MD-GEN-03 a shield raised now lasts until the start of your next turn; MA-SHR-13. */
export const shieldEnd = ({ state: { turn, shared, seats } }: G): number => turn + (shared ? 1 : seats);

/** MD-GEN-03 shields do not add up; one that ends sooner may be renewed. */
export const shieldable = (g: G, heroes: readonly Hero[]): Hero[] =>
  heroes.filter((hero) => (g.state.shields[hero] ?? 0) < shieldEnd(g));

export const within =
  (g: G, hero: Hero, range: number) =>
  (card: CardId): boolean =>
    rangeBetween(g, spaceOf(g, hero), placeOf(g, card)) <= range;

export const doorsFor = (g: G, where: 'border' | 'anywhere', hero: Hero): DoorNumber[] =>
  where === 'border' ? lockedDoorsBeside(g, spaceOf(g, hero)) : lockedDoors(g);

/** Areas with something to remove. */
export function disruptedAreas(g: G, where: 'any' | 'one' | 'this', doing: Doing): Area[] {
  const areas = where === 'this' ? [areaOf(doing.area)] : Array.from({ length: areaCount(g) }, (_, area) => area);
  return areas.filter((area) => cardsIn(g, 'areaTokens', area).length > 0 || (g.state.substitutes[area] ?? 0) > 0);
}

export const scared = (g: G, range: number, hero: Hero): CardId[] =>
  enemiesOf(g).filter(
    (card) => within(g, hero, range)(card) && canBeMoved(g, card) && awaySpaces(g, card, hero).length > 0,
  );

/** The attack's target, if it is an enemy on the map that can be moved. */
export const movableTarget = (g: G, { target }: Doing): CardId | null =>
  target !== null && placeOf(g, target) >= 0 && isEnemy(g, target) && canBeMoved(g, target) ? target : null;

export const drawnFor = (g: G, doing: Doing, hero: Hero): CardId[] =>
  cardsIn(g, 'drawn', doing.seat).filter((card) => mayKeep(g, hero, card));

export const namedPlan = (g: G, plan: string): CardId | undefined =>
  cardsIn(g, 'planDiscard').findLast((card) => printedAs(g, card, 'planning').id === plan);

type Possible = {
  readonly [V in Deed['verb']]: (
    g: G,
    deed: Extract<Deed, { readonly verb: V }>,
    doing: Doing,
    phase: Phase,
  ) => boolean;
};

/** Whether a deed would do anything now. */
export function isPossible(g: G, deed: Deed, doing: Doing, phase: Phase): boolean {
  if (phase === 'drawn' && deed.verb !== 'let-keep') return false; // MA-SKL-07 its text alone allows it
  const verb: Deed['verb'] = deed.verb;
  return (POSSIBLE[verb] as (g: G, deed: Deed, doing: Doing, phase: Phase) => boolean)(g, deed, doing, phase);
}

const POSSIBLE: Possible = {
  damage: (g, deed, doing, phase) =>
    (deed.where !== 'target-space' || phase === 'after') && damageable(g, deed, doing).length > 0,
  'damage-moved': (_g, _deed, { moved }) => moved !== null,
  blast: (g, { range }, { hero }) => enemySpaces(g, spaceOf(g, hero), range).length > 0,
  shield: (g, { who, range }, { hero }) => shieldable(g, heroesFor(g, who, range, hero)).length > 0,
  move: (g, { steps, walk }, { hero }) => reachable(g, hero, steps, walk).length > 0,
  'move-together': (g, { steps, walk }, { hero }) => reachable(g, hero, steps, walk).length > 0,
  push: (g, deed, doing) => pushableBy(g, deed, doing).length > 0,
  'push-target': (g, _deed, doing, phase) => phase === 'after' && movableTarget(g, doing) !== null,
  'pull-target': (g, _deed, doing, phase) => {
    const target = movableTarget(g, doing);
    return phase === 'after' && target !== null && placeOf(g, target) !== spaceOf(g, doing.hero);
  },
  scare: (g, { range }, { hero }) => scared(g, range, hero).length > 0,
  look: (g, { range }, doing) => lookable(g, doing, range ?? doing.strength).length > 0,
  heal: (g, { who, range }, { hero }) => damagedHeroes(g, heroesFor(g, who, range, hero)).length > 0,
  'let-keep': (g, { range }, doing, phase) =>
    phase === 'drawn' && othersWithin(g, doing.hero, range).some((hero) => drawnFor(g, doing, hero).length > 0),
  'search-plans': (g) => cardsIn(g, 'planDeck').length > 0,
  'take-plan': (g, { plan }, { hero }) => {
    const card = namedPlan(g, plan);
    return card !== undefined && mayKeep(g, hero, card);
  },
  'remove-disruption': (g, { where }, doing) => disruptedAreas(g, where, doing).length > 0,
  foresee: (g) => cardsIn(g, 'eventDeck').length > 0,
  'companion-acts': (g, { range }, { hero }) => othersWithin(g, hero, range).length > 0,
  'free-action': () => true,
  'extra-action': () => true,
  'open-door': (g, { where }, { hero }) => doorsFor(g, where, hero).length > 0,
  'block-damage': () => false,
  counter: () => false,
  'skip-crisis': () => false,
  choose: (g, { of }, doing, phase) => of.some((each) => isPossible(g, each, doing, phase)),
};
