import { en as grammar } from '@cantina/text';
import { bringing, counted, FEW, type StageWords, type Who } from './words.ts';

const { listAnd } = grammar;

const whose = (who: Who): string => (who === null ? 'your' : `${who}’s`);
const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const FORCE = { empire: 'The Force is with the Empire', rebel: 'The Force is with the Rebels' } as const;

export const words: StageWords = {
  playsNothing: (who) =>
    `${who ?? 'You'} ${who === null ? 'end the turn and have' : 'ends the turn and has'} played no card`,
  plays: (who, { cards, resources, attack }) =>
    `${who ?? 'You'} ${who === null ? 'play' : 'plays'} ${many(cards, 'card', 'cards')}${bringing([resources > 0 && many(resources, 'resource', 'resources'), attack > 0 && `attack ${attack}`])}`,
  buys: (who, card, price) =>
    `${who ?? 'You'} ${who === null ? 'buy' : 'buys'} ${card}${price === 0 ? ' for free' : ` for\u00a0${price}`}`,
  attackOnBaseOf: (who) => `Attack on ${whose(who)} base`,
  attack: (strength) => `Attack ${strength}`,
  attackOn: (who, target, strength) =>
    `${who ?? 'You'} ${who === null ? 'attack' : 'attacks'} ${target} with ${strength}`,
  attacks: (who, cards, strength) =>
    `${who ?? 'You'} ${who === null ? 'attack' : 'attacks'} with ${cards.length > FEW ? `${cards.length} cards` : listAnd(counted(cards))} (${strength}):`,
  buysAll: (who, cards, price) =>
    `${who ?? 'You'} ${who === null ? 'buy' : 'buys'} ${listAnd(counted(cards))} for\u00a0${price}`,
  abilityOf: (card) => `Ability of ${card}`,
  rewardFor: (card) => `Reward for ${card}:`,
  left: (points, of) => `${points} of ${of} left`,
  shieldedBy: (ships) => (ships === 1 ? 'A ship stands in front of it' : `${ships} ships stand in front of it`),
  damage: (points) => `${points} damage`,
  damageTo: (base, points, left) => `${points} damage to ${base}: ${left} left`,
  hits: (card, points, left) => `${points} damage to ${card} (${left} left)`,
  stands: (left, of) => `It stands, with ${left} of ${of} left.`,
  prevented: (points) => `Its shield stops ${points}`,
  shieldOf: (base, points) => `the shield of ${base} stops ${points}`,
  exiled: 'exiled',
  falls: (base) => `${base} falls`,
  destroys: (who, base) => `${who ?? 'You'} ${who === null ? 'destroy' : 'destroys'} ${base}`,
  lost: (who, bases, of) => `${bases} of ${whose(who)} bases gone, ${of} end the game.`,
  shipDestroyed: (ship) => `${ship} is destroyed`,
  forceNow: (with_, you) =>
    with_ === null ? 'The Force is with nobody' : you ? 'The Force is with you' : FORCE[with_],
  forceMoves: 'Balance of the Force',
  fromGalaxyDeck: 'Top card of the galaxy deck',
  discarded: (who) => (who === null ? 'You lose a card' : `${who} loses a card`),
  loses: (who, card, random) =>
    `${who === null ? 'you lose' : `${who} loses`} ${card} to the discard pile${random ? ', drawn at random' : ''}`,
  toDiscard: (random) => `${random ? 'Drawn at random from the hand. ' : ''}It goes to the discard pile.`,
  onDeck: 'It goes on top of the deck.',
  newBase: (who) => (who === null ? 'Your new base' : `${who}’s new base`),
  wins: (who) => (who === null ? 'You win the game' : `${who} wins the game`),
  oneMore: (who, base, target) =>
    who === null
      ? base === null
        ? 'One more base and you win!'
        : `Break ${base} and you win!`
      : `${who} needs one more base${base === null ? '' : target === null ? `: keep ${base} standing` : `: ${base}`}`,
};
