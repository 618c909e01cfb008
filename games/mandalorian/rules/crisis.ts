import { askAll, cardsIn, type Flow, faceOf, type Option, option, type Question, type Seat } from '@cantina/kernel';
import type { MissionId } from '../content/all.ts';
import { numbers as m2 } from '../content/locked/p2/mission.ts';
import { BOSS, numbers as m4 } from '../content/locked/p4/mission.ts';
import { informantNumbers, salvageNumbers } from '../content/locked/p5/index.ts';
import { contractNumbers } from '../content/locked/p7/index.ts';
import { chooseThreat } from './asking.ts';
import { advanceTrack } from './decks.ts';
import { enemyAttacks, moveTowards, nearestEnemies, victimsOf, wishesOf } from './enemies.ts';
import { isHiddenTraitor } from './exposure.ts';
import { bossArrives, bossIsComing } from './foes.ts';
import { enemiesOf, eventNow, heroesOf, nearest, placeOf, spaceId, spaceOf, trackSize } from './lookup.ts';
import { message } from './messages.ts';
import { noteBetrayals, setTrack } from './ops.ts';
import { reinforceNear } from './reinforcements.ts';
import { type G, type Hero, hasRoles } from './state.ts';
import { carrierGoals, childSpace } from './token.ts';

/** MA-CRI-01 the crisis box of the mission; of a contract, whatever the map (MD-CON-02). */
export function* resolveCrisis(g: G, you: Hero): Flow<void> {
  yield* CRISES[g.state.options.mission](g, standing(g, you));
}

/** "You" on the map: where a traitor has just been exposed, somebody who is still there. */
export const standing = (g: G, you: Hero): Hero => (spaceOf(g, you) >= 0 ? you : (heroesOf(g)[0] ?? you));

const CRISES: Readonly<Record<MissionId, (g: G, you: Hero) => Flow<void>>> = {
  // MA-CRI-04, MD-M1-05
  *m1(g, you) {
    setTrack(g, g.state.track + 1);
    if (g.state.track < trackSize(g)) return;
    setTrack(g, 0);
    yield* reinforceNear(g, spaceOf(g, you));
  },

  // MD-M2-06
  *m2(g, you) {
    const { carrier } = g.state;
    if (carrier !== null) {
      yield* moveTowards(g, carrier, m2.crisisSteps, carrierGoals(g, carrier));
      return;
    }
    yield* drawNearest(g, childSpace(g), m2.crisisSteps);
    yield* reinforceNear(g, spaceOf(g, you));
  },

  // MD-M3-05
  *m3(g, you) {
    advanceTrack(g);
    yield* reinforceNear(g, spaceOf(g, you));
  },

  // MD-M4-06
  *m4(g, you) {
    if (bossIsComing(g)) {
      setTrack(g, g.state.track + 1);
      if (g.state.track >= trackSize(g)) bossArrives(g);
      else yield* reinforceNear(g, spaceOf(g, you));
      return;
    }
    const boss = enemiesOf(g).find((card) => faceOf(g, card) === BOSS);
    if (boss === undefined) return;
    yield* moveTowards(g, boss, m4.crisisSteps, wishesOf(g, boss));
    if (!(yield* enemyAttacks(g, boss, m4.crisisRange))) yield* reinforceNear(g, spaceOf(g, standing(g, you)));
  },

  // MD-C1-05
  *c1(g, you) {
    const newcomer = yield* reinforceNear(g, spaceOf(g, you));
    if (newcomer !== null) yield* moveTowards(g, newcomer, salvageNumbers.crisisSteps, wishesOf(g, newcomer));
  },

  // MD-C2-05
  *c2(g) {
    const [informant] = cardsIn(g, 'tokens');
    if (informant === undefined) return;
    const space = placeOf(g, informant);
    if (!(yield* drawNearest(g, space, informantNumbers.crisisSteps))) yield* reinforceNear(g, space);
  },

  // MD-H1-04
  *h1(g) {
    advanceTrack(g);
    yield* betray(g);
  },

  // MD-H2-03
  *h2(g, you) {
    advanceTrack(g);
    const marked = g.state.marked.filter((card) => placeOf(g, card) >= 0);
    const spaces = new Set(
      nearest(
        g,
        spaceOf(g, you),
        marked.map((card) => placeOf(g, card)),
      ),
    );
    const hunter = yield* chooseThreat(
      g,
      marked.filter((card) => spaces.has(placeOf(g, card))),
      {
        seat: g.state.active,
        prompt: message('prompt.attacker', { event: eventNow(g), left: 1, range: contractNumbers.range }),
        rule: 'MA-RNG-08',
      },
    );
    if (hunter === undefined) return;
    if (victimsOf(g, hunter, contractNumbers.range).length > 0) yield* enemyAttacks(g, hunter, contractNumbers.range);
    else yield* moveTowards(g, hunter, contractNumbers.crisisSteps, wishesOf(g, hunter));
  },
};

/** The enemy nearest to a space moves toward it. Returns whether there was one. */
export function* drawNearest(g: G, space: number, steps: number): Flow<boolean> {
  const enemy = yield* chooseThreat(g, nearestEnemies(g, enemiesOf(g), space), {
    seat: g.state.active,
    prompt: message('prompt.mover', { event: eventNow(g), left: 1, steps, towards: spaceId(g, space) }),
    rule: 'MA-RNG-08',
  });
  if (enemy === undefined) return false;
  return yield* moveTowards(g, enemy, steps, [space]);
}

const CALM: Option<boolean> = option('calm', false, { label: message('option.calm') });
const BETRAY: Option<boolean> = option('betray', true, { label: message('option.betray') });

/** Double Deal: everybody answers in secret, so that nobody can tell whom the choice is real for. */
function* betray(g: G): Flow<void> {
  if (!hasRoles(g.state.seats, g.state.options) || g.state.exposed >= 0) return;
  const choices = yield* askAll(Array.from({ length: g.state.seats }, (_, seat) => betrayQuestion(g, seat)));
  const amount = choices.filter((betrays) => betrays).length;
  if (amount === 0) return;
  noteBetrayals(g, amount);
  for (let i = 0; i < amount; i++) advanceTrack(g);
}

const betrayQuestion = (g: G, seat: Seat): Question<boolean> => ({
  seat,
  prompt: message('prompt.betray'),
  rule: 'MD-H1-04',
  options: () => (isHiddenTraitor(g, seat) && g.state.betrayals > 0 ? [CALM, BETRAY] : [CALM]),
});
