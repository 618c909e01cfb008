import { expect, test } from 'vitest';
import {
  afterGame,
  begin,
  blocksRead,
  type CampaignState,
  nextMission,
  nextTable,
  openEnvelopes,
  packsForGame,
  packsOf,
  refusalOf,
  reset,
  unlockEverything,
  unlockedMissions,
} from '../campaign/deck.ts';
import { blockOfPack, cards, packs } from '../content/all.ts';
import { adventureDeck } from '../content/locked/adventure.ts';
import { newState, type Options } from '../rules/state.ts';

const played = (state: CampaignState, seats = 3, won = false) =>
  afterGame(state, { mission: nextMission(state) ?? 'm1', won, difficulty: 'easy' }, seats);

test('MA-ADV-01 MA-CMP-05 the deck has 71 cards in the order of their numbers', () => {
  expect(adventureDeck.map(({ number }) => number)).toEqual(Array.from({ length: 71 }, (_, i) => i + 1));
  const count = (type: string) => adventureDeck.filter((card) => card.type === type).length;
  expect([count('instruction'), count('stop'), count('skill'), count('event')]).toEqual([13, 8, 40, 10]);
});

test('MA-ADV-02 MA-ADV-03 before and after a game the next cards are read, each once and never again', () => {
  const first = begin();
  const second = played(first.state);
  const third = played(second.state);
  const numbers = [first, second, third].flatMap((reading) => reading.cards.map(({ number }) => number));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
  expect(third.state.read).toBe(numbers.length);
  // A card names the next mission or adds a card or a rule
  expect([first, second, third].map(({ state }) => nextMission(state))).toEqual(['m1', 'm2', 'm3']);
  expect(second.cards.flatMap(({ face }) => face ?? [])).toContain('man-t1');
});

test('MA-ADV-05 every card of a pack is added by the block that unlocks the pack', () => {
  for (const pack of packs) {
    const added = pack.cards.filter(({ kind }) => kind === 'skill' || kind === 'event').map(({ id }) => id);
    const block = blockOfPack(pack.id);
    const stops = adventureDeck.filter(({ type }) => type === 'stop').map(({ number }) => number);
    const read = adventureDeck.filter(
      ({ number }) => number > (stops[block - 2] ?? 0) && number < (stops[block - 1] ?? 0),
    );
    expect(read.flatMap(({ face }) => face ?? []).sort()).toEqual(added.sort());
  }
});

test('MA-ADV-04 MA-ADV-07 MA-ADV-08 MA-ADV-10 eight games, each unlocks something, won or lost', () => {
  let { state } = begin();
  const missions = [];
  for (let game = 1; game <= 8; game++) {
    expect(blocksRead(state)).toBe(game);
    missions.push(nextMission(state));
    const reading = played(state, 3, game % 2 === 0);
    expect(reading.cards.at(-1)?.type).toBe(game === 8 ? 'instruction' : 'stop');
    expect(reading.packs).toEqual(game < 8 ? [`p${game + 1}`] : []);
    state = reading.state;
  }
  expect(missions).toEqual(['m1', 'm2', 'm3', 'm4', 'c1', 'c2', 'h1', 'h2']);
  expect(nextMission(state)).toBeNull();
  expect(state.games).toHaveLength(8);
});

test('MA-ADV-06 an envelope is opened when its card is read', () => {
  let { state } = begin();
  for (let game = 1; game <= 3; game++) state = played(state).state;
  expect(openEnvelopes(state)).toEqual([]);
  state = played(state).state;
  expect(openEnvelopes(state)).toEqual([1]);
  expect(unlockedMissions(state)).toEqual(['m1', 'm2', 'm3', 'm4', 'c1', 'c2']);
  expect(openEnvelopes(unlockEverything(state).state)).toEqual([1, 2]);
});

test('MA-ADV-09 a campaign can be reset', () => {
  const { state } = begin();
  expect(reset().state).toEqual({ ...state, games: [] });
});

test('MD-GEN-13 playing an unlocked mission again does not advance the deck', () => {
  const { state } = played(begin().state);
  const again = afterGame(state, { mission: 'm1', won: true, difficulty: 'hard' }, 2);
  expect(again.cards).toEqual([]);
  expect(nextMission(again.state)).toBe('m2');
});

test('MA-ADV-09 a game that was begun before a reset does not count for the new campaign', () => {
  const { state } = begin();
  const late = afterGame(state, { mission: 'm2', won: true, difficulty: 'easy' }, 2);
  expect(late).toEqual({ state, cards: [], packs: [] });
});

test('too few people for secret roles play something else, and the deck goes on', () => {
  let { state } = begin();
  for (let game = 1; game <= 6; game++) state = played(state).state;
  expect(nextMission(state)).toBe('h1');
  expect(afterGame(state, { mission: 'c1', won: true, difficulty: 'easy' }, 4).cards).toEqual([]);
  expect(afterGame(state, { mission: 'c1', won: true, difficulty: 'easy' }, 2).packs).toEqual(['p8']);
});

test('what a group may not choose, and why', () => {
  const { state } = begin();
  const wish = { mission: 'm1', difficulty: 'easy', balanced: false, mode: 'listed' } as const;
  expect(refusalOf(state, wish, 2)).toBeNull();
  expect(refusalOf(state, wish, 3)).toBeNull();
  expect(refusalOf(state, { ...wish, mission: 'm2' }, 2)).toBe('locked-mission');
  const everything = unlockEverything(state).state;
  expect(refusalOf(everything, { ...wish, mission: 'h1' }, 2)).toBe('wrong-seats');
  expect(refusalOf(everything, { ...wish, mission: 'h1', mode: 'shared' }, 3)).toBe('roles-need-own-characters');
  const contracts = played(played(played(played(state).state).state).state).state;
  expect(refusalOf(contracts, { ...wish, mission: 'c1', map: 'map4' }, 2)).toBeNull();
});

test('the state becomes the option `unlocked`, and tells which packs a table may be sent', () => {
  const { state } = played(begin().state);
  const options: Options = nextTable(state, { mission: 'm2', difficulty: 'hard', mode: 'listed' });
  expect(options.unlocked).toBe(2);
  expect(packsOf(state)).toEqual(['p2']);
  expect(packsForGame(options)).toEqual(['p2']);
  expect(packsForGame({ ...options, mission: 'c1', map: 'map3', unlocked: 1 })).toEqual(['p2', 'p3', 'p4', 'p5']);
  expect(packsForGame({ ...options, mission: 'm1', unlocked: 1 })).toEqual([]);
});

test('MA-ADV-05 a table of its own plays a mission with what a campaign has brought by then, and with no more', () => {
  const decks = (mission: Options['mission'], unlocked: Options['unlocked'] = 1) =>
    newState(2, { map: 'map1', difficulty: 'easy', balanced: false, mode: 'listed', mission, unlocked })
      .cards.face.flatMap((face) => cards[face] ?? [])
      .flatMap(({ kind, id }) => (kind === 'skill' || kind === 'event' ? [id] : []))
      .sort();
  const ownTable = decks('m2');
  expect(ownTable).toEqual(decks('m2', 2)); // as in the campaign
  expect(ownTable).toContain('man-t1');
  expect(ownTable).not.toEqual(decks('m2', 3));
  expect(decks('m1')).not.toContain('man-t1');
  expect(decks('c1')).toEqual(decks('c1', 5));
});

test('ids of locked cards say nothing', () => {
  const locked = packs.flatMap((pack) => pack.cards.map(({ id }) => id));
  const telling = locked.filter(
    (id) => !/^(m[234]-[ctqr]\d|[a-z]{2,3}-(t1|t2|w|s1|s2)|ea-\d\d|token-\d|role-\d)$/.test(id),
  );
  expect(telling).toEqual([]);
});
