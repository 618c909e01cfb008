import { ask, askWhether, cardsIn, type Flow, finish, goTo, move, option, type Seat } from '@cantina/kernel';
import { rollDie } from '../dice.ts';
import { ability, fateOf, nameOf, nearestPorts, player, sectorOf } from '../lookup.ts';
import { type MessageKey, message } from '../messages.ts';
import { clearBounty, gain } from '../money.ts';
import { destroyShip, dropOut, newShip, noteFriend } from '../ops/index.ts';
import { startShip } from '../ship/ship.ts';
import type { G } from '../state.ts';

/** SG-DEST-08 */
const INSURANCE = 500;

/** Who or what destroyed a ship: a player, a bounty hunter card, or anything else. */
export type Destroyer = Seat | 'bounty-hunter' | 'accident';

/** SG-SYS-08, SG-DEST a ship is lost; its owner escapes. */
export function* destroyed(g: G, seat: Seat, by: Destroyer): Flow<void> {
  if (seat === g.state.active) goTo(g, 'end'); // SG-DEST-09
  destroyShip(g, seat, typeof by === 'number' ? by : null); // SG-DEST-01; SG-DEST-02 the credits stay
  yield* loseCards(g, seat);
  if (typeof by === 'number') yield* rewardDestroyer(g, by, seat); // SG-BNTY-05 nothing less earns it
  if (by === 'bounty-hunter') clearBounty(g, seat, 'hunted'); // SG-BNTY-07, SG-Q-40; else SG-DEST-03, SG-Q-42 it stays
  if (g.state.agreed.goal === 'last-standing') leaveGame(g, seat);
  else yield* rescue(g, seat);
}

/** SG-DEST-01 equipment is lost; SG-DEST-04 friends may be saved. */
function* loseCards(g: G, seat: Seat): Flow<void> {
  for (const card of [...cardsIn(g, 'kept', seat)]) {
    if (fateOf(g, card).kind === 'friend') {
      const die = yield* rollDie(g, seat, 'friend');
      noteFriend(g, seat, card, die <= 3);
      if (die <= 3) continue;
    }
    move(g, card, 'fateDiscard');
  }
}

/** SG-BNTY-03 to SG-BNTY-06, SG-Q-41 the destroyer alone gets the whole bounty or nothing, paid by the bank. */
function* rewardDestroyer(g: G, by: Seat, seat: Seat): Flow<void> {
  payHunter(g, by);
  const { bounty } = player(g, seat);
  if (bounty === 0) return;
  const collects = yield* askWhether({
    seat: by,
    prompt: message('prompt.collect', { seat: { seat }, bounty }),
    rule: 'SG-BNTY-03',
  });
  if (!collects) return; // SG-BNTY-10
  clearBounty(g, seat, 'collected'); // SG-BNTY-06, SG-BNTY-09
  gain(g, by, bounty, 'bounty'); // SG-BNTY-04
}

/** Credits for each ship destroyed (Kara Voss). */
export function payHunter(g: G, seat: Seat): void {
  const hunter = ability(g, seat, 'hunter');
  if (hunter !== undefined) gain(g, seat, hunter.pay, 'hunter');
}

/** SG-ALT-04 no new ship; SG-Q-45 what is left of his cards is discarded. */
function leaveGame(g: G, seat: Seat): void {
  for (const card of [...cardsIn(g, 'kept', seat)]) move(g, card, 'fateDiscard');
  dropOut(g, seat);
  const left = [...g.state.players.keys()].filter((each) => player(g, each).status !== 'out');
  if (left.length === 1) finish(g, { winners: left, reason: 'last-standing' });
}

/** SG-DEST-05 to SG-DEST-08: the nearest planet, no customs there, a new ship, money. */
function* rescue(g: G, seat: Seat): Flow<void> {
  const port = yield* chooseNearest(g, seat, 'prompt.rescue', 'SG-DEST-05');
  newShip(g, seat, nameOf(g, port), sectorOf(g, port), startShip(g, seat)); // SG-DEST-06 brought there without landing
  gain(g, seat, INSURANCE - player(g, seat).credits, 'insurance');
}

/** The nearest planet, at choice where several are equally near. */
export function* chooseNearest(
  g: G,
  seat: Seat,
  prompt: Extract<MessageKey, 'prompt.rescue' | 'prompt.tow'>,
  rule: string,
): Flow<number> {
  const ports = () => nearestPorts(g, player(g, seat).sector);
  const [first, second] = ports();
  if (first !== undefined && second === undefined) return first;
  return yield* ask<number>({
    seat,
    prompt: message(prompt),
    rule,
    options: () =>
      ports().map((port) => {
        const sector = sectorOf(g, port);
        return option(`port:${port}`, port, { label: message('option.port', { planet: nameOf(g, port), sector }) });
      }),
  });
}
