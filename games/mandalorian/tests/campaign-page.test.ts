import type { Message } from '@cantina/kernel';
import type { CampaignView } from '@cantina/playable';
import { type Book, books, LANGS, type Lang, type Reader, render } from '@cantina/text';
import { describe, expect, test } from 'vitest';
import { begin, type CampaignState, nextMission } from '../campaign/deck.ts';
import { campaign } from '../campaign/index.ts';
import { playable } from '../index.ts';
import type { Options } from '../rules/state.ts';
import { packs } from '../text/all.ts';
import { campaignTexts } from '../text/campaign/index.ts';
import { gameTexts, texts } from '../text/index.ts';

const wish: Options = { mission: 'm1', map: 'map1', difficulty: 'easy', balanced: false, mode: 'listed', unlocked: 1 };

const played = (state: CampaignState, seats = 3, reason = 'defeated'): CampaignState =>
  campaign.afterGame(state, {
    options: { ...wish, mission: nextMission(state) ?? 'm1' },
    outcome: { winners: [], reason },
    seats,
  });

/** The states of a group from its first evening to its last. */
const evenings = (): readonly CampaignState[] => {
  const all = [begin().state];
  for (let game = 1; game <= 8; game++) all.push(played(all.at(-1) ?? begin().state));
  return all;
};

const messagesIn = ({ story, scenarios, games }: CampaignView): readonly Message[] => [
  ...story.flatMap((page) => ('title' in page ? [page.title, page.text] : [])),
  ...scenarios.flatMap(({ name, about }) => [name, ...about]),
  ...games.map(({ name }) => name),
];

/** What the browser of a group has: the first game, and the packs that the group has unlocked. */
function readerOf(state: CampaignState, lang: Lang): Reader {
  const unlocked = campaign.packs(state).map((pack) => packs.read(pack, lang));
  const told = new Map(unlocked.flatMap(({ messages }) => Object.entries(messages)).map(([k, v]) => [k, () => v]));
  const more: Book = { entries: { de: told, en: told, ru: told } };
  const faceName = (face: string) => gameTexts[lang].faceName(face);
  return { lang, seat: null, seatName: String, faceName, book: books(texts, campaignTexts, more) };
}

describe.each(LANGS)('the page of a campaign in %s', (lang) => {
  test('has a text for everything it shows, after every game, from what the group has unlocked', () => {
    for (const state of evenings()) {
      const reader = readerOf(state, lang);
      const view = campaign.view(state);
      expect(messagesIn(view).filter((message) => render(message, reader).trim() === '')).toEqual([]);
      const faces = campaign.packs(state).flatMap((pack) => packs.read(pack, lang).sheet.map(({ face }) => face));
      expect(faces).toEqual(expect.arrayContaining(view.story.flatMap((page) => ('face' in page ? [page.face] : []))));
    }
  });

  test('says why something is refused, also to a group that has unlocked nothing', () => {
    const reader = readerOf(begin().state, lang);
    for (const { reason } of refusals()) expect(render(reason, reader)).toMatch(/^\p{Lu}.*\.$/su);
  });
});

function refusals() {
  const { state } = begin();
  const everything = campaign.unlockEverything(state);
  return [
    campaign.refusal(state, { ...wish, mission: 'm3' }, 2),
    campaign.refusal(played(played(played(played(state)))), { ...wish, mission: 'c1', map: 'map9' }, 2),
    campaign.refusal(everything, { ...wish, mission: 'h1' }, 2),
    campaign.refusal(everything, { ...wish, mission: 'h2', mode: 'shared' }, 3),
  ].flatMap((each) => each ?? []);
}

test('a refusal names its rule and never the mission that is locked', () => {
  expect(refusals().map(({ reason, rule }) => [reason.key, rule, reason.args])).toEqual([
    ['campaign.locked-mission', 'MA-ADV-02', undefined],
    ['campaign.locked-map', 'MA-ADV-02', undefined],
    ['campaign.wrong-seats', 'MD-ROL-01', { min: 3 }],
    ['campaign.own-characters', 'MD-ROL-01', undefined],
  ]);
});

test('MA-ADV-07 a new group reads one page, and may play Mission 1 only', () => {
  const view = campaign.view(begin().state);
  expect(view.story).toEqual([{ chapter: 1, title: { key: 'adventure.1.name' }, text: { key: 'adventure.1.text' } }]);
  expect(view.scenarios.map(({ id }) => id)).toEqual(['m1']);
  expect(view).toMatchObject({ next: 'm1', choices: { map: ['map1'] }, games: [] });
});

test('MA-ADV-08 the story goes on with the next chapter, won or lost, and remembers the games', () => {
  const state = played(played(begin().state, 2, 'goal'), 2, 'time');
  const view = campaign.view(state);
  expect(view.games).toEqual([
    { name: { key: 'mission.m1.name' }, won: true, options: { difficulty: 'easy' } },
    { name: { key: 'mission.m2.name' }, won: false, options: { difficulty: 'easy' } },
  ]);
  expect(view.next).toBe('m3');
  expect(new Set(view.story.map(({ chapter }) => chapter))).toEqual(new Set([1, 2, 3]));
  expect(view.story.filter((page) => page.chapter === 2 && 'face' in page)).toHaveLength(11);
});

test('MA-ADV-05 the options of a table come from the deck, whatever was wished for', () => {
  const state = played(begin().state);
  expect(campaign.optionsFor(state, { ...wish, mission: 'm2', unlocked: 8 })).toEqual({
    ...wish,
    mission: 'm2',
    unlocked: 2,
  });
});

test('a view of a group holds no id, name or text of anything that it has not unlocked', () => {
  const later = ['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const;
  for (const state of evenings().slice(0, 7)) {
    const open = campaign.packs(state);
    const sent = LANGS.map((lang) =>
      JSON.stringify([campaign.view(state), open.map((pack) => packs.read(pack, lang))]),
    );
    const known = new Set(
      open.flatMap((pack) => LANGS.flatMap((lang) => packs.read(pack, lang).sheet.map(({ name }) => name))),
    );
    for (const pack of later.filter((each) => !open.includes(each))) {
      LANGS.forEach((lang, i) => {
        const secret = packs.read(pack, lang);
        const names = secret.sheet
          .filter(({ name }) => !known.has(name))
          .flatMap(({ face, name }) => [`"${face}"`, `"${name}"`]);
        const keys = Object.keys(secret.messages).filter((key) => /^(mission|adventure)\./.test(key));
        expect(names.length + keys.length).toBeGreaterThan(5);
        expect([...names, ...keys.map((key) => `"${key}"`)].filter((each) => sent[i]?.includes(each))).toEqual([]);
      });
    }
  }
});

test('MA-ADV-09 a group that begins again is a new one', () => {
  expect(playable.campaign?.begin()).toEqual(begin().state);
  expect(campaign.packs(begin().state)).toEqual([]);
});
