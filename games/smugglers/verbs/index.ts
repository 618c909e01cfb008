import type { VerbTable } from '@cantina/kernel';
import type { FateEffect } from '../content/index.ts';
import type { Context } from '../rules/fate.ts';
import type { SmugglersState } from '../rules/state.ts';
import { cardShips } from './card-ships.ts';
import { fortunes } from './fortunes.ts';
import { hazards } from './hazards.ts';
import { kept } from './kept.ts';
import { planetEvents } from './planet-events.ts';

/** Everything a fate card can do. A card has exactly one verb, so there is nothing here that holds others together. */
export const verbs: VerbTable<SmugglersState, FateEffect, Context> = {
  ...cardShips,
  ...hazards,
  ...planetEvents,
  ...kept,
  ...fortunes,
};
