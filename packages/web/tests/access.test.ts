import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { playOut, type Take } from './support/play-out.ts';

const LONG = 300_000;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tonight = evening();

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What axe finds on the page that keeps people out. */
async function serious({ page }: Guest): Promise<readonly string[]> {
  await page.evaluate(axe);
  const violations = (await page.evaluate('axe.run().then((result) => result.violations)')) as readonly Violation[];
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    );
}

describe('axe finds nothing serious', () => {
  it('on the pages around the table', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    for (const [path, sign] of [
      ['/', '.shelf'],
      ['/new/deckbuilding', 'form'],
      ['/rules/deckbuilding', '.rule'],
      ['/tables', 'h1'],
      ['/settings', 'h1'],
      ['/join/0123456789012345678901234567890123456789', 'form'],
      ['/nowhere', 'h1'],
    ] as const) {
      await anna.open(path);
      await anna.page.locator(sign).first().waitFor();
      expect({ on: path, found: await serious(anna) }).toEqual({ on: path, found: [] });
    }
  });

  it('in the lobby, at the table and in the replay', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await anna.openTable();
    expect({ on: 'lobby', found: await serious(anna) }).toEqual({ on: 'lobby', found: [] });
    await anna.playAgainstBot();
    expect({ on: 'table', found: await serious(anna) }).toEqual({ on: 'table', found: [] });
    await anna.page.locator('.galaxy .row [data-card]').first().click();
    expect({ on: 'a refusal', found: await serious(anna) }).toEqual({ on: 'a refusal', found: [] });
    await anna.open(anna.page.url().replace(/.*\/table/, '/replay'));
    await anna.page.locator('.scrub').waitFor();
    expect({ on: 'replay', found: await serious(anna) }).toEqual({ on: 'replay', found: [] });
  });
});

describe('without a mouse', () => {
  /** How many stops of the Tab key it is from here to there; negative: back. */
  const away = (page: Page, wanted: string): Promise<number | null> =>
    page.evaluate((selector) => {
      const stops = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
      ].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility());
      const target = document.querySelector<HTMLElement>(selector);
      return target === null ? null : stops.indexOf(target) - stops.indexOf(document.activeElement as HTMLElement);
    }, wanted);

  /** Tab, or back with Shift, until what is wanted has the focus; then Enter. */
  async function press(page: Page, wanted: string): Promise<void> {
    // Where the focus was lost, the browser goes on from a place of its own, so the way is looked up again.
    for (let i = 0; i < 4; i++) {
      const stops = await away(page, wanted);
      if (stops === null) throw new Error(`${wanted} is not there`);
      if (stops === 0) return page.keyboard.press('Enter');
      for (let n = 0; n < Math.abs(stops); n++) await page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`${wanted} is not reached by keyboard`);
  }

  const byKeyboard: Take = async ({ page }, option) => {
    await press(page, `.options [data-option="${option}"]`);
    if (await page.locator('.doubt').isVisible()) await press(page, '.doubt .button.main');
  };

  it('one comes to the table and plays a whole game by keyboard alone', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.open('/');
    await page.locator('.shelf').waitFor();
    await press(page, '.tile .button.main');
    await page.locator('dialog .field').waitFor();
    await page.keyboard.type('Anna');
    await page.keyboard.press('Enter');
    await page.locator('.table').waitFor();
    await byKeyboard(anna, 'play-all');
    await anna.openShortGame();
    await playOut([anna], byKeyboard);
    expect(await anna.outcome.isVisible()).toBe(true);
    expect(anna.faults).toEqual([]);
  });

  it('what happened and what is asked is read aloud', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    const [asked] = await page.locator('[aria-live=polite]:not([role=log])').allInnerTexts();
    expect(asked).toMatch(/Your turn/);
    const before = await page.locator('[role=log]').innerText();
    await page.locator('.options [data-option^="play"]').first().click();
    await page.waitForFunction((text) => document.querySelector('[role=log]')?.textContent !== text, before);
    expect(await page.locator('[role=log]').innerText()).toMatch(/You play/);
  });
});
