import { ServerError } from '../errors.ts';
import { type Change, exportLines, importLines, type Lines } from '../store/archive.ts';
import type { Archived, Database } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { addMember } from '../store/tables.ts';
import { hashToken, newId, newToken } from '../tokens.ts';
import type { House } from './house.ts';

/** A table as a file that people may have: no rights are in it. Only of a game that is over, because the seed is. */
export const portableLines = (store: Store, table: string): AsyncGenerator<string> =>
  exportLines(store, table, (kind, row) => (isOfPeople(kind) ? null : withoutRights(kind, row)));

/**
 * Puts such a file on a table of its own; whoever brings it is the host. A game that still runs was theirs alone, so they
 * sit wherever people sat.
 */
export async function importTable(
  { store, games }: Pick<House, 'store' | 'games'>,
  lines: Lines,
  session: string,
): Promise<string> {
  const id = newId();
  let tables = 0;
  let runs = false;
  const change: Change = (kind, row) => {
    if (isOfPeople(kind) || kind === 'proposals') return null;
    const bare = withoutRights(kind, row);
    if (kind === 'seats') {
      const seat = bare as Database['seats'];
      return { ...seat, table_id: id, claimed_by: runs && seat.kind !== 'bot' ? session : null };
    }
    if (kind !== 'tables') return { ...bare, table_id: id };
    if (++tables > 1) throw new ServerError('bad-file', { where: 'tables' });
    const table = bare as Database['tables'];
    if (!games.ids.includes(table.game)) throw new ServerError('unknown-game', { game: table.game });
    runs = table.status === 'playing';
    return { ...table, id, host: session, rematch: null, origin: null };
  };
  await importLines(store, lines, change);
  if (tables === 0) throw new ServerError('bad-file', { where: 'tables' });
  await addMember(store, { table_id: id, session, name: '', joined_at: Date.now() });
  return id;
}

const isOfPeople = (kind: Archived): boolean =>
  kind === 'sessions' || kind === 'members' || kind === 'campaigns' || kind === 'campaign_members';

/** Links and cookies of another time or place open nothing. */
const withoutRights: (...args: Parameters<Change>) => NonNullable<ReturnType<Change>> = (kind: Archived, row) => {
  const nobody = () => hashToken(newToken());
  if (kind === 'tables')
    return {
      ...(row as Database['tables']),
      host: '',
      host_link: nobody(),
      spectator_link: nobody(),
      campaign: null,
    };
  if (kind === 'seats') return { ...(row as Database['seats']), link: nobody(), claimed_by: null, webhook: null };
  return row;
};
