import { loadGame } from '@cantina/games';
import type { Playable } from '@cantina/playable';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookBack, think, thinkAlong } from '../src/bots/think.ts';
import type { Refused } from '../src/client/index.ts';
import { Host } from './support/host.ts';
import { Player } from './support/player.ts';

const GAME = 'deckbuilding';
const LONG = 120_000;
const me = { kind: 'person', me: true } as const;
const bot = { kind: 'bot', level: 'jawa' } as const;

let host: Host;
let playable: Playable;
beforeAll(async () => {
  playable = await loadGame(GAME);
  const games = { ids: [GAME], load: (id: string) => (id === GAME ? Promise.resolve(playable) : null) };
  const thinkers = () => ({
    think: (question: Parameters<typeof think>[1]) => think(games, question),
    advise: (question: Parameters<typeof thinkAlong>[1]) => thinkAlong(games, question),
    review: (question: Parameters<typeof lookBack>[1]) => lookBack(games, { ...question, milliseconds: 500 }),
    close: () => Promise.resolve(),
  });
  host = await Host.open({ botMilliseconds: 30, botPause: 0 }, thinkers, games);
}, LONG);
afterAll(() => host.close());

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error as Refused).error.code,
  );

describe('opponents', () => {
  test('are told with name, taste, face and rating, but not how they think', async () => {
    const { games } = await host.client().api.games();
    const bots = games.find(({ id }) => id === GAME)?.bots ?? [];
    expect(bots).toHaveLength(5);
    expect(Object.keys(bots[0] ?? {}).sort()).toEqual(['face', 'id', 'names', 'rating', 'taste']);
  });

  test('that nobody knows are refused', async () => {
    const anna = host.client();
    const wish = { game: GAME, seats: [me, { kind: 'bot', level: 'nobody-at-all' } as const] };
    expect(await refusal(anna.api.create(wish))).toBe('bad-request');
  });
});

describe('a hint', () => {
  const asked = async (seats: readonly (typeof me | typeof bot | { readonly kind: 'open' })[], hints?: boolean) => {
    const anna = host.client();
    const wish = { game: GAME, seats: [...seats], ...(hints === undefined ? {} : { hints }) };
    const { table } = await anna.api.create(wish);
    await anna.api.act(table.id, 'start', { anyway: true });
    const player = new Player(anna, table.id, 0);
    await player.until(() => player.question !== undefined);
    return { anna, table: (await anna.api.table(table.id)).table, question: player.question };
  };

  test(
    'names the best answers with their chances, where only bots play against one',
    async () => {
      const { anna, table, question } = await asked([me, bot]);
      expect(table.hints).toBe(true);
      const player = new Player(anna, table.id, 0);
      await player.until(() => player.question !== undefined);
      await player.answer();
      await player.until(() => player.question !== undefined && player.question.id !== question?.id);
      const open = player.question;
      const { advised } = await anna.api.hint(table.id, 0, open?.id ?? 0);
      expect(advised.length).toBeGreaterThan(0);
      // The only sensible answer is told without a chance: it was compared with nothing
      expect(advised.length === 1 || advised.every(({ chance }) => chance !== null)).toBe(true);
      for (const { picks, chance } of advised) {
        expect(open?.options.map(({ id }) => id)).toEqual(expect.arrayContaining([...picks]));
        expect(chance ?? 0.5).toBeGreaterThan(0);
        expect(chance ?? 0.5).toBeLessThan(1);
      }
    },
    LONG,
  );

  test(
    'is refused among people, unless the table has agreed on it',
    async () => {
      const without = await asked([me, { kind: 'open' }]);
      expect(without.table.hints).toBe(false);
      const hint = without.anna.api.hint(without.table.id, 0, without.question?.id ?? 0);
      expect(await refusal(hint)).toBe('no-hints');
      const agreed = await asked([me, { kind: 'open' }], true);
      expect(await refusal(agreed.anna.api.hint(agreed.table.id, 0, agreed.question?.id ?? 0))).toBe('done');
    },
    LONG,
  );

  test('is for the own seat only', async () => {
    const { table, question } = await asked([me, bot]);
    expect(await refusal(host.client().api.hint(table.id, 0, question?.id ?? 0))).not.toBe('done');
  });
});

describe('a review', () => {
  test(
    'tells the chances of both, what it hung on, and is kept',
    async () => {
      const anna = host.client();
      const options = { basesToWin: 2 };
      const seats = [{ kind: 'bot', level: 'quick' } as const, { kind: 'bot', level: 'random' } as const];
      const { table } = await anna.api.create({ game: GAME, options, seats });
      expect(await refusal(anna.api.review(table.id))).toBe('not-over');
      await anna.api.act(table.id, 'start', {});
      const status = async () => (await anna.api.table(table.id)).table.status;
      await expect.poll(status, { timeout: LONG, interval: 200 }).toBe('finished');
      expect((await anna.api.review(table.id)).review).toBeNull();
      const read = async () => (await anna.api.review(table.id)).review;
      await expect.poll(read, { timeout: LONG, interval: 200 }).not.toBeNull();
      const review = await read();
      const { table: over } = await anna.api.table(table.id);
      const last = review?.standings.at(-1);
      expect(last?.chances).toEqual([0, 1].map((seat) => (over.outcome?.winners.includes(seat) ? 1 : 0)));
      for (const { chances } of review?.standings ?? []) expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1);
      expect(review?.turningPoints.length).toBeGreaterThan(0);
      expect(review?.turningPoints.length).toBeLessThanOrEqual(3);
      const { steps } = await anna.api.replay(table.id);
      for (const point of review?.turningPoints ?? []) {
        expect(steps.map(({ n }) => n)).toContain(point.step);
        const { table: again } = await anna.api.fork(table.id, { at: point.step, seats: [me, bot] });
        expect(again.origin).toEqual({ table: table.id, at: point.step });
      }
      expect(await read()).toEqual(review);
    },
    LONG,
  );
});
