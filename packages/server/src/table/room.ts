import { KernelError, type Viewer } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { ServerError } from '../errors.ts';
import { gameOf } from '../games.ts';
import type { ClockSettings, ServerMessage, TableInfo } from '../live/messages.ts';
import { lineOf, readChat } from '../store/chat.ts';
import { isOutage } from '../store/outage.ts';
import type { ActRow } from '../store/schema.ts';
import type { Change } from '../store/store.ts';
import { changeSeat, openProposals, readActs, readTimes } from '../store/tables.ts';
import { type ActFacts, type AnyMatch, actRow, entryOf, isAnswer, playedBeats } from './acts.ts';
import type { Subscriber } from './audience.ts';
import { BotTurns, TAKES_OVER } from './bot-turns.ts';
import { Calls } from './calls.ts';
import { Clockwork } from './clockwork.ts';
import { endingOf } from './ending.ts';
import { Hall, type People, readPeople } from './hall.ts';
import type { House } from './house.ts';
import { Keeper } from './keeper.ts';
import { botSeed } from './lesson.ts';
import { feed, loadMatch } from './load.ts';
import { notice } from './notices.ts';
import { published } from './record.ts';
import { Requests } from './requests.ts';
import type { Scene } from './sight.ts';
import { actsMissed, stateFor, updateFor } from './telling.ts';
import { proposalsAt } from './votes.ts';

export interface Answer {
  readonly client: string;
  readonly decision: number;
  readonly picks: readonly string[];
}

/** What somebody does in the match; says how it is to be stored. */
type Deed = (match: AnyMatch) => Pick<ActFacts, 'kind' | 'entry' | 'eventsBefore' | 'decision' | 'back'>;

const TRIES = 8;
const CHAT_SHOWN = 50;
/** Tables of bots alone, at which nobody has looked for so long, stand still until somebody does. */
const REST_AFTER = 60_000;
/** A process that only heard of an act gives the one that wrote it this long to let its bots think. */
const BOTS_TAKE_OVER_AFTER = 1000;

/**
 * One table in this process. Everything goes through its queue, so nobody ever sees what is not durable yet. The game
 * itself is read when it is needed and leaves the memory when nobody uses it.
 */
export class Room extends Hall {
  match: AnyMatch | null = null;
  /** Whether something has happened in it since it was read. */
  private isPlayed = false;
  readonly requests: Requests;
  /** Only where bots sit. */
  private bots: BotTurns | null = null;
  private readonly calls: Calls;
  /** Only where people have agreed on a clock, while the game is in memory. */
  private clockwork: Clockwork | null = null;
  private readonly keeper: Keeper;

  private constructor(
    house: House,
    readonly playable: Playable,
    people: People,
  ) {
    super(house, people);
    const { id } = people.table.row;
    this.requests = new Requests(house.store, id);
    this.keeper = new Keeper(house.store, house.log, id);
    this.calls = new Calls(house.notifier);
  }

  static async open(house: House, id: string): Promise<Room> {
    const people = await readPeople(house.store, id);
    if (people === null) throw new ServerError('unknown-table', {});
    return new Room(house, await gameOf(house.games, people.table.row.game), people);
  }

  get isIdle(): boolean {
    return !this.queue.busy && this.bots?.busy !== true;
  }

  /** Whether somebody looks on, and nothing has happened in the game since it was read. */
  get isLookedAtOnly(): boolean {
    return this.audience.size > 0 && !this.isPlayed;
  }

  /** When somebody's time is up, where there is a clock: the game may leave the memory until then. */
  get deadline(): number | null {
    return this.clockwork?.deadline ?? null;
  }

  /** Looks at the running game after everything that came before; null when it does not run. */
  look<T>(at: (match: AnyMatch) => T): Promise<T | null> {
    return this.run(async () => (this.isPlaying ? at(await this.loaded()) : null));
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
      const { session, viewer } = subscriber;
      this.require(session, viewer);
      if (this.table.row.seed !== null) await this.loaded();
      if (this.house.store.shared) {
        await this.attendance.lookElsewhere();
        this.proposals = await openProposals(this.house.store, this.id);
      }
      // Somebody at another process may have gone on meanwhile: nobody is shown less than they know already.
      if (this.house.store.shared && since > this.version) await this.catchUp();
      const everything = await this.everything(since);
      this.audience.admit(subscriber, everything(viewer, this.infoFor(session)));
      this.attendance.changed();
      if (this.match !== null) this.wakeBots(this.match, false);
      if (viewer !== 'spectator') await this.welcomeBack(viewer);
    });
  }

  /** Somebody is here again for whom a bot has played: the seat is theirs; inside the queue. */
  private async welcomeBack(seat: number): Promise<void> {
    const { stand_in = null } = this.table.seats[seat] ?? {};
    if (!this.isPlaying || (stand_in !== 'vote' && stand_in !== 'clock')) return;
    await this.giveBack(seat);
    await this.metaChanged();
  }

  /**
   * A person plays their seat again: at once, or from the next question on when their time for this one is up. Else nobody
   * could be hurried by the clock. Inside the queue.
   */
  async giveBack(seat: number): Promise<void> {
    const { store } = this.house;
    if (this.table.seats[seat]?.level === null) return;
    if (this.isPlaying) await this.loaded();
    if (this.clockwork?.isOver(seat) === true) {
      await changeSeat(store, this.id, seat, { stand_in: 'returning' });
      return;
    }
    await changeSeat(store, this.id, seat, { level: null, stand_in: null });
    if (this.isPlaying) await notice(this, 'back', { seat });
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
    if (wantsSnapshot) this.keeper.snapshot(match, version);
    const { clock } = this.table.row;
    if (clock !== null && this.isPlaying) {
      const times = await readTimes(store, this.id);
      this.clockwork ??= this.newClockwork();
      this.clockwork.set(JSON.parse(clock) as ClockSettings, this.seats, times);
    }
    await this.afterAct(match, false);
    return match;
  }

  /** The game has just begun: those who are asked first may not be here. */
  begun(first: ActRow): void {
    this.calls.after(first, this.table, () => this.attendance.now);
  }

  /** Lets the game go from memory; it is read again when somebody needs it. */
  sleep(): void {
    this.match = null;
    this.isPlayed = false;
    this.clockwork?.stop();
    this.clockwork = null;
    if (this.bots?.busy === false) this.bots = null;
    this.requests.forgetAnswers();
  }

  close(): void {
    this.closed = true;
    this.attendance.stop();
    this.bots?.stop();
    this.sleep();
  }

  protected async seatsChanged(started: boolean): Promise<void> {
    if (started && this.audience.size > 0) await this.loadAndShow();
    else if (this.match !== null) {
      // Whoever plays a seat again is hurried again.
      this.windClock();
      this.wakeBots(this.match, false);
    }
  }

  /** Another process has changed something. */
  async heard(change: Change, n: number): Promise<void> {
    if (change === 'act' && n <= this.version) return;
    await this.run(() => this.read(change, n));
  }

  /** Reads whatever this process has not heard of; inside the queue. */
  async catchUp(): Promise<void> {
    if (this.audience.size > 0 && this.toldLine !== null) {
      for (const row of await readChat(this.house.store, this.id, this.toldLine, CHAT_SHOWN))
        this.broadcast({ t: 'chat', table: this.id, line: lineOf(row) });
    }
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
        if (await this.attendance.lookElsewhere()) this.tellPresence();
        return;
      case 'chat':
        for (const row of await readChat(this.house.store, this.id, n - 1, 1)) {
          this.broadcast({ t: 'chat', table: this.id, line: lineOf(row) });
        }
    }
  }

  /** Plays an act of another process; false when it can't be played from here. */
  private async follow(act: ActRow): Promise<boolean> {
    const { match } = this;
    if (match === null || !isAnswer(act) || act.n !== this.version + 1) return false;
    const eventsBefore = match.eventCount;
    match.watch(this.audience.size > 0);
    if (feed(match, [entryOf(act)]) === 0) return false;
    await this.accept(match, act, eventsBefore, false);
    return true;
  }

  /** Reads the match anew and shows it whole: what was on the table before can't be told from here. */
  private async loadAndShow(): Promise<void> {
    const before = this.version;
    this.sleep();
    await this.loaded();
    const everything = await this.everything(before);
    this.audience.tellEach(({ viewer, session }) => everything(viewer, this.infoFor(session)));
  }

  /** All that can be told of the table, to whoever knows its steps up to `since`. */
  private async everything(since: number): Promise<(viewer: Viewer, info: TableInfo) => ServerMessage> {
    const { store } = this.house;
    const chat = (await readChat(store, this.id, 0, CHAT_SHOWN)).map(lineOf);
    this.heardUpTo(chat.at(-1)?.n ?? 0);
    return stateFor({
      table: this.id,
      game: this.playable.game,
      seats: this.seats,
      scene: this.scene,
      commitment: published(this.table.row) ?? this.match?.commitment ?? null,
      missed: await actsMissed(store, this.id, since, this.version),
      proposals: proposalsAt(this.standing, this.proposals),
      presence: this.attendance.now,
      chat,
    });
  }

  private get scene(): Scene {
    const { match, version, isPlaying, clockwork } = this;
    return { match, version, isPlaying, clock: clockwork?.left ?? null };
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
      const at = this.house.store.now();
      const row = actRow(match, { ...eventful, table: this.id, n: this.version + 1, seat, client, at });
      if (await this.keep(match, row)) {
        await this.accept(match, row, eventful.eventsBefore, true);
        return row;
      }
      this.house.metrics.conflicts.inc();
      await this.loadAndShow();
    }
    throw new ServerError('store-unavailable', {});
  }

  private async keep(match: AnyMatch, row: ActRow): Promise<boolean> {
    const { outcome } = match;
    try {
      const ending = outcome === null ? null : endingOf(this.table, this.playable, match, outcome, row.at);
      return await this.keeper.act(match, row, ending);
    } catch (error) {
      // The match is ahead of the store now.
      this.sleep();
      throw error;
    }
  }

  /** What the rules refuse may have been done long ago, by the same request sent before. */
  private async attempt(match: AnyMatch, seat: number, client: string, deed: Deed): Promise<ReturnType<Deed> | number> {
    try {
      if (this.table.row.status === 'finished') throw new KernelError('game-over', {});
      match.watch(this.audience.size > 0);
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
    this.isPlayed = true;
    this.requests.remember(act);
    this.clockwork?.note(act);
    if (this.audience.size > 0) {
      const beats = playedBeats(match, match.recorded(eventsBefore));
      this.audience.show(updateFor(act, beats, this.seats, this.scene));
    }
    if (this.proposals.length > 0) this.tellProposals();
    if (own) {
      this.calls.after(act, this.table, () => this.attendance.now);
      // After what is being done now, so that nobody waits for it.
      if (this.keeper.wantsSnapshot(act)) this.quietly(() => Promise.resolve(this.snapshot()), 'a save failed');
    }
    await this.afterAct(match, own);
    await this.letReturn(act);
  }

  /** The bot has answered for whoever was too late: from here on they play again. */
  private async letReturn({ seat }: ActRow): Promise<void> {
    if (seat === null || !this.isPlaying || this.table.seats[seat]?.stand_in !== 'returning') return;
    await changeSeat(this.house.store, this.id, seat, { level: null, stand_in: null });
    await notice(this, 'back', { seat });
    await this.metaChanged();
  }

  private snapshot(): void {
    if (this.match !== null) this.keeper.snapshot(this.match, this.version);
  }

  private async afterAct(match: AnyMatch, own: boolean): Promise<void> {
    if (match.outcome !== null && this.isPlaying) {
      // The last act has brought its ending along, unless it was written before the two belonged together.
      const { store } = this.house;
      await store.end(this.id, endingOf(this.table, this.playable, match, match.outcome, store.now()));
      await this.metaChanged();
    }
    this.windClock();
    this.wakeBots(match, own);
  }

  /** `own`: the last act was written by this process. */
  private wakeBots(match: AnyMatch, own: boolean): void {
    const { seats } = this.table;
    if (this.closed || !this.isPlaying || seats.every(({ level }) => level === null)) return;
    // Bots rest where they would only play for themselves.
    if (seats.every(({ level }) => level !== null) && this.attendance.unseenFor > REST_AFTER) return;
    const { store, settings } = this.house;
    const isFirst = own || !store.shared || this.version === 0;
    const pause = this.audience.size > 0 ? settings.botPause : 0;
    this.bots ??= this.newBots();
    this.bots.wake(match.asked, isFirst ? pause : BOTS_TAKE_OVER_AFTER + Math.random() * 500);
  }

  private windClock(): void {
    if (this.isPlaying) this.clockwork?.wind((seat) => this.table.seats[seat]?.level === null);
    else this.clockwork?.stop();
  }

  private newClockwork(): Clockwork {
    return new Clockwork(
      (seats) => this.quietly(() => this.timeIsUp(seats), 'the clock failed'),
      () => this.house.store.now(),
    );
  }

  private newBots(): BotTurns {
    const { id, game } = this.table.row;
    const tableOf = () => this.table;
    return new BotTurns(this.house, {
      id,
      game,
      get host() {
        return tableOf().row.host;
      },
      get hasPeople() {
        return tableOf().seats.some(({ claimed_by }) => claimed_by !== null);
      },
      botAt: (seat) => this.table.seats[seat]?.level ?? null,
      seedFor: (decision) => botSeed(this.playable, this.table.row, decision),
      look: (at) => this.look(at),
      answer: (seat, decision, picks) => this.answer(seat, { client: `bot-${decision}`, decision, picks }, null),
    });
  }

  /** A bot plays on for seats whose time is up. Their people may take them back; inside the queue. */
  private async timeIsUp(seats: readonly number[]): Promise<void> {
    for (const seat of seats) {
      if (this.clockwork?.isOver(seat) !== true) continue;
      await changeSeat(this.house.store, this.id, seat, { level: TAKES_OVER, stand_in: 'clock' });
      await notice(this, 'bot-clock', { seat });
    }
    if (seats.length > 0) await this.metaChanged();
    if (this.match !== null) this.wakeBots(this.match, true);
    this.windClock();
  }

  /** Notes what went wrong. Whatever was not expected makes the table read its game again before it goes on. */
  protected refusal(error: unknown): Error {
    if (error instanceof ServerError) return error;
    const { reports, log, metrics } = this.house;
    for (const fault of this.match?.faults.splice(0) ?? []) {
      metrics.faults.inc({ where: 'rules' });
      log.error({ table: this.id, ...reports.keep(this.id, fault), fault: fault.error }, 'a rule failed');
    }
    if (error instanceof KernelError) return error;
    this.sleep();
    if (isOutage(error)) {
      log.warn({ table: this.id, err: error }, 'the store is away');
      return new ServerError('store-unavailable', {}, { cause: error });
    }
    metrics.faults.inc({ where: 'server' });
    log.error({ table: this.id, err: error }, 'the table failed');
    return new ServerError('internal', { report: this.id }, { cause: error });
  }
}
