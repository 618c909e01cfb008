import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { cards } from '../content/all.ts';
import { BOSS } from '../content/locked/p4/mission.ts';
import { mapNamed, mission, type PieceAt, type Position, printedHealth, type Raid } from './kit.ts';
import { eventStep } from './positions.ts';

const eventOf = (play: Play, event: string, more: Partial<Position>): Raid =>
  mission(play, {
    heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' } },
    ...eventStep(event),
    ...more,
  });

describe('threats', () => {
  it('MA-THR-01 MA-MIS-08 · a facedown enemy is no enemy: events pass it by', (play) => {
    const facedown: readonly PieceAt[] = [['m1-scavenger', 'D3']];
    const raid = eventOf(play, 'headlong-charge', { facedown, revealed: [['m1-scavenger', 'D4']] });
    expect([raid.pile('facedown'), raid.piece('m1-scavenger')]).toEqual([['m1-scavenger'], ['D2', 0]]);
  });

  it('MA-THR-02 MA-THR-03 · "threat" is everything on the map, "enemy" only what lies open', (play) => {
    const raid = mission(play, {
      heroes: { mayfeld: { at: 'D2', hand: ['third-arm', 'strictly-professional'] }, ig11: { at: 'G7' } },
      revealed: [
        ['m1-raider', 'D3'],
        ['m1-scavenger', 'D4'],
        ['m1-medkit', 'D3'],
      ],
      facedown: [['m1-lookout', 'C2']],
    });
    raid
      .seat(0)
      .does('play third-arm on attack')
      .asked('prompt.attack')
      .offers('attack m1-raider', 'attack C2', 'special', 'pass')
      .answers('special')
      .asked('prompt.damage')
      .offers('m1-raider', 'm1-scavenger')
      .answers('m1-scavenger')
      .asked('prompt.attack')
      .answers('attack C2');
    expect([raid.piece('m1-scavenger'), raid.pile('facedown')]).toEqual([
      printedHealth('m1-scavenger') > 1 ? ['D4', 1] : null,
      [],
    ]);
  });

  it('MA-THR-04 · they stay on the map from turn to turn, until defeated or discarded', (play) => {
    const raid = mission(play, {
      heroes: {
        mandalorian: { at: 'G7', hand: ['quick-draw', 'beskar-helmet'] },
        ig11: { at: 'G7', hand: ['combat-reflex', 'target-analysis'] },
      },
      revealed: [
        ['m1-raider', 'D3'],
        ['m1-medkit', 'D4'],
      ],
      facedown: [['m1-lookout', 'D2']],
    });
    raid.seat(0).does('play quick-draw on attack', 'play beskar-helmet on intel');
    raid.seat(1).does('play combat-reflex on intel', 'play target-analysis on attack');
    expect(raid.state.turn).toBe(3);
    expect([raid.piece('m1-raider'), raid.piece('m1-medkit'), raid.pile('facedown')]).toEqual([
      ['D3', 0],
      ['D4', 0],
      ['m1-lookout'],
    ]);
  });

  it('MA-THR-05 · an enemy has a class and health, an object has neither', () => {
    const threats = cards.flatMap((card) => (card.kind === 'threat' ? [card] : []));
    for (const { id, enemy, health, object } of threats) {
      // The health of the last mission's villain depends on the group
      expect(health > 0 || id === BOSS).toBe(enemy !== null);
      expect(object === null).toBe(enemy !== null);
    }
    expect(new Set(threats.flatMap(({ enemy }) => enemy ?? []))).toEqual(new Set(['sharpshooter', 'melee', 'blaster']));
  });

  it('MA-THR-06 · a class does nothing until a card names it', (play) => {
    const revealed: readonly PieceAt[] = [
      ['m1-scavenger', 'D3'],
      ['m1-raider', 'D3'],
      ['m1-lookout', 'D3'],
    ];
    const calm = eventOf(play, 'overwatch', { revealed, areas: {} });
    expect([calm.damage('mandalorian'), calm.damage('ig11')]).toEqual([0, 0]);
    const named = eventOf(play, 'overwatch', { revealed });
    named.seat(0).asked('prompt.victim', { card: 'm1-lookout' }).answers('ig11');
    expect([named.damage('mandalorian'), named.damage('ig11'), named.piece('m1-scavenger')]).toEqual([0, 1, ['D3', 0]]);
  });

  it('MA-THR-07 · the mission says what an object is for', (play) => {
    const position: Position = {
      heroes: { mandalorian: { at: 'D10', hand: ['quick-draw', 'beskar-helmet'] }, ig11: { at: 'D1' } },
      revealed: [['m1-asset', 'D10']],
    };
    const mission1 = mission(play, position);
    mission1.seat(0).does('take m1-asset');
    expect(mission1.bearer('m1-asset')).toBe('mandalorian');
    // A contract on the same map knows no Asset
    const contract = mission(play, { ...position, mission: 'c1', unlocked: 5 });
    const plays = ['move', 'attack', 'intel', 'plan'].flatMap((area) => [
      `play quick-draw on ${area}`,
      `play beskar-helmet on ${area}`,
    ]);
    contract
      .seat(0)
      .asked('prompt.action')
      .offers(...plays);
  });

  it('MA-THR-09 MA-THR-10 · once revealed it stays so, and an object no longer stops anybody', (play) => {
    const raid = mission(play, {
      heroes: {
        mandalorian: { at: 'D2', hand: ['quick-draw', 'beskar-helmet'] },
        ig11: { at: 'D2', hand: ['cold-calculation'] },
      },
      facedown: [['m1-supply-crate', 'D3']],
    });
    raid
      .seat(0)
      .does('play quick-draw on move')
      .asked('prompt.move')
      .answers('D3')
      .does('play beskar-helmet on intel', 'end');
    expect([raid.pile('facedown'), raid.pile('revealed')]).toEqual([[], ['m1-supply-crate']]);
    raid.seat(1).does('play cold-calculation on move').asked('prompt.move').answers('D6');
    expect([raid.where('ig11'), raid.pile('revealed')]).toEqual(['D6', ['m1-supply-crate']]);
  });

  it('MA-THR-11 · several enemies on a space: everybody sees each of them and its damage', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' } },
      revealed: [
        ['m1-gate-guard', 'D3', 1],
        ['m1-raider', 'D3'],
        ['m1-lookout', 'D3'],
      ],
    });
    const spectator = JSON.stringify(raid.table.view('spectator'));
    for (const face of ['m1-gate-guard', 'm1-raider', 'm1-lookout']) {
      expect(spectator).toContain(`"${face}"`);
      expect(raid.piece(face)).toEqual(['D3', face === 'm1-gate-guard' ? 1 : 0]);
    }
  });
});

describe('objects', () => {
  /** The Mandalorian with damage, a medkit on D3 and a sentry on D6. */
  const pass = (play: Play, damage: number): Raid => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D2', damage, hand: ['vibroblade', 'quick-draw'] }, ig11: { at: 'G7' } },
      revealed: [
        ['m1-medkit', 'D3'],
        ['m1-gate-guard', 'D6'],
      ],
    });
    raid.seat(0).does('play vibroblade on move');
    return raid;
  };

  it('MA-THR-08 MA-OBJ-01 MA-EX-23 · a medkit is used in passing, and the movement goes on', (play) => {
    const raid = pass(play, 1);
    raid
      .seat(0)
      .asked('prompt.move')
      .answers('D3')
      .asked('prompt.move', { left: 2 })
      .answers('use m1-medkit')
      .asked('prompt.move', { left: 2 })
      .answers('D5');
    // Healed on the way, hurt by the sentry at the end
    expect([raid.where('mandalorian'), raid.damage('mandalorian'), raid.pile('gone')]).toEqual([
      'D5',
      1,
      ['m1-medkit'],
    ]);
  });

  it('MA-OBJ-03 MA-OBJ-04 MA-EX-23 · without damage it stays where it is', (play) => {
    const raid = pass(play, 0);
    raid
      .seat(0)
      .asked('prompt.move')
      .answers('D3')
      .asked('prompt.move', { left: 2 })
      .offers('C2', 'D1', 'D2', 'D4', 'C5', 'D5', 'E2', 'E5', 'stop')
      .answers('stop')
      .asked('prompt.action')
      .refuses('use m1-medkit', 'reason.no-damage', 'MA-OBJ-03');
    expect(raid.piece('m1-medkit')).toEqual(['D3', 0]);
  });

  it('MA-THR-08 MA-OBJ-05 MA-EX-23 · before a sentry strikes, even the medkit just revealed', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D2', damage: 1, hand: ['vibroblade', 'quick-draw'] }, ig11: { at: 'G7' } },
      facedown: [['m1-medkit', 'D3']],
      revealed: [['m1-gate-guard', 'D4']],
    });
    raid
      .seat(0)
      .does('play vibroblade on move')
      .asked('prompt.move')
      .answers('D3')
      .asked('prompt.before-sentry')
      .offers('use m1-medkit', 'done')
      .answers('use m1-medkit');
    expect([raid.damage('mandalorian'), raid.pile('gone')]).toEqual([1, ['m1-medkit']]);
    expect(raid.events.indexOf('heal')).toBeLessThan(raid.events.indexOf('sentry'));
  });

  it('MA-THR-08 MA-OBJ-01 MA-MIS-09 · before, between and after the two actions', (play) => {
    const position: Position = {
      heroes: { mandalorian: { at: 'D1', damage: 2, hand: ['quick-draw', 'beskar-helmet'] }, ig11: { at: 'G7' } },
      revealed: [['m1-medkit', 'D1']],
    };
    const before = mission(play, position);
    before.seat(0).does('use m1-medkit').asked('prompt.action', { played: 0 });
    const between = mission(play, position);
    between.seat(0).does('play quick-draw on attack', 'use m1-medkit').asked('prompt.action', { played: 1 });
    const after = mission(play, position);
    after.seat(0).does('play quick-draw on attack', 'play beskar-helmet on intel');
    after.seat(0).asked('prompt.action', { played: 2 }).offers('use m1-medkit', 'end').answers('use m1-medkit');
    expect([before, between, after].map((raid) => raid.damage('mandalorian'))).toEqual([1, 1, 1]);
  });

  it('MA-OBJ-01 MA-TER-05 · a Code Cylinder opens any locked door, and nothing where all are open', (play) => {
    const doors = mapNamed('map3').doors.map(({ id }) => id);
    const cylinder = (open: readonly string[]) =>
      mission(play, {
        mission: 'm3',
        unlocked: 3,
        heroes: { mandalorian: { at: 'D1', hand: ['quick-draw', 'beskar-helmet'] }, xian: { at: 'D1' } },
        revealed: [['m3-c5', 'D1']],
        open,
      });
    const raid = cylinder(['bulk']);
    raid
      .seat(0)
      .does('use m3-c5')
      .asked('prompt.open-door')
      .offers(...doors.filter((door) => door !== 'bulk'))
      .answers('c4');
    const isOpen = (door: string) => (raid.state.open & (1 << doors.indexOf(door))) !== 0;
    expect(doors.filter(isOpen).sort()).toEqual(['bulk', 'c4']);
    expect([raid.piece('m3-c5'), raid.pile('gone')]).toEqual([null, ['m3-c5']]);
    const idle = cylinder(doors);
    idle.seat(0).asked('prompt.action').refuses('use m3-c5', 'reason.no-door', 'MA-TER-05');
  });

  it('MA-OBJ-01 MA-OBJ-02 · it heals who uses it, not a companion beside', (play) => {
    const raid = mission(play, {
      heroes: {
        mandalorian: { at: 'D1', damage: 1, hand: ['quick-draw', 'beskar-helmet'] },
        ig11: { at: 'D1', damage: 2 },
      },
      revealed: [['m1-medkit', 'D1']],
    });
    raid.seat(0).does('use m1-medkit');
    expect([raid.damage('mandalorian'), raid.damage('ig11')]).toEqual([0, 2]);
    const healthy = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['quick-draw', 'beskar-helmet'] }, ig11: { at: 'D1', damage: 2 } },
      revealed: [['m1-medkit', 'D1']],
    });
    healthy.seat(0).asked('prompt.action').refuses('use m1-medkit', 'reason.no-damage', 'MA-OBJ-03');
    expect(healthy.damage('ig11')).toBe(2);
  });

  it('MA-OBJ-06 · not in the turn of another player, nor when an event hurts', (play) => {
    const raid = eventOf(play, 'firing-line', {
      heroes: {
        mandalorian: { at: 'D1', damage: 1 },
        ig11: { at: 'G7', hand: ['cold-calculation', 'target-analysis'] },
      },
      revealed: [
        ['m1-medkit', 'D1'],
        ['m1-raider', 'D3'],
      ],
    });
    expect([raid.state.active, raid.damage('mandalorian'), raid.piece('m1-medkit')]).toEqual([1, 2, ['D1', 0]]);
    raid.seat(0).notAsked();
  });

  it('MA-OBJ-06 · nor by a movement that another player’s card has granted', (play) => {
    const raid = mission(play, {
      heroes: { greef: { at: 'D1', hand: ['give-orders', 'quick-exit'] }, ig11: { at: 'D1', damage: 1 } },
      revealed: [['m1-medkit', 'D2']],
    });
    raid.seat(0).does('play give-orders on intel').asked('prompt.intel').answers('special');
    raid.seat(1).asked('prompt.move', { left: 2 }).answers('D2').asked('prompt.move', { left: 1 });
    raid.seat(1).asked('prompt.move').offers('C2', 'D1', 'D3', 'E2', 'stop').answers('stop');
    raid.seat(0).asked('prompt.action');
    expect([raid.damage('ig11'), raid.piece('m1-medkit')]).toEqual([1, ['D2', 0]]);
  });
});
