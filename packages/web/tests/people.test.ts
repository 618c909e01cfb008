import type { Presence } from '@cantina/server/client';
import { describe, expect, it } from 'vitest';
import type { Guest } from './support/guest.ts';
import { evening } from './support/house.ts';
import { cardsIn, cardsKnownTo } from './support/memory.ts';
import { playOut, type Take } from './support/play-out.ts';
import { planned } from './support/strategy.ts';

const LONG = 300_000;
const tonight = evening();

/** Longer than the two taps of a double tap are apart: whoever reads takes their time. */
const READS = 400;

const byFinger: Take = async ({ page }, option) => {
  if (option.startsWith('buy:')) await page.waitForTimeout(READS);
  await page.locator(`.options [data-option="${option}"]`).tap();
  // What is for sale, and a base, is read first; the second touch takes it.
  const read = page.locator(`.read [data-choice="${option}"]`);
  if (!(await read.isVisible())) return;
  await page.waitForTimeout(READS);
  await read.tap();
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
    await anna.asked();
  });
});

describe('several people at one device', () => {
  it('hand it over and never see the hand of the other', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.open('/new/deckbuilding');
    await page.locator('form .field').first().fill('Anna');
    await anna.seat(2, 'here', 'Ben');
    await page.locator('button[type=submit]').click();
    await page.locator('.table').waitFor();
    const hand = () =>
      page
        .locator('.table > .hand [data-face]')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.face));
    expect((await hand()).length).toBe(5);
    await page.locator('.options [data-option=end]').click();
    await page.locator('.doubt .button.main').click();
    await page.getByText('Ben, it is your turn').waitFor();
    expect(await page.locator('[data-card]').count()).toBe(0);
    await page.locator('.hand-over .button').click();
    await page.locator('.table').waitFor();
    expect((await hand()).every((face) => /alliance|rebel|temple/.test(face ?? ''))).toBe(true);
  });

  it('never read the log of the other, however slowly it came', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    // As in a long game: what has happened is not told again step by step, it is read as a whole.
    await page.routeWebSocket('**/api/live', (socket) => {
      const server = socket.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as { readonly t: string };
        socket.send(JSON.stringify(message.t === 'state' ? { ...message, missed: null } : message));
      });
    });
    let goOn: () => void = () => undefined;
    const handedOver = new Promise<void>((resolve) => (goOn = resolve));
    const asked: string[] = [];
    await page.route('**/replay?as=*', async (route) => {
      const as = new URL(route.request().url()).searchParams.get('as') ?? '';
      asked.push(as);
      if (as === '0') await handedOver;
      await route.continue();
    });
    await anna.open('/new/deckbuilding');
    await page.locator('form .field').first().fill('Anna');
    await anna.seat(2, 'here', 'Ben');
    await page.locator('button[type=submit]').click();
    await page.locator('.options [data-option=end]').click();
    await page.locator('.doubt .button.main').click();
    await page.locator('.hand-over .button').click();
    await page.locator('.table').waitFor();
    const slow = page.waitForResponse(/replay\?as=0/);
    goOn();
    await slow;
    await expect.poll(() => asked).toEqual(['0', '1']);
    await anna.unfold('log');
    const lines = page.locator('.log .line');
    await lines.first().waitFor();
    const drawn = (await lines.allTextContents()).flatMap((text) => /Anna draws [^▸]*\./.exec(text) ?? []);
    expect(drawn).toEqual(['Anna draws 5 cards.', 'Anna draws 5 cards.']);
  });

  it('three of them and a bot: whoever is asked gets it, and sees their own characters only', {
    timeout: LONG,
  }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.open('/new/smugglers');
    await page.locator('form .field').first().fill('Anna');
    await anna.seats(4);
    await anna.seat(2, 'here', 'Ben');
    await anna.seat(3, 'here', 'Carla');
    await anna.seat(4, 'gentlest');
    await page.locator('button[type=submit]').click();
    await page.locator('.table, .hand-over').first().waitFor();

    let holder = 'Anna';
    /** What is seen while it is handed over, and to whom who held it before hands it. */
    const seenBetween: number[] = [];
    const handedTo: string[] = [holder];
    const seen = new Map<string, Set<string>>();
    const flew = new Set<string>();
    while (flew.size < 3) {
      await page.locator('.hand-over, .options:not([aria-disabled]) [data-option]').first().waitFor();
      if (await page.locator('.hand-over').isVisible()) {
        seenBetween.push(await page.locator('[data-card], [data-face]').count());
        holder = (await page.locator('.hand-over h1').innerText()).split(',')[0] ?? '';
        handedTo.push(holder);
        await page.locator('.hand-over .button').click();
        continue;
      }
      const hand = await page
        .locator('section.hand [data-face]')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.face ?? ''));
      const known = seen.get(holder) ?? new Set<string>();
      seen.set(holder, new Set([...known, ...hand]));
      const options = await anna.options();
      if (options.includes('stay')) flew.add(holder);
      const quiet = ['pass', 'decline', 'stay', 'nothing', 'keep', 'leave', 'flee', 'refuse', 'surrender'];
      const choice = quiet.find((id) => options.includes(id)) ?? options[0] ?? '';
      await page.locator(`.options [data-option="${choice}"]`).click();
      await page.locator('.options:not([aria-disabled]) [data-option], .hand-over').first().waitFor();
    }
    expect([...flew].sort()).toEqual(['Anna', 'Ben', 'Carla']);
    expect(seenBetween.filter((cards) => cards > 0)).toEqual([]);
    expect(handedTo.filter((name, i) => name === handedTo[i - 1])).toEqual([]);
    const hands = [...seen.values()].flatMap((faces) => [...faces]);
    expect(hands.length).toBe(9);
    expect(new Set(hands).size).toBe(9);
    expect(anna.faults).toEqual([]);
  });
});

/** The ids of the cards in one's own hand. */
async function handOf({ page }: Guest): Promise<readonly number[]> {
  await page.locator('.table').waitFor();
  return page
    .locator('.table > .hand [data-card]')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.card)));
}

describe('what is hidden', () => {
  it('is not on the screen of others, not in what they are sent, not in their memory', { timeout: LONG }, async () => {
    const [anna, ben, zoe] = (await Promise.all(['Anna', 'Ben', 'Zoe'].map((name) => tonight.guest(name)))) as [
      Guest,
      Guest,
      Guest,
    ];
    const traffic = [ben, zoe].map(heardBy);
    const seatLink = await anna.openTable();
    const watchLink = await anna.page.locator('.watch input').inputValue();
    await ben.join(seatLink);
    await zoe.join(watchLink);
    await anna.page.locator('.begin .button.main').click();
    const hands = [await handOf(anna), await handOf(ben)] as const;
    await zoe.page.locator('.table').waitFor();
    expect(hands.map(({ length }) => length)).toEqual([5, 5]);
    const row = await anna.page
      .locator('.galaxy .row [data-card]')
      .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.card)));

    for (const [guest, hidden, heard] of [
      [ben, hands[0], traffic[0]],
      [zoe, [...hands[0], ...hands[1]], traffic[1]],
    ] as const) {
      const seen = await guest.page
        .locator('[data-card]')
        .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.card)));
      const sent = (await heard?.()) ?? '';
      const known = await cardsKnownTo(guest.page);
      // What everybody may know is found in all three places, so looking there means something.
      expect(seen).toEqual(expect.arrayContaining([...row]));
      expect(cardsIn(sent)).toEqual(expect.arrayContaining([...row]));
      expect([...known]).toEqual(expect.arrayContaining([...row]));
      expect(hidden.filter((card) => seen.includes(card) || known.has(card) || cardsIn(sent).includes(card))).toEqual(
        [],
      );
      expect(sent).not.toMatch(/"seed":"/);
      expect(guest.faults).toEqual([]);
    }
  });

  /** Everything the server sends to somebody, over the socket and as answers. */
  function heardBy({ page }: Guest): () => Promise<string> {
    const heard: string[] = [];
    const bodies: Promise<string>[] = [];
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    page.on('response', (response) => {
      if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
    });
    return async () => [...heard, ...(await Promise.all(bodies))].join('\n');
  }
});

describe('people at a table', () => {
  it('whose seat moves to another device watch on from the first one, and who is sent away is told', {
    timeout: LONG,
  }, async () => {
    const [anna, ben, phone] = (await Promise.all(['Anna', 'Ben', 'Ben'].map((name) => tonight.guest(name)))) as [
      Guest,
      Guest,
      Guest,
    ];
    const link = await anna.openTable();
    await ben.join(link);
    await anna.page.locator('.begin .button.main').click();
    const hand = await handOf(ben);
    expect(hand.length).toBe(5);
    // The invitation is no key any more; Ben's own link is.
    await phone.page.goto(link);
    await phone.page.getByText('Somebody already came here by this link').waitFor();
    await ben.page.keyboard.press('c');
    await ben.page.getByRole('button', { name: 'Who is at the table' }).click();
    await ben.page.getByRole('button', { name: 'My link' }).click();
    const own = await ben.page.locator('dialog .copy input').inputValue();
    await phone.page.goto('/');
    await phone.page.goto(`${new URL(link).origin}/join${new URL(own).hash}`);
    await phone.page.getByRole('button', { name: 'Move here' }).click();
    expect(await handOf(phone)).toEqual(hand);
    const stillSeen = () =>
      ben.page
        .locator('[data-card]')
        .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.card)));
    await expect.poll(async () => (await stillSeen()).filter((card) => hand.includes(card))).toEqual([]);
    await ben.page.locator('.table').waitFor();

    const table = new URL(phone.page.url()).pathname.split('/')[2] ?? '';
    const { people } = (await (await anna.page.request.get(`/api/tables/${table}/people`)).json()) as {
      people: { id: string; seats: number[]; you: boolean }[];
    };
    const watching = people.find(({ you, seats }) => !you && seats.length === 0);
    await anna.page.request.post(`/api/tables/${table}/remove`, { data: { person: watching?.id ?? '' } });
    await ben.page.getByText('You are no longer at this table.').waitFor();
    expect(await ben.page.locator('[data-card]').count()).toBe(0);
  });

  it('come with a link whose token no address tells the server, and keep it when they jump to the content', {
    timeout: LONG,
  }, async () => {
    const [anna, ben] = [await tonight.guest('Anna'), await tonight.guest('Ben')];
    const link = await anna.openTable();
    const token = new URL(link).hash.slice(1);
    expect(token.length).toBeGreaterThan(20);
    const asked: string[] = [];
    ben.page.on('request', (request) => asked.push(request.url()));
    await ben.page.goto(link);
    await ben.page.locator('.skip').press('Enter');
    await ben.page.locator('form .field').fill('Ben');
    await ben.page.locator('button[type=submit]').click();
    await ben.page.locator('.lobby').waitFor();
    // The browser's own note of the page's address has the fragment, which is not part of the request.
    expect(asked.map((url) => url.split('#')[0]).filter((url) => url?.includes(token))).toEqual([]);
    expect(ben.faults).toEqual([]);
  });

  it('who turn back before the table has come do not sit there', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    await anna.openShortGame();
    const { pathname } = new URL(page.url());
    const address = `/api${pathname.replace('table', 'tables')}`;
    const isHere = async () => {
      const { presence } = (await (await page.request.get(address)).json()) as { readonly presence: Presence };
      return presence.seats[0];
    };
    expect(await isHere()).toBe(true);
    await anna.open('/tables');
    let goOn: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(`**${address}`, async (route) => {
      await left;
      await route.continue();
    });
    const link = page.locator(`a[href="${pathname}"]`).first();
    const asked = page.waitForRequest(`**${address}`);
    await link.click();
    await asked;
    await page.goBack();
    await link.waitFor();
    const late = page.waitForResponse(`**${address}`);
    goOn();
    await late;
    // Long enough for a subscription to arrive.
    await page.waitForTimeout(500);
    expect(await isHere()).toBe(false);
  });

  it('with long names and long words stay within their lines on a phone', { timeout: LONG }, async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const [anna, ben] = await Promise.all([tonight.guest('W'.repeat(40), phone), tonight.guest('Ben', phone)]);
    await ben.join(await anna.openTable());
    await anna.page.locator('.begin .button.main').click();
    await ben.page.locator('.prompt .waiting').waitFor();
    const right = (selector: string) =>
      ben.page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
    expect(await right('.prompt .waiting')).toBeLessThanOrEqual(390);
    await anna.page.getByRole('button', { name: 'Chat' }).click();
    await anna.page.getByLabel('Say something').fill('x'.repeat(500));
    await anna.page.getByRole('button', { name: 'Send' }).click();
    await ben.page.locator('.bubble').waitFor();
    expect(await right('.bubble')).toBeLessThanOrEqual(390);
    expect((await ben.page.locator('.bubble').boundingBox())?.height).toBeLessThan(130);
  });

  it('talk to each other, each in their own language where it is a quick word', { timeout: LONG }, async () => {
    const [anna, ben] = await Promise.all([tonight.guest('Anna'), tonight.guest('Ben', { locale: 'de' })]);
    await ben.join(await anna.openTable());
    await anna.page.locator('.begin .button.main').click();
    await Promise.all([anna.page.locator('.table').waitFor(), ben.page.locator('.table').waitFor()]);
    await anna.page.getByRole('button', { name: 'Chat' }).click();
    await anna.page.getByRole('button', { name: 'Hello!' }).click();
    await ben.page.locator('.bubble', { hasText: 'Anna: Hallo!' }).waitFor();
    await ben.page.getByRole('button', { name: 'Gespräch 1' }).click();
    await ben.page.getByLabel('Etwas sagen').fill('Na dann <b>los</b>!');
    await ben.page.getByRole('button', { name: 'Senden' }).click();
    await anna.page.locator('.chat .lines', { hasText: 'Na dann <b>los</b>!' }).waitFor();
    // What was said stands over the table for a moment only, also when one has answered meanwhile.
    await ben.page.locator('.bubble').waitFor({ state: 'detached', timeout: 7000 });
    expect([...anna.faults, ...ben.faults]).toEqual([]);
  });

  it('sit down at a game for up to six: marks, names, bots and options', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
    const { page } = anna;
    // As a game with more seats would look: the page asks the server what there is to choose.
    await page.route('**/api/games', async (route) => {
      const { games } = (await (await route.fetch()).json()) as { readonly games: readonly object[] };
      await route.fulfill({ json: { games: games.map((game) => ({ ...game, seats: { min: 1, max: 6 } })) } });
    });
    let wish: unknown;
    await page.route('**/api/tables', async (route) => {
      wish = route.request().postDataJSON();
      await route.fulfill({ status: 404, json: { error: { code: 'unknown-game', args: { game: 'six' } } } });
    });
    await anna.open('/new/deckbuilding');
    await page.locator('form .field').first().fill('Anna');
    await anna.seats(6);
    const marks = await page.locator('form [data-seat] .face').allInnerTexts();
    expect(marks.map((text) => text.trim())).toEqual(['1', '2', '3', '4', '5', '6']);
    // Nobody sits here without a name: it is asked for before the table opens.
    await anna.seat(3, 'here');
    await anna.seat(4, 'strongest');
    await page.getByRole('button', { name: 'Open the table' }).click();
    expect(wish).toBeUndefined();
    await page.getByLabel('Name at seat 3').fill('Ben');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('alert').waitFor();
    expect(wish).toMatchObject({
      seats: [
        { kind: 'person', me: true, name: 'Anna' },
        { kind: 'open' },
        { kind: 'person', me: true, name: 'Ben' },
        { kind: 'bot' },
        { kind: 'open' },
        { kind: 'open' },
      ],
    });
  });
});
