import { ru } from '@cantina/text';
import { type BaseWords, conditionOf, tellWalk } from '../cards.ts';
import { PLANNING_NAMES } from '../names/decks.ts';
import {
  adjectives,
  by,
  damage,
  damageEach,
  freeAction,
  nouns,
  ofClass,
  type Say,
  somebody,
  spaces,
  upToSpaces,
  verbs,
  victims,
  within,
  words,
} from './effects-words.ts';

const { a, another, bare, clause, count, does, each, given, it, may, more, num, of, other, own } = ru;
const { prep, quote, say, tail, the, thisOne, to, upTo, your } = ru;

/** «… первая единица урона, нанесённая вам, блокируется» */
const blocked = (whom: string): Say =>
  words(`до начала вашего следующего хода первая единица урона, нанесённая ${whom}, блокируется`);

export const effects: BaseWords<Say>['effects'] = {
  // Что меняет само действие
  'attack-range': ({ range }) => does(thisOne(nouns.attack), verbs.reach, `до дальности ${num(range)}`),
  'attack-space': ({ range }) =>
    words(
      `вместо 1 угрозы вы можете атаковать всех врагов на 1 поле ${within(range)}; каждый из них получает полный урон`,
    ),
  'split-damage': ({ range }) => may(clause(verbs.divide, bare(nouns.damage), `между врагами ${within(range)}`)),
  strength: ({ add, when }, every) => words(`+${num(add)} к силе, если ${conditionOf(every, when)}`),
  walk: ({ walk }, every) => tellWalk(every, walk),
  'intel-steps': ({ steps }) => words(`враг, которого вы так передвигаете, может пройти ${upToSpaces(steps)}`),
  'intel-through': () => words('дальность считается сквозь стены и запертые двери'),
  'plan-draw': ({ add }) => clause(verbs.draw, more(add, nouns.card)),
  'plan-keep': ({ keep }) => may(clause(verbs.keep, 'себе', `до ${num(keep)} взятых карт`)),
  'plan-give': ({ range }) =>
    may(clause(verbs.give, 'оставленную карту', to(tail(another(nouns.character), within(range))))),

  // Что делаете вы
  damage: (deed) =>
    clause(
      verbs.deal,
      deed.count !== 'all' && deed.count > 1 ? damageEach(deed.amount) : damage(deed.amount),
      to(victims(deed)),
    ),
  blast: ({ amount, range, self }) => [
    clause(verbs.deal, damage(amount), to(tail(each(nouns.enemy), within(range)))),
    words(`затем вы сами получаете ${say(damage(self), 'acc')}`),
  ],
  shield: ({ who, range }) => blocked(who === 'you' ? 'вам' : `${say(somebody[who], 'dat')} ${within(range)}`),
  move: ({ steps, walk }, every) => [clause(verbs.go, upToSpaces(steps)), ...tellWalk(every, walk)],
  push: ({ count: most, steps, range, other: notThatOne }) =>
    clause(
      verbs.move,
      tail(
        most === 1 ? count(1, notThatOne ? other(nouns.enemy) : nouns.enemy) : upTo(most, nouns.enemy),
        within(range),
      ),
      `${most === 1 ? '' : ', каждого '}${by(steps)}`,
    ),
  'push-target': ({ steps }) => words(`после атаки передвиньте цель ${by(steps)}`),
  look: ({ count: amount, range }) =>
    range === null
      ? clause(verbs.look, more(amount, nouns.threat), 'в пределах той же дальности')
      : clause(verbs.look, count(amount, nouns.threat), within(range)),
  heal: ({ amount, who, range }) =>
    clause(verbs.heal, of(damage(amount), who === 'you' ? your(nouns.character) : tail(somebody[who], within(range)))),
  'take-plan': ({ plan }) => clause(verbs.draw, `1 карту ${quote(PLANNING_NAMES[plan].ru)} из сброшенных карт плана`),
  'remove-disruption': ({ count: most, where }) =>
    clause(
      verbs.discard,
      most === 1 ? count(1, nouns.disruption) : upTo(most, nouns.disruption),
      { any: 'из любой зоны действия', one: 'из одной зоны действия', this: 'из этой зоны действия' }[where],
    ),
  foresee: () => [
    clause(verbs.look, 'верхнюю карту колоды событий'),
    may(clause(verbs.lay, it(the(nouns.card)), 'под низ колоды')),
  ],
  'companion-acts': ({ range, each: everybody, action, strength }) =>
    does(
      tail(
        everybody ? each(other(nouns.character)) : another(nouns.character),
        range === null ? 'в любом месте карты' : within(range),
      ),
      verbs.perform,
      freeAction(action, strength),
    ),
  'free-action': ({ action, strength, range, walk = {} }, every) => [
    clause(verbs.perform, freeAction(action, strength)),
    ...(range === undefined ? [] : [does(thisOne(nouns.attack), verbs.reach, `до дальности ${num(range)}`)]),
    ...tellWalk(every, walk),
  ],
  'extra-action': () => clause(verbs.perform, a(nouns.action, adjectives.extra)),
  'open-door': ({ where }) =>
    clause(
      verbs.open,
      count(1, nouns.door, adjectives.locked),
      where === 'border' ? 'на границе вашего поля' : 'в любом месте карты',
    ),
  'block-damage': () => clause(verbs.block, damage(1)),
  counter: ({ amount }) => clause(verbs.deal, to(thisOne(nouns.enemy)), damage(amount)),
  'skip-crisis': () => clause(verbs.skip, thisOne(nouns.crisis)),

  // Что делают враги
  'enemies-move': ({ count: amount, classes, steps }) => does(ofClass(amount, classes), verbs.go, spaces(steps)),
  'enemies-attack': ({ count: amount, classes, range }) =>
    does(ofClass(amount, classes), verbs.attack, range === 0 ? prep('на', own(nouns.space), 'loc') : within(range)),
  reinforce: ({ at }) =>
    does(
      count(1, nouns.reinforcement),
      verbs.appear,
      at === 'star' ? 'на ближайшем к вам поле со звездой' : 'на стартовом поле',
    ),
  'newcomer-moves': ({ steps }) => does(it(the(nouns.reinforcement)), verbs.go, spaces(steps)),
  'reveal-nearest': () => clause(verbs.reveal, 'ближайшую к вам закрытую угрозу'),
  'revealed-attacks': ({ range }) => given('if', 'это враг', words(`он атакует ${within(range)}`)),
  'disrupt-lowest': () => clause(verbs.disrupt, 'помеху в зоне действия с наименьшей общей силой'),
  'another-event': () => clause(verbs.resolve, 'ещё одно событие с той же общей силой'),
};
