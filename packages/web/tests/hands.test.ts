/**
 * Whatever is double-clicked or pressed with a key that is held down, at most one answer is sent; and who plays by keyboard
 * finds the focus on a choice of the new question. The suite takes a sample of each game; `npm run test:hands` takes 200
 * decisions of each by mouse and a whole game of each by keyboard.
 */
import process from 'node:process';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anyOf, CHOICES, chance, nextChoices } from './support/choices.ts';
import type { Guest } from './support/guest.ts';
import { evening, PASSING } from './support/house.ts';

const isLong = process.env.HANDS === 'long';
const DECISIONS = isLong ? 200 : 9;
const BY_KEY = isLong ? 4000 : 9;
/** After so many answers by keyboard one mostly ends what can be ended, and the game ends by the others or by itself. */
const LIVELY = 150;
const LONG = isLong ? 3_600_000 : 120_000;
/** What was sent by then belongs to what was pressed: a new question would have come. */
const AFTERWARDS = 150;

const GAMES = [
  { game: 'deckbuilding', bots: ['quick'], options: {} },
  { game: 'outer-rim', bots: [], options: {} },
  { game: 'smugglers', bots: ['quick'], options: { rounds: 40 } },
  { game: 'mandalorian', bots: [], options: {} },
] as const;

const tonight = evening();

/** What a page answers from now on. */
function answersOf({ page }: Guest): readonly string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { readonly t: string; readonly picks?: readonly string[] };
      if (message.t === 'answer') sent.push(message.picks?.join() ?? '');
    }),
  );
  return sent;
}

/** A card whose click leads to where it can be used is taken there at once: that is one wish, told in two answers. */
const isOneWish = (answers: readonly string[], card: string): boolean =>
  answers.length === 2 && answers[1] === `card:${card}`;

/** Holds Enter down on what lies at a place. */
async function hold(page: Page, x: number, y: number): Promise<void> {
  const isFocused = await page.evaluate(
    (at) => {
      const found = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('button, [tabindex]');
      found?.focus();
      return found !== null && found === document.activeElement;
    },
    { x, y },
  );
  if (!isFocused) return;
  for (let held = 0; held < 6; held++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

describe('hands', () => {
  it.each(GAMES)(
    'at $game, whatever is pressed twice is answered once',
    { timeout: LONG },
    async ({ game, bots, options }) => {
      const anna = await tonight.guest('Anna', { rest: 'short', shows: PASSING });
      const { page } = anna;
      const sent = answersOf(anna);
      const next = chance(7);
      const twice: string[] = [];
      await anna.openGame(game, options, bots);
      for (let presses = 0; sent.length < DECISIONS && presses < 20 * DECISIONS; presses++) {
        const choices = await nextChoices(page);
        if (choices === null) {
          await anna.openGame(game, options, bots);
          continue;
        }
        const { name, x, y, isTakenUp } = anyOf(choices, next());
        const before = sent.length;
        if (presses % 3 === 2) await hold(page, x, y);
        else await page.mouse.dblclick(x, y);
        await page.waitForTimeout(AFTERWARDS);
        if (isTakenUp && (await page.locator('.area.aimed').count()) === 0) await page.mouse.click(x, y);
        const answers = sent.slice(before);
        if (answers.length > 1 && !isOneWish(answers, name)) twice.push(`${name}: ${answers.join(' and ')}`);
      }
      expect(twice).toEqual([]);
      expect(sent.length).toBeGreaterThanOrEqual(DECISIONS);
      expect(anna.faults).toEqual([]);
    },
  );

  it.each(GAMES)(
    'at $game, the keyboard is enough, and its focus is on a choice of the new question',
    { timeout: LONG },
    async ({ game, bots, options }) => {
      const anna = await tonight.guest('Anna');
      const { page } = anna;
      const sent = answersOf(anna);
      const next = chance(11);
      const lost = new Set<string>();
      await anna.openGame(game, options, bots);
      let answered = -1;
      for (let presses = 0; sent.length < BY_KEY && presses < 6 * BY_KEY + 40; presses++) {
        const choices = await nextChoices(page);
        if (choices === null) break;
        if (sent.length > answered) {
          answered = sent.length;
          const fault = await misplacedFocus(page);
          if (fault !== null) lost.add(fault);
        }
        await pressAny(page, next(), sent.length < LIVELY ? 0.75 : 0.1);
      }
      expect([...lost]).toEqual([]);
      expect(anna.faults).toEqual([]);
      const isFar = isLong ? (await anna.outcome.count()) === 1 : sent.length >= BY_KEY;
      expect({ answers: sent.length, isFar }).toMatchObject({ isFar: true });
    },
  );
});

/** Where the focus is, if it is not on a choice though there is one; what ends or declines counts only where nothing else is. */
const misplacedFocus = (page: Page): Promise<string | null> =>
  page.evaluate(async (selector) => {
    // Tables put the focus on their own things in the next moment.
    await new Promise((done) => setTimeout(done, 60));
    const seen = (each: HTMLElement): boolean => each.checkVisibility() && each.closest('[inert]') === null;
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const real = all.filter((each) => !each.matches('.right [data-option]'));
    const focused = document.activeElement as HTMLElement;
    const wanted = real.length > 0 ? real : all;
    if (
      wanted.length === 0 ||
      wanted.some((each) => each === focused || focused.contains(each) || each.contains(focused))
    )
      return null;
    const question = document.querySelector('.question')?.textContent ?? '';
    return `“${question.slice(0, 60)}”: the focus is on ${focused.tagName.toLowerCase()}.${focused.className.toString().split(' ')[0]} [${focused.dataset.option ?? ''}] instead of one of ${wanted.length}, such as ${wanted[0]?.outerHTML.slice(0, 90)}`;
  }, CHOICES);

/** Goes by keys alone to something that can be chosen, and presses Enter there; sometimes to what ends or declines. */
async function pressAny(page: Page, number: number, lively: number): Promise<void> {
  const isSpace = await page.evaluate(
    ({ selector, chosen, share }) => {
      const never = /^(give|overboard|offer|trade|propose|discard|meet|unassign|swap|seat:)/;
      const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (each) => each.tabIndex >= 0 && each.checkVisibility() && !each.matches('[inert] *'),
      );
      const leading = found.filter((each) => !never.test(each.dataset.option ?? ''));
      const all = leading.length > 0 ? leading : found;
      const urgent = all.filter(
        (each) => each.closest('dialog[open], .doubt, .menu, .area.aimed, [data-intro]') !== null,
      );
      const real = all.filter((each) => !each.matches('.right [data-option]'));
      const entry = document.querySelector<HTMLElement>('g.space[tabindex="0"]');
      const closing = all.filter((each) => !real.includes(each));
      const isClosing = chosen >= share && closing.length > 0;
      const isMap =
        document.querySelector('g.space.legal') !== null && !isClosing && (real.length === 0 || chosen < 0.3);
      const from = [urgent, isClosing ? closing : real, all].find(({ length }) => length > 0) ?? [];
      const target = urgent.length === 0 && isMap ? entry : from[Math.floor(chosen * 997) % Math.max(1, from.length)];
      Reflect.set(window, 'wanted', target ?? null);
      return target?.matches('g.space') === true;
    },
    { selector: CHOICES, chosen: number, share: lively },
  );
  if (!(await tabThere(page))) return;
  // On a map, Page Down leads from one lit space to the next.
  if (isSpace) for (let n = 0; n <= Math.floor(number * 7); n++) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
}

/** Tab, or back with Shift, until what is wanted has the focus. Tables change meanwhile, so the way is looked up again. */
async function tabThere(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 4; tries++) {
    const stops = await page.evaluate(() => {
      const target = Reflect.get(window, 'wanted') as HTMLElement | null;
      if (target === null || !target.isConnected) return null;
      const all = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
      ].filter((each) => each.tabIndex >= 0 && !each.matches(':disabled, [inert] *') && each.checkVisibility());
      return all.indexOf(target) - all.indexOf(document.activeElement as HTMLElement);
    });
    if (stops === null) return false;
    if (stops === 0) return true;
    for (let n = 0; n < Math.abs(stops); n++) await page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
  }
  return page.evaluate(() => document.activeElement === Reflect.get(window, 'wanted'));
}
