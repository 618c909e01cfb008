import type { Viewer } from '@cantina/kernel';
import type { Presence } from '../live/messages.ts';
import type { Log } from '../logging.ts';
import type { Store } from '../store/store.ts';
import { type Here, hereOf, NOBODY, presenceElsewhere, presenceOf, tellPresence } from './presence.ts';

/** Many come or go at once when a server restarts; they are told of together. */
const PAUSE = 30;

export interface AttendanceOf {
  readonly table: string;
  readonly seats: number;
  readonly store: Store;
  readonly log: Log;
  /** From where people look right now, at this process. */
  readonly viewers: () => readonly Viewer[];
  /** Called when it has changed who is here. */
  readonly tell: () => void;
}

/** Who is connected to one table, here and elsewhere. */
export class Attendance {
  private elsewhere: Here = NOBODY;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly of: AttendanceOf) {}

  get now(): Presence {
    return presenceOf(this.of.seats, this.here, this.elsewhere);
  }

  /** Somebody has come or gone. */
  changed(): void {
    if (this.stopped || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      const { table, store, log, tell } = this.of;
      tell();
      if (!store.shared) return;
      tellPresence(store, table, this.here)
        .then(() => store.tell(table, 'here', 0))
        .catch((error: unknown) => log.warn({ table, err: error }, 'presence could not be told'));
    }, PAUSE);
  }

  /** Looks who is connected to other processes; true when that has changed. */
  async lookElsewhere(): Promise<boolean> {
    const { store, table } = this.of;
    if (!store.shared) return false;
    const before = JSON.stringify(this.elsewhere);
    this.elsewhere = await presenceElsewhere(store, table);
    return JSON.stringify(this.elsewhere) !== before;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private get here(): Here {
    return hereOf(this.of.viewers());
  }
}
