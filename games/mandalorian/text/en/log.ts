import { type Catalogue, en } from '@cantina/text';
import type { LogMessages } from '../log.ts';
import { areas, hero, heroName, nouns, spot, title, verbs } from './words.ts';

const { both, capital, count, does, listAnd, noun, of, say, sentence, the } = en;

type Np = en.NpEn;

const silent = (): string => '';
const names = (cards: readonly Np[]): string => listAnd(cards.map(title));

const DECKS = {
  skill: 'skill deck',
  event: 'event deck',
  planning: 'planning deck',
  disruption: 'supply of disruption tokens',
  reinforcements: 'stack of reinforcements',
} as const;

const ENDS: Readonly<Record<string, string>> = {
  defeated: 'The mission has failed: a character is defeated.',
  time: 'The mission has failed: time is up.',
  track: 'The mission has failed: the track is full.',
};

export const log = {
  'log.hero': (a) => sentence(does(a.seat, verbs.play, hero(a.hero), `(starts at ${a.space})`)),
  'log.place': silent,
  'log.starter': (a) =>
    `${sentence(does(a.seat, verbs.take, 'the first turn'))}${a.random ? ' Chance has decided.' : ''}`,
  'log.turn-begins': (a) => `Turn ${a.turn} goes to ${say(a.seat, 'acc')}.`,
  'log.next-player': silent,
  'log.play': (a) =>
    sentence(
      does(
        a.seat,
        verbs.play,
        title(a.card),
        `on ${areas[a.area]} (${heroName(a.hero)}${a.strength === null ? '' : `, strength ${a.strength}`}; total ${a.total})`,
      ),
    ),
  'log.special': (a) => sentence(does(hero(a.hero), verbs.use, title(a.card))),
  'log.free-action': (a) => `Free action for ${say(hero(a.hero))}: ${areas[a.area]}, strength ${a.strength}.`,
  'log.extra-action': (a) => sentence(does(hero(a.hero), verbs.get, 'an extra action')),
  'log.draw': (a) => (a.amount === 0 ? '' : sentence(does(a.seat, verbs.draw, count(a.amount, nouns.card)))),
  'log.reshuffle': (a) => `The ${DECKS[a.deck]} is reshuffled.`,

  'log.hero-moves': (a) =>
    sentence(does(hero(a.hero), verbs.move, `from ${a.from} to ${spot({ space: a.to, place: a.place })}`)),
  'log.hurt': (a) => `${heroName(a.hero)} suffers 1 damage (${a.damage} in all).`,
  'log.heal': (a) =>
    a.damage === 0
      ? `${heroName(a.hero)} is healed: no damage left.`
      : `${heroName(a.hero)} is healed: ${a.damage} damage left.`,
  'log.shield': (a) => `${heroName(a.hero)} is protected from the next damage.`,
  'log.shields-end': (a) =>
    `${listAnd(a.heroes.map(heroName))} ${a.heroes.length === 1 ? 'is' : 'are'} no longer protected.`,
  'log.shield-blocks': (a) => `${capital(say(of(the(noun('protection')), hero(a.hero))))} blocks 1 damage.`,
  'log.block': (a) => `${title(a.card)} blocks 1 damage against ${say(hero(a.hero), 'acc')}.`,
  'log.hero-defeated': (a) => `${heroName(a.hero)} is defeated.`,

  'log.reveal-threat': (a) =>
    a.hero === null
      ? `At ${spot(a)} ${say(a.card)} is revealed.`
      : sentence(does(hero(a.hero), verbs.reveal, a.card, `at ${spot(a)}`)),
  'log.look-at': (a) =>
    a.seat.kind === 'you'
      ? `With ${say(hero(a.hero))} you look at the threat at ${spot(a)}: ${say(a.card)}.`
      : sentence(does(hero(a.hero), verbs.lookAt, `the facedown threat at ${spot(a)}`)),
  'log.wound': (a) =>
    a.hero === null
      ? `${capital(say(a.card))} takes ${a.amount} damage (${a.damage} in all).`
      : sentence(does(hero(a.hero), verbs.hit, a.card, `for ${a.amount} damage (${a.damage} in all)`)),
  'log.defeat': (a) =>
    a.hero === null ? `${capital(say(a.card))} is defeated.` : sentence(does(hero(a.hero), verbs.defeat, a.card)),
  'log.discard-threat': silent,
  'log.reinforcement': (a) => sentence(does(a.card, verbs.appear, `at ${spot(a)}`)),
  'log.threat-moves': (a) =>
    sentence(does(a.card, verbs.move, `from ${a.from} to ${spot({ space: a.to, place: a.place })}`)),
  'log.attack': (a) => sentence(does(a.card, verbs.attack, hero(a.hero))),
  'log.sentry': (a) => `${capital(say(a.card))} keeps watch and hits ${say(hero(a.hero), 'acc')}.`,

  'log.door-opens': (a) => `The ${a.door} is open.`,
  'log.door-damage': (a) =>
    sentence(does(hero(a.hero), verbs.hit, `the ${a.door} for ${a.amount} damage (${a.left} to go)`)),
  'log.use-object': (a) => sentence(does(hero(a.hero), verbs.use, a.card)),
  'log.take': (a) => `${heroName(a.hero)} takes ${say(a.card)}.`,
  'log.deliver': (a) => `${heroName(a.hero)} delivers: ${names(a.cards)}.`,
  'log.drop': (a) => `${capital(say(a.card))} stays behind at ${a.space}.`,

  'log.keep': (a) => sentence(does(hero(a.hero), verbs.keep, title(a.card))),
  'log.put-back': (a) => sentence(does(a.seat, verbs.put, title(a.card), 'on top of the planning deck')),
  'log.plans-discarded': (a) => sentence(does(a.seat, verbs.discard, names(a.cards))),
  'log.use-plan': (a) => sentence(does(hero(a.hero), verbs.use, title(a.card))),
  'log.search-plans': (a) => sentence(does(hero(a.hero), verbs.search, 'the planning deck')),

  'log.crisis': (a) => (a.area === null ? 'A crisis.' : `Crisis on ${areas[a.area]} (total ${a.total}).`),
  'log.crisis-skipped': (a) => `${heroName(a.hero)} keeps calm: the crisis does not happen.`,
  'log.event': (a) =>
    a.area === null ? `Event: ${title(a.card)}.` : `Event on ${areas[a.area]} (total ${a.total}): ${title(a.card)}.`,
  'log.event-step': silent,
  'log.ineffective': (a) => `${title(a.card)} has changed nothing, so a reinforcement comes.`,
  'log.area-cleared': (a) => `${areas[a.area]} is cleared.`,
  'log.foresee': (a) =>
    `${sentence(does(a.seat, verbs.lookAt, 'the next event'))} It ${a.buried ? 'goes to the bottom' : 'stays'}.`,
  'log.event-back': silent,
  'log.disrupt': (a) => `${areas[a.area]} is disrupted: ${say(a.card)}.`,
  'log.substitute': (a) => `${areas[a.area]} is disrupted by a substitute of 1.`,
  'log.substitute-removed': (a) => `A substitute leaves ${areas[a.area]}.`,
  'log.disruption-removed': (a) => `${capital(say(a.card))} leaves ${areas[a.area]}.`,
  'log.track': (a) => (a.damage === 0 ? `${a.track}: emptied.` : `${a.track}: now ${a.damage}.`),
  'log.time': (a) => `Time track: now ${a.damage}.`,

  'log.finish': (a) => {
    const end = a.reason === 'goal' ? 'The mission is accomplished.' : (ENDS[a.reason] ?? 'The mission has failed.');
    return a.winners.length === 0 ? end : `${end} ${sentence(does(both(...a.winners), verbs.win))}`;
  },
} satisfies Catalogue<'en', LogMessages>;
