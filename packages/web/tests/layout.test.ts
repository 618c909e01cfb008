/**
 * At every size nothing covers a control, nothing is cut off, and what takes back and what ends stand still. Three people sit
 * at tables of their own, with a thing for the hand, a laptop and a large screen. The suite plays each game in one language and
 * looks at some questions at each size; `npm run test:layout` looks at every question of twenty turns at each size in each
 * language (`-- 360x740 -t 'smugglers.*ru'` some of them). Games are dealt by chance: no two walks are the same.
 */
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { evening } from './support/house.ts';
import { walkLayouts } from './support/layout-walk.ts';

const GAMES = [
  { game: 'deckbuilding', bots: ['quick'], lang: 'de' },
  { game: 'outer-rim', bots: ['quick'], lang: 'ru' },
  { game: 'smugglers', bots: ['quick', 'quick'], lang: 'en' },
  { game: 'mandalorian', bots: ['quick'], lang: 'de' },
];
/** Whoever holds a screen in the hand touches it. */
const SCREENS = [
  { hasTouch: true, sizes: ['360x740', '390x844', '844x390', '768x1024', '1024x768'] },
  { hasTouch: false, sizes: ['1366x768', '1440x900'] },
  { hasTouch: false, sizes: ['1920x1080', '2560x1440'] },
];
const isLong = process.env.LAYOUT === 'long';
/** A page that was opened at a size may look otherwise than one that was pulled to it; the suite has no time for that. */
const wanted = process.env.LAYOUT_SIZES?.split(',');
const PAGES = isLong
  ? SCREENS.flatMap(({ hasTouch, sizes }) =>
      sizes.filter((size) => wanted?.includes(size) !== false).map((size) => ({ hasTouch, sizes: [size] })),
    )
  : SCREENS;
const TURNS = 20;
/** So many questions are looked at in the suite, at each size. */
const QUESTIONS = 6;
/** More pages at once than a small machine can draw are slower than one after the other, and some would not open in time. */
const AT_ONCE = 3;
const LONG = isLong ? 1_800_000 : 120_000;

const tonight = evening();
const walks = GAMES.flatMap(({ lang, ...game }) =>
  (isLong ? ['de', 'en', 'ru'] : [lang]).map((each) => ({ ...game, lang: each })),
);

describe('the layout', () => {
  it.each(walks)('holds at every question of $game in $lang', { timeout: LONG }, async ({ game, bots, lang }) => {
    const found: string[] = [];
    const waiting = [...PAGES];
    const oneAfterTheOther = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { sizes, hasTouch } = next;
        const guest = await tonight.guest('Nina Übergangsbach', { locale: lang, hasTouch });
        const faults = await walkLayouts(guest, {
          open: () => guest.openGame(game, {}, bots),
          sizes,
          isEnough: ({ turns, questions }) => (isLong ? turns >= TURNS : questions >= QUESTIONS),
          name: `${game}-${lang}`,
          ...(isLong ? { tell: (line: string) => process.stdout.write(`${line}\n`) } : {}),
        });
        found.push(...faults);
        await guest.page.close();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther));
    expect(found.sort()).toEqual([]);
  });
});
