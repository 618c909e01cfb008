import type { Context } from 'hono';
import * as v from 'valibot';
import { ServerError } from '../errors.ts';
import { tableId } from '../live/protocol.ts';
import { newSession } from '../store/sessions.ts';
import type { House } from '../table/house.ts';
import type { Room } from '../table/room.ts';
import type { Around, Env } from './app.ts';
import { isSecure } from './security.ts';
import { cookieFor, sessionOf } from './session.ts';

/** The table of a request, for somebody who may look at it. */
export async function memberOf(c: Context<Env>, { house, rooms }: Around): Promise<{ room: Room; session: string }> {
  const session = await sessionOf(house.store, c.env.incoming);
  if (session === null) throw new ServerError('no-session', {});
  const id = c.req.param('id');
  if (!v.is(tableId, id)) throw new ServerError('unknown-table', {});
  const room = await rooms.get(id);
  await room.greet(session, 'spectator');
  room.require(session, 'spectator');
  return { room, session };
}

/** The session of the browser; a new one comes with a cookie. */
export async function ensureSession(c: Context<Env>, { store, settings }: House): Promise<string> {
  const known = await sessionOf(store, c.env.incoming);
  if (known !== null) return known;
  const { token, session } = await newSession(store);
  c.header('set-cookie', cookieFor(token, isSecure(c.env.incoming, settings)));
  return session;
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
