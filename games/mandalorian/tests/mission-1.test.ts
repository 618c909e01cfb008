import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { missionOf } from '../content/all.ts';
import { mapNamed, mission, type PieceAt, type Position, subject } from './kit.ts';
import { eventStep, guards } from './positions.ts';

describe('Mission 1: Into the Compound', () => {
  it('MD-M1-01 · four areas, and nothing to set up', (play) => {
    const table = play(subject, { seats: 2, options: { mission: 'm1', mode: 'listed' } });
    table.seat(0).asked('prompt.character').offers('mandalorian', 'ig11').answers('ig11');
    table.seat(0).asked('prompt.starter').answers('seat:0');
    table.leavesOpen();
    expect([table.pile('tokens'), table.pile('areaTokens', 4)]).toEqual([[], []]);
    const placed = table.log('spectator').flatMap(({ type, data }) => (type === 'hero' ? [data.space] : []));
    expect(placed).toEqual(['D1', 'D1']);
  });

  it('MD-M1-01 · two roofs are watched; with Cantina balance four on hard', (play) => {
    const levels = (['easy', 'normal', 'hard'] as const).map((level) => guards(play, 'm1', level));
    expect(levels).toEqual(Array(3).fill(['A4', 'G4']));
    expect(guards(play, 'm1', 'hard', true)).toEqual(['A4', 'A6', 'G4', 'G6']);
  });

  const health = mapNamed('map1').doors[0]?.health ?? 0;
  const atTheDoor = (play: Play, damage: number, hand: readonly string[], more: Partial<Position> = {}) =>
    mission(play, {
      heroes: { mandalorian: { at: 'D7', hand, plans: ['prepared'] }, ig11: { at: 'B1' } },
      change: (state) => {
        state.doorDamage = [damage];
      },
      ...more,
    });

  it('MD-M1-02 MA-TER-05 · the blast door opens when attacks have dealt its health; damage on it stays', (play) => {
    const raid = atTheDoor(play, health - 4, ['vibroblade', 'quick-draw']);
    raid.seat(0).does('play vibroblade on attack').asked('prompt.attack').offers('blast', 'pass').answers('blast');
    expect([raid.state.doorDamage, raid.state.open]).toEqual([[health - 1], 0]);
    // A free attack counts as well
    raid
      .seat(0)
      .does('use prepared')
      .asked('prompt.free-action')
      .answers('action:attack')
      .asked('prompt.attack')
      .answers('blast');
    expect([raid.state.doorDamage, raid.state.open]).toEqual([[health + 2], 1]);
    raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D8');
  });

  it('MD-M1-02 · only attacks, and only from a space beside it', (play) => {
    const far = atTheDoor(play, 0, ['phase-pulse-blaster', 'quick-draw'], {
      heroes: {
        mandalorian: { at: 'D6', hand: ['phase-pulse-blaster', 'quick-draw'] },
        ig11: { at: 'B1' },
      },
    });
    // From D6 not even a card that shoots at range 3 reaches it; on D7 Intel finds nothing to do
    far.seat(0).does('play phase-pulse-blaster on attack').asked('prompt.action');
    const intel = atTheDoor(play, 0, ['vibroblade', 'quick-draw']);
    intel.seat(0).does('play vibroblade on intel').asked('prompt.action');
    expect([far.state.doorDamage, intel.state.doorDamage]).toEqual([[0], [0]]);
  });

  it('MD-M1-03 MD-GEN-04 · the revealed Asset may be taken on its space, and is never dropped', (play) => {
    const asset = (facedown: readonly PieceAt[], revealed: readonly PieceAt[]) =>
      mission(play, {
        heroes: { mandalorian: { at: 'D9', hand: ['steady-advance', 'quick-draw'] }, ig11: { at: 'D9' } },
        facedown,
        revealed,
      });
    const found = asset([['m1-asset', 'D10']], []);
    found.seat(0).does('play steady-advance on move').asked('prompt.move').answers('D10').does('take m1-asset');
    expect(found.bearer('m1-asset')).toBe('mandalorian');
    // Also on the way, once it lies open; but only from its own space
    const open = asset([], [['m1-asset', 'D10']]);
    open
      .seat(0)
      .asked('prompt.action')
      .offers(
        ...['steady-advance', 'quick-draw'].flatMap((card) =>
          ['move', 'attack', 'intel', 'plan'].map((area) => `play ${card} on ${area}`),
        ),
      )
      .answers('play steady-advance on move')
      .asked('prompt.move')
      .answers('D10')
      .asked('prompt.move')
      .answers('take m1-asset')
      .asked('prompt.move')
      .answers('D8')
      .asked('prompt.move')
      .answers('stop');
    expect([open.bearer('m1-asset'), open.where('mandalorian')]).toEqual(['mandalorian', 'D8']);
    const hurt = mission(play, {
      heroes: { mandalorian: { at: 'D9' }, ig11: { at: 'B1' } },
      revealed: [
        ['m1-asset', 'D9'],
        ['m1-raider', 'D8'],
      ],
      carries: { 'm1-asset': 'mandalorian' },
      ...eventStep('firing-line'),
    });
    expect([hurt.damage('mandalorian'), hurt.bearer('m1-asset')]).toEqual([1, 'mandalorian']);
  });

  it('MD-M1-03 MA-OBJ-06 · only in your own action step, not when another player lets you move', (play) => {
    const raid = mission(play, {
      heroes: { greef: { at: 'D8', hand: ['give-orders', 'quick-exit'] }, ig11: { at: 'D9' } },
      revealed: [
        ['m1-asset', 'D10'],
        ['m1-captain', 'D9'],
      ],
      open: ['blast'],
    });
    raid.seat(0).does('play give-orders on intel').asked('prompt.intel').answers('special');
    // Neither on its space nor before the captain beside it strikes
    raid.seat(1).asked('prompt.move').answers('D10').asked('prompt.move').offers('D9', 'stop').answers('stop');
    raid.seat(0).asked('prompt.intel').answers('pass');
    expect([raid.damage('ig11'), raid.bearer('m1-asset'), raid.piece('m1-asset')]).toEqual([1, null, ['D10', 0]]);
  });

  it('MD-M1-05 MA-CRI-04 · crisis: 1 damage on the track; when it is full, it is cleared and somebody comes', (play) => {
    const size = missionOf('m1').track?.base ?? 0;
    const crisis = (track: number) =>
      mission(play, {
        heroes: { mandalorian: { at: 'B2' }, ig11: { at: 'F2' } },
        revealed: [['m1-raider', 'B2']],
        reinforcements: ['m1-r-gunner', 'm1-r-brute'],
        fields: { track },
        ...eventStep('firing-line', 6),
      });
    const first = crisis(0);
    expect([first.state.track, first.pile('reinforcements').length]).toEqual([1, 2]);
    const full = crisis(size - 1);
    expect([full.state.track, full.piece('m1-r-brute')]).toEqual([0, ['A1', 0]]);
  });
});
