import { type Match, seedFrom, start } from '@cantina/kernel';
import { type Big as BigState, big, pickOf } from './big.ts';

/** Answers are timed in windows of this many, so that each window holds the same share of checkpoints. */
const WINDOW = 32;
const GAMES = 200;

/**
 * What the 1,000th answer of a recorded game costs against the 10th: events, fingerprints and checkpoints included, as
 * on a server. The median over many games, so that a pause of the machine does not count.
 */
export function answer1000vs10(): { readonly ratio: number; readonly tenthNs: number; readonly thousandthNs: number } {
  const early: number[] = [];
  const late: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    const match = start(big, { seats: 4, seed: seedFrom('growth') });
    advance(match, 0, 10);
    const first = timed(match, 10);
    advance(match, 10 + WINDOW, 1000);
    const second = timed(match, 1000);
    if (game < GAMES / 4) continue; // warming up
    early.push(first);
    late.push(second);
  }
  const tenthNs = median(early);
  const thousandthNs = median(late);
  return { ratio: round(thousandthNs / tenthNs), tenthNs: Math.round(tenthNs), thousandthNs: Math.round(thousandthNs) };
}

function advance(match: Match<BigState>, from: number, to: number): void {
  for (let turn = from; turn < to; turn++) {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('the game is over too early');
    match.answer(decision.seat, decision.id, [`hand:${pickOf(turn)}`]);
  }
}

function timed(match: Match<BigState>, from: number): number {
  const begin = performance.now();
  advance(match, from, from + WINDOW);
  return ((performance.now() - begin) * 1e6) / WINDOW;
}

const median = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;

const round = (ratio: number): number => Math.round(ratio * 100) / 100;
