import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission, type PieceAt } from './kit.ts';
import { eventStep } from './positions.ts';

// The Mandalorian stands on B2, so A1 is the star space nearest to him.

const withEvent = (
  play: Play,
  card: string,
  { total = 5, revealed = [], shield }: { total?: 5 | 6; revealed?: readonly PieceAt[]; shield?: true } = {},
) =>
  mission(play, {
    heroes: { mandalorian: { at: 'B2', ...(shield === undefined ? {} : { shield }) }, ig11: { at: 'D10' } },
    revealed,
    reinforcements: ['m1-r-gunner', 'm1-r-marksman'],
    ...eventStep(card, total),
  });

it('MA-INE-01 MA-EX-17 · no enemy of the class on the map: 1 reinforcement on the star space nearest to you', (play) => {
  const raid = withEvent(play, 'headlong-charge', { revealed: [['m1-raider', 'D2']] });
  expect(raid.piece('m1-r-marksman')).toEqual(['A1', 0]);
  expect(raid.pile('reinforcements')).toEqual(['m1-r-gunner']);
  expect(raid.events.filter((type) => type === 'ineffective')).toHaveLength(1);
});

it('MA-INE-02 MA-EX-18 · a single step of one enemy, and no reinforcement appears', (play) => {
  const raid = withEvent(play, 'advance-and-fire', { revealed: [['m1-raider', 'D5']] });
  expect(raid.piece('m1-raider')?.[0]).not.toBe('D5');
  expect(raid.damage('mandalorian')).toBe(0);
  expect(raid.pile('reinforcements')).toEqual(['m1-r-gunner', 'm1-r-marksman']);
});

it('MA-INE-02 MA-INE-03 · a disruption or an additional event is an effect; each card is looked at alone', (play) => {
  const disrupted = withEvent(play, 'scrambled-comms');
  disrupted.seat(0).asked('prompt.disrupt').answers('plan');
  expect(disrupted.pile('reinforcements')).toEqual(['m1-r-gunner', 'm1-r-marksman']);
  // With 6 it draws Firing Line, too, which finds nobody: that card alone brings a reinforcement
  const chained = withEvent(play, 'scrambled-comms', { total: 6 });
  chained.seat(0).asked('prompt.disrupt').answers('plan');
  expect(chained.pile('reinforcements')).toEqual(['m1-r-gunner']);
  expect(chained.events.filter((type) => type === 'ineffective')).toHaveLength(1);
});

it('MA-INE-03 · one ability that works is enough, and a skipped 6+ ability is none', (play) => {
  // The brute comes nearer, nobody shoots: effective
  const half = withEvent(play, 'mixed-volley', { revealed: [['m1-r-brute', 'B6']] });
  expect(half.pile('reinforcements')).toEqual(['m1-r-gunner', 'm1-r-marksman']);
  // With 5 the 6+ shot of Clear Shot is skipped, and there is no sharpshooter for the other
  const skipped = withEvent(play, 'clear-shot', { revealed: [['m1-raider', 'B2']] });
  expect(skipped.pile('reinforcements')).toEqual(['m1-r-gunner']);
});

it('MA-INE-04 · an attack that is blocked entirely is an effect all the same', (play) => {
  const raid = withEvent(play, 'firing-line', { revealed: [['m1-raider', 'B2']], shield: true });
  expect([raid.damage('mandalorian'), raid.pile('reinforcements').length]).toEqual([0, 2]);
});

it('MA-INE-05 · the crisis of the same area does not make the event effective', (play) => {
  const raid = withEvent(play, 'headlong-charge', { total: 6 });
  expect([raid.state.track, raid.piece('m1-r-marksman'), raid.pile('reinforcements')]).toEqual([
    1,
    ['A1', 0],
    ['m1-r-gunner'],
  ]);
});
