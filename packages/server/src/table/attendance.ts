import type { Presence } from '../live/messages.ts';
import { type Here, hereOf, NOBODY, presenceElsewhere, presenceOf, tellPresence } from './presence.ts';
import type { Room } from './room.ts';

/** Many come or go at once when a server restarts; they are told of together. */
const PAUSE = 30;

/** Who is connected to one table, here and elsewhere. */
export class Attendance {
  private elsewhere: Here = NOBODY;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly room: Room) {}

  get now(): Presence {
    return presenceOf(this.room.seats, this.here, this.elsewhere);
  }

  /** Somebody has come or gone. */
  changed(): void {
    if (this.stopped || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.tell();
      const { house, id } = this.room;
      const { store, log } = house;
      if (!store.shared) return;
      tellPresence(store, id, this.here)
        .then(() => store.tell(id, 'here', 0))
        .catch((error: unknown) => log.warn({ table: id, err: error }, 'presence could not be told'));
    }, PAUSE);
  }

  /** Looks who is connected to other processes. */
  async lookElsewhere(): Promise<boolean> {
    const { house, id } = this.room;
    if (!house.store.shared) return false;
    const before = JSON.stringify(this.elsewhere);
    this.elsewhere = await presenceElsewhere(house.store, id);
    return JSON.stringify(this.elsewhere) !== before;
  }

  tell(): void {
    const { audience, id, proposals } = this.room;
    audience.broadcast({ t: 'presence', table: id, ...this.now });
    if (proposals.length > 0) audience.showProposals();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private get here(): Here {
    return hereOf(this.room.audience.viewers);
  }
}
