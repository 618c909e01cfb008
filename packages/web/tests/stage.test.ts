import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { evening } from './support/house.ts';
import { keepStageLog, type StageLog } from './support/stage-log.ts';
import { wander } from './support/wander.ts';

const tonight = evening();
/** Four hundred answers take their time. */
const LONG = process.env.STAGE_ACTS === undefined ? 240_000 : 3_600_000;
/** `npm run test:stage` plays longer. */
const ACTS = Number(process.env.STAGE_ACTS ?? 20);

/** What chance or others do to somebody, game by game: it is never over before it was seen. */
const HAPPENS = {
  deckbuilding: ['base-destroyed', 'ship-destroyed'],
  'outer-rim': ['draw-encounter', 'test-roll', 'combat-roll', 'defeated'],
  smugglers: ['fate', 'arrest', 'destroyed'],
  mandalorian: ['hurt', 'hero-defeated'],
} as const;
/** Where so few answers always move a number. */
const MOVES: Readonly<Record<string, number>> = { deckbuilding: 1 };
const chance = (i: number): number => ((i * 7919 + 13) % 101) / 101;

/** Opens another panel or another player's things, one after the other. */
async function lookAround(page: Page, i: number): Promise<void> {
  const things = page.locator('.board [role=tab], .board .players button, .board [data-player]');
  const count = await things.count();
  if (count > 0)
    await things
      .nth(i % count)
      .click({ timeout: 1000, force: true })
      .catch(() => undefined);
}

describe('the stage', () => {
  it.each(Object.entries(HAPPENS))(
    '%s: what happens to me is seen before I am asked again, dice before verdicts, no number moves by itself',
    { timeout: LONG },
    async (game, types) => {
      const anna = await tonight.guest('Anna', {
        reducedMotion: 'no-preference',
        shows: { pace: 'brisk', mine: 'wait', motion: 'fast' },
      });
      const { page } = anna;
      await keepStageLog(page.context(), types);
      await anna.openGame(game, {}, ['quick']);
      let acts = 0;
      for (let i = 0; i < ACTS * 40 && acts < ACTS; i++) {
        const goOn = page.locator('[data-go-on]');
        if (await goOn.isVisible()) await goOn.click({ timeout: 2000 }).catch(() => undefined);
        else {
          const did = await wander(page, chance(i));
          if (did === 'over') break;
          if (did === 'acted') {
            acts++;
            // Whoever looks at somebody else's things moves nothing.
            if (acts % 5 === 4) await lookAround(page, i);
          } else await page.waitForTimeout(30);
        }
      }
      const log = await page.evaluate(() => (window as unknown as { readonly stageLog: StageLog }).stageLog);
      expect(log.faults).toEqual([]);
      expect(log.moved).toBeGreaterThanOrEqual(MOVES[game] ?? 0);
      expect(log.recaps).toBeGreaterThan(0);
      expect(anna.faults).toEqual([]);
      await page.context().close();
    },
  );

  it('is silent until the first click and when it is off', { timeout: LONG }, async () => {
    for (const volume of [0.5, 0]) {
      const anna = await tonight.guest('Anna', { shows: { pace: 'summary', mine: 'pass', motion: 'off', volume } });
      const { page } = anna;
      await page.context().addInitScript(() => {
        const Plain = window.AudioContext;
        Object.assign(window, { voices: 0 });
        window.AudioContext = class extends Plain {
          constructor() {
            super();
            (window as unknown as { voices: number }).voices++;
          }
        };
      });
      const voices = () => page.evaluate(() => (window as unknown as { readonly voices: number }).voices);
      await anna.openShortGame();
      await anna.asked();
      expect(await voices()).toBe(0);
      await page.mouse.click(4, 4);
      // A sound is heard when one is asked again after somebody else's turn.
      for (let i = 0; i < 60 && (await voices()) === 0; i++) {
        if ((await wander(page, chance(i))) !== 'acted') await page.waitForTimeout(30);
      }
      expect(await voices()).toBe(volume === 0 ? 0 : 1);
      await page.context().close();
    }
  });
});
