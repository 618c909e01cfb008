import { ask, type CardId, type Flow, option, type Seat } from '@cantina/kernel';
import type { Effect } from '../../content/index.ts';
import { printed } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteTrigger } from '../ops/index.ts';
import type { G } from '../state.ts';
import { PASS } from './choices.ts';
import { chooseOption } from './choose.ts';
import { type Resolve, textOf } from './context.ts';
import { doesSomething } from './possible.ts';

/** Texts of one player that an event has triggered at the same time. */
export interface Triggered {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}

/**
 * Offers "when" abilities: each may be used or not (DB-WRD-03), only now (DB-WHEN-01, DB-WHEN-03), in any order
 * (DB-GAP-17). A text that would change nothing is not offered.
 */
export function* offerTriggers(g: G, { seat, cards }: Triggered, resolve: Resolve): Flow<void> {
  let waiting = cards;
  for (;;) {
    waiting = waiting.filter((card) => doesSomething(g, triggeredEffect(g, card), textOf(g, seat, card)));
    const [first, second] = waiting;
    if (first === undefined) return;
    const effect = triggeredEffect(g, first);
    if (second === undefined && effect.verb === 'choose' && effect.by === 'you') {
      yield* chooseOrPass(g, seat, first, effect, resolve);
      return;
    }
    const offered = waiting;
    const used: CardId | null = yield* ask<CardId | null>({
      seat,
      prompt: message('prompt.trigger'),
      rule: 'DB-WHEN-01',
      options: () => [...offered.map((card) => option<CardId | null>(`use:${card}`, card, { card, label: USE })), PASS],
    });
    if (used === null) return;
    waiting = waiting.filter((card) => card !== used);
    noteTrigger(g, seat, used); // DB-WHEN-06 it is not tilted
    yield* resolve(g, triggeredEffect(g, used), textOf(g, seat, used));
  }
}

const USE = message('option.use');

/** The effect of a card's "when" ability. */
export function triggeredEffect(g: G, card: CardId): Effect {
  const { ability, id } = printed(g, card);
  if (ability?.kind !== 'when') throw new Error(`${id} has no triggered ability`);
  return ability.effect;
}

/** One question instead of two: which option, or none. */
function* chooseOrPass(
  g: G,
  seat: Seat,
  card: CardId,
  effect: Extract<Effect, { readonly verb: 'choose' }>,
  resolve: Resolve,
): Flow<void> {
  const context = textOf(g, seat, card);
  const chosen = yield* chooseOption(g, effect, context, { optional: true });
  if (chosen === null) return;
  noteTrigger(g, seat, card);
  yield* resolve(g, chosen, context);
}
