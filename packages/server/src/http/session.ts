import type { IncomingMessage } from 'node:http';
import type { SessionRow } from '../store/schema.ts';
import { findSession } from '../store/sessions.ts';
import type { House } from '../table/house.ts';

/** Under https browsers take care that nobody else has set it: not another host of the same domain, nor without https. */
const SECURE_COOKIE = '__Host-cantina';
const COOKIE = 'cantina';
const A_YEAR = 365 * 24 * 3600;
const A_MONTH = 30 * 24 * 3600 * 1000;

/** The value of the cookie, for a browser that was here before. */
export function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const found = new Map<string, string>();
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name = '', value] = part.trim().split('=');
    if (value !== undefined && /^[\w-]{20,64}$/.test(value)) found.set(name, value);
  }
  return found.get(SECURE_COOKIE) ?? found.get(COOKIE) ?? null;
}

type Kept = Pick<House, 'store' | 'bans'>;

async function rowOf({ store, bans }: Kept, request: Pick<IncomingMessage, 'headers'>): Promise<SessionRow | null> {
  const token = tokenOf(request);
  const row = token === null ? undefined : await findSession(store, token);
  if (row !== undefined) bans.checkSession(row.id);
  return row ?? null;
}

export const sessionOf = async (house: Kept, request: Pick<IncomingMessage, 'headers'>): Promise<string | null> =>
  (await rowOf(house, request))?.id ?? null;

/** The session, and whether its cookie is so old that the browser should have it again. */
export async function agedSession(
  house: Kept,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<{ readonly session: string; readonly isOld: boolean } | null> {
  const row = await rowOf(house, request);
  if (row === null) return null;
  return { session: row.id, isOld: house.store.now() - Math.max(row.created_at, row.renewed_at) > A_MONTH };
}

export const cookieFor = (token: string, secure: boolean): string =>
  secure
    ? `${SECURE_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${A_YEAR}; Secure`
    : `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${A_YEAR}`;

/** Takes both cookies out of a browser. */
export const NO_COOKIES: readonly string[] = [
  `${COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`,
  `${SECURE_COOKIE}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure`,
];
