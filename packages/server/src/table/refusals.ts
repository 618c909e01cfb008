import { KernelError } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import { isOutage } from '../store/outage.ts';
import type { AnyMatch } from './acts.ts';
import type { House } from './house.ts';

/** What is told of something that went wrong at a table. */
export interface Refusal {
  readonly error: Error;
  /** What is in memory may not be what the store has: the game is read again before it goes on. */
  readonly isStale: boolean;
}

/** Notes what went wrong, for those who run the server, and says what people are told of it. */
export function refusalOf(
  error: unknown,
  table: string,
  match: Pick<AnyMatch, 'faults'> | null,
  { reports, log, metrics }: Pick<House, 'reports' | 'log' | 'metrics'>,
): Refusal {
  // What could not be kept has been played already.
  if (error instanceof ServerError) return { error, isStale: error.code === 'store-unavailable' };
  for (const fault of match?.faults.splice(0) ?? []) {
    metrics.faults.inc({ where: 'rules' });
    log.error({ table, ...reports.keep(table, fault), fault: fault.error }, 'a rule failed');
  }
  if (error instanceof KernelError) return { error, isStale: false };
  if (isOutage(error)) {
    log.warn({ table, err: error }, 'the store is away');
    return { error: new ServerError('store-unavailable', {}, { cause: error }), isStale: true };
  }
  metrics.faults.inc({ where: 'server' });
  log.error({ table, err: error }, 'the table failed');
  return { error: new ServerError('internal', { report: table }, { cause: error }), isStale: true };
}
