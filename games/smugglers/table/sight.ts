import {
  type Decision,
  type GameFields,
  openTable as open,
  type SeenCard as Seen,
  sightFor,
  type View,
} from '@cantina/kernel';
import type { Face } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { G, SmugglersState, Step } from '../rules/state.ts';

/** SG-Q-03 all of these lie open, so they are in every view (rules/state.ts, `visible`). */
export type Fields = GameFields<SmugglersState>;
export type SeenCard = Seen<Face>;

export const { fieldsOf, cardsOf, countOf } = sightFor<SmugglersState, Face>();

export const openTable = (view: View, decision: Decision | null): G =>
  open(game, view, { step: stepOf(view, decision) });

/** How far the turn has come: whether a ship can still move matters for its chances. */
function stepOf(view: View, decision: Decision | null): Step {
  const { port, meeting, movementLeft } = fieldsOf(view);
  if (port >= 0 || meeting !== null || decision?.prompt.key === 'prompt.explore') return 'explore';
  if (countOf(view, 'drawn') > 0) return 'fate';
  return movementLeft > 0 ? 'move' : 'end';
}
