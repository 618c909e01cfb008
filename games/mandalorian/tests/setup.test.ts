import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect, test } from 'vitest';
import { afterGame, begin, nextMission, nextTable } from '../campaign/deck.ts';
import { AREAS, cardOf, cards, mapOf, missionOf } from '../content/all.ts';
import { mapFor, type Options } from '../rules/state.ts';
import { Raid, subject } from './kit.ts';

/** A game from its very beginning: nobody has chosen anything yet. */
const fresh = (play: Play, seats: number, options: Partial<Options> = {}, seed = 'setup') =>
  new Raid(play(subject, { seats, options, seed }));

/** Two people play Mission 1; the first takes the Mandalorian and the first turn. */
function started(play: Play, options: Partial<Options> = {}, seed = 'setup'): Raid {
  const raid = fresh(play, 2, options, seed);
  raid.seat(0).asked('prompt.character').answers('mandalorian').asked('prompt.starter').answers('seat:0');
  return raid;
}

const colors = (faces: readonly string[]): string[] =>
  faces.flatMap((face) => {
    const card = cardOf(face);
    return card.kind === 'disruption' ? [card.color] : [];
  });

const threat = (face: string) => {
  const card = cardOf(face);
  if (card.kind !== 'threat') throw new Error(`${face} is no threat`);
  return card;
};

describe('before the table is set', () => {
  test('MA-SET-01 MA-SET-02 MA-SET-03 the deck is read to the first STOP card; it names the mission and so the map', () => {
    const { state, cards: read } = begin();
    expect(read.map(({ type }) => type)).toEqual(['instruction', 'stop']);
    expect(nextMission(state)).toBe('m1');
    const second = afterGame(state, { mission: 'm1', won: false, difficulty: 'easy' }, 2).state;
    expect(nextMission(second)).toBe('m2');
    const tables = [state, second].map((each) =>
      nextTable(each, { mission: nextMission(each) ?? 'm1', difficulty: 'easy', mode: 'listed' }),
    );
    expect(tables.map(mapFor)).toEqual(['map1', 'map2']);
  });

  test('MA-DIF-01 MA-END-03 the difficulty is chosen anew for every game', () => {
    const wish = { mission: 'm1', mode: 'listed' } as const;
    const { state } = begin();
    expect(nextTable(state, { ...wish, difficulty: 'easy' }).difficulty).toBe('easy');
    const later = afterGame(state, { mission: 'm1', won: true, difficulty: 'easy' }, 2).state;
    expect(nextTable(later, { ...wish, difficulty: 'hard' }).difficulty).toBe('hard');
    expect(nextTable(later, { ...wish, difficulty: 'normal' }).difficulty).toBe('normal');
  });
});

describe('decks and tokens', () => {
  it('MA-SET-04 MA-CHD-01 · Mission 1 sets up nothing special; in Mission 2 the Child is there', (play) => {
    expect(started(play).pile('tokens')).toEqual([]);
    const raid = fresh(play, 2, { mission: 'm2' });
    raid.seat(0).asked('prompt.character').answers('paz').asked('prompt.starter').answers('seat:0');
    expect([raid.pile('tokens'), raid.bearer('token-1')]).toEqual([['token-1'], 'mandalorian']);
  });

  it('MA-SET-05 MA-SET-06 MA-CMP-03 MA-CMP-04 · all planning cards and all events, shuffled', (play) => {
    const first = started(play, {}, 'one');
    const second = started(play, {}, 'two');
    const sorted = (raid: Raid, zone: 'planDeck' | 'eventDeck') => [...raid.pile(zone)].sort();
    expect([first.pile('planDeck').length, first.pile('eventDeck').length]).toEqual([20, 12]);
    for (const zone of ['planDeck', 'eventDeck'] as const) {
      expect(sorted(first, zone)).toEqual(sorted(second, zone));
      expect(first.pile(zone)).not.toEqual(second.pile(zone));
    }
  });

  it('MA-SET-08 MA-SET-09 MA-CMP-10 · a white token on each area, all others facedown in the supply', (play) => {
    const raid = started(play);
    for (const area of [0, 1, 2, 3]) expect(colors(raid.pile('areaTokens', area))).toEqual(['white']);
    expect(raid.pile('areaTokens', 4)).toEqual([]);
    expect(colors(raid.pile('disruption')).sort()).toEqual(['white', ...Array<string>(5).fill('yellow')]);
    // With five areas no white one is left
    const five = fresh(play, 2, { mission: 'm3' });
    expect(AREAS.map((_, area) => colors(five.pile('areaTokens', area)))).toEqual(Array(5).fill(['white']));
    expect(colors(five.pile('disruption'))).toEqual(Array<string>(5).fill('yellow'));
    five.seat(0).asked('prompt.character');
  });

  it('MA-SET-08 · which white token lies where is random, and everybody sees it', (play) => {
    const laid = (seed: string) => [0, 1, 2, 3].flatMap((area) => started(play, {}, seed).pile('areaTokens', area));
    const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => laid(seed).join()));
    expect(orders.size).toBeGreaterThan(1);
    const view = started(play).table.view('spectator');
    expect(view.zones.areaTokens?.map(({ cards: seen }) => seen.length)).toEqual([1, 1, 1, 1, 0]);
    expect(view.zones.disruption?.[0]).toEqual({ count: 6, cards: [] });
  });

  it('MA-SET-10 MA-SET-13 · which threat lies where is random, and so are the reinforcements', (play) => {
    const raids = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => started(play, {}, seed));
    for (const zone of ['facedown', 'reinforcements'] as const) {
      expect(new Set(raids.map((raid) => raid.pile(zone).join())).size).toBeGreaterThan(1);
    }
  });

  it('MA-SET-10 MA-SET-11 MA-SET-12 MA-SET-13 MA-SET-14 MA-CMP-08 · threats of the mission, by shape: on "?" facedown, on other icons faceup, stars beside, the rest in the box', (play) => {
    const raid = started(play);
    const { spaces } = mapOf('map1');
    const at = (zone: 'facedown' | 'revealed') =>
      (raid.state.zones[zone][0] ?? [])
        .map((card, i) => `${spaces[raid.state.at[card] ?? -1]?.id} ${threat(raid.pile(zone)[i] ?? '').shape}`)
        .sort();
    const icons = (face: 'down' | 'up') =>
      spaces
        .flatMap(({ id, icon }) => (icon?.face === face && icon.whenHard !== true ? [`${id} ${icon.shape}`] : []))
        .sort();
    expect([at('facedown'), at('revealed')]).toEqual([icons('down'), icons('up')]);
    const all = (['facedown', 'revealed', 'reinforcements', 'box'] as const).flatMap((zone) => raid.pile(zone));
    const ofMission = cards.flatMap((card) =>
      card.kind === 'threat' && card.mission === 'm1' ? Array<string>(card.copies).fill(card.id) : [],
    );
    expect([...all].sort()).toEqual([...ofMission].sort());
    const stars = ofMission.filter((face) => threat(face).shape === 'star');
    expect([...raid.pile('reinforcements')].sort()).toEqual([...stars].sort());
    // What lies facedown or in the box nobody is shown
    for (const zone of ['facedown', 'reinforcements', 'box'] as const) {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const count = raid.pile(zone).length;
        expect(raid.table.view(viewer).zones[zone]?.[0]).toEqual({ count, cards: [] });
      }
    }
  });
});

describe('characters', () => {
  it('MA-SET-15 MA-CHC-01 · everybody chooses a different character of the mission’s list', (play) => {
    const raid = fresh(play, 3, { mission: 'm3' });
    const listed = missionOf('m3').characters ?? [];
    raid
      .seat(0)
      .asked('prompt.character')
      .by('MA-SET-15')
      .offers(...listed)
      .answers('xian');
    raid
      .seat(1)
      .asked('prompt.character')
      .offers(...listed.filter((each) => each !== 'xian'))
      .answers('burg');
    raid.seat(2).asked('prompt.character').offers('mandalorian', 'mayfeld').answers('mayfeld');
    raid.seat(0).asked('prompt.starter');
    expect(raid.state.characters).toEqual(['xian', 'burg', 'mayfeld']);
  });

  it('MA-SET-17 · all start on the start space, unless the briefing says otherwise', (play) => {
    const raid = started(play);
    expect([raid.where('mandalorian'), raid.where('ig11')]).toEqual(['D1', 'D1']);
    const second = fresh(play, 2, { mission: 'm2' });
    second.seat(0).asked('prompt.character').answers('paz').asked('prompt.starter').answers('seat:1');
    const { spaces } = mapOf('map2');
    expect(second.where('paz')).toBe(spaces.find(({ number }) => number === missionOf('m2').starts.paz)?.id);
    expect(second.where('mandalorian')).toBe(spaces.find(({ start }) => start === true)?.id);
  });

  it('MA-SET-18 MA-CMP-02 MA-DIF-04 · twelve own cards, shuffled; a hand of four, on Hard of three', (play) => {
    for (const [difficulty, hand] of [
      ['easy', 4],
      ['normal', 4],
      ['hard', 3],
    ] as const) {
      const raid = started(play, { difficulty });
      raid.state.characters.forEach((character, seat) => {
        const own = cards.flatMap((card) =>
          card.kind === 'skill' && card.character === character && card.type === 'base'
            ? Array<string>(card.copies).fill(card.id)
            : [],
        );
        expect([...raid.seat(seat).hand, ...raid.pile('deck', seat)].sort()).toEqual([...own].sort());
        expect(raid.seat(seat).hand).toHaveLength(hand);
      });
    }
    expect(started(play, {}, 'one').seat(0).hand).not.toEqual(started(play, {}, 'two').seat(0).hand);
  });

  it('MA-SET-18 MA-COM-01 · nobody sees the hand of another', (play) => {
    const raid = started(play);
    const shown = (viewer: 0 | 1 | 'spectator', seat: number) => {
      const sent = JSON.stringify(raid.table.view(viewer).zones.hand?.[seat]);
      return raid.seat(seat).hand.filter((face) => sent.includes(`"${face}"`)).length;
    };
    expect([shown(0, 0), shown(0, 1), shown(1, 0), shown(1, 1)]).toEqual([4, 0, 0, 4]);
    expect([shown('spectator', 0), shown('spectator', 1)]).toEqual([0, 0]);
  });

  it('MA-SET-20 · the group chooses who begins, or leaves it to chance', (play) => {
    const raid = fresh(play, 2);
    raid.seat(0).asked('prompt.character').answers('ig11');
    raid.seat(0).asked('prompt.starter').by('MA-SET-20').offers('seat:0', 'seat:1', 'random').answers('seat:1');
    raid.seat(0).notAsked();
    expect(raid.state.active).toBe(1);
    const random = (seed: string) => {
      const table = fresh(play, 2, {}, seed);
      table.seat(0).asked('prompt.character').answers('ig11').asked('prompt.starter').answers('random');
      return table.state.active;
    };
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(random))).toEqual(new Set([0, 1]));
  });

  it('MA-SET-21 · nobody has damage or planning cards yet', (play) => {
    const raid = started(play);
    expect(raid.state.damage).toEqual([0, 0]);
    expect([raid.plansOf('mandalorian'), raid.plansOf('ig11'), raid.pile('planDiscard')]).toEqual([[], [], []]);
  });

  it('MA-EX-31 · two players, Easy, Mission 1', (play) => {
    const raid = fresh(play, 2, { mission: 'm1', difficulty: 'easy' });
    // The last character of the list needs no question
    raid.seat(0).asked('prompt.character').offers('mandalorian', 'ig11').answers('ig11');
    raid.seat(0).asked('prompt.starter').answers('seat:0');
    expect(raid.state.characters).toEqual(['ig11', 'mandalorian']);
    expect([0, 1, 2, 3].map((area) => colors(raid.pile('areaTokens', area)))).toEqual(Array(4).fill(['white']));
    expect(colors(raid.pile('disruption')).filter((color) => color === 'white')).toHaveLength(1);
    expect([raid.seat(0).hand.length, raid.seat(1).hand.length, raid.state.options.difficulty]).toEqual([4, 4, 'easy']);
  });
});
