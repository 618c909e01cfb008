import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { type Duel, duel, FILLER } from './kit.ts';

const REST = new Array<string>(5).fill(FILLER);

it('DB-ROW-01 DB-ROW-02 · whatever takes a card from the row, the next galaxy card takes its place', (play) => {
  const refilled = (table: Duel) => {
    expect(table.row).toEqual(['darth-vader', ...REST]);
    expect(table.pile('galaxyDeck')).toEqual(['at-st']);
  };
  const galaxy = ['at-st', 'darth-vader'] as const;

  const bought = duel(play, { galaxy, row: ['tie-fighter'], resources: 1 });
  bought.empire.does('buy tie-fighter');
  refilled(bought);

  const defeated = duel(play, { galaxy, row: ['y-wing'], empire: { play: ['stormtrooper'] } });
  defeated.empire.does('assign stormtrooper to y-wing', 'attack y-wing').asked('prompt.reward').answers('pass');
  refilled(defeated);

  const discarded = duel(play, { galaxy, row: ['y-wing'], empire: { play: ['tie-bomber'] } });
  discarded.empire.does('use tie-bomber').asked('prompt.discard-from-row').answers('y-wing');
  refilled(discarded);

  const destroyed = duel(play, { galaxy, row: ['blockade-runner'], empire: { base: 'death-star' }, resources: 4 });
  destroyed.empire.does('use death-star');
  refilled(destroyed);

  const taken = duel(play, { galaxy, row: ['tie-fighter'], empire: { play: ['grand-moff-tarkin'] } });
  taken.empire.does('use grand-moff-tarkin');
  refilled(taken);

  const boughtOut = duel(play, { galaxy, row: ['bossk'], resources: 3, options: { buyOut: true } });
  boughtOut.empire.does('buy out bossk');
  refilled(boughtOut);
});

it('DB-ROW-03 · the new card is turned by its faction: bought by its own side, attacked by the other', (play) => {
  const table = duel(play, {
    empire: { play: ['stormtrooper'] },
    row: ['tie-fighter', 'tie-fighter', 'tie-fighter'],
    galaxy: ['jawa-scavenger', 'y-wing', 'tie-bomber'],
    resources: 6,
  });
  table.empire.does('buy tie-fighter', 'buy tie-fighter', 'buy tie-fighter');
  expect(table.row.slice(0, 3)).toEqual(['tie-bomber', 'y-wing', 'jawa-scavenger']);
  table.empire
    .mayNot('buy y-wing', 'reason.enemy-card', 'DB-BUY-08')
    .mayNot('attack tie-bomber', 'reason.own-target', 'DB-BTY-03')
    .mayNot('attack jawa-scavenger', 'reason.neutral-target', 'DB-BTY-04')
    .may(
      ...['buy tie-bomber', 'buy jawa-scavenger', 'assign stormtrooper to base', 'assign stormtrooper to y-wing'],
      ...['attack-all:base', 'help with y-wing', 'end'],
    );
});

it('DB-ROW-04 · Rodia discards all Rebel cards first; the new ones stay, also if they are Rebels', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['rodia'] },
    row: ['y-wing', 'tie-fighter', 'x-wing', 'bossk'],
    galaxy: ['at-st', 'luke-skywalker', 'han-solo'],
  });
  table.empire.asked('prompt.trigger').answers('rodia');
  expect(table.row).toEqual(['han-solo', 'tie-fighter', 'luke-skywalker', 'bossk', FILLER, FILLER]);
  expect([table.galaxyDiscard, table.pile('galaxyDeck')]).toEqual([['y-wing', 'x-wing'], ['at-st']]);
  expect(table.damage('dantooine')).toBe(2);
});

it('DB-ROW-05 · a swap fills the place itself', (play) => {
  const jerjerrod = duel(play, {
    empire: { play: ['moff-jerjerrod'] },
    row: ['x-wing', 'bossk'],
    galaxy: ['at-st', 'darth-vader'],
    force: 1,
  });
  jerjerrod.empire.does('use moff-jerjerrod').asked('prompt.may').answers('yes');
  jerjerrod.empire.asked('prompt.swap-out-of-row').answers('x-wing');
  expect(jerjerrod.row.slice(0, 2)).toEqual(['darth-vader', 'bossk']);
  expect(jerjerrod.pile('galaxyDeck')).toEqual(['at-st', 'x-wing']);
  const tatooine = duel(play, {
    turn: 'rebel',
    step: 'begin',
    rebel: { base: null, baseDeck: ['tatooine'] },
    row: ['tie-fighter'],
    galaxy: ['at-st'],
    galaxyDiscard: ['x-wing', 'bossk'],
  });
  tatooine.rebel.asked('prompt.trigger').answers('tatooine').asked('prompt.swap-out-of-row').answers('tie-fighter');
  expect(tatooine.row).toEqual(['x-wing', ...REST]);
  expect([tatooine.galaxyDiscard, tatooine.pile('galaxyDeck')]).toEqual([['bossk', 'tie-fighter'], ['at-st']]);
});

it('DB-ROW-06 · a card that appears in the row triggers nothing', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'sullust', hand: ['rebel-trooper'] },
    row: ['y-wing', 'y-wing'],
    galaxy: ['quarren-mercenary', 'fang-fighter'],
    resources: 2,
    fields: { purchased: ['x-wing'] },
  });
  table.rebel.does('buy y-wing', 'buy y-wing').may('play rebel-trooper', 'end');
  expect(table.row.slice(0, 2)).toEqual(['fang-fighter', 'quarren-mercenary']);
  expect(table.events).not.toContain('trigger');
});

it('DB-ROW-07 · everybody sees the row at all times', (play) => {
  const table = duel(play, { row: ['tie-fighter', 'y-wing'], galaxy: ['at-st', 'darth-vader'], resources: 1 });
  const seen = () =>
    ([0, 1, 'spectator'] as const).map((viewer) =>
      table.table.view(viewer).zones.row?.flatMap(({ cards }) => cards.map(({ face }) => face)),
    );
  expect(seen()).toEqual([table.row, table.row, table.row]);
  table.empire.does('buy tie-fighter');
  expect(table.row[0]).toBe('darth-vader');
  expect(seen()).toEqual([table.row, table.row, table.row]);
});
