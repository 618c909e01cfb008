import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { missionOf } from '../content/all.ts';
import { filler, mission, type Position, type Raid } from './kit.ts';

/** Skill cards and tokens by what they count: 3 + 2 and 3 + 3. */
const FIVE = ['disruption-yellow-3', 'disruption-white-2'];
const SIX = ['disruption-yellow-3', 'disruption-yellow-3'];

/** An event step of the first seat; decks are long enough not to be reshuffled. The top event is the last one. */
function events(
  play: Play,
  areas: NonNullable<Position['areas']>,
  deck: readonly string[],
  more: Partial<Position> = {},
): Raid {
  const hero = (at: string, character: 'mandalorian' | 'ig11') => ({
    at,
    deck: Array<string>(6).fill(filler(character)),
  });
  return mission(play, {
    heroes: { mandalorian: hero('D1', 'mandalorian'), ig11: hero('D1', 'ig11') },
    areas,
    events: [...Array<string>(4).fill('overwatch'), ...deck],
    step: 'events',
    ...more,
  });
}

const AREA_NAMES = ['move', 'attack', 'intel', 'plan', 'mission'];

/** What everybody is told of crises, events and cleared areas, in order. */
const told = (raid: Raid): string[] =>
  raid.table
    .log('spectator')
    .filter(({ type }) => ['crisis', 'event', 'area-cleared'].includes(type))
    .map(({ type, data }) => `${type} ${AREA_NAMES.find((name) => JSON.stringify(data.area ?? null).includes(name))}`);

const onArea = (raid: Raid, area: number): readonly string[] => [
  ...raid.pile('area', area),
  ...raid.pile('areaTokens', area),
];

describe('areas', () => {
  it('MA-EVS-01 MA-EVS-04 MA-EVS-05 MA-EVS-06 MA-EVS-08 MA-CRI-02 MA-EX-13 MA-ACT-10 · from left to right, each finished before the next: crisis and event at 6, event at 5, nothing at 4', (play) => {
    const raid = events(
      play,
      {
        move: ['disruption-white-2', 'steady-advance'],
        attack: ['vibroblade', 'disruption-white-2'],
        intel: ['quick-draw', 'use-the-cover'],
        plan: ['disruption-yellow-3'],
      },
      [],
    );
    expect(told(raid)).toEqual([
      'crisis move',
      'event move',
      'area-cleared move',
      'event attack',
      'area-cleared attack',
    ]);
    expect([0, 1, 2, 3].map((area) => onArea(raid, area))).toEqual([
      [],
      [],
      ['quick-draw', 'use-the-cover'],
      ['disruption-yellow-3'],
    ]);
    expect([raid.state.track, raid.pile('eventDiscard')]).toEqual([1, ['overwatch', 'overwatch']]);
  });

  it('MA-EVS-02 MA-EVS-04 MA-EX-12 · a token of 2 and cards of 4 make 6: crisis, event, all is discarded', (play) => {
    const raid = events(play, { intel: ['disruption-white-2', 'vibroblade', 'quick-draw'] }, []);
    expect(told(raid)).toEqual(['crisis intel', 'event intel', 'area-cleared intel']);
    expect([onArea(raid, 2), raid.state.track]).toEqual([[], 1]);
    const five = events(play, { intel: ['disruption-white-2', 'vibroblade'] }, []);
    expect([told(five), five.state.track]).toEqual([['event intel', 'area-cleared intel'], 0]);
  });

  it('MA-EVS-06 · with 4 or less everywhere nothing happens and everything stays', (play) => {
    const raid = events(play, { move: ['steady-advance'], plan: ['disruption-white-2', 'disruption-white-2'] }, []);
    expect([told(raid), onArea(raid, 0), onArea(raid, 3)]).toEqual([
      [],
      ['steady-advance'],
      ['disruption-white-2', 'disruption-white-2'],
    ]);
    expect(raid.state.active).toBe(1);
  });

  it('MA-EVS-07 MA-EVS-09 · every card goes faceup to the pile of its owner, tokens beside the supply', (play) => {
    const raid = events(play, { attack: ['quick-draw', 'twin-blasters', 'disruption-white-2'] }, []);
    expect([raid.pile('discard', 0), raid.pile('discard', 1)]).toEqual([['quick-draw'], ['twin-blasters']]);
    expect(raid.pile('disruptionDiscard')).toEqual(['disruption-white-2']);
    expect(raid.pile('disruption')).toHaveLength(2);
    const spectator = JSON.stringify(raid.table.view('spectator'));
    expect([spectator.includes('"quick-draw"'), spectator.includes('"twin-blasters"')]).toEqual([true, true]);
  });

  it('MA-EVS-10 · a token that comes while its area is resolved brings no crisis and goes with the rest', (play) => {
    // All areas trigger; the first event disrupts the lowest, which is the one being resolved
    const raid = events(play, { move: FIVE, attack: SIX, intel: SIX, plan: SIX }, ['scrambled-comms'], {
      disruption: ['disruption-yellow-1', 'disruption-white-1'],
    });
    expect(told(raid).slice(0, 2)).toEqual(['event move', 'area-cleared move']);
    expect(told(raid).filter((each) => each.startsWith('crisis'))).toEqual([
      'crisis attack',
      'crisis intel',
      'crisis plan',
    ]);
    expect([onArea(raid, 0), raid.pile('disruption')]).toEqual([[], ['disruption-yellow-1']]);
    expect(raid.pile('disruptionDiscard').slice(0, 3)).toEqual([...FIVE, 'disruption-white-1']);
  });
});

describe('crises', () => {
  it('MA-CRI-01 · each mission has its own', (play) => {
    // The same total: Mission 1 counts it on its track, Mission 2 has none and the enemy nearest to the Child moves
    const first = events(play, { move: SIX }, []);
    expect(first.state.track).toBe(1);
    const second = events(play, { move: SIX }, [], {
      mission: 'm2',
      map: 'map2',
      heroes: { mandalorian: { at: 'D4' }, ig11: { at: 'D4' } },
      tokens: [['token-1', 'D4']],
      carries: { 'token-1': 'mandalorian' },
      revealed: [['m2-c1', 'D7']],
    });
    expect([second.state.track, second.piece('m2-c1')]).toEqual([0, ['D5', 0]]);
  });

  it('MA-CRI-02 MA-CRI-03 · two areas with 6: two crises, each before its own event', (play) => {
    const raid = events(play, { attack: SIX, plan: ['steady-advance', 'vibroblade'] }, []);
    expect(told(raid)).toEqual([
      ...['crisis attack', 'event attack', 'area-cleared attack'],
      ...['crisis plan', 'event plan', 'area-cleared plan'],
    ]);
    expect(raid.state.track).toBe(2);
  });

  it('MA-CRI-04 · Mission 1: a full track calls one reinforcement to the star space near you and is cleared', (play) => {
    const full = missionOf('m1').track?.base ?? 0;
    const crisis = (track: number) => {
      const raid = events(play, { move: SIX }, [], {
        heroes: { mandalorian: { at: 'C1' }, ig11: { at: 'G7' } },
        // Somebody who shoots: the event has an effect and calls no reinforcement by itself
        revealed: [['m1-lookout', 'D3']],
        reinforcements: ['m1-r-brute', 'm1-r-gunner'],
        fields: { track },
      });
      return [raid.state.track, raid.piece('m1-r-gunner'), raid.pile('reinforcements').length];
    };
    expect(crisis(full - 2)).toEqual([full - 1, null, 2]);
    expect(crisis(full - 1)).toEqual([0, ['A1', 0], 1]);
  });
});

describe('event cards', () => {
  it('MA-EVT-01 MA-EVT-03 · the top card, its abilities from top to bottom, then it is discarded', (play) => {
    const raid = events(play, { move: FIVE }, ['closing-in'], { revealed: [['m1-scavenger', 'D3']] });
    // It reaches the characters first and attacks then
    raid.seat(0).asked('prompt.victim').offers('mandalorian', 'ig11').answers('ig11');
    expect(raid.events.filter((type) => ['threat-moves', 'attack'].includes(type))).toEqual(['threat-moves', 'attack']);
    expect([raid.damage('ig11'), raid.pile('eventDiscard'), raid.pile('eventNow')]).toEqual([1, ['closing-in'], []]);
    const deck = events(play, { move: FIVE }, ['closing-in', 'overwatch'], { revealed: [['m1-scavenger', 'D3']] });
    expect([deck.pile('eventDiscard'), deck.pile('eventDeck').at(-1)]).toEqual([['overwatch'], 'closing-in']);
  });

  it('MA-EVT-02 · the active player decides, whoever is concerned', (play) => {
    const raid = events(play, { move: FIVE }, ['cornered'], {
      active: 1,
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'G7' } },
      revealed: [
        ['m1-scavenger', 'D3'],
        ['m1-gate-guard', 'D4'],
      ],
    });
    raid.seat(0).notAsked();
    raid.seat(1).asked('prompt.mover').offers('m1-scavenger', 'm1-gate-guard').answers('m1-gate-guard');
    expect([raid.piece('m1-gate-guard'), raid.piece('m1-scavenger')]).toEqual([
      ['D2', 0],
      ['D3', 0],
    ]);
  });

  it('MA-EVT-04 · a 6+ ability only if the area had 6 or more', (play) => {
    const shots = (area: readonly string[]) =>
      events(play, { move: area }, ['clear-shot'], {
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'G2' } },
        revealed: [['m1-lookout', 'D3']],
      }).damage('mandalorian');
    expect([shots(FIVE), shots(SIX)]).toEqual([1, 2]);
  });

  it('MA-EVT-05 · text is followed as written: reveal, then that enemy attacks', (play) => {
    const ambush = (at: string) => {
      const raid = events(play, { move: FIVE }, ['ambush'], {
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'G7' } },
        facedown: [['m1-lookout', at]],
        // An enemy that was there before does not attack by this card
        revealed: [['m1-raider', 'D2']],
      });
      return [raid.pile('facedown'), raid.damage('mandalorian')];
    };
    expect(ambush('D3')).toEqual([[], 1]);
    // Revealed, but too far away to attack
    expect(ambush('D4')).toEqual([[], 0]);
  });

  it('MA-EVT-06 MA-EX-16 · of several classes any enemy may be chosen', (play) => {
    const raid = events(play, { move: FIVE }, ['mixed-volley'], {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'G7' } },
      revealed: [
        ['m1-lookout', 'D3'],
        ['m1-raider', 'D2'],
        ['m1-roof-sniper', 'D4'],
      ],
    });
    // The sniper is three spaces away, and a melee enemy would not be asked at all
    raid.seat(0).asked('prompt.attacker').offers('m1-lookout', 'm1-raider').answers('m1-raider');
    expect(raid.damage('mandalorian')).toBe(1);
  });

  it('MA-EVT-07 · an additional event counts with the same total', (play) => {
    const chain = (area: readonly string[]) => {
      const raid = events(play, { move: area }, ['clear-shot', 'scrambled-comms'], {
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'G2' } },
        areas: {
          move: area,
          attack: ['disruption-white-2'],
          intel: ['disruption-white-2'],
          plan: ['disruption-white-1'],
        },
        disruption: ['disruption-white-1', 'disruption-white-1'],
        revealed: [['m1-lookout', 'D3']],
      });
      return [raid.damage('mandalorian'), raid.pile('eventDiscard')];
    };
    // At 6 the other event comes, and its own 6+ ability too; at 5 it does not come
    expect(chain(SIX)).toEqual([2, ['clear-shot', 'scrambled-comms']]);
    expect(chain(FIVE)).toEqual([0, ['scrambled-comms']]);
  });
});
