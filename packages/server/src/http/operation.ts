import type { Hono } from 'hono';
import type { Around, Env } from './app.ts';

/** For the people and programs that look after the server. */
export function operation(app: Hono<Env>, { house, isReady }: Around): void {
  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    try {
      if (!isReady()) return c.json({ ready: false }, 503);
      await house.store.ping();
      return c.json({ ready: true });
    } catch {
      return c.json({ ready: false }, 503);
    }
  });
  app.get('/metrics', async (c) => {
    const { registry } = house.metrics;
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}
