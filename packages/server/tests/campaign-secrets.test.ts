import { loadGame } from '@cantina/games';
import type { Pack, Playable } from '@cantina/playable';
import { LANGS, type Lang } from '@cantina/text';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { NodeClient } from '../src/client/node.ts';
import { Host } from './support/host.ts';
import { Player } from './support/player.ts';

const GAME = 'mandalorian';
const LATER = ['m2', 'm3', 'm4', 'c1', 'c2', 'h1', 'h2'];
const ALL = ['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
const LONG = 60_000;

let playable: Playable;
let host: Host;
const sent: string[] = [];
beforeAll(async () => {
  playable = await loadGame(GAME);
  const games = { ids: [GAME], load: (id: string) => (id === GAME ? Promise.resolve(playable) : null) };
  const thinkers = () => ({
    think: () => Promise.resolve(null),
    advise: () => Promise.resolve(null),
    review: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  });
  host = await Host.open({}, thinkers, games);
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...args) => {
    const response = await real(...args);
    sent.push(await response.clone().text());
    return response;
  });
}, LONG);
afterAll(async () => {
  vi.restoreAllMocks();
  await host.close();
});

/** Names, stories and keys of messages that come with some packs only, in all languages. */
function secretsOf(packs: readonly string[]): ReadonlySet<string> {
  const everything = new Set(ALL.flatMap((pack) => read(pack, 'en').sheet.map(({ face }) => face)));
  const known = new Set(
    LANGS.flatMap((lang) =>
      playable.texts[lang].sheet().flatMap(({ face, name }) => (everything.has(face) ? [] : [name])),
    ),
  );
  return new Set(
    packs.flatMap((pack) =>
      LANGS.flatMap((lang) => {
        const { sheet, messages } = read(pack, lang);
        const told = Object.entries(messages)
          .filter(([key]) => /^(mission|adventure|ability)\./.test(key))
          .flat();
        return [...sheet.map(({ name }) => name), ...told].filter((text) => text.length > 3 && !known.has(text));
      }),
    ),
  );
}

function read(pack: string, lang: Lang): Pack {
  const { packs } = playable;
  if (packs === undefined) throw new Error('this game has no packs');
  return packs.read(pack, lang);
}

const LETTER = /\p{L}/u;

/** Whether something stands there as words of its own: a jet pack is no jet pack cell. */
function stands(words: string, text: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + words.length))) return true;
  }
  return false;
}

const found = (secrets: ReadonlySet<string>, texts: readonly string[]): readonly string[] =>
  [...secrets].filter((secret) => texts.some((text) => stands(JSON.stringify(secret).slice(1, -1), text)));

const tableIn = (campaign: string | null, mission: string) => ({
  game: GAME,
  campaign,
  options: { mission },
  seats: [{ kind: 'person' as const, me: true }],
});

async function readEverything(anna: NodeClient, campaign: string, table: string): Promise<void> {
  await anna.api.games();
  await anna.api.tables();
  await anna.api.campaigns();
  await anna.api.table(table);
  await anna.api.replay(table);
  for (const lang of LANGS) {
    await anna.api.campaign(campaign, lang);
    await anna.api.packs(table, lang);
  }
}

describe('what a group has not unlocked', () => {
  test('is in no answer and in no message, until its game is over', { timeout: LONG }, async () => {
    const anna = host.client();
    const { campaign } = await anna.api.beginCampaign({ game: GAME, name: 'Thursdays' });
    for (const mission of LATER) {
      await expect(anna.api.create(tableIn(campaign.id, mission))).rejects.toMatchObject({
        error: { code: 'campaign-refuses', rule: 'MA-ADV-02' },
      });
    }
    const { table } = await anna.api.create(tableIn(campaign.id, 'm1'));
    await anna.api.act(table.id, 'start', {});
    const player = new Player(anna, table.id, 0);
    await player.until(() => player.question !== undefined);
    for (let i = 0; i < 10; i++) await player.answer();
    await readEverything(anna, campaign.id, table.id);

    const heard = () => [...sent, ...player.heard.map((each) => JSON.stringify(each))];
    expect(secretsOf(ALL).size).toBeGreaterThan(600);
    expect(found(secretsOf(ALL), heard())).toEqual([]);

    await anna.api.act(table.id, 'bot', { seat: 0, level: 'random' });
    await player.until(() => player.last('table')?.info.status === 'finished', LONG);
    await readEverything(anna, campaign.id, table.id);
    const now = await anna.api.campaign(campaign.id, 'en');
    expect(now.campaign.view.next).toBe('m2');
    expect(found(secretsOf(['p2']), heard()).length).toBeGreaterThan(100);
    const open = secretsOf(['p2']);
    const locked = new Set([...secretsOf(ALL.slice(1))].filter((secret) => !open.has(secret)));
    expect(found(locked, heard())).toEqual([]);
  });

  test('is opened to a single table by what that table plays, and to nobody else', { timeout: LONG }, async () => {
    const anna = host.client();
    const { campaign } = await anna.api.beginCampaign({ game: GAME, name: 'Fridays' });
    const { table } = await anna.api.create(tableIn(null, 'm3'));
    const ids = (await anna.api.packs(table.id, 'de')).packs.map(({ id }) => id);
    expect(ids).toEqual(['p2', 'p3']);
    expect((await anna.api.campaign(campaign.id, 'de')).packs).toEqual([]);
  });
});
