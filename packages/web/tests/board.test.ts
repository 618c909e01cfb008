import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serious } from './support/axe.ts';
import { boardPage } from './support/board-page.ts';

const LONG = 60_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tonight = boardPage();

const space = (page: Page, id: string) => page.locator(`[data-space="${id}"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? '');
const viewBox = (page: Page) => page.locator('.map svg[role=group]').getAttribute('viewBox');
const answers = async (page: Page): Promise<readonly (readonly string[])[]> =>
  JSON.parse(
    (await page.locator('[data-answers]').getAttribute('data-answers')) ?? '[]',
  ) as readonly (readonly string[])[];

describe('a star map', () => {
  it('lights up where one can go, and says by which rule elsewhere not', { timeout: LONG }, async () => {
    const anna = await tonight.look('stars');
    const { page } = anna;
    const legal = await page
      .locator('.space.legal')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-space')));
    const offered = (await anna.options()).filter((id) => id.startsWith('space:')).map((id) => id.slice(6));
    expect(new Set(legal)).toEqual(new Set(offered));
    await space(page, 'planet-0').click();
    const notice = page.locator('[role=alert] .box');
    expect(await notice.innerText()).toMatch(/Cantonica[\s\S]*more than three spaces[\s\S]*CO-MOVE-02/);
    expect(await answers(page)).toEqual([]);
    expect(anna.faults).toEqual([]);
  });

  it('previews the way, and a click flies there', { timeout: LONG }, async () => {
    const { page } = await tonight.look('stars');
    await space(page, 'point-5-0').hover();
    expect(await page.locator('.route').count()).toBe(2);
    expect(await page.locator('.far').innerText()).toBe('1 space away');
    await space(page, 'planet-0').hover();
    expect(await page.locator('.route').count()).toBe(0);
    await space(page, 'point-5-0').click();
    expect(await answers(page)).toEqual([['space:point-5-0']]);
    expect(await space(page, 'point-5-0').getAttribute('aria-label')).toContain('Anna’s ship');
  });

  it('goes where one’s own piece is carried to, and not with the map', { timeout: LONG }, async () => {
    const { page } = await tonight.look('stars');
    const before = await viewBox(page);
    const middle = async (id: string): Promise<readonly [number, number]> => {
      const { x, y, width, height } = (await space(page, id).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x + width / 2, y + height / 2];
    };
    const carry = async (id: string): Promise<void> => {
      await page.mouse.move(...(await middle('planet-5')));
      await page.mouse.down();
      await page.mouse.move(...(await middle(id)), { steps: 4 });
    };
    await carry('planet-0');
    await page.mouse.up();
    expect(await answers(page)).toEqual([]);
    await carry('point-5-0');
    expect(await page.locator('.route').count()).toBe(2);
    await page.mouse.up();
    expect(await answers(page)).toEqual([['space:point-5-0']]);
    expect(await viewBox(page)).toBe(before);
  });

  it('lays several options of one space open beside it', { timeout: LONG }, async () => {
    const { page } = await tonight.look('stars');
    await space(page, 'point-5-2').click();
    const menu = page.locator('.menu button');
    expect(await menu.allInnerTexts()).toEqual(['Fly to Navpoint 18', 'Fly through to Navpoint 18']);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('point-5-2');
    await page.keyboard.press('Enter');
    await menu.nth(1).click();
    expect(await answers(page)).toEqual([['through:point-5-2']]);
  });

  it('is played by keyboard: one stop, arrows between spaces, Page Down to what is possible', {
    timeout: LONG,
  }, async () => {
    const { page } = await tonight.look('stars');
    expect(await page.locator('[data-space][tabindex="0"]').count()).toBe(1);
    await space(page, 'planet-5').focus();
    await page.keyboard.press('ArrowRight');
    const right = await focused(page);
    expect(right).toMatch(/^(point-5|planet-6)/);
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('planet-5');
    await page.keyboard.press('PageDown');
    const target = await focused(page);
    expect(await space(page, target).getAttribute('aria-label')).toMatch(/possible$/);
    await page.keyboard.press('Enter');
    if (await page.locator('.menu').isVisible()) await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('[data-answers]')?.getAttribute('data-answers') !== '[]');
    expect((await answers(page))[0]?.[0]).toContain(target);
  });

  it('is moved by wheel, drag and keys, and shown whole again', { timeout: LONG }, async () => {
    const { page } = await tonight.look('stars');
    const whole = await viewBox(page);
    await page.mouse.move(500, 250);
    await page.mouse.wheel(0, -400);
    await page.waitForFunction(
      (before) => document.querySelector('.map svg[role=group]')?.getAttribute('viewBox') !== before,
      whole,
    );
    const close = await viewBox(page);
    await page.mouse.down();
    await page.mouse.move(560, 300, { steps: 4 });
    await page.mouse.up();
    expect(await viewBox(page)).not.toBe(close);
    expect(await answers(page)).toEqual([]);
    expect(await page.locator('[role=alert] .box').count()).toBe(0);
    await page.getByLabel('Show the whole map').click();
    expect(await viewBox(page)).toBe(whole);
    await space(page, 'planet-5').focus();
    await page.keyboard.press('+');
    expect(await viewBox(page)).not.toBe(whole);
    await page.keyboard.press('0');
    expect(await viewBox(page)).toBe(whole);
  });

  it('lets pieces travel and dice roll, unless nothing shall move', { timeout: LONG }, async () => {
    for (const [reducedMotion, isSeen] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      const { page } = await tonight.look('stars', { reducedMotion });
      const moved = await page.evaluateHandle(() => {
        const seen = { pieces: 0, dice: 0 };
        const look = (): void => {
          for (const { effect } of document.getAnimations()) {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            if (target?.matches('.map g') === true) seen.pieces++;
            if (target?.matches('.die') === true) seen.dice++;
          }
          requestAnimationFrame(look);
        };
        look();
        return seen;
      });
      await space(page, 'point-5-0').click();
      await page.locator('[data-option="die:0"]').click();
      await page.waitForFunction(() => document.querySelector('.die.rolls') === null);
      const { pieces, dice } = await moved.jsonValue();
      expect({ pieces: pieces > 0, dice: dice > 0 }).toEqual({ pieces: isSeen, dice: isSeen });
    }
  });
});

describe('boards of hexes', () => {
  it('know their neighbours and their borders', { timeout: LONG }, async () => {
    const { page, faults } = await tonight.look('mission');
    await space(page, 'D1').focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('D2');
    expect(await page.locator('.map svg .wall').count()).toBe(6);
    expect(await page.locator('.map svg .door').count()).toBe(1);
    const sectors = await tonight.look('sectors');
    await space(sectors.page, 'sector-43').focus();
    await sectors.page.keyboard.press('ArrowDown');
    expect(await focused(sectors.page)).toBe('sector-44');
    expect([...faults, ...sectors.faults]).toEqual([]);
  });

  it('let go through to a piece that is an own thing', { timeout: LONG }, async () => {
    const { page } = await tonight.look('mission');
    await page.locator('[data-piece="0"]').click();
    expect(await page.locator('[role=alert] .box').innerText()).toContain('contact-0');
  });
});

describe('the things beside a map', () => {
  it('dice tell their faces, and one of them can be picked', { timeout: LONG }, async () => {
    const { page } = await tonight.look('stars');
    const dice = page.getByRole('group', { name: 'Ground combat, Anna' });
    expect(await dice.getByRole('status').innerText()).toBe('Ground combat, Anna: hit, critical hit, blank');
    await space(page, 'point-5-0').click();
    await dice.getByRole('button').first().click();
    expect((await answers(page)).at(-1)).toEqual(['die:0']);
    expect(await dice.getByRole('status').innerText()).toBe('Ground combat, Anna: hit, critical hit, blank');
  });

  it('an offer is put together from both sides and answered at once', { timeout: LONG }, async () => {
    const { page } = await tonight.look('stars');
    await space(page, 'point-5-0').click();
    await page.locator('[data-option=done]').click();
    const offer = page.getByRole('dialog', { name: 'Offer to Ben' });
    await offer.waitFor();
    expect(await page.locator('.options [data-option]').count()).toBe(0);
    const give = offer.getByRole('group', { name: 'You give' });
    await give.getByLabel('Credits: More').click();
    for (let i = 0; i < 4; i++) await give.getByLabel('Credits: More').click();
    await give.getByLabel('Spice').check();
    await offer.getByRole('group', { name: 'You get' }).getByRole('slider').fill('12000');
    expect(await offer.locator('.summary').innerText()).toMatch(/Spice, Credits 5,000[\s\S]*Credits 12,000/);
    await offer.getByRole('button', { name: 'Make the offer' }).click();
    const picks = (await answers(page)).at(-1) ?? [];
    const sum = (what: string): number =>
      picks.filter((id) => id.startsWith(`${what}#`)).reduce((total, id) => total + Number(id.split('=')[1]), 0);
    expect({ give: sum('give-credits'), get: sum('get-credits') }).toEqual({ give: 5000, get: 12_000 });
    expect(picks.filter((id) => !id.includes('#'))).toEqual(['give:Spice']);
  });

  it('keep nobody out', { timeout: LONG }, async () => {
    for (const board of ['stars', 'sectors', 'mission']) {
      const anna = await tonight.look(board);
      expect({ board, found: await serious(anna) }).toEqual({ board, found: [] });
    }
    const ben = await tonight.look('stars', PHONE);
    expect({ on: 'phone', found: await serious(ben) }).toEqual({ on: 'phone', found: [] });
    await ben.page.locator('.options [data-option^="space:"]').first().tap();
    await ben.page.locator('[data-option=done]').tap();
    await ben.page.getByRole('dialog', { name: 'Offer to Ben' }).waitFor();
    expect({ on: 'offer', found: await serious(ben) }).toEqual({ on: 'offer', found: [] });
  });
});

describe('what a table unlocks', () => {
  it('is asked of the server when it is there, and named by everything on the table', { timeout: LONG }, async () => {
    const { page, faults } = await tonight.look('stars');
    const asked: string[] = [];
    await page.route('**/api/tables/demonstration/packs*', (route) => {
      asked.push(new URL(route.request().url()).search);
      const sheet = [{ face: 'contact-0', name: 'Doctor Aphra', group: 'Crew', values: [], text: [], copies: 1 }];
      return route.fulfill({ json: { packs: [{ id: 'bar', sheet, messages: {}, rulebook: '', data: null }] } });
    });
    await page.locator('[data-piece="0"]').click();
    const notice = page.locator('[role=alert] .box');
    expect(await notice.innerText()).toContain('contact-0');
    expect(asked).toEqual([]);
    await space(page, 'point-5-0').click();
    await page.locator('[data-option=done]').waitFor();
    await page.locator('[data-piece="0"]').focus();
    await page.keyboard.press('z');
    await page.locator('.zoom article', { hasText: 'Doctor Aphra' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-piece="0"]').click();
    expect(await notice.innerText()).toContain('Doctor Aphra');
    expect(asked).toEqual(['?lang=en']);
    expect(faults).toEqual([]);
  });
});

describe('on a phone', () => {
  it('the map is on top and the panels are tabs that can be swiped', { timeout: LONG }, async () => {
    const { page, faults } = await tonight.look('stars', PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const tab = (name: string) => page.getByRole('tab', { name });
    expect(await tab('Ship').getAttribute('aria-selected')).toBe('true');
    await tab('Fight').tap();
    await page.getByRole('tabpanel', { name: 'Fight' }).getByText('75%').waitFor();
    await page.locator('.panels .strip').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }));
    await page.waitForFunction(() => document.querySelector('[aria-selected=true]')?.textContent === 'Card');
    const before = (await page.locator('.map').first().boundingBox())?.height ?? 0;
    await page.getByLabel('More room for this').tap();
    expect((await page.locator('.map').first().boundingBox())?.height ?? before).toBeLessThan(before);
    expect(faults).toEqual([]);
  });

  it('two fingers move the map, one finger chooses', { timeout: LONG }, async () => {
    const { page } = await tonight.look('stars', PHONE);
    const whole = await viewBox(page);
    const device = await page.context().newCDPSession(page);
    const fingers = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...points: readonly (readonly [number, number])[]
    ) => device.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await fingers('touchStart', [170, 120], [220, 120]);
    await fingers('touchMove', [130, 120], [260, 120]);
    await fingers('touchMove', [90, 120], [300, 120]);
    await fingers('touchEnd');
    expect(await viewBox(page)).not.toBe(whole);
    expect(await answers(page)).toEqual([]);
    await page.getByLabel('Show the whole map').tap();
    await expect.poll(() => viewBox(page)).toBe(whole);
    await space(page, 'planet-3').tap();
    await page.locator('.menu button').first().tap();
    expect(await answers(page)).toEqual([['space:planet-3']]);
  });
});
