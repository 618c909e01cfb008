import { describe, expect, it } from 'vitest';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { byMouse, playOut } from './support/play-out.ts';

const LONG = 300_000;
const tonight = evening();

/** With CANTINA_PICTURES=<folder> what is tested is also kept as pictures. */
async function picture({ page }: Guest, name: string): Promise<void> {
  const folder = process.env.CANTINA_PICTURES;
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

describe('somebody who wonders', () => {
  it('is told what a bot would do, does it, and sees afterwards how the game went', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', { viewport: { width: 1440, height: 900 } });
    const { page } = anna;
    await anna.openShortGame();
    await anna.asked();
    // All cards are played first: there is no question in that
    await byMouse(anna, 'play-all');
    await anna.asked();
    const ask = page.getByRole('button', { name: 'What would you do?' });
    await ask.click();
    const advised = page.locator('[data-advised]');
    await advised.first().waitFor();
    const options = await anna.options();
    for (const each of await advised.all()) {
      expect(options).toContain(await each.getAttribute('data-advised'));
      expect(await each.locator('b').innerText()).toMatch(/^\d{1,3}\s?%$/);
    }
    await picture(anna, 'hint');
    await advised.first().click();
    // The next question: the advice was for the one before
    await ask.waitFor();
    expect(await advised.count()).toBe(0);
    await playOut([anna], byMouse);
    const curve = page.locator('.review figure');
    await curve.waitFor({ timeout: 90_000 });
    await curve.scrollIntoViewIfNeeded();
    await picture(anna, 'review');
    expect(await curve.locator('path.line').count()).toBe(2);
    const moments = page.locator('.review article');
    expect(await moments.count()).toBeGreaterThan(0);
    expect(await moments.count()).toBeLessThanOrEqual(3);
    const jump =
      (await moments.first().getByRole('link', { name: 'Try it yourself from here' }).getAttribute('href')) ?? '';
    expect(jump).toMatch(/^\/replay\/.+\?at=\d+&fork$/);
    await anna.open(jump);
    await page.locator('.scrub').waitFor();
    expect(new URL(page.url()).searchParams.get('at')).toBe(new URL(jump, page.url()).searchParams.get('at'));
    expect(anna.faults).toEqual([]);
  });
});
