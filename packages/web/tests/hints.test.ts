import { describe, expect, it } from 'vitest';
import { evening } from './support/house.ts';
import { byMouse, playOut } from './support/play-out.ts';

const LONG = 300_000;
const tonight = evening();

describe('against a bot', () => {
  it('one asks what it would do, and takes its advice', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    // First all cards are on the table; then there is something to choose
    await page.locator('.options [data-option="play-all"]').click();
    await page.locator('.options [data-option="play-all"]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'What would you do?' }).click();
    const advised = page.locator('[data-advised]');
    await advised.first().waitFor();
    expect(await advised.first().textContent()).toMatch(/\d ?%/);
    const before = await page.locator('[data-advised]').count();
    expect(before).toBeGreaterThan(0);
    if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/hint.png` });
    await advised.first().click();
    await page.getByRole('button', { name: 'What would you do?' }).waitFor();
    expect(anna.faults).toEqual([]);
  });

  it('and sees afterwards how it went, turn by turn', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.openShortGame();
    await playOut([anna], byMouse);
    await anna.outcome.waitFor();
    const review = page.getByRole('region', { name: 'Chance to win, in percent' });
    await review.waitFor({ timeout: 120_000 });
    expect(await review.locator('svg .line').count()).toBe(2);
    expect(await review.locator('article').count()).toBeGreaterThan(0);
    expect(await review.locator('article').first().textContent()).toContain('Played: ');
    await review.scrollIntoViewIfNeeded();
    if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/review.png` });
    await page.getByRole('link', { name: 'Try it yourself from here' }).first().click();
    await page.waitForURL(/\/replay\/.*fork/);
    expect(anna.faults).toEqual([]);
  });
});
