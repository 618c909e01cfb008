import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel } from './kit.ts';

it('DB-RWD-01 · I may leave a reward', (play) => {
  const table = duel(play, { empire: { play: ['at-st'] }, row: ['x-wing'] });
  table.empire
    .does('assign at-st to x-wing', 'attack x-wing')
    .asked('prompt.reward', { face: 'x-wing' })
    .by('DB-RWD-01')
    .offers('take', 'pass')
    .answers('pass');
  expect([table.resources, table.galaxyDiscard]).toEqual([0, ['x-wing']]);
});

it('DB-RWD-02 · what a reward brings can be used at once: Force for a Death Trooper, resources for a purchase', (play) => {
  const table = duel(play, {
    empire: { play: ['ig-88', 'death-trooper'] },
    row: ['han-solo', 'gozanti-cruiser'],
    force: 5,
  });
  table.empire.does('assign ig-88 to han-solo', 'attack han-solo').asked('prompt.reward').answers('take');
  expect([table.resources, table.force]).toEqual([3, 3]);
  table.empire.does('buy gozanti-cruiser', 'assign death-trooper to base', 'attack base');
  expect([table.resources, table.damage('dantooine'), table.empire.discard]).toEqual([0, 5, ['gozanti-cruiser']]);
});

it('DB-RWD-03 · discarding a card by a text gives no reward', (play) => {
  const table = duel(play, { empire: { play: ['tie-bomber'] }, row: ['luke-skywalker'] });
  table.empire.does('use tie-bomber').asked('prompt.discard-from-row').answers('luke-skywalker');
  table.empire.may('assign tie-bomber to base', 'attack-all:base', 'end');
  expect([table.galaxyDiscard, table.resources, table.force]).toEqual([['luke-skywalker'], 0, 4]);
});

it('DB-RWD-04 DB-RWD-07 · the attacker gets it: Rebels who beat an AT-AT buy a Rebel card, even the new one', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['b-wing', 'rebel-trooper'] },
    row: ['at-at', 'tie-fighter', 'bossk', 'y-wing'],
    galaxy: ['mon-calamari-cruiser'],
  });
  table.rebel
    .does('assign b-wing to at-at', 'assign rebel-trooper to at-at', 'attack at-at')
    .asked('prompt.reward', { face: 'at-at' })
    .answers('take')
    .asked('prompt.purchase', { free: true })
    .offers('mon-calamari-cruiser', 'y-wing')
    .answers('mon-calamari-cruiser');
  expect([table.rebel.discard, table.resources]).toEqual([['mon-calamari-cruiser'], 0]);
});

it('DB-RWD-05 · a reward is taken as a whole, as far as possible', (play) => {
  const table = duel(play, { empire: { play: ['ig-88'] }, row: ['han-solo'], force: 2 });
  table.empire
    .does('assign ig-88 to han-solo', 'attack han-solo')
    .asked('prompt.reward')
    .offers('take', 'pass')
    .answers('take');
  expect([table.resources, table.force]).toEqual([3, 1]);
  const nothing = duel(play, { empire: { play: ['dengar'] }, row: ['chewbacca'], force: 1 });
  nothing.empire.does('assign dengar to chewbacca', 'attack chewbacca').asked('prompt.trigger').answers('pass');
  expect([nothing.force, nothing.galaxyDiscard]).toEqual([1, ['chewbacca']]);
});

it('DB-RWD-06 · first the reward, then the hunter: Boba Fett draws after the exile', (play) => {
  const table = duel(play, {
    empire: { play: ['boba-fett'], discard: ['imperial-shuttle', 'stormtrooper'] },
    row: ['snowspeeder'],
  });
  table.empire.does('assign boba-fett to snowspeeder', 'attack snowspeeder').asked('prompt.reward').answers('take');
  table.empire.asked('prompt.exile').offers('imperial-shuttle', 'stormtrooper').answers('imperial-shuttle');
  expect(table.empire.hand).toEqual([]);
  table.empire.asked('prompt.trigger').offers('boba-fett', 'pass').answers('boba-fett');
  expect([table.exiled, table.empire.hand, table.empire.discard]).toEqual([['imperial-shuttle'], ['stormtrooper'], []]);
});

it('DB-RWD-08 · exiling touches only my hand and my discard pile', (play) => {
  const table = duel(play, {
    empire: {
      play: ['stormtrooper', 'tie-fighter'],
      hand: ['inquisitor'],
      discard: ['imperial-shuttle'],
      deck: ['scout-trooper'],
    },
    rebel: { hand: ['rebel-trooper'], discard: ['temple-guardian'] },
    row: ['duros-spy'],
    galaxyDiscard: ['x-wing'],
  });
  table.empire
    .does('assign stormtrooper to duros-spy', 'attack duros-spy')
    .asked('prompt.reward')
    .answers('take')
    .asked('prompt.exile')
    .offers('inquisitor', 'imperial-shuttle')
    .answers('inquisitor');
  expect([table.exiled, table.empire.hand]).toEqual([['inquisitor'], []]);
  const none = duel(play, { empire: { play: ['stormtrooper'], deck: ['scout-trooper'] }, row: ['duros-spy'] });
  none.empire.does('assign stormtrooper to duros-spy', 'attack duros-spy').asked('prompt.action');
  expect(none.galaxyDiscard).toEqual(['duros-spy']);
});
