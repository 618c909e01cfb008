import type { Viewer } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { type Duel, duel, EMPIRE, FILLER, REBEL } from './kit.ts';

const EVERYBODY: readonly Viewer[] = [EMPIRE, REBEL, 'spectator'];

/** The faces a viewer knows in the galaxy deck. */
const known = (table: Duel, viewer: Viewer) =>
  table.table.view(viewer).zones.galaxyDeck?.[0]?.cards.map(({ face }) => face);

/** Everything a viewer is sent: what he sees, what he was told, what he is asked. */
const sent = (table: Duel, viewer: Viewer): string =>
  JSON.stringify([
    table.table.view(viewer),
    table.table.log(viewer),
    table.table.match.pending.filter(({ seat }) => seat === viewer),
  ]);

it('DB-REV-01 DB-REV-02 · a revealed card is shown to both and stays on top', (play) => {
  const table = duel(play, { empire: { play: ['scout-trooper'] }, galaxy: ['bossk', 'darth-vader'] });
  for (const viewer of EVERYBODY) expect(known(table, viewer)).toEqual([]);
  table.empire.does('use scout-trooper');
  for (const viewer of EVERYBODY) expect(known(table, viewer)).toEqual(['darth-vader']);
  expect([table.pile('galaxyDeck'), table.galaxyDiscard, table.force]).toEqual([['bossk', 'darth-vader'], [], 3]);
});

it('DB-REV-03 · a revealed enemy card is discarded: no reward, and the row stays as it is', (play) => {
  const row = ['lobot', 'dengar', FILLER, FILLER, FILLER, FILLER] as const;
  const table = duel(play, { empire: { play: ['scout-trooper'] }, row, galaxy: ['bossk', 'luke-skywalker'] });
  table.empire.does('use scout-trooper').asked('prompt.action');
  expect([table.pile('galaxyDeck'), table.galaxyDiscard]).toEqual([['bossk'], ['luke-skywalker']]);
  expect([table.row, table.resources, table.force]).toEqual([row, 0, 4]);
  expect(known(table, EMPIRE)).toEqual([]);
});

it('DB-REV-04 · both remember a revealed card until it moves', (play) => {
  const table = duel(play, {
    empire: { play: ['scout-trooper'] },
    row: ['tie-fighter'],
    galaxy: ['bossk', 'dengar'],
    resources: 1,
  });
  table.empire.does('use scout-trooper');
  for (const viewer of EVERYBODY) expect(known(table, viewer)).toEqual(['dengar']);
  table.empire.does('buy tie-fighter');
  expect(table.row[0]).toBe('dengar');
  for (const viewer of EVERYBODY) expect(known(table, viewer)).toEqual([]);
});

it('DB-REV-04 · and nobody knows a card that was shuffled away', (play) => {
  const table = duel(play, {
    row: ['tie-fighter'],
    galaxy: [],
    galaxyDiscard: ['bossk', 'dengar', 'lobot'],
    resources: 1,
  });
  table.empire.does('buy tie-fighter');
  expect(table.pile('galaxyDeck')).toHaveLength(2);
  for (const viewer of EVERYBODY) expect(known(table, viewer)).toEqual([]);
});

it('DB-LOOK-01 DB-LOOK-02 · only I see the card I look at, and it goes back to its place', (play) => {
  const table = duel(play, { empire: { play: ['moff-jerjerrod'] }, galaxy: ['bossk', 'dengar'] });
  table.empire.does('use moff-jerjerrod');
  expect(EVERYBODY.map((viewer) => known(table, viewer))).toEqual([['dengar'], [], []]);
  expect(table.pile('galaxyDeck')).toEqual(['bossk', 'dengar']);
});

it('DB-LOOK-02 · unless the text moves it: Coruscant keeps one and discards the other', (play) => {
  const table = duel(play, { step: 'begin', empire: { base: 'coruscant' }, galaxy: ['lobot', 'bossk', 'dengar'] });
  table.empire.asked('prompt.trigger').answers('coruscant');
  table.empire.asked('prompt.keep-on-top').offers('bossk', 'dengar').answers('bossk');
  expect([table.pile('galaxyDeck'), table.galaxyDiscard]).toEqual([['lobot', 'bossk'], ['dengar']]);
});

it('DB-LOOK-03 · a card looked at reaches nobody else: not by view, log or question', (play) => {
  const moff = duel(play, { empire: { play: ['moff-jerjerrod'] }, galaxy: ['darth-vader'], force: 3 });
  moff.empire.does('use moff-jerjerrod').asked('prompt.may');
  expect(EVERYBODY.map((viewer) => sent(moff, viewer).includes('darth-vader'))).toEqual([true, false, false]);
  moff.empire.asked('prompt.may').answers('no').does('end');
  moff.rebel.does('end');
  expect(EVERYBODY.map((viewer) => sent(moff, viewer).includes('darth-vader'))).toEqual([true, false, false]);
  const coruscant = duel(play, { step: 'begin', empire: { base: 'coruscant' }, galaxy: ['bossk', 'dengar'] });
  coruscant.empire.asked('prompt.trigger').answers('coruscant').asked('prompt.keep-on-top').answers('bossk');
  expect(EVERYBODY.map((viewer) => sent(coruscant, viewer).includes('bossk'))).toEqual([true, false, false]);
  expect(EVERYBODY.map((viewer) => sent(coruscant, viewer).includes('dengar'))).toEqual([true, true, true]);
  const jyn = duel(play, {
    turn: 'rebel',
    rebel: { play: ['jyn-erso'] },
    empire: { hand: ['stormtrooper', 'inquisitor'] },
    force: 7,
  });
  jyn.rebel.does('use jyn-erso').asked('prompt.put-on-deck').answers('inquisitor');
  expect(EVERYBODY.map((viewer) => sent(jyn, viewer).includes('inquisitor'))).toEqual([true, true, false]);
});
