import type { Viewer } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { ServerError } from '../errors.ts';
import { gameOf } from '../games.ts';
import type { ServerMessage, TableInfo } from '../live/messages.ts';
import type { ActRow } from '../store/schema.ts';
import type { Change } from '../store/store.ts';
import { openProposals, readActs } from '../store/tables.ts';
import { type AnyMatch, playedBeats } from './acts.ts';
import type { Subscriber } from './audience.ts';
import { Calls } from './calls.ts';
import { endingOf } from './ending.ts';
import { type People, readPeople } from './hall.ts';
import type { House } from './house.ts';
import { type At, answering, type Deed, type Done, Play, type Request, takingBack } from './play.ts';
import { published } from './record.ts';
import { refusalOf } from './refusals.ts';
import { Requests } from './requests.ts';
import type { Scene } from './sight.ts';
import { type Answer, StandIns } from './standing-in.ts';
import { actsMissed, stateFor, updateFor } from './telling.ts';
import { proposalsAt } from './votes.ts';

const TRIES = 8;

/**
 * One table in this process. Everything goes through its queue, so nobody ever sees what is not durable yet. The game
 * itself is read when it is needed and leaves the memory when nobody uses it.
 */
export class Room extends StandIns {
  readonly requests: Requests;
  private readonly calls: Calls;

  private constructor(
    house: House,
    readonly playable: Playable,
    people: People,
  ) {
    super(house, people);
    this.requests = new Requests(house.store, people.table.row.id);
    this.calls = new Calls(house.notifier);
  }

  static async open(house: House, id: string): Promise<Room> {
    const people = await readPeople(house.store, id);
    if (people === null) throw new ServerError('unknown-table', {});
    return new Room(house, await gameOf(house.games, people.table.row.game), people);
  }

  get match(): AnyMatch | null {
    return this.play?.match ?? null;
  }

  get isIdle(): boolean {
    return !this.queue.busy && !this.areBotsBusy;
  }

  /** Whether somebody looks on, and nothing has happened in the game since it was read. */
  get isLookedAtOnly(): boolean {
    return this.audience.size > 0 && this.play?.isPlayed !== true;
  }

  /** When somebody's time is up, where there is a clock: the game may leave the memory until then. */
  get deadline(): number | null {
    return this.play?.clockwork?.deadline ?? null;
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
      const act = await this.perform({ seat, client }, answering(seat, decision, picks));
      if (typeof act === 'number') return act;
      this.house.metrics.answers.inc({ by: session === null ? 'bot' : 'person' });
      stop();
      return act.n;
    });
  }

  /** Takes back the last answer of a seat; inside the queue. Consent holds for the version at which it was given. */
  async undo(seat: number, client: string, agreedAt: number | null): Promise<number> {
    const act = await this.perform(
      { seat, client },
      takingBack(seat, () => agreedAt === this.version),
    );
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
      this.wakeBots(false);
      if (viewer !== 'spectator') await this.welcomeBack(viewer);
    });
  }

  /** The match, read from the store when it is not in memory; inside the queue. */
  async loaded(): Promise<AnyMatch> {
    return (await this.playing()).match;
  }

  private async playing(): Promise<Play> {
    if (this.play !== null) return this.play;
    const { house } = this;
    if (this.table.row.seed === null && house.store.shared) await this.readMeta();
    if (this.table.row.seed === null) throw new ServerError('not-playing', {});
    const { playable, table, requests } = this;
    const { play, version } = await Play.read(house, playable, table, requests, await this.newClockwork());
    house.metrics.loads.inc();
    this.play = play;
    this.version = version;
    await this.afterAct(play, false);
    return play;
  }

  /** The game has just begun: those who are asked first may not be here. */
  begun(first: ActRow): void {
    this.calls.after(first, this.table, () => this.attendance.now);
  }

  /** Lets the game go from memory; it is read again when somebody needs it. */
  sleep(): void {
    this.play?.clockwork?.stop();
    this.play = null;
    this.forgetBots();
    this.requests.forgetAnswers();
  }

  close(): void {
    this.closed = true;
    this.attendance.stop();
    this.stopBots();
    this.sleep();
  }

  protected async seatsChanged(started: boolean): Promise<void> {
    if (started && this.audience.size > 0) await this.loadAndShow();
    else {
      // A bot that has just sat down is asked at once, also where the game has left the memory.
      if (this.isPlaying && this.table.seats.some(({ level }) => level !== null)) await this.loaded();
      // Whoever plays a seat again is hurried again.
      this.windClock();
      this.wakeBots(false);
    }
  }

  /** Another process has changed something. */
  async heard(change: Change, n: number): Promise<void> {
    if (change === 'act' && n <= this.version) return;
    await this.run(() => this.read(change, n));
  }

  /** Reads whatever this process has not heard of; inside the queue. */
  async catchUp(): Promise<void> {
    if (this.audience.size > 0 && this.toldLine !== null) await this.tellChat(this.toldLine);
    const { play } = this;
    if (play === null) {
      if (this.audience.size > 0) await this.loadAndShow();
      return;
    }
    for (const act of await readActs(this.house.store, this.id, this.version)) {
      if (act.n <= this.version) continue;
      const done = play.follow(act, this.at);
      if (done === null) return this.loadAndShow();
      await this.accept(play, done, false);
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
        return this.tellChat(n - 1, 1);
    }
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
    const chat = await this.chat(0);
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
    const { match, version, isPlaying, play } = this;
    return { match, version, isPlaying, clock: play?.clockwork?.left ?? null };
  }

  private get at(): At {
    const { table, playable, version, audience } = this;
    return { table, playable, version, isWatched: audience.size > 0 };
  }

  /**
   * Does something in the match and keeps it. When another process was faster, reads what it did and tries again. A
   * number means: this was done before.
   */
  private async perform(request: Request, deed: Deed): Promise<ActRow | number> {
    const { store, metrics } = this.house;
    for (let i = 0; i < TRIES; i++) {
      const play = await this.playing();
      const done = await play.perform(this.at, request, deed, store.now());
      if (typeof done === 'number') return done;
      if (done !== null) {
        await this.accept(play, done, true);
        return done.act;
      }
      metrics.conflicts.inc();
      await this.loadAndShow();
    }
    throw new ServerError('store-unavailable', {});
  }

  /** An act is durable: everybody may see it. `own`: this process has written it. */
  private async accept(play: Play, { act, eventsBefore }: Done, own: boolean): Promise<void> {
    this.version = act.n;
    if (this.audience.size > 0) {
      const beats = playedBeats(play.match, play.match.recorded(eventsBefore));
      this.audience.show(updateFor(act, beats, this.seats, this.scene));
      // Kept until the next step, its moments would grow old in memory, where they cost most to be got rid of.
      play.match.forgetMoments();
    }
    if (this.proposals.length > 0) this.tellProposals();
    if (own) {
      this.calls.after(act, this.table, () => this.attendance.now);
      // After what is being done now, so that nobody waits for it.
      if (play.wantsSnapshot(act))
        this.quietly(() => Promise.resolve(this.play?.snapshot(this.version)), 'a save failed');
    }
    await this.afterAct(play, own);
    await this.letReturn(act);
  }

  private async afterAct({ match }: Play, own: boolean): Promise<void> {
    if (match.outcome !== null && this.isPlaying) {
      // The last act has brought its ending along, unless it was written before the two belonged together.
      const { store } = this.house;
      await store.end(this.id, endingOf(this.table, this.playable, match, match.outcome, store.now()));
      await this.metaChanged();
    }
    this.windClock();
    this.wakeBots(own);
  }

  /** Whatever was not expected makes the table read its game again before it goes on. */
  protected refusal(error: unknown): Error {
    const refused = refusalOf(error, this.id, this.match, this.house);
    if (refused.isStale) this.sleep();
    return refused.error;
  }
}
