import { cardsIn, type Interjection, type Message, type Seat } from '@cantina/kernel';
import { creditsOf } from './credits.ts';
import { printed } from './lookup.ts';
import { message } from './messages.ts';
import { giveCredits } from './ops/trade.ts';
import type { G } from './state.ts';

const AMOUNTS: readonly number[] = [1000, 5000, 10_000];
/** Enough for any sum below 20,000; it must end somewhere, because those who play at random never tire of it. */
const GIFTS_PER_TURN = 6;

const NONE: readonly Interjection[] = [];

/**
 * OR-TRADE-09, OR-TRADE-10, OR-CREDIT-04 at any time credits may pass between the active player and anybody else; OR-TRADE-11 not between
 * two others. Who gives agrees by giving; promises bind nobody (OR-TRADE-05).
 */
export function giftsOf(g: G, seat: Seat): readonly Interjection[] {
  const { seats, turn, active, gifts } = g.state;
  const own = creditsOf(g, seat);
  // OR-AIDEC-03 the AI takes part in no deals, so alone there is nobody to give to
  if (seats === 1 || turn === 0 || own < 1000 || (gifts[seat] ?? 0) >= GIFTS_PER_TURN) return NONE;
  if (seat === active && isBuying(g)) return NONE;
  const found: Interjection[] = [];
  for (let to = 0; to < seats; to++) {
    if (to === seat || (seat !== active && to !== active)) continue;
    for (const amount of AMOUNTS) {
      if (amount > own) break;
      found.push({
        id: `give:${to}:${amount}`,
        label: labelOf(to, amount),
        rule: 'OR-TRADE-09',
        run: () => {
          giveCredits(g, seat, to, amount);
        },
      });
    }
  }
  return found;
}

/** Whoever has taken a card from the market has to pay for it first. */
const isBuying = (g: G): boolean => cardsIn(g, 'resolving').some((card) => printed(g, card).component === 'market');

const LABELS: ReadonlyMap<number, readonly Message[]> = new Map(
  AMOUNTS.map((amount) => [
    amount,
    [0, 1, 2, 3].map((seat) => message('option.give-credits', { player: { seat }, amount })),
  ]),
);

/** Made once: they are offered at every question. */
const labelOf = (to: Seat, amount: number): Message => LABELS.get(amount)?.[to] as Message;
