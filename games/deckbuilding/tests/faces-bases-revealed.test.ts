import type { Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cardOf, type Face } from '../content/index.ts';
import { ability, inert } from './face.ts';
import { type Duel, duel, type Position } from './kit.ts';

/** A turn of the base's owner begins without a base, and this is the only one left. */
function revealed(play: Play, base: Face, position: Position = {}): Duel {
  const turn = cardOf(base).faction === 'empire' ? 'empire' : 'rebel';
  return duel(play, { ...position, step: 'begin', turn, [turn]: { ...position[turn], base: null, baseDeck: [base] } });
}

const ROW = ['tie-fighter', 'lobot', 'y-wing', 'bossk', 'dengar', 'ig-88'] as const;

ability(
  'corellia',
  ['DB-STA-04', 'DB-BUY-10', 'DB-BUY-11'],
  'is revealed with a free Empire or neutral card in hand',
  (play) => {
    const table = revealed(play, 'corellia', { row: ROW, galaxy: ['x-wing'] });
    table.empire.asked('prompt.trigger').offers('corellia', 'pass').answers('corellia');
    table.empire
      .asked('prompt.purchase', { free: true })
      .offers('tie-fighter', 'lobot', 'bossk', 'dengar', 'ig-88')
      .answers('ig-88');
    expect(table.empire.hand).toEqual(['ig-88']);
    expect(table.row).toEqual(['tie-fighter', 'lobot', 'y-wing', 'bossk', 'dengar', 'x-wing']);
    expect(table.state.purchased).toEqual(['ig-88']);
  },
);

inert('corellia', ['DB-WHEN-05', 'DB-WRD-03'], 'gives nothing when declined, among enemies only, or later', (play) => {
  const declined = revealed(play, 'corellia', { row: ROW });
  declined.empire.asked('prompt.trigger').answers('pass').does('end');
  declined.rebel.does('end');
  declined.empire.asked('prompt.action');
  expect(declined.empire.hand).toEqual([]);
  const enemies = new Array<Face>(6).fill('y-wing');
  revealed(play, 'corellia', { row: enemies }).empire.asked('prompt.action');
});

ability('kessel', ['DB-WRD-05', 'DB-EXI-06'], 'is revealed with up to 3 cards exiled', (play) => {
  const table = revealed(play, 'kessel', {
    empire: {
      hand: ['stormtrooper', 'imperial-shuttle'],
      discard: ['inquisitor', 'imperial-shuttle'],
      deck: ['at-st'],
    },
  });
  table.empire.asked('prompt.trigger').answers('kessel');
  table.empire
    .asked('prompt.exile', { max: 3 })
    .offers('stormtrooper', 'imperial-shuttle', 'inquisitor', 'imperial-shuttle#2', 'done')
    .answers('imperial-shuttle');
  table.empire.asked('prompt.exile').answers('imperial-shuttle').asked('prompt.exile').answers('inquisitor');
  expect(table.exiled).toEqual(['imperial-shuttle', 'imperial-shuttle', 'inquisitor']);
  expect([table.empire.hand, table.empire.discard]).toEqual([['stormtrooper'], []]);
});

inert(
  'kessel',
  ['DB-EX-14', 'DB-WRD-05'],
  'may exile none, finds none in the deck, and asks no second time',
  (play) => {
    const none = revealed(play, 'kessel', { empire: { hand: ['stormtrooper'] } });
    none.empire.asked('prompt.trigger').answers('kessel').asked('prompt.exile').answers('done').does('end');
    none.rebel.does('end');
    none.empire.asked('prompt.action');
    expect(none.exiled).toEqual([]);
    revealed(play, 'kessel', { empire: { deck: ['stormtrooper'] } }).empire.asked('prompt.action');
  },
);

ability(
  'mustafar',
  ['DB-STA-04', 'DB-STA-07'],
  'is revealed with 4 Force, early enough for the extra resource',
  (play) => {
    const table = revealed(play, 'mustafar', { force: 7 });
    table.empire.asked('prompt.trigger').offers('mustafar', 'pass').answers('mustafar');
    expect([table.force, table.resources]).toEqual([3, 0]);
    const edge = revealed(play, 'mustafar', { force: 5 });
    edge.empire.asked('prompt.trigger').answers('mustafar');
    expect([edge.force, edge.resources]).toEqual([1, 1]);
  },
);

inert(
  'mustafar',
  ['DB-FRC-07', 'DB-WHEN-05'],
  'moves nothing when declined, at the edge, or in later turns',
  (play) => {
    const declined = revealed(play, 'mustafar', { force: 5 });
    declined.empire.asked('prompt.trigger').answers('pass').does('end');
    declined.rebel.does('end');
    declined.empire.asked('prompt.action');
    expect(declined.force).toBe(5);
    revealed(play, 'mustafar', { force: 1 }).empire.asked('prompt.action');
  },
);

ability(
  'rodia',
  ['DB-DMG-01', 'DB-ROW-04'],
  'is revealed with 1 damage per enemy card of the row, then discards them',
  (play) => {
    const table = revealed(play, 'rodia', {
      rebel: { play: ['mon-calamari-cruiser'] },
      row: ['y-wing', 'tie-fighter', 'hammerhead-corvette', 'lobot', 'x-wing', 'bossk'],
      galaxy: ['u-wing', 'ig-88', 'dengar', 'chewbacca'],
    });
    table.empire.asked('prompt.trigger').offers('rodia', 'pass').answers('rodia');
    expect(table.damage('dantooine')).toBe(3);
    expect(table.damage('mon-calamari-cruiser')).toBe(0);
    expect(table.galaxyDiscard).toEqual(['y-wing', 'hammerhead-corvette', 'x-wing']);
    expect(table.row).toEqual(['chewbacca', 'tie-fighter', 'dengar', 'lobot', 'ig-88', 'bossk']);
    expect(table.pile('galaxyDeck')).toEqual(['u-wing']);
    expect([table.resources, table.force]).toEqual([0, 4]);
  },
);

inert('rodia', ['DB-WRD-03', 'DB-WHEN-05'], 'does nothing when declined or when no enemy card lies there', (play) => {
  const declined = revealed(play, 'rodia', { row: ['y-wing', 'x-wing'] });
  declined.empire.asked('prompt.trigger').answers('pass');
  expect([declined.damage('dantooine'), declined.galaxyDiscard]).toEqual([0, []]);
  revealed(play, 'rodia', { row: ['tie-fighter', 'lobot'] }).empire.asked('prompt.action');
});

ability(
  'mon-cala',
  ['DB-STA-04', 'DB-BUY-10', 'DB-BUY-11'],
  'is revealed with a free Rebel or neutral card in hand',
  (play) => {
    const table = revealed(play, 'mon-cala', { row: ROW, galaxy: ['x-wing'] });
    table.rebel.asked('prompt.trigger').offers('mon-cala', 'pass').answers('mon-cala');
    table.rebel
      .asked('prompt.purchase', { free: true })
      .offers('lobot', 'y-wing', 'bossk', 'dengar', 'ig-88')
      .answers('y-wing');
    expect(table.rebel.hand).toEqual(['y-wing']);
    expect(table.row).toEqual(['tie-fighter', 'lobot', 'x-wing', 'bossk', 'dengar', 'ig-88']);
  },
);

inert('mon-cala', ['DB-WHEN-05', 'DB-WRD-03'], 'gives nothing when declined, among enemies only, or later', (play) => {
  const declined = revealed(play, 'mon-cala', { row: ROW });
  declined.rebel.asked('prompt.trigger').answers('pass').does('end');
  declined.empire.does('end');
  declined.rebel.asked('prompt.action');
  expect(declined.rebel.hand).toEqual([]);
  const enemies = new Array<Face>(6).fill('tie-fighter');
  revealed(play, 'mon-cala', { row: enemies }).rebel.asked('prompt.action');
});

ability('dagobah', ['DB-WRD-05', 'DB-EXI-06'], 'is revealed with up to 3 cards exiled', (play) => {
  const table = revealed(play, 'dagobah', {
    rebel: { hand: ['rebel-trooper', 'x-wing'], discard: ['temple-guardian', 'u-wing'], deck: ['alliance-shuttle'] },
  });
  table.rebel.asked('prompt.trigger').answers('dagobah');
  table.rebel
    .asked('prompt.exile', { max: 3 })
    .offers('rebel-trooper', 'x-wing', 'temple-guardian', 'u-wing', 'done')
    .answers('temple-guardian');
  table.rebel.asked('prompt.exile').offers('rebel-trooper', 'x-wing', 'u-wing', 'done').answers('rebel-trooper');
  table.rebel.asked('prompt.exile').offers('x-wing', 'u-wing', 'done').answers('done');
  expect(table.exiled).toEqual(['temple-guardian', 'rebel-trooper']);
  expect(table.rebel.hand).toEqual(['x-wing']);
});

inert(
  'dagobah',
  ['DB-EX-14', 'DB-WHEN-05'],
  'exiles nothing when declined, without cards, or in a later turn',
  (play) => {
    const declined = revealed(play, 'dagobah', { rebel: { hand: ['rebel-trooper'] } });
    declined.rebel.asked('prompt.trigger').answers('pass').does('end');
    declined.empire.does('end');
    declined.rebel.asked('prompt.action');
    expect(declined.exiled).toEqual([]);
    revealed(play, 'dagobah', { rebel: { deck: ['rebel-trooper'] } }).rebel.asked('prompt.action');
  },
);

ability(
  'alderaan',
  ['DB-STA-04', 'DB-STA-07'],
  'is revealed with 4 Force, early enough for the extra resource',
  (play) => {
    const table = revealed(play, 'alderaan', { force: 1 });
    table.rebel.asked('prompt.trigger').offers('alderaan', 'pass').answers('alderaan');
    expect([table.force, table.resources]).toEqual([5, 0]);
    const edge = revealed(play, 'alderaan', { force: 3 });
    edge.rebel.asked('prompt.trigger').answers('alderaan');
    expect([edge.force, edge.resources]).toEqual([7, 1]);
  },
);

inert(
  'alderaan',
  ['DB-FRC-07', 'DB-WRD-03'],
  'moves nothing when declined or when the Force is fully with you',
  (play) => {
    const declined = revealed(play, 'alderaan', { force: 3 });
    declined.rebel.asked('prompt.trigger').answers('pass');
    expect([declined.force, declined.resources]).toEqual([3, 0]);
    const edge = revealed(play, 'alderaan', { force: 7 });
    edge.rebel.asked('prompt.action');
    expect(edge.resources).toBe(1);
  },
);

ability(
  'tatooine',
  ['DB-ROW-05', 'DB-STA-04'],
  'is revealed: a Rebel card comes back into the row, and 1 resource',
  (play) => {
    const table = revealed(play, 'tatooine', {
      row: ROW,
      galaxyDiscard: ['luke-skywalker', 'darth-vader', 'x-wing', 'hwk-290'],
      galaxy: ['chewbacca'],
    });
    table.rebel.asked('prompt.trigger').offers('tatooine', 'pass').answers('tatooine');
    table.rebel.asked('prompt.swap-into-row').offers('luke-skywalker', 'x-wing').answers('luke-skywalker');
    table.rebel
      .asked('prompt.swap-out-of-row', { card: 'luke-skywalker' })
      .offers(...ROW)
      .answers('tie-fighter');
    expect(table.row).toEqual(['luke-skywalker', 'lobot', 'y-wing', 'bossk', 'dengar', 'ig-88']);
    expect(table.galaxyDiscard).toEqual(['darth-vader', 'x-wing', 'hwk-290', 'tie-fighter']);
    expect(table.pile('galaxyDeck')).toEqual(['chewbacca']);
    expect(table.resources).toBe(1);
  },
);

inert(
  'tatooine',
  ['DB-GAP-26', 'DB-WRD-03'],
  'swaps nothing without a Rebel card there, and gives nothing if declined',
  (play) => {
    const position = { row: ROW, galaxyDiscard: ['darth-vader', 'hwk-290'] } as const;
    const none = revealed(play, 'tatooine', position);
    none.rebel.asked('prompt.trigger').answers('tatooine').asked('prompt.action');
    expect([none.row, none.resources, none.force]).toEqual([ROW, 1, 4]);
    const declined = revealed(play, 'tatooine', { ...position, galaxyDiscard: ['x-wing'] });
    declined.rebel.asked('prompt.trigger').answers('pass');
    expect([declined.row, declined.resources]).toEqual([ROW, 0]);
  },
);
