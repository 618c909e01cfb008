import { describe, expect, it } from 'vitest';
import { evening } from './support/house.ts';
import { byMouse } from './support/play-out.ts';
import { planned } from './support/strategy.ts';

const LONG = 300_000;
const tonight = evening();
const at = (address: string): number => Number(new URL(address).searchParams.get('at'));

/** Anna, in the middle of a game against a bot. */
async function afterFourAnswers() {
  const anna = await tonight.guest('Anna');
  await anna.playAgainstBot();
  for (let i = 0; i < 4; i++) {
    await anna.asked();
    await byMouse(anna, planned(await anna.options()) ?? '');
  }
  return anna;
}

describe('a replay', () => {
  it('is scrubbed, and a line of the log leads to its moment', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    for (let i = 0; i < 3; i++) {
      await anna.asked();
      const option = planned(await anna.options());
      if (option !== undefined && option !== 'end') await byMouse(anna, option);
    }
    await anna.asked();
    await anna.unfold('log');
    const line = page.locator('.log .line a').last();
    const address = await line.getAttribute('href');
    await line.click();
    await page.locator('.scrub').waitFor();
    expect(page.url()).toContain(address);
    const slider = page.locator('.scrub input');
    expect(Number(await slider.inputValue())).toBeGreaterThan(0);
    await page.getByLabel('To the beginning').click();
    await page.waitForFunction(() => new URLSearchParams(location.search).get('at') === '0');
    expect(await page.locator('.table > .hand [data-card]').count()).toBe(5);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => new URLSearchParams(location.search).get('at') !== '0');
    // What lies ahead is hidden from the one who plays, so nobody plays on from here while the game runs.
    expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true);
    expect(await page.locator('.why').innerText()).toMatch(/when the game is over/);
    expect(anna.faults).toEqual([]);
  });

  it('of a game that today’s rules no longer lead through stands still where they end, and is told on', {
    timeout: LONG,
  }, async () => {
    const anna = await afterFourAnswers();
    const { page } = anna;
    await anna.asked();
    // The server knows the table up to the first answer that differs.
    await page.route('**/replay/views*', async (route) => {
      const response = await route.fetch();
      const { as, view, steps } = (await response.json()) as { as: unknown; view: unknown; steps: { n: number }[] };
      await route.fulfill({ response, json: { as, view, steps: steps.filter(({ n }) => n < 2) } });
    });
    await anna.open(`${new URL(page.url()).pathname.replace('/table/', '/replay/')}?at=1`);
    await page.locator('.scrub').waitFor();
    expect(await page.getByText('The rules have changed').count()).toBe(0);
    await page.getByLabel('To the end').click();
    await page.getByText('The rules have changed since this game').waitFor();
    await page.locator('.table [data-card]').first().waitFor();
    expect(anna.faults).toEqual([]);
  });

  it('goes on as a new table, from a moment of a game that is over', { timeout: LONG }, async () => {
    const anna = await afterFourAnswers();
    const { page } = anna;
    const old = page.url().split('/').at(-1) ?? '';
    await page.request.post(`/api/tables/${old}/end`, { data: {} });
    await anna.outcome.waitFor();
    await anna.open(`/replay/${old}?at=2`);
    await page.locator('.scrub').waitFor();
    const link = await page.locator('.copy input').inputValue();
    expect(at(link)).toBe(2);
    const cards = (place: string) =>
      page.locator(`${place} [data-card]`).evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.card));
    const before = [await cards('.table > .hand'), await cards('.galaxy .row')];

    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('dialog[open] .button.main').click();
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(old));
    await anna.asked();
    expect([await cards('.table > .hand'), await cards('.galaxy .row')]).toEqual(before);
    await byMouse(anna, planned(await anna.options()) ?? '');
    await anna.asked();
    expect(anna.faults).toEqual([]);
  });
});
