import type { CardId } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import type { Face } from '../content/index.ts';
import { doomedCards } from '../rules/cards/doom.ts';
import { type Duel, duel, EMPIRE, REBEL } from './kit.ts';

const RULES = 'DB-CARD-05 DB-GAP-14';

/** Tarkin takes a card, the Gozanti Cruiser discards it, draws with an empty deck and so shuffles it away. */
function shuffledAway(table: Duel, taken: Face): void {
  table.empire.does('use grand-moff-tarkin', 'use gozanti-cruiser');
  if (table.empire.hand.length > 1) table.empire.asked('prompt.discard-cost').answers(taken);
}

it(`${RULES} · shuffled away and drawn again, the borrowed card is exiled from the hand`, (play) => {
  const table = duel(play, {
    empire: { play: ['grand-moff-tarkin', 'gozanti-cruiser', 'director-krennic'] },
    row: ['at-st'],
  });
  shuffledAway(table, 'at-st');
  expect(table.empire.hand).toEqual(['at-st']);
  table.empire.does('end');
  expect(table.exiled).toEqual(['at-st']);
  expect([...table.empire.hand].sort()).toEqual(['director-krennic', 'grand-moff-tarkin']);
});

it(`${RULES} · shuffled away, drawn again and played, it is exiled from play`, (play) => {
  const unit = duel(play, { empire: { play: ['grand-moff-tarkin', 'gozanti-cruiser'] }, row: ['darth-vader'] });
  shuffledAway(unit, 'darth-vader');
  unit.empire.does('play darth-vader', 'end');
  expect([unit.exiled, unit.empire.hand]).toEqual([['darth-vader'], ['grand-moff-tarkin']]);
  const ship = duel(play, { empire: { play: ['grand-moff-tarkin', 'gozanti-cruiser'] }, row: ['star-destroyer'] });
  shuffledAway(ship, 'star-destroyer');
  ship.empire.does('play star-destroyer', 'end');
  expect([ship.exiled, ship.empire.ships]).toEqual([['star-destroyer'], ['gozanti-cruiser']]);
});

it(`${RULES} · Jedha's card likewise`, (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'jedha', play: ['c-roc-cruiser', 'x-wing'] },
    row: ['dengar'],
    resources: 4,
    force: 5,
    damage: { jedha: 1 },
  });
  table.rebel.does('buy dengar').asked('prompt.destination').answers('hand');
  table.rebel.does('use c-roc-cruiser', 'use x-wing');
  expect(table.rebel.hand).toEqual(['dengar']);
  table.rebel.does('end');
  expect(table.exiled).toEqual(['dengar']);
});

it(`${RULES} · still in the deck, it is exiled from there: "must" knows no hiding place`, (play) => {
  const table = duel(play, {
    empire: {
      play: ['grand-moff-tarkin', 'gozanti-cruiser'],
      discard: ['stormtrooper', 'stormtrooper', 'stormtrooper', 'stormtrooper', 'stormtrooper', 'stormtrooper'],
    },
    row: ['darth-vader'],
  });
  shuffledAway(table, 'darth-vader');
  const inDeck = table.empire.deck.includes('darth-vader');
  expect([inDeck, table.empire.deck.length]).toEqual([true, 6]);
  table.empire.does('end');
  expect([table.exiled, [...table.empire.hand, ...table.empire.deck].includes('darth-vader')]).toEqual([
    ['darth-vader'],
    false,
  ]);
});

it(`${RULES} · where it went in the shuffle is told to nobody before it shows itself`, (play) => {
  const table = duel(play, {
    empire: {
      play: ['grand-moff-tarkin', 'gozanti-cruiser'],
      discard: ['stormtrooper', 'stormtrooper', 'stormtrooper', 'stormtrooper', 'stormtrooper', 'stormtrooper'],
    },
    row: ['darth-vader'],
  });
  const before = [...(table.state.zones.discard[EMPIRE] ?? [])];
  const { match } = table.table;
  const vader = () => match.read((g) => g.state.cards.face.findIndex((face) => g.game.faces[face] === 'darth-vader'));
  const taken = vader();
  shuffledAway(table, 'darth-vader');
  for (const viewer of [EMPIRE, REBEL, 'spectator'] as const) {
    const { doomed, shuffledAway: away } = table.table.view(viewer).fields as {
      readonly doomed: readonly CardId[];
      readonly shuffledAway: readonly { readonly face: Face; readonly among: readonly CardId[] }[];
    };
    expect(doomed).toEqual([]);
    expect(away.map(({ face, among }) => [face, new Set(among)])).toEqual([
      ['darth-vader', new Set([...before, taken])],
    ]);
  }
});

it(`${RULES} · a copy that was never lent stays, wherever it lies`, (play) => {
  const table = duel(play, {
    empire: { play: ['grand-moff-tarkin', 'gozanti-cruiser', 'at-st'], hand: [] },
    row: ['at-st'],
  });
  shuffledAway(table, 'at-st');
  const { match } = table.table;
  expect(match.read((g) => doomedCards(g, EMPIRE))).toEqual(table.state.zones.hand[EMPIRE]);
  table.empire.does('play at-st', 'end');
  expect(table.exiled).toEqual(['at-st']);
  expect([...table.empire.hand].sort()).toEqual(['at-st', 'grand-moff-tarkin']);
});

it(`${RULES} · of two copies shuffled together one is exiled, one that lies open first`, (play) => {
  const table = duel(play, {
    empire: {
      play: ['grand-moff-tarkin', 'gozanti-cruiser', 'gozanti-cruiser'],
      hand: ['stormtrooper'],
      discard: ['at-st'],
    },
    row: ['at-st'],
  });
  table.empire.does('use grand-moff-tarkin', 'use gozanti-cruiser').asked('prompt.discard-cost').answers('at-st');
  expect(table.empire.hand).toEqual(['stormtrooper', 'at-st']);
  table.empire.does('play at-st', 'end');
  expect([table.exiled, [...table.empire.hand].sort()]).toEqual([
    ['at-st'],
    ['at-st', 'grand-moff-tarkin', 'stormtrooper'],
  ]);
});

it(`${RULES} · shuffled twice it is still found, and the next turn nothing is left of it`, (play) => {
  const table = duel(play, {
    empire: { play: ['grand-moff-tarkin', 'gozanti-cruiser', 'gozanti-cruiser'] },
    row: ['darth-vader'],
  });
  table.empire.does('use grand-moff-tarkin', 'use gozanti-cruiser', 'use gozanti-cruiser');
  expect(table.empire.hand).toEqual(['darth-vader']);
  table.empire.does('end');
  expect([table.exiled, table.state.doomed, table.state.shuffledAway]).toEqual([['darth-vader'], [], []]);
});
