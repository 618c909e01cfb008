import { game } from '@cantina/outer-rim';
import { beforeAll, describe, expect, it } from 'vitest';
import { serious } from './support/axe.ts';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { bringTables, sitAt } from './support/prepared.ts';
import { flyOut } from './support/rim.ts';
import { harbour, hunt, journey, search, smuggling } from './support/rim-tables.ts';

const LONG = 300_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tonight = evening();

const sit = (guest: Guest, table: string, seat: number) => sitAt(tonight.house, guest, table, seat);
const option = ({ page }: Guest, id: string) => page.locator(`.options [data-option="${id}"]:not(:disabled)`).first();
const creditsOf = async ({ page }: Guest, player: number): Promise<string> =>
  // What is gained or lost rises beside the number for a moment.
  page.locator(`[data-player="${player}"] [data-term=credits]`).evaluate((sum) =>
    [...sum.childNodes]
      .map((part) => (part.nodeName === 'B' ? '' : part.textContent))
      .join('')
      .replace(/\D/g, ''),
  );

beforeAll(async () => {
  await bringTables(tonight.house, game, [
    { name: 'hunt', setting: hunt },
    { name: 'journey', setting: journey },
    { name: 'looking', setting: journey },
    { name: 'buying', setting: search },
    { name: 'harbour', setting: harbour },
    { name: 'tapping', setting: journey },
    { name: 'smuggling', setting: smuggling },
  ]);
}, LONG);

describe('Star Wars: Outer Rim', () => {
  it('is played by mouse against the printed AI, from the characters to the end', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await anna.openGame('outer-rim', {}, []);
    expect(await anna.page.locator('[data-choose]').count()).toBe(8);
    expect(await flyOut(anna)).toBeGreaterThan(8);
    expect(await anna.outcome.innerText()).toMatch(/win/i);
    expect(await anna.page.locator('[data-player="1"]').innerText()).toContain('AI');
    expect(anna.faults).toEqual([]);
    expect(anna.foreign).toEqual([]);
  });

  it('two people trade, then one hunts the other’s crew and rolls dice again', { timeout: LONG }, async () => {
    const [anna, ben] = [await tonight.guest('Anna'), await tonight.guest('Ben', { locale: 'de' })];
    await sit(anna, 'hunt', 0);
    await sit(ben, 'hunt', 1);
    // Whoever comes to a game that is under way is let in by those who play.
    await anna.page.getByRole('button', { name: 'Fine with me' }).click();
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
    await expect.poll(() => counter.innerText()).toMatch(/Du gibst: Lebensmittel\s+Du bekommst: Credits 3\.000/);
    await counter.locator('.button.main').click();
    await option(anna, 'accept').click();
    await anna.page.locator('[data-slot] [data-face="market/food-supplies"]').waitFor();
    await expect.poll(() => creditsOf(anna, 1)).toBe('7000');

    // A present from Ben, whose turn it is not.
    await ben.page.locator('[data-amounts]').click();
    const gift = ben.page.locator('[data-amount="give:0"]');
    const confirm = gift.locator('.button.main');
    // Nothing is given until an amount is entered.
    expect(await confirm.isDisabled()).toBe(true);
    await gift.locator('input[type=range]').fill('3000');
    expect(await confirm.innerText()).toMatch(/3\.000/);
    await confirm.click();
    await expect.poll(() => creditsOf(anna, 1)).toBe('4000');
    // What both have agreed on, or somebody was given, is not one person's to take back.
    await ben.page.locator('.decide .undo').click();
    await anna.page.locator('.request, .requests').first().waitFor();
    expect(await creditsOf(anna, 1)).toBe('4000');
    // Whoever has asked gets an answer, without looking for it.
    await anna.page.locator('.request .button').last().click();
    await expect.poll(() => ben.page.locator('[data-answered]').innerText()).toMatch(/Ben darf .*war dagegen/);

    // The hunt: Greedo flies with Ben, who protects him.
    await option(anna, 'done').click();
    await option(anna, 'end').click();
    const crew = anna.page.locator('.options [data-option^="crew:"]');
    await expect.poll(() => crew.innerText()).toMatch(/\d+% to win/);
    await crew.click();
    await option(ben, 'protect').click();

    // Blank, hit, focus: the two that miss are rolled again.
    const dice = anna.page.locator('[data-roll=combat] button.die');
    await dice.first().waitFor();
    expect(await dice.count()).toBe(3);
    await expect.poll(() => anna.page.locator('.now .odds').first().innerText()).toMatch(/Anna wins/);
    await dice.nth(0).click();
    await dice.nth(2).click();
    await anna.page.locator('button[data-change]').click();
    await option(anna, 'capture').waitFor();
    await expect
      .poll(() => anna.page.locator('[data-roll=combat]').innerText())
      .toMatch(/Anna attacks\s*2 damage\s*Anna wins/);
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
    await page.getByRole('button', { name: /Bounty: Garindan is on Cantonica · here.*show the way/ }).waitFor();
    await page.getByRole('button', { name: /Food Supplies → Nal Hutta · 12 spaces, 2 turns/ }).click();
    expect(await page.locator('polyline.plan').count()).toBe(1);
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
    expect(await page.locator('[data-face="market/hired-help"] .text').innerText()).not.toBe('');
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
    expect(await page.locator('[data-search]').innerText()).toMatch(/Bounty: Garindan\s+\? under a token with a 1/);

    await option(anna, 'credits').click();
    await option(anna, 'market').click();
    await page.locator('.options [data-option^="buy:"]', { hasText: 'Hired Help' }).click();
    const tradeIn = page.locator('.options [data-option^="card:"]');
    await tradeIn.first().waitFor();
    expect(await tradeIn.allInnerTexts()).toEqual(['Food Supplies · 1,000 credits']);
    expect(await page.locator('[data-resolving="market/hired-help"]').isVisible()).toBe(true);
    // Who comes to buy pays: that is the first choice, no small word under the others.
    const first = page.locator('.decide .list [data-option]').first();
    expect(await first.innerText()).toMatch(/^Pay [\d,]+ credits$/);
    await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(anna.faults).toEqual([]);
  });

  it('shows the way to the nearest fame, and goes there as far as one comes in a turn', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await sit(anna, 'smuggling', 0);
    const { page } = anna;
    const nearest = page.locator('.ribbon .nearest');
    const turns = async (): Promise<number> => Number(/(\d+) turn/.exec(await nearest.innerText())?.[1]);
    const far = await turns();
    expect(await nearest.innerText()).toMatch(/Stolen Hyperfuel → Ring of Kafrene/);
    expect(far).toBeGreaterThan(1);
    await nearest.click();
    await page.locator('[data-led="ring-of-kafrene"]').waitFor({ state: 'attached' });
    await page.locator('[data-go-to="ring-of-kafrene"]').click();
    await expect.poll(turns).toBe(far - 1);
    expect(anna.faults).toEqual([]);
  });

  it('delivers, discards and buys what is clicked, and asks before paying for what has no slot', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna');
    await sit(anna, 'harbour', 0);
    const { page } = anna;
    // Cargo where it has to go is delivered by a click on it.
    await page.locator('[data-slot] [data-face="market/food-supplies"]').click();
    await expect.poll(() => creditsOf(anna, 0)).toBe('14000');
    // A market card leads to the market; there its bin discards, and the card itself buys.
    await page.locator('[data-face="market/boonta-eve-classic"]').click();
    await page.locator('[data-discard=cargo]').waitFor();
    expect(await page.locator('.notice .box').count()).toBe(0);
    expect(await page.locator('[data-face="market/hired-help"] .after').first().textContent()).toMatch(
      /14,000 → [\d,]+/,
    );
    expect(await page.locator('[data-face="market/bounty-boshek"] .full').innerText()).toBe('no free slot');
    await anna.asked();
    await page.locator('[data-discard=luxury]').click();
    await expect.poll(() => page.locator('[data-discard]').count()).toBe(0);
    await anna.asked();
    await page.locator('[data-face="market/bounty-boshek"]').click();
    expect(await page.locator('.doubt').innerText()).toMatch(/no free slot.*Garindan.*Greedo/s);
    await page.locator('.doubt .button:not(.main)').click();
    expect(await page.locator('.doubt').count()).toBe(0);
    expect(anna.faults).toEqual([]);
  });

  it('flies on a phone with a second tap, and the map stays where it is', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', PHONE);
    await sit(anna, 'tapping', 0);
    const { page } = anna;
    await anna.asked();
    const frame = () => page.locator('.layout > .map').evaluate((map) => JSON.stringify(map.getBoundingClientRect()));
    const before = await frame();
    const names = await page.locator('svg text').allTextContents();
    expect(names.filter((name) => name.length > 3).length).toBeGreaterThanOrEqual(11);
    // The market is one step away: it is said what comes first, not that there is nothing to do.
    await page.getByRole('tab', { name: 'Market' }).tap();
    await page.locator('[data-face="market/salvage"]').tap();
    expect(await page.locator('.notice .box').innerText()).toMatch(/First you plan/);
    await page.locator('[data-space="lothal"]').tap();
    expect(await page.locator('.aim', { has: page.locator('[data-go]') }).innerText()).toMatch(/Lothal/);
    expect(await page.locator('[data-space="cantonica"].home').count()).toBe(1);
    await page.locator('[data-go]').tap();
    await page.locator('[data-space="lothal"].home').waitFor();
    expect(await frame()).toBe(before);
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
