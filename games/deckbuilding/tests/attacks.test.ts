import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, shuttles } from './kit.ts';

it('DB-ATK-01 DB-ATK-02 · only the cards assigned to this attack count, when I want it', (play) => {
  const table = duel(play, { empire: { play: ['stormtrooper', 'bossk', 'dengar'] }, row: ['y-wing'] });
  table.empire
    .mayNot('attack base', 'reason.nobody-assigned', 'DB-ATK-02')
    .mayNot('attack y-wing', 'reason.nobody-assigned', 'DB-ATK-02')
    .does('assign dengar to y-wing', 'assign stormtrooper to base', 'attack base');
  expect(table.damage('dantooine')).toBe(2);
  table.empire.does('assign bossk to base', 'attack base');
  expect(table.damage('dantooine')).toBe(5);
});

it('DB-ATK-03 · the strength counts when the attack is resolved, with every bonus of that moment', (play) => {
  const table = duel(play, {
    empire: { play: ['death-trooper'], hand: ['kel-dor-mystic', 'imperial-carrier'] },
    force: 5,
  });
  table.empire.does('assign death-trooper to base', 'play kel-dor-mystic', 'attack base');
  expect([table.force, table.damage('dantooine')]).toEqual([3, 5]);
  const carrier = duel(play, { empire: { play: ['tie-fighter', 'stormtrooper'], hand: ['imperial-carrier'] } });
  carrier.empire.does(
    'assign tie-fighter to base',
    'assign stormtrooper to base',
    'play imperial-carrier',
    'attack base',
  );
  expect(carrier.damage('dantooine')).toBe(2 + 1 + 2);
});

it('DB-ATK-04 DB-ATK-05 · attackers are not lost or harmed, only done for this turn', (play) => {
  const table = duel(play, {
    empire: { play: ['stormtrooper', 'star-destroyer'] },
    rebel: { play: ['mon-calamari-cruiser'] },
  });
  table.empire.does('attack-all:base');
  expect([table.empire.units, table.empire.ships]).toEqual([['stormtrooper'], ['star-destroyer']]);
  expect(table.damage('star-destroyer')).toBe(0);
  table.empire
    .mayNot('assign stormtrooper to base', 'reason.spent', 'DB-ASG-10')
    .mayNot('assign star-destroyer to base', 'reason.spent', 'DB-ASG-10')
    .may('end');
});

it('DB-ATK-06 DB-ATK-15 DB-ATK-16 DB-ATK-17 DB-ATK-18 DB-ATK-22 · a base with 8 hit points', (play) => {
  const stands = duel(play, { empire: { play: ['bossk', 'dengar'] } });
  stands.empire.does('attack-all:base');
  expect([stands.rebel.base, stands.damage('dantooine'), stands.empire.victory]).toEqual(['dantooine', 7, []]);
  const table = duel(play, {
    empire: { play: ['ig-88', 'at-at', 'bossk'], deck: shuttles(5) },
    rebel: { baseDeck: ['hoth', 'sullust'], deck: shuttles(5, 'rebel') },
  });
  table.empire.does('assign ig-88 to base', 'assign at-at to base', 'attack base');
  expect([table.rebel.base, table.empire.victory]).toEqual([null, ['dantooine']]);
  expect(table.state.damage.every((points) => points === 0)).toBe(true);
  table.empire.mayNot('assign bossk to base', 'reason.no-opposing-base', 'DB-ATK-17').may('end').does('end');
  table.rebel.asked('prompt.reveal-base').answers('sullust');
  expect([table.rebel.base, table.damage('sullust')]).toEqual(['sullust', 0]);
});

it('DB-ATK-07 DB-ATK-10 DB-ATK-11 DB-ATK-12 DB-ATK-13 · first every ship, then the base', (play) => {
  const ships = { play: ['rebel-transport', 'hammerhead-corvette'] } as const;
  const table = duel(play, { empire: { play: ['at-at', 'stormtrooper'] }, rebel: ships });
  table.empire.does('attack-all:base');
  expect([table.rebel.ships, table.rebel.discard]).toEqual([[], ['rebel-transport', 'hammerhead-corvette']]);
  expect(table.damage('dantooine')).toBe(2);
  expect(table.state.damage.reduce((sum, points) => sum + points)).toBe(2);
  const notAll = duel(play, { empire: { play: ['ig-88'] }, rebel: ships });
  notAll.empire.does('attack-all:base').asked('prompt.allot').answers('damage:2');
  expect([notAll.rebel.ships, notAll.rebel.discard]).toEqual([['hammerhead-corvette'], ['rebel-transport']]);
  expect([notAll.damage('hammerhead-corvette'), notAll.damage('dantooine')]).toEqual([3, 0]);
});

it('DB-ATK-08 DB-ATK-09 · I split the damage among the ships as I like, even so that none is destroyed', (play) => {
  const table = duel(play, {
    empire: { play: ['ig-88'] },
    rebel: { play: ['blockade-runner', 'hammerhead-corvette'] },
  });
  table.empire
    .does('attack-all:base')
    .asked('prompt.allot', { ship: 'blockade-runner', left: 5 })
    .by('DB-ATK-08')
    .offers('damage:4', 'damage:3', 'damage:2', 'damage:1')
    .answers('damage:2');
  expect(table.rebel.ships).toEqual(['blockade-runner', 'hammerhead-corvette']);
  const damage = ['blockade-runner', 'hammerhead-corvette', 'dantooine'].map((name) => table.damage(name));
  expect(damage).toEqual([2, 3, 0]);
});

it('DB-ATK-08 · with three ships I am asked for each share that is not forced', (play) => {
  const table = duel(play, {
    empire: { play: ['at-st'] },
    rebel: { play: ['rebel-transport', 'rebel-transport', 'hammerhead-corvette'] },
  });
  table.empire
    .does('attack-all:base')
    .asked('prompt.allot', { left: 4 })
    .offers('damage:2', 'damage:1', 'damage:0')
    .answers('damage:0')
    .asked('prompt.allot', { left: 4 })
    .offers('damage:2', 'damage:1', 'damage:0')
    .answers('damage:1');
  expect(table.rebel.ships).toEqual(['rebel-transport', 'rebel-transport', 'hammerhead-corvette']);
  const damage = ['rebel-transport', 'rebel-transport#2', 'hammerhead-corvette'].map((name) => table.damage(name));
  expect(damage).toEqual([0, 1, 3]);
});

it('DB-ATK-11 DB-PLY-09 · a destroyed ship can come back: it is in its owner’s discard pile', (play) => {
  const table = duel(play, {
    empire: { play: ['at-st'] },
    rebel: { play: ['hammerhead-corvette'], deck: shuttles(4, 'rebel') },
  });
  table.empire.does('attack-all:base', 'end');
  expect([table.rebel.discard, table.resources]).toEqual([['hammerhead-corvette'], 0]);
  table.rebel.does('end');
  table.empire.does('end');
  table.rebel.does('play hammerhead-corvette');
  expect([table.rebel.ships, table.resources]).toEqual([['hammerhead-corvette'], 2]);
  expect(table.damage('hammerhead-corvette')).toBe(0);
});

it('DB-ATK-14 · damage stays until it is repaired, and only a base is', (play) => {
  const table = duel(play, {
    empire: { play: ['landing-craft', 'star-destroyer'] },
    damage: { lothal: 6, 'star-destroyer': 5 },
  });
  table.empire.does('use landing-craft').asked('prompt.choose').answers('choice:1');
  expect([table.damage('lothal'), table.damage('star-destroyer')]).toEqual([2, 5]);
  table.empire.does('end');
  table.rebel.does('end');
  expect([table.damage('lothal'), table.damage('star-destroyer')]).toEqual([2, 5]);
});

it('DB-ATK-19 · the ships of a player without base stay and can be attacked; the rest is lost', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at'] },
    rebel: { base: null, baseDeck: ['hoth', 'sullust'], play: ['hammerhead-corvette', 'rebel-transport'] },
    damage: { 'hammerhead-corvette': 1 },
  });
  expect(table.rebel.ships).toEqual(['hammerhead-corvette', 'rebel-transport']);
  table.empire.does('assign at-at to base', 'attack base');
  expect([table.rebel.ships, table.rebel.base, table.empire.victory]).toEqual([[], null, []]);
  const kept = duel(play, {
    turn: 'rebel',
    step: 'begin',
    rebel: { base: null, baseDeck: ['hoth'], play: ['hammerhead-corvette'] },
  });
  expect([kept.rebel.base, kept.rebel.ships, kept.resources]).toEqual(['hoth', ['hammerhead-corvette'], 2]);
});

it('DB-ATK-20 DB-ATK-21 · a ship with 4 hit points and 3 damage needs 1; the rest goes on', (play) => {
  const table = duel(play, {
    empire: { play: ['bossk'] },
    rebel: { play: ['hammerhead-corvette'] },
    damage: { 'hammerhead-corvette': 3 },
  });
  table.empire.does('attack-all:base');
  expect([table.rebel.ships, table.damage('dantooine')]).toEqual([[], 2]);
  const two = duel(play, {
    empire: { play: ['ig-88'] },
    rebel: { play: ['hammerhead-corvette', 'mon-calamari-cruiser'] },
    damage: { 'hammerhead-corvette': 3 },
  });
  two.empire.does('attack-all:base').asked('prompt.allot').offers('damage:1', 'damage:0').answers('damage:1');
  expect([two.rebel.ships, two.damage('mon-calamari-cruiser')]).toEqual([['mon-calamari-cruiser'], 4]);
});

it('DB-ATK-22 · one base per turn: a second attack finds none', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at', 'at-at', 'at-at', 'at-at'] },
    rebel: { baseDeck: ['hoth', 'sullust', 'mon-cala'] },
  });
  table.empire.does('assign at-at to base', 'assign at-at to base', 'attack base');
  expect([table.empire.victory, table.rebel.base]).toEqual([['dantooine'], null]);
  table.empire.mayNot('assign at-at to base#3', 'reason.no-opposing-base', 'DB-ATK-17').may('end');
});
