import { bringing, type StageWords, type Who } from './words.ts';

const whose = (who: Who): string => (who === null ? 'your' : `${who}’s`);
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const FORCE = { empire: 'The Force is with the Empire', rebel: 'The Force is with the Rebels' } as const;

export const words: StageWords = {
  plays: (who, { cards, resources, attack }) =>
    `${who ?? 'You'} ${who === null ? 'play' : 'plays'} ${many(cards, 'card', 'cards')}${bringing([resources > 0 && many(resources, 'resource', 'resources'), attack > 0 && `attack ${attack}`])}`,
  buys: (who, card, price) =>
    `${who ?? 'You'} ${who === null ? 'buy' : 'buys'} ${card}${price === 0 ? ' for free' : ` for ${price}`}`,
  attackOnBaseOf: (who) => `Attack on ${whose(who)} base`,
  attack: (strength) => `Attack ${strength}`,
  attackOn: (who, target, strength) =>
    `${who ?? 'You'} ${who === null ? 'attack' : 'attacks'} ${target} with ${strength}`,
  left: (points, of) => `${points} of ${of} left`,
  shieldedBy: (ships) => (ships === 1 ? 'A ship stands before it' : `${ships} ships stand before it`),
  damage: (points) => `${points} damage`,
  damageTo: (base, points, left) => `${points} damage to ${base}: ${left} left`,
  stands: (left, of) => `It stands, with ${left} of ${of} left.`,
  prevented: (points) => `Its shield stops ${points}`,
  falls: (base) => `${base} falls`,
  destroys: (who, base) => `${who ?? 'You'} ${who === null ? 'destroy' : 'destroys'} ${base}`,
  lost: (who, bases, of) => `${bases} of ${whose(who)} bases gone, ${of} end the game.`,
  shipDestroyed: (ship) => `${ship} is destroyed`,
  forceNow: (with_, you) =>
    with_ === null ? 'The Force is with nobody' : you ? 'The Force is with you' : FORCE[with_],
  forceMoves: 'Balance of the Force',
  fromGalaxyDeck: 'Top card of the galaxy deck',
  discarded: (who) => (who === null ? 'You lose a card' : `${who} loses a card`),
  atRandom: 'Drawn at random from the hand.',
  onDeck: 'It goes on top of the deck.',
  newBase: (who) => (who === null ? 'Your new base' : `${who}’s new base`),
  wins: (who) => (who === null ? 'You win the game' : `${who} wins the game`),
  oneMore: (who, base, target) =>
    who === null
      ? `You need one more base${base === null ? '' : `: break ${base}`}`
      : `${who} needs one more base${base === null ? '' : target === null ? `: keep ${base} standing` : `: ${base}`}`,
};
