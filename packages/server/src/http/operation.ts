import type { Hono } from 'hono';
import { ServerError } from '../errors.ts';
import type { Around, Env } from './app.ts';
import { COST } from './costs.ts';
import { addressOf, isLocal } from './security.ts';

/** For the people and programs that look after the server. */
export function operation(app: Hono<Env>, { house, isReady, addresses }: Around): void {
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    house.budget.take(addressOf(c.env.incoming, house.settings), COST.request);
    try {
      if (!isReady()) return c.json({ ready: false }, 503);
      await house.store.ping();
      return c.json({ ready: true });
    } catch {
      return c.json({ ready: false }, 503);
    }
  });
  /** What the page writes into the links for others. Only who runs the server needs it, and hears of its networks. */
  app.get('/api/addresses', (c) => {
    const { public: known, network } = addresses();
    return c.json({ public: known, network: isLocal(c.env.incoming) ? network : [] });
  });
  app.get('/metrics', async (c) => {
    const { settings, metrics, budget } = house;
    budget.take(addressOf(c.env.incoming, settings), COST.request);
    if (!settings.metrics && !isLocal(c.env.incoming)) throw new ServerError('not-found', {});
    const { registry } = metrics;
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}
