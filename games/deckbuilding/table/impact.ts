import type { View } from '@cantina/kernel';
import { cardOf } from '../content/index.ts';
import { fieldsOf } from './sight.ts';

/** What the table shows of a change besides cards that travel: shots, hits, shields, and what breaks. */
export interface Impact {
  /** Attackers and the card they fire at. */
  readonly volleys: readonly { readonly from: number; readonly at: number }[];
  /** Cards that took damage. */
  readonly hits: readonly number[];
  /** A base whose own shield took some of it. */
  readonly shields: readonly number[];
  /** Bases and ships that are gone. */
  readonly broken: readonly number[];
  /** The Force has changed sides. */
  readonly isForceTurned: boolean;
}

const cardsIn = (view: View, zone: string) => (view.zones[zone] ?? []).flatMap(({ cards }) => cards);
const sideOf = (force: number): number => Math.sign(force - 4);

const CALM: Impact = { volleys: [], hits: [], shields: [], broken: [], isForceTurned: false };

/**
 * What has happened between two pictures of the table, read from what everybody sees. Whoever jumps to another turn of the
 * record sees how it stands there, not all at once what has happened on the way.
 */
export function impactOf(before: View, now: View): Impact {
  const [old, after] = [fieldsOf(before), fieldsOf(now)];
  if (after.turn < old.turn || after.turn > old.turn + 1) return CALM;
  const standing = [...cardsIn(before, 'base'), ...cardsIn(before, 'ships')];
  const fired = after.spent.filter((card) => !old.spent.includes(card));
  const targets = new Map(old.assigned.map(({ card, target }) => [card, target]));
  const base = before.zones.base?.[1 - old.active]?.cards.at(-1)?.id;
  const [ship] = before.zones.ships?.[1 - old.active]?.cards ?? [];
  const wall = ship?.id ?? base;
  return {
    volleys: fired.flatMap((from) => {
      const target = targets.get(from) ?? 'base';
      const at = target === 'base' ? wall : target;
      return at === undefined ? [] : [{ from, at }];
    }),
    hits: standing.filter(({ id }) => (after.damage[id] ?? 0) > (old.damage[id] ?? 0)).map(({ id }) => id),
    shields: base !== undefined && after.turn === old.turn && after.prevented > old.prevented ? [base] : [],
    broken: standing.filter(({ id, face }) => gone(now, id) && cardOf(face).hitPoints > 0).map(({ id }) => id),
    isForceTurned: sideOf(after.force) !== sideOf(old.force),
  };
}

/** Destroyed, not put away: a base lies in somebody's victory pile, a ship in a discard pile. */
const gone = (now: View, card: number): boolean =>
  [...cardsIn(now, 'victory'), ...cardsIn(now, 'discard')].some(({ id }) => id === card);
