import type { Game, Viewer } from '@cantina/kernel';
import type { ChatLine, Presence, Proposal, ServerMessage, Sight, Step, TableInfo } from '../live/messages.ts';
import type { ActRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readActs } from '../store/tables.ts';
import { type PlayedBeat, stepFor, stepTexts, storedBeats } from './acts.ts';
import { type Scene, sightsOf } from './sight.ts';

/** What is told of a table: everything to those who begin to look, and every step from then on. */

/** Steps beyond this are not sent again one by one; the replay has them. */
export const MOST_MISSED = 50;

/** How many steps have to be read for somebody who knows those up to `since`. */
export const missedSteps = (since: number, version: number): number =>
  version - since > MOST_MISSED ? 0 : Math.max(0, version - since);

/** The acts that somebody has missed who knows those up to `since`; null when they are too many. */
export async function actsMissed(
  store: Store,
  table: string,
  since: number,
  version: number,
): Promise<readonly ActRow[] | null> {
  if (since >= version) return [];
  if (version - since > MOST_MISSED) return null;
  return (await readActs(store, table, since)).filter((act) => act.n <= version);
}

export interface Everything {
  readonly table: string;
  readonly game: Pick<Game, 'beats'>;
  readonly seats: number;
  readonly scene: Scene;
  readonly commitment: string | null;
  readonly missed: readonly ActRow[] | null;
  readonly proposals: readonly Proposal[];
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
}

/** Everything, for each viewer as they may know it. */
export function stateFor(given: Everything): (viewer: Viewer, info: TableInfo) => ServerMessage {
  const { table, game, seats, scene, proposals, presence, chat } = given;
  const missed = given.missed?.map((act) => ({ act, beats: storedBeats(game, act) })) ?? null;
  const sight = sightsOf(scene);
  return (viewer, info) => ({
    t: 'state',
    table,
    as: viewer,
    info,
    commitment: given.commitment,
    view: scene.match?.view(viewer) ?? null,
    ...sight(viewer),
    missed: missed?.map(({ act, beats }): Step => stepFor(act, beats, viewer, seats)) ?? null,
    proposals,
    presence,
    chat,
  });
}

/** One step, for each viewer as they may know it: the text of an `update`, the step in it made once for all who see it alike. */
export function updateFor(
  act: ActRow,
  beats: readonly PlayedBeat[],
  seats: number,
  scene: Scene,
): (viewer: Viewer) => string {
  const sight = sightsOf(scene);
  const step = stepTexts(act, beats, seats);
  return (viewer) => {
    const head: Omit<Update, keyof Sight | 'step'> = { t: 'update', table: act.table_id, as: viewer };
    return `${JSON.stringify(head).slice(0, -1)},"step":${step(viewer)},${JSON.stringify(sight(viewer)).slice(1)}`;
  };
}

type Update = Extract<ServerMessage, { t: 'update' }>;
