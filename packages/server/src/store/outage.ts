/**
 * Whether an error means that the database is away for a while: unreachable, restarting, out of room, busy. To a player
 * that is a pause, not a fault: the same message sent again will do.
 */
export function isOutage(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code, errcode } = each as { readonly code?: unknown; readonly errcode?: unknown };
    if (typeof code === 'string' && (POSTGRES.test(code) || SYSTEM.has(code))) return true;
    if (typeof errcode === 'number' && SQLITE.has(errcode & 0xff)) return true;
    if (WORDS.test(each.message)) return true;
  }
  return false;
}

/** Connection lost, administrator's command, no resources, cancelled after its time, read-only while it fails over. */
const POSTGRES = /^(08...|57P0.|53...|57014|25006|25P03)$/;
const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOSPC',
  'EROFS',
  'EIO',
]);
/** BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const SQLITE = new Set([5, 6, 8, 10, 13, 14]);
/** What the drivers say without a code. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable|database or disk is full|disk I\/O error|database is locked|readonly database|unable to open database/i;
