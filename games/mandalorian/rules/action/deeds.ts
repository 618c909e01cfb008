import {
  AT_ONCE,
  ask,
  type CardId,
  cardsIn,
  carryOut,
  type Flow,
  faceOf,
  look,
  move,
  type Option,
  option,
  type Runners,
  shuffle,
  the,
  withOptions,
} from '@cantina/kernel';
import type { Deed } from '../../content/all.ts';
import { chooseHero, chooseSpace, chooseThreat, DONE, facedownOption, threatOption } from '../asking.ts';
import { sufferDamage } from '../characters/damage.ts';
import { foreseen, refillPlans, showTop } from '../characters/decks.ts';
import { removeDisruption } from '../event/remove-disruption.ts';
import { placeOf, spaceOf } from '../lookup.ts';
import { chooseDoor } from '../map/doors.ts';
import { choiceOf, message } from '../messages.ts';
import { addExtraAction, healHero, noteForesight, noteSearch, raiseShield } from '../ops/index.ts';
import type { G, Hero, MandoState } from '../state.ts';
import { settle } from '../threats/enemies.ts';
import { damageEnemy, vulnerable } from '../threats/foes.ts';
import { awaySpaces, pushEnemy } from '../threats/pushing.ts';
import { damageSpace, enemySpaces } from './attack.ts';
import { byWhom, type Doing } from './doing.ts';
import { actFreely } from './free-actions.ts';
import { lookAt, lookable } from './intel.ts';
import { keepPlan, mayKeep, othersWithin } from './plan.ts';
import {
  damageable,
  damagedHeroes,
  doorsFor,
  drawnFor,
  heroesFor,
  isPossible,
  movableTarget,
  namedPlan,
  pushableBy,
  scared,
  shieldable,
  shieldEnd,
  within,
} from './targets.ts';
import { walkUpTo } from './walking.ts';

/** MA-SKL-09 one effect of a text, as far as it is possible. */
export function* carryOutDeed(g: G, deed: Deed, doing: Doing): Flow<void> {
  yield* carryOut(runners, g, deed, doing);
}

/** One procedure per verb. */
export const runners: Runners<MandoState, Deed, Doing> = {
  *damage(g, deed, doing) {
    const { amount, count, where, range } = deed;
    if (where === 'one-space') return yield* damageOneSpace(g, amount, range, doing);
    if (count === 'all') {
      const hit = damageable(g, deed, doing);
      if (deed.other) doing.others.push(...hit);
      for (const card of hit) yield* damageEnemy(g, card, amount, doing.hero);
      return;
    }
    yield* damageSome(g, deed, count, doing);
  },

  *'damage-moved'(g, { amount }, { moved, hero }) {
    if (moved !== null && placeOf(g, moved) >= 0) yield* damageEnemy(g, moved, amount, hero);
  },

  *blast(g, { amount, range, self }, { hero }) {
    for (const card of vulnerable(g).filter(within(g, hero, range))) yield* damageEnemy(g, card, amount, hero);
    yield* sufferDamage(g, hero, self);
  },

  *shield(g, { who, range }, doing) {
    const { hero, seat } = doing;
    const chosen = yield* chooseHero(g, shieldable(g, heroesFor(g, who, range, hero)), {
      seat,
      prompt: message('prompt.shield', { ...byWhom(g, doing) }),
      rule: 'MA-SKL-11',
    });
    if (chosen !== undefined) raiseShield(g, chosen, shieldEnd(g));
  },

  *move(g, { steps, walk }, doing) {
    yield* walkUpTo(g, doing, steps, walk); // MA-MOV-09
  },

  *'move-together'(g, { steps, walk }, doing) {
    const { hero, seat } = doing;
    const beside = othersWithin(g, hero, 0);
    const other: Hero | null =
      beside.length === 0
        ? null
        : yield* ask<Hero | null>({
            seat,
            prompt: message('prompt.together', { ...byWhom(g, doing) }),
            rule: 'MA-SKL-09',
            options: () => [...beside.map((each) => asHero(g, each)), DONE],
          });
    yield* walkUpTo(g, doing, steps, walk, other);
  },

  *push(g, deed, doing) {
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

  *'push-target'(g, { steps }, doing) {
    const card = movableTarget(g, doing);
    if (card === null) return;
    doing.moved = card;
    yield* pushEnemy(g, doing.seat, card, steps);
  },

  'pull-target'(g, _deed, doing) {
    const card = movableTarget(g, doing);
    if (card !== null) settle(g, card, spaceOf(g, doing.hero));
    return AT_ONCE;
  },

  *scare(g, { steps, range }, doing) {
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

  *look(g, { count, range }, doing) {
    for (let left = count; left > 0; left--) {
      const cards = lookable(g, doing, range ?? doing.strength);
      if (cards.length === 0) return;
      const card = yield* ask<CardId>({
        seat: doing.seat,
        prompt: message('prompt.look', { ...byWhom(g, doing), left }),
        rule: 'MA-INT-02',
        options: () => cards.map((each) => facedownOption(g, each, 'look')),
      });
      lookAt(g, doing, card);
    }
  },

  *heal(g, { amount, who, range }, doing) {
    const { hero, seat } = doing;
    const chosen = yield* chooseHero(g, damagedHeroes(g, heroesFor(g, who, range, hero)), {
      seat,
      prompt: message('prompt.heal', { ...byWhom(g, doing) }),
      rule: 'MA-SKL-11',
    });
    if (chosen !== undefined) healHero(g, chosen, amount);
  },

  *'let-keep'(g, { range }, doing) {
    const able = othersWithin(g, doing.hero, range).filter((hero) => drawnFor(g, doing, hero).length > 0);
    const receiver = yield* chooseHero(g, able, {
      seat: doing.seat,
      prompt: message('prompt.receiver', { ...byWhom(g, doing) }),
      rule: 'MA-PLN-02',
    });
    if (receiver === undefined) return;
    const card = yield* chooseThatCard(g, doing, () => drawnFor(g, doing, receiver));
    if (card !== undefined) keepPlan(g, receiver, card);
  },

  *'search-plans'(g, _deed, doing) {
    const { seat, hero } = doing;
    noteSearch(g, hero);
    look(g, seat, cardsIn(g, 'planDeck'));
    const card = yield* chooseThatCard(g, doing, () => cardsIn(g, 'planDeck').filter((each) => mayKeep(g, hero, each)));
    if (card !== undefined) keepPlan(g, hero, card);
    shuffle(g, 'planDeck');
    refillPlans(g); // MA-EMP-01
  },

  'take-plan'(g, { plan }, { hero }) {
    const card = namedPlan(g, plan);
    if (card !== undefined && mayKeep(g, hero, card)) keepPlan(g, hero, card);
    return AT_ONCE;
  },

  'remove-disruption': removeDisruption,

  *foresee(g, _deed, doing) {
    const { seat } = doing;
    const card = foreseen(g, seat);
    if (card === undefined) return;
    const buried = yield* ask<boolean>({
      seat,
      prompt: message('prompt.foresee', { ...byWhom(g, doing), event: the(card) }),
      rule: 'MA-GLD-01',
      options: () => [LEAVE, BURY],
    });
    if (buried) {
      move(g, card, 'eventDeck', 0, 'bottom');
      showTop(g);
    }
    noteForesight(g, seat, card, buried);
  },

  *'companion-acts'(g, { range, each, action, strength }, doing) {
    const { hero, card } = byWhom(g, doing);
    let able = othersWithin(g, doing.hero, range);
    for (let left = each ? able.length : 1; left > 0; left--) {
      const chosen = yield* chooseHero(g, able, {
        seat: doing.seat,
        prompt: message('prompt.companion', { hero, card, strength }),
        rule: each ? 'MA-GLD-04' : 'MA-SKL-11',
      });
      if (chosen === undefined) return;
      able = able.filter((other) => other !== chosen);
      yield* actFreely(g, chosen, { action, strength });
    }
  },

  *'free-action'(g, free, { hero }) {
    yield* actFreely(g, hero, free);
  },

  'extra-action'(g, _deed, { hero }) {
    addExtraAction(g, hero); // MA-XTR-01
    return AT_ONCE;
  },

  *'open-door'(g, { where }, doing) {
    yield* chooseDoor(g, doing.seat, doorsFor(g, where, doing.hero), byWhom(g, doing));
  },

  // Used by the chapters on damage and crises, when their moment comes
  'block-damage': () => AT_ONCE,
  counter: () => AT_ONCE,
  'skip-crisis': () => AT_ONCE,

  *choose(g, { of }, doing) {
    const able = of.filter((each) => isPossible(g, each, doing, 'before'));
    const [first, second] = able;
    if (first === undefined || doing.card === null) return;
    const face = faceOf(g, doing.card);
    const deed =
      second === undefined
        ? first
        : yield* ask<Deed>({
            seat: doing.seat,
            prompt: message('prompt.choose', { ...byWhom(g, doing) }),
            rule: 'MA-SKL-09',
            options: () =>
              able.map((each) => {
                const index = of.indexOf(each);
                return option(`choice:${index}`, each, { label: choiceOf(face, index) });
              }),
          });
    yield* carryOutDeed(g, deed, doing);
  },
};

const LEAVE: Option<boolean> = option('leave', false, { label: message('option.leave-event') });
const BURY: Option<boolean> = option('bury', true, { label: message('option.bury-event') });

const asHero = (g: G, hero: Hero): Option<Hero | null> =>
  option<Hero | null>(`hero:${g.state.characters[hero] ?? ''}`, hero, {
    label: message('option.hero', { hero: g.state.characters[hero] ?? 'mandalorian' }),
  });

/** Every enemy in one space within range. */
function* damageOneSpace(g: G, amount: number, range: number, doing: Doing): Flow<void> {
  const { hero, seat } = doing;
  const space = yield* chooseSpace(g, enemySpaces(g, spaceOf(g, hero), range), {
    seat,
    prompt: message('prompt.damage-space', { ...byWhom(g, doing), amount }),
    rule: 'MA-SKL-09',
  });
  if (space !== undefined) yield* damageSpace(g, space, amount, hero);
}

/** Up to `count` different enemies; the first one is not optional. */
function* damageSome(g: G, deed: Extract<Deed, { readonly verb: 'damage' }>, count: number, doing: Doing): Flow<void> {
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

type EnemyQuestion = Parameters<typeof chooseThreat>[2];

/** One of the enemies; `optional`: or none. */
function* pickEnemy(
  g: G,
  enemies: readonly CardId[],
  optional: boolean,
  question: EnemyQuestion,
): Flow<CardId | undefined> {
  if (!optional) return yield* chooseThreat(g, enemies, question);
  if (enemies.length === 0) return undefined;
  const options = () => [
    ...enemies.map((each) => option<CardId | null>(`threat:${each}`, each, threatOption(g, each))),
    DONE,
  ];
  const card: CardId | null = yield* ask<CardId | null>(withOptions(question, options));
  return card ?? undefined;
}

/** One of the planning cards that only this person sees. */
function* chooseThatCard(g: G, doing: Doing, cards: () => readonly CardId[]): Flow<CardId | undefined> {
  if (cards().length === 0) return undefined;
  return yield* ask<CardId>({
    seat: doing.seat,
    prompt: message('prompt.search', { ...byWhom(g, doing) }),
    rule: 'MA-PLN-02',
    options: () =>
      cards().map((card) => option(`card:${card}`, card, { card, label: message('option.keep', { card: the(card) }) })),
  });
}
