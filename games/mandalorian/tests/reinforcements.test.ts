import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission, type Position, printedHealth, type Raid } from './kit.ts';
import { eventStep } from './positions.ts';

const eventOf = (play: Play, event: string, at: string, more: Partial<Position> = {}, total: 5 | 6 = 5): Raid =>
  mission(play, {
    heroes: { mandalorian: { at }, ig11: { at } },
    reinforcements: ['m1-r-marksman', 'm1-r-brute', 'm1-r-gunner'],
    ...eventStep(event, total),
    ...more,
  });

it('MA-REI-01 MA-REI-02 MA-REI-04 · the top token appears on the nearest star space, faceup', (play) => {
  // From C1 the star space A1 is two steps away, G2 four. The newcomer then moves two spaces toward the characters
  const raid = eventOf(play, 'backup-arrives', 'C1');
  const appeared = raid.table.log('spectator').find(({ type }) => type === 'reinforcement');
  expect(appeared?.data.space).toBe('A1');
  expect([raid.pile('revealed'), raid.pile('reinforcements')]).toEqual([
    ['m1-r-gunner'],
    ['m1-r-marksman', 'm1-r-brute'],
  ]);
  expect(raid.piece('m1-r-gunner')).toEqual(['C1', 0]);
  // What is still in the stack nobody sees
  for (const viewer of [0, 1, 'spectator'] as const) {
    const sent = JSON.stringify([raid.table.view(viewer), raid.table.log(viewer)]);
    expect([sent.includes('m1-r-gunner'), sent.includes('m1-r-brute'), sent.includes('m1-r-marksman')]).toEqual([
      true,
      false,
      false,
    ]);
  }
});

it('MA-REI-02 · an event may name another space', (play) => {
  const raid = eventOf(play, 'ea-07', 'C1', { unlocked: 8 });
  expect(raid.piece('m1-r-gunner')).toEqual(['D1', 0]);
});

it('MA-REI-03 MA-EX-19 · of two star spaces equally near one is chosen before the token is drawn', (play) => {
  const raid = eventOf(play, 'backup-arrives', 'D1');
  const asked = raid.seat(0).asked('prompt.star').by('MA-REI-03').offers('A1', 'G2');
  expect(raid.pile('reinforcements')).toEqual(['m1-r-marksman', 'm1-r-brute', 'm1-r-gunner']);
  expect(raid.pile('revealed')).toEqual([]);
  asked.answers('G2');
  // From G2 two ways lead toward D1
  raid.seat(0).asked('prompt.enemy-path').offers('E1', 'E2').answers('E2');
  expect(raid.piece('m1-r-gunner')).toEqual(['E2', 0]);
});

it('MA-REI-05 MA-ATK-10 · an empty stack is made of the defeated ones, of nobody else', (play) => {
  const raid = eventOf(play, 'backup-arrives', 'C1', {
    reinforcements: [],
    defeated: ['m1-r-brute', 'm1-r-marksman'],
    box: ['m1-raider'],
  });
  expect(raid.events).toContain('reshuffle');
  expect([...raid.pile('revealed'), ...raid.pile('reinforcements')].sort()).toEqual(['m1-r-brute', 'm1-r-marksman']);
  expect([raid.pile('revealed').length, raid.pile('defeated'), raid.pile('box')]).toEqual([1, [], ['m1-raider']]);
});

it('MA-REI-05 MA-ATK-03 · one that was defeated comes back without its damage', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'C1', hand: ['vibroblade'] }, ig11: { at: 'D8' } },
    revealed: [['m1-r-brute', 'C1', printedHealth('m1-r-brute') - 1]],
    areas: { move: ['disruption-yellow-3', 'disruption-white-2'] },
    events: ['firing-line', 'overwatch'],
  });
  raid.seat(0).does('play vibroblade on attack').asked('prompt.attack').answers('attack m1-r-brute');
  expect(raid.pile('defeated')).toEqual(['m1-r-brute']);
  // Nobody answers to the event, so a reinforcement appears
  raid.seat(0).does('end');
  expect(raid.piece('m1-r-brute')).toEqual(['A1', 0]);
});

it('MA-REI-05 MA-EMP-05 · while the stack lasts the defeated ones wait', (play) => {
  const raid = eventOf(play, 'backup-arrives', 'C1', { reinforcements: ['m1-r-gunner'], defeated: ['m1-r-brute'] });
  expect([raid.pile('revealed'), raid.pile('reinforcements'), raid.pile('defeated')]).toEqual([
    ['m1-r-gunner'],
    [],
    ['m1-r-brute'],
  ]);
});

it('MA-REI-06 · when all of them are on the map nothing happens, and nothing is asked', (play) => {
  const raid = eventOf(play, 'backup-arrives', 'D1', {
    reinforcements: [],
    revealed: [['m1-r-brute', 'D8']],
  });
  expect([raid.pile('revealed'), raid.piece('m1-r-brute'), raid.state.active]).toEqual([['m1-r-brute'], ['D8', 0], 1]);
});

it('MA-REI-07 · several appear one after the other, each with its own choice', (play) => {
  const raid = eventOf(play, 'backup-arrives', 'D1', {}, 6);
  raid.seat(0).asked('prompt.star').answers('A1').asked('prompt.enemy-path').answers('C1');
  expect(raid.pile('revealed')).toEqual(['m1-r-gunner']);
  raid.seat(0).asked('prompt.star').offers('A1', 'G2').answers('G2');
  expect(raid.pile('revealed')).toEqual(['m1-r-gunner', 'm1-r-brute']);
  expect([raid.piece('m1-r-gunner'), raid.piece('m1-r-brute')]).toEqual([
    ['C1', 0],
    ['G2', 0],
  ]);
});
