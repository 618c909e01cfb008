import { describe, expect, it } from 'vitest';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { standing } from './support/layout.ts';
import { wander } from './support/wander.ts';

const tonight = evening();
const LONG = 120_000;

/** Counts the answers that a page sends from now on. */
function answersOf({ page }: Guest): () => number {
  let sent = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"t":"answer"')) sent++;
    }),
  );
  return () => sent;
}

describe('calm hands', () => {
  it('a double click on a choice is one answer, a held key too, and a click that comes too early is none', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna', { rest: 'short' });
    const { page } = anna;
    const sent = answersOf(anna);
    await anna.openShortGame();
    const first = page.locator('.decide .list [data-option]:not([data-option=play-all])').first();
    for (let i = 1; i <= 4; i++) {
      await anna.asked();
      if (i % 2 === 0) await first.dblclick();
      else {
        await first.focus();
        await page.keyboard.down('Enter');
        for (let held = 0; held < 8; held++) await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      }
      await expect.poll(sent).toBe(i);
    }
    // What is clicked in the moment in which something new is asked was meant for something else.
    await anna.asked();
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        const options = document.querySelectorAll<HTMLElement>('.options[aria-disabled] [data-option]');
        for (const button of options) button.click();
        if (options.length === 0 && document.body.dataset.clicked === 'early') watch.disconnect();
        else if (options.length > 0 && document.body.dataset.clicked === undefined)
          document.body.dataset.clicked = 'early';
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.locator('.options [data-option]').first().click();
    const sure = page.locator('.doubt .button.main');
    if (await sure.isVisible()) await sure.click();
    await expect.poll(sent).toBe(5);
    await page.locator('[data-clicked=early]').waitFor();
    await anna.asked();
    expect(sent()).toBe(5);
    expect(anna.faults).toEqual([]);
  });

  it('undo and the end of the turn never move, and the focus is on a choice of the new question', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.openShortGame();
    await anna.asked();
    const before = await standing(page);
    for (let i = 0; i < 12; i++) {
      await anna.asked();
      expect(await standing(page)).toEqual(before);
      const focused = await page.evaluate(() => {
        const { option, choice, fold } = (document.activeElement as HTMLElement).dataset;
        return option ?? choice ?? `several of ${fold}`;
      });
      const isChoice = (option: string) => !/^(pass|end)$/.test(option);
      const hasChoices = (await page.locator('.decide .list button').count()) > 0;
      expect({ focused, isChoice: isChoice(focused) }).toEqual({ focused, isChoice: hasChoices });
      expect(focused).not.toBe('several of undefined');
      await page.keyboard.press('Enter');
      const sure = page.locator('.doubt .button.main');
      if (await sure.isVisible()) await sure.click();
      await page.locator('.options:not([aria-disabled])').waitFor();
    }
    // A refusal lies over the table and moves nothing. A base that has just been broken is not there: then it is one's own.
    await page.locator('.area .base [data-card]').first().click();
    expect(await standing(page)).toEqual(before);
  });

  it('a scene that comes up by itself is not put away by a click meant for the one before', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna', { rest: 'short', shows: { pace: 'calm', mine: 'wait' } });
    const { page } = anna;
    await anna.openGame('outer-rim', {}, []);
    // Whatever waits is clicked in the moment in which it comes.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        const scene = document.querySelector<HTMLElement>('.scene');
        if (scene === null || document.querySelector('[data-go-on].main') === null) return;
        watch.disconnect();
        const shown = scene.innerText;
        scene.click();
        document.querySelector<HTMLElement>('[data-go-on].main')?.click();
        requestAnimationFrame(() => {
          const stays = document.querySelector<HTMLElement>('.scene')?.innerText === shown;
          document.body.dataset.clicked = shown === '' ? 'nothing was shown' : stays ? 'it stays' : 'it is gone';
        });
      });
      watch.observe(document.body, { subtree: true, childList: true });
    });
    const clicked = (): Promise<string | null> => page.evaluate(() => document.body.dataset.clicked ?? null);
    for (let i = 0; i < 400 && (await clicked()) === null; i++)
      if ((await wander(page, (i * 0.618) % 1)) !== 'acted') await page.waitForTimeout(30);
    expect(await clicked()).toBe('it stays');
    expect(anna.faults).toEqual([]);
  });

  it('Space goes on while something is shown, also where a space of the map has the focus', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna', { shows: { pace: 'calm', mine: 'wait' } });
    const { page } = anna;
    await anna.openGame('outer-rim', {}, []);
    const waiting = page.locator('[data-go-on].main');
    for (let i = 0; i < 400 && !(await waiting.isVisible()); i++)
      if ((await wander(page, (i * 0.618) % 1)) !== 'acted') await page.waitForTimeout(30);
    // What comes next may wait with the same button.
    const shown = (): Promise<string> =>
      page.evaluate(() => document.querySelector<HTMLElement>('.scene')?.innerText ?? '');
    const before = await shown();
    expect(before).not.toBe('');
    await page.locator('g.space[tabindex="0"]').focus();
    await page.keyboard.press('Space');
    await expect.poll(shown).not.toBe(before);
    expect(await page.locator('.notice').innerText()).toBe('');
    expect(anna.faults).toEqual([]);
  });

  it('has keys for everything, and a list of them', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.openShortGame();
    await anna.asked();
    const before = await anna.options();
    // Space goes on; where nobody moves by keys it presses nothing that the table gave the focus.
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-option]')?.dataset.option ?? null);
    await expect.poll(focused).not.toBeNull();
    await page.keyboard.press('Space');
    await page.waitForTimeout(200);
    expect(await anna.options()).toEqual(before);
    expect(await page.locator('.undo:not(:disabled)').count()).toBe(0);
    await page.keyboard.press('1');
    await page.locator('.undo:not(:disabled)').waitFor();
    await anna.asked();
    expect(await anna.options()).not.toEqual(before);
    await page.keyboard.press('u');
    await expect.poll(() => anna.options()).toEqual(before);
    await page.keyboard.press('l');
    await page.locator('.drawer .log').waitFor();
    await page.keyboard.press('?');
    await page.locator('dialog kbd', { hasText: '1 – 9' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('e');
    await page.locator('.doubt').waitFor();
    expect(anna.faults).toEqual([]);
  });
});
