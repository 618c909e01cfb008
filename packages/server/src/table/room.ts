import { KernelError, type Viewer } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { ServerError } from '../errors.ts';
import { gameOf } from '../games.ts';
import type { TableInfo } from '../live/messages.ts';
import { lineOf, readChat } from '../store/chat.ts';
import type { ActRow, ProposalRow } from '../store/schema.ts';
import type { Change } from '../store/store.ts';
import { openProposals, readActs, readMembers, readTable, type StoredTable } from '../store/tables.ts';
import { type ActFacts, type AnyMatch, actRow, entryOf, isAnswer } from './acts.ts';
import { Attendance } from './attendance.ts';
import { Audience, MOST_MISSED, type Subscriber } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { Clockwork } from './clockwork.ts';
import { endingOf } from './ending.ts';
import type { House } from './house.ts';
import { infoFor } from './info.ts';
import { Keeper } from './keeper.ts';
import { feed, loadMatch } from './load.ts';
import { Queue } from './queue.ts';
import { Requests } from './requests.ts';

export interface Answer {
  readonly client: string;
  readonly decision: number;
  readonly picks: readonly string[];
}

/** What somebody does in the match; says how it is to be stored. */
type Deed = (match: AnyMatch) => Pick<ActFacts, 'kind' | 'entry' | 'eventsBefore' | 'decision' | 'back'>;

const TRIES = 8;

/**
 * One table in this process. Everything goes through its queue, so nobody ever sees what is not durable yet. The game
 * itself is read when it is needed and leaves the memory when nobody uses it.
 */
export class Room {
  /** The number of the newest act that is known here; -1 before the game starts. */
  version = -1;
  lastUsed = Date.now();
  match: AnyMatch | null = null;
  proposals: readonly ProposalRow[] = [];
  readonly audience = new Audience(this);
  readonly attendance = new Attendance(this);
  readonly clockwork: Clockwork;
  readonly requests: Requests;
  private readonly bots = new BotTurns(this);
  private readonly keeper = new Keeper(this);
  private readonly queue = new Queue();
  private closed = false;

  private constructor(
    readonly house: House,
    readonly playable: Playable,
    public table: StoredTable,
    private members: ReadonlySet<string>,
  ) {
    this.requests = new Requests(house.store, table.row.id);
    this.clockwork = new Clockwork(this, (seats) => this.bots.takeOver(seats));
  }

  static async open(house: House, id: string): Promise<Room> {
    const table = await readTable(house.store, id);
    if (table === null) throw new ServerError('unknown-table', {});
    const members = new Set((await readMembers(house.store, id)).map((each) => each.session));
    return new Room(house, await gameOf(house.games, table.row.game), table, members);
  }

  get id(): string {
    return this.table.row.id;
  }

  get seats(): number {
    return this.table.seats.length;
  }

  get isIdle(): boolean {
    return !this.queue.busy && !this.bots.busy && !this.clockwork.isRunning;
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
    return this.members.has(session);
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

  /** Makes sure that somebody is known here who may just have sat down at another process. */
  async greet(session: string, as: Viewer): Promise<void> {
    if (!this.admits(session, as) && this.house.store.shared) await this.run(() => this.readMeta());
  }

  infoFor(session: string): TableInfo {
    return infoFor(this.table, session);
  }

  /** Gives an answer, of a person or a bot. Returns its number when it is durable; the same again gives the same number. */
  answer(seat: number, { client, decision, picks }: Answer, session: string | null): Promise<number> {
    const stop = this.house.metrics.answerSeconds.startTimer();
    return this.run(async () => {
      if (session !== null) this.require(session, seat);
      const act = await this.perform(seat, client, (match) => {
        const eventsBefore = match.eventCount;
        match.answer(seat, decision, picks);
        const entry = match.lastEntry;
        return { kind: entry?.interjection === true ? 'interjection' : 'answer', entry, eventsBefore, decision };
      });
      if (typeof act === 'number') return act;
      this.house.metrics.answers.inc({ by: session === null ? 'bot' : 'person' });
      stop();
      return act.n;
    });
  }

  /** Takes back the last answer of a seat; inside the queue. Consent holds for the version at which it was given. */
  async undo(seat: number, client: string, agreedAt: number | null): Promise<number> {
    const act = await this.perform(seat, client, (match) => {
      const back = match.undoable(seat)?.answers ?? 0;
      match.undo(seat, { consent: agreedAt === this.version });
      return { kind: 'undo', back, eventsBefore: match.eventCount };
    });
    return typeof act === 'number' ? act : act.n;
  }

  async subscribe(subscriber: Subscriber, since: number): Promise<void> {
    await this.run(async () => {
      this.require(subscriber.session, subscriber.viewer);
      if (this.table.row.seed !== null) await this.loaded();
      await this.attendance.lookElsewhere();
      this.proposals = await openProposals(this.house.store, this.id);
      await this.audience.admit(subscriber, since);
      this.attendance.changed();
    });
  }

  unsubscribe(subscriber: Subscriber): void {
    if (this.audience.leave(subscriber)) this.attendance.changed();
  }

  /** The match, read from the store when it is not in memory; inside the queue. */
  async loaded(): Promise<AnyMatch> {
    if (this.match !== null) return this.match;
    const { store, metrics } = this.house;
    if (this.table.row.seed === null && store.shared) await this.readMeta();
    if (this.table.row.seed === null) throw new ServerError('not-playing', {});
    const { match, version, recent, wantsSnapshot } = await loadMatch(
      store,
      this.playable.game,
      this.table.row,
      this.seats,
    );
    metrics.loads.inc();
    this.match = match;
    this.version = version;
    for (const act of recent) this.requests.remember(act);
    if (wantsSnapshot) await this.keeper.snapshot(match);
    await this.clockwork.load();
    await this.afterAct(match, false);
    return match;
  }

  /** Lets the game go from memory; it is read again when somebody needs it. */
  sleep(): void {
    this.match = null;
    this.clockwork.forget();
  }

  close(): void {
    this.closed = true;
    this.attendance.stop();
    this.bots.stop();
    this.sleep();
  }

  /** Who sits where has changed: reads it again, tells everybody here, and the other processes; inside the queue. */
  async metaChanged(): Promise<void> {
    await this.readMeta();
    await this.house.store.tell(this.id, 'meta', 0);
  }

  async readMeta(): Promise<void> {
    const { store } = this.house;
    const table = await readTable(store, this.id);
    if (table === null) return;
    const members = new Set((await readMembers(store, this.id)).map((each) => each.session));
    const proposals = await openProposals(store, this.id);
    if (same([table, [...members], proposals], [this.table, [...this.members], this.proposals])) return;
    const started = this.table.row.seed === null && table.row.seed !== null;
    this.table = table;
    this.members = members;
    this.proposals = proposals;
    this.audience.dropForeign();
    this.audience.showTable();
    if (started && this.audience.size > 0) await this.loadAndShow();
    else if (this.match !== null) this.bots.look(this.match, false);
  }

  /** Another process has changed something. */
  async heard(change: Change, n: number): Promise<void> {
    if (change === 'act' && n <= this.version) return;
    await this.run(() => this.read(change, n));
  }

  /** Reads whatever this process has not heard of; inside the queue. */
  async catchUp(): Promise<void> {
    if (this.match === null) {
      if (this.audience.size > 0) await this.loadAndShow();
      return;
    }
    for (const act of await readActs(this.house.store, this.id, this.version)) {
      if (act.n <= this.version) continue;
      if (!(await this.follow(act))) return this.loadAndShow();
    }
  }

  private async read(change: Change, n: number): Promise<void> {
    switch (change) {
      case 'act':
        return this.catchUp();
      case 'meta':
        return this.readMeta();
      case 'here':
        if (await this.attendance.lookElsewhere()) this.attendance.tell();
        return;
      case 'chat':
        for (const row of await readChat(this.house.store, this.id, n - 1, 1)) {
          this.audience.broadcast({ t: 'chat', table: this.id, line: lineOf(row) });
        }
    }
  }

  /** Plays an act of another process; false when it can't be played from here. */
  private async follow(act: ActRow): Promise<boolean> {
    const { match } = this;
    if (match === null || !isAnswer(act) || act.n !== this.version + 1) return false;
    const eventsBefore = match.eventCount;
    if (feed(match, [entryOf(act)]) === 0) return false;
    await this.accept(match, act, eventsBefore, false);
    return true;
  }

  /** Reads the match anew and shows what has happened since. */
  private async loadAndShow(): Promise<void> {
    const before = this.version;
    this.sleep();
    const match = await this.loaded();
    for (const act of await readActs(this.house.store, this.id, Math.max(before, this.version - MOST_MISSED))) {
      if (act.n <= this.version) this.audience.show(match, act, null);
    }
  }

  /**
   * Does something in the match and keeps it. When another process was faster, reads what it did and tries again. A
   * number means: this was done before.
   */
  private async perform(seat: number, client: string, deed: Deed): Promise<ActRow | number> {
    for (let i = 0; i < TRIES; i++) {
      const match = await this.loaded();
      const known = this.requests.remembered(seat, client);
      if (known !== undefined) return known;
      const { status } = this.table.row;
      if (status !== 'playing' && status !== 'finished') throw new ServerError('not-playing', {});
      const eventful = await this.attempt(match, seat, client, deed);
      if (typeof eventful === 'number') return eventful;
      const row = actRow(match, { ...eventful, table: this.id, n: this.version + 1, seat, client });
      if (await this.keeper.act(match, row)) {
        await this.accept(match, row, eventful.eventsBefore, true);
        return row;
      }
      this.house.metrics.conflicts.inc();
      await this.loadAndShow();
    }
    throw new ServerError('store-unavailable', {});
  }

  /** What the rules refuse may have been done long ago, by the same request sent before. */
  private async attempt(match: AnyMatch, seat: number, client: string, deed: Deed): Promise<ReturnType<Deed> | number> {
    try {
      if (this.table.row.status === 'finished') throw new KernelError('game-over', {});
      return deed(match);
    } catch (error) {
      const before = error instanceof KernelError ? await this.requests.doneBefore(seat, client) : null;
      if (before === null) throw error;
      return before;
    }
  }

  /** An act is durable: everybody may see it. `own`: this process has written it. */
  private async accept(match: AnyMatch, act: ActRow, eventsBefore: number, own: boolean): Promise<void> {
    this.version = act.n;
    this.requests.remember(act);
    this.clockwork.note(act);
    this.audience.show(match, act, eventsBefore);
    if (this.proposals.length > 0) this.audience.showProposals();
    if (own) {
      this.bots.notify(act);
      this.keeper.snapshotNowAndThen(act);
    }
    await this.afterAct(match, own);
  }

  private async afterAct(match: AnyMatch, own: boolean): Promise<void> {
    if (match.outcome !== null && this.table.row.status === 'playing') {
      // The last act has brought its ending along, unless it was written before the two belonged together.
      await this.house.store.end(this.id, endingOf(this, match, match.outcome));
      await this.metaChanged();
    }
    this.clockwork.wind();
    this.bots.look(match, own);
  }

  /** Notes what went wrong. Whatever was not expected makes the table read its game again before it goes on. */
  private refusal(error: unknown): Error {
    if (error instanceof ServerError) return error;
    const { reports, log, metrics } = this.house;
    for (const fault of this.match?.faults.splice(0) ?? []) {
      metrics.faults.inc({ where: 'rules' });
      log.error({ table: this.id, ...reports.keep(this.id, fault), fault: fault.error }, 'a rule failed');
    }
    if (error instanceof KernelError) return error;
    this.sleep();
    metrics.faults.inc({ where: 'server' });
    log.error({ table: this.id, err: error }, 'the table failed');
    return new ServerError('internal', { report: this.id }, { cause: error });
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
