import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';

const LONG = 300_000;
/** Somebody who learns to read a curve sees more than a beginning and an end. */
const LEAST_TURNS = 5;
/** Sooner or later in a turn there is something to compare. */
const MOST_ASKED = 8;
/** The shortest game to watch; what is told of all four is in the tests of the games. */
const GAME = 'smugglers';

const tonight = evening();

/** A table of two bots, of whom one errs; returns its id when the game is over. */
async function watched({ page }: Guest): Promise<string> {
  const post = async (path: string, data: object): Promise<{ readonly table: { readonly id: string } }> =>
    (await (await page.request.post(`/api/tables${path}`, { data })).json()) as {
      readonly table: { readonly id: string };
    };
  const seats = ['quick', 'random'].map((level) => ({ kind: 'bot', level }));
  const { table } = await post('', { game: GAME, seats });
  await post(`/${table.id}/start`, {});
  return table.id;
}

interface Ended {
  readonly winners: readonly number[];
  readonly steps: readonly number[];
}

/** How the game really ended, and the steps it had. */
async function endOf({ page }: Guest, id: string): Promise<Ended> {
  const read = async (path: string): Promise<unknown> => (await page.request.get(`/api/tables/${id}${path}`)).json();
  const { table } = (await read('')) as {
    readonly table: { readonly outcome: { readonly winners: readonly number[] } };
  };
  const { steps } = (await read('/replay')) as { readonly steps: readonly { readonly n: number }[] };
  return { winners: table.outcome.winners, steps: steps.map(({ n }) => n) };
}

/** What is wrong with the review on the page, in the eyes of somebody who knows how the game ended. */
async function faultsIn({ page }: Guest, { winners, steps }: Ended): Promise<readonly string[]> {
  const curve = await page
    .locator('.review table tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))));
  const faults: string[] = [];
  if (curve.length < LEAST_TURNS) faults.push(`a curve of ${curve.length} turns`);
  const last = curve.at(-1) ?? [];
  const wanted = last.map((_, seat) => (winners.includes(seat) ? 100 : 0));
  if (last.length === 0 || last.join() !== wanted.join()) faults.push(`it ends with ${last.join()}`);
  if (curve.flat().some((each) => !(each >= 0 && each <= 100))) faults.push('chances that are none');
  const sums = curve.map((row) => row.reduce((sum, each) => sum + each, 0));
  if (last.length > 1 && sums.some((sum) => Math.abs(sum - 100) > 1)) faults.push('chances that are not 100 together');
  const moments = await page.locator('.review article').evaluateAll((articles) =>
    articles.map((article) => ({
      said: [...article.querySelectorAll('p')].slice(0, 3).map(({ textContent }) => textContent ?? ''),
      at: Number(new URL(article.querySelector('a')?.href ?? 'http://nowhere').searchParams.get('at')),
    })),
  );
  if (moments.length < 1 || moments.length > 3) faults.push(`${moments.length} moments`);
  for (const { said, at } of moments) {
    if (!steps.includes(at)) faults.push(`a moment at step ${at}`);
    const [, played = '', judged = ''] = said;
    if (!/^.+ played: .+$/.test(played)) faults.push(`played: ${played}`);
    if (!/^(Better would have been: .+|It was well played.+)$/.test(judged)) faults.push(`judged: ${judged}`);
  }
  return faults;
}

async function openEnd(guest: Guest, id: string): Promise<void> {
  await guest.open(`/table/${id}`);
  await guest.outcome.waitFor({ timeout: LONG });
}

describe('a review', () => {
  it('tells on the page how the game went and where it turned', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const id = await watched(anna);
    await openEnd(anna, id);
    await anna.page.locator('.review article').first().waitFor({ timeout: LONG });
    const ended = await endOf(anna, id);
    expect(await faultsIn(anna, ended)).toEqual([]);
    // Another one, told in its place, is noticed
    await anna.page.route('**/review*', async (route) => {
      const { as, review } = (await (await route.fetch()).json()) as {
        as: unknown;
        review: { standings: { chances: number[] }[] };
      };
      const standings = review.standings.map((each) => ({
        ...each,
        chances: each.chances.map((chance) => 1 - chance / 2),
      }));
      await route.fulfill({ json: { as, review: { standings, turningPoints: [] } } });
    });
    await openEnd(anna, id);
    await anna.page.locator('.review').waitFor();
    expect((await faultsIn(anna, ended)).length).toBeGreaterThanOrEqual(2);
    await anna.page.locator('.review article a').first().waitFor({ state: 'detached' });
    expect(anna.faults).toEqual([]);
  });
});

interface Advised {
  readonly picks: readonly string[];
  readonly chance: number | null;
}

/** Asks what to do, and tells what the server has said. */
async function asked(page: Page): Promise<readonly Advised[]> {
  const offered = page.waitForResponse((response) => response.url().endsWith('/hint'));
  await page.locator('[data-ask-advice]').click();
  return ((await (await offered).json()) as { readonly advised: readonly Advised[] }).advised;
}

/** Takes the best answer, and says so once more where that is asked. */
async function takeBest(page: Page): Promise<void> {
  await page.locator('.hint [data-advised]').first().click();
  const sure = page.locator('.doubt .button.main');
  await page.waitForFunction(
    () =>
      document.querySelector('.hint [data-advised]') === null || document.querySelector('.doubt .button.main') !== null,
  );
  if (await sure.isVisible()) await sure.click();
}

describe('a hint', () => {
  it('tells the chance to win after each answer, where a bot has learned it', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.openGame('deckbuilding', {}, ['jawa']);
    // All cards are played first: that is compared with nothing
    let advised: readonly Advised[] = [];
    for (let i = 0; i < MOST_ASKED && !advised.some(({ chance }) => chance !== null); i++) {
      if (i > 0) await takeBest(page);
      await page.locator('[data-ask-advice]').waitFor({ timeout: LONG });
      advised = await asked(page);
      await page.locator('.hint [data-advised]').first().waitFor();
    }
    const told = await page
      .locator('.hint [data-advised]')
      .evaluateAll((all) => all.map((each) => each.querySelector('b')?.textContent ?? ''));
    expect(told).toEqual(advised.slice(0, 3).map(({ chance }) => `${Math.round((chance ?? -1) * 100)}% to win`));
    expect(told.length).toBeGreaterThan(0);
    expect(anna.faults).toEqual([]);
  });

  it('names answers that are offered, and gives the one that is taken', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.openGame(GAME, {}, ['quick']);
    await page.locator('[data-ask-advice]').waitFor();
    const advised = await asked(page);
    expect(advised.length).toBeGreaterThan(0);
    const told = page.locator('.hint [data-advised]');
    await told.first().waitFor();
    expect(await told.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.advised))).toEqual(
      advised.slice(0, 3).map(({ picks }) => picks.join(' ')),
    );
    for (const name of await told.allInnerTexts()) expect(name.trim()).not.toBe('');
    // The answer is sent as it was told
    const [best] = advised;
    await takeBest(page);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const answers = async (): Promise<readonly string[]> => {
      const { steps } = (await (await page.request.get(`/api/tables/${id}/replay?as=0`)).json()) as {
        readonly steps: readonly { readonly kind: string }[];
      };
      return steps.map(({ kind }) => kind);
    };
    await expect.poll(answers).toContain('answer');
    expect(best?.picks.length).toBeGreaterThan(0);
    expect(anna.faults).toEqual([]);
  });
});
