import { cardsIn, type Decision, knows, type Seat } from '@cantina/kernel';
import { dealNumbers } from '../content/locked/p7/index.ts';
import type { G } from '../rules/state.ts';

/** Double Deal: whoever has grounds accuses; a traitor stays hidden as long as there is something left to betray. */
export function dawnHint(g: G, seat: Seat, kind: string, accused: Seat): number {
  const suspect = suspectOf(g, seat);
  const isSensible = {
    accuse: accused === suspect,
    reveal: g.state.betrayals === 0,
    begin: suspect === null || g.state.accused[seat] === true,
  };
  return isSensible[kind as keyof typeof isSensible] ? 1 : HOPELESS;
}

export function voteHint(g: G, { seat, prompt }: Decision, vote: string): number {
  const { accused } = prompt.args as { readonly accused: { readonly seat: Seat } };
  return (vote === 'yes') === (suspectOf(g, seat) === accused.seat) ? 1 : HOPELESS;
}

/** So little that it is not even thought about. */
const HOPELESS = 0.04;

/** Once everybody was told of a betrayal: of those whose role is unknown, the one whose turns brought most crises. */
function suspectOf(g: G, seat: Seat): Seat | null {
  if (g.state.betrayals === dealNumbers.betrayals) return null;
  const [first, second] = g.state.crises
    .map((count, other) => ({ count, other }))
    .filter(({ other }) => !cardsIn(g, 'roles', other).some((role) => knows(g, seat, role)))
    .sort((a, b) => b.count - a.count);
  return first !== undefined && first.count > (second?.count ?? 0) ? first.other : null;
}
