import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission, type Raid } from './kit.ts';

const VIEWERS = [0, 1, 'spectator'] as const;

/** The faces of a pile that each viewer knows: the first seat, the second seat, spectators. */
const seen = (raid: Raid, zone: string, slot = 0) =>
  VIEWERS.map((viewer) => raid.table.view(viewer).zones[zone]?.[slot]?.cards.map(({ face }) => face));

it('MA-COM-01 · nobody but you sees your hand, only how many cards there are', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D1', hand: ['flamethrower', 'vibroblade'] }, ig11: { at: 'D1' } },
  });
  expect(seen(raid, 'hand')).toEqual([['flamethrower', 'vibroblade'], [], []]);
  expect(raid.table.view(1).zones.hand?.[0]?.count).toBe(2);
  for (const viewer of [1, 'spectator'] as const)
    expect(JSON.stringify(raid.table.view(viewer))).not.toMatch(/flamethrower|vibroblade/);
});

it('MA-COM-02 · a token you looked at is known to you alone, and stays facedown', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D1', hand: ['flamethrower'] }, ig11: { at: 'D1' } },
    facedown: [
      ['m1-asset', 'D3'],
      ['m1-raider', 'B3'],
    ],
  });
  raid.seat(0).does('play flamethrower on intel').asked('prompt.intel').answers('look D3');
  expect(seen(raid, 'facedown')).toEqual([['m1-asset'], [], []]);
  for (const viewer of [1, 'spectator'] as const) {
    expect(JSON.stringify(raid.table.view(viewer))).not.toContain('m1-asset');
    expect(JSON.stringify(raid.table.log(viewer))).not.toContain('m1-asset');
  }
});

it('MA-COM-03 · all discard piles lie open', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D1', discard: ['flamethrower'] }, ig11: { at: 'D1', discard: ['combat-reflex'] } },
    eventDiscard: ['overwatch', 'cornered'],
    planDiscard: ['no-luck'],
    defeated: ['m1-r-brute'],
  });
  const all = (faces: readonly string[]) => [faces, faces, faces];
  expect(seen(raid, 'discard', 0)).toEqual(all(['flamethrower']));
  expect(seen(raid, 'discard', 1)).toEqual(all(['combat-reflex']));
  expect(seen(raid, 'eventDiscard')).toEqual(all(['overwatch', 'cornered']));
  expect(seen(raid, 'planDiscard')).toEqual(all(['no-luck']));
  expect(seen(raid, 'defeated')).toEqual(all(['m1-r-brute']));
});

it('MA-COM-05 · planning cards are yours to see while they are drawn, and open once they are kept', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D1', hand: ['flamethrower'] }, ig11: { at: 'D1' } },
    plans: ['no-luck', 'keep-calm', 'defend'],
  });
  raid.seat(0).does('play flamethrower on plan').asked('prompt.plan').answers('draw').asked('prompt.keep');
  expect(seen(raid, 'drawn')).toEqual([['defend', 'keep-calm'], [], []]);
  raid.seat(0).asked('prompt.keep').answers('defend').asked('prompt.put-back').answers('keep-calm');
  expect(seen(raid, 'plans')).toEqual([['defend'], ['defend'], ['defend']]);
  // What went back on top only the person knows who put it there
  expect(seen(raid, 'planDeck')).toEqual([['keep-calm'], [], []]);
});

it('MA-COM-06 · what lies in a deck or a facedown stack nobody knows, not even its owner', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D1', deck: ['vibroblade', 'flamethrower'] }, ig11: { at: 'D1' } },
    facedown: [['m1-raider', 'D3']],
    reinforcements: ['m1-r-gunner', 'm1-r-brute'],
    box: ['m1-lookout'],
  });
  for (const zone of ['deck', 'eventDeck', 'planDeck', 'facedown', 'reinforcements', 'disruption', 'box'])
    expect([zone, ...seen(raid, zone)]).toEqual([zone, [], [], []]);
  for (const viewer of VIEWERS)
    expect(JSON.stringify(raid.table.view(viewer))).not.toMatch(/vibroblade|flamethrower|m1-|firing-line|no-luck/);
});
