import { GAME_IDS, isGameId, loadGame } from '@cantina/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { botSeed } from '../src/table/lesson.ts';
import { Host, inlineThinkers } from './support/host.ts';

let host: Host;
beforeAll(async () => {
  const games = { ids: GAME_IDS, load: (id: string) => (isGameId(id) ? loadGame(id) : null) };
  host = await Host.open({}, inlineThinkers, games);
});
afterAll(() => host.close());

/** What lies open at a table for one that has just begun. */
async function dealt(game: string, lesson: boolean): Promise<string> {
  const { api } = host.client();
  const { table } = await api.create({ game, lesson, seats: [{ kind: 'person', me: true, name: 'Anna' }] });
  await api.act(table.id, 'start', {});
  const { steps } = await api.replay(table.id, { as: 0 });
  return JSON.stringify(steps[0]?.beats);
}

describe('a lesson', () => {
  test('is dealt alike each time, and only a lesson is', async () => {
    const [first, second, other] = await Promise.all([
      dealt('mandalorian', true),
      dealt('mandalorian', true),
      dealt('mandalorian', false),
    ]);
    expect(first.length).toBeGreaterThan(100);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  test('has bots that do the same each time, and only a lesson has', async () => {
    const playable = await loadGame('smugglers');
    const { lessonSecret = '' } = playable;
    const [lesson, other] = [{ secret: lessonSecret }, { secret: 'another' }];
    expect(botSeed(playable, lesson, 7)).toBe(botSeed(playable, lesson, 7));
    expect(botSeed(playable, lesson, 7)).not.toBe(botSeed(playable, lesson, 8));
    expect(botSeed(playable, other, 7)).not.toBe(botSeed(playable, other, 7));
  });

  test('is for one person among bots: whoever else sat there would not be dealt to by chance', async () => {
    const seats = [{ kind: 'person' as const, me: true }, { kind: 'open' as const }];
    await expect(host.client().api.create({ game: 'deckbuilding', lesson: true, seats })).rejects.toEqual(
      expect.objectContaining({ error: expect.objectContaining({ code: 'bad-request' }) as unknown }),
    );
  });
});
