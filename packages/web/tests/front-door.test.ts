/** The first page, the way into a first game, one's tables, and the set-up of a new one. */
import { describe, expect, it } from 'vitest';
import { serious } from './support/axe.ts';
import { evening } from './support/house.ts';
import { openLesson } from './support/lesson-robot.ts';

const LONG = 120_000;
const tonight = evening();

describe('the first page', () => {
  it('invites a newcomer to learn, and the lesson is a game one sits at', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.open('/');
    const tile = page.locator('.tile.smugglers');
    await tile.getByText('New here?').waitFor();
    await tile.locator('.art img').waitFor();
    await tile.getByRole('link', { name: 'Learn it in four minutes' }).click();
    await page.locator('dialog .field').fill('Anna');
    await page.locator('dialog .button.main').click();
    await page.waitForURL(/\/table\/[^/]+\?lesson/);
    await anna.asked();
    // Who goes back does not begin once more.
    await page.goBack();
    await page.locator('.shelf').waitFor();
    expect(await serious(anna)).toEqual([]);
    expect(anna.faults).toEqual([]);
  });

  it('lets the lesson of a story be its first part: what is won there counts', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await openLesson(page, 'mandalorian', 'Anna');
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await anna.open('/');
    await page.locator('.tile.mandalorian').getByRole('button', { name: 'Continue chapter 1' }).waitFor();
    await page.request.post(`/api/tables/${table}/bot`, { data: { seat: 0, level: 'quick' } });
    await anna.open(`/table/${table}`);
    await anna.outcome.waitFor({ timeout: LONG });
    await page.getByRole('link', { name: 'Read on in the story' }).click();
    await page.getByRole('heading', { level: 1, name: 'Anna’s crew' }).waitFor();
    expect(await page.locator('ol li').allInnerTexts()).toEqual([expect.stringMatching(/Into the Compound/)]);
    expect(anna.faults).toEqual([]);
  });

  it('shows who comes back where it is their turn, and how far the story is', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.openGame('deckbuilding', {}, ['random']);
    await anna.asked();
    await anna.openGame('outer-rim', {}, []);
    await anna.open('/');
    await page.getByRole('heading', { name: 'Your turn at 2 tables' }).waitFor();
    expect(await page.locator('.card.turn').allInnerTexts()).toEqual([
      expect.stringMatching(/Outer Rim, alone[\s\S]*It is your turn\./),
      expect.stringMatching(/The Deckbuilding Game, with Bot[\s\S]*It is your turn\./),
    ]);
    expect(await page.locator('.tile.deckbuilding').getByText('New here?').count()).toBe(0);
    await page.locator('.tile.smugglers').getByText('New here?').waitFor();

    const story = page.locator('.tile.mandalorian .button.main');
    expect(await story.innerText()).toBe('Begin chapter 1');
    await story.click();
    // Without a name there is none for the group either.
    await page.locator('dialog .field').fill('Anna');
    await page.locator('dialog .button.main').click();
    await page.getByRole('heading', { level: 1, name: 'Anna’s crew' }).waitFor();
    await anna.open('/');
    await page.locator('.tile.mandalorian').getByRole('button', { name: 'Continue chapter 1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Anna’s crew' }).waitFor();
    expect(anna.faults).toEqual([]);
  });
});

describe('my tables', () => {
  it('say what is played, with whom and how it stands; what is over stands apart', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.openGame('deckbuilding', { basesToWin: 2 }, ['random']);
    const over = page.url().split('/').at(-1) ?? '';
    await page.request.post(`/api/tables/${over}/bot`, { data: { seat: 0, level: 'quick' } });
    await anna.outcome.waitFor({ timeout: LONG });
    await anna.openGame('mandalorian', {}, []);
    await anna.open('/tables');
    const part = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) }).locator('a');
    await part('Going on').first().waitFor();
    expect(await part('Going on').allInnerTexts()).toEqual([
      expect.stringMatching(/The Mandalorian: Adventures · Mission 1\s+alone\s+It is your turn\./),
    ]);
    expect(await part('Played to the end').allInnerTexts()).toEqual([
      expect.stringMatching(/The Deckbuilding Game\s+with Bot\s+(You won|Bot won)\./),
    ]);
    expect(await serious(anna)).toEqual([]);
  });
});

describe('a new table', () => {
  it('shows the sides at the seats, swaps them, and tells bots by their strength', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.open('/new/deckbuilding');
    await page.locator('form .field').first().fill('Anna');
    const mine = page.locator('[data-seat="0"]');
    await mine.getByText('Empire').waitFor();
    await page.getByRole('button', { name: 'Swap sides' }).click();
    await mine.getByText('Rebel Alliance').waitFor();
    expect(await page.locator('.choices small').count()).toBeGreaterThan(4);
    expect(await serious(anna)).toEqual([]);
    await anna.seat(2, 'gentlest');
    let wish: unknown;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/tables')) wish = request.postDataJSON();
    });
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.table').waitFor();
    expect(wish).toMatchObject({ options: { sides: 'first-rebel' }, seats: [{ me: true }, { kind: 'bot' }] });
    expect(anna.faults).toEqual([]);
  });
});

describe('a first game', () => {
  it('is helped by a line below the choices, and so are two more; then it fades', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', { viewport: { width: 1440, height: 900 } });
    const hint = anna.page.locator('[data-first-hint]');
    for (const _ of [1, 2, 3]) {
      await anna.openGame('deckbuilding', { sides: 'first-empire' }, ['random']);
      await anna.asked();
      await hint.getByText('Play your cards first').waitFor();
    }
    await anna.openGame('deckbuilding', { sides: 'first-empire' }, ['random']);
    await anna.asked();
    expect(await hint.count()).toBe(0);
    expect(anna.faults).toEqual([]);
  });
});

describe('how to play', () => {
  it('is a page with pictures in each language, and the rulebook has them at its chapters', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna', { viewport: { width: 390, height: 844 } });
    const { page } = anna;
    for (const [lang, title] of [
      ['DE', 'Karten ausspielen'],
      ['RU', 'Разыграйте карты'],
      ['EN', 'Play your cards'],
    ] as const) {
      await anna.open('/how/deckbuilding');
      await page.locator('header .switch button', { hasText: lang }).click();
      await page.getByRole('heading', { name: title }).waitFor();
    }
    await page.locator('main li img').first().waitFor();
    expect(await serious(anna)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('link', { name: 'The whole rulebook' }).click();
    // Pictures are drawn when they come into sight.
    await page.locator('.pieces').first().waitFor();
    await page.locator('.pieces').first().scrollIntoViewIfNeeded();
    await page.locator('.pieces img').first().waitFor();
    expect(anna.faults).toEqual([]);
  });
});
