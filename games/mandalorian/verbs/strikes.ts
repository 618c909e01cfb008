import { allIf, type CardId, type Flow } from '@cantina/kernel';
import { damageSpace, enemySpaces } from '../rules/action/attack.ts';
import { byWhom, type Doing } from '../rules/action/doing.ts';
import { chooseSpace } from '../rules/asking.ts';
import { sufferDamage } from '../rules/characters/damage.ts';
import { placeOf, rangeBetween, spaceOf } from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import type { G } from '../rules/state.ts';
import { damageEnemy, vulnerable } from '../rules/threats/foes.ts';
import type { DeedOf, Deeds } from './family.ts';
import { pickEnemy, within } from './targets.ts';

/** What hurts enemies. */
export const strikes: Deeds<'damage' | 'damage-moved' | 'blast'> = {
  damage: {
    *run(g, deed, doing) {
      const { amount, count, where } = deed;
      if (where === 'one-space') return yield* damageOneSpace(g, deed, doing);
      if (count !== 'all') return yield* damageSome(g, deed, count, doing);
      const hit = damageable(g, deed, doing);
      if (deed.other) doing.others.push(...hit);
      for (const card of hit) yield* damageEnemy(g, card, amount, doing.hero);
    },
    extent: (g, deed, doing) =>
      allIf((deed.where !== 'target-space' || doing.phase === 'after') && damageable(g, deed, doing).length > 0),
  },

  'damage-moved': {
    *run(g, { amount }, { moved, hero }) {
      if (moved !== null && placeOf(g, moved) >= 0) yield* damageEnemy(g, moved, amount, hero);
    },
    extent: (_g, _deed, { moved }) => allIf(moved !== null),
  },

  blast: {
    *run(g, { amount, range, self }, { hero }) {
      for (const card of vulnerable(g).filter(within(g, hero, range))) yield* damageEnemy(g, card, amount, hero);
      yield* sufferDamage(g, hero, self);
    },
    extent: (g, { range }, { hero }) => allIf(enemySpaces(g, spaceOf(g, hero), range).length > 0),
  },
};

/** MA-THR-03 the enemies a deed may damage. */
function damageable(g: G, { where, range, other }: DeedOf<'damage'>, doing: Doing): CardId[] {
  const at = spaceOf(g, doing.hero);
  const enemies = vulnerable(g).filter((card) =>
    where === 'target-space' ? placeOf(g, card) === doing.targetSpace : rangeBetween(g, at, placeOf(g, card)) <= range,
  );
  return other ? enemies.filter((card) => card !== doing.target && !doing.others.includes(card)) : enemies;
}

/** Every enemy in one space within range. */
function* damageOneSpace(g: G, { amount, range }: DeedOf<'damage'>, doing: Doing): Flow<void> {
  const { hero, seat } = doing;
  const space = yield* chooseSpace(g, enemySpaces(g, spaceOf(g, hero), range), {
    seat,
    prompt: message('prompt.damage-space', { ...byWhom(g, doing), amount }),
    rule: 'MA-SKL-09',
  });
  if (space !== undefined) yield* damageSpace(g, space, amount, hero);
}

/** Up to `count` different enemies; the first one is not optional. */
function* damageSome(g: G, deed: DeedOf<'damage'>, count: number, doing: Doing): Flow<void> {
  const by = byWhom(g, doing);
  const hit: CardId[] = [];
  for (let left = count; left > 0; left--) {
    const able = damageable(g, deed, doing).filter((card) => !hit.includes(card));
    const card = yield* pickEnemy(g, able, left < count, {
      seat: doing.seat,
      prompt: message('prompt.damage', { hero: by.hero, card: by.card, amount: deed.amount, left }),
      rule: 'MA-SKL-09',
    });
    if (card === undefined) return;
    hit.push(card);
    if (deed.other) doing.others.push(card);
    yield* damageEnemy(g, card, deed.amount, doing.hero);
  }
}
