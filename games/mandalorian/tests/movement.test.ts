import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mission, type Position, type Raid } from './kit.ts';

/** The Mandalorian plays a card on Move; unless said otherwise IG-11 stands far away. */
function moving(play: Play, card: string, at: string, more: Partial<Position> = {}): Raid {
  const mandalorian = { at, hand: [card, 'quick-draw'] };
  const raid = mission(play, { ...more, heroes: { mandalorian, ig11: { at: 'G7' }, ...more.heroes } });
  raid.seat(0).does(`play ${card} on move`);
  return raid;
}

describe('how far', () => {
  it('MA-MOV-01 MA-MOV-02 MA-EX-01 · strength 2 goes nowhere, one space or two', (play) => {
    const near = ['C1', 'C2', 'D2', 'E1', 'E2'];
    const raid = moving(play, 'hunters-patience', 'D1');
    raid
      .seat(0)
      .asked('prompt.move', { left: 2 })
      .by('MA-MOV-01')
      .offers(...near, 'B1', 'B2', 'D3', 'F1', 'F2', 'stop')
      .refuses('D4', 'reason.too-far', 'MA-MOV-02')
      .answers('stop');
    expect([raid.where('mandalorian'), raid.events.includes('hero-moves')]).toEqual(['D1', false]);
    const two = moving(play, 'hunters-patience', 'D1');
    two.seat(0).asked('prompt.move').answers('D3');
    expect(two.where('mandalorian')).toBe('D3');
    const one = moving(play, 'hunters-patience', 'D1');
    one.seat(0).asked('prompt.move').answers('E2').asked('prompt.move', { left: 1 }).answers('stop');
    expect(one.where('mandalorian')).toBe('E2');
  });

  it('MA-MOV-02 · a way of three spaces leads through each space between', (play) => {
    const raid = moving(play, 'vibroblade', 'D1');
    raid.seat(0).asked('prompt.move').answers('D4');
    const steps = raid.table.log('spectator').filter(({ type }) => type === 'hero-moves');
    expect(steps.map(({ data }) => [data.from, data.to])).toEqual([
      ['D1', 'D2'],
      ['D2', 'D3'],
      ['D3', 'D4'],
    ]);
  });

  it('MA-MOV-02 MA-SEN-01 MA-OPP-01 · the corner A1 is a space like any other', (play) => {
    const through = moving(play, 'vibroblade', 'A1');
    through.seat(0).asked('prompt.move').answers('A2').asked('prompt.move').answers('A1');
    through.seat(0).asked('prompt.move', { left: 1 }).answers('B1');
    expect(through.where('mandalorian')).toBe('B1');
    const guarded = moving(play, 'quick-draw', 'A2', { revealed: [['m1-gate-guard', 'B1']] });
    guarded.seat(0).asked('prompt.move').answers('A1');
    expect([guarded.where('mandalorian'), guarded.damage('mandalorian')]).toEqual(['A1', 1]);
    const struck = moving(play, 'quick-draw', 'A1', { mission: 'm2', revealed: [['m2-c2', 'A1']] });
    struck.seat(0).asked('prompt.move').answers('A2');
    expect([struck.where('mandalorian'), struck.damage('mandalorian')]).toEqual(['A2', 1]);
  });

  it('MA-MOV-11 · one may go back to where one came from', (play) => {
    const raid = moving(play, 'vibroblade', 'D1');
    raid
      .seat(0)
      .asked('prompt.move', { left: 3 })
      .answers('D2')
      .asked('prompt.move', { left: 2 })
      .answers('D1')
      .asked('prompt.move', { left: 1 })
      .answers('D2');
    expect(raid.where('mandalorian')).toBe('D2');
  });
});

describe('what stops a movement', () => {
  it('MA-MOV-03 MA-MOV-10 MA-EX-02 MA-MIS-04 · an enemy on the only short way: as far as its space, not behind it', (play) => {
    // The way from D2 to D4 leads through D3; the one around is longer than three spaces
    const raid = moving(play, 'vibroblade', 'D2', { revealed: [['m1-raider', 'D3']] });
    raid
      .seat(0)
      .asked('prompt.move', { left: 3 })
      .offers(...['D3', 'C2', 'D1', 'E2', 'B1', 'B2', 'C1', 'E1', 'F1', 'F2', 'A1', 'A2', 'B3', 'F3', 'G2'], 'stop')
      .refuses('D4', 'reason.too-far', 'MA-MOV-02')
      .answers('D3')
      .asked('prompt.action');
    expect(raid.where('mandalorian')).toBe('D3');
    const free = moving(play, 'vibroblade', 'D2');
    free.seat(0).asked('prompt.move').answers('D4').asked('prompt.move', { left: 1 }).answers('stop');
  });

  it('MA-MOV-04 MA-MOV-10 MA-MIS-05 · a facedown threat stops even if it turns out to be an object', (play) => {
    const raid = moving(play, 'vibroblade', 'D2', { facedown: [['m1-medkit', 'D3']] });
    raid
      .seat(0)
      .asked('prompt.move')
      .refuses('D4', 'reason.too-far', 'MA-MOV-02')
      .answers('D3')
      .asked('prompt.action', { played: 1 });
    expect([raid.where('mandalorian'), raid.piece('m1-medkit')]).toEqual(['D3', ['D3', 0]]);
  });

  it('MA-MOV-05 MA-THR-09 MA-MIS-05 · companions and revealed objects stop nobody', (play) => {
    const raid = moving(play, 'vibroblade', 'D2', {
      heroes: { mandalorian: { at: 'D2', hand: ['vibroblade', 'quick-draw'] }, ig11: { at: 'D3' } },
      revealed: [['m1-supply-crate', 'D4']],
    });
    raid.seat(0).asked('prompt.move').answers('D5');
    expect(raid.where('mandalorian')).toBe('D5');
  });

  it('MA-MOV-06 · there is room for everybody on one space', (play) => {
    const raid = moving(play, 'vibroblade', 'D1', {
      heroes: { mandalorian: { at: 'D1', hand: ['vibroblade', 'quick-draw'] }, ig11: { at: 'D2' } },
      revealed: [
        ['m1-raider', 'D2'],
        ['m1-raider', 'D2'],
        ['m1-lookout', 'D2'],
        ['m1-supply-crate', 'D2'],
      ],
    });
    raid.seat(0).asked('prompt.move').answers('D2').asked('prompt.action');
    expect([raid.where('mandalorian'), raid.where('ig11')]).toEqual(['D2', 'D2']);
  });

  it('MA-MOV-07 MA-MIS-06 · whoever starts beside an enemy walks off freely', (play) => {
    const raid = moving(play, 'vibroblade', 'D3', {
      revealed: [
        ['m1-raider', 'D3'],
        ['m1-gate-guard', 'D3'],
      ],
    });
    raid.seat(0).asked('prompt.move').answers('D6');
    expect([raid.where('mandalorian'), raid.damage('mandalorian')]).toEqual(['D6', 0]);
  });

  it('MA-MOV-07 · but what such an enemy can do to those who leave still happens', (play) => {
    const raid = moving(play, 'vibroblade', 'D3', { mission: 'm2', map: 'map2', revealed: [['m2-c2', 'D3']] });
    raid.seat(0).asked('prompt.move').answers('D6');
    expect([raid.where('mandalorian'), raid.damage('mandalorian')]).toEqual(['D6', 1]);
  });

  it('MA-MOV-07 · coming back to the space one started on, its enemy stops the movement', (play) => {
    const raid = moving(play, 'steady-advance', 'D3', { revealed: [['m1-raider', 'D3']] });
    raid
      .seat(0)
      .asked('prompt.move')
      .answers('D4')
      .asked('prompt.move', { left: 3 })
      .refuses('D2', 'reason.too-far', 'MA-MOV-02')
      .answers('D3')
      .asked('prompt.action');
    expect(raid.where('mandalorian')).toBe('D3');
  });
});

describe('facedown threats', () => {
  it('MA-MOV-08 · it is revealed before anything else, but not by walking past', (play) => {
    const raid = moving(play, 'vibroblade', 'D1', {
      facedown: [
        ['m1-gate-guard', 'D3'],
        ['m1-lookout', 'B3'],
      ],
    });
    raid.seat(0).asked('prompt.move').answers('D3');
    const told = raid.events.filter((type) => ['hero-moves', 'reveal-threat', 'sentry', 'hurt'].includes(type));
    expect(told).toEqual(['hero-moves', 'hero-moves', 'reveal-threat', 'sentry', 'hurt']);
    const past = moving(play, 'vibroblade', 'D2', { facedown: [['m1-lookout', 'B3']] });
    past.seat(0).asked('prompt.move').answers('B2').asked('prompt.move').answers('stop');
    expect([past.pile('facedown'), past.pile('revealed')]).toEqual([['m1-lookout'], []]);
  });

  it('MA-MOV-08 · of several facedown threats on a space all are revealed', (play) => {
    const raid = moving(play, 'vibroblade', 'D1', {
      facedown: [
        ['m1-lookout', 'D3'],
        ['m1-supply-crate', 'D3'],
      ],
    });
    raid.seat(0).asked('prompt.move').answers('D3').asked('prompt.action');
    expect([raid.pile('facedown'), raid.pile('revealed')]).toEqual([[], ['m1-lookout', 'm1-supply-crate']]);
  });
});

it('MA-MOV-09 · a movement by a special ability stops at enemies and facedown threats as well', (play) => {
  const raid = mission(play, {
    heroes: { xian: { at: 'D2', hand: ['slip-away', 'reckless-grin'] }, ig11: { at: 'G7' } },
    revealed: [['m1-raider', 'D3']],
    facedown: [['m1-supply-crate', 'B2']],
  });
  raid
    .seat(0)
    .does('play slip-away on attack')
    .asked('prompt.attack')
    .offers('attack m1-raider', 'special', 'pass')
    .answers('special')
    .asked('prompt.move', { left: 2 })
    .refuses('D4', 'reason.too-far', 'MA-MOV-02')
    .answers('B2')
    .asked('prompt.action');
  expect([raid.where('xian'), raid.pile('facedown')]).toEqual(['B2', []]);
});
