import { game } from '@cantina/deckbuilding';
import { beforeAll, describe, expect, it } from 'vitest';
import { serious } from './support/axe.ts';
import { nothingToDestroy, strongTurn } from './support/deck-tables.ts';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { layoutFaults } from './support/layout.ts';
import { bringTables, sitAt } from './support/prepared.ts';

const LONG = 120_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tonight = evening();

const sit = (guest: Guest, table: string, seat: number) => sitAt(tonight.house, guest, table, seat);
const card = ({ page }: Guest, face: string) => page.locator(`.table [data-face="${face}"]`).first();
const option = ({ page }: Guest, id: string) => page.locator(`.options [data-option="${id}"]:not(:disabled)`).first();

beforeAll(async () => {
  await bringTables(tonight.house, game, [
    { name: 'strong', setting: strongTurn },
    { name: 'fallen', setting: strongTurn },
    { name: 'sparing', setting: strongTurn },
    { name: 'carried', setting: strongTurn },
    { name: 'crowded', setting: strongTurn },
    { name: 'told', setting: strongTurn },
    { name: 'shown', setting: strongTurn },
    { name: 'vain', setting: nothingToDestroy },
  ]);
}, LONG);

describe('Star Wars: The Deckbuilding Game', () => {
  it('shows both sides what was used, what is lent, and what a card strikes for', { timeout: LONG }, async () => {
    const [anna, ben] = [await tonight.guest('Anna'), await tonight.guest('Ben', { ...PHONE, locale: 'de' })];
    await sit(anna, 'strong', 0);
    await sit(ben, 'strong', 1);
    expect(await card(anna, 'darth-vader').innerText()).toMatch(/attack 10 instead of 6/);
    expect(await card(ben, 'darth-vader').innerText()).toMatch(/Angriff 10 statt 6/);
    for (const face of ['grand-moff-tarkin', 'death-star']) {
      expect(await card(anna, face).innerText()).toMatch(/ability used/);
      expect(await card(ben, face).innerText()).toMatch(/Fähigkeit verwendet/);
      for (const guest of [anna, ben]) {
        expect(
          await card(guest, face)
            .locator('.face')
            .first()
            .evaluate((drawn) => getComputedStyle(drawn).rotate),
        ).toBe('2deg');
      }
    }
    expect(await card(anna, 'tie-fighter').innerText()).not.toMatch(/used/);
    expect(await card(anna, 'at-st').innerText()).toMatch(/exiled at the end of the turn/);
    expect(await card(anna, 'stormtrooper').innerText()).not.toMatch(/exiled/);
    expect(await serious(ben)).toEqual([]);
  });

  it('opens the victory pile of either side, with the names and titles of the bases', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', PHONE);
    await sit(anna, 'fallen', 0);
    await anna.page.getByRole('button', { name: /Anna’s victory pile: 2 of 3/ }).click();
    const pile = anna.page.getByRole('dialog', { name: 'Victory pile' });
    expect(await pile.innerText()).toMatch(/Mon Cala[\s\S]*Rebel Shipyards[\s\S]*Dantooine[\s\S]*Rebel Outpost/);
    await pile.getByRole('button', { name: 'Close' }).click();
    await anna.page.locator('[data-pile="victory:1"]').click();
    expect(await pile.innerText()).toMatch(/Lothal/);
    expect(anna.faults).toEqual([]);
  });

  it('attacks with one click, and holds back where somebody wants to', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await sit(anna, 'sparing', 0);
    await anna.asked();
    await anna.page.locator('.options [data-fold]', { hasText: 'Darth Vader' }).click();
    await card(anna, 'hoth').click();
    await option(anna, 'divide:base').click();
    await option(anna, 'damage:2').click();
    await option(anna, 'damage:0').click();
    await option(anna, 'end').waitFor();
    expect(await card(anna, 'hoth').innerText()).toMatch(/4 of 14 damage/);
    expect(await anna.page.locator('.table [data-face="rebel-transport"]').count()).toBe(0);
    expect(anna.faults).toEqual([]);
  });

  it('cuts no choice on a phone: what does not fit waits behind a button', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', PHONE);
    await sit(anna, 'crowded', 0);
    await anna.asked();
    const { page } = anna;
    /** Which choices can be seen whole. */
    const whole = () =>
      page.evaluate(() => {
        const list = document.querySelector('.decide .list')?.getBoundingClientRect() ?? new DOMRect();
        const all = [...document.querySelectorAll<HTMLElement>('.decide .list button')];
        const seen = all.filter((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top >= list.top - 1 && bottom <= list.bottom + 1;
        });
        return { all: all.length, seen: seen.map(({ dataset }) => dataset.option ?? dataset.fold ?? '') };
      });
    const more = page.locator('.decide .more');
    await more.waitFor();
    const { all, seen } = await whole();
    expect(await more.innerText()).toContain(`${all - seen.length} more`);
    // What ends it all is not what waits.
    expect(seen).toContain('attack-all:base');
    expect(await layoutFaults(page)).toEqual([]);

    await more.tap();
    await expect.poll(async () => (await whole()).seen.length).toBe(all);
    // The hand was on its way; a moment later it is meant.
    await page.waitForTimeout(500);
    await page.locator('.decide .list [data-option^="buy:"]').last().tap();
    await page.locator('.read').waitFor();
    await page.locator('.read [data-choice]').first().tap();
    await more.or(page.locator('.decide .room:not(.unfolded)')).first().waitFor();
    await expect.poll(() => page.locator('.decide .room.unfolded').count()).toBe(0);
    expect(anna.faults).toEqual([]);
  });

  it('asks once more above what was told and unfolded', { timeout: LONG }, async () => {
    const [anna, ben] = [
      await tonight.guest('Anna'),
      await tonight.guest('Ben', { ...PHONE, viewport: { width: 390, height: 700 } }),
    ];
    await sit(anna, 'told', 0);
    await sit(ben, 'told', 1);
    await anna.page.locator('.request .button.main').click();
    await ben.page.locator('.who.near .name', { hasText: 'Ben' }).waitFor();
    for (const face of ['bossk', 'stormtrooper', 'imperial-shuttle', 'at-st']) await card(anna, face).click();
    await option(anna, 'end').click();
    await anna.page.locator('.doubt .button.main').click();
    await ben.asked();
    await ben.page.locator('.fold').tap();
    await ben.page.locator('.strip.unfolded').waitFor();
    await option(ben, 'end').tap();
    const doubt = ben.page.locator('.doubt');
    await doubt.waitFor();
    const isOnTop = await doubt.evaluate((box) => {
      // What rests meanwhile lets clicks through, and may lie over it all the same.
      for (const each of document.querySelectorAll<HTMLElement>('[inert]')) each.inert = false;
      const { left, top, width, height } = box.getBoundingClientRect();
      return box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });

  it('does what is meant when a card is carried somewhere', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await sit(anna, 'carried', 0);
    const { page } = anna;
    const carry = async (face: string, to: string): Promise<void> => {
      await page.locator('.board:not([aria-disabled])').waitFor();
      await card(anna, face).hover();
      await page.mouse.down();
      const goal = await page.locator(to).first().boundingBox();
      await page.mouse.move((goal?.x ?? 0) + 20, (goal?.y ?? 0) + 20, { steps: 4 });
      await page.mouse.up();
    };
    const inPlay = (face: string) => page.locator(`.area.near .cards [data-face="${face}"]`);

    // Back to the hand: nothing is meant
    await carry('stormtrooper', '.table > .hand [data-face="at-st"]');
    expect(await inPlay('stormtrooper').count()).toBe(0);
    await carry('stormtrooper', '.galaxy');
    await inPlay('stormtrooper').waitFor();

    await page.locator('.board:not([aria-disabled])').waitFor();
    await card(anna, 'bossk').hover();
    expect(await page.locator('.price:visible').allInnerTexts()).toEqual(['Buy for 3 · leaves 2']);
    // Away from one's own side: nothing is meant
    await carry('bossk', '.area.far');
    expect(await card(anna, 'bossk').count()).toBe(1);
    await carry('bossk', '.area.near');
    await page.locator('.galaxy .row [data-face="bossk"]').waitFor({ state: 'detached' });
    expect(await page.locator('.who.active .pool .value').innerText()).toBe('2');

    await carry('tie-fighter', '.galaxy .slot:has([data-face="x-wing"])');
    await page.locator('.area.near .aims', { hasText: 'X-Wing' }).waitFor();
    await carry('darth-vader', '.area.far .base');
    await page.locator('.area.near .aims', { hasText: 'Base' }).waitFor();
    expect(await inPlay('darth-vader').innerText()).toMatch(/attacks the base/);
    expect(anna.faults).toEqual([]);
  });

  it('shows whose base falls how it falls, until they have seen it', { timeout: LONG }, async () => {
    const [anna, ben] = [
      await tonight.guest('Anna'),
      await tonight.guest('Ben', { ...PHONE, shows: { pace: 'calm', mine: 'wait' } }),
    ];
    await sit(anna, 'shown', 0);
    await sit(ben, 'shown', 1);
    // Whoever comes to a game that runs is let in by who sits there.
    await anna.page.locator('.request .button.main').click();
    await ben.page.locator('.who.near .name', { hasText: 'Ben' }).waitFor();
    await card(anna, 'hoth').click();
    const scene = ben.page.locator('[data-scene]');
    await scene.locator('.verdict', { hasText: 'Hoth falls' }).waitFor();
    expect(await scene.innerText()).toMatch(/Attack on your base/i);
    expect(await scene.innerText()).toMatch(/Rebel Transport is destroyed[\s\S]*Its shield stops 2/);
    expect(await scene.locator('.broken').count()).toBe(1);
    // Its halves lie apart, also for who wants no motion.
    expect(await scene.locator('.left').evaluate((half) => getComputedStyle(half).transform)).not.toBe('none');
    // All of it in its place, the verdict in sight: nothing lies below the edge of the table.
    const inside = await scene.locator('.verdict').evaluate((verdict) => {
      const board = verdict.closest('.board')?.getBoundingClientRect();
      return verdict.getBoundingClientRect().bottom <= (board?.bottom ?? 0);
    });
    expect(inside).toBe(true);
    expect(await ben.page.locator('.table [data-face="hoth"]').count()).toBe(0);
    await ben.page.locator('[data-go-on]').click();
    // How it ended is loaded when it is wanted.
    await ben.page.locator('.curtain .outcome').waitFor();
    expect(await ben.page.locator('.curtain').innerText()).toMatch(/Anna broke your last base, Hoth/);
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });

  it('warns before a cost is paid for nothing', { timeout: LONG }, async () => {
    const ben = await tonight.guest('Ben');
    await sit(ben, 'vain', 1);
    await ben.asked();
    await ben.page.getByRole('button', { name: /would do nothing now/ }).click();
    expect(await ben.page.locator('body').innerText()).toMatch(/its cost would be paid\. Use it anyway\?/);
    expect(await card(ben, 'hammerhead-corvette').count()).toBe(1);
  });

  it('suggests 4 bases to win for the larger variants, and lets people change it', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    await anna.open('/new/deckbuilding');
    await anna.page.locator('summary').click();
    const toWin = anna.page.getByLabel('Bases to win');
    const bases = anna.page.locator('details .line select').first();
    expect(await toWin.inputValue()).toBe('3');
    await bases.selectOption({ label: 'Whole Galaxy' });
    expect(await toWin.inputValue()).toBe('4');
    await bases.selectOption({ label: 'Beginner game' });
    expect(await toWin.inputValue()).toBe('3');
    await toWin.selectOption('5');
    await bases.selectOption({ label: 'Secret Bases' });
    expect(await toWin.inputValue()).toBe('5');
  });
});
