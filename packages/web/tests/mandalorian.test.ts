import { game } from '@cantina/mandalorian';
import { pictures } from '@cantina/mandalorian/art';
import { beforeAll, describe, expect, it } from 'vitest';
import { serious } from './support/axe.ts';
import { readEnvelope } from './support/envelope.ts';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { CORNER, hunt } from './support/hunters.ts';
import { bringTables, letIn, sitAt } from './support/prepared.ts';
import { homeward } from './support/raids.ts';
import { builtPages, filesHere, foundIn, listenTo, ownPages, paintsOf, secretsAfter } from './support/secrets.ts';

const LONG = 180_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tonight = evening();

const sit = (guest: Guest, table: string, seat: number) => sitAt(tonight.house, guest, table, seat);
const option = ({ page }: Guest, id: string) => page.locator(`.options [data-option="${id}"]:not(:disabled)`).first();
/** A card is carried to its area. */
const play = ({ page }: Guest, face: string, area: string): Promise<void> =>
  page
    .locator(`.hand .legal[data-face="${face}"]`)
    .dragTo(page.locator(`[data-area=${area}]`), { targetPosition: CORNER.position });

beforeAll(async () => {
  const tables = ['homeward', 'overview', 'wounded', 'asking'].map((name) => ({ name, setting: homeward }));
  await bringTables(tonight.house, game, tables);
}, LONG);

describe('The Mandalorian: Adventures', () => {
  it('a campaign: two people play Mission 1 to its end, read on, and begin Mission 2', { timeout: LONG }, async () => {
    const [anna, ben] = [await tonight.guest('Anna'), await tonight.guest('Ben', { locale: 'de' })];
    const ears = [listenTo(anna), listenTo(ben)];
    const { page } = anna;
    const heard = (): readonly string[] => ears.flatMap((ear) => ear.heard);
    await anna.open('/new/mandalorian');
    await page.getByLabel('Name of the group').fill('The Clan');
    await page.getByRole('button', { name: 'Begin a campaign' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Clan' }).waitFor();
    await readEnvelope(page);
    await page.getByText('Play it with others').click();
    await page.getByLabel('Your name').fill('Anna');
    await page.getByText('How do you play?').click();
    await page.getByLabel('Difficulty').selectOption({ label: 'Hard' });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.lobby').waitFor();
    await ben.join(await page.locator('.invite .copy input').inputValue());
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await Promise.all([anna, ben].map((guest) => guest.page.locator('.intro').waitFor()));
    expect(await page.locator('.intro li [data-picture]').count()).toBeGreaterThan(2);
    expect(await hunt([anna, ben])).toBeGreaterThan(20);
    await Promise.all([anna.outcome.waitFor(), ben.outcome.waitFor()]);
    expect(await anna.outcome.innerText()).toMatch(/Mission (accomplished|failed)/);
    expect(foundIn(heard(), secretsAfter(0))).toEqual([]);

    await page.getByRole('link', { name: /^Read on/ }).click();
    await readEnvelope(page);
    await page.getByRole('button', { name: 'Play it alone' }).click();
    await page.locator('.intro h2', { hasText: 'Out of Town' }).waitFor();
    expect(foundIn(heard(), secretsAfter(0))).not.toEqual([]);
    expect(foundIn(heard(), secretsAfter(1))).toEqual([]);
    expect([...anna.faults, ...ben.faults]).toEqual([]);
    expect([...anna.foreign, ...ben.foreign]).toEqual([]);
  });

  it('asks for a map only where a contract is played', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.open('/new/mandalorian');
    await page.getByText('How do you play?').click();
    const [mission, map] = ['Mission', 'Map'].map((name) =>
      page.locator('label', { has: page.getByText(name, { exact: true }) }),
    );
    await mission?.locator('select').selectOption({ label: 'Mission 2' });
    expect(await map?.count()).toBe(0);
    await mission?.locator('select').selectOption({ label: 'Contract 1' });
    await map?.locator('select').selectOption({ label: 'Map 3' });
  });

  it('keeps what a group has not unlocked out of the pages', () => {
    const pages = builtPages();
    expect([...pages.values()].join('\n')).toContain('Into the Compound');
    expect(secretsAfter(0).length).toBeGreaterThan(600);
    expect(foundIn(pages.values(), secretsAfter(0))).toEqual([]);
    // What is locked is not drawn there either; what everybody may see is.
    const paints = paintsOf(pictures);
    expect(paints.length).toBeGreaterThan(300);
    expect(foundIn(ownPages().values(), paints)).toEqual([]);
    expect(foundIn(pages.values(), ['m1-raider', 'steady-advance'])).toHaveLength(2);
    // Nor is its game among those that a page of a server plays by itself.
    expect(filesHere().filter((file) => /^(deckbuilding|mandalorian)-.*\.js$/.test(file))).toHaveLength(1);
  });

  it('a raid comes home: an event strikes, one person blocks for their character, and both have won', {
    timeout: LONG,
  }, async () => {
    const [anna, ben] = [await tonight.guest('Anna'), await tonight.guest('Ben', { locale: 'de' })];
    await sit(anna, 'homeward', 0);
    await letIn(tonight.house, anna, ben, 'homeward');
    const { page } = anna;
    const raider = page.locator('.forecast li', { hasText: 'Raider (D3)' });
    expect(await raider.innerText()).toContain('possible targets: The Mandalorian, IG-11');
    await play(anna, 'steady-advance', 'move');
    await page.locator('.space.legal[data-space="D1"]').click();
    await option(anna, 'stop').click();
    expect(await raider.innerText()).toMatch(/possible targets: IG-11$/);
    await play(anna, 'quick-draw', 'attack');
    await option(anna, 'end').click();

    // The raider stands nearer to IG-11, so Ben is asked.
    const blow = ben.page.locator('.blow');
    await blow.waitFor();
    expect(await blow.innerText()).toMatch(/Angriff: Plünderer → IG-11\s+1 Schaden: dann noch 5 von 6 Herzen/);
    await ben.page.locator('[data-hero=ig11] .plan.legal').click();
    await Promise.all([anna.outcome.waitFor(), ben.outcome.waitFor()]);
    expect(await anna.outcome.innerText()).toMatch(/Mission accomplished![\s\S]*The dust lies behind you/);
    expect(await ben.outcome.innerText()).toContain('Mission erfüllt!');
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });

  it('shows before a card is played what it would bring, and says why an area is closed', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna');
    await sit(anna, 'overview', 0);
    const { page } = anna;
    const card = page.locator('.hand .legal').first();
    await card.focus();
    await page.keyboard.press('Enter');
    const area = page.locator('[data-area=plan]');
    expect(await area.locator('.hidden').innerText()).toMatch(/^Plan, total \d, calm, becomes \d: (calm|event|crisis)/);
    await page.locator('[data-area]:focus').waitFor();
    await area.click(CORNER);
    await option(anna, 'pass').click();
    await card.waitFor();
    await area.click(CORNER);
    expect(await page.locator('[role=alert] .box').innerText()).toMatch(/MA-ACT-04/);
    expect(await serious(anna)).toEqual([]);
    expect(anna.faults).toEqual([]);
  });

  it('comes back after a reload with cards in hand only there, also while a pack is on its way', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.openGame('mandalorian', { mission: 'm2', difficulty: 'easy', unlocked: 2 }, ['quick']);
    await page.locator('[data-intro=close]').click();
    await page.locator('[data-choose]').first().click();
    await option(anna, 'seat:0').click();
    await page.locator('.hand .legal').first().waitFor();
    // A mere person says nothing of what was asked.
    expect(await page.locator('.decide .undo').innerText()).toContain('You – Who takes the first turn?');
    await page.reload();
    await page.locator('.hand .legal').first().waitFor();
    await expect.poll(() => page.locator('.tray').count()).toBe(0);
    expect(await page.locator('.dust').count()).toBe(0);
  });

  it('is played on a phone: a card, an area, a space of the map', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', PHONE);
    await anna.openGame('mandalorian', { difficulty: 'easy' }, []);
    const { page } = anna;
    await page.locator('[data-intro=close]').tap();
    await page.locator('.hand .legal').first().tap();
    await page.locator('[data-area=move]').tap(CORNER);
    // Some cards ask first whether their ability is used before the movement.
    const space = page.locator('[data-space="D2"].legal');
    const skip = page.locator('.options [data-option=skip]');
    await space.or(skip).first().waitFor();
    if (!(await space.isVisible())) await skip.tap();
    const there = page.locator('[data-space="D2"][aria-label*="Mandalorian"], [data-space="D2"][aria-label*="IG-11"]');
    const frame = await page.locator('div.ground').boundingBox();
    // The first tap only shows the way, and what waits there; nothing has happened yet.
    await anna.asked();
    await space.tap();
    await page.locator('.aim', { hasText: 'D2' }).waitFor();
    expect(await there.count()).toBe(0);
    await anna.asked();
    await page.locator('.aim button').tap();
    await there.waitFor();
    for (const tab of ['Heroes', 'Now', 'Mission', 'Piles', 'Play']) {
      await page.getByRole('tab', { name: tab }).tap();
      await page.getByRole('tabpanel', { name: tab }).waitFor();
      expect(await page.locator('div.ground').boundingBox()).toEqual(frame);
      expect(await page.locator('[data-hero=ig11] .hearts').first().isVisible()).toBe(true);
    }
    expect(await page.locator('.tracks').innerText()).toMatch(/Crisis.*0\/3.*Time.*0\/3.*Next event.*\d/s);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await serious(anna)).toEqual([]);
    expect(anna.faults).toEqual([]);
  });

  it('counts hearts down from the left, and says how many are left', { timeout: LONG }, async () => {
    const [anna, ben] = [await tonight.guest('Anna'), await tonight.guest('Ben')];
    await sit(anna, 'wounded', 0);
    await letIn(tonight.house, anna, ben, 'wounded');
    const hearts = anna.page.locator('[data-hero=ig11] .hearts').first();
    const full = (): Promise<string> =>
      hearts.locator('.heart').evaluateAll((all) => all.map((each) => (each.matches('.full') ? '♥' : '·')).join(''));
    expect([await full(), await hearts.innerText()]).toEqual(['♥♥♥♥♥♥', '6/6']);
    expect(await hearts.getAttribute('aria-label')).toBe('6 of 6 hearts');
    await play(anna, 'steady-advance', 'move');
    await anna.page.locator('.space.legal[data-space="D1"]').click();
    await option(anna, 'stop').click();
    await play(anna, 'quick-draw', 'attack');
    await option(anna, 'end').click();
    await option(ben, 'suffer').or(ben.page.locator('.decide [data-option=suffer]')).first().click();
    await anna.outcome.waitFor();
    expect([await full(), await hearts.innerText()]).toEqual(['♥♥♥♥♥·', '5/6']);
    expect(await anna.page.locator('[data-space][aria-label*="IG-11"]').getAttribute('aria-label')).toContain(
      '5 of 6 hearts',
    );
  });

  it('says with a card in hand what each area would do with it, and what an enemy out of turn would need', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna');
    await sit(anna, 'asking', 0);
    const { page } = anna;
    await page.locator('.hand .legal').first().waitFor();
    await page.locator('.decide:not([aria-disabled])').waitFor();
    await page
      .locator('[data-piece]', { has: page.locator('title, text') })
      .first()
      .waitFor({ state: 'attached' });
    await page.locator('g[aria-label^="Raider"]').first().click({ force: true });
    expect(await page.locator('[role=alert] .box').innerText()).toMatch(/Raider: play a card on Attack/);
    await page.locator('.hand .legal[data-face="steady-advance"]').click();
    expect(await page.locator('.decide .question').innerText()).toMatch(
      /Steady Advance \(\d\): .*move up to \d spaces/,
    );
    expect(await page.locator('[data-area=move]').innerText()).toMatch(/up to \d spaces/);
  });

  it('shows the whole hand on a phone that lies flat; dust blows over the desert, if things may move', {
    timeout: LONG,
  }, async () => {
    const flat = { ...PHONE, viewport: { width: 844, height: 390 }, reducedMotion: 'no-preference' } as const;
    const anna = await tonight.guest('Anna', flat);
    await anna.openGame('mandalorian', { difficulty: 'easy' }, []);
    const { page } = anna;
    await page.locator('[data-intro=close]').tap();
    await page.locator('.hand .legal').first().waitFor();
    const seen = () =>
      page.locator('.hand .one').evaluateAll((cards) =>
        cards.map((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const corners = [
            [left + 8, top + 8],
            [right - 8, bottom - 8],
          ] as const;
          return corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
        }),
      );
    // Cards fly to their places first.
    await expect.poll(seen).toEqual([true, true, true, true]);
    expect(await page.locator('[data-hero=ig11] .hearts').first().isVisible()).toBe(true);
    const moving = () => page.locator('.dust').evaluate((dust) => dust.getAnimations().length);
    expect(await moving()).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(moving).toBe(0);
  });
});
