import type { Logger } from 'pino';
import type { Bans } from '../bans.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Games } from '../games.ts';
import type { RateLimit } from '../http/limits.ts';
import type { Pages } from '../http/pages.ts';
import type { Metrics } from '../metrics.ts';
import type { Notifier } from '../notify/notifier.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Reports } from './reports.ts';

/** What all tables of one process share. */
export interface House {
  readonly store: Store;
  readonly games: Games;
  readonly thinkers: Thinkers;
  readonly notifier: Notifier;
  readonly reports: Reports;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly settings: Settings;
  readonly pages: Pages;
  /** Whom the operator does not let in. */
  readonly bans: Bans;
  /** What each address may cost, over sockets and requests together; see `COST`. */
  readonly budget: RateLimit;
  /** How fast one person may speak, over all their sockets. */
  readonly speaking: RateLimit;
}
