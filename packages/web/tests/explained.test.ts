/** Everything that is drawn on a table explains itself: every sign, number, track and area leads to its words in the glossary. */
import { game as deckbuilding } from '@cantina/deckbuilding';
import { game as mandalorian } from '@cantina/mandalorian';
import { game as rim } from '@cantina/outer-rim';
import { game as smugglers } from '@cantina/smugglers';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Glossary } from '../kit/glossary.ts';
import { anyOf, chance, nextChoices } from './support/choices.ts';
import { strongTurn } from './support/deck-tables.ts';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { openLesson } from './support/lesson-robot.ts';
import { bringTables, sitAt } from './support/prepared.ts';
import { homeward } from './support/raids.ts';
import { harbour, hunt } from './support/rim-tables.ts';
import { destroyer, fullPods, meeting, run } from './support/voyages.ts';

const LONG = 180_000;
/** So many things are done at the table of the lesson, which is dealt alike each time. */
const DEEDS = 20;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** A choice by the beginning of its name. */
const option = (id: string): string => `.decide [data-option^="${id}"]:not(:disabled)`;
const space = (id: string): string => `g.space.legal[data-space="${id}"]`;
/**
 * Tables in the middle of a game, where what one seldom meets is drawn: fights, customs, a market, a hunt, an event; and what
 * is done there, rather the first.
 */
const GAMES: readonly { readonly game: string; readonly scenes: Readonly<Record<string, readonly string[]>> }[] = [
  { game: 'deckbuilding', scenes: { strong: [option('play:'), option('attack-all:base'), option('end')] } },
  {
    game: 'outer-rim',
    scenes: { hunt: [option('hunt'), option('end'), option('credits')], harbour: [option('buy:'), option('market')] },
  },
  {
    game: 'smugglers',
    scenes: {
      destroyer: [option('attack'), option('hit')],
      meeting: [option('attack'), option('seat:1')],
      run: [option('die:1'), option('bribe:1'), option('planet'), space('82')],
      full: [option('units:'), option('buy:luxuries')],
    },
  },
  { game: 'mandalorian', scenes: { homeward: ['.area.aimed .target', '.hand .legal', option('stop'), option('end')] } },
];
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

/** Everything that is shown while a table is looked at. */
class Looking {
  readonly terms = new Set<string>();
  readonly dumb = new Set<string>();

  async at(page: Page): Promise<void> {
    for (const each of await unexplained(page)) this.dumb.add(each);
    for (const each of await asked(page)) this.terms.add(each);
  }
}

/** So many things are done at such a table, unless somebody else is asked before. */
const MOST = 5;
/** So often it is looked for something to do, and so many milliseconds lie between. */
const LOOKS = 80;
const AGAIN = 50;
/** So many looks in a row at another question, at the end or at somebody else’s turn, where nobody sits: nothing will come. */
const OTHERS = 8;

/** The first of what is wanted that can be done now, as soon as there is something. */
const wantedIn = (page: Page, wanted: readonly string[]): Promise<string | undefined> =>
  page.evaluate(
    async ({ selectors, looks, again, most }) => {
      for (let look = 0, others = 0; look < looks && others < most; look++) {
        const found = selectors.find((each) => document.querySelector(each) !== null);
        if (found !== undefined) return found;
        const isElsewhere = document.querySelector(
          '.outcome, .prompt:not(.asked), .options:not([aria-disabled]) [data-option]:not(:disabled)',
        );
        others = isElsewhere === null ? 0 : others + 1;
        await new Promise((done) => setTimeout(done, again));
      }
      return undefined;
    },
    { selectors: wanted, looks: LOOKS, again: AGAIN, most: OTHERS },
  );

/** Does one thing after the other, and looks at what lies on the table meanwhile; returns how much was done. */
async function visit({ page }: Guest, wanted: readonly string[], looking: Looking): Promise<number> {
  for (let deeds = 0; deeds < MOST; deeds++) {
    const isReady = (await wantedIn(page, wanted)) !== undefined;
    await looking.at(page);
    if (!isReady) return deeds;
    // Looking takes its time: meanwhile something else may be asked.
    const next = await wantedIn(page, wanted);
    if (next === undefined) return deeds;
    await page.locator(next).first().dispatchEvent('click');
    await looking.at(page);
  }
  return MOST;
}

beforeAll(async () => {
  await bringTables(tonight.house, deckbuilding, named({ strong: strongTurn }));
  await bringTables(tonight.house, rim, named({ hunt, harbour }));
  await bringTables(tonight.house, smugglers, named({ destroyer, meeting, run, full: fullPods }));
  await bringTables(tonight.house, mandalorian, named({ homeward }));
}, LONG);

/** Each for whoever sits there at each size. */
const named = <T>(tables: Readonly<Record<string, T>>) =>
  SIZES.flatMap(({ width }) =>
    Object.entries(tables).map(([name, setting]) => ({ name: `${name}-${width}`, setting })),
  );

describe.each(GAMES)('the table of $game', ({ game, scenes }) => {
  it.each(SIZES)('explains whatever it draws, at $width×$height', { timeout: LONG }, async (viewport) => {
    const looking = new Looking();
    for (const [name, wanted] of Object.entries(scenes)) {
      const guest = await tonight.guest('Anna', { viewport });
      await sitAt(tonight.house, guest, `${name}-${viewport.width}`, 0);
      expect(await visit(guest, wanted, looking)).toBeGreaterThan(0);
      await guest.page.close();
    }
    const anna = await tonight.guest('Anna', { viewport });
    const { page } = anna;
    await openLesson(page, game, 'Anna');
    await anna.open(new URL(page.url()).pathname);
    await page.locator('.table').first().waitFor();
    const next = chance(3);
    for (let deeds = 0; deeds < DEEDS; deeds++) {
      const choices = await nextChoices(page);
      if (choices === null) break;
      await looking.at(page);
      const { x, y } = anyOf(choices, next());
      await page.mouse.click(x, y);
    }
    const glossary = GLOSSARIES[`../../../games/${game}/table/glossary.ts`] ?? {};
    const unknown = [...looking.terms].filter((each) => !Object.hasOwn(glossary, each));
    expect({ dumb: [...looking.dumb], unknown }).toEqual({ dumb: [], unknown: [] });
    expect(looking.terms.size).toBeGreaterThan(8);
  });
});
