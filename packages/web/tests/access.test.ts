import { describe, expect, it } from 'vitest';
import { serious } from './support/axe.ts';
import { evening } from './support/house.ts';
import { press } from './support/keyboard.ts';
import { byMouse, playOut, type Take } from './support/play-out.ts';

const LONG = 300_000;
const tonight = evening();

describe('axe finds nothing serious', () => {
  it('on the pages around the table', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    for (const [path, sign] of [
      ['/', '.shelf'],
      ['/new/deckbuilding', 'form'],
      ['/rules/deckbuilding', '.rule'],
      ['/tables', 'h1'],
      ['/settings', 'h1'],
      ['/join#0123456789012345678901234567890123456789', 'form'],
      ['/nowhere', 'h1'],
    ] as const) {
      await anna.open(path);
      await anna.page.locator(sign).first().waitFor();
      expect({ on: path, found: await serious(anna) }).toEqual({ on: path, found: [] });
    }
  });

  it('in the lobby, at the table, in a talk and in the replay', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    const expectNothing = async (on: string) => expect({ on, found: await serious(anna) }).toEqual({ on, found: [] });
    await anna.openTable();
    await expectNothing('lobby');
    await anna.playAgainstBot();
    await expectNothing('table');
    await page.locator('.galaxy .row [data-card]').first().click();
    await expectNothing('a refusal');
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByRole('button', { name: 'Hello!' }).click();
    await page.locator('.chat .mine').waitFor();
    await expectNothing('chat');
    await page.locator('.options [data-option="end"]').click();
    await expectNothing('a doubt');
    const table = page.url().split('/').at(-1) ?? '';
    await page.request.post(`/api/tables/${table}/end`, { data: {} });
    await anna.outcome.waitFor();
    await expectNothing('the end');
    await anna.open(`/replay/${table}`);
    await page.locator('.scrub').waitFor();
    await expectNothing('replay');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('dialog[open]').waitFor();
    await expectNothing('playing on');
  });
});

describe('with text twice as large', () => {
  it('nothing is lost: every page fits its width, and one can play', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    const enlarge = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    const expectFits = async (on: string) => {
      await enlarge();
      const { width, cut } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        cut: [...document.querySelectorAll<HTMLElement>('.option, .button, .question, .tabs button')]
          .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
          .map((each) => each.innerText),
      }));
      expect({ on, width, cut }).toEqual({ on, width: 1366, cut: [] });
    };
    for (const path of ['/', '/new/deckbuilding', '/rules/deckbuilding', '/tables', '/settings']) {
      await anna.open(path);
      await page.locator('h1').first().waitFor();
      await expectFits(path);
    }
    await anna.openTable();
    await expectFits('lobby');
    await anna.openShortGame();
    await expectFits('table');
    expect(await playOut([anna], byMouse, 10)).toBe(10);
    await expectFits('some turns later');
    expect(anna.faults).toEqual([]);
  });
});

describe('without a mouse', () => {
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

  it('what has the focus is always seen', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    const unseen: string[] = [];
    for (let i = 0; i < 45; i++) {
      await page.keyboard.press('Tab');
      const lost = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement) || focused === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        const { top, left, bottom, right } = focused.getBoundingClientRect();
        const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isInSight ? null : focused.outerHTML;
      });
      if (lost !== null) unseen.push(lost);
    }
    expect(unseen).toEqual([]);
  });

  it('what happened and what is asked is read aloud', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    const asked = () => page.locator('.hidden[aria-live=polite]:not([role=log])').innerText();
    const news = page.locator('[role=log]');
    expect(await asked()).toMatch(/^Your turn\. What do you do\?/);
    await page.locator('.options [data-option^="play:"]').first().click();
    await news.getByText('You play').waitFor({ state: 'attached' });
    if (/Choose one/.test(await asked())) await page.locator('.options [data-option]').first().click();
    // Each sentence makes room for the next: a screen reader hears them all.
    await news.evaluate((log) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => heard.push(log.textContent)).observe(log, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
    await page.locator('.options [data-option="end"]').click();
    await page.locator('.doubt .button.main').click();
    const heard = () =>
      page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard.join(' '));
    await expect.poll(heard, { timeout: 20_000 }).toMatch(/Bot (ends|discards|draws)/);
    await anna.asked();
    expect(await asked()).toMatch(/^Your turn\./);
  });
});
