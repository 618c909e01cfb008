import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { ServerError } from '../errors.ts';
import { clockWish } from '../live/protocol.ts';
import { ARCHIVED, type Archived, type Database } from './schema.ts';
import type { Store } from './store.ts';

/**
 * A table or the whole server as lines of JSON: a head, then one row per line. The same for both databases, so it also
 * moves a server from one to the other. Hidden cards and seeds of running games are in it: it is for the operator.
 */

const FORMAT = 'cantina-archive';
const VERSION = 4;
const ROWS_AT_ONCE = 200;

const text = v.string();
const textOrNull = v.nullable(v.string());
const number = v.pipe(v.number(), v.safeInteger());
const numberOrNull = v.nullable(number);

/** JSON of this shape, as text: whoever reads it later can rely on it. */
const json = (shape: v.GenericSchema) =>
  v.pipe(
    v.string(),
    v.check((given) => v.is(v.pipe(v.string(), v.parseJson(), shape), given)),
  );
const record = v.record(v.string(), v.unknown());

const head = v.strictObject({ format: v.literal(FORMAT), version: v.pipe(number, v.maxValue(VERSION)), at: number });

const rows = {
  // What is optional is in no file of an older version.
  sessions: v.strictObject({ id: text, created_at: number, renewed_at: v.optional(number, 0) }),
  campaigns: v.strictObject({
    id: text,
    game: text,
    name: text,
    link: text,
    state: json(v.unknown()),
    version: number,
    created_by: text,
    created_at: number,
  }),
  campaign_members: v.strictObject({ campaign_id: text, session: text, joined_at: number }),
  tables: v.strictObject({
    id: text,
    game: text,
    name: text,
    options: json(record),
    status: v.picklist(['lobby', 'playing', 'finished', 'ended']),
    host: text,
    host_link: text,
    spectator_link: text,
    locked: number,
    clock: v.nullable(json(clockWish)),
    seed: textOrNull,
    rules: textOrNull,
    outcome: v.nullable(json(v.object({ winners: v.array(number) }))),
    digest: textOrNull,
    rematch: textOrNull,
    origin: v.optional(v.nullable(json(record)), null),
    campaign: v.optional(textOrNull, null),
    // Not in files of version 3.
    hints: v.optional(numberOrNull, null),
    approval: v.optional(number, 0),
    secret: v.optional(textOrNull, null),
    shares: v.optional(v.nullable(json(record)), null),
    created_at: number,
    started_at: numberOrNull,
    finished_at: numberOrNull,
  }),
  seats: v.strictObject({
    table_id: text,
    seat: number,
    kind: v.picklist(['person', 'open', 'bot']),
    name: text,
    level: textOrNull,
    link: text,
    claimed_by: textOrNull,
    webhook: textOrNull,
    stand_in: v.optional(v.nullable(v.picklist(['own', 'vote', 'clock', 'returning'])), null),
    recovery: v.optional(textOrNull, null),
  }),
  members: v.strictObject({
    table_id: text,
    session: text,
    name: text,
    joined_at: number,
    muted: v.optional(number, 0),
    banned: v.optional(number, 0),
  }),
  acts: v.strictObject({
    table_id: text,
    n: number,
    kind: v.picklist(['start', 'answer', 'interjection', 'undo', 'rules']),
    seat: numberOrNull,
    decision: numberOrNull,
    picks: json(v.array(text)),
    fingerprint: text,
    back: number,
    events: json(v.array(record)),
    event_count: number,
    asked: number,
    client_id: textOrNull,
    at: number,
    stir: v.optional(number, 0),
  }),
  snapshots: v.strictObject({ table_id: text, n: number, save: text }),
  chat: v.strictObject({
    table_id: text,
    n: number,
    seat: numberOrNull,
    name: text,
    kind: v.picklist(['text', 'reaction', 'notice', 'operator']),
    text,
    at: number,
    client_id: v.optional(textOrNull, null),
  }),
  proposals: v.strictObject({
    id: text,
    table_id: text,
    kind: v.picklist(['undo', 'bot', 'kick', 'sit', 'host', 'end']),
    by_seat: number,
    target: number,
    level: textOrNull,
    version: number,
    votes: json(record),
    state: v.picklist(['open', 'agreed', 'refused', 'void']),
    at: number,
    session: v.optional(textOrNull, null),
    name: v.optional(text, ''),
  }),
  bans: v.strictObject({ kind: v.picklist(['address', 'session']), value: text, why: text, at: number }),
} as const satisfies { readonly [K in Archived]: v.GenericSchema<unknown, Database[K]> };

/** What makes a row unique: rows are read in this order. */
const KEYS: Readonly<Record<Archived, readonly string[]>> = {
  sessions: ['id'],
  campaigns: ['id'],
  campaign_members: ['campaign_id', 'session'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  members: ['table_id', 'session'],
  acts: ['table_id', 'n'],
  snapshots: ['table_id'],
  chat: ['table_id', 'n'],
  proposals: ['id'],
  bans: ['kind', 'value'],
};

export type Row = Database[Archived];
type OfTable = Exclude<Archived, 'bans' | 'sessions' | 'campaigns' | 'campaign_members' | 'tables' | 'members'>;
/** A query for rows of any kind that belong to a table. */
interface Ordered {
  orderBy(column: never): Ordered;
  execute(): Promise<Row[]>;
}
/** Changes rows on their way; null leaves one out. */
export type Change = (kind: Archived, row: Row) => Row | null;

/** Read one by one, or all at hand. */
export type Lines = AsyncIterable<string> | Iterable<string>;

const asItIs: Change = (_kind, row) => row;

/** The lines of an archive: of one table, or of everything. */
export async function* exportLines(store: Store, table: string | null = null, change = asItIs): AsyncGenerator<string> {
  yield JSON.stringify({ format: FORMAT, version: VERSION, at: Date.now() });
  const belonging = table === null ? null : await belongingTo(store.db, table);
  for (const kind of ARCHIVED) {
    for await (const row of belonging === null ? allRows(store.db, kind) : belonging(kind)) {
      const changed = change(kind, row);
      if (changed !== null) yield JSON.stringify({ [kind]: changed });
    }
  }
}

/** Reads rows page by page, so that a large server fits through a small memory. */
async function* allRows(db: Kysely<Database>, kind: Archived): AsyncGenerator<Row> {
  const key = sql.join(KEYS[kind].map((column) => sql.ref(column)));
  let after: Row | undefined;
  do {
    const beyond = after === undefined ? sql`true` : sql`(${key}) > (${sql.join(keyOf(kind, after))})`;
    const { rows: page } = await sql<Row>`select * from ${sql.table(kind)}
      where ${beyond} order by ${key} limit ${ROWS_AT_ONCE}`.execute(db);
    yield* page;
    after = page.length < ROWS_AT_ONCE ? undefined : page.at(-1);
  } while (after !== undefined);
}

/** The rows of one table, of its campaign and of the people of both. */
async function belongingTo(db: Kysely<Database>, table: string): Promise<(kind: Archived) => AsyncGenerator<Row>> {
  const of = (kind: OfTable) =>
    KEYS[kind]
      .reduce<Ordered>(
        (query, column) => query.orderBy(column as never),
        db
          .selectFrom(kind)
          .selectAll()
          .where('table_id' as never, '=', table as never) as unknown as Ordered,
      )
      .execute();
  const tables = await db.selectFrom('tables').selectAll().where('id', '=', table).execute();
  const campaign = tables[0]?.campaign ?? '';
  const group = await db
    .selectFrom('campaign_members')
    .selectAll()
    .where('campaign_id', '=', campaign)
    .orderBy('session')
    .execute();
  const members = await db.selectFrom('members').selectAll().where('table_id', '=', table).orderBy('session').execute();
  const people = [...new Set([...members, ...group].map(({ session }) => session))];
  return async function* read(kind): AsyncGenerator<Row> {
    if (kind === 'tables') yield* tables;
    else if (kind === 'members') yield* members;
    else if (kind === 'campaign_members') yield* group;
    else if (kind === 'campaigns')
      yield* await db.selectFrom('campaigns').selectAll().where('id', '=', campaign).execute();
    else if (kind === 'bans') return;
    else if (kind !== 'sessions') yield* await of(kind);
    else if (people.length > 0)
      yield* await db.selectFrom('sessions').selectAll().where('id', 'in', people).orderBy('id').execute();
  };
}

const keyOf = (kind: Archived, row: Row): unknown[] =>
  KEYS[kind].map((column) => (row as unknown as Readonly<Record<string, unknown>>)[column]);

export interface Imported {
  readonly tables: number;
  /** Tables that are here already; nothing of them was changed. */
  readonly skipped: number;
}

/** Writes an archive into the store, all of it or nothing. A table or campaign that is here already stays as it is. */
export function importLines({ db }: Store, lines: Lines, change = asItIs): Promise<Imported> {
  return db.transaction().execute(async (trx) => {
    const skipped = new Set<string>();
    let tables = 0;
    let batch: { readonly kind: Archived; readonly rows: Row[] } = { kind: 'sessions', rows: [] };
    const flush = async () => {
      for (const row of batch.kind === 'tables' ? (batch.rows as Database['tables'][]) : []) {
        const known = await trx.selectFrom('tables').select('id').where('id', '=', row.id).executeTakeFirst();
        if (known === undefined) tables++;
        else skipped.add(row.id);
      }
      await put(
        trx,
        batch.kind,
        batch.rows.filter((row) => !skipped.has(tableOf(batch.kind, row) ?? '')),
      );
    };
    for await (const { kind, row } of rowsIn(lines)) {
      const changed = change(kind, row);
      if (kind !== batch.kind || batch.rows.length >= ROWS_AT_ONCE) {
        await flush();
        batch = { kind, rows: [] };
      }
      if (changed !== null) batch.rows.push(changed);
    }
    await flush();
    return { tables, skipped: skipped.size };
  });
}

async function put(db: Kysely<Database>, kind: Archived, many: readonly Row[]): Promise<void> {
  if (many.length === 0) return;
  await db
    .insertInto(kind)
    .values(many)
    .onConflict((c) => c.doNothing())
    .execute();
}

function tableOf(kind: Archived, row: Row): string | null {
  if (kind === 'sessions' || kind === 'campaigns' || kind === 'campaign_members' || kind === 'bans') return null;
  return kind === 'tables' ? (row as Database['tables']).id : (row as Database['acts']).table_id;
}

/** The rows of an archive, each checked. */
export async function* rowsIn(lines: Lines): AsyncGenerator<{ readonly kind: Archived; readonly row: Row }> {
  let number = 0;
  for await (const line of lines) {
    const where = `line ${++number}`;
    const given = parsed(line, where);
    if (number > 1) yield checkedRow(given, where);
    else if (!v.is(head, given)) throw new ServerError('bad-file', { where });
  }
  if (number === 0) throw new ServerError('bad-file', { where: 'line 1' });
}

function checkedRow(given: unknown, where: string): { readonly kind: Archived; readonly row: Row } {
  const [entry, ...more] = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  const kind = ARCHIVED.find((each) => each === entry?.[0]);
  if (entry === undefined || kind === undefined || more.length > 0) throw new ServerError('bad-file', { where });
  const { success, output } = v.safeParse(rows[kind], entry[1]);
  if (!success) throw new ServerError('bad-file', { where });
  return { kind, row: output };
}

function parsed(line: string, where: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ServerError('bad-file', { where });
  }
}
