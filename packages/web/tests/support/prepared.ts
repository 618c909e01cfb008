import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { type CoreState, type Game, seedFrom, startFrom } from '@cantina/kernel';
import { type Setting, setTable } from '@cantina/kernel/testing';
import { hashToken } from '@cantina/server';
import type { House } from '../../../../scripts/house.mjs';
import type { Guest } from './guest.ts';

const root = join(import.meta.dirname, '../../../..');

/** A table that was set by hand: what it is called in links, and who sits there. */
export interface Prepared<S extends CoreState> {
  readonly name: string;
  readonly setting: Setting<S> & { readonly seats: number };
}

/** The token of a seat at a prepared table; `/join#<token>` leads there. */
export const seatToken = (table: string, seat: number): string => `${table}-seat-${seat}-of-a-prepared-table`;

/** Sits down at a prepared table. */
export async function sitAt({ url }: Pick<House, 'url'>, guest: Guest, table: string, seat: number): Promise<void> {
  await guest.join(`${url}/join#${seatToken(table, seat)}`);
  await guest.page.locator('.table').first().waitFor();
}

/** Whoever comes to a game that runs is let in by who sits there. */
export async function letIn(house: Pick<House, 'url'>, host: Guest, guest: Guest, table: string): Promise<void> {
  await sitAt(house, guest, table, 1);
  await host.page.locator('.request .button.main').click();
}

/** Brings tables in the middle of a game to a running server, as an operator does it: by `cantina import`. */
export async function bringTables<S extends CoreState>(
  house: House,
  game: Game<S>,
  tables: readonly Prepared<S>[],
): Promise<void> {
  const head = { format: 'cantina-archive', version: 2, at: Date.now() };
  const rows = tables.map((table) => rowsOf(game, table));
  const kinds = ['tables', 'seats', 'acts', 'snapshots'] as const;
  const lines = [head, ...kinds.flatMap((kind) => rows.flatMap((of) => of[kind].map((row) => ({ [kind]: row }))))];
  const file = join(house.data, 'prepared.gz');
  writeFileSync(file, gzipSync(lines.map((line) => JSON.stringify(line)).join('\n')));
  const command = ['packages/cli/bin/cantina.mjs', 'import', file, '--data', house.data];
  const imported = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(imported, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`cantina import ended with ${String(code)}`);
}

/** Ids of tables have 16 letters. */
const idOf = (name: string): string => name.padEnd(16, '-');

function rowsOf<S extends CoreState>(game: Game<S>, { name, setting }: Prepared<S>) {
  const id = idOf(name);
  const seed = seedFrom(name);
  const match = startFrom(game, setTable({ game }, setting), { seed });
  const save = match.save();
  const at = Date.now();
  const nobody = hashToken(`${name} nobody`);
  const asked = match.pending.reduce((mask, { kind, seat }) => (kind === 'question' ? mask | (1 << seat) : mask), 0);
  return {
    tables: [
      {
        ...{ id, game: game.id, name: '', options: JSON.stringify(match.view('spectator').options) },
        ...{ status: 'playing', host: nobody, host_link: hashToken(`${name} host`), spectator_link: nobody, locked: 0 },
        ...{ clock: null, seed, rules: save.rules, outcome: null, digest: null, rematch: null, origin: null },
        ...{ created_at: at, started_at: at, finished_at: null },
      },
    ],
    seats: Array.from({ length: setting.seats }, (_, seat) => ({
      ...{ table_id: id, seat, kind: 'open', name: '', level: null },
      ...{ link: hashToken(seatToken(name, seat)), claimed_by: null, webhook: null },
    })),
    acts: [
      {
        ...{ table_id: id, n: 0, kind: 'start', seat: null, decision: null, picks: '[]', fingerprint: '', back: 0 },
        ...{ events: JSON.stringify(match.recorded(0)), event_count: match.eventCount, asked, client_id: null, at },
      },
    ],
    snapshots: [{ table_id: id, n: 0, save: JSON.stringify(save) }],
  };
}
