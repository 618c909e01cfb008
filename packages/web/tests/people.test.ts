import { describe, expect, it } from 'vitest';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { byMouse, playOut, type Take } from './support/play-out.ts';
import { planned } from './support/strategy.ts';

const LONG = 300_000;
const tonight = evening();

const byFinger: Take = async ({ page }, option) => {
  await page.locator(`.options [data-option="${option}"]`).tap();
};

describe('on a phone', () => {
  it('a whole game is played by touch', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await anna.openShortGame();
    const { page } = anna;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await playOut([anna], byFinger);
    expect(await anna.outcome.isVisible()).toBe(true);
    expect(anna.faults).toEqual([]);
  });
});

describe('when the server goes down', () => {
  it('the table comes back by itself', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    const [option = ''] = (await anna.options()).filter((each) => /^play:/.test(each));
    await page.locator(`.options [data-option="${option}"]`).click();
    await page.locator(`.options [data-option="${option}"]`).waitFor({ state: 'detached' });
    await tonight.house.kill();
    await page.getByText('Connection lost').waitFor();
    // What is chosen meanwhile is sent when the server is back.
    const next = planned(await anna.options()) ?? '';
    await page.locator(`.options [data-option="${next}"]`).click();
    await tonight.house.open();
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
    await page.locator(`.options [data-option="${next}"]`).waitFor({ state: 'detached' });
    expect((await anna.options()).length).toBeGreaterThan(0);
  });
});

describe('two people at one device', () => {
  it('hand it over and never see the hand of the other', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.open('/new/deckbuilding');
    await page.locator('form .field').first().fill('Anna');
    await page.getByLabel('Seat 2').selectOption('here');
    await page.locator('button[type=submit]').click();
    await page.locator('.table').waitFor();
    const hand = () =>
      page
        .locator('.table > .hand [data-face]')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.face));
    expect((await hand()).length).toBe(5);
    await page.locator('.options [data-option=end]').click();
    await page.locator('.doubt .button.main').click();
    await page.locator('.hand-over').waitFor();
    expect(await page.locator('[data-card]').count()).toBe(0);
    await page.locator('.hand-over .button').click();
    await page.locator('.table').waitFor();
    expect((await hand()).every((face) => /alliance|rebel|temple/.test(face ?? ''))).toBe(true);
  });
});

describe('a spectator', () => {
  it('sees the table and no hidden card, also not in what the server sends', { timeout: LONG }, async () => {
    const [anna, zoe] = await Promise.all([tonight.guest('Anna'), tonight.guest('Zoe')]);
    const heard: string[] = [];
    const bodies: Promise<string>[] = [];
    zoe.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    zoe.page.on('response', (response) => {
      if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
    });
    const seatLink = await anna.openTable();
    const watchLink = await anna.page.locator('.watch input').inputValue();
    const ben = await tonight.guest('Ben');
    await ben.join(seatLink);
    await zoe.join(watchLink);
    await anna.page.locator('.begin .button.main').click();
    await zoe.page.locator('.table').waitFor();
    const secret = await handOf(anna);
    expect(secret.length).toBe(5);
    expect(await zoe.page.locator('.table > .hand [data-card]').count()).toBe(0);
    heard.push(...(await Promise.all(bodies)));
    for (const message of heard) {
      const hands = [...message.matchAll(/"hand":(\[.*?\]\}\])/g)].map(([, hand]) => hand);
      for (const hand of hands) expect(hand).not.toMatch(/"face"/);
    }
    expect(heard.join('')).not.toMatch(/"seed":"/);
    expect(zoe.faults).toEqual([]);
  });

  const handOf = async ({ page }: Guest): Promise<readonly string[]> => {
    await page.locator('.table').waitFor();
    return page
      .locator('.table > .hand [data-face]')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.face ?? ''));
  };
});

describe('a replay', () => {
  it('is scrubbed, and a line of the log leads to its moment', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    for (let i = 0; i < 3; i++) {
      await anna.asked();
      const option = planned(await anna.options());
      if (option !== undefined && option !== 'end') await byMouse(anna, option);
    }
    await anna.asked();
    const line = page.locator('.log .line a').last();
    const address = await line.getAttribute('href');
    await line.click();
    await page.locator('.scrub').waitFor();
    expect(page.url()).toContain(address);
    const slider = page.locator('.scrub input');
    expect(Number(await slider.inputValue())).toBeGreaterThan(0);
    await page.getByLabel('To the beginning').click();
    await page.waitForFunction(() => new URLSearchParams(location.search).get('at') === '0');
    expect(await page.locator('.table > .hand [data-card]').count()).toBe(5);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => new URLSearchParams(location.search).get('at') !== '0');
    expect(anna.faults).toEqual([]);
  });
});
