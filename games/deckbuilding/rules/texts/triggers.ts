import {
  AT_ONCE,
  askIfAny,
  type CardId,
  type Flow,
  type Next,
  option,
  PASS,
  resolveTriggers,
  type Seat,
} from '@cantina/kernel';
import type { Effect } from '../../content/index.ts';
import { printed } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteTrigger } from '../ops/index.ts';
import type { G } from '../state.ts';
import { chooseOptionOrPass } from './choose.ts';
import { textOf } from './context.ts';
import { doesSomething, resolve } from './texts.ts';

/** A text that an event has triggered, and what it does. */
interface Triggered {
  readonly card: CardId;
  readonly effect: Effect;
}

/**
 * Offers "when" abilities that one event has triggered at the same time: each may be used or not (DB-WRD-03), only now
 * (DB-WHEN-01, DB-WHEN-03), in any order (DB-GAP-17). A text that would change nothing is not offered.
 */
export const offerTriggers = (g: G, seat: Seat, cards: readonly CardId[]): Flow<void> =>
  cards.length === 0 ? AT_ONCE : offerAll(g, seat, cards);

const offerAll = (g: G, seat: Seat, cards: readonly CardId[]): Flow<void> =>
  resolveTriggers<Triggered>({
    waiting: () =>
      cards
        .map((card) => ({ card, effect: triggeredEffect(g, card) }))
        .filter(({ card, effect }) => doesSomething(g, effect, textOf(g, seat, card))),
    key: ({ card }) => card,
    next: (waiting) => nextTrigger(g, seat, waiting),
    use({ card, effect }) {
      noteTrigger(g, seat, card); // DB-WHEN-06 it is not tilted
      return resolve(g, effect, textOf(g, seat, card));
    },
  });

function* nextTrigger(g: G, seat: Seat, waiting: readonly [Triggered, ...Triggered[]]): Flow<Next<Triggered>> {
  const [{ card, effect }, second] = waiting;
  if (second === undefined && effect.verb === 'choose' && effect.by === 'you') {
    const chosen = yield* chooseOptionOrPass(g, effect, textOf(g, seat, card));
    return chosen === null ? { leave: waiting } : { use: { card, effect: chosen } };
  }
  const used = yield* askIfAny(
    {
      seat,
      prompt: message('prompt.trigger'),
      rule: 'DB-WHEN-01',
      options: () => waiting.map((each) => option(`use:${each.card}`, each, { card: each.card, label: USE })),
    },
    PASS,
  );
  return used === null ? { leave: waiting } : { use: used };
}

const USE = message('option.use');

/** The effect of a card's "when" ability. */
export function triggeredEffect(g: G, card: CardId): Effect {
  const { ability, id } = printed(g, card);
  if (ability?.kind !== 'when') throw new Error(`${id} has no triggered ability`);
  return ability.effect;
}
