import { en } from '@cantina/text';
import { type BaseWords, conditionOf, tellWalk } from '../cards.ts';
import { PLANNING_NAMES } from '../names/decks.ts';
import {
  adjectives,
  by,
  damage,
  freeAction,
  nouns,
  ofClass,
  type Say,
  somebody,
  spaces,
  verbs,
  victims,
  within,
  words,
} from './effects-words.ts';

const { a, another, clause, count, does, each, given, may, more, num, other, prep, quote, say, tail } = en;
const { thisOne, upTo, your } = en;

/** "… the first point of damage to you is blocked" */
const blocked = (whom: string): Say =>
  words(`until the start of your next turn, the first point of damage to ${whom} is blocked`);

const inOwnSpace = (amount: number | 'all'): string => (amount === 1 ? 'in its own space' : 'in their own spaces');

export const effects: BaseWords<Say>['effects'] = {
  // Changes of the action
  'attack-range': ({ range }) => does(thisOne(nouns.attack), verbs.reach, `up to range ${num(range)}`),
  'attack-space': ({ range }) =>
    words(
      `instead of 1 threat you may attack every enemy in 1 space ${within(range)}; each of them suffers the full damage`,
    ),
  'split-damage': ({ range }) => may(clause(verbs.split, 'the damage', `among enemies ${within(range)}`)),
  strength: ({ add, when }, all) => words(`+${num(add)} strength if ${conditionOf(all, when)}`),
  walk: ({ walk }, all) => tellWalk(all, walk),
  'intel-steps': ({ steps }) => words(`an enemy you move this way may go up to ${spaces(steps)}`),
  'intel-through': () => clause(verbs.count, 'range', 'through walls and locked doors'),
  'plan-draw': ({ add }) => clause(verbs.draw, more(add, nouns.card)),
  'plan-keep': ({ keep }) => may(clause(verbs.keep, `up to ${num(keep)} of the drawn cards`)),
  'plan-give': ({ range }) =>
    may(clause(verbs.give, 'the card you keep', prep('to', tail(another(nouns.character), within(range))))),

  // Deeds
  damage: (deed) =>
    clause(
      verbs.deal,
      damage(deed.amount),
      ...(deed.count !== 'all' && deed.count > 1 ? ['each'] : []),
      prep('to', victims(deed)),
    ),
  blast: ({ amount, range, self }) => [
    clause(verbs.deal, damage(amount), prep('to', tail(each(nouns.enemy), within(range)))),
    words(`then you suffer ${num(self)} damage yourself`),
  ],
  shield: ({ who, range }) => blocked(who === 'you' ? 'you' : `${say(somebody[who])} ${within(range)}`),
  move: ({ steps, walk }, all) => [
    clause(verbs.move, steps === 1 ? count(1, nouns.space) : upTo(steps, nouns.space)),
    ...tellWalk(all, walk),
  ],
  push: ({ count: most, steps, range, other: notThatOne }) =>
    clause(
      verbs.move,
      tail(
        most === 1 ? count(1, notThatOne ? other(nouns.enemy) : nouns.enemy) : upTo(most, nouns.enemy),
        within(range),
      ),
      by(steps),
      ...(most === 1 ? [] : ['each']),
    ),
  'push-target': ({ steps }) => clause(verbs.move, 'the target', by(steps), 'after the attack'),
  look: ({ count: amount, range }) =>
    range === null
      ? clause(verbs.look, more(amount, nouns.threat, adjectives.facedown), 'within the same range')
      : clause(verbs.look, count(amount, nouns.threat, adjectives.facedown), within(range)),
  heal: ({ amount, who, range }) =>
    clause(
      verbs.heal,
      damage(amount),
      prep('from', who === 'you' ? your(nouns.character) : tail(somebody[who], within(range))),
    ),
  'take-plan': ({ plan }) =>
    clause(verbs.take, `1 ${quote(PLANNING_NAMES[plan].en)} from the discarded planning cards`),
  'remove-disruption': ({ count: most, where }) =>
    clause(
      verbs.discard,
      most === 1 ? count(1, nouns.disruption) : upTo(most, nouns.disruption),
      { any: 'from any action area', one: 'from one action area', this: 'from this action area' }[where],
    ),
  foresee: () => [
    clause(verbs.look, 'the top card of the event deck'),
    may(clause(verbs.put, 'it', 'on the bottom of the deck')),
  ],
  'companion-acts': ({ range, each: everybody, action, strength }) =>
    does(
      tail(
        everybody ? each(other(nouns.character)) : another(nouns.character),
        range === null ? 'anywhere on the map' : within(range),
      ),
      verbs.perform,
      freeAction(action, strength),
    ),
  'free-action': ({ action, strength, range, walk = {} }, all) => [
    clause(verbs.perform, freeAction(action, strength)),
    ...(range === undefined ? [] : [does(thisOne(nouns.attack), verbs.reach, `up to range ${num(range)}`)]),
    ...tellWalk(all, walk),
  ],
  'extra-action': () => clause(verbs.perform, a(nouns.action, adjectives.extra)),
  'open-door': ({ where }) =>
    clause(
      verbs.open,
      count(1, nouns.door, adjectives.locked),
      where === 'border' ? 'on the border of your space' : 'anywhere on the map',
    ),
  'block-damage': () => clause(verbs.block, damage(1)),
  counter: ({ amount }) => clause(verbs.deal, damage(amount), 'to that enemy'),
  'skip-crisis': () => clause(verbs.skip, thisOne(nouns.crisis)),

  // Events
  'enemies-move': ({ count: amount, classes, steps }) => does(ofClass(amount, classes), verbs.move, spaces(steps)),
  'enemies-attack': ({ count: amount, classes, range }) =>
    does(ofClass(amount, classes), verbs.attack, range === 0 ? inOwnSpace(amount) : within(range)),
  reinforce: ({ at }) =>
    does(
      count(1, nouns.reinforcement),
      verbs.appear,
      at === 'star' ? 'on the star space nearest to you' : 'on the start space',
    ),
  'newcomer-moves': ({ steps }) => words(`it moves ${spaces(steps)}`),
  'reveal-nearest': () => clause(verbs.reveal, 'the facedown threat nearest to you'),
  'revealed-attacks': ({ range }) => given('if', 'it is an enemy', `it attacks ${within(range)}`),
  'disrupt-lowest': () => clause(verbs.disrupt, 'the action area with the lowest total strength'),
  'another-event': () => clause(verbs.resolve, 'another event with the same total strength'),
};
