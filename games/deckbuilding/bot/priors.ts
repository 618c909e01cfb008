import type { Decision } from '@cantina/kernel';
import { cardOf, cards } from '../content/index.ts';
import type { G } from '../rules/state.ts';
import { WORTH } from './worth.ts';

/** How much each kind of action deserves to be tried. Cards are assigned by `propose` and `attack-all`, never one by one. */
const OF_ACTION: Readonly<Record<string, number>> = {
  play: 1,
  'attack-all': 1,
  ability: 4,
  propose: 1.2,
  attack: 8,
  assign: 0,
  unassign: 0,
  buyout: 0.3,
  end: 0.3,
};

/** What an opponent makes one discard. */
const DISCARDS: readonly string[] = ['prompt.discard', 'prompt.discard-only'];
/** What is done before anything else where it can be done: the order of the rest of a turn hardly matters. */
const AT_ONCE = ['play-all', 'play', 'attack'] as const;
/** What waits until all have attacked: a row that has been thinned out offers more, and nobody forgets to attack. */
const AFTER_ATTACKS = new Set(['buy', 'buyout', 'end']);

function kindOf(id: string): string {
  const end = id.indexOf(':');
  return end < 0 ? id : id.slice(0, end);
}

/** What a search of the turn tries: all cards are played first, attacks come before purchases, dear cards before cheap ones. */
export function priors(g: G, decision: Decision): readonly number[] {
  const { options, prompt } = decision;
  if (DISCARDS.includes(prompt.key) && g.state.active !== decision.seat) return leastWorth(g, decision);
  if (prompt.key !== 'prompt.action') return options.map(({ id }) => (id === 'pass' ? 0.5 : 1));
  const kinds = options.map(({ id }) => kindOf(id));
  const first = AT_ONCE.find((each) => kinds.includes(each));
  if (first !== undefined) return kinds.map((kind) => (kind === first ? 1 : 0));
  const attacks = kinds.includes('attack-all');
  const dearest = lastCost(g);
  return options.map(({ card }, i) => {
    const kind = kinds[i] ?? '';
    if (attacks && AFTER_ATTACKS.has(kind)) return 0;
    if (kind !== 'buy') return OF_ACTION[kind] ?? 1;
    const cost = costOf(g.state.cards.face[card ?? -1]);
    return (0.5 + 0.5 * cost) * (cost > dearest ? 0.2 : 1);
  });
}

const costOf = (face: number | undefined): number => cards[face ?? -1]?.cost ?? 0;

/** Two cards are bought in one order only: whoever has bought a cheap one did not want the dear one. */
function lastCost({ state }: G): number {
  const last = state.purchased.at(-1);
  return last === undefined ? Number.POSITIVE_INFINITY : cardOf(last).cost;
}

/** Whoever has to discard in the other one's turn gives the weakest card. */
function leastWorth(g: G, { options }: Decision): readonly number[] {
  const worths = options.map(({ card }) => (card === undefined ? 99 : (WORTH[g.state.cards.face[card] ?? 0] ?? 0)));
  const least = Math.min(...worths);
  return worths.map((each) => (each === least ? 1 : 0));
}
