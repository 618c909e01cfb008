import { describe, expect, it } from 'vitest';
import { evening } from './support/house.ts';
import { byMouse, playOut } from './support/play-out.ts';

const LONG = 300_000;

const tonight = evening();

describe('a table for two', () => {
  it('is played from the first click to the end, by mouse, in two browsers', { timeout: LONG }, async () => {
    const [anna, ben] = await Promise.all([tonight.guest('Anna'), tonight.guest('Ben', { locale: 'de' })]);
    const link = await anna.openTable({ 'Bases to win': '2' });
    await ben.join(link);
    await anna.page.locator('.begin .button.main').click();
    await Promise.all([anna.page.locator('.table').waitFor(), ben.page.locator('.table').waitFor()]);

    const steps = await playOut([anna, ben], byMouse);
    expect(steps).toBeGreaterThan(20);
    await Promise.all([anna.outcome.waitFor(), ben.outcome.waitFor()]);
    const results = [await anna.outcome.innerText(), await ben.outcome.innerText()].join(' / ');
    expect(results).toMatch(/You win!|Du hast gewonnen!/);
    // Below the last thing to read there is nothing to scroll to.
    const body = anna.page.locator('.outcome .body');
    await body.locator('figure').first().waitFor();
    const blank = await body.evaluate((all) => {
      const last = Math.max(...[...all.children].map((child) => child.getBoundingClientRect().bottom));
      return all.scrollHeight - (last - all.getBoundingClientRect().top + all.scrollTop);
    });
    expect(blank).toBeLessThan(40);
    expect([...anna.faults, ...ben.faults]).toEqual([]);
    expect([...anna.foreign, ...ben.foreign]).toEqual([]);
  });
});

describe('at the table', () => {
  it('shows how much a number has changed', async () => {
    const anna = await tonight.guest('Anna', { reducedMotion: 'no-preference' });
    const { page } = anna;
    await anna.playAgainstBot();
    const before = Number(await page.locator('.who.active .pool .value').innerText());
    await page.locator('.options [data-option="play-all"]').click();
    const change = await page.locator('.who.active .pool b').innerText();
    const after = Number(await page.locator('.who.active .pool .value').innerText());
    expect(change).toBe(`+${after - before}`);
    await page.locator('.who.active .pool b').waitFor({ state: 'detached' });
  });

  it('tells a newcomer how to play, with pictures and signs, and the rules are behind it', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    await page.getByRole('button', { name: 'How to play' }).click();
    await page.locator('.guide').getByRole('heading', { name: 'Play your cards' }).waitFor();
    await page.locator('.guide img').first().waitFor();
    await page.getByText('The signs').click();
    await page.locator('[data-legend] dt', { hasText: 'Resources' }).first().waitFor();
    await page.getByText('The rules behind it').click();
    const rules = await page.locator('.guide li button').allInnerTexts();
    expect(rules).toEqual(expect.arrayContaining(['DB-WIN-01', 'DB-OPT-01', 'DB-ATK-07']));
    await page.getByRole('button', { name: 'DB-WIN-01' }).click();
    expect(await page.locator('dialog[open] .text').innerText()).toContain('first to destroy 3');
  });

  it('keeps the end of the turn in sight, however much there is to do', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    await page.locator('.options [data-option="play-all"]').click();
    await page.locator('.options [data-option="play-all"]').waitFor({ state: 'detached' });
    await anna.asked();
    const end = await page.locator('.options [data-option="end"]').boundingBox();
    expect(end === null ? 0 : end.y + end.height).toBeLessThanOrEqual(768);
    expect(await page.locator('.options [data-option="end"]').isVisible()).toBe(true);
    // Where choices have too little room they move closer together before one has to scroll.
    const list = page.locator('.decide .list');
    await page.locator('.decide').evaluate((bar) => {
      bar.style.gridTemplateColumns = '30rem minmax(0, 1fr) 30rem';
    });
    await expect.poll(() => list.evaluate((place) => place.classList.contains('packed'))).toBe(true);
    const [packed, loose] = await list.evaluate((place) => {
      const { scrollHeight } = place;
      place.classList.remove('packed');
      return [scrollHeight, place.scrollHeight];
    });
    expect(packed).toBeLessThan(loose ?? 0);
    // And where one has to, it is seen.
    await list.evaluate((place) => {
      const cluster = place.querySelector('.cluster');
      for (let i = 0; i < 30; i++) cluster?.append(cluster.lastElementChild?.cloneNode(true) ?? '');
    });
    await expect.poll(() => list.evaluate((place) => place.matches('.packed[data-more]'))).toBe(true);
    // Who is asked for advice stays in sight as well.
    const bar = await page.locator('.decide').boundingBox();
    const ask = await page.getByRole('button', { name: 'What would you do?' }).boundingBox();
    expect(ask === null ? 9999 : ask.y + ask.height).toBeLessThanOrEqual(bar === null ? 0 : bar.y + bar.height);
    // And a recap’s rows are as high as it reckons, so none of them is cut: not even one with a seat’s mark.
    await page.locator('.options [data-option="end"]').click();
    const sure = page.locator('[role=alert] .main');
    if (await sure.isVisible()) await sure.click();
    const recap = page.locator('[data-recap] .told:has(.mark)');
    await recap.waitFor({ timeout: 60_000 });
    const [height, row] = await recap.evaluate((told) => {
      const line = told.querySelector('.line:has(.mark)');
      line?.lastElementChild?.replaceChildren('x');
      told.replaceChildren(line ?? '');
      return [told.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(told).lineHeight)];
    });
    expect(height).toBeCloseTo(row ?? 0, 1);
  });

  it('says why a card can’t be bought, with the rule, in the language of the reader', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    // Nobody has resources before a card is played, so nothing in the row can be bought.
    await page.locator('.galaxy .row [data-card]').first().click();
    const notice = page.locator('[role=alert] .box');
    await notice.waitFor();
    const english = await notice.innerText();
    expect(english).toMatch(/Rule DB-[A-Z]+-\d+/);

    await notice.locator('.rule').first().click();
    const rule = page.locator('dialog[open]');
    await rule.locator('.text').waitFor();
    expect((await rule.locator('.text').innerText()).length).toBeGreaterThan(20);
    await page.keyboard.press('Escape');
    expect(anna.faults).toEqual([]);
  });

  it('changes the language in mid-game', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    await page.locator('.options [data-option^="play"]').first().click();
    const prompts = new Set<string>();
    for (const lang of ['EN', 'DE', 'RU']) {
      await page.locator('header .switch button', { hasText: lang }).click();
      prompts.add(await page.locator('.prompt .question').innerText());
    }
    expect(prompts.size).toBe(3);
    expect(await page.title()).toContain('Ваш ход');
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    await anna.unfold('log');
    expect(await page.locator('.log').innerText()).toMatch(/Вы/);
    await page.reload();
    await page.locator('.table').waitFor();
    expect(await page.title()).toContain('Ваш ход');
    expect(anna.faults).toEqual([]);
  });

  it('shows a card large when the mouse rests on it', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    const card = page.locator('.galaxy .row [data-card]').first();
    await card.hover();
    await page.mouse.move(5, 5);
    await card.hover();
    // until it is drawn, its place has the colours it will have
    await page.locator('.zoom [data-picture][style*="linear-gradient"]').waitFor();
    await page.mouse.move(5, 5);
    await page.locator('.zoom [data-picture]').waitFor({ state: 'detached' });
    // A card of one's own hand is shown above the place to decide, never over it.
    await page.locator('section.hand [data-card]').first().hover();
    await page.locator('.zoom [data-picture]').waitFor();
    const bar = await page.locator('.decide').boundingBox();
    await expect
      .poll(async () => {
        const zoomed = await page.locator('.zoom').first().boundingBox();
        return (zoomed?.y ?? 0) + (zoomed?.height ?? 0);
      })
      .toBeLessThanOrEqual(bar?.y ?? 0);
    // A large screen shows it larger: beside the card, not over it.
    await page.setViewportSize({ width: 2560, height: 1440 });
    const pilot = page.locator('.galaxy .pilots [data-card]');
    await pilot.hover();
    await expect
      .poll(async () => {
        const [zoomed, card] = [
          await page.locator('.zoom').first().boundingBox({ timeout: 1000 }),
          await pilot.boundingBox(),
        ];
        const isInSight = zoomed !== null && zoomed.x >= 0 && zoomed.x + zoomed.width <= 2560;
        return isInSight && card !== null && (zoomed.x + zoomed.width <= card.x || zoomed.x >= card.x + card.width);
      })
      .toBe(true);
    await page.locator('section.hand [data-card]').first().hover();
    await expect
      .poll(async () => {
        const zoomed = await page
          .locator('.zoom', { hasNotText: 'Outer Rim Pilot' })
          .first()
          .boundingBox({ timeout: 1000 });
        const decide = await page.locator('.decide').boundingBox();
        return (zoomed?.y ?? 0) + (zoomed?.height ?? Number.POSITIVE_INFINITY) - (decide?.y ?? 0);
      })
      .toBeLessThanOrEqual(0);
  });

  it('takes back the last step', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.playAgainstBot();
    const before = await anna.options();
    const first = before.find((option) => /^play:/.test(option)) ?? '';
    await page.locator(`.options [data-option="${first}"]`).click();
    const undo = page.locator('.undo');
    const name = await page.locator(`.table [data-card="${first.slice('play:'.length)}"] .hidden`).innerText();
    await page.locator('.undo', { hasText: `Play: ${name.split(',')[0]}` }).waitFor();
    // Who comes back reads it as the log tells it.
    await page.reload();
    await page.locator('.undo', { hasText: `You play ${name.split(',')[0]}` }).waitFor();
    await undo.click();
    await page.locator(`.options [data-option="${first}"]`).waitFor();
    expect(await anna.options()).toEqual(before);
  });
});
