import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { launch } from '../../../../scripts/chromium.mjs';
import { type House, openHouse } from '../../../../scripts/house.mjs';
import { Guest } from './guest.ts';
import { handsRest } from './house.ts';

const START = 180_000;
const web = join(import.meta.dirname, '../..');

/** The page of tests/board, built and served by the real server, so under the same strict headers as the real pages. */
export function boardPage(): { look(name: string, more?: BrowserContextOptions): Promise<Guest> } {
  let folder = '';
  let browser: Browser | undefined;
  let house: House | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cantina-board-'));
    const root = join(web, 'tests/board');
    await build({
      configFile: join(web, 'vite.config.ts'),
      root,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(root, 'index.html') } },
    });
    [house, browser] = await Promise.all([openHouse(['--web', folder]), launch()]);
  }, START);
  afterAll(async () => {
    await browser?.close();
    await house?.close();
    rmSync(folder, { recursive: true, force: true });
  }, START);
  return {
    async look(name, more = {}) {
      if (browser === undefined || house === undefined) throw new Error('the page is not there yet');
      const context = await browser.newContext({
        viewport: { width: 1366, height: 768 },
        locale: 'en',
        reducedMotion: 'reduce',
        ...more,
      });
      context.setDefaultTimeout(20_000);
      await handsRest(context, 'none');
      const guest = new Guest(await context.newPage(), 'Anna', house.url);
      await guest.open(`/?${name}`);
      await guest.page.locator('[data-space]').first().waitFor();
      return guest;
    },
  };
}
