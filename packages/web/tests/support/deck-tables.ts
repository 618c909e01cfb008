import type { DeckState } from '@cantina/deckbuilding';
import type { CardId } from '@cantina/kernel';
import type { Setting } from '@cantina/kernel/testing';

type Table = Setting<DeckState> & { readonly seats: number };

const top = (state: DeckState, zone: 'units' | 'ships' | 'base' | 'hand', seat: number, index = 0): CardId =>
  state.zones[zone][seat]?.[index] as CardId;

/**
 * The Empire in the middle of a strong turn: the Force is with Vader, Tarkin and the Death Star have been used, the AT-ST in
 * the hand is only lent. Both have destroyed something.
 */
export const strongTurn: Table = {
  seats: 2,
  step: 'action',
  zones: {
    hand: [
      ['at-st', 'stormtrooper', 'imperial-shuttle'],
      ['rebel-trooper', 'alliance-shuttle', 'alliance-shuttle'],
    ],
    units: [['darth-vader', 'grand-moff-tarkin', 'tie-fighter', 'inquisitor'], []],
    ships: [['imperial-carrier'], ['rebel-transport']],
    base: [['death-star'], ['hoth']],
    baseDeck: [
      ['corellia', 'endor'],
      ['sullust', 'yavin-4'],
    ],
    deck: [
      ['imperial-shuttle', 'imperial-shuttle'],
      ['alliance-shuttle', 'alliance-shuttle'],
    ],
    discard: [['stormtrooper'], ['temple-guardian']],
    victory: [['dantooine', 'mon-cala'], ['lothal']],
    row: [['x-wing'], ['bossk'], ['at-at'], ['han-solo'], ['fang-fighter'], ['star-destroyer']],
    galaxyDeck: [['jabba-the-hutt', 'y-wing', 'tie-bomber', 'u-wing', 'lobot', 'dengar']],
    pilots: [['outer-rim-pilot', 'outer-rim-pilot']],
  },
  fields: { force: 2, resources: 5, active: 0, turn: 9 },
  change: (state) => {
    state.damage = state.cards.face.map(() => 0);
    state.damage[top(state, 'base', 1)] = 4;
    state.used = [top(state, 'units', 0, 1), top(state, 'base', 0)];
    state.doomed = [top(state, 'hand', 0)];
  },
};

/** The Rebels own a corvette that nothing is left to destroy for. */
export const nothingToDestroy: Table = {
  seats: 2,
  step: 'action',
  zones: {
    hand: [[], ['rebel-trooper']],
    ships: [[], ['hammerhead-corvette']],
    base: [['lothal'], ['dantooine']],
    row: [['x-wing'], ['bossk'], ['y-wing'], ['han-solo'], ['fang-fighter'], ['lobot']],
  },
  fields: { force: 4, active: 1, turn: 2 },
  change: (state) => {
    state.damage = state.cards.face.map(() => 0);
  },
};
