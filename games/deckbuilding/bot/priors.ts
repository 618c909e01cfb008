import type { Decision } from '@cantina/kernel';
import { cards } from '../content/index.ts';
import type { G } from '../rules/state.ts';
import { WORTH } from './worth.ts';

/** How much each kind of action deserves to be tried. Cards are assigned by `propose` and `attack-all`, never one by one. */
const OF_ACTION: Readonly<Record<string, number>> = {
  play: 1,
  'attack-all': 0.5,
  ability: 4,
  propose: 1.2,
  attack: 8,
  assign: 0,
  unassign: 0,
  buyout: 0.3,
};

function kindOf(id: string): string {
  const end = id.indexOf(':');
  return end < 0 ? id : id.slice(0, end);
}

/** What a search of the turn tries: first all cards are played, and nobody ends the turn who could still attack. */
export function priors(g: G, decision: Decision): readonly number[] {
  const { options, prompt } = decision;
  if (prompt.key === 'prompt.discard' && g.state.active !== decision.seat) return leastWorth(g, decision);
  if (prompt.key !== 'prompt.action') return options.map(({ id }) => (id === 'pass' ? 0.5 : 1));
  const first = kindOf(options[0]?.id ?? '');
  if (first === 'play-all' || first === 'play') return options.map(({ id }) => (kindOf(id) === first ? 1 : 0));
  const attacks = options.some(({ id }) => kindOf(id) === 'attack-all');
  const alone = options.every(({ id }) => id === 'end' || OF_ACTION[kindOf(id)] === 0);
  return options.map(({ id, card }) => {
    const kind = kindOf(id);
    if (kind === 'end') return attacks ? 0 : alone ? 1 : 0.3;
    if (kind === 'buy') return 0.5 + 0.5 * (cards[g.state.cards.face[card ?? -1] ?? -1]?.cost ?? 0);
    return OF_ACTION[kind] ?? 1;
  });
}

/** Whoever has to discard in the other one's turn gives the weakest card. */
function leastWorth(g: G, { options }: Decision): readonly number[] {
  const worths = options.map(({ card }) => (card === undefined ? 99 : (WORTH[g.state.cards.face[card] ?? 0] ?? 0)));
  const least = Math.min(...worths);
  return worths.map((each) => (each === least ? 1 : 0));
}
