import type { Play } from '@cantina/web/kit';
import { waysOf } from '../../rules/movement.ts';
import { boardOf } from '../board.ts';

/** The option that leads as far as possible towards a sector: a flight, or staying where one has come to. */
export function legTo({ view, seat, decision }: Play, space: string): string | undefined {
  const { g, me } = boardOf(view, seat, decision);
  if (decision?.prompt.key !== 'prompt.move' || me === undefined) return undefined;
  if (String(me.sector) === space) return 'stay';
  const ways = waysOf(g, seat);
  const left = (sector: number): number => ways[sector]?.[Number(space)] ?? Number.MAX_VALUE;
  const [nearest] = decision.options
    .flatMap(({ id }) => (id.startsWith('sector:') ? [Number(id.slice('sector:'.length))] : []))
    .sort((one, other) => left(one) - left(other));
  return nearest === undefined || left(nearest) >= left(me.sector) ? undefined : `sector:${nearest}`;
}
