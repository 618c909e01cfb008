import { en, type Statement } from '@cantina/text';
import type { BasicAction, Deed, EnemyClass, Special, Who } from '../../content/index.ts';
import { AREA_NAMES } from '../names/areas.ts';

/** The grammar, as far as cards need it; with the words of this game it is what verbs are told in. */
export const {
  a,
  another,
  clause,
  count,
  does,
  each,
  given,
  may,
  more,
  num,
  other,
  prep,
  quote,
  say,
  tail,
  thisOne,
  upTo,
  your,
} = en;
const { adj, all, any, listOr, many, noun, verb } = en;

export type Say = Statement<en.En>;
type Np = en.NpEn;

export const nouns = {
  action: noun('action'),
  attack: noun('attack'),
  card: noun('card'),
  character: noun('character'),
  crisis: noun('crisis', 'crises'),
  damage: noun('damage', 'damage'),
  disruption: noun('disruption token'),
  door: noun('door'),
  enemy: noun('enemy', 'enemies'),
  event: noun('event'),
  movement: noun('movement'),
  object: noun('object'),
  reinforcement: noun('reinforcement'),
  space: noun('space'),
  threat: noun('threat'),
} as const;

export const adjectives = {
  extra: adj('extra'),
  facedown: adj('facedown'),
  free: adj('free'),
  locked: adj('locked'),
} as const;

export const verbs = {
  appear: verb('appear'),
  attack: verb('attack'),
  block: verb('block'),
  choose: verb('choose', 'chosen'),
  count: verb('count'),
  deal: verb('deal', 'dealt'),
  discard: verb('discard'),
  disrupt: verb('disrupt'),
  draw: verb('draw', 'drawn'),
  give: verb('give', 'given'),
  go: verb('go', 'gone'),
  happen: verb('happen'),
  heal: verb('heal'),
  keep: verb('keep', 'kept'),
  look: verb('look at', 'looked at'),
  move: verb('move'),
  open: verb('open'),
  perform: verb('perform'),
  put: verb('put', 'put'),
  reach: verb('reach'),
  resolve: verb('resolve'),
  reveal: verb('reveal'),
  skip: verb('skip'),
  split: verb('split', 'split'),
  take: verb('take', 'taken'),
} as const;

/** A statement whose words never change. */
export const words = (text: string): Say => ({ kind: 'words', text });

const area = (action: BasicAction): string => AREA_NAMES[`area:${action}`].en;
/** "Before or after Attack" */
export const onArea = (on: Special['on']): string => (on === 'any' ? 'the action' : area(on));

/** Range 0 is your own space. */
export const within = (range: number): string => (range === 0 ? 'in your space' : `within range ${num(range)}`);
export const damage = (amount: number): Np => count(amount, nouns.damage);
export const spaces = (amount: number): string => say(count(amount, nouns.space));
/** Where a card may move something: "by 1 space", "by up to 2 spaces". */
export const by = (steps: number): string => `by ${steps === 1 ? '' : 'up to '}${spaces(steps)}`;

/** "1 enemy within range 2 other than the target", "each enemy in your space" */
export function victims({ count: most, where, range, other }: Extract<Deed, { readonly verb: 'damage' }>): Np {
  if (where === 'one-space') return tail(each(nouns.enemy), `in 1 space ${within(range)}`);
  const enemies = most === 'all' ? each(nouns.enemy) : most === 1 ? count(1, nouns.enemy) : upTo(most, nouns.enemy);
  if (where === 'target-space') return tail(en.other(enemies), 'in the target’s space');
  return tail(enemies, within(range), ...(other ? ['other than the target'] : []));
}

export const somebody: Readonly<Record<Exclude<Who, 'you'>, Np>> = {
  another: another(nouns.character),
  any: tail(a(nouns.character), 'of your choice'),
};

export const freeAction = (action: BasicAction | 'any', strength: number): Np =>
  tail(
    action === 'any' ? any(nouns.action, adjectives.free) : a(noun(`${area(action)} action`), adjectives.free),
    `with strength ${num(strength)}`,
  );

const CLASSES: Readonly<Record<EnemyClass, en.NounEn>> = {
  melee: noun('melee enemy', 'melee enemies'),
  blaster: noun('blaster enemy', 'blaster enemies'),
  sharpshooter: noun('sharpshooter'),
};

/** "all melee enemies", "1 sharpshooter or blaster enemy"; of all three classes they are simply enemies. */
export function ofClass(amount: number | 'all', classes: readonly EnemyClass[]): Np {
  const called = classes.length === 3 ? nouns.enemy : oneOf(classes.map((each) => CLASSES[each]));
  return amount === 'all' ? all(called) : count(amount, called);
}

const oneOf = (called: readonly en.NounEn[]): en.NounEn =>
  noun(listOr(called.map((one) => say(one))), listOr(called.map((one) => say(many(one)))));

/** "… the first point of damage to you is blocked" */
export const blocked = (whom: string): Say =>
  words(`until the start of your next turn, the first point of damage to ${whom} is blocked`);

export const inOwnSpace = (amount: number | 'all'): string =>
  amount === 1 ? 'in its own space' : 'in their own spaces';
