import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, FILLER, shuttles } from './kit.ts';

it('DB-EMP-01 · an empty deck stays empty: nothing is shuffled before a card is needed', (play) => {
  const table = duel(play, {
    empire: { play: ['director-krennic'], deck: ['inquisitor'], discard: shuttles(3) },
    row: ['gozanti-cruiser'],
    galaxy: ['bossk'],
    galaxyDiscard: ['y-wing', 'x-wing'],
    resources: 3,
  });
  table.empire.does('use director-krennic', 'buy gozanti-cruiser');
  expect([table.empire.deck, table.empire.discard]).toEqual([[], [...shuttles(3), 'gozanti-cruiser']]);
  expect([table.pile('galaxyDeck'), table.galaxyDiscard]).toEqual([[], ['y-wing', 'x-wing']]);
  expect(table.events).not.toContain('shuffle');
});

it('DB-EMP-02 DB-EMP-05 · my deck is rebuilt when I must draw, without the cards in play and in hand', (play) => {
  const table = duel(play, {
    empire: { play: ['director-krennic', 'gozanti-cruiser'], hand: ['inquisitor'], discard: shuttles(3) },
  });
  table.empire.does('use director-krennic');
  expect([table.empire.hand, table.empire.deck]).toEqual([['inquisitor', 'imperial-shuttle'], shuttles(2)]);
  expect([table.empire.discard, table.empire.units, table.empire.ships]).toEqual([
    [],
    ['director-krennic'],
    ['gozanti-cruiser'],
  ]);
});

it('DB-EMP-02 · only my own deck', (play) => {
  const table = duel(play, {
    empire: { play: ['director-krennic'], discard: shuttles(3) },
    rebel: { discard: shuttles(3, 'rebel') },
    galaxy: [],
    galaxyDiscard: ['y-wing'],
  });
  table.empire.does('use director-krennic');
  expect([table.rebel.deck, table.rebel.discard]).toEqual([[], shuttles(3, 'rebel')]);
  expect([table.pile('galaxyDeck'), table.galaxyDiscard]).toEqual([[], ['y-wing']]);
});

it('DB-EMP-03 · the galaxy deck is rebuilt when a card must be put into the row, not for a look', (play) => {
  const table = duel(play, {
    empire: { play: ['scout-trooper', 'tie-interceptor', 'moff-jerjerrod'] },
    row: ['tie-fighter', FILLER],
    galaxy: [],
    galaxyDiscard: ['y-wing', 'x-wing', 'u-wing'],
    resources: 1,
  });
  table.empire
    .mayNot('use scout-trooper', 'reason.no-effect', 'DB-ABL-03')
    .mayNot('use tie-interceptor', 'reason.no-effect', 'DB-ABL-03')
    .mayNot('use moff-jerjerrod', 'reason.no-effect', 'DB-ABL-03');
  expect(table.galaxyDiscard).toEqual(['y-wing', 'x-wing', 'u-wing']);
  table.empire.does('buy tie-fighter');
  const rebuilt = [...table.pile('galaxyDeck'), table.row[0]];
  expect(rebuilt).toHaveLength(3);
  expect([new Set(rebuilt), table.galaxyDiscard]).toEqual([new Set(['u-wing', 'x-wing', 'y-wing']), []]);
});

it('DB-EMP-04 · what is discarded until then is part of the shuffle', (play) => {
  const table = duel(play, {
    empire: { play: ['gozanti-cruiser'], hand: ['inquisitor', 'stormtrooper'], discard: ['tie-fighter'] },
    row: ['death-trooper'],
    resources: 3,
  });
  table.empire.does('buy death-trooper', 'use gozanti-cruiser').asked('prompt.discard-cost').answers('inquisitor');
  expect(table.empire.discard).toEqual([]);
  const drawn = table.empire.hand.filter((face) => face !== 'stormtrooper');
  expect([...table.empire.deck, ...drawn].sort()).toEqual(['death-trooper', 'inquisitor', 'tie-fighter']);
});

it('DB-EMP-05 · drawing goes on from the new deck in the middle of a turn', (play) => {
  const table = duel(play, {
    empire: { base: 'death-star', play: ['director-krennic'], deck: ['inquisitor'], discard: shuttles(2) },
  });
  table.empire.does('use director-krennic');
  expect([table.empire.hand, table.empire.deck]).toEqual([['inquisitor', 'imperial-shuttle'], shuttles(1)]);
});

it('DB-EMP-06 · a defeated card can be shuffled in and come back into its own place', (play) => {
  const table = duel(play, { empire: { play: ['bossk'] }, row: [FILLER, 'x-wing'], galaxy: [], force: 1 });
  table.empire.does('assign bossk to x-wing', 'attack x-wing').asked('prompt.reward').answers('take');
  expect([table.row[1], table.galaxyDiscard, table.pile('galaxyDeck')]).toEqual(['x-wing', [], []]);
  expect(table.resources).toBe(3);
});
