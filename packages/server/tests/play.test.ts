import { commitment, verify } from '@cantina/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bluff } from './support/bluff.ts';
import { Host } from './support/host.ts';
import { playOn, seated } from './support/player.ts';

let host: Host;
beforeAll(async () => {
  host = await Host.open();
});
afterAll(() => host.close());

describe('a table', () => {
  test('is played to its end, and the revealed seed proves it', async () => {
    const players = await seated([host.client(), host.client()]);
    const [anna, ben] = players as [(typeof players)[0], (typeof players)[0]];
    const promised = anna.last('state')?.commitment;
    await playOn(players);
    expect(anna.sight?.view?.outcome?.reason).toBe('points');
    await ben.until(() => ben.last('table')?.info.status === 'finished');
    const { transcript, seed } = await ben.client.api.replay(ben.table);
    expect(commitment(seed ?? '')).toBe(promised);
    expect(verify(bluff, transcript)).toMatchObject({ ok: true, fault: null });
  });
});
