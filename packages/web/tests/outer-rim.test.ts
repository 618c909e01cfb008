import { game } from '@cantina/outer-rim';
import { beforeAll, describe, expect, it } from 'vitest';
import { serious } from './support/axe.ts';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { bringTables, seatToken } from './support/prepared.ts';
import { flyOut } from './support/rim.ts';
import { hunt, journey, search } from './support/rim-tables.ts';

const LONG = 300_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tonight = evening();

const sit = async (guest: Guest, table: string, seat: number): Promise<void> => {
  await guest.join(`${tonight.house.url}/join#${seatToken(table, seat)}`);
  await guest.page.locator('.table').first().waitFor();
};
const option = ({ page }: Guest, id: string) => page.locator(`.options [data-option="${id}"]:not(:disabled)`).first();
const creditsOf = async ({ page }: Guest, player: number): Promise<string> =>
  (await page.locator(`[data-player="${player}"] .facts span`).nth(2).innerText()).replace(/\D/g, '');

beforeAll(async () => {
  await bringTables(tonight.house, game, [
    { name: 'hunt', setting: hunt },
    { name: 'journey', setting: journey },
    { name: 'looking', setting: journey },
    { name: 'buying', setting: search },
  ]);
}, LONG);

describe('Star Wars: Outer Rim', () => {
  it('is played by mouse against the printed AI, from the characters to the end', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await anna.openGame('outer-rim', {}, []);
    expect(await anna.page.locator('[data-choose]').count()).toBe(8);
    expect(await flyOut(anna)).toBeGreaterThan(8);
    expect(await anna.outcome.innerText()).toMatch(/win/i);
    await anna.unfold('log');
    expect(await anna.page.locator('.log').innerText()).toContain('AI');
    expect(anna.faults).toEqual([]);
    expect(anna.foreign).toEqual([]);
  });

  it('two people trade, then one hunts the other’s crew and rolls dice again', { timeout: LONG }, async () => {
    const [anna, ben] = [await tonight.guest('Anna'), await tonight.guest('Ben', { locale: 'de' })];
    await sit(anna, 'hunt', 0);
    await sit(ben, 'hunt', 1);
    await option(anna, 'credits').click();

    // The trade: 3,000 credits for a cargo, put together in one dialog.
    await option(anna, 'trade').click();
    await option(anna, 'seat:1').click();
    const offer = anna.page.getByRole('dialog', { name: 'Offer to Ben' });
    for (let i = 0; i < 3; i++)
      await offer
        .getByRole('button', { name: /more|\+/i })
        .first()
        .click();
    await offer.getByLabel('Food Supplies').check();
    await offer.locator('.button.main').click();
    await ben.page.locator('[data-terms]').waitFor();
    expect(await ben.page.locator('[data-terms]').innerText()).toMatch(/Anna gibt:\s+3\.000 Credits/);
    // A counter-offer begins with what lies on the table.
    await option(ben, 'counter').click();
    const counter = ben.page.getByRole('dialog', { name: 'Angebot an Anna' });
    expect(await counter.innerText()).toMatch(/Du gibst: Lebensmittel\s+Du bekommst: Credits 3\.000/);
    await counter.locator('.button.main').click();
    await option(anna, 'accept').click();
    await anna.page.locator('[data-slot] [data-face="market/food-supplies"]').waitFor();
    expect(await creditsOf(anna, 1)).toBe('7000');

    // A present from Ben, whose turn it is not.
    await ben.page.locator('.options summary').click();
    await option(ben, 'give:0:1000').click();
    await expect.poll(() => creditsOf(anna, 1)).toBe('6000');

    // The hunt: Greedo flies with Ben, who protects him.
    await option(anna, 'done').click();
    await option(anna, 'end').click();
    const crew = anna.page.locator('.options [data-option^="crew:"]');
    expect(await crew.innerText()).toMatch(/\d+% to win/);
    await crew.click();
    await option(ben, 'protect').click();

    // Blank, hit, focus: the two that miss are rolled again.
    const dice = anna.page.locator('[data-roll=combat] button.die');
    await dice.first().waitFor();
    expect(await dice.count()).toBe(3);
    expect(await anna.page.locator('.now .odds').first().innerText()).toMatch(/Anna wins/);
    await dice.nth(0).click();
    await dice.nth(2).click();
    await anna.page.locator('[data-change]').click();
    await option(anna, 'capture').waitFor();
    expect(await anna.page.locator('[data-roll=combat]').innerText()).toMatch(/Anna attacks\s*2 damage\s*Anna wins/);
    await option(anna, 'capture').click();
    await anna.page.locator('[data-slot]', { hasText: 'Greedo captured' }).waitFor();
    expect(await ben.page.locator('[data-player="0"]').count()).toBe(1);
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });

  it('says on the map why a space is out of reach, and shows the way to a place one plans for', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna');
    await sit(anna, 'journey', 0);
    const { page } = anna;
    await page.locator('[data-space="takodana"]').click();
    expect(await page.locator('[role=alert] .box').innerText()).toMatch(/Rule OR-MOVE-01/);
    // OR-CONTACT-11 who lies faceup can be read in the databank
    await page
      .getByRole('button', { name: /^Garindan/ })
      .first()
      .hover();
    await page.locator('.zoom article', { hasText: 'Encounter' }).waitFor();
    await page.mouse.move(5, 5);
    await page.getByRole('tab', { name: 'Plans' }).click();
    await page.getByRole('button', { name: /Bounty: Garindan → Cantonica · here.*show the way/ }).waitFor();
    await page.getByRole('button', { name: /Food Supplies → Nal Hutta · 11 spaces, 2 turns/ }).click();
    expect(await page.locator('.plan').count()).toBe(1);
    await page.locator('[data-space="cantonica"]').click();
    await option(anna, 'end').click();
    expect(await option(anna, 'contact:0').innerText()).toMatch(/\d+% to win/);
    expect(await serious(anna)).toEqual([]);
    expect(anna.faults).toEqual([]);
  });

  it('says what the market offers and what a trade-in is worth, and cuts nobody’s reputation off', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna', { viewport: { width: 1100, height: 768 } });
    await sit(anna, 'buying', 0);
    const { page } = anna;
    expect(await page.locator('[data-face="market/hwk-290"]').innerText()).toMatch(/Hyperdrive 6.*Hull 4/);
    expect(await page.locator('[data-face="market/hired-help"] .line').innerText()).not.toBe('');
    const facts = page.locator('[data-player] .facts');
    expect(await facts.count()).toBe(2);
    for (const each of await facts.all())
      expect(await each.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThanOrEqual(1);

    // What has no slot lies beside the others, with the reason.
    await page.locator('[data-player="1"]').click();
    const cargo = page.locator('[data-slot=cargo] [data-card]');
    await expect.poll(() => cargo.count()).toBe(2);
    expect((await cargo.allInnerTexts()).map((text) => text.includes('no free slot'))).toEqual([false, true]);
    await page.locator('[data-player="0"]').click();

    // Garindan lies under a token that nobody has turned up; which ones it may be is seen on their backs.
    await page.getByRole('tab', { name: 'Plans' }).click();
    expect(await page.locator('[data-search]').innerText()).toMatch(
      /Bounty: Garindan\s+\? contact of class 1, facedown/,
    );

    await option(anna, 'credits').click();
    await option(anna, 'market').click();
    await option(anna, 'done').click();
    await page.locator('.options [data-option^="buy:"]', { hasText: 'Hired Help' }).click();
    const tradeIn = page.locator('.options [data-option^="card:"]');
    await tradeIn.first().waitFor();
    expect(await tradeIn.allInnerTexts()).toEqual(['Food Supplies · 1,000 credits']);
    expect(await page.locator('[data-resolving="market/hired-help"]').isVisible()).toBe(true);
    expect(anna.faults).toEqual([]);
  });

  it('is planned while others play, on a phone', { timeout: LONG }, async () => {
    const ben = await tonight.guest('Ben', PHONE);
    await sit(ben, 'looking', 1);
    const { page } = ben;
    for (const tab of ['Now', 'Market', 'Plans', 'Players', 'Board']) {
      await page.getByRole('tab', { name: tab }).tap();
      await page.getByRole('tabpanel', { name: tab }).waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await ben.boardScrolls()).toBe(false);
    expect(await serious(ben)).toEqual([]);
    expect(ben.faults).toEqual([]);
  });
});
