import { soon, unhurried } from '../later.ts';
import type { ClockSettings } from '../live/messages.ts';
import type { Change } from '../store/store.ts';
import { readTimes, tablesWaitingForBots, tablesWithClock } from '../store/tables.ts';
import { Clock } from './clock.ts';
import type { House } from './house.ts';
import { clearPresence, RENEW_PRESENCE_EVERY, renewPresence } from './presence.ts';
import { Room } from './room.ts';

const SWEEP_EVERY = 500;
/** A game that was only read for somebody to look at it need not stay as long as one that is played. */
const LOOKED_AT_FOR = 500;
/** How often this process looks for tables whose bots were left alone, say by a process that died. */
const WAKE_EVERY = 15_000;
/** A bot that was asked less than this ago is surely being thought for. */
const SILENCE = 5000;

/** The tables that this process holds right now. */
export class Rooms {
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly open = new Map<string, Room>();
  private readonly timers: NodeJS.Timeout[] = [];
  /** When somebody's time is up at tables that are not in memory. */
  private readonly deadlines = new Map<string, number>();
  private stopped = false;

  constructor(readonly house: House) {}

  get size(): number {
    return this.open.size;
  }

  get matches(): number {
    let count = 0;
    for (const room of this.open.values()) if (room.match !== null) count++;
    return count;
  }

  /** The room of a table, opened when it is not. */
  get(id: string): Promise<Room> {
    const known = this.rooms.get(id);
    const room = this.open.get(id);
    if (room !== undefined) room.lastUsed = Date.now();
    if (known !== undefined) return known;
    const opening = Room.open(this.house, id);
    this.rooms.set(id, opening);
    opening.then(
      (room) => {
        this.open.set(id, room);
        // What was told while it was opened, nobody has heard.
        if (this.missed.delete(id)) this.quietly(room.run(() => room.readMeta()));
      },
      () => this.rooms.delete(id),
    );
    return opening;
  }

  /** Tables that something was told of while they were being opened. */
  private readonly missed = new Set<string>();

  start(): void {
    const every = (milliseconds: number, action: () => unknown) => {
      const timer = setInterval(action, milliseconds);
      unhurried(timer);
      this.timers.push(timer);
    };
    every(SWEEP_EVERY, () => this.sweep());
    if (!this.house.store.shared) return;
    every(WAKE_EVERY, () => this.wake());
    every(RENEW_PRESENCE_EVERY, () => this.quietly(renewPresence(this.house.store)));
  }

  /** Goes on where bots or clocks were interrupted. One table after the other, so that people are served meanwhile. */
  async wake(silence = SILENCE): Promise<void> {
    const { store, log } = this.house;
    try {
      for (const id of await tablesWaitingForBots(store, store.now() - silence)) {
        if (this.stopped) return;
        if (this.open.get(id)?.match) continue;
        // SQLite answers at once, so nobody else would get a turn until the last table is awake.
        await new Promise<void>(soon);
        const room = await this.get(id);
        if (silence > 0) room.attendance.wasNeverSeen();
        await room.run(() => room.loaded()).catch((error: unknown) => log.error({ table: id, err: error }, 'wake'));
      }
      for (const { id, clock, seats } of await tablesWithClock(store)) {
        if (this.stopped) return;
        if (this.deadlines.has(id) || this.open.get(id)?.match) continue;
        await new Promise<void>(soon);
        const { over, next } = new Clock(JSON.parse(clock) as ClockSettings, seats, await readTimes(store, id)).due(
          store.now(),
        );
        if (over.length > 0 || next !== null) this.deadlines.set(id, over.length > 0 ? store.now() : (next ?? 0));
      }
    } catch (error) {
      if (!this.stopped) log.error({ err: error }, 'tables could not be woken');
    }
  }

  /** Another process has changed a table. */
  heard(table: string, change: Change, n: number): void {
    const room = this.open.get(table);
    if (room !== undefined) this.quietly(room.heard(change, n));
    else if (this.rooms.has(table)) this.missed.add(table);
  }

  /** Who may look at a table, or what it belongs to, was changed in the store: its room hears of it, here and elsewhere. */
  async changed(table: string): Promise<void> {
    await (await this.rooms.get(table))?.heard('meta', 0);
    await this.house.store.tell(table, 'meta', 0);
  }

  /** Something may have been missed: every room looks for itself. */
  catchUp(): void {
    for (const room of this.open.values()) {
      this.quietly(
        room.run(async () => {
          await room.readMeta();
          await room.catchUp();
        }),
      );
    }
  }

  /** Wakes the tables at which somebody's time is up. */
  private ring(): void {
    const now = this.house.store.now();
    for (const [id, at] of this.deadlines) {
      if (at > now) continue;
      this.deadlines.delete(id);
      this.quietly(this.get(id).then((room) => room.run(() => room.loaded())));
    }
  }

  /** Lets go of games that nobody uses, and of rooms that nobody looks into. */
  sweep(now = Date.now()): void {
    this.ring();
    const { store, settings } = this.house;
    for (const [id, room] of this.open) {
      // Where others may go on with it, those who look want to see it step by step.
      const isLookedAtOnly = !store.shared && room.isLookedAtOnly;
      const patience = isLookedAtOnly ? LOOKED_AT_FOR : settings.idleMilliseconds;
      if (!room.isIdle || now - room.lastUsed < patience) continue;
      const { deadline } = room;
      if (deadline !== null) this.deadlines.set(id, deadline);
      room.sleep();
      if (room.audience.size > 0) continue;
      room.close();
      this.rooms.delete(id);
      this.open.delete(id);
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    // What is being done at a table is finished first.
    await Promise.allSettled([...this.open.values()].map((room) => room.run(() => Promise.resolve())));
    for (const room of this.open.values()) room.close();
    if (this.house.store.shared) await clearPresence(this.house.store).catch(() => undefined);
  }

  private quietly(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!this.stopped) this.house.log.warn({ err: error }, 'a change could not be read');
    });
  }
}
