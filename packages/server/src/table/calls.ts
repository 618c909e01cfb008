import type { Presence } from '../live/messages.ts';
import type { Notifier } from '../notify/notifier.ts';
import type { ActRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { seatsIn } from './acts.ts';

/** Calls the people of one table who are asked while they are not here. */
export class Calls {
  private askedBefore = 0;

  constructor(private readonly notifier: Notifier) {}

  /** Calls those who are asked now and were not asked before. */
  after({ asked }: ActRow, { row, seats }: StoredTable, presence: () => Presence): void {
    const fresh = asked & ~this.askedBefore;
    this.askedBefore = asked;
    if (fresh === 0) return;
    const { seats: present } = presence();
    const here = new Set(seats.filter(({ seat }) => present[seat] === true).map(({ claimed_by }) => claimed_by));
    for (const seat of seatsIn(fresh)) {
      const { webhook = null, claimed_by: session = null, level = null, name = '' } = seats[seat] ?? {};
      // Who plays for two looks through the eyes of one of them.
      if (level !== null || present[seat] === true || (session !== null && here.has(session))) continue;
      this.notifier.yourTurn({ table: row.id, name: row.name, game: row.game, seat, player: name, webhook, session });
    }
  }
}
