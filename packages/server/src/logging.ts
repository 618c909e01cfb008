import type { Logger } from 'pino';

/** Where it is noted what happens. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
