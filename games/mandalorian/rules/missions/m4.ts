import { type CardId, cardsIn, faceOf, move, option, the } from '@cantina/kernel';
import { BOSS, numbers } from '../../content/locked/p4/mission.ts';
import { enemySpaces } from '../action/attack.ts';
import { chooseHero, spaceOption } from '../asking.ts';
import { sufferDamage } from '../characters/damage.ts';
import {
  enemiesOf,
  heroesOf,
  placeOf,
  rangeBetween,
  spaceId,
  spaceOf,
  spotOf,
  terrainIn,
  threatOf,
  trackSize,
} from '../lookup.ts';
import { message } from '../messages.ts';
import { placePiece, setTrack, takePiece } from '../ops/index.ts';
import type { G } from '../state.ts';
import { enemyAttacks, moveTowards, wishesOf } from '../threats/enemies.ts';
import { reinforceAt, reinforceNearHero } from '../threats/reinforcements.ts';
import { childIn } from '../threats/token.ts';
import type { MissionDeed, MissionRules } from './record.ts';

/** MD-M4-02 the health of the Moff grows with the group. */
export const bossHealth = (g: G): number => numbers.health + numbers.healthPerCharacter * g.state.characters.length;

/** Showdown on the Square. */
export const m4: MissionRules = {
  // MD-M4-01 the group's choice
  *setup(g) {
    const token = childIn(g);
    if (token === undefined) return;
    const hero = yield* chooseHero(
      g,
      g.state.characters.map((_, each) => each),
      { seat: g.state.active, prompt: message('prompt.bearer', { card: the(token) }), rule: 'MA-CHD-01' },
    );
    takePiece(g, hero ?? 0, token);
  },

  // MD-M4-06
  *crisis(g, you) {
    if (bossIsComing(g)) {
      setTrack(g, g.state.track + 1);
      if (g.state.track >= trackSize(g)) bossArrives(g);
      else yield* reinforceNearHero(g, you);
      return;
    }
    const boss = enemiesOf(g).find((card) => faceOf(g, card) === BOSS);
    if (boss === undefined) return;
    yield* moveTowards(g, boss, numbers.crisisSteps, wishesOf(g, boss));
    if (!(yield* enemyAttacks(g, boss, numbers.crisisRange))) yield* reinforceNearHero(g, you);
  },

  // MD-M4-07
  *revealed(g, card) {
    const at = placeOf(g, card);
    for (const hero of heroesOf(g)) {
      if (rangeBetween(g, spaceOf(g, hero), at) <= numbers.effectRange) yield* sufferDamage(g, hero, 1);
    }
  },

  // MD-M4-05
  action(g, { hero, strength, plain }) {
    const at = spaceOf(g, hero);
    if (strength < numbers.cannonStrength || at !== terrainIn(g).numbered[numbers.cannonSpace]) return [];
    return enemySpaces(g, at, numbers.cannonRange).flatMap((space) => {
      const shown = spaceOption(g, space);
      const shot = option<MissionDeed>(shown.id, { do: 'space', space, strength }, shown);
      if (plain === strength || plain < numbers.cannonStrength) return [shot];
      // MA-SKL-09 without what the special ability adds
      const target = { message: message('option.space', { ...spotOf(g, space) }) };
      const label = message('option.hit-plain', { target, amount: plain });
      return [shot, option<MissionDeed>(`plain:${shown.id}`, { do: 'space', space, strength: plain }, { label })];
    });
  },

  hideouts: (g) => terrainIn(g).stars, // MD-M4-08, MD-M4-09

  // MD-M4-04
  boss: {
    face: BOSS,
    health: bossHealth,
    // MD-M4-03 another enemy beside him keeps the Moff from harm
    isProtected: (g, card) =>
      enemiesOf(g).some(
        (other) => other !== card && rangeBetween(g, placeOf(g, other), placeOf(g, card)) <= numbers.guardRange,
      ),
  },

  // MD-M4-02 when the last triangle enemy is defeated
  defeated(g, card) {
    if (isTriangle(g, card) && !enemiesOf(g).some((other) => isTriangle(g, other))) bossArrives(g);
  },

  goal: (g) => cardsIn(g, 'gone').some((card) => faceOf(g, card) === BOSS), // MD-M4-09
};

const isTriangle = (g: G, card: CardId): boolean => threatOf(g, card).shape === 'triangle';

export const bossIsComing = (g: G): boolean => bossInBox(g) !== undefined;
const bossInBox = (g: G): CardId | undefined => cardsIn(g, 'box').find((card) => faceOf(g, card) === BOSS);

/** MD-M4-02 the Moff and his guard. */
function bossArrives(g: G): void {
  const boss = bossInBox(g);
  if (boss === undefined) return;
  const { numbered, ids } = terrainIn(g);
  const space = numbered[numbers.arrival] ?? 0;
  move(g, boss, 'revealed');
  placePiece(g, boss, space, spaceId(g, space));
  const guards = Math.min(g.state.characters.length + 1, numbers.stars.length);
  for (const star of numbers.stars.slice(0, guards)) reinforceAt(g, ids.indexOf(star)); // MA-REI-07
}
