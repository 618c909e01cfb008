import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { type Card, cards, type Face } from '../content/index.ts';
import { duel } from './kit.ts';

it('DB-BTY-01 DB-BTY-08 · bounty hunting and sabotage work alike: attack at least the target value', (play) => {
  const bounty = duel(play, { empire: { play: ['stormtrooper', 'inquisitor'] }, row: ['duros-spy'] });
  bounty.empire.does('assign stormtrooper to duros-spy', 'attack duros-spy');
  expect(bounty.galaxyDiscard).toEqual(['duros-spy']);
  const sabotage = duel(play, { turn: 'rebel', rebel: { play: ['rebel-trooper'] }, row: ['scout-trooper'] });
  sabotage.rebel.does('assign rebel-trooper to scout-trooper', 'attack scout-trooper');
  expect(sabotage.galaxyDiscard).toEqual(['scout-trooper']);
});

it('DB-BTY-02 · every Empire and Rebel unit of the galaxy deck has a target value, its cost, and a reward', () => {
  const all: readonly Card<Face>[] = cards;
  const units = all.filter(({ kind, deck, faction }) => kind === 'unit' && deck === 'galaxy' && faction !== 'neutral');
  expect(units.length).toBeGreaterThan(0);
  for (const { target, cost, reward } of units) {
    expect(target).toBe(cost);
    expect(reward).not.toBeNull();
  }
  const others = all.filter((card) => !units.includes(card));
  expect(others.filter(({ target, reward }) => target !== null || reward !== null)).toEqual([]);
});

it('DB-BTY-03 DB-BTY-04 DB-BTY-05 DB-BTY-06 · which row cards can be attacked? Only units of the other faction', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at'] },
    row: ['y-wing', 'tie-fighter', 'bossk', 'hammerhead-corvette', 'blockade-runner', 'star-destroyer'],
    pilots: 3,
  });
  table.empire
    .mayNot('attack tie-fighter', 'reason.own-target', 'DB-BTY-03')
    .mayNot('attack bossk', 'reason.neutral-target', 'DB-BTY-04')
    .mayNot('attack hammerhead-corvette', 'reason.ship-target', 'DB-BTY-05')
    .mayNot('attack blockade-runner', 'reason.ship-target', 'DB-BTY-05')
    .may('assign at-at to base', 'assign at-at to y-wing', 'attack-all:base', 'help with y-wing', 'end');
});

it('DB-BTY-04 · Ord Mantell makes an exception: one neutral unit each turn', (play) => {
  const table = duel(play, {
    empire: { base: 'ord-mantell', play: ['at-at', 'stormtrooper'] },
    row: ['bossk', 'rodian-gunslinger', 'blockade-runner'],
  });
  table.empire
    .mayNot('attack blockade-runner', 'reason.ship-target', 'DB-BTY-05')
    .does('assign at-at to bossk')
    .mayNot('attack rodian-gunslinger', 'reason.one-neutral-hunt', 'DB-BTY-04')
    .does('attack bossk')
    .asked('prompt.reward')
    .answers('take')
    .mayNot('attack rodian-gunslinger', 'reason.one-neutral-hunt', 'DB-BTY-04');
  expect([table.resources, table.galaxyDiscard]).toEqual([3, ['bossk']]);
});

it('DB-BTY-07 · a ship never hunts', (play) => {
  const table = duel(play, { empire: { play: ['star-destroyer'] }, row: ['y-wing'] });
  table.empire
    .mayNot('assign star-destroyer to y-wing', 'reason.ship-not-at-row', 'DB-ASG-02')
    .may('assign star-destroyer to base', 'attack-all:base', 'end');
});

it('DB-BTY-09 DB-BTY-10 DB-BTY-11 DB-BTY-12 DB-BTY-13 DB-BTY-16 · success: off the row, replaced, and only then the reward; what is too much is lost', (play) => {
  const table = duel(play, {
    empire: { play: ['ig-88'] },
    row: ['bossk', 'x-wing', 'y-wing'],
    galaxy: ['at-st', 'darth-vader'],
  });
  table.empire.does('assign ig-88 to x-wing', 'attack x-wing').asked('prompt.reward');
  expect([table.row.slice(0, 3), table.galaxyDiscard]).toEqual([['bossk', 'darth-vader', 'y-wing'], ['x-wing']]);
  expect(table.resources).toBe(0);
  table.empire.asked('prompt.reward').answers('take');
  expect(table.resources).toBe(3);
  expect([table.row[2], table.damage('dantooine')]).toEqual(['y-wing', 0]);
  expect([table.empire.hand, table.empire.deck, table.empire.discard]).toEqual([[], [], []]);
  expect(table.state.damage.every((points) => points === 0)).toBe(true);
});

it('DB-BTY-13 DB-BTY-14 DB-BTY-15 · one point too little: nothing happens, but the units are spent', (play) => {
  const table = duel(play, { empire: { play: ['stormtrooper', 'bossk'] }, row: ['x-wing'] });
  table.empire.does('assign stormtrooper to x-wing', 'attack x-wing');
  expect([table.row[0], table.galaxyDiscard, table.resources]).toEqual(['x-wing', [], 0]);
  expect(table.state.damage.every((points) => points === 0)).toBe(true);
  table.empire
    .mayNot('assign stormtrooper to x-wing', 'reason.spent', 'DB-ASG-10')
    .mayNot('assign stormtrooper to base', 'reason.spent', 'DB-ASG-10');
  // nothing is carried over: Bossk needs all of the 3 himself
  table.empire.does('assign bossk to x-wing', 'attack x-wing').asked('prompt.reward').answers('pass');
  table.empire.asked('prompt.trigger').answers('pass');
  expect(table.galaxyDiscard).toEqual(['x-wing']);
});

it('DB-BTY-13 DB-BTY-14 · a failed attack leaves nothing on the card for the next one', (play) => {
  const table = duel(play, { empire: { play: ['stormtrooper', 'stormtrooper'] }, row: ['x-wing'] });
  table.empire.does('assign stormtrooper to x-wing', 'attack x-wing', 'assign stormtrooper to x-wing', 'attack x-wing');
  expect([table.row[0], table.galaxyDiscard]).toEqual(['x-wing', []]);
});

it('DB-BTY-17 · my neutral units hunt with me', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['rebel-trooper', 'z-95-headhunter'] },
    row: ['at-st'],
  });
  table.rebel.does('assign rebel-trooper to at-st', 'assign z-95-headhunter to at-st', 'attack at-st');
  expect(table.galaxyDiscard).toEqual(['at-st']);
});

it('DB-BTY-18 DB-BTY-19 · several targets in one turn, also the card that came in between', (play) => {
  const table = duel(play, {
    empire: { play: ['stormtrooper', 'stormtrooper', 'bossk'] },
    row: ['y-wing', 'snowspeeder'],
    galaxy: ['x-wing'],
    force: 1,
  });
  table.empire.does('assign stormtrooper to y-wing', 'attack y-wing').asked('prompt.reward').answers('take');
  expect(table.row.slice(0, 2)).toEqual(['x-wing', 'snowspeeder']);
  table.empire.does('assign stormtrooper to snowspeeder', 'assign bossk to x-wing', 'attack x-wing');
  table.empire.asked('prompt.reward').answers('take');
  table.empire.does('attack snowspeeder');
  expect(table.resources).toBe(1 + 3);
  expect(table.state.spent).toHaveLength(3);
});

it('DB-BTY-20 · each hunter of the attack has defeated the target: both texts may be used', (play) => {
  const table = duel(play, {
    empire: { play: ['bossk', 'dengar', 'boba-fett'], deck: ['stormtrooper'] },
    row: ['millennium-falcon'],
  });
  table.empire.does(
    'assign bossk to millennium-falcon',
    'assign dengar to millennium-falcon',
    'attack millennium-falcon',
  );
  table.empire
    .asked('prompt.trigger')
    .offers('bossk', 'dengar', 'pass')
    .answers('dengar')
    .asked('prompt.trigger')
    .offers('bossk', 'pass')
    .answers('bossk');
  expect([table.resources, table.force, table.empire.hand]).toEqual([2, 3, []]);
});
