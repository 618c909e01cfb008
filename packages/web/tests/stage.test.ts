import { attackOf, type DeckState, game as deckbuilding } from '@cantina/deckbuilding';
import { GAME_IDS, type GameId, loadGame } from '@cantina/games';
import { type CardId, openTable, type View } from '@cantina/kernel';
import { healthFor, type Level, type MandoState } from '@cantina/mandalorian';
import { fameOf, game as outerRim } from '@cantina/outer-rim';
import { type Reader, segments } from '@cantina/text';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { evening } from './support/house.ts';
import { type GameToJudge, judge, type Verdict } from './support/stage-judge.ts';
import { keepStageLog, stageLog } from './support/stage-log.ts';
import { wander } from './support/wander.ts';

const tonight = evening();
/** Four hundred answers take their time. */
const LONG = process.env.STAGE_ACTS === undefined ? 240_000 : 3_600_000;
/** `npm run test:stage` plays longer. */
const ACTS = Number(process.env.STAGE_ACTS ?? 12);

/** What a view says of a game, by its names. */
const fieldsOf = <T>({ fields }: View): T => fields as T;
const count = (view: View, zone: string, seat: number): number => view.zones[zone]?.[seat]?.count ?? 0;
interface Turns {
  readonly active: number;
  readonly round?: number;
}
/** Captains and bases are chosen before anybody has a turn. */
const turnOf = (view: View): number | null => {
  const { active, round } = fieldsOf<Turns>(view);
  return round === 0 ? null : active;
};
type Players = { readonly players: readonly Readonly<Record<string, number>>[] };

/** What others can change for a person, read from their view, by the words of the recap. */
const STANDING: Readonly<Record<GameId, GameToJudge['standing']>> = {
  deckbuilding: (view, seat) => {
    const lost = count(view, 'victory', 1 - seat);
    const [base] = view.zones.base?.[seat]?.cards ?? [];
    const { damage } = fieldsOf<{ readonly damage: readonly number[] }>(view);
    return {
      'Bases lost': lost,
      'Cards in hand': count(view, 'hand', seat),
      // How much a base that has fallen could take stands on the card, not in the view.
      ...(lost > 0 || base === undefined ? {} : { 'Damage to your bases': damage[base.id] ?? 0 }),
    };
  },
  'outer-rim': (view, seat) => {
    const { credits = 0, characterDamage = 0, shipDamage = 0 } = fieldsOf<Players>(view).players[seat] ?? {};
    return {
      Credits: credits,
      'Damage to your character': characterDamage,
      'Damage to your ship': shipDamage,
      'Your cards': count(view, 'assets', seat),
    };
  },
  smugglers: (view, seat) => {
    const {
      credits = 0,
      bounty = 0,
      hull = 0,
      engines = 0,
      shields = 0,
      food = 0,
    } = fieldsOf<Players>(view).players[seat] ?? {};
    return { Credits: credits, Bounty: bounty, Hull: hull, Engines: engines, Shields: shields, Food: food };
  },
  mandalorian: (view, seat) => {
    const { damage, characters } = fieldsOf<Pick<MandoState, 'damage' | 'characters'>>(view);
    const character = characters[seat];
    const health = character === undefined ? 0 : healthFor(character, view.options as unknown as Level);
    return { Hearts: health - (damage[seat] ?? 0), 'Cards in hand': count(view, 'hand', seat) };
  },
};

/** How hard everything in play attacks what it is sent against, with all that changes it right now. */
function attacks(view: View): Readonly<Record<string, number>> {
  const g = openTable(deckbuilding, view);
  const { assigned } = fieldsOf<Pick<DeckState, 'assigned'>>(view);
  const inPlay = ['units', 'ships'].flatMap((zone) => (view.zones[zone] ?? []).flatMap(({ cards }) => cards));
  return Object.fromEntries(
    inPlay.map(({ id }) => {
      const target = assigned.find(({ card }) => card === id)?.target ?? 'base';
      return [`attack of ${id}`, attackOf(g, id as CardId, target !== 'base')];
    }),
  );
}

/** Fame, with what assets grant while their condition holds. */
function fame(view: View): Readonly<Record<string, number>> {
  const g = openTable(outerRim, view);
  const { players } = fieldsOf<Players>(view);
  return Object.fromEntries(players.map((_, player) => [`fame of ${player}`, fameOf(g, player)]));
}

const RECKONED: Readonly<Partial<Record<GameId, NonNullable<GameToJudge['reckoned']>>>> = {
  deckbuilding: attacks,
  'outer-rim': fame,
};

/** What a judge knows of a game; a beat that has no words in the log only clears the table. */
async function rulesOf(id: GameId): Promise<GameToJudge> {
  const { game, book } = await loadGame(id);
  const reckoned = RECKONED[id];
  const reader: Reader = {
    lang: 'en',
    seat: null,
    book,
    seatName: String,
    faceName: (face) => face,
    onFault: () => '',
  };
  return {
    isBeat: ({ type, data }) =>
      (game.beats ?? []).includes(type) && segments({ key: `log.${type}`, args: data }, reader).length > 0,
    turnOf,
    standing: STANDING[id],
    ...(reckoned === undefined ? {} : { reckoned }),
  };
}
/** Where so few answers always move a number. */
const MOVES: Readonly<Record<string, number>> = { deckbuilding: 1 };
/** Scenes with the most to say have the least room there. */
const ON_A_PHONE: ReadonlySet<GameId> = new Set(['mandalorian']);
/** So long somebody looks before they look again, in milliseconds of the page. */
const LOOKS = 1500;
const BLINKS = 100;
/** So long a busy machine may take to stop the clock of a page. */
const SOON = 10_000;
/** Every so many looks they have seen enough. */
const PATIENCE = 40;
const chance = (i: number): number => ((i * 7919 + 13) % 101) / 101;

/** Opens another panel or another player's things, one after the other; what something lies over can't be reached. */
function lookAround(page: Page, i: number): Promise<void> {
  return page.evaluate((number) => {
    const things = [
      ...document.querySelectorAll<HTMLElement>('.board [role=tab], .board .players button, .board [data-player]'),
    ].filter((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    things[number % things.length]?.click();
  }, i);
}

/** Goes on from what waits to be seen; whoever is impatient, also from what is still playing. */
function goOn(page: Page, isImpatient: boolean): Promise<'went-on' | 'playing' | 'nothing'> {
  return page.evaluate((mayEnd) => {
    const button = document.querySelector<HTMLElement>('[data-go-on]');
    if (button === null) return 'nothing';
    if (!mayEnd && !button.matches('.main')) return 'playing';
    button.click();
    return 'went-on';
  }, isImpatient);
}

/** Somebody plays a game to its end, or so many answers long and until the turn of somebody else was told again. */
async function watched(game: GameId, rules: GameToJudge, most: number): Promise<Verdict & { readonly acts: number }> {
  const anna = await tonight.guest('Anna', {
    reducedMotion: 'no-preference',
    ...(ON_A_PHONE.has(game) ? { viewport: { width: 390, height: 844 } } : {}),
    shows: { pace: 'brisk', mine: 'wait', motion: 'fast' },
  });
  const { page } = anna;
  // What is watched takes its time in the page, not here.
  await page.clock.install();
  await keepStageLog(page.context());
  await anna.openGame(game, {}, ['quick']);
  // From here on only looking takes time: a busy machine shortens nothing.
  await page.clock.pauseAt(Date.now() + SOON);
  let acts = 0;
  for (let i = 0; i < most * 400; i++) {
    const stage = await goOn(page, i % PATIENCE === PATIENCE - 1);
    if (stage === 'playing') await page.clock.runFor(LOOKS);
    if (stage !== 'nothing') continue;
    // Whether a recap stood beside a question is read from what the page went through, not looked for in passing.
    if (acts >= most && judge(await stageLog(page), rules).recaps > 0) break;
    const did = await wander(page, chance(i));
    if (did === 'over') break;
    if (did === 'idle') {
      // Bots think, or something is being drawn.
      await page.clock.runFor(BLINKS);
      await page.waitForTimeout(BLINKS / 5);
    } else {
      acts++;
      // Whoever looks at somebody else's things moves nothing.
      if (acts % 5 === 4) await lookAround(page, i);
    }
  }
  const { faults, mine, moved, recaps, changes } = judge(await stageLog(page), rules);
  await page.context().close();
  return { faults: [...faults, ...anna.faults], mine, moved, recaps, changes, acts };
}

describe('the stage', () => {
  it.each(GAME_IDS)(
    '%s: what names me is seen before I am asked again, dice before verdicts, no number moves by itself, recaps say what changed for me',
    { timeout: LONG },
    async (game) => {
      const rules = await rulesOf(game);
      const seen = { acts: 0, mine: 0, moved: 0, recaps: 0 };
      // Who has come to the end of a game begins another one.
      for (let games = 0; games < ACTS && seen.acts < ACTS; games++) {
        const evening = await watched(game, rules, ACTS - seen.acts);
        expect(evening.faults).toEqual([]);
        seen.acts += evening.acts;
        seen.mine += evening.mine;
        seen.moved += evening.moved;
        seen.recaps += evening.recaps;
      }
      console.log(`${game}: ${JSON.stringify(seen)}`);
      expect(seen.acts).toBeGreaterThanOrEqual(ACTS);
      expect(seen.mine).toBeGreaterThan(0);
      expect(seen.moved).toBeGreaterThanOrEqual(MOVES[game] ?? 0);
      expect(seen.recaps).toBeGreaterThan(0);
    },
  );

  it('its watcher sees a verdict that is there before its dice lie, and dice that were never in the air', {
    timeout: LONG,
  }, async () => {
    const { page } = await tonight.guest('Anna', { shows: { motion: 'fast' } });
    await keepStageLog(page.context());
    const faultsOf = async (...pictures: readonly (readonly [die: string, verdict: string])[]) => {
      await page.goto('about:blank');
      for (const picture of pictures) {
        await page.evaluate(([die, verdict]) => {
          document.body.innerHTML = `<article data-scene="test"><i class="${die}">1</i><p class="verdict"><b>${verdict}</b></p></article>`;
        }, picture);
      }
      return (await stageLog(page)).flatMap((entry) => (entry.what === 'fault' ? [entry.fault.split(':')[0]] : []));
    };
    expect(await faultsOf(['die rolls', ''], ['die', 'Hit'])).toEqual([]);
    expect(await faultsOf(['die rolls', 'Hit'], ['die', 'Hit'])).toEqual(['a verdict before its dice']);
    expect(await faultsOf(['die', 'Hit'])).toEqual(['a verdict whose dice did not roll']);
    await page.context().close();
  });

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
