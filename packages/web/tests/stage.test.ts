import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../games/deckbuilding/content/index.ts';
import { beats as rebelsBeats } from '../../../games/deckbuilding/rules/beats.ts';
import { boardOf } from '../../../games/deckbuilding/table/board.ts';
import * as rebels from '../../../games/deckbuilding/table/sight.ts';
import { log as rebelsLog } from '../../../games/deckbuilding/text/en/log.ts';
import { beats as mandoBeats } from '../../../games/mandalorian/rules/beats.ts';
import * as mando from '../../../games/mandalorian/table/sight.ts';
import { log as mandoLog } from '../../../games/mandalorian/text/en/log.ts';
import { beats as rimBeats } from '../../../games/outer-rim/rules/beats.ts';
import * as rim from '../../../games/outer-rim/table/sight.ts';
import { log as rimLog } from '../../../games/outer-rim/text/en/log.ts';
import { beats as smugglersBeats } from '../../../games/smugglers/rules/beats.ts';
import * as smugglers from '../../../games/smugglers/table/sight.ts';
import { log as smugglersLog } from '../../../games/smugglers/text/en/log.ts';
import { evening } from './support/house.ts';
import { type GameToJudge, judge } from './support/stage-judge.ts';
import { keepStageLog, stageLog } from './support/stage-log.ts';
import { wander } from './support/wander.ts';

const tonight = evening();
/** Four hundred answers take their time. */
const LONG = process.env.STAGE_ACTS === undefined ? 240_000 : 3_600_000;
/** `npm run test:stage` plays longer. */
const ACTS = Number(process.env.STAGE_ACTS ?? 20);

/** Beats that the log has words for; the others only clear the table. */
const told = (beats: readonly string[], log: Readonly<Record<string, unknown>>): readonly string[] =>
  beats.filter((type) => {
    const words = log[`log.${type}`];
    return typeof words !== 'function' || words.length > 0 || words() !== '';
  });

/** What others can change for a person, read from their view, by the words of the recap. */
const GAMES: Readonly<Record<string, GameToJudge>> = {
  deckbuilding: {
    beats: told(rebelsBeats, rebelsLog),
    turnOf: (view) => rebels.fieldsOf(view).active,
    derived: (view, seat) => boardOf(view, seat),
    standing: (view, seat) => ({
      'Bases lost': view.zones.victory?.[1 - seat]?.count ?? 0,
      'Cards in hand': view.zones.hand?.[seat]?.count ?? 0,
      'Damage to your bases': [
        ...(view.zones.victory?.[1 - seat]?.cards ?? []).map(({ face }) => cardOf(face).hitPoints),
        ...(view.zones.base?.[seat]?.cards ?? []).map(({ id }) => rebels.fieldsOf(view).damage[id] ?? 0),
      ].reduce((sum, points) => sum + points, 0),
    }),
  },
  'outer-rim': {
    beats: told(rimBeats, rimLog),
    turnOf: (view) => rim.fieldsOf(view).active,
    standing: (view, seat) => {
      const player = rim.fieldsOf(view).players[seat];
      return {
        Credits: player?.credits ?? 0,
        'Damage to your character': player?.characterDamage ?? 0,
        'Damage to your ship': player?.shipDamage ?? 0,
        'Your cards': view.zones.assets?.[seat]?.count ?? 0,
      };
    },
  },
  smugglers: {
    beats: told(smugglersBeats, smugglersLog),
    // Captains are chosen before anybody has a turn.
    turnOf: (view) => (smugglers.fieldsOf(view).round === 0 ? null : smugglers.fieldsOf(view).active),
    standing: (view, seat) => {
      const player = smugglers.fieldsOf(view).players[seat];
      return {
        Credits: player?.credits ?? 0,
        Bounty: player?.bounty ?? 0,
        Hull: player?.hull ?? 0,
        Engines: player?.engines ?? 0,
        Shields: player?.shields ?? 0,
        Food: player?.food ?? 0,
      };
    },
  },
  mandalorian: {
    beats: told(mandoBeats, mandoLog),
    turnOf: (view) => mando.fieldsOf(view).active,
    standing: (view, seat) => ({
      Hearts: -(mando.fieldsOf(view).damage[seat] ?? 0),
      'Cards in hand': view.zones.hand?.[seat]?.count ?? 0,
    }),
  },
};
/** Where so few answers always move a number. */
const MOVES: Readonly<Record<string, number>> = { deckbuilding: 1 };
/** So long somebody looks before they look again, in milliseconds. */
const LOOKS = 120;
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
  it.each(Object.entries(GAMES))(
    '%s: what names me is seen before I am asked again, dice before verdicts, no number moves by itself, recaps say what changed for me',
    { timeout: LONG },
    async (game, rules) => {
      const anna = await tonight.guest('Anna', {
        reducedMotion: 'no-preference',
        shows: { pace: 'brisk', mine: 'wait', motion: 'fast' },
      });
      const { page } = anna;
      // What is watched takes its time in the page, not here.
      await page.clock.install();
      await keepStageLog(page.context());
      await anna.openGame(game, {}, ['quick']);
      let acts = 0;
      for (let i = 0; i < ACTS * 400 && acts < ACTS; i++) {
        // Somebody who watches; now and then they have seen enough.
        const goOn = page.locator(i % 300 === 299 ? '[data-go-on]' : '[data-go-on].main');
        if (await goOn.isVisible()) await goOn.click({ timeout: 2000 }).catch(() => undefined);
        else {
          const did = await wander(page, chance(i));
          if (did === 'over') break;
          if (did === 'acted') {
            acts++;
            // Whoever looks at somebody else's things moves nothing.
            if (acts % 5 === 4) await lookAround(page, i);
          } else await page.clock.runFor(LOOKS);
        }
      }
      const verdict = judge(await stageLog(page), rules);
      expect(verdict.faults).toEqual([]);
      expect(verdict.mine).toBeGreaterThan(0);
      expect(verdict.moved).toBeGreaterThanOrEqual(MOVES[game] ?? 0);
      expect(verdict.recaps).toBeGreaterThan(0);
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
