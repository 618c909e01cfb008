import { ask, type CardId, type Flow, type Option, option, roll, type Seat } from '@cantina/kernel';
import { ability, leftOf } from './lookup.ts';
import { message, type RollFor } from './messages.ts';
import { noteDie, useReroll } from './ops/index.ts';
import type { G } from './state.ts';

/** One die of a player, without anything that may change it. */
export function throwDie(g: G, seat: Seat, purpose: RollFor): number {
  const die = roll(g, 6);
  noteDie(g, seat, purpose, die, null);
  return die;
}

/** SG-COMB-02 the player to the active player's left rolls for a card ship. */
export function throwForCard(g: G, card: CardId, purpose: RollFor): number {
  const die = roll(g, 6);
  noteDie(g, leftOf(g, g.state.active), purpose, die, card);
  return die;
}

/** One die of a player; whoever may reroll is asked. */
export function* rollDie(g: G, seat: Seat, purpose: RollFor): Flow<number> {
  const dice = [throwDie(g, seat, purpose)];
  if (mayReroll(g, seat)) yield* offerReroll(g, seat, purpose, dice);
  return dice[0] as number;
}

/** Several dice of a player; whoever may reroll is asked. */
export function* rollDice(g: G, seat: Seat, purpose: RollFor, count: number): Flow<readonly number[]> {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(throwDie(g, seat, purpose));
  if (mayReroll(g, seat)) yield* offerReroll(g, seat, purpose, dice);
  return dice;
}

/** Once in each of his own turns, one die he has just rolled himself (Ivo Marchetti). */
export const mayReroll = (g: G, seat: Seat): boolean =>
  seat === g.state.active && !g.state.rerolled && ability(g, seat, 'reroll-once') !== undefined;

/** Whether a roll of his own turn, of this one or the next, can be rolled again. */
export const canReroll = (g: G, seat: Seat): boolean =>
  (seat !== g.state.active || !g.state.rerolled) && ability(g, seat, 'reroll-once') !== undefined;

const KEEP = option('keep', -1, { label: message('option.keep-roll') });

/** The second result counts; it takes the place of the first one in `dice`. */
export function* offerReroll(g: G, seat: Seat, purpose: RollFor, dice: number[]): Flow<void> {
  const which = yield* ask<number>({
    seat,
    prompt: message('prompt.reroll', { roll: purpose, dice: [...dice] }),
    rule: 'SG-SET-09',
    options: () => [
      KEEP,
      ...dice.map((die, i): Option<number> => option(`reroll:${i}`, i, { label: message('option.reroll', { die }) })),
    ],
  });
  if (which < 0) return;
  useReroll(g, seat, purpose);
  dice[which] = throwDie(g, seat, purpose);
}

/** At black holes, wormholes, rifts and in hyperspace: some roll several dice and choose one (Professor Ada Lumen). */
export function* rollAnomaly(g: G, seat: Seat, purpose: RollFor): Flow<number> {
  const more = ability(g, seat, 'choose-anomaly-die');
  if (more === undefined) return yield* rollDie(g, seat, purpose);
  const dice = yield* rollDice(g, seat, purpose, more.dice);
  const different = [...new Set(dice)];
  if (different.length === 1) return different[0] as number;
  return yield* ask<number>({
    seat,
    prompt: message('prompt.anomaly-die', { roll: purpose, dice }),
    rule: 'SG-SET-09',
    options: () => different.map((die) => option(`die:${die}`, die, { label: message('option.die', { die }) })),
  });
}
