import type { Lang } from '@cantina/text';
import type { Who } from './words/index.ts';

/** How the end of a game is told. */
interface EndWords {
  broke(winner: Who, loser: Who, base: string, turn: number): string;
  /** How far the one who lost had come. */
  close(loser: Who, bases: number, of: number): string;
  /** What was left of the base that stood. */
  stood(base: string, left: number, of: number): string;
  readonly destroyed: string;
  readonly cards: string;
  readonly baseLeft: string;
  readonly damage: string;
  readonly force: string;
  readonly ownCards: string;
  struck(who: Who, base: string, points: number, left: number): string;
}

const en: EndWords = {
  broke: (winner, loser, base, turn) =>
    `${winner ?? 'You'} broke ${loser === null ? 'your' : `${loser}’s`} last base, ${base}, in turn ${turn}.`,
  close: (loser, bases, of) => `${loser ?? 'You'} had destroyed ${bases} of ${of}.`,
  stood: (base, left, of) => `${base} still had ${left} of ${of}.`,
  destroyed: 'Bases destroyed',
  cards: 'Own cards',
  baseLeft: 'Base at the end',
  damage: 'Damage to bases',
  force: 'The Force on their side',
  ownCards: 'cards of the own side that came into the row',
  struck: (who, base, points, left) => `${who ?? 'You'} hit ${base} for ${points}; ${left} were left.`,
};
const de: EndWords = {
  broke: (winner, loser, base, turn) =>
    `${winner === null ? 'Du hast' : `${winner} hat`} in Zug ${turn} ${loser === null ? 'deinen letzten Stützpunkt' : `den letzten Stützpunkt von ${loser}`} zerstört: ${base}.`,
  close: (loser, bases, of) => `${loser === null ? 'Du hattest' : `${loser} hatte`} ${bases} von ${of} zerstört.`,
  stood: (base, left, of) => `${base} hatte noch ${left} von ${of}.`,
  destroyed: 'Zerstörte Stützpunkte',
  cards: 'Eigene Karten',
  baseLeft: 'Stützpunkt am Ende',
  damage: 'Schaden an Stützpunkten',
  force: 'Die Macht auf der eigenen Seite',
  ownCards: 'Karten der eigenen Seite, die in die Auslage kamen',
  struck: (who, base, points, left) =>
    `${who === null ? 'Du triffst' : `${who} trifft`} ${base} mit ${points}; ${left} blieben übrig.`,
};
const ru: EndWords = {
  broke: (winner, loser, base, turn) =>
    `Ход ${turn}: ${winner === null ? 'вы уничтожили' : `${winner} уничтожает`} ${loser === null ? 'вашу последнюю базу' : `последнюю базу (${loser})`} – ${base}.`,
  close: (loser, bases, of) => `${loser === null ? 'Вы уничтожили' : `${loser}: уничтожено`} баз: ${bases} из ${of}.`,
  stood: (base, left, of) => `${base}: оставалось ${left} из ${of}.`,
  destroyed: 'Уничтожено баз',
  cards: 'Свои карты',
  baseLeft: 'База в конце',
  damage: 'Урон по базам',
  force: 'Сила на своей стороне',
  ownCards: 'карты своей стороны, пришедшие в ряд',
  struck: (who, base, points, left) =>
    `${who === null ? 'Вы наносите' : `${who} наносит`} удар: ${base}, урон ${points}, осталось ${left}.`,
};

export const endWords: Readonly<Record<Lang, EndWords>> = { de, en, ru };
