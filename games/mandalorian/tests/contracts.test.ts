import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { CHARACTER_IDS, missionOf } from '../content/all.ts';
import { informantNumbers, salvageNumbers } from '../content/locked/p5/index.ts';
import { mapNamed, mission, type PieceAt, type Position, subject } from './kit.ts';
import { eventStep, healthOf } from './positions.ts';

const MAPS = ['map1', 'map2', 'map3', 'map4'] as const;
const SALVAGE = 'token-2';
const INFORMANT = 'token-3';

/** A contract after setup, with Cara and Greef. */
function begun(play: Play, contract: 'c1' | 'c2', map: (typeof MAPS)[number]) {
  const table = play(subject, { seats: 2, options: { mission: contract, map, mode: 'listed', unlocked: 5 } });
  table
    .seat(0)
    .asked('prompt.character')
    .offers(...CHARACTER_IDS)
    .answers('cara');
  table.seat(1).asked('prompt.character').answers('greef');
  table.seat(0).asked('prompt.starter').answers('seat:0');
  table.leavesOpen();
  return table;
}
const spacesOf = (table: ReturnType<typeof begun>, map: (typeof MAPS)[number]): (string | undefined)[] =>
  (table.state.zones.tokens[0] ?? []).map((card) => mapNamed(map).spaces[table.state.at[card] ?? -1]?.id);
const numbered = (map: (typeof MAPS)[number], number: number): string | undefined =>
  mapNamed(map).spaces.find((space) => space.number === number)?.id;

describe('contracts', () => {
  it('MD-CON-01 MD-CON-02 MD-C1-01 · on any map, with any characters, and without its special starts', (play) => {
    for (const map of MAPS) {
      const table = begun(play, 'c1', map);
      expect(spacesOf(table, map)).toEqual(salvageNumbers.spaces.map((number) => numbered(map, number)));
      const start = mapNamed(map).spaces.findIndex((space) => space.start === true);
      expect(table.state.spaces).toEqual([start, start]);
      // No mission area, even on maps that have one in their own mission
      expect(table.pile('areaTokens', 4)).toEqual([]);
      // The threats of the map
      const threats = [...table.pile('facedown'), ...table.pile('revealed')];
      expect(threats.filter((face) => !face.startsWith(`m${map.at(-1)}-`))).toEqual([]);
      expect(threats.length).toBe(mapNamed(map).spaces.filter(({ icon }) => icon !== undefined).length);
    }
  });

  it('MD-CON-02 · the rules of the map for its doors stay', (play) => {
    const raid = mission(play, {
      mission: 'c1',
      map: 'map2',
      unlocked: 5,
      heroes: { mandalorian: { at: 'C1', hand: ['vibroblade'] }, cara: { at: 'B1' } },
      tokens: [[SALVAGE, 'D2']],
    });
    raid.seat(0).does('play vibroblade on intel').asked('prompt.intel').offers('side', 'pass').answers('side');
    expect(raid.events).toContain('door-opens');
  });

  it('MD-C1-02 MD-C1-03 · take and deliver in your own action step, not in the turn of another player', (play) => {
    const ordered = (ig11: string, tokens: readonly PieceAt[], carries: Position['carries']) => {
      const raid = mission(play, {
        mission: 'c1',
        unlocked: 5,
        heroes: { greef: { at: 'D2', hand: ['give-orders', 'quick-exit'] }, ig11: { at: ig11 } },
        tokens,
        ...(carries === undefined ? {} : { carries }),
      });
      raid.seat(0).does('play give-orders on intel').asked('prompt.intel').answers('special');
      return raid;
    };
    const taking = ordered('D2', [[SALVAGE, 'D3']], undefined);
    taking.seat(1).asked('prompt.move').answers('D3').asked('prompt.move').offers('D2', 'D4', 'stop').answers('stop');
    const delivering = ordered('D2', [[SALVAGE, 'D2']], { [SALVAGE]: 'ig11' });
    delivering.seat(1).asked('prompt.move').answers('D1').asked('prompt.move').answers('stop');
    expect([taking.bearer(SALVAGE), taking.piece(SALVAGE)]).toEqual([null, ['D3', 0]]);
    expect([delivering.bearer(SALVAGE), delivering.pile('gone')]).toEqual(['ig11', []]);
  });

  it('MD-CON-03 · what a story mission was about is only an empty object', (play) => {
    const found = (map: (typeof MAPS)[number], at: string, face: string) => {
      const raid = mission(play, {
        mission: 'c1',
        map,
        unlocked: 5,
        heroes: { mandalorian: { at, hand: ['vibroblade'] }, cara: { at } },
        revealed: [[face, at]],
        tokens: [[SALVAGE, 'B4']],
      });
      raid
        .seat(0)
        .asked('prompt.action')
        .offers(...['move', 'attack', 'intel', 'plan'].map((area) => `play vibroblade on ${area}`))
        .answers('play vibroblade on intel');
      expect(raid.piece(face)).toEqual([at, 0]);
    };
    found('map1', 'D10', 'm1-asset');
    found('map2', 'A8', 'm2-q1');
    found('map3', 'D2', 'm3-q1');
    // Revealing the Prisoner raises no alarm
    const quiet = mission(play, {
      mission: 'c2',
      map: 'map3',
      unlocked: 5,
      heroes: { mandalorian: { at: 'D1', hand: ['quick-draw'] }, cara: { at: 'D1' } },
      facedown: [['m3-q1', 'D2']],
      tokens: [[INFORMANT, 'D9']],
    });
    quiet.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D2');
    expect([quiet.state.track, quiet.events.includes('mission-effect')]).toEqual([0, false]);
  });
});

describe('Salvage Run', () => {
  const salvage = (play: Play, position: Partial<Position> & Pick<Position, 'tokens'>) =>
    mission(play, {
      mission: 'c1',
      unlocked: 5,
      heroes: { mandalorian: { at: 'C2', hand: ['steady-advance', 'quick-draw'] }, ig11: { at: 'B1' } },
      ...position,
    });

  it('MD-C1-02 · you take markers from your space, at most two', (play) => {
    const three: readonly PieceAt[] = [
      [SALVAGE, 'C2'],
      [SALVAGE, 'C2'],
      [SALVAGE, 'C2'],
      [SALVAGE, 'D2'],
    ];
    const raid = salvage(play, { tokens: three });
    raid
      .seat(0)
      .does(`take ${SALVAGE}`, `take ${SALVAGE}`)
      .asked('prompt.action')
      .refuses(`take ${SALVAGE}`, 'reason.hands-full', 'MD-C1-02');
    expect(raid.state.bearers.filter((bearer) => bearer === 0)).toHaveLength(salvageNumbers.carry);
  });

  it('MD-C1-03 MD-C1-06 · on the start space you deliver what you carry; with the fourth you have won', (play) => {
    const raid = salvage(play, {
      heroes: { mandalorian: { at: 'C2', hand: ['quick-draw'] }, ig11: { at: 'B1' } },
      tokens: [[SALVAGE, 'C2']],
      carries: { [SALVAGE]: 'mandalorian' },
    });
    // Not yet on C2
    raid
      .seat(0)
      .asked('prompt.action')
      .offers(...['move', 'attack', 'intel', 'plan'].map((area) => `play quick-draw on ${area}`))
      .answers('play quick-draw on move')
      .asked('prompt.move')
      .answers('D1')
      .asked('prompt.move')
      .offers('deliver:mandalorian', 'stop')
      .answers('deliver:mandalorian');
    raid.table.wonBy(0, 1);
    // One that is only carried home is not delivered
    const carried = salvage(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'B1' } },
      tokens: [[SALVAGE, 'D1']],
      carries: { [SALVAGE]: 'mandalorian' },
      step: 'draw',
    });
    expect(carried.table.match.outcome).toBeNull();
  });

  it('MD-C1-04 · damage does not make you drop them', (play) => {
    const raid = salvage(play, {
      tokens: [[SALVAGE, 'C2']],
      carries: { [SALVAGE]: 'mandalorian' },
      revealed: [['m1-raider', 'C2']],
      ...eventStep('firing-line'),
    });
    expect([raid.damage('mandalorian'), raid.bearer(SALVAGE)]).toEqual([1, 'mandalorian']);
  });

  it('MD-C1-05 · crisis: a reinforcement appears on the star space nearest to you and moves 2', (play) => {
    const raid = salvage(play, {
      heroes: { mandalorian: { at: 'B4' }, ig11: { at: 'D10' } },
      tokens: [[SALVAGE, 'D2']],
      reinforcements: ['m1-r-brute'],
      ...eventStep('firing-line', 6),
    });
    // A1 is four steps away from B4
    expect(raid.piece('m1-r-brute')).toEqual(['B2', 0]);
  });

  it('MD-C1-06 · you fail when a character is defeated or time is up', (play) => {
    const [few] = missionOf('c1').time ?? [0];
    const tokens: readonly PieceAt[] = [[SALVAGE, 'D2']];
    const late = salvage(play, {
      tokens,
      ...eventStep('firing-line'),
      events: ['firing-line'],
      fields: { time: few - 1 },
    });
    expect([late.table.match.outcome?.reason, late.table.match.outcome?.winners]).toEqual(['time', []]);
    const shot = salvage(play, {
      heroes: { mandalorian: { at: 'C2', damage: healthOf('mandalorian') - 1 }, ig11: { at: 'B1' } },
      tokens,
      revealed: [['m1-raider', 'C2']],
      ...eventStep('firing-line'),
    });
    expect(shot.table.match.outcome?.reason).toBe('defeated');
  });
});

describe('The Informant', () => {
  const escort = (play: Play, position: Partial<Position> & Pick<Position, 'tokens'>) =>
    mission(play, {
      mission: 'c2',
      unlocked: 5,
      heroes: { mandalorian: { at: 'D4', hand: ['steady-advance', 'quick-draw'] }, ig11: { at: 'B1' } },
      ...position,
    });

  it('MD-C2-01 · the informant starts on the numbered space with the longest way from the start', (play) => {
    const starts = MAPS.map((map) => spacesOf(begun(play, 'c2', map), map));
    // On the first map the spaces 4 (F8) and 8 (B8) are both 10 steps away, all doors being counted as open
    expect(starts).toEqual([['B8'], ['C11'], ['C10'], ['F8']]);
  });

  it('MD-C2-02 · who starts a movement on that space may take the informant along to its end', (play) => {
    const walk = (informant: string, along: 'yes' | 'no' | null) => {
      const raid = escort(play, { tokens: [[INFORMANT, informant]] });
      raid.seat(0).does('play steady-advance on move').asked('prompt.move').answers('D2');
      if (along !== null) raid.seat(0).asked('prompt.escort').answers(along);
      raid.seat(0).asked('prompt.move').answers('stop');
      return raid.piece(INFORMANT)?.[0];
    };
    expect([walk('D4', 'yes'), walk('D4', 'no'), walk('D3', null)]).toEqual(['D2', 'D4', 'D3']);
    // In several strides it is still one movement: he is asked about once, and comes along to its very end
    const strides = escort(play, { tokens: [[INFORMANT, 'D4']] });
    strides.seat(0).does('play steady-advance on move').asked('prompt.move').answers('D3');
    strides.seat(0).asked('prompt.escort').answers('yes').asked('prompt.move', { left: 3 }).answers('D2');
    strides.seat(0).asked('prompt.move', { left: 2 }).answers('stop');
    expect(strides.piece(INFORMANT)?.[0]).toBe('D2');
  });

  it('MD-C2-03 · the informant stops nobody, is no target and no character', (play) => {
    const raid = escort(play, {
      heroes: { mandalorian: { at: 'D4', hand: ['flamethrower', 'steady-advance'] }, ig11: { at: 'B1' } },
      tokens: [[INFORMANT, 'D5']],
      revealed: [['m1-raider', 'D7']],
    });
    raid.seat(0).does('play flamethrower on attack').asked('prompt.action').answers('play steady-advance on move');
    raid.seat(0).asked('prompt.move').answers('D6').asked('prompt.move').answers('stop');
    expect(raid.where('mandalorian')).toBe('D6');
    // Enemies do not shoot at him
    const shot = escort(play, {
      heroes: { mandalorian: { at: 'B1' }, ig11: { at: 'B1' } },
      tokens: [[INFORMANT, 'D5']],
      revealed: [['m1-raider', 'D6']],
      ...eventStep('firing-line'),
    });
    expect([shot.state.track, shot.events.includes('attack')]).toEqual([0, false]);
  });

  it('MD-C2-04 · after each event step he suffers 1 damage if an enemy and no character is with him', (play) => {
    const step = (enemy: string, hero: string) =>
      escort(play, {
        heroes: { mandalorian: { at: hero }, ig11: { at: 'B1' } },
        tokens: [[INFORMANT, 'D5']],
        revealed: [['m1-raider', enemy]],
        step: 'events',
      }).state.track;
    expect([step('D5', 'D1'), step('D5', 'D5'), step('D6', 'D1')]).toEqual([1, 0, 0]);
  });

  it('MD-C2-05 · crisis: the enemy nearest to him comes 2 closer; without one a reinforcement appears', (play) => {
    expect(informantNumbers.crisisSteps).toBe(2);
    const crisis = (revealed: readonly PieceAt[]) =>
      escort(play, {
        heroes: { mandalorian: { at: 'B1' }, ig11: { at: 'B1' } },
        tokens: [[INFORMANT, 'F2']],
        revealed,
        reinforcements: ['m1-r-brute'],
        ...eventStep('scrambled-comms', 6),
      });
    const near = crisis([
      ['m1-raider', 'F5'],
      ['m1-gunman', 'D7'],
    ]);
    near.seat(0).asked('prompt.disrupt');
    expect([near.piece('m1-raider')?.[0], near.piece('m1-gunman')?.[0], near.piece('m1-r-brute')]).toEqual([
      'F3',
      'D7',
      null,
    ]);
    const none = crisis([]);
    none.seat(0).asked('prompt.disrupt');
    // G2 is the star space nearest to him, A1 that of the characters
    expect(none.piece('m1-r-brute')).toEqual(['G2', 0]);
    // Who has caught up with him lets the next one come; alone there, he is joined by a reinforcement
    const caught = crisis([
      ['m1-raider', 'F2'],
      ['m1-gunman', 'F5'],
    ]);
    caught.seat(0).asked('prompt.disrupt');
    expect([caught.piece('m1-gunman')?.[0], caught.piece('m1-r-brute')]).toEqual(['F3', null]);
    const alone = crisis([['m1-raider', 'F2']]);
    alone.seat(0).asked('prompt.disrupt');
    expect([alone.piece('m1-raider')?.[0], alone.piece('m1-r-brute')]).toEqual(['F2', ['G2', 0]]);
  });

  it('MD-C2-06 · won when he and a character are on the start space; lost when his damage is full', (play) => {
    const ends = (informant: string, hero: string) =>
      escort(play, {
        heroes: { mandalorian: { at: hero }, ig11: { at: 'B1' } },
        tokens: [[INFORMANT, informant]],
        step: 'draw',
      }).table.match.outcome?.winners;
    expect([ends('D1', 'D1'), ends('D1', 'D2'), ends('D2', 'D1')]).toEqual([[0, 1], undefined, undefined]);
    const size = missionOf('c2').track?.base ?? 0;
    const hurt = escort(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'B1' } },
      tokens: [[INFORMANT, 'D5']],
      revealed: [['m1-raider', 'D5']],
      step: 'events',
      fields: { track: size - 1 },
    });
    expect([hurt.table.match.outcome?.reason, hurt.table.match.outcome?.winners]).toEqual(['track', []]);
  });
});
