import { de as grammar } from '@cantina/text';
import { bringing, counted, FEW, type StageWords, type Who } from './words.ts';

const { listAnd } = grammar;

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const FORCE = { empire: 'Die Macht ist mit dem Imperium', rebel: 'Die Macht ist mit den Rebellen' } as const;
const baseOf = (who: Who): string => (who === null ? 'deinen Stützpunkt' : `den Stützpunkt von ${who}`);

export const words: StageWords = {
  playsNothing: (who) => `${who ?? 'Du'} ${who === null ? 'beendest' : 'beendet'} den Zug, ohne eine Karte zu spielen`,
  plays: (who, { cards, resources, attack }) =>
    `${who ?? 'Du'} ${who === null ? 'spielst' : 'spielt'} ${many(cards, 'Karte', 'Karten')}${bringing([resources > 0 && many(resources, 'Ressource', 'Ressourcen'), attack > 0 && `Angriff ${attack}`])}`,
  buys: (who, card, price) =>
    `${who ?? 'Du'} ${who === null ? 'kaufst' : 'kauft'} ${card}${price === 0 ? ' kostenlos' : ` für\u00a0${price}`}`,
  attackOnBaseOf: (who) => `Angriff auf ${baseOf(who)}`,
  attack: (strength) => `Angriff ${strength}`,
  attackOn: (who, target, strength) =>
    `${who ?? 'Du'} ${who === null ? 'greifst' : 'greift'} ${target} mit ${strength} an`,
  attacks: (who, cards, strength) =>
    `${who ?? 'Du'} ${who === null ? 'greifst' : 'greift'} mit ${cards.length > FEW ? `${cards.length} Karten` : listAnd(counted(cards))} an (${strength}):`,
  buysAll: (who, cards, price) =>
    `${who ?? 'Du'} ${who === null ? 'kaufst' : 'kauft'} ${listAnd(counted(cards))} für\u00a0${price}`,
  abilityOf: (card) => `Fähigkeit: ${card}`,
  rewardFor: (card) => `Belohnung für ${card}:`,
  left: (points, of) => `noch ${points} von ${of}`,
  shieldedBy: (ships) => (ships === 1 ? 'Ein Schiff steht davor' : `${ships} Schiffe stehen davor`),
  damage: (points) => `${points} Schaden`,
  damageTo: (base, points, left) => `${points} Schaden an ${base}: noch ${left}`,
  hits: (card, points, left) => `${points} Schaden an ${card} (noch ${left})`,
  stands: (left, of) => `Er steht noch, mit ${left} von ${of}.`,
  prevented: (points) => `Der Schild hält ${points} ab`,
  shieldOf: (base, points) => `der Schild von ${base} hält ${points} ab`,
  exiled: 'verbannt',
  falls: (base) => `${base} fällt`,
  destroys: (who, base) => `${who ?? 'Du'} ${who === null ? 'zerstörst' : 'zerstört'} ${base}`,
  lost: (who, bases, of) =>
    `${many(bases, 'Stützpunkt', 'Stützpunkte')} ${who === null ? 'von dir' : `von ${who}`} zerstört, bei ${of} ist Schluss.`,
  shipDestroyed: (ship) => `${ship} ist zerstört`,
  forceNow: (with_, you) =>
    with_ === null ? 'Die Macht ist mit niemandem' : you ? 'Die Macht ist mit dir' : FORCE[with_],
  forceMoves: 'Gleichgewicht der Macht',
  fromGalaxyDeck: 'Oberste Karte des Galaxis-Decks',
  discarded: (who) => (who === null ? 'Du verlierst eine Karte' : `${who} verliert eine Karte`),
  loses: (who, card, random) =>
    `${who === null ? 'du verlierst' : `${who} verliert`} ${card} an den Ablagestapel${random ? ', zufällig gezogen' : ''}`,
  toDiscard: (random) => `${random ? 'Zufällig aus der Hand gezogen. ' : ''}Sie kommt auf den Ablagestapel.`,
  onDeck: 'Sie kommt oben aufs Deck.',
  newBase: (who) => (who === null ? 'Dein neuer Stützpunkt' : `Neuer Stützpunkt von ${who}`),
  wins: (who) => (who === null ? 'Du gewinnst die Partie' : `${who} gewinnt die Partie`),
  oneMore: (who, base, target) =>
    who === null
      ? base === null
        ? 'Noch ein Stützpunkt, und du gewinnst!'
        : `Zerstöre ${base}, und du gewinnst!`
      : `${who} fehlt noch ein Stützpunkt${base === null ? '' : target === null ? `: Halte ${base}` : `: ${base}`}`,
};
