import type { Viewer } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import type { ChatLine, ServerMessage, TableInfo } from '../live/messages.ts';
import { lineOf, readChat } from '../store/chat.ts';
import type { MemberRow, ProposalRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { openProposals, readMembers, readTable, type StoredTable } from '../store/tables.ts';
import { Attendance } from './attendance.ts';
import { Audience, type Subscriber } from './audience.ts';
import type { House } from './house.ts';
import { infoFor } from './info.ts';
import { Queue } from './queue.ts';
import { proposalsAt, type Standing } from './votes.ts';

/** Who has been away so many times longer than it takes to be away may lose their seat. */
const GONE_AFTER = 10;

const CHAT_SHOWN = 50;

/** What this process knows of people's rights is read again after this, whether or not it has heard of a change. */
const RIGHTS_HOLD_FOR = 10_000;

/** A table without its game, as the store has it. */
export interface People {
  readonly table: StoredTable;
  readonly members: ReadonlyMap<string, MemberRow>;
  readonly proposals: readonly ProposalRow[];
}

/** Null when there is no such table. */
export async function readPeople(store: Store, id: string): Promise<People | null> {
  const read = await readTable(store, id);
  if (read === null) return null;
  const texts = new Map<string, string>();
  const table = { row: slim(read.row, texts), seats: read.seats.map((each) => slim(each, texts)) };
  const members = (await readMembers(store, id)).map((each) => slim(each, texts));
  return {
    table,
    members: new Map(members.map((each) => [each.session, each])),
    proposals: await openProposals(store, id),
  };
}

/** Rows as a database gives them are three times as large as copies of them, and what several of them say is there anew in each. */
function slim<R extends object>(row: R, texts: Map<string, string>): R {
  const copy = { ...row };
  for (const name of Object.keys(copy) as (keyof R)[]) {
    const value: unknown = copy[name];
    if (typeof value !== 'string') continue;
    const known = texts.get(value);
    if (known === undefined) texts.set(value, value);
    else copy[name] = known as R[keyof R];
  }
  return copy;
}

/** The people of one table in this process: who sits where, who may look, who looks; and the queue they all stand in. */
export abstract class Hall {
  /** The number of the newest act that is known here; -1 before the game starts. */
  version = -1;
  lastUsed = Date.now();
  table: StoredTable;
  proposals: readonly ProposalRow[];
  readonly audience = new Audience();
  readonly attendance: Attendance;
  protected readonly queue = new Queue();
  protected closed = false;
  /** When who may look was read last. */
  protected readAt = performance.now();
  private members: ReadonlyMap<string, MemberRow>;

  constructor(
    readonly house: House,
    { table, members, proposals }: People,
  ) {
    this.table = table;
    this.members = members;
    this.proposals = proposals;
    this.attendance = new Attendance(house, table, this.audience, () => this.tellPresence());
  }

  /** Something went wrong: what is told of it. */
  protected abstract refusal(error: unknown): Error;

  /** It has changed who sits where, or that the game has started; inside the queue. */
  protected abstract seatsChanged(started: boolean): Promise<void>;

  get id(): string {
    return this.table.row.id;
  }

  get seats(): number {
    return this.table.seats.length;
  }

  get isPlaying(): boolean {
    return this.table.row.status === 'playing';
  }

  /** How things stand, for those who have to agree on something. */
  get standing(): Standing {
    const { awayMilliseconds } = this.house.settings;
    return {
      table: this.table,
      version: this.version,
      awayFor: (seat) => this.attendance.awayFor(seat),
      awayAfter: awayMilliseconds,
      goneAfter: awayMilliseconds * GONE_AFTER,
    };
  }

  /** Runs something at this table after everything that came before it. */
  run<T>(action: () => Promise<T>): Promise<T> {
    this.lastUsed = Date.now();
    return this.queue.run(async () => {
      if (this.closed) throw new ServerError('stopping', {});
      try {
        return await action();
      } catch (error) {
        throw this.refusal(error);
      }
    });
  }

  /** The same for changes of who sits where: begins with what other processes have changed. */
  change<T>(action: () => Promise<T>): Promise<T> {
    return this.run(async () => {
      if (this.house.store.shared) await this.readMeta();
      return action();
    });
  }

  isMember(session: string): boolean {
    return this.members.get(session)?.banned === 0;
  }

  isBanned(session: string): boolean {
    return this.members.get(session)?.banned === 1;
  }

  isMuted(session: string): boolean {
    return this.members.get(session)?.muted === 1;
  }

  /** The same letters as this table has them, so that they are in memory once. */
  sessionHere(session: string): string {
    return this.members.get(session)?.session ?? session;
  }

  /** What somebody who only looks has said they are called. */
  nameOf(session: string): string {
    return this.members.get(session)?.name ?? '';
  }

  get people(): readonly MemberRow[] {
    return [...this.members.values()];
  }

  holds(session: string, seat: number): boolean {
    return this.table.seats[seat]?.claimed_by === session;
  }

  /** Whether somebody may look at the table from there. */
  admits(session: string, as: Viewer): boolean {
    return as === 'spectator' ? this.isMember(session) : this.holds(session, as);
  }

  /** Refuses somebody who may not look from there. Inside the queue once more: they may have had to go meanwhile. */
  require(session: string, as: Viewer): void {
    // A table that one may not see is as good as none: nobody learns which ids exist.
    if (!this.isMember(session)) throw new ServerError('unknown-table', {});
    if (as !== 'spectator' && !this.holds(session, as)) throw new ServerError('not-your-seat', { seat: as });
  }

  /** Makes sure that somebody is known here who may just have sat down at another process, or had to go there. */
  async greet(session: string, as: Viewer): Promise<void> {
    if (!this.house.store.shared) return;
    const isOld = performance.now() - this.readAt > RIGHTS_HOLD_FOR;
    if (isOld || !this.admits(session, as)) await this.run(() => this.readMeta());
  }

  infoFor(session: string): TableInfo {
    return infoFor(this.table, session);
  }

  unsubscribe(subscriber: Subscriber): void {
    if (this.audience.leave(subscriber)) this.attendance.changed();
  }

  /** Tells everybody something that anybody at the table may know. */
  broadcast(message: ServerMessage): void {
    if (message.t === 'chat') this.heardUpTo(message.line.n);
    this.audience.broadcast(message);
  }

  protected async chat(since: number, most = CHAT_SHOWN): Promise<ChatLine[]> {
    return (await readChat(this.house.store, this.id, since, most)).map(lineOf);
  }

  /** Tells everybody what was said after a line they know. */
  protected async tellChat(since: number, most = CHAT_SHOWN): Promise<void> {
    for (const line of await this.chat(since, most)) this.broadcast({ t: 'chat', table: this.id, line });
  }

  /** The newest line that those who look have been told. */
  protected toldLine: number | null = null;

  protected heardUpTo(line: number): void {
    this.toldLine = Math.max(this.toldLine ?? 0, line);
  }

  /** Who sits where has changed: reads it again, tells everybody here, and the other processes; inside the queue. */
  async metaChanged(): Promise<void> {
    await this.readMeta();
    await this.house.store.tell(this.id, 'meta', 0);
  }

  async readMeta(): Promise<void> {
    const read = await readPeople(this.house.store, this.id);
    this.readAt = performance.now();
    if (read === null) {
      // Somebody has deleted the table.
      this.members = new Map();
      this.audience.dismiss(this.id, () => true);
      return;
    }
    const { table, members, proposals } = read;
    if (same([table, [...members.values()], proposals], [this.table, this.people, this.proposals])) return;
    const started = this.table.row.seed === null && table.row.seed !== null;
    this.table = table;
    this.members = members;
    this.proposals = proposals;
    this.audience.dismiss(this.id, ({ session, viewer }) => !this.admits(session, viewer));
    this.audience.tellEach(({ session }) => ({ t: 'table', table: this.id, info: this.infoFor(session) }));
    this.tellProposals();
    await this.seatsChanged(started);
  }

  tellPresence(): void {
    this.broadcast({ t: 'presence', table: this.id, ...this.attendance.now });
    if (this.proposals.length > 0) this.tellProposals();
  }

  protected tellProposals(): void {
    this.broadcast({ t: 'proposals', table: this.id, proposals: proposalsAt(this.standing, this.proposals) });
  }

  /** Does something that nobody waits for. */
  protected quietly(action: () => Promise<void>, failed: string): void {
    this.run(action).catch((error: unknown) => {
      if (!this.closed) this.house.log.error({ table: this.id, err: error }, failed);
    });
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
