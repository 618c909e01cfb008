import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission } from './kit.ts';
import { eventStep, healthOf } from './positions.ts';

it('MA-DMG-01 MA-WIN-04 MA-WIN-05 · damage that reaches the health defeats the character, and all have lost at once', (play) => {
  const shot = (damage: number) =>
    mission(play, {
      heroes: { mandalorian: { at: 'D1', damage }, ig11: { at: 'D7' } },
      revealed: [
        ['m1-raider', 'D2'],
        ['m1-gunman', 'D6'],
      ],
      ...eventStep('firing-line'),
    });
  const lost = shot(healthOf('mandalorian') - 1);
  lost.table.wonBy();
  expect(lost.table.match.outcome?.reason).toBe('defeated');
  // The second enemy never got to its attack
  expect(lost.damage('ig11')).toBe(0);
  const hurt = shot(healthOf('mandalorian') - 2);
  expect([hurt.table.match.outcome, hurt.damage('mandalorian')]).toEqual([null, healthOf('mandalorian') - 1]);
});

it('MA-DMG-03 MA-DMG-01 · two damage at once are dealt one by one, and each may be blocked for itself', (play) => {
  const charge = (damage: number) => {
    const raid = mission(play, {
      heroes: { ig11: { at: 'D1', damage, hand: ['self-destruct-charge'], plans: ['defend'] }, cara: { at: 'D7' } },
      revealed: [['m1-r-brute', 'D2']],
    });
    raid.seat(0).does('play self-destruct-charge on attack').asked('prompt.attack').answers('special');
    return raid;
  };
  const raid = charge(0);
  raid
    .seat(0)
    .asked('prompt.block')
    .offers('use defend', 'suffer')
    .answers('suffer')
    .asked('prompt.block')
    .offers('use defend', 'suffer')
    .answers('use defend');
  expect([raid.damage('ig11'), raid.plansOf('ig11'), raid.pile('planDiscard')]).toEqual([1, [], ['defend']]);
  // One that is blocked is enough to survive with a single point of health
  const close = charge(healthOf('ig11') - 2);
  close.seat(0).asked('prompt.block').answers('suffer').asked('prompt.block').answers('use defend');
  expect(close.table.match.outcome).toBeNull();
  const tooMuch = charge(healthOf('ig11') - 1);
  tooMuch.seat(0).asked('prompt.block').answers('suffer');
  tooMuch.table.wonBy();
});

it('MA-DMG-02 · blocked damage is not suffered: nothing comes of it', (play) => {
  const attacked = (plans: readonly string[]) =>
    mission(play, {
      mission: 'm2',
      unlocked: 2,
      heroes: { mandalorian: { at: 'D4', plans }, paz: { at: 'B1' } },
      revealed: [['m2-c1', 'D5']],
      tokens: [['token-1', 'D4']],
      carries: { 'token-1': 'mandalorian' },
      ...eventStep('firing-line'),
    });
  const blocked = attacked(['defend']);
  blocked.seat(0).asked('prompt.block').answers('use defend');
  expect([blocked.damage('mandalorian'), blocked.bearer('token-1')]).toEqual([0, 'mandalorian']);
  // Unblocked it hurts, and the Child runs to the only dangerous space beside him
  const hurt = attacked([]);
  expect([hurt.damage('mandalorian'), hurt.bearer('token-1'), hurt.piece('token-1')?.[0]]).toEqual([1, null, 'D5']);
});

it('MD-GEN-03 · a shield blocks the first damage by itself, before any card, and only once', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D1', shield: true, plans: ['defend'] }, ig11: { at: 'D10' } },
    revealed: [
      ['m1-raider', 'D2'],
      ['m1-gunman', 'D2'],
    ],
    ...eventStep('firing-line'),
  });
  // The first shot met the shield; for the second one he is asked
  raid.seat(0).asked('prompt.block').answers('suffer');
  expect([raid.damage('mandalorian'), raid.plansOf('mandalorian')]).toEqual([1, ['defend']]);
});

it('MD-GEN-03 · it lasts until your own next turn', (play) => {
  const raid = mission(play, {
    heroes: {
      mandalorian: { at: 'D1', hand: ['beskar-helmet', 'quick-draw'] },
      ig11: { at: 'D1', hand: ['combat-reflex', 'combat-reflex'] },
    },
  });
  raid.seat(0).does('play beskar-helmet on move').asked('prompt.move').answers('special');
  raid.seat(0).asked('prompt.move').answers('stop').does('play quick-draw on intel');
  raid.seat(1).does('play combat-reflex on intel').does('play combat-reflex on move');
  expect(raid.state.shields[0]).toBeGreaterThan(0);
  raid.seat(1).asked('prompt.move').answers('stop');
  expect([raid.state.active, raid.state.shields]).toEqual([0, [0, 0]]);
});

it('MD-GEN-03 · nobody has two: with a shield there is nothing to gain from another helmet', (play) => {
  const helmet = (hero: { shield?: true }) =>
    mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['beskar-helmet'], ...hero }, ig11: { at: 'B1' } },
    })
      .seat(0)
      .does('play beskar-helmet on move')
      .asked('prompt.move');
  helmet({})
    .offers('C1', 'C2', 'D2', 'E1', 'E2', 'special', 'stop')
    .answers('stop')
    .asked('prompt.after')
    .answers('done');
  helmet({ shield: true }).offers('C1', 'C2', 'D2', 'E1', 'E2', 'stop').answers('stop');
});

it('MD-GEN-03 · a shield that ends sooner may be renewed, and then lasts as long as the new one', (play) => {
  const raid = mission(play, {
    heroes: {
      cara: { at: 'D1', hand: ['stand-firm', 'momentum'] },
      mandalorian: { at: 'D1', hand: ['beskar-helmet', 'quick-draw'] },
    },
  });
  raid.seat(0).does('play stand-firm on move').asked('prompt.move').answers('special');
  raid.seat(0).asked('prompt.shield').offers('cara', 'mandalorian').answers('mandalorian');
  raid.seat(0).asked('prompt.move').answers('stop').does('play momentum on intel');
  raid.seat(1).does('play beskar-helmet on move').asked('prompt.move').answers('special');
  raid.seat(1).asked('prompt.move').answers('stop').does('play quick-draw on intel');
  // Cara's turn begins, and with it her shield would be over
  expect([raid.state.active, (raid.state.shields[1] ?? 0) > 0]).toEqual([0, true]);
});

it('MD-GEN-03 MA-SHR-13 · with shared characters a shield of the last turn may be renewed as well', (play) => {
  const helmet = (until: number) =>
    mission(play, {
      shared: true,
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' } },
      hands: [['beskar-helmet', 'quick-draw']],
      fields: { turn: 2 },
      change: (state) => {
        state.shields = [until, 0];
      },
    })
      .seat(0)
      .does('play beskar-helmet on move')
      .asked('prompt.move');
  const around = ['C1', 'C2', 'D2', 'E1', 'E2'];
  helmet(2)
    .offers(...around, 'special', 'stop')
    .answers('stop')
    .asked('prompt.after')
    .answers('done');
  helmet(3)
    .offers(...around, 'stop')
    .answers('stop');
});

it('MA-DMG-04 · healing ends at 0 damage', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D1', damage: 1 }, ig11: { at: 'D10' } },
    revealed: [
      ['m1-medkit', 'D1'],
      ['m1-medkit', 'D1'],
    ],
  });
  raid.seat(0).does('use m1-medkit');
  expect(raid.damage('mandalorian')).toBe(0);
  raid.seat(0).asked('prompt.action').refuses('use m1-medkit', 'reason.no-damage', 'MA-OBJ-03');
  expect(raid.pile('revealed')).toEqual(['m1-medkit']);
});
