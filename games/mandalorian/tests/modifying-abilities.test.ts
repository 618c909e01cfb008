import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission, type PieceAt, printedHealth } from './kit.ts';

/** Damage on them, so that 3 and 2 more defeat them. */
const [GUARD, RAIDER] = [printedHealth('m1-gate-guard') - 3, printedHealth('m1-raider') - 2];
const BESIDE: readonly PieceAt[] = [
  ['m1-gate-guard', 'D2', GUARD],
  ['m1-raider', 'D2', RAIDER],
];

it('MD-GEN-08 · an ability that changes the action is optional: flames for a whole space, or a usual attack', (play) => {
  const attack = (aim: string) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['flamethrower'] }, ig11: { at: 'B1' } },
      revealed: BESIDE,
    });
    raid
      .seat(0)
      .does('play flamethrower on attack')
      .asked('prompt.attack')
      .offers('attack m1-gate-guard', 'attack m1-raider', 'burst:D2', 'pass')
      .answers(aim);
    return [raid.piece('m1-gate-guard')?.[1], raid.piece('m1-raider')?.[1]];
  };
  expect(attack('burst:D2')).toEqual([GUARD + 2, undefined]);
  expect(attack('attack m1-gate-guard')).toEqual([GUARD + 2, RAIDER]);
});

it('MD-GEN-08 · an ability that takes the place of the action is optional, too – but you do not get both', (play) => {
  const charge = () =>
    mission(play, {
      heroes: { ig11: { at: 'D1', hand: ['self-destruct-charge', 'combat-reflex'] }, cara: { at: 'B1' } },
      revealed: BESIDE,
    });
  const blast = charge();
  blast
    .seat(0)
    .does('play self-destruct-charge on attack')
    .asked('prompt.attack')
    .answers('special')
    .asked('prompt.action');
  expect([blast.piece('m1-gate-guard'), blast.piece('m1-raider'), blast.damage('ig11')]).toEqual([null, null, 2]);
  const usual = charge();
  usual
    .seat(0)
    .does('play self-destruct-charge on attack')
    .asked('prompt.attack')
    .answers('attack m1-gate-guard')
    .asked('prompt.action');
  expect([usual.piece('m1-gate-guard'), usual.piece('m1-raider')?.[1], usual.damage('ig11')]).toEqual([
    null,
    RAIDER,
    0,
  ]);
});

it('MD-GEN-09 · "+1 strength" counts for this action, and never for the total of the area', (play) => {
  // Vibroblade: 3, and 1 more against a target in your space
  const cut = (at: string) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['vibroblade', 'quick-draw'] }, ig11: { at: 'B1' } },
      revealed: [['m4-q1', at]],
      areas: { attack: ['disruption-white-1'] },
    });
    raid.seat(0).does('play vibroblade on attack').asked('prompt.attack').answers('attack m4-q1');
    expect(raid.table.log('spectator').find(({ type }) => type === 'play')?.data).toMatchObject({ total: 4 });
    return raid.piece('m4-q1')?.[1];
  };
  expect([cut('D1'), cut('D2')]).toEqual([4, 3]);
});
