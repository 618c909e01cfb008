import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cardOf, galaxyDeck } from '../content/index.ts';
import { duel } from './kit.ts';

it('DB-FAC-01 · every galaxy card is Empire, Rebel or neutral', () => {
  const factions = new Set(galaxyDeck.map((face) => cardOf(face).faction));
  expect([...factions].sort()).toEqual(['empire', 'neutral', 'rebel']);
});

it('DB-FAC-02 DB-FAC-03 DB-FAC-04 · who may purchase what: the own faction and neutral cards', (play) => {
  const row = ['tie-fighter', 'y-wing', 'jawa-scavenger'] as const;
  duel(play, { row, resources: 7 })
    .empire.may('buy tie-fighter', 'buy jawa-scavenger', 'end')
    .mayNot('buy y-wing', 'reason.enemy-card', 'DB-BUY-08');
  duel(play, { row, resources: 7, turn: 'rebel' })
    .rebel.may('buy y-wing', 'buy jawa-scavenger', 'end')
    .mayNot('buy tie-fighter', 'reason.enemy-card', 'DB-BUY-08');
});

it('DB-FAC-05 · enemy means the faction of the other player: Rodia hits each Rebel card for the Empire', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['rodia'] },
    row: ['y-wing', 'tie-fighter', 'hammerhead-corvette', 'jawa-scavenger'],
  });
  table.empire.asked('prompt.trigger').answers('rodia');
  expect(table.damage('dantooine')).toBe(2);
  expect([...table.galaxyDiscard].sort()).toEqual(['hammerhead-corvette', 'y-wing']);
});

it('DB-FAC-06 · a neutral ship of the opponent is no enemy card: in the row the Corvette can not destroy it', (play) => {
  const position = { turn: 'rebel', rebel: { play: ['hammerhead-corvette', 'rebel-trooper'] } } as const;
  const table = duel(play, { ...position, row: ['blockade-runner', 'star-destroyer', 'gozanti-cruiser'] });
  table.rebel
    .mayNot('attack blockade-runner', 'reason.ship-target', 'DB-BTY-05')
    .does('use hammerhead-corvette')
    .asked('prompt.destroy-ship')
    .offers('star-destroyer', 'gozanti-cruiser')
    .answers('star-destroyer');
  expect(table.galaxyDiscard).toEqual(['star-destroyer']);
});

it('DB-FAC-06 · a neutral unit in the row is never a target of sabotage', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { play: ['rebel-trooper'] }, row: ['z-95-headhunter'] });
  table.rebel
    .mayNot('attack z-95-headhunter', 'reason.neutral-target', 'DB-BTY-04')
    .may('assign rebel-trooper to base', 'attack-all:base', 'end');
});

it('DB-FAC-07 · my own Bossk is still neutral when I play him: Kafrene draws for him', (play) => {
  const table = duel(play, {
    empire: { base: 'kafrene', hand: ['stormtrooper', 'bossk'], deck: ['imperial-shuttle'] },
  });
  table.empire.does('play stormtrooper');
  expect(table.empire.hand).toEqual(['bossk']);
  table.empire.does('play bossk').asked('prompt.trigger').offers('kafrene', 'pass').answers('kafrene');
  expect(table.empire.hand).toEqual(['imperial-shuttle']);
});
