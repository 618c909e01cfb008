import { type Flow, option, PASS, type Seat } from '@cantina/kernel';
import type { DieFace } from '../../content/index.ts';
import { damageOf, rollDice } from '../combat/dice.ts';
import { decideIfAny } from '../decide.ts';
import { playersOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteWager, noteWagerWon } from '../ops/index.ts';
import { canSpend, couldBeGiven, creditsOf, gainCredits, spendCredits } from '../player/credits.ts';
import type { G } from '../state.ts';
import { freeRoll } from './skill-test.ts';

/** Dice a card tells a player to roll; their own abilities may change them. */
export function* freeRollOf(g: G, player: Seat, dice: number): Flow<readonly DieFace[]> {
  return dice > 0 ? yield* freeRoll(g, player, 'gamble', dice, () => false) : [];
}

/** A wager against the house, in which everybody clockwise may join; the highest roll takes the pot. */
export function* gamble(g: G, player: Seat, stake: number, dice: number): Flow<void> {
  if (!canSpend(g, player, stake)) return;
  spendCredits(g, player, stake);
  const gamblers = [player];
  const players = playersOf(g);
  for (let i = 1; i < players.length; i++) {
    const other = (player + i) % players.length;
    if (yield* joins(g, other, stake)) gamblers.push(other);
  }
  const pot = stake * (gamblers.length + 1);
  let winner: Seat | null = null;
  let highest = -1;
  for (const each of gamblers) {
    const result = damageOf(yield* freeRollOf(g, each, dice));
    noteWager(g, each, result);
    if (result <= highest) continue; // ties: whoever rolled first
    highest = result;
    winner = each;
  }
  const house = damageOf(rollDice(g, dice));
  noteWager(g, null, house);
  if (house > highest) winner = null;
  noteWagerWon(g, winner, pot);
  if (winner !== null) gainCredits(g, winner, pot);
}

/** OR-EX-27 the AI declines. */
function* joins(g: G, player: Seat, stake: number): Flow<boolean> {
  const couldBeHelped = () => creditsOf(g, player) + couldBeGiven(g, player) >= stake;
  if (!couldBeHelped()) return false;
  const joined = yield* decideIfAny(
    g,
    {
      player,
      prompt: message('prompt.wager', { stake }),
      rule: 'OR-AIDEC-01',
      // Credits may change hands while the question is open (OR-TRADE-10)
      options: () =>
        canSpend(g, player, stake) ? [option<true>('join', true, { label: message('option.join') })] : [],
      waits: couldBeHelped,
    },
    PASS,
  );
  if (joined === null) return false;
  spendCredits(g, player, stake);
  return true;
}
