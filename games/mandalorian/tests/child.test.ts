import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { missions } from '../content/all.ts';
import { type Position, printedHealth, subject } from './kit.ts';
import { carrying, lost } from './positions.ts';

describe('where the Child is', () => {
  it('MA-CHD-01 MD-M2-01 MD-M4-01 · the briefing says with whom it starts, and whether it is there at all', (play) => {
    const bearer = (options: Partial<Position>, first: string, second: string, more: readonly string[] = []) => {
      const table = play(subject, { seats: 2, options: { mission: options.mission ?? 'm1', mode: 'sandbox' } });
      table.seat(0).asked('prompt.character').answers(first);
      table.seat(1).asked('prompt.character').answers(second);
      table.seat(0).asked('prompt.starter').answers('seat:1');
      for (const hero of more) table.seat(1).asked('prompt.bearer').offers(first, second).answers(hero);
      table.leavesOpen();
      const [child] = table.state.zones.tokens[0] ?? [];
      return child === undefined ? null : table.state.characters[table.state.bearers[child] ?? -1];
    };
    expect(bearer({ mission: 'm2' }, 'mandalorian', 'paz')).toBe('mandalorian');
    // Without him it is with the starting player's character
    expect(bearer({ mission: 'm2' }, 'cara', 'paz')).toBe('paz');
    expect(bearer({ mission: 'm4' }, 'cara', 'greef', ['cara'])).toBe('cara');
    expect(bearer({ mission: 'm1' }, 'mandalorian', 'ig11')).toBeNull();
    expect(missions.filter(({ token }) => token).map(({ id }) => id)).toEqual(['m2', 'm4']);
  });

  it('MA-CHD-02 MA-CHD-05 · whoever carries it: no other character can rescue it then', (play) => {
    const carried = lost(
      play,
      'D4',
      {},
      {
        heroes: { mandalorian: { at: 'D4', hand: ['flamethrower'] }, paz: { at: 'D4' } },
        carries: { 'token-1': 'paz' },
      },
    );
    carried
      .seat(0)
      .does('play flamethrower on move')
      .asked('prompt.move')
      .refuses('rescue', 'reason.carried', 'MA-CHD-05')
      .answers('stop');
    expect(carried.bearer('token-1')).toBe('paz');
    const enemy = lost(play, 'D4', {}, { revealed: [['m2-c1', 'D4']], carrier: 'm2-c1' });
    enemy
      .seat(0)
      .does('play flamethrower on attack')
      .asked('prompt.attack')
      .refuses('rescue', 'reason.carried', 'MA-CHD-05')
      .answers('pass');
    expect([enemy.bearer('token-1'), enemy.carrier]).toEqual([null, 'm2-c1']);
  });

  it('MA-CHD-06 MA-CHD-02 · a defeated enemy drops it on its space, a wounded one does not', (play) => {
    const attack = (card: string) => {
      const raid = lost(
        play,
        'D5',
        { hand: [card] },
        { revealed: [['m2-r2', 'D5', printedHealth('m2-r2') - 3]], carrier: 'm2-r2' },
      );
      raid.seat(0).does(`play ${card} on attack`).asked('prompt.attack').answers('attack m2-r2');
      return [raid.carrier, raid.piece('token-1')?.[0]];
    };
    expect(attack('vibroblade')).toEqual([null, 'D5']);
    expect(attack('flamethrower')).toEqual(['m2-r2', undefined]);
  });

  it('MA-CHD-07 · it is neither put down nor handed over', (play) => {
    const raid = carrying(
      play,
      { hand: ['quick-draw'] },
      {
        heroes: {
          mandalorian: { at: 'D4', hand: ['quick-draw'] },
          paz: { at: 'D4' },
        },
      },
    );
    raid
      .seat(0)
      .asked('prompt.action')
      .offers(...['move', 'attack', 'intel', 'plan'].map((area) => `play quick-draw on ${area}`))
      .answers('play quick-draw on move')
      .asked('prompt.move')
      .offers('C4', 'C5', 'D3', 'D5', 'E4', 'E5', 'stop')
      .answers('C4');
    expect(raid.bearer('token-1')).toBe('mandalorian');
  });

  it('MA-CHD-17 · it stops nobody and cannot be attacked', (play) => {
    const raid = lost(play, 'D5', { hand: ['steady-advance', 'flamethrower'] });
    // Nothing to attack: the turn goes on at once
    raid
      .seat(0)
      .does('play flamethrower on attack')
      .does('play steady-advance on move')
      .asked('prompt.move')
      .answers('D7');
    expect([raid.where('mandalorian'), raid.piece('token-1')]).toEqual(['D7', ['D5', 0]]);
    raid.table.leavesOpen();
  });
});

describe('rescuing it', () => {
  it('MA-CHD-03 MA-CHD-04 · during any action on its space', (play) => {
    for (const [area, question] of [
      ['attack', 'prompt.attack'],
      ['intel', 'prompt.intel'],
      ['plan', 'prompt.plan'],
      ['move', 'prompt.move'],
    ] as const) {
      const raid = lost(play, 'D4');
      raid.seat(0).does(`play quick-draw on ${area}`).asked(question).answers('rescue');
      expect([area, raid.bearer('token-1')]).toEqual([area, 'mandalorian']);
      raid.table.leavesOpen();
    }
  });

  it('MA-CHD-03 MA-SKL-06 · also at the end of it, and when a tactical card is played instead', (play) => {
    const after = (card: string, area: string, question: string, answer: string) => {
      const raid = lost(play, 'D4', { hand: [card, 'quick-draw'] }, { unlocked: 3, revealed: [['m2-c1', 'D5']] });
      const person = raid.seat(0).does(`play ${card} on ${area}`).asked(question).answers(answer);
      person.asked('prompt.after').offers('rescue', 'done').answers('rescue').asked('prompt.action');
      return raid.bearer('token-1');
    };
    expect(after('vibroblade', 'plan', 'prompt.plan', 'pass')).toBe('mandalorian');
    expect(after('man-t1', 'attack', 'prompt.tactic', 'special')).toBe('mandalorian');
    expect(after('man-t1', 'attack', 'prompt.tactic', 'pass')).toBe('mandalorian');
    // On an area that a tactical card does not name nothing is done, but it is an action
    const idle = lost(play, 'D4', { hand: ['man-t1', 'quick-draw'] });
    idle.seat(0).does('play man-t1 on plan').asked('prompt.after').answers('done').asked('prompt.action');
    expect(idle.piece('token-1')).toEqual(['D4', 0]);
  });

  it('MA-CHD-04 · also while only moving through its space; from the next space it is too far', (play) => {
    const raid = lost(play, 'D5', { hand: ['steady-advance'] });
    raid
      .seat(0)
      .does('play steady-advance on move')
      .asked('prompt.move')
      .answers('D5')
      .asked('prompt.move')
      .answers('rescue')
      .asked('prompt.move', { left: 3 })
      .answers('D7');
    expect([raid.where('mandalorian'), raid.bearer('token-1')]).toEqual(['D7', 'mandalorian']);
    raid.table.leavesOpen();
    const beside = lost(play, 'D5', { hand: ['quick-draw'] });
    beside.seat(0).does('play quick-draw on plan').asked('prompt.plan').offers('draw', 'pass').answers('pass');
  });

  it('MA-CHD-19 · only with an action: standing there is not enough, a free action will do', (play) => {
    const idle = lost(play, 'D4', { hand: ['quick-draw'] });
    idle
      .seat(0)
      .asked('prompt.action')
      .offers(...['move', 'attack', 'intel', 'plan'].map((area) => `play quick-draw on ${area}`));
    const free = lost(play, 'D4', { hand: ['quick-draw'], plans: ['prepared'] });
    free
      .seat(0)
      .does('use prepared')
      .asked('prompt.free-action')
      .answers('action:intel')
      .asked('prompt.intel')
      .answers('rescue');
    expect(free.bearer('token-1')).toBe('mandalorian');
    const extra = lost(play, 'D4', { hand: ['quick-draw', 'quick-draw', 'flamethrower'], plans: ['second-wind'] });
    extra
      .seat(0)
      .does('use second-wind', 'play quick-draw on plan')
      .asked('prompt.plan')
      .answers('pass')
      .asked('prompt.after')
      .answers('done')
      .does('play quick-draw on intel')
      .asked('prompt.intel')
      .answers('pass')
      .asked('prompt.after')
      .answers('done')
      .does('play flamethrower on attack')
      .asked('prompt.attack')
      .answers('rescue');
    expect(extra.bearer('token-1')).toBe('mandalorian');
  });

  it('MA-CHD-08 MA-CHD-18 · not in the turn in which it fled; in the next one anybody may', (play) => {
    const raid = carrying(
      play,
      { at: 'D4', hand: ['flamethrower', 'quick-draw'] },
      {
        heroes: {
          mandalorian: { at: 'D4', hand: ['flamethrower', 'quick-draw'] },
          paz: { at: 'D3', hand: ['covert-training', 'covert-training'] },
        },
        revealed: [['m2-c2', 'D4']],
      },
    );
    raid
      .seat(0)
      .does('play flamethrower on move')
      .asked('prompt.move')
      .answers('D3')
      .asked('prompt.flee')
      .answers('D3')
      .asked('prompt.move')
      .refuses('rescue', 'reason.fled', 'MA-CHD-08')
      .answers('stop')
      .does('play quick-draw on plan')
      .asked('prompt.plan')
      .offers('draw', 'pass')
      .answers('pass');
    expect(raid.piece('token-1')).toEqual(['D3', 0]);
    raid.seat(1).does('play covert-training on plan').asked('prompt.plan').answers('rescue');
    expect(raid.bearer('token-1')).toBe('paz');
    raid.table.leavesOpen();
  });
});
