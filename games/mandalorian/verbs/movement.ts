import { AT_ONCE, allIf, askIfAny, type CardId, DONE, the } from '@cantina/kernel';
import { byWhom, type Doing } from '../rules/action/doing.ts';
import { othersWithin } from '../rules/action/plan.ts';
import { walkUpTo } from '../rules/action/walking.ts';
import { chooseSpace, heroOption } from '../rules/asking.ts';
import { enemiesOf, isEnemy, placeOf, spaceOf } from '../rules/lookup.ts';
import { reachable } from '../rules/map/paths.ts';
import { message } from '../rules/messages.ts';
import type { G, Hero } from '../rules/state.ts';
import { settle } from '../rules/threats/enemies.ts';
import { canBeMoved } from '../rules/threats/foes.ts';
import { awaySpaces, pushable, pushEnemy } from '../rules/threats/pushing.ts';
import type { DeedOf, Deeds } from './family.ts';
import { pickEnemy, within } from './targets.ts';

/** Who goes where: you, others with you, enemies. */
export const movement: Deeds<'move' | 'move-together' | 'push' | 'push-target' | 'pull-target' | 'scare'> = {
  move: {
    run: (g, { steps, walk }, doing) => walkUpTo(g, doing, steps, walk), // MA-MOV-09
    extent: (g, { steps, walk }, { hero }) => allIf(reachable(g, hero, steps, walk).length > 0),
  },

  'move-together': {
    *run(g, { steps, walk }, doing) {
      const { hero, seat } = doing;
      const beside = othersWithin(g, hero, 0);
      const question = {
        seat,
        prompt: message('prompt.together', { ...byWhom(g, doing) }),
        rule: 'MA-SKL-09',
        options: () => beside.map((each) => heroOption(g, each)),
      };
      yield* walkUpTo(g, doing, steps, walk, yield* askIfAny(question, DONE));
    },
    extent: (g, { steps, walk }, { hero }) => allIf(reachable(g, hero, steps, walk).length > 0),
  },

  push: {
    *run(g, deed, doing) {
      const { count, steps, other } = deed;
      const { seat } = doing;
      const by = byWhom(g, doing);
      const pushed: CardId[] = [];
      for (let left = count; left > 0; left--) {
        const able = pushableBy(g, deed, doing).filter((card) => !pushed.includes(card));
        const card = yield* pickEnemy(g, able, left < count, {
          seat,
          prompt: message('prompt.push', { hero: by.hero, card: by.card, left, steps }),
          rule: 'MA-INT-05',
        });
        if (card === undefined) return;
        pushed.push(card);
        if (other) doing.others.push(card);
        doing.moved = card;
        yield* pushEnemy(g, seat, card, steps, steps > 1); // by “up to” that many spaces
      }
    },
    extent: (g, deed, doing) => allIf(pushableBy(g, deed, doing).length > 0),
  },

  'push-target': {
    *run(g, { steps }, doing) {
      const card = movableTarget(g, doing);
      if (card === null) return;
      doing.moved = card;
      yield* pushEnemy(g, doing.seat, card, steps);
    },
    extent: (g, _deed, doing) => allIf(doing.phase === 'after' && movableTarget(g, doing) !== null),
  },

  'pull-target': {
    run(g, _deed, doing) {
      const card = movableTarget(g, doing);
      if (card !== null) settle(g, card, spaceOf(g, doing.hero));
      return AT_ONCE;
    },
    extent(g, _deed, doing) {
      const target = movableTarget(g, doing);
      return allIf(doing.phase === 'after' && target !== null && placeOf(g, target) !== spaceOf(g, doing.hero));
    },
  },

  scare: {
    *run(g, { steps, range }, doing) {
      const { hero, seat } = doing;
      for (const card of scared(g, range, hero)) {
        for (let step = 0; step < steps; step++) {
          const space = yield* chooseSpace(g, awaySpaces(g, card, hero), {
            seat,
            prompt: message('prompt.scare', { ...byWhom(g, doing), enemy: the(card) }),
            rule: 'MA-EMV-09',
          });
          if (space !== undefined) settle(g, card, space);
        }
      }
    },
    extent: (g, { range }, { hero }) => allIf(scared(g, range, hero).length > 0),
  },
};

/** The enemies a deed may move. */
function pushableBy(g: G, { range, other }: DeedOf<'push'>, { hero, moved }: Doing): CardId[] {
  const enemies = pushable(g, within(g, hero, range));
  return other ? enemies.filter((card) => card !== moved) : enemies;
}

/** The attack's target, if it is an enemy on the map that can be moved. */
const movableTarget = (g: G, { target }: Doing): CardId | null =>
  target !== null && placeOf(g, target) >= 0 && isEnemy(g, target) && canBeMoved(g, target) ? target : null;

const scared = (g: G, range: number, hero: Hero): CardId[] =>
  enemiesOf(g).filter(
    (card) => within(g, hero, range)(card) && canBeMoved(g, card) && awaySpaces(g, card, hero).length > 0,
  );
