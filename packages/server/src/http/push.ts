import { LANGS } from '@cantina/text';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { ServerError } from '../errors.ts';
import { forgetPush, keepPush, pushesOf } from '../store/pushes.ts';
import { checked } from '../wire.ts';
import type { Around, Env } from './app.ts';
import { body, ensureSession } from './requests.ts';
import { sessionOf } from './session.ts';

const endpoint = v.pipe(v.string(), v.url(), v.maxLength(1000));
const key = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most));
const subscription = v.strictObject({
  endpoint,
  keys: v.strictObject({ p256dh: key(100), auth: key(40) }),
  lang: v.picklist(LANGS),
});
/** One browser has one address; a few may be left of before. */
const MOST_ADDRESSES = 5;

/** Hearing of one's turn through the push service of one's browser. Off until somebody asks for it. */
export function pushRoutes(app: Hono<Env>, { house }: Around): void {
  const { store, settings, push } = house;

  /** What this server offers besides playing. */
  app.get('/api/offers', (c) => c.json({ push: push?.publicKey ?? null, imports: settings.allowImport }));

  app.post('/api/push', async (c) => {
    const wish = checked(subscription, await body(c, settings.limits.messageBytes));
    if (push === null || !push.takes(wish.endpoint, wish.keys)) throw new ServerError('push-not-allowed', {});
    const session = await ensureSession(c, house);
    await keepPush(store, { session, endpoint: wish.endpoint, ...wish.keys, lang: wish.lang, at: Date.now() });
    for (const old of (await pushesOf(store, session)).slice(MOST_ADDRESSES)) {
      await forgetPush(store, old.endpoint, session);
    }
    return c.json({}, 201);
  });

  app.post('/api/push/off', async (c) => {
    const wish = checked(v.strictObject({ endpoint }), await body(c, settings.limits.messageBytes));
    const session = await sessionOf(house, c.env.incoming);
    if (session !== null) await forgetPush(store, wish.endpoint, session);
    return c.json({});
  });
}
