import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cards, type SkillCard } from '../content/all.ts';
import { mission } from './kit.ts';

// Whistling Birds (man-t1) is a tactical card for Attack: up to four enemies within range 2 suffer 1 damage.

const skills = cards.filter((card): card is SkillCard => card.kind === 'skill');

it('MA-TAC-01 MA-TAC-04 · on an area it does not name it does nothing, and the action is not performed', (play) => {
  const tactical = skills.filter(({ type }) => type === 'tactical');
  expect(tactical.map(({ strength, bonus }) => [strength, bonus])).toEqual(Array(16).fill([null, null]));
  for (const area of ['move', 'intel', 'plan'] as const) {
    const raid = mission(play, {
      unlocked: 2,
      heroes: { mandalorian: { at: 'D1', hand: ['man-t1', 'flamethrower'] }, ig11: { at: 'B1' } },
      revealed: [['m1-raider', 'D2']],
      facedown: [['m1-lookout', 'C2']],
    });
    raid.seat(0).does(`play man-t1 on ${area}`).asked('prompt.action');
    expect([raid.where('mandalorian'), raid.piece('m1-raider'), raid.pile('drawn')]).toEqual(['D1', ['D2', 0], []]);
  }
});

it('MA-TAC-02 · on the area it names you use its ability instead of the action', (play) => {
  const raid = mission(play, {
    unlocked: 2,
    heroes: { mandalorian: { at: 'D1', hand: ['man-t1', 'flamethrower'] }, ig11: { at: 'B1' } },
    revealed: [
      ['m1-raider', 'D2'],
      ['m1-gate-guard', 'D3'],
      ['m1-gunman', 'D4'],
    ],
  });
  raid
    .seat(0)
    .does('play man-t1 on attack')
    .asked('prompt.tactic')
    .offers('special', 'pass')
    .by('MA-TAC-02')
    .answers('special')
    .asked('prompt.damage')
    .offers('m1-raider', 'm1-gate-guard')
    .answers('m1-raider')
    .asked('prompt.damage')
    .offers('m1-gate-guard', 'done')
    .answers('m1-gate-guard')
    .asked('prompt.action');
  expect(['m1-raider', 'm1-gate-guard', 'm1-gunman'].map((face) => raid.piece(face)?.[1])).toEqual([1, 1, 0]);
});

it('MA-TAC-02 MA-SKL-09 · or you do nothing at all', (play) => {
  const raid = mission(play, {
    unlocked: 2,
    heroes: { mandalorian: { at: 'D1', hand: ['man-t1', 'flamethrower'] }, ig11: { at: 'B1' } },
    revealed: [['m1-raider', 'D2']],
  });
  raid.seat(0).does('play man-t1 on attack').asked('prompt.tactic').answers('pass').asked('prompt.action');
  expect([raid.piece('m1-raider'), raid.pile('area', 1)]).toEqual([['D2', 0], ['man-t1']]);
});

it('MA-TAC-03 · its area counts exactly 5, whatever else lies there: an event and no crisis', (play) => {
  const step = (area: readonly string[]) =>
    mission(play, {
      unlocked: 2,
      heroes: { mandalorian: { at: 'D1', deck: Array(4).fill('flamethrower') }, ig11: { at: 'B1' } },
      areas: { attack: area },
      step: 'events',
    });
  for (const more of [[], ['disruption-yellow-3', 'steady-advance']]) {
    const raid = step([...more, 'man-t1']);
    expect(raid.events.filter((type) => type === 'event' || type === 'crisis')).toEqual(['event']);
    // Then everything there is discarded
    expect([raid.pile('area', 1), raid.pile('areaTokens', 1)]).toEqual([[], []]);
    expect(raid.pile('discard', 0)).toContain('man-t1');
  }
  // Without it the same things make a crisis
  expect(step(['disruption-yellow-3', 'steady-advance']).events).toContain('crisis');
  // Whoever is about to play a card is told so
  const told = (area: readonly string[]) => {
    const raid = mission(play, {
      unlocked: 2,
      heroes: { mandalorian: { at: 'D1', hand: ['vibroblade'] }, ig11: { at: 'B1' } },
      areas: { plan: area },
    });
    const [decision] = raid.table.match.pending;
    const option = decision?.options.find(({ id }) => id.startsWith('play:') && id.endsWith(':plan'));
    return [option?.label?.args?.total, option?.label?.args?.danger];
  };
  expect([told(['man-t1', 'disruption-yellow-3']), told(['disruption-yellow-3'])]).toEqual([
    [5, 'event'],
    [6, 'crisis'],
  ]);
});

it('MA-TAC-05 · it is one of your two actions', (play) => {
  const raid = mission(play, {
    unlocked: 2,
    heroes: { mandalorian: { at: 'D1', hand: ['man-t1', 'flamethrower', 'vibroblade'] }, ig11: { at: 'B1' } },
  });
  raid
    .seat(0)
    .does('play man-t1 on move', 'play flamethrower on intel')
    .asked('prompt.action')
    .offers('end')
    .answers('end');
  expect([raid.state.active, raid.state.turn]).toEqual([1, 2]);
});

it('MA-TAC-06 · when the lowest total is looked for, its area counts 5', (play) => {
  const raid = mission(play, {
    unlocked: 2,
    heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'B1' } },
    areas: {
      move: ['disruption-yellow-3', 'disruption-white-2'],
      attack: ['man-t1'],
      intel: ['disruption-yellow-3'],
      plan: ['vibroblade'],
    },
    step: 'events',
    events: ['firing-line', 'firing-line', 'scrambled-comms'],
    disruption: ['disruption-white-1'],
  });
  raid.seat(0).asked('prompt.disrupt').offers('intel', 'plan').answers('intel');
  expect(raid.pile('areaTokens', 1)).toEqual([]);
});

it('MA-TAC-07 · a wild card has a strength, and its ability works on every area', (play) => {
  const wild = skills.filter(({ type }) => type === 'wild');
  expect(wild.map(({ special }) => special?.on)).toEqual(Array(8).fill('any'));
  for (const [area, question] of [
    ['move', 'prompt.move'],
    ['attack', 'prompt.attack'],
    ['intel', 'prompt.intel'],
    ['plan', 'prompt.plan'],
  ] as const) {
    const raid = mission(play, {
      unlocked: 4,
      heroes: { paz: { at: 'D1', hand: ['paz-w', 'wide-stance'] }, ig11: { at: 'B1' } },
      revealed: [['m1-raider', 'D2']],
    });
    raid.seat(0).does(`play paz-w on ${area}`).asked(question).answers('special');
    expect([area, (raid.state.shields[0] ?? 0) > 0]).toEqual([area, true]);
    // Strength 3, also in the total
    expect(raid.table.log('spectator').find(({ type }) => type === 'play')?.data).toMatchObject({
      strength: 3,
      total: 3,
    });
    raid.table.leavesOpen();
  }
});
