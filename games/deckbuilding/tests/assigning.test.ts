import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel } from './kit.ts';

it('DB-ASG-01 DB-ASG-02 DB-ASG-12 · units and ships attack the base, only units the row, a base nothing', (play) => {
  const table = duel(play, { empire: { play: ['stormtrooper', 'star-destroyer'] }, row: ['y-wing'] });
  table.empire
    .mayNot('assign star-destroyer to y-wing', 'reason.ship-not-at-row', 'DB-ASG-02')
    .may(
      ...['assign stormtrooper to base', 'assign stormtrooper to y-wing', 'assign star-destroyer to base'],
      ...['attack-all:base', 'help with y-wing', 'end'],
    )
    .does('assign stormtrooper to base', 'assign star-destroyer to base', 'attack base');
  expect(table.damage('dantooine')).toBe(6);
});

it('DB-ASG-03 · sabotage and bounty hunting: each side attacks the row cards of the other', (play) => {
  const row = ['tie-fighter', 'y-wing'] as const;
  const bounty = duel(play, { row, empire: { play: ['stormtrooper'] } });
  bounty.empire.does('assign stormtrooper to y-wing', 'attack y-wing').asked('prompt.reward').answers('pass');
  expect(bounty.galaxyDiscard).toEqual(['y-wing']);
  const sabotage = duel(play, { row, turn: 'rebel', rebel: { play: ['rebel-trooper'] } });
  sabotage.rebel
    .does('assign rebel-trooper to tie-fighter', 'attack tie-fighter')
    .asked('prompt.reward')
    .answers('pass');
  expect(sabotage.galaxyDiscard).toEqual(['tie-fighter']);
});

it('DB-ASG-04 DB-ASG-08 · a card goes to one attack as a whole: 6 attack are not two threes', (play) => {
  const table = duel(play, { empire: { play: ['at-at'] }, row: ['x-wing', 'rebel-commando'] });
  table.empire
    .does('assign at-at to x-wing')
    .may('take back at-at', 'attack x-wing', 'end')
    .mayNot('assign at-at to rebel-commando', 'reason.assigned', 'DB-ASG-04')
    .mayNot('assign at-at to base', 'reason.assigned', 'DB-ASG-04')
    .does('attack x-wing');
  table.empire.asked('prompt.reward').answers('pass');
  expect([table.row[1], table.damage('dantooine')]).toEqual(['rebel-commando', 0]);
  table.empire
    .mayNot('assign at-at to rebel-commando', 'reason.spent', 'DB-ASG-10')
    .mayNot('assign at-at to base', 'reason.spent', 'DB-ASG-10')
    .may('end');
});

it('DB-ASG-05 DB-ASG-06 · assigning changes nothing yet; several cards attack together', (play) => {
  const table = duel(play, {
    empire: { play: ['stormtrooper', 'stormtrooper', 'bossk'] },
    row: ['princess-leia'],
    force: 1,
  });
  table.empire.does('assign stormtrooper to princess-leia', 'assign stormtrooper to princess-leia');
  expect(table.row[0]).toBe('princess-leia');
  expect(table.state.assigned).toHaveLength(2);
  table.empire.does('assign bossk to princess-leia');
  table.empire.does('attack princess-leia').asked('prompt.reward').answers('take');
  expect([table.resources, table.galaxyDiscard]).toEqual([3, ['princess-leia']]);
});

it('DB-ASG-07 · an assigned card can still use its text, and a card that used it can be assigned', (play) => {
  const table = duel(play, { empire: { play: ['tie-bomber', 'tie-bomber'] }, row: ['x-wing', 'y-wing'] });
  table.empire.does('assign tie-bomber to base');
  expect(table.state.used).toEqual([]);
  table.empire.does('use tie-bomber').asked('prompt.discard-from-row').answers('x-wing');
  expect(table.state.assigned).toHaveLength(1);
  table.empire.does('use tie-bomber').asked('prompt.discard-from-row').answers('y-wing');
  table.empire.does('assign tie-bomber to base', 'attack base');
  expect(table.damage('dantooine')).toBe(4);
});

it('DB-ASG-09 DB-ATK-01 DB-ATK-02 · attacks are prepared side by side and resolved in my order', (play) => {
  const table = duel(play, {
    empire: { play: ['stormtrooper', 'bossk', 'star-destroyer'] },
    row: ['y-wing', 'x-wing'],
    force: 1,
  });
  table.empire
    .does('assign stormtrooper to y-wing', 'assign star-destroyer to base', 'assign bossk to x-wing')
    .may(
      ...['take back stormtrooper', 'take back star-destroyer', 'take back bossk'],
      ...['attack base', 'divide:base', 'attack y-wing', 'attack x-wing', 'end'],
    );
  table.empire.does('attack x-wing').asked('prompt.reward').answers('take');
  expect([table.resources, table.damage('dantooine'), table.row[0]]).toEqual([3, 0, 'y-wing']);
  table.empire.does('attack base');
  expect([table.damage('dantooine'), table.row[0]]).toEqual([4, 'y-wing']);
  table.empire.does('attack y-wing').asked('prompt.reward').answers('take');
  expect([table.resources, table.galaxyDiscard]).toEqual([4, ['x-wing', 'y-wing']]);
});

it('DB-ASG-10 · who has attacked is done for this turn, and fresh in the next', (play) => {
  const table = duel(play, { empire: { play: ['star-destroyer'] }, rebel: { base: 'hoth' } });
  table.empire.does('attack-all:base').mayNot('assign star-destroyer to base', 'reason.spent', 'DB-ASG-10').does('end');
  table.rebel.does('end');
  table.empire.does('attack-all:base');
  expect(table.damage('hoth')).toBe(2 + 2);
});

it('DB-ASG-11 DB-ATK-23 · two attacks on one base: the ships sunk by the first guard it no more', (play) => {
  const table = duel(play, {
    empire: { play: ['dengar', 'bossk'] },
    rebel: { play: ['hammerhead-corvette'] },
  });
  table.empire.does('assign dengar to base', 'attack base');
  expect([table.rebel.ships, table.rebel.discard]).toEqual([[], ['hammerhead-corvette']]);
  expect(table.damage('dantooine')).toBe(0);
  table.empire.does('assign bossk to base', 'attack base');
  expect(table.damage('dantooine')).toBe(3);
});
