import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mapNamed, mission, type Position } from './kit.ts';

// What random players meet too seldom to rely on it; `whole-games.test.ts` leaves these out.

it('pull-target: an enemy that survives the attack comes to the attacker', (play) => {
  const raid = mission(play, {
    unlocked: 8,
    heroes: { burg: { at: 'D1', hand: ['bur-s2', 'brawler'] }, cara: { at: 'D1' } },
    revealed: [['m1-gate-guard', 'D2']],
  });
  raid
    .seat(0)
    .does('play bur-s2 on attack')
    .asked('prompt.attack')
    .offers('attack m1-gate-guard', 'pass')
    .answers('attack m1-gate-guard')
    .asked('prompt.after')
    .offers('special', 'done')
    .answers('special');
  expect(raid.piece('m1-gate-guard')).toEqual(['D1', 2]);
});

it('let-keep: of several near enough the player names one who may keep a card', (play) => {
  const raid = mission(play, {
    unlocked: 8,
    heroes: {
      cara: { at: 'D1', hand: ['car-s2', 'repeating-rifle'] },
      ig11: { at: 'D2' },
      greef: { at: 'D4' },
      paz: { at: 'D3', plans: ['cover'] },
    },
    plans: ['no-luck', 'no-luck', 'cover'],
  });
  raid
    .seat(0)
    .does('play car-s2 on plan')
    .asked('prompt.plan')
    .answers('draw')
    .asked('prompt.keep')
    .answers('special')
    .asked('prompt.receiver')
    .offers('ig11', 'greef') // Paz has one like it already
    .answers('greef')
    .asked('prompt.search')
    .offers('cover')
    .answers('cover')
    .asked('prompt.put-back')
    .answers('pass');
  expect([raid.plansOf('greef'), raid.plansOf('ig11')]).toEqual([['cover'], []]);
});

it('escort: a marker comes along when a movement starts on its space', (play) => {
  const raid = mission(play, {
    mission: 'c2',
    unlocked: 5,
    heroes: { mandalorian: { at: 'B2', hand: ['steady-advance'] }, ig11: { at: 'D1' } },
    tokens: [['token-3', 'B2']],
  });
  raid
    .seat(0)
    .does('play steady-advance on move')
    .asked('prompt.move')
    .answers('C2')
    .asked('prompt.escort')
    .by('MD-C2-02')
    .answers('yes')
    .asked('prompt.move')
    .answers('stop');
  expect(raid.piece('token-3')).toEqual(['C2', 0]);
});

it('MA-DIS-08 · when all tokens are in use a substitute counts 1 and is simply taken away again', (play) => {
  const raid = mission(play, {
    unlocked: 8,
    heroes: { mandalorian: { at: 'D1' }, greef: { at: 'D1', hand: ['gre-w'] } },
    disruption: [],
    areas: {
      move: ['disruption-yellow-3', 'disruption-white-2'],
      attack: ['disruption-white-2'],
      plan: ['disruption-white-2'],
    },
    events: ['firing-line', 'firing-line', 'scrambled-comms'],
    step: 'events',
    active: 0,
  });
  expect(raid.state.substitutes).toEqual([0, 0, 1, 0, 0]);
  expect(raid.pile('disruptionDiscard')).toEqual(['disruption-yellow-3', 'disruption-white-2']);
  raid
    .seat(1)
    .does('play gre-w on intel')
    .asked('prompt.intel')
    .answers('special')
    .asked('prompt.remove-disruption')
    .offers('substitute:intel')
    .answers('substitute:intel');
  expect(raid.state.substitutes).toEqual([0, 0, 0, 0, 0]);
});

it('a breakable door takes damage from attacks of a bordering space and opens at its health', (play) => {
  const health = mapNamed('map1').doors[0]?.health ?? 0;
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D7', hand: ['steady-advance', 'use-the-cover'] }, ig11: { at: 'D1' } },
    change: (state) => {
      state.doorDamage = [health - 1];
    },
  });
  raid.seat(0).does('play use-the-cover on attack').asked('prompt.attack').offers('blast', 'pass').answers('blast');
  expect(raid.state.doorDamage).toEqual([health + 2]);
  expect(raid.state.open).toBe(1);
});

it('choose: a card with two effects carries out the one its player wants', (play) => {
  // Burg has an enemy on his own space and a locked door beside him
  const smash = (choice: string) => {
    const raid = mission(play, {
      unlocked: 8,
      heroes: { burg: { at: 'D7', hand: ['bur-t1', 'brawler'] }, cara: { at: 'D1' } },
      revealed: [['m1-gate-guard', 'D7']],
    });
    raid
      .seat(0)
      .does('play bur-t1 on attack')
      .asked('prompt.tactic')
      .answers('special')
      .asked('prompt.choose')
      .offers('choice:0', 'choice:1')
      .answers(choice);
    return [raid.piece('m1-gate-guard'), raid.state.open];
  };
  expect(smash('choice:0')).toEqual([null, 0]);
  expect(smash('choice:1')).toEqual([['D7', 0], 1]);
});

it('choose: where only one of them is possible, nothing is asked', (play) => {
  const smash = (at: string, enemy: string) => {
    const raid = mission(play, {
      unlocked: 8,
      heroes: { burg: { at, hand: ['bur-t1', 'brawler'] }, cara: { at: 'D1' } },
      revealed: [['m1-gate-guard', enemy]],
    });
    raid.seat(0).does('play bur-t1 on attack').asked('prompt.tactic').answers('special').asked('prompt.action');
    return [raid.piece('m1-gate-guard'), raid.state.open];
  };
  expect(smash('D6', 'D6')).toEqual([null, 0]);
  expect(smash('D7', 'D6')).toEqual([['D6', 0], 1]);
});

it('escort: it may stay, and nothing is told of it', (play) => {
  const raid = mission(play, {
    mission: 'c2',
    unlocked: 5,
    heroes: { mandalorian: { at: 'B2', hand: ['quick-draw'] }, ig11: { at: 'D1' } },
    tokens: [['token-3', 'B2']],
  });
  raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('C2').asked('prompt.escort').answers('no');
  expect([raid.piece('token-3'), raid.events.includes('place')]).toEqual([['B2', 0], false]);
});

/** The Mandalorian takes what lies on his space and brings it to the start space; what is left on the map. */
function brings(play: Play, contract: Pick<Position, 'mission' | 'unlocked' | 'tokens'>, ...takes: string[]) {
  const raid = mission(play, {
    ...contract,
    heroes: { mandalorian: { at: 'C2', hand: ['steady-advance', 'quick-draw'] }, ig11: { at: 'D1' } },
  });
  raid
    .seat(0)
    .does(...takes, 'play steady-advance on move')
    .asked('prompt.move')
    .answers('D1')
    .asked('prompt.move')
    .answers('deliver:mandalorian')
    .asked('prompt.move')
    .answers('stop');
  return raid.pile('tokens').map((token) => [token, raid.piece(token)]);
}

it('markers are taken on the way, at most two, and delivered on the start space', (play) => {
  const tokens = [
    ['token-2', 'C2'],
    ['token-2', 'D2'],
    ['token-2', 'C2'],
  ] as const;
  const left = brings(play, { mission: 'c1', unlocked: 5, tokens }, 'take token-2', 'take token-2');
  expect(left).toEqual([['token-2', ['D2', 0]]]);
});

it('a crate is taken and delivered on the start space, and the game goes on for the other one', (play) => {
  const tokens = [
    ['token-4', 'C2'],
    ['token-4', 'D2'],
  ] as const;
  expect(brings(play, { mission: 'h1', unlocked: 7, tokens }, 'take token-4')).toEqual([['token-4', ['D2', 0]]]);
});
