import { join } from 'node:path';
import { backUp, forgetOldBackups } from './backup.ts';
import type { Sockets } from './live/sockets.ts';
import { tablesToForget } from './store/retention.ts';
import { deleteTable } from './store/tables.ts';
import type { House } from './table/house.ts';
import type { Rooms } from './table/rooms.ts';

const LOOK_EVERY = 2000;
/** Other processes tell of what they change; this is for what an operator does, and for clocks that drift. */
const LOOK_AROUND_EVERY = 15_000;
const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;

/** Looks after the server while it runs: what its operator has changed, old tables, backups. */
export class Caretaker {
  private readonly timers: NodeJS.Timeout[] = [];
  private busy: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly house: House,
    private readonly rooms: Rooms,
    private readonly sockets: Sockets,
  ) {}

  async start(): Promise<void> {
    const { store, settings } = this.house;
    await store.synchronize();
    await this.house.bans.read(store);
    if (store.shared) this.every(LOOK_AROUND_EVERY, () => this.lookAround());
    else this.every(LOOK_EVERY, () => (store.wasChangedElsewhere() ? this.lookAround() : Promise.resolve()));
    if (settings.keepDays > 0) this.every(AN_HOUR, () => this.forget());
    if (settings.backupDir !== undefined) this.every(settings.backupHours * AN_HOUR, () => this.backUp());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.splice(0)) clearInterval(timer);
    await this.busy;
  }

  /** Reads what somebody else may have changed in the store. */
  async lookAround(): Promise<void> {
    const { store, bans } = this.house;
    await store.synchronize();
    await bans.read(store);
    await this.sockets.dismiss();
    if (!store.shared) this.rooms.catchUp();
  }

  /** Tables that nobody has used for as long as the operator keeps them. */
  async forget(): Promise<number> {
    const { store, settings, log } = this.house;
    const old = await tablesToForget(store, store.now() - settings.keepDays * A_DAY);
    for (const id of old) {
      await deleteTable(store, id);
      await this.rooms.changed(id);
    }
    if (old.length > 0) log.info({ tables: old.length }, 'old tables were deleted');
    return old.length;
  }

  /** Writes everything into one file, and sees whether it can be read again. */
  async backUp(): Promise<string> {
    const { store, settings, log } = this.house;
    const folder = settings.backupDir ?? join(settings.dataDir, 'backups');
    const { file, rows } = await backUp(store, folder);
    forgetOldBackups(folder, settings.backupKeep);
    log.info({ file, rows }, 'a backup was written and read again');
    return file;
  }

  private every(milliseconds: number, action: () => Promise<unknown>): void {
    const timer = setInterval(() => {
      this.busy = this.busy.then(action).catch((error: unknown) => {
        if (!this.stopped) this.house.log.error({ err: error }, 'looking after the server failed');
      });
    }, milliseconds);
    timer.unref();
    this.timers.push(timer);
  }
}
