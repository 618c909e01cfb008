/** Everything that is drawn on a table explains itself: every sign, number, track and area leads to its words in the glossary. */
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import type { Glossary } from '../kit/glossary.ts';
import { anyOf, chance, nextChoices } from './support/choices.ts';
import { evening } from './support/house.ts';

const LONG = 120_000;
/** So many things are done before a table is looked at once more. */
const DEEDS = 30;
const GAMES = [
  { game: 'deckbuilding', bots: ['random'] },
  { game: 'outer-rim', bots: [] },
  { game: 'smugglers', bots: ['random'] },
  { game: 'mandalorian', bots: [] },
] as const;
/** Drawings are made by the build of the pages; their names are enough here. */
vi.mock('../../../games/outer-rim/table/art/signs.icons', () => ({ default: {} }));
vi.mock('../../../games/smugglers/table/art/signs.icons', () => ({ default: {} }));
vi.mock('../../../games/mandalorian/table/art/signs.icons', () => ({ default: {} }));
const GLOSSARIES = import.meta.glob<Glossary>('../../../games/*/table/glossary.ts', {
  eager: true,
  import: 'glossary',
});
const tonight = evening();

/** What shows something and says nowhere what it is. */
const unexplained = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // What has words of its own: cards and places show themselves large, a button says what it does, chances, dice and tables say
    // what they are about; the number of a seat and what has just changed stand at what they belong to.
    const OWN =
      '[data-term], [data-card], [data-piece], [data-face], .card, .map, button, table, .legend, .odds, .die, .mark, [data-change], .decide, .scene';
    const isShown = (each: Element): boolean => {
      const { width, height, left, right } = each.getBoundingClientRect();
      return each.checkVisibility() && width > 5 && height > 5 && left < innerWidth && right > 0;
    };
    const told = (each: Element): string =>
      `${each.parentElement?.className.replace(/\s?svelte-\w+/g, '')} ${each.className} “${each.textContent.trim().slice(0, 30)}”`;
    const tables = [...document.querySelectorAll('.table')];
    const all = tables.flatMap((table) => [...table.querySelectorAll<HTMLElement>('*')]).filter(isShown);
    const isSign = (each: Element): boolean => each.matches('svg') && each.getBoundingClientRect().width <= 64;
    const isNumber = (each: Element): boolean =>
      each.children.length === 0 && /^[+−–-]?[\d.,/ ]+$/.test(each.textContent.trim());
    const isArea = (each: Element): boolean => each.matches('[role=meter], [role=progressbar], .track, .pile');
    return [
      ...new Set(
        all
          .filter((each) => isSign(each) || isNumber(each) || isArea(each))
          .filter((each) => each.closest(OWN) === null && each.querySelector('[data-term]') === null)
          .map((each) => told(each.matches('svg') ? (each.parentElement ?? each) : each)),
      ),
    ];
  });

/** The names under which a table asks for an explanation. */
const asked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-term]')].map(({ dataset }) => dataset.term ?? ''),
  );

describe.each(GAMES)('the table of $game', ({ game, bots }) => {
  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('explains whatever it draws, at $width×$height', { timeout: LONG }, async (viewport) => {
    const anna = await tonight.guest('Anna', { viewport });
    const { page } = anna;
    await anna.openGame(game, {}, bots);
    const next = chance(3);
    const glossary = GLOSSARIES[`../../../games/${game}/table/glossary.ts`] ?? {};
    const terms = new Set<string>();
    const dumb = new Set<string>();
    for (let deeds = 0; deeds < DEEDS; deeds++) {
      const choices = await nextChoices(page);
      if (choices === null) break;
      for (const each of await unexplained(page)) dumb.add(each);
      for (const each of await asked(page)) terms.add(each);
      const { x, y } = anyOf(choices, next());
      await page.mouse.click(x, y);
    }
    const unknown = [...terms].filter((each) => !Object.hasOwn(glossary, each));
    expect({ dumb: [...dumb], unknown }).toEqual({ dumb: [], unknown: [] });
    expect(terms.size).toBeGreaterThan(8);
  });
});
