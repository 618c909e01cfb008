import { game } from '@cantina/smugglers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { serious } from './support/axe.ts';
import { sailOut } from './support/captain.ts';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { layoutFaults } from './support/layout.ts';
import { bringTables, letIn, sitAt } from './support/prepared.ts';
import { destroyer, fullPods, meeting, raid, run, trading } from './support/voyages.ts';

const LONG = 300_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Everything that makes a game short. */
const SHORT = { weaponPrice: 300, startCredits: 1000, shipBonus: 2, rounds: 40 };
const tonight = evening();

const sit = (guest: Guest, table: string, seat: number) => sitAt(tonight.house, guest, table, seat);
const option = ({ page }: Guest, id: string) => page.locator(`[data-option="${id}"]:not(:disabled)`).first();
const creditsOf = async ({ page }: Guest, seat: number): Promise<string> =>
  (await page.locator(`[data-captain="${seat}"] .facts span`).first().innerText()).replace(/\D/g, '');

beforeAll(async () => {
  await bringTables(tonight.house, game, [
    { name: 'meeting', setting: meeting },
    { name: 'run', setting: run },
    { name: 'looking', setting: run },
    { name: 'trading', setting: trading },
    { name: 'voting', setting: run },
    { name: 'destroyer', setting: destroyer },
    { name: 'full', setting: fullPods },
    { name: 'raid', setting: raid },
  ]);
}, LONG);

describe('Smugglers of the Galaxy', () => {
  it('is played against bots by mouse, from the characters to the end', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await anna.openGame('smugglers', SHORT, ['quick']);
    expect(await anna.page.locator('[data-face]').count()).toBe(6);
    // Nobody asks with whom to trade characters where there are only bots, and there is nothing to take back.
    await anna.asked();
    expect((await anna.options()).filter((option) => !option.startsWith('card:'))).toEqual([]);
    expect(await anna.page.locator('.decide .undo').isDisabled()).toBe(true);
    await anna.page.reload();
    await anna.asked();
    expect(await anna.page.locator('.decide .undo').isDisabled()).toBe(true);
    expect(await sailOut(anna)).toBeGreaterThan(8);
    expect(await anna.outcome.innerText()).toMatch(/win/);
    expect(anna.faults).toEqual([]);
    expect(anna.foreign).toEqual([]);
  });

  it('two people make a deal in one dialog, then one attacks, then customs look into the hold', {
    timeout: LONG,
  }, async () => {
    const [anna, ben] = [await tonight.guest('Anna'), await tonight.guest('Ben', { locale: 'de' })];
    await sit(anna, 'meeting', 0);
    await letIn(tonight.house, anna, ben, 'meeting');
    await anna.page.locator('[data-captain="1"]', { hasText: 'Ben' }).waitFor();

    // The deal: 130 credits and a unit of food for two luxuries, put together by clicks, sent at once.
    await option(anna, 'seat:1').click();
    await option(anna, 'offer').click();
    const offer = anna.page.getByRole('dialog', { name: 'Offer to Ben' });
    await offer.locator('[data-side=give] [data-add="100"]').click();
    for (let i = 0; i < 3; i++) await offer.locator('[data-side=give] [data-add="10"]').click();
    await offer.getByRole('group', { name: 'You give' }).getByLabel('Food: More').click();
    await offer.getByRole('group', { name: 'You get' }).getByLabel('Luxuries: More').click();
    await offer.getByRole('group', { name: 'You get' }).getByLabel('Luxuries: More').click();
    await option(anna, 'propose').click();
    const answer = ben.page.getByRole('dialog', { name: 'Angebot von Anna' });
    await answer.waitFor();
    expect(await answer.innerText()).toMatch(/Anna gibt\s+Credits: 130\s+1 × Lebensmittel/);
    expect(await answer.innerText()).toMatch(/Du gibst\s+2 × Luxusgüter/);
    await option(ben, 'accept').click();
    await option(anna, 'exchange').click();
    await option(ben, 'done').waitFor();
    expect(await creditsOf(ben, 0)).toBe('770');
    expect(await creditsOf(ben, 1)).toBe('530');

    // Both are done; in his own turn Ben stays, meets her again and attacks.
    await option(ben, 'done').click();
    await option(anna, 'done').click();
    await option(ben, 'stay').click();
    await option(ben, 'seat:0').click();
    // What they would fight with, and the chances, are on the stage while he decides.
    const meets = ben.page.locator('[data-scene^=meeting]');
    await meets.waitFor();
    expect(await meets.locator('.need').count()).toBe(2);
    for (const side of await meets.locator('.side').allInnerTexts()) expect(side).toMatch(/3 · Laser 3 · Schilde 2/);
    await option(ben, 'attack').click();
    await ben.page.locator('[data-scene^=manoeuvre]', { hasText: 'Du gewinnst das Manöver' }).waitFor();
    await option(ben, 'attack').click();
    await option(ben, 'hit').click();
    // Of what was done to her Anna reads afterwards.
    await anna.page
      .locator('[data-recap] .mine', { hasText: /lasers/i })
      .first()
      .waitFor();

    // Anna carries weapons to Earth, where they are illegal.
    const earth = anna.page.locator('[data-space="70"]');
    await option(anna, 'stay').waitFor();
    expect(await earth.getAttribute('aria-label')).toMatch(
      /Earth.*customs: 89% clean, 8% bounty \+100, 3% cargo lost.*possible/,
    );
    await earth.click();
    await option(anna, 'planet').click();
    // A 3 and a 6, which count as 2 and 5: the whole table lies on the stage, the choice beside it.
    const customs = anna.page.locator('[data-scene^=customs]');
    await customs.waitFor();
    expect(await customs.locator('h2').innerText()).toBe('Customs on Earth');
    expect(await customs.locator('tbody tr').count()).toBe(5);
    await option(anna, 'die:2').click();
    await option(anna, 'sell:weapons').waitFor();
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });

  it('the Koroth run: fly there, bribe, pass customs, win', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const ben = await tonight.guest('Ben', { ...PHONE, shows: { pace: 'calm', mine: 'pass', motion: 'off' } });
    await sit(anna, 'run', 0);
    await letIn(tonight.house, anna, ben, 'run');
    expect(await anna.page.locator('.odds').first().innerText()).toMatch(/\d+%\s+to deliver to Koroth/);
    await anna.page.locator('[data-space="82"]').click();
    await option(anna, 'planet').click();
    // On a phone what is higher than its place reaches up over the map: the dice at its foot stay in sight.
    const seen = ben.page.waitForFunction(() => {
      const [scene, place] = ['[data-scene^=customs]', '.board [data-stage]'].map((each) =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      return scene === undefined || place === undefined || scene.height <= place.height
        ? null
        : { below: Math.round(scene.bottom - place.bottom) };
    });
    await option(anna, 'bribe:1').click();
    await option(anna, 'die:1').click();
    expect(await (await seen).jsonValue()).toEqual({ below: 0 });
    await Promise.all([anna.outcome.waitFor(), ben.outcome.waitFor()]);
    expect(await anna.outcome.innerText()).toContain('You win!');
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });

  it('shows the way to what brings one closer, and flies it as far as one comes', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await sit(anna, 'trading', 0);
    const { page } = anna;
    const nearest = page.locator('.ribbon .nearest');
    expect(await nearest.innerText()).toMatch(/buy on .*, sell on /);
    await nearest.click();
    const led = await page.locator('[data-led]').getAttribute('data-led');
    await page.locator(`[data-go-to="${led}"]`).click();
    await expect.poll(() => page.locator('.decide .undo').innerText()).toMatch(/Fly to/);
    expect(anna.faults).toEqual([]);
  });

  it('is planned while others play, on a phone, and says why a sector is too far', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', PHONE);
    await sit(anna, 'looking', 0);
    const { page } = anna;
    await page.locator('[data-space="4"]').tap();
    expect(await page.locator('[role=alert] .box').innerText()).toMatch(/13 sectors away[\s\S]*SG-MOVE-01/);
    await option(anna, 'stay').tap();
    await page.getByText('Guest is thinking').waitFor();
    for (const tab of ['Ship', 'Routes', 'Tables', 'Captains', 'Planets']) {
      await page.getByRole('tab', { name: tab }).tap();
      await page.getByRole('tabpanel', { name: tab }).waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await anna.boardScrolls()).toBe(false);
    expect(await serious(anna)).toEqual([]);
    expect(anna.faults).toEqual([]);
  });

  it('is played for a price of one’s own, which all change together later', { timeout: LONG }, async () => {
    const [anna, ben] = [await tonight.guest('Anna'), await tonight.guest('Ben', { locale: 'de' })];
    await sit(anna, 'voting', 0);
    await letIn(tonight.house, anna, ben, 'voting');
    await option(anna, 'rules').click();
    await option(anna, 'number:weaponPrice').click();
    await option(anna, 'less:100').click();
    await option(anna, 'more:10').click();
    await option(anna, 'propose').click();
    await option(ben, 'agree').waitFor();
    expect(await ben.page.locator('body').innerText()).toContain('Preis der Brix-Waffen: 410 Credits');
    await option(ben, 'agree').click();
    await option(anna, 'stay').waitFor();
    expect(await anna.page.locator('body').innerText()).toContain(
      'All agree. From now on: Price of Brix weapons: 410 credits.',
    );
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });

  it('says what a hit would do to a strong ship', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await sit(anna, 'destroyer', 0);
    await option(anna, 'pass').waitFor();
    const odds = await anna.page
      .locator('.odds')
      .first()
      .evaluate((line) => line.outerHTML);
    expect(odds).toContain('A hit of yours only drives it off.');
    expect(odds).not.toMatch(/A hit of yours damages|Their shields/);
    expect(anna.faults).toEqual([]);
  });

  it('says on a phone what is in the way of a purchase, and offers to throw it overboard', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna', PHONE);
    await sit(anna, 'full', 0);
    await option(anna, 'buy:luxuries').tap();
    await anna.page.locator('.decide').getByText('Your cargo pods are full.').waitFor();
    // What is tapped too early does not count.
    await vi.waitFor(
      async () => {
        if (!(await option(anna, 'units:1').isVisible())) await option(anna, 'overboard:food').tap({ timeout: 1000 });
        await option(anna, 'units:1').waitFor({ timeout: 1000 });
      },
      { timeout: 30_000, interval: 400 },
    );
    expect(await anna.page.locator('.decide').getByText('Your cargo pods are full.').count()).toBe(0);
    expect(anna.faults).toEqual([]);
  });

  it('shows on a small phone what can be taken of others, not below how the fight went', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna', { ...PHONE, viewport: { width: 360, height: 740 } });
    await sit(anna, 'raid', 0);
    await option(anna, 'seat:1').tap();
    await option(anna, 'attack').tap();
    await anna.page.locator('[data-scene^=manoeuvre]').waitFor();
    await option(anna, 'attack').tap();
    await option(anna, 'hit').waitFor();
    const card = anna.page.locator('.tray .cards button');
    await card.tap({ trial: true });
    await expect.poll(() => layoutFaults(anna.page)).toEqual([]);
    expect(anna.faults).toEqual([]);
  });

  it('takes any number when a table is made, and none that is not allowed', { timeout: LONG }, async () => {
    const { page, ...anna } = await tonight.guest('Anna');
    await page.goto(`${tonight.house.url}/new/smugglers`);
    await page.locator('summary').click();
    const price = page.getByLabel('Price of Brix weapons');
    await price.fill('640');
    await price.blur();
    expect(await price.inputValue()).toBe('640');
    await price.fill('9999');
    await price.blur();
    expect(await price.inputValue()).toBe('640');
    await page.getByLabel('How to win').selectOption({ label: 'Last one flying' });
    expect(await price.count()).toBe(0);
    expect(anna.faults).toEqual([]);
  });
});
