import { type CardId, type Flow, move, type Seat } from '@cantina/kernel';
import { fateOf, player } from '../lookup.ts';
import { message } from '../messages.ts';
import { gain, raiseBounty } from '../money.ts';
import { load, noteCardShipDestroyed } from '../ops/index.ts';
import { askUnits } from '../ship/cargo.ts';
import { freePods } from '../ship/ship.ts';
import type { G } from '../state.ts';
import { payHunter } from './destruction.ts';

/** SG-DEST-10 what the card promises for destroying the ship. */
export function* cardShipDestroyed(g: G, seat: Seat, card: CardId): Flow<void> {
  const { effect } = fateOf(g, card);
  if (effect.verb !== 'encounter') return;
  const { credits, bounty, goods } = effect.spoils;
  noteCardShipDestroyed(g, seat, card);
  move(g, card, 'fateDiscard');
  raiseBounty(g, seat, bounty, 'spoils');
  gain(g, seat, credits, 'spoils');
  payHunter(g, seat);
  if (goods === null) return;
  const { good, units } = goods;
  const most = () => Math.min(units, freePods(g, seat));
  const could = Math.min(units, player(g, seat).cargoPods);
  const prompt = message('prompt.loot', { good });
  const taken = yield* askUnits(seat, prompt, 'SG-FATE-02', { what: 'take', least: 0, most, could });
  if (taken > 0) load(g, seat, good, taken, 'loot');
}
