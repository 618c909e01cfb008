import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch } from '../../../../scripts/chromium.mjs';
import { type House, openHouse } from '../../../../scripts/house.mjs';
import { Guest } from './guest.ts';

const START = 240_000;

/** A server, a browser, and people who come and go. */
export interface Evening {
  readonly house: House;
  /** Somebody with a browser of their own. */
  guest(
    name: string,
    more?: BrowserContextOptions & { readonly rest?: 'none' | 'short'; readonly shows?: Kept },
  ): Promise<Guest>;
}

/** What somebody has set on their device. */
type Kept = Readonly<Record<string, string | number>>;

/** Nothing is shown by and by: one sees what came of it. */
export const PASSING: Kept = { pace: 'summary', mine: 'pass' };

/** Whole games would take minutes more if hands rested after each question and everything was shown; that has tests of its own. */
export async function handsRest(context: BrowserContext, rest: 'none' | 'short', shows?: Kept): Promise<void> {
  const kept = { rest, ...(shows ?? (rest === 'none' ? PASSING : {})) };
  await context.addInitScript(
    (text) => localStorage.getItem('cantina') ?? localStorage.setItem('cantina', text),
    JSON.stringify(kept),
  );
}

/** One server and one browser for all tests of a file; after each test everybody goes home. */
export function evening(): Evening {
  let house: House | undefined;
  let browser: Browser | undefined;
  const here = new Set<BrowserContext>();
  beforeAll(async () => {
    [house, browser] = await Promise.all([openHouse(), launch()]);
  }, START);
  afterEach(async () => {
    await Promise.all([...here].map((context) => context.close()));
    here.clear();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  }, START);
  return {
    get house() {
      if (house === undefined) throw new Error('the house is not open yet');
      return house;
    },
    async guest(name, { rest = 'none', shows, ...more } = {}) {
      if (browser === undefined || house === undefined) throw new Error('the house is not open yet');
      const context = await browser.newContext({
        viewport: { width: 1366, height: 768 },
        locale: 'en',
        reducedMotion: 'reduce',
        baseURL: house.url,
        // What keeps pages for the time without a connection has tests of its own; here it would load everything twice.
        serviceWorkers: 'block',
        ...more,
      });
      here.add(context);
      context.setDefaultTimeout(60_000);
      await handsRest(context, rest, shows);
      const page = await context.newPage();
      return new Guest(page, name, house.url);
    },
  };
}

export type { Page };
