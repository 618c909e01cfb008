import { GAME_IDS, isGameId, loadGame } from '@cantina/games';
import { LANGS } from '@cantina/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Host, inlineThinkers } from './support/host.ts';

interface About {
  readonly id: string;
  readonly name: string;
  readonly options: readonly {
    readonly name: string;
    readonly label: string;
    readonly values?: readonly object[];
    readonly number?: object;
  }[];
  readonly cards: readonly { readonly face: string; readonly name: string; readonly values: readonly string[] }[];
  readonly zones: readonly { readonly name: string; readonly per: string | number; readonly sees: string }[];
  readonly fields: readonly string[];
  readonly forms: Readonly<Record<string, readonly string[]>>;
  readonly rulebook: string;
}

let host: Host;
beforeAll(async () => {
  const games = { ids: GAME_IDS, load: (id: string) => (isGameId(id) ? loadGame(id) : null) };
  host = await Host.open({}, inlineThinkers, games);
});
afterAll(() => host.close());

const about = async (id: string, query = ''): Promise<About> =>
  (await fetch(`${host.url}/api/games/${id}${query}`)).json() as Promise<About>;

describe('what a program can read of a game', () => {
  test.each(GAME_IDS)('%s: cards, rules, options, and what views and answers look like', async (id) => {
    for (const lang of LANGS) {
      const { name, cards, options, rulebook } = await about(id, `?lang=${lang}`);
      const { texts } = await loadGame(id);
      expect(name).toBe(texts[lang].name);
      expect(cards.length).toBeGreaterThan(20);
      expect(rulebook).toContain('- **');
      for (const { values, number } of options) expect(number ?? values?.[0]).toBeDefined();
    }
    const { zones, fields, forms } = await about(id);
    const { game } = await loadGame(id);
    expect(zones.map(({ name }) => name)).toEqual(Object.keys(game.zones));
    expect(fields).toEqual(Object.keys(game.visible));
    expect(Object.keys(forms).length).toBeGreaterThan(3);
  });

  test('a card with its numbers and its text', async () => {
    const { cards } = await about('deckbuilding', '?lang=en');
    expect(cards.find(({ face }) => face === 'stormtrooper')).toMatchObject({
      name: 'Stormtrooper',
      values: ['Unit', 'starter card', 'Trooper', 'Attack 2'],
    });
    expect((await about('deckbuilding')).forms['prompt.action']).toContain('end');
  });

  test('nothing that a group has yet to unlock', async () => {
    const { campaign, packs } = await loadGame('mandalorian');
    const all = campaign?.packs(campaign.unlockEverything(campaign.begin())) ?? [];
    const locked = new Set(all.flatMap((pack) => packs?.read(pack, 'en').sheet.map(({ face }) => face) ?? []));
    expect(locked.size).toBeGreaterThan(20);
    const { cards } = await about('mandalorian');
    expect(cards.filter(({ face }) => locked.has(face))).toEqual([]);
  });

  test('no game that is not there, and no language that nobody speaks', async () => {
    expect((await fetch(`${host.url}/api/games/chess`)).status).toBe(404);
    expect((await fetch(`${host.url}/api/games/smugglers?lang=fr`)).status).toBe(400);
  });
});
