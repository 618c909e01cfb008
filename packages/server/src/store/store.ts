import { CompiledQuery, Kysely, Migrator, sql } from 'kysely';
import { ServerError } from '../errors.ts';
import { newId } from '../tokens.ts';
import { Appender } from './appender.ts';
import { type Base, CHANNEL, type Listener, type StopListening } from './base.ts';
import { inOneGo } from './campaigns.ts';
import { type Ending, endGame } from './ending.ts';
import { migrations } from './migrations.ts';
import type { ActRow, Database, SnapshotRow } from './schema.ts';

/** What other processes are told: which table, and which kind of thing has changed. */
export type Change = 'act' | 'meta' | 'chat' | 'here';
export type Heard = (table: string, change: Change, n: number) => void;

const CLOCK_TRIES = 3;
/** How many appends may be on their way to a disk at once: while some of them are synced, others are written. */
const FLUSHES_AT_ONCE = 4;

/** Everything that lasts. The same queries serve SQLite, PostgreSQL and the rows that a browser keeps. */
export class Store {
  readonly db: Kysely<Database>;
  /** Whether other processes may work on the same tables. */
  readonly shared: boolean;
  /** The name of this process among them. */
  readonly process = newId();
  /** The text of an insert by how many acts it writes. */
  private readonly statements = new Map<number, string>();
  private readonly appender: Appender;
  private stopListening: StopListening | null = null;
  /** How far the clock of the database is ahead of this process. */
  private ahead = 0;
  private isListening: boolean;

  private seenChanges: number;

  constructor(private readonly base: Base) {
    this.shared = base.listen !== undefined;
    this.seenChanges = base.changes?.() ?? 0;
    this.db = new Kysely<Database>({ dialect: base.dialect });
    this.isListening = !this.shared;
    this.appender = new Appender((acts, saves) => this.appendAll(acts, saves), base.readsSql ? FLUSHES_AT_ONCE : 1);
  }

  /** Brings the schema up to date. Several processes may do so at once. */
  async migrate(): Promise<void> {
    const { error } = await new Migrator({ db: this.db, provider: migrations }).migrateToLatest();
    if (error !== undefined) throw new Error('the schema could not be brought up to date', { cause: error });
  }

  async listen(heard: Heard, on: Pick<Listener, 'began' | 'lost'>): Promise<void> {
    if (this.base.listen === undefined) return;
    this.stopListening = await this.base.listen({
      began: () => {
        this.isListening = true;
        on.began();
      },
      lost: (error) => {
        this.isListening = false;
        on.lost(error);
      },
      heard: (payload) => {
        const [change, table, n, from] = payload.split('/');
        if (table !== undefined && from !== this.process) heard(table, change as Change, Number(n));
      },
    });
  }

  async close(): Promise<void> {
    await this.appender.idle();
    await this.stopListening?.();
    await this.db.destroy();
    this.base.release?.();
  }

  /** Whether another program has written into the file since this was asked last: its operator, say. */
  wasChangedElsewhere(): boolean {
    const now = this.base.changes?.() ?? 0;
    const changed = now !== this.seenChanges;
    this.seenChanges = now;
    return changed;
  }

  /** Whether it can be read and written, and other processes can be heard. Throws or waits when not. */
  async ping(): Promise<void> {
    if (!this.isListening) throw new ServerError('store-unavailable', {});
    const probe = { table_id: '', process: this.process, seats: 0, spectators: 0, at: this.now() };
    await this.db
      .insertInto('presence')
      .values(probe)
      .onConflict((c) => c.columns(['table_id', 'process']).doUpdateSet({ at: probe.at }))
      .execute();
  }

  /** The time that all processes agree on: that of the database, where there are several. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Compares the clocks. An answer that took long says little, so the quickest one counts. */
  async synchronize(): Promise<void> {
    if (!this.shared) return;
    let quickest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < CLOCK_TRIES; i++) {
      const before = Date.now();
      const { rows } = await sql<{
        at: number;
      }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(this.db);
      const after = Date.now();
      if (after - before >= quickest) continue;
      quickest = after - before;
      this.ahead = Math.round((rows[0]?.at ?? after) - (before + after) / 2);
    }
  }

  /** Does several things as one, or none of them. */
  together<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  /** Writes an act durably. False when another process was faster, or the same answer is already there. */
  append(act: ActRow): Promise<boolean> {
    return this.appender.append(act);
  }

  /** The same together with the save after it: for what can't be played again from an older save. */
  appendWithSnapshot(act: ActRow, save: string): Promise<boolean> {
    return this.db.transaction().execute((db) => this.putAct(db, act, save));
  }

  /** The last act of a game, together with the end of it: nobody ever finds one without the other. */
  appendWithEnding(act: ActRow, save: string, ending: Ending): Promise<boolean> {
    return inOneGo(this.db, async (db) => {
      const written = await this.putAct(db, act, save);
      if (written) await endGame(db, act.table_id, ending);
      return written;
    });
  }

  /** Ends a game whose last act is there already; nothing happens when it was ended before. */
  async end(table: string, ending: Ending): Promise<void> {
    await inOneGo(this.db, (db) => endGame(db, table, ending));
  }

  /** Keeps a save, with the next acts that are written anyway: a disk is synced as often with it as without. */
  async keepSnapshot(snapshot: SnapshotRow): Promise<void> {
    if (this.shared) await putSnapshot(this.db, snapshot);
    else await this.appender.keep(snapshot);
  }

  /** Tells the other processes. Only a pointer: what it points to is in the store. */
  async tell(table: string, change: Change, n: number, db: Kysely<Database> = this.db): Promise<void> {
    if (this.shared) await sql`select pg_notify(${CHANNEL}, ${`${change}/${table}/${n}/${this.process}`})`.execute(db);
  }

  private async putAct(db: Kysely<Database>, act: ActRow, save: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows: written } = await db
      .insertInto('acts')
      .values(act)
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (Number(written) === 0) return false;
    await putSnapshot(db, { table_id: act.table_id, n: act.n, save });
    await this.tell(act.table_id, 'act', act.n, db);
    return true;
  }

  /** Returns the tables whose act was written. */
  private appendAll(acts: readonly ActRow[], saves: readonly SnapshotRow[]): Promise<ReadonlySet<string>> {
    const { atOnce } = this.base;
    if (atOnce !== undefined) {
      return atOnce((run) => {
        for (const { table_id, n, save } of saves) run(PUT_SNAPSHOT, [table_id, n, save]);
        return new Set(acts.filter((act) => run(PUT_ACT, valuesOf(act)) > 0).map((act) => act.table_id));
      });
    }
    if (saves.length === 0) return this.insert(this.db, acts);
    return this.db.transaction().execute(async (db) => {
      for (const save of saves) await putSnapshot(db, save);
      return acts.length === 0 ? new Set() : this.insert(db, acts);
    });
  }

  private async insert(db: Kysely<Database>, acts: readonly ActRow[]): Promise<ReadonlySet<string>> {
    const { rows } = this.base.readsSql
      ? await db.executeQuery(this.prepared(acts))
      : { rows: await this.putActs(acts, db).execute() };
    return new Set(rows.map((row) => row.table_id));
  }

  private prepared(acts: readonly ActRow[]): CompiledQuery<Pick<ActRow, 'table_id'>> {
    const text = this.statements.get(acts.length) ?? this.statement(acts);
    this.statements.set(acts.length, text);
    return CompiledQuery.raw(text, acts.flatMap(valuesOf));
  }

  /** Making the statement anew each time was measured to cost more than carrying it out. */
  private statement(acts: readonly ActRow[]): string {
    const insert = this.putActs(acts);
    if (!this.shared) return insert.compile().sql;
    // One statement writes and tells, so that a process that hears of an act will find it.
    return this.db
      .with('written', () => insert.returning('n'))
      .selectFrom('written')
      .select([
        'table_id',
        sql`pg_notify(${sql.lit(CHANNEL)}, 'act/' || table_id || '/' || n || '/' || ${sql.lit(this.process)}::text)`.as(
          'told',
        ),
      ])
      .compile().sql;
  }

  private putActs(acts: readonly ActRow[], db = this.db) {
    return db
      .insertInto('acts')
      .values(acts.map(inOrder))
      .onConflict((c) => c.doNothing())
      .returning('table_id');
  }
}

const ACT_COLUMNS = [
  'table_id',
  'n',
  'kind',
  'seat',
  'decision',
  'picks',
  'fingerprint',
  'back',
  'events',
  'event_count',
  'asked',
  'client_id',
  'at',
  'stir',
] as const satisfies readonly (keyof ActRow)[];

const valuesOf = (act: ActRow): readonly unknown[] => ACT_COLUMNS.map((column) => act[column]);

const PUT_ACT = `insert into acts (${ACT_COLUMNS.join(', ')}) values (${ACT_COLUMNS.map(() => '?').join(', ')}) on conflict do nothing`;
const PUT_SNAPSHOT =
  'insert into snapshots (table_id, n, save) values (?, ?, ?) on conflict (table_id) do update set n = excluded.n, save = excluded.save where snapshots.n <= excluded.n';

const inOrder = (act: ActRow): ActRow =>
  Object.fromEntries(ACT_COLUMNS.map((column) => [column, act[column]])) as unknown as ActRow;

/** An older save never replaces a newer one. */
async function putSnapshot(db: Kysely<Database>, snapshot: SnapshotRow): Promise<void> {
  await db
    .insertInto('snapshots')
    .values(snapshot)
    .onConflict((c) =>
      c.column('table_id').doUpdateSet({ n: snapshot.n, save: snapshot.save }).where('snapshots.n', '<=', snapshot.n),
    )
    .execute();
}

/** Whatever a database throws is one thing to a player: it can't be kept right now, try again. */
export const unavailable = (error: unknown): Error =>
  error instanceof ServerError ? error : new ServerError('store-unavailable', {}, { cause: error });
