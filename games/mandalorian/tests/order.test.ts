import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission } from './kit.ts';
import { eventStep } from './positions.ts';

/** Two blasters fire: the raider is near the Mandalorian alone, the warden equally near both. */
const volley = (play: Play, plans: readonly string[]) =>
  mission(play, {
    heroes: { mandalorian: { at: 'D1', plans }, ig11: { at: 'D5' } },
    revealed: [
      ['m1-raider', 'D1'],
      ['m1-warden', 'D3'],
    ],
    ...eventStep('firing-line'),
  });

it('MD-GEN-11 MA-EAT-04 · the order of attacks is asked where it helps to know who blocks', (play) => {
  const raid = volley(play, ['defend']);
  raid.seat(0).asked('prompt.attacker').offers('m1-raider', 'm1-warden').answers('m1-raider');
  raid.seat(0).asked('prompt.block').answers('use defend').asked('prompt.victim').offers('mandalorian', 'ig11');
  raid.seat(0).asked('prompt.victim').answers('mandalorian');
  expect([raid.damage('mandalorian'), raid.damage('ig11')]).toEqual([1, 0]);
});

it('MD-GEN-11 MA-EMV-10 · and not where it changes nothing: only the open target is', (play) => {
  const raid = volley(play, []);
  raid.seat(0).asked('prompt.victim').answers('ig11');
  expect([raid.damage('mandalorian'), raid.damage('ig11')]).toEqual([1, 1]);
});
