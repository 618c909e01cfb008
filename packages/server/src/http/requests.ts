import type { Context } from 'hono';
import * as v from 'valibot';
import { ServerError } from '../errors.ts';
import { tableId } from '../live/protocol.ts';
import { newSession, renewSession } from '../store/sessions.ts';
import type { House } from '../table/house.ts';
import type { Room } from '../table/room.ts';
import type { Around, Env } from './app.ts';
import { isSecure } from './security.ts';
import { agedSession, cookieFor, sessionOf, tokenOf } from './session.ts';

/** The table of a request, for somebody who may look at it. */
export async function memberOf(c: Context<Env>, { house, rooms }: Around): Promise<{ room: Room; session: string }> {
  const session = await sessionOf(house, c.env.incoming);
  if (session === null) throw new ServerError('no-session', {});
  const id = c.req.param('id');
  if (!v.is(tableId, id)) throw new ServerError('unknown-table', {});
  const room = await rooms.get(id);
  await room.greet(session, 'spectator');
  room.require(session, 'spectator');
  return { room, session };
}

/** The session of the browser; a new one comes with a cookie. */
export async function ensureSession(c: Context<Env>, house: House): Promise<string> {
  const known = await renewedSession(c, house);
  if (known !== null) return known;
  const { token, session } = await newSession(house.store);
  c.header('set-cookie', cookieFor(token, isSecure(c.env.incoming, house.settings)));
  return session;
}

/** The session of the browser, if there is one. Its cookie lasts a year from now on, not from the first day. */
export async function renewedSession(c: Context<Env>, house: House): Promise<string | null> {
  const { incoming } = c.env;
  const found = await agedSession(house, incoming);
  const token = tokenOf(incoming);
  if (found?.isOld === true && token !== null) {
    await renewSession(house.store, found.session);
    c.header('set-cookie', cookieFor(token, isSecure(incoming, house.settings)));
  }
  return found?.session ?? null;
}

/** The body as JSON, no larger than allowed. */
export async function body(c: Context<Env>, most: number): Promise<unknown> {
  const text = await readBody(c, most);
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new ServerError('bad-request', { where: 'body' });
  }
}

export async function readBody(c: Context<Env>, most: number): Promise<string> {
  if (Number(c.env.incoming.headers['content-length'] ?? 0) > most) throw new ServerError('too-large', { most });
  const reader = (c.req.raw.body as ReadableStream<Uint8Array> | null)?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new ServerError('too-large', { most });
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
