import type { IncomingMessage } from 'node:http';
import { findSession } from '../store/sessions.ts';
import type { Store } from '../store/store.ts';

const COOKIE = 'cantina';
const A_YEAR = 365 * 24 * 3600;

/** The value of the cookie, for a browser that was here before. */
function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && /^[\w-]{20,64}$/.test(value)) return value;
  }
  return null;
}

export function sessionOf(store: Store, request: Pick<IncomingMessage, 'headers'>): Promise<string | null> {
  const token = tokenOf(request);
  return token === null ? Promise.resolve(null) : findSession(store, token);
}

export const cookieFor = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${A_YEAR}${secure ? '; Secure' : ''}`;
