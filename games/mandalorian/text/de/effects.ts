import { de } from '@cantina/text';
import { type BaseWords, conditionOf, tellWalk } from '../cards.ts';
import { PLANNING_NAMES } from '../names/decks.ts';
import {
  adjectives,
  by,
  damage,
  far,
  freeAction,
  nouns,
  ofClass,
  type Say,
  somebody,
  verbs,
  victims,
  within,
  words,
} from './effects-words.ts';

const { a, another, clause, count, does, each, given, it, lead, may, more, num, of, other } = de;
const { quote, say, tail, the, thisOne, to, upTo, you, your } = de;

/** „… erleiden je 1 Schaden“, wo es mehrere sein können. */
const suffers = (whom: de.NpDe, several: boolean, amount: number): Say =>
  does(whom, verbs.suffer, ...(several ? ['je'] : []), damage(amount));

/** „… wird der erste Schaden an dir geblockt“ */
const blocked = (whom: string): Say =>
  words(`bis zum Beginn deines nächsten Zuges wird der erste Schaden an ${whom} geblockt`);

export const effects: BaseWords<Say>['effects'] = {
  // Was die Aktion verändert
  'attack-range': ({ range }) => does(thisOne(nouns.attack), verbs.reach, `bis Reichweite ${num(range)}`),
  'attack-space': ({ range }) =>
    words(
      `statt 1 Bedrohung darfst du alle Gegner auf 1 Feld ${within(range)} angreifen; jeder von ihnen erleidet den vollen Schaden`,
    ),
  'split-damage': ({ range }) => may(clause(verbs.divide, the(nouns.damage), `auf mehrere Gegner ${within(range)}`)),
  strength: ({ add, when }, every) => words(`+${num(add)} Stärke, falls ${conditionOf(every, when)}`),
  walk: ({ walk }, every) => tellWalk(every, walk),
  'intel-steps': ({ steps }) => words(`ein Gegner, den du so bewegst, darf bis zu ${far(steps)} gehen`),
  'intel-through': () => clause(verbs.count, the(nouns.range), 'durch Wände und verschlossene Türen hindurch'),
  'plan-draw': ({ add }) => clause(verbs.draw, more(add, nouns.card)),
  'plan-keep': ({ keep }) => may(clause(verbs.keep, `bis zu ${num(keep)} der gezogenen Karten`)),
  'plan-give': ({ range }) =>
    may(clause(verbs.give, to(tail(another(nouns.character), within(range))), 'die behaltene Karte')),

  // Was du tust
  damage: (deed) => suffers(victims(deed), deed.count !== 'all' && deed.count > 1, deed.amount),
  blast: ({ amount, range, self }) => [
    suffers(tail(each(nouns.enemy), within(range)), false, amount),
    lead('danach', does(you, verbs.suffer, 'selbst', damage(self))),
  ],
  shield: ({ who, range }) => blocked(who === 'you' ? 'dir' : `${say(somebody[who], 'dat')} ${within(range)}`),
  move: ({ steps, walk }, every) => [
    clause(verbs.moveOn, steps === 1 ? count(1, nouns.space) : upTo(steps, nouns.space), 'weit'),
    ...tellWalk(every, walk),
  ],
  push: ({ count: most, steps, range, other: notThatOne }) =>
    clause(
      verbs.move,
      tail(
        most === 1 ? count(1, notThatOne ? other(nouns.enemy) : nouns.enemy) : upTo(most, nouns.enemy),
        within(range),
      ),
      ...(most === 1 ? [] : ['jeweils']),
      by(steps),
    ),
  'push-target': ({ steps }) => clause(verbs.move, the(nouns.target), 'nach dem Angriff', by(steps)),
  look: ({ count: amount, range }) =>
    range === null
      ? clause(verbs.look, more(amount, nouns.threat, adjectives.facedown), 'innerhalb derselben Reichweite')
      : clause(verbs.look, count(amount, nouns.threat, adjectives.facedown), within(range)),
  heal: ({ amount, who, range }) =>
    clause(verbs.heal, of(damage(amount), who === 'you' ? your(nouns.character) : tail(somebody[who], within(range)))),
  'take-plan': ({ plan }) =>
    clause(verbs.take, `1 ${quote(PLANNING_NAMES[plan].de)} von den abgelegten Planungskarten`),
  'remove-disruption': ({ count: most, where }) =>
    clause(
      verbs.discard,
      most === 1 ? count(1, nouns.disruption) : upTo(most, nouns.disruption),
      {
        any: 'von einem beliebigen Aktionsbereich',
        one: 'von einem einzigen Aktionsbereich',
        this: 'von diesem Aktionsbereich',
      }[where],
    ),
  foresee: () => [
    clause(verbs.look, 'die oberste Karte des Ereignisstapels'),
    may(clause(verbs.lay, it(the(nouns.card)), 'unter den Stapel')),
  ],
  'companion-acts': ({ range, each: everybody, action, strength }) =>
    does(
      tail(
        everybody ? each(other(nouns.character)) : another(nouns.character),
        range === null ? 'irgendwo auf der Karte' : within(range),
      ),
      verbs.perform,
      freeAction(action, strength),
    ),
  'free-action': ({ action, strength, range, walk = {} }, every) => [
    clause(verbs.perform, freeAction(action, strength)),
    ...(range === undefined ? [] : [does(thisOne(nouns.attack), verbs.reach, `bis Reichweite ${num(range)}`)]),
    ...tellWalk(every, walk),
  ],
  'extra-action': () => clause(verbs.perform, a(nouns.extraAction)),
  'open-door': ({ where }) =>
    clause(
      verbs.open,
      count(1, nouns.door, adjectives.locked),
      where === 'border' ? 'an deinem Feld' : 'irgendwo auf der Karte',
    ),
  'block-damage': () => clause(verbs.block, damage(1)),
  counter: ({ amount }) => clause(verbs.deal, to(thisOne(nouns.enemy)), damage(amount)),
  'skip-crisis': () => clause(verbs.skip, thisOne(nouns.crisis)),

  // Was Gegner tun
  'enemies-move': ({ count: amount, classes, steps }) => does(ofClass(amount, classes), verbs.moveOn, far(steps)),
  'enemies-attack': ({ count: amount, classes, range }) =>
    does(ofClass(amount, classes), verbs.attack, range === 0 ? 'auf dem eigenen Feld' : within(range)),
  reinforce: ({ at }) =>
    does(
      count(1, nouns.reinforcement),
      verbs.appear,
      at === 'star' ? 'auf dem Sternfeld, das dir am nächsten ist' : 'auf dem Startfeld',
    ),
  'newcomer-moves': ({ steps }) => does(it(the(nouns.reinforcement)), verbs.moveOn, far(steps)),
  'reveal-nearest': () => words('decke die verdeckte Bedrohung auf, die dir am nächsten ist'),
  'revealed-attacks': ({ range }) =>
    given('if', 'es ein Gegner ist', does(it(the(nouns.enemy)), verbs.attack, within(range))),
  'disrupt-lowest': () => clause(verbs.disrupt, 'den Aktionsbereich mit der niedrigsten Gesamtstärke'),
  'another-event': () => clause(verbs.resolve, 'ein weiteres Ereignis mit derselben Gesamtstärke'),
};
