import { agreed, type Interjection, type Message, type Seat } from '@cantina/kernel';
import { means } from '../market/buyable.ts';
import { message } from '../messages.ts';
import { giveCredits } from '../ops/index.ts';
import { creditsOf } from '../player/credits.ts';
import type { G } from '../state.ts';

/** Any thousand; who wants to give more gives twice. */
const AMOUNTS: readonly number[] = Array.from({ length: 30 }, (_, i) => (i + 1) * 1000);

const NONE: readonly Interjection[] = [];

/**
 * OR-TRADE-09, OR-TRADE-10, OR-CREDIT-04 at any time credits may pass between the active player and anybody else; OR-TRADE-11 not between
 * two others. Who gives agrees by giving; promises bind nobody (OR-TRADE-05, OR-EX-01).
 */
export function giftsOf(g: G, seat: Seat): readonly Interjection[] {
  const { seats, turn, active } = g.state;
  // OR-AIDEC-03 the AI takes part in no deals, so alone there is nobody to give to
  if (seats === 1 || turn === 0) return NONE;
  const most = spare(g, seat);
  if (most < 1000) return NONE;
  const found: Interjection[] = [];
  for (let to = 0; to < seats; to++) {
    if (to === seat || (seat !== active && to !== active)) continue;
    for (const amount of AMOUNTS) {
      if (amount > most) break;
      found.push({
        id: `give:${to}:${amount}`,
        label: labelOf(to, amount),
        rule: 'OR-TRADE-09',
        run: () => {
          giveCredits(g, seat, to, amount);
          agreed(g);
        },
      });
    }
  }
  return found;
}

/** OR-BUY-01, OR-GAP-43 whoever has taken a card from the market keeps what it costs, with what could be traded in for it. */
function spare(g: G, seat: Seat): number {
  const own = creditsOf(g, seat);
  const { debt } = g.state;
  return debt?.player === seat ? Math.min(own, means(g, seat) - debt.credits) : own;
}

const LABELS: ReadonlyMap<number, readonly Message[]> = new Map(
  AMOUNTS.map((amount) => [
    amount,
    [0, 1, 2, 3].map((seat) => message('option.give-credits', { player: { seat }, amount })),
  ]),
);

/** Made once: they are offered at every question. */
const labelOf = (to: Seat, amount: number): Message => LABELS.get(amount)?.[to] as Message;
