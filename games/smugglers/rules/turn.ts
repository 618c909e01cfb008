import { AT_ONCE, ask, type Flow, goTo, type Option, option, type Seat } from '@cantina/kernel';
import { WORMHOLES } from '../content/index.ts';
import { chooseNearest } from './combat/destruction.ts';
import { rollAnomaly, rollDie } from './dice.ts';
import { characterOf, nameOf, player, sectorOf } from './lookup.ts';
import { message } from './messages.ts';
import { raiseBounty } from './money.ts';
import { beginTurn, emerge, passTurn, pay, release, setBounty, tow } from './ops/index.ts';
import { expire } from './planets/koroth.ts';
import type { G } from './state.ts';
import { finishByRounds, lastRound } from './winning.ts';

/** SG-JAIL-02, SG-JAIL-11, SG-STR-04 */
const PRISON_ROUND = 500;
const ESCAPE_BOUNTY = 1000;
const TOW_PRICE = 1000;
const TOW_KEEPS = 100;

/** SG-TURN-03, SG-TURN-05 the usual three steps, or what replaces them. */
export function* turnStep(g: G): Flow<void> {
  const seat = g.state.active;
  beginTurn(g, seat);
  const { status, lightspeed } = player(g, seat);
  if (status === 'arrested') yield* prison(g, seat);
  else if (status === 'hyperspace') yield* leaveHyperspace(g, seat);
  if (g.state.step !== 'turn') return;
  if (lightspeed === 0) yield* distressSignal(g, seat);
  else goTo(g, 'fate');
}

const ESCAPE = option('escape', true, { label: message('option.escape') });
const WAIT = option('wait', false, { label: message('option.wait') });
const PRISON_OPTIONS: readonly Option<boolean>[] = [ESCAPE, WAIT];

/** SG-JAIL an arrested player skips the turn, unless an escape succeeds. */
function* prison(g: G, seat: Seat): Flow<void> {
  const { bounty } = player(g, seat);
  const tries = yield* ask<boolean>({
    seat,
    prompt: message('prompt.escape', { bounty }),
    rule: 'SG-JAIL-10',
    options: () => PRISON_OPTIONS, // SG-JAIL-13
  });
  if (tries && (yield* rollDie(g, seat, 'escape')) === 1) {
    raiseBounty(g, seat, ESCAPE_BOUNTY, 'escape');
    release(g, seat, true); // SG-JAIL-11 and a normal turn at once
    return;
  }
  goTo(g, 'end'); // SG-JAIL-01, SG-JAIL-12, SG-JAIL-14
  const left = Math.max(0, bounty - PRISON_ROUND);
  setBounty(g, seat, left, 'prison'); // SG-JAIL-02, SG-CON-08, SG-BNTY-08
  if (left > 0) return;
  release(g, seat, false); // SG-JAIL-03, SG-JAIL-05, SG-Q-24, SG-Q-25; SG-JAIL-04 not before one turn was skipped
  const { minimumBounty } = characterOf(g, seat);
  if (minimumBounty > 0) setBounty(g, seat, minimumBounty, 'release'); // SG-JAIL-06
}

/** SG-WORM-04, SG-WORM-05, SG-Q-23 */
function* leaveHyperspace(g: G, seat: Seat): Flow<void> {
  const die = yield* rollAnomaly(g, seat, 'hyperspace');
  const sector = WORMHOLES[die - 1];
  if (sector === undefined) goTo(g, 'end');
  else emerge(g, seat, die, sector);
}

/**
 * SG-STR-02 to SG-STR-06 a ship without lightspeed is towed; that is the whole turn (SG-Q-37 no
 * customs).
 */
function* distressSignal(g: G, seat: Seat): Flow<void> {
  goTo(g, 'end');
  const port = yield* chooseNearest(g, seat, 'prompt.tow', 'SG-STR-02');
  tow(g, seat, nameOf(g, port), sectorOf(g, port));
  const price = Math.min(TOW_PRICE, Math.max(0, player(g, seat).credits - TOW_KEEPS)); // SG-STR-04, SG-STR-05
  if (price > 0) pay(g, seat, price, 'tow');
}

/** SG-TURN-04 the next player to the left; players who are out are passed over. */
export function endStep(g: G): Flow<void> {
  const { active, seats, startPlayer, round } = g.state;
  expire(g, active, round); // SG-Q-14
  let next = active;
  let newRound = false;
  do {
    next = (next + 1) % seats;
    newRound ||= next === startPlayer;
  } while (player(g, next).status === 'out');
  if (newRound) {
    // Weapons that changed hands late expire with the round at the latest
    for (let seat = 0; seat < seats; seat++) expire(g, seat, round);
    if (round >= lastRound(g)) finishByRounds(g);
  }
  passTurn(g, next, newRound);
  goTo(g, 'turn');
  return AT_ONCE;
}
