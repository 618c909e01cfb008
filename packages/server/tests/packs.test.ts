import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Host } from './support/host.ts';
import { playOn, seated } from './support/player.ts';

let host: Host;
beforeAll(async () => {
  host = await Host.open();
});
afterAll(() => host.close());

describe('packs', () => {
  test('are read by a table that has unlocked them, and not before', async () => {
    const players = await seated([host.client(), host.client()]);
    const [anna, ben] = players as [(typeof players)[0], (typeof players)[0]];
    expect(await anna.client.api.packs(anna.table, 'de')).toEqual({ packs: [] });
    // Both have bid, so the second round is on.
    await playOn(players, 2);
    const { packs } = await ben.client.api.packs(ben.table, 'de');
    expect(packs).toEqual([
      {
        id: 'second-round',
        sheet: [{ face: 'joker', name: 'second-round joker (de)', group: '', values: [], text: [], copies: 1 }],
        messages: { 'story.second-round': 'second-round story (de)' },
        rulebook: '',
        data: { worth: 11 },
      },
    ]);
    expect((await ben.client.api.packs(ben.table, 'ru')).packs[0]?.messages).toEqual({
      'story.second-round': 'second-round story (ru)',
    });
  });

  test('may follow from what was agreed, before the game begins', async () => {
    const anna = host.client();
    const { table } = await anna.api.create({
      game: 'bluff',
      options: { rounds: 50 },
      seats: [{ kind: 'person', me: true }],
    });
    expect((await anna.api.packs(table.id, 'en')).packs.map(({ id }) => id)).toEqual(['long']);
  });

  test('are for members of the table only', async () => {
    const anna = host.client();
    const { table } = await anna.api.create({
      game: 'bluff',
      options: { rounds: 50 },
      seats: [{ kind: 'person', me: true }],
    });
    const stranger = host.client();
    await stranger.api.create({ game: 'bluff', seats: [{ kind: 'person', me: true }] });
    await expect(stranger.api.packs(table.id, 'en')).rejects.toMatchObject({ error: { code: 'unknown-table' } });
  });

  test('are there in the languages of the house only', async () => {
    const anna = host.client();
    const { table } = await anna.api.create({ game: 'bluff', seats: [{ kind: 'person', me: true }] });
    await expect(anna.api.packs(table.id, 'xx' as 'en')).rejects.toMatchObject({ error: { code: 'bad-request' } });
  });
});
