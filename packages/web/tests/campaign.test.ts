import { describe, expect, it } from 'vitest';
import { serious } from './support/axe.ts';
import { readEnvelope } from './support/envelope.ts';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';

const LONG = 120_000;
const PHONE = { viewport: { width: 390, height: 844 } };
const tonight = evening();

/** Begins a campaign and reads what it begins with; returns the link for the others. */
async function begin(guest: Guest, name = 'Thursdays'): Promise<string> {
  const { page } = guest;
  await guest.open('/new/mandalorian');
  await page.getByLabel('Name of the group').fill(name);
  await page.getByRole('button', { name: 'Begin a campaign' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await readEnvelope(page);
  return page.locator('.invite .copy input').inputValue();
}

/** Unfolds it; where a mission needs several people, it is unfolded already. */
const withOthers = async (page: Guest['page']): Promise<void> => {
  await page.locator('details.others').evaluate((others: HTMLDetailsElement) => {
    others.open = true;
  });
};

/** Everything a person alone does is done by a bot, until the game is over. */
async function playedByBot(guest: Guest): Promise<void> {
  const { page } = guest;
  await page.getByRole('button', { name: 'Play it alone' }).click();
  await page.locator('dialog .field').fill(guest.name);
  await page.locator('dialog .button.main').click();
  await page.waitForURL('**/table/*');
  await page.locator('.table').first().waitFor();
  const table = page.url().split('/').at(-1) ?? '';
  await page.request.post(`/api/tables/${table}/bot`, { data: { seat: 0, level: 'random' } });
  await guest.outcome.waitFor({ timeout: LONG });
}

describe('a campaign', () => {
  it('is begun by one, joined by another on a phone, and its first mission is played', { timeout: LONG }, async () => {
    const [anna, ben] = await Promise.all([tonight.guest('Anna'), tonight.guest('Ben', { ...PHONE, locale: 'de' })]);
    const link = await begin(anna);
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'Der Gruppe beitreten' }).click();
    await ben.page.getByRole('heading', { level: 1, name: 'Thursdays' }).waitFor();
    await ben.page.getByText('2 Personen gehören dazu').waitFor();

    const { page } = anna;
    await page.getByRole('heading', { name: 'The Job' }).waitFor();
    expect(await page.locator('.scenario').count()).toBe(1);
    await page.getByRole('radio', { name: 'Into the Compound' }).waitFor();
    await withOthers(page);
    await page.getByLabel('Your name').fill('Anna');
    await page.getByText('How do you play?').click();
    await page.getByLabel('Difficulty').selectOption({ label: 'Normal' });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.lobby').waitFor();

    // Nobody has to send another link: the table is on the page of the group.
    await ben.page.locator('a[href^="/table/"]').click({ timeout: 30_000 });
    await ben.page.getByRole('button', { name: 'Hier hinsetzen' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await Promise.all([page.locator('.table').first().waitFor(), ben.page.locator('.table').first().waitFor()]);
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });

  it('says why something can’t be played, with the rule', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await begin(anna);
    await page.getByText('Manage the campaign').click();
    await page.getByRole('button', { name: 'Unlock everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock everything' }).click();
    await page.locator('.envelope').waitFor();
    await readEnvelope(page);
    await withOthers(page);
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('radio', { name: 'Out of Town' }).check();
    // The story begins again in another window; here the mission is still to be chosen.
    await page.request.post(`${page.url().replace('/campaign/', '/api/campaigns/')}/reset`, { data: {} });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /not unlocked this mission.*MA-ADV-02/s })
      .waitFor();
  });

  it('is open to more people than the mission lists characters', async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await begin(anna);
    await withOthers(page);
    await page.getByLabel('Your name').fill('Anna');
    await anna.seats(3);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.lobby').waitFor();
  });

  it('is read on after a game, from the table itself', { timeout: 2 * LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await begin(anna);
    await playedByBot(anna);
    await page.getByRole('link', { name: 'Read on in the story' }).click();
    // Nothing of it is on the page before the seal is broken; then page by page, and card by card.
    await page.getByRole('heading', { name: 'An envelope: chapter 2' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/Tactical Cards|Whistling Birds|Out of Town|MA-TAC-01/);
    await page.getByRole('button', { name: 'Break the seal' }).click();
    await page.locator('.envelope').getByRole('heading', { name: 'Tactical Cards' }).waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    const reveal = page.getByRole('dialog');
    await reveal.getByRole('heading', { name: 'Something comes to light' }).waitFor();
    expect(await reveal.innerText()).not.toMatch(/child/i);
    await reveal.getByRole('button', { name: 'Look' }).click();
    await reveal.getByText(/it is a child/).waitFor();
    await reveal.getByRole('button', { name: 'Go on' }).click();
    const backs = page.getByRole('button', { name: 'Turn this card' });
    expect(await backs.count()).toBe(11);
    await backs.first().click();
    expect(await backs.count()).toBe(10);
    await page.locator('.envelope .face b').waitFor();
    await page.getByRole('button', { name: 'Turn them all' }).click();
    await page.locator('.envelope .face', { hasText: 'Whistling Birds' }).waitFor();
    await page.getByRole('button', { name: 'Put them into the game' }).click();
    await page.getByText('New in the game: 11 cards').click();
    await page.locator('.newest li', { hasText: 'Whistling Birds' }).waitFor();
    await page.getByText('Rules that were added').click();
    await page.getByText('MA-TAC-01').waitFor();
    await page.getByRole('radio', { name: 'Out of Town' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Out of Town' }).isChecked()).toBe(true);
    expect(await page.locator('ol li').allInnerTexts()).toEqual([
      expect.stringMatching(/Into the Compound[\s\S]*Easy[\s\S]*(won|lost)/),
    ]);
    await page.getByRole('button', { name: 'Русский' }).click();
    await page.getByRole('radio', { name: 'Прочь из города' }).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/Out of Town|Whistling Birds/);
    expect(anna.faults).toEqual([]);
  });

  it('asks once more before everything is unlocked or begins again', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await begin(anna);
    await page.getByText('Manage the campaign').click();
    await page.getByRole('button', { name: 'Unlock everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await page.locator('.scenario').count()).toBe(1);
    await page.getByRole('button', { name: 'Unlock everything' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock everything' }).click();
    await page.locator('.envelope').waitFor();
    await readEnvelope(page);
    await page.getByText('The story is told.').waitFor();
    expect(await page.locator('.scenario').count()).toBe(8);
    await page.getByRole('button', { name: 'Begin again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin again' }).click();
    await page.getByRole('heading', { name: 'An envelope: chapter 1' }).waitFor();
    await readEnvelope(page);
    expect(await page.locator('.scenario').count()).toBe(1);
  });

  it('stands on the first page and among one’s tables', async () => {
    const anna = await tonight.guest('Anna');
    await begin(anna, 'The long way');
    for (const path of ['/', '/tables']) {
      await anna.open(path);
      await anna.page.getByRole('link', { name: /The long way/ }).waitFor();
    }
    // The story is the front door of its game.
    await anna.open('/');
    await anna.page.locator('.tile.mandalorian').getByRole('button', { name: 'Continue chapter 1' }).waitFor();
    await anna.open('/tables');
    await anna.page.getByRole('link', { name: /The long way/ }).click();
    await anna.page.getByRole('heading', { level: 1, name: 'The long way' }).waitFor();
  });

  it('keeps nobody out: axe finds nothing serious, it fits a phone, and the keyboard is enough', async () => {
    const anna = await tonight.guest('Anna', PHONE);
    const { page } = anna;
    await anna.open('/new/mandalorian');
    await page.getByLabel('Name of the group').focus();
    await page.keyboard.type('Fridays');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Fridays' }).waitFor();
    expect(await serious(anna)).toEqual([]);
    await page.getByText('Manage the campaign').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Begin again' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await serious(anna)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await anna.open('/group#0123456789012345678901234567890123456789');
    await page.getByRole('alert').waitFor();
    expect(await serious(anna)).toEqual([]);
  });
});
