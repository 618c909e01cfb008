/**
 * At every size nothing covers a control, nothing is cut off, and what takes back and what ends stand still. The suite
 * changes the size at every question and looks at the place to decide; `npm run test:layout` looks at the whole table, stays
 * at each size for twenty turns, and does so in each language. Games are dealt by chance: no two walks are the same.
 */
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { evening } from './support/house.ts';
import { laidOut, layoutFaults, standing } from './support/layout.ts';
import { wander } from './support/wander.ts';

const SIZES = [
  '360x740',
  '390x844',
  '844x390',
  '768x1024',
  '1024x768',
  '1366x768',
  '1440x900',
  '1920x1080',
  '2560x1440',
];
const GAMES = [
  { game: 'deckbuilding', bots: ['quick'], lang: 'de' },
  { game: 'outer-rim', bots: ['quick'], lang: 'ru' },
  { game: 'smugglers', bots: ['quick', 'quick'], lang: 'en' },
  { game: 'mandalorian', bots: ['quick'], lang: 'de' },
];
const isLong = process.env.LAYOUT === 'long';
const LANGS = ['de', 'en', 'ru'];
/** So many questions are about twenty turns. */
const QUESTIONS = isLong ? 120 : 90;
const PART = isLong ? '.frame' : '.decide';
const LONG = 600_000;

const tonight = evening();
const walks = GAMES.flatMap(({ lang, ...game }) =>
  isLong
    ? LANGS.flatMap((each) => SIZES.map((size) => ({ ...game, lang: each, sizes: [size] })))
    : [{ ...game, lang, sizes: SIZES }],
);

describe('the layout', () => {
  it.each(walks)(
    'holds at every question of $game in $lang at $sizes',
    { timeout: LONG },
    async ({ game, bots, lang, sizes }) => {
      const guest = await tonight.guest('Nina Übergangsbach', { locale: lang });
      const { page } = guest;
      await guest.openGame(game, {}, bots);
      const faults = new Map<string, string>();
      const before = new Map<string, string>();
      let state: 'over' | 'acted' | 'idle' = 'idle';
      for (let question = 0, looks = 0; question < QUESTIONS && state !== 'over' && looks < 4000; looks++) {
        state = await wander(page, (looks * 0.618) % 1);
        if (state !== 'acted') {
          await page.waitForTimeout(15);
          continue;
        }
        question++;
        await page.waitForTimeout(40);
        const size = sizes[question % sizes.length] ?? '';
        const [width = 0, height = 0] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(60);
        await laidOut(page);
        // At the end there is nothing left to decide.
        if ((await guest.outcome.count()) > 0) break;
        for (const fault of await layoutFaults(page, PART)) faults.set(`${size} ${fault}`, fault);
        const now = await standing(page);
        if (before.has(size) && before.get(size) !== now && !now.includes('0 0 0 0'))
          faults.set(`${size} moved`, `${before.get(size)} → ${now}`);
        before.set(size, now);
      }
      expect([...faults.keys()].sort()).toEqual([]);
      expect(guest.faults).toEqual([]);
    },
  );
});
