import type { Bans } from '../bans.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Games } from '../games.ts';
import type { RateLimit } from '../http/limits.ts';
import type { Pages } from '../http/pages.ts';
import type { Log } from '../logging.ts';
import type { Meters } from '../metrics.ts';
import type { Notifier, PushOffer } from '../notify/notifier.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Reports } from './reports.ts';

/** What all tables of one process share. */
export interface House {
  readonly store: Store;
  readonly games: Games;
  readonly thinkers: Thinkers;
  readonly notifier: Notifier;
  /** How browsers can be told; null where that is not offered. */
  readonly push: PushOffer | null;
  readonly reports: Pick<Reports, 'keep'>;
  readonly log: Log;
  readonly metrics: Meters;
  readonly settings: Settings;
  readonly pages: Pick<Pages, 'version' | 'handlers'>;
  /** Whom the operator does not let in. */
  readonly bans: Bans;
  /** What each address may cost, over sockets and requests together; see `COST`. */
  readonly budget: RateLimit;
  /** How fast one person may speak, over all their sockets. */
  readonly speaking: RateLimit;
}
