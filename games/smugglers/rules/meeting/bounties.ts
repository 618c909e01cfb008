import { ask, DONE, type Flow, goTo, type Option, option, type Refused, type Seat } from '@cantina/kernel';
import { player } from '../lookup.ts';
import { message } from '../messages.ts';
import { raiseBounty } from '../money.ts';
import type { Obstacle } from '../obstacle.ts';
import { closeSum, pay, raiseSum } from '../ops/index.ts';
import type { G } from '../state.ts';

/** SG-BNTY-13, SG-CON-06 the smallest sum that can be placed; not to be taken for a character's minimum bounty. */
export const LEAST_PLACED = 500;

/** SG-BNTY-16 not on an arrested player (SG-JAIL-09), but on one in hyperspace (SG-WORM-07). */
const targetsOf = (g: G, seat: Seat): Seat[] =>
  [...g.state.players.keys()].filter((other) => other !== seat && whyNoTarget(g, other) === null);

function whyNoTarget(g: G, other: Seat): Obstacle | null {
  const { status } = player(g, other);
  if (status === 'arrested') return { reason: message('reason.arrested'), rule: 'SG-JAIL-09' };
  return status === 'out' ? { reason: message('reason.out'), rule: 'SG-ALT-04' } : null;
}

export function whyNoBounty(g: G, seat: Seat): Obstacle | null {
  if (player(g, seat).bounty > 0) return { reason: message('reason.own-bounty'), rule: 'SG-BNTY-12' };
  const missing = LEAST_PLACED - player(g, seat).credits;
  if (missing > 0) return { reason: message('reason.no-credits', { missing }), rule: 'SG-BNTY-13' };
  return targetsOf(g, seat).length > 0 ? null : { reason: message('reason.nobody-to-hunt'), rule: 'SG-BNTY-16' };
}

/** SG-BNTY-11 on whom; the least sum comes first (SG-BNTY-13). */
export function* chooseTarget(g: G, seat: Seat): Flow<void> {
  const target = yield* ask<Seat>({
    seat,
    prompt: message('prompt.bounty-target'),
    rule: 'SG-BNTY-11',
    options: () =>
      targetsOf(g, seat).map((other): Option<Seat> => {
        const label = message('option.target', { seat: { seat: other }, bounty: player(g, other).bounty });
        return option(`seat:${other}`, other, { label });
      }),
    refused: () =>
      [...g.state.players.keys()].flatMap((other): Refused[] => {
        const obstacle = other === seat ? null : whyNoTarget(g, other);
        return obstacle === null ? [] : [{ id: `seat:${other}`, ...obstacle }];
      }),
  });
  raiseSum(g, seat, target, LEAST_PLACED);
  goTo(g, 'bounty');
}

/** SG-BNTY-13 to SG-BNTY-15 any sum from 500 on, one note after the other; it goes to the bank, the target's bounty rises. */
export function* bountyStep(g: G): Flow<void> {
  const seat = g.state.active;
  const { placing } = g.state;
  if (placing === null) return goTo(g, 'end');
  const { target, amount } = placing;
  const notes = NOTES.filter((note) => amount + note <= player(g, seat).credits);
  const more =
    notes.length === 0
      ? null
      : yield* ask<number | null>({
          seat,
          prompt: message('prompt.bounty-amount', { seat: { seat: target }, amount }),
          rule: 'SG-BNTY-13',
          options: () => [DONE, ...notes.map((note) => MORE[note] as Option<number>)],
        });
  if (more !== null) {
    raiseSum(g, seat, target, more);
    return;
  }
  closeSum(g, seat, target, amount);
  pay(g, seat, amount, 'bounty');
  raiseBounty(g, target, amount, 'placed');
  goTo(g, 'end'); // SG-BNTY-14
}

/** SG-COMP-02 the notes there are; a sum is put together from them, the largest first. */
export const NOTES: readonly number[] = [1000, 500, 100, 20, 5, 1];
const MORE: Readonly<Record<number, Option<number>>> = Object.fromEntries(
  NOTES.map((note) => [
    note,
    option(`more:${note}`, note, { label: message('option.more-credits', { credits: note }) }),
  ]),
);
