import type { Playable } from '@cantina/playable';
import { brain } from './bot.ts';
import { game } from './rules/game.ts';
import type { DeckState } from './rules/state.ts';
import { gameTexts, rulebook, texts, universe } from './text/index.ts';

export const playable: Playable<DeckState> = {
  game,
  brain,
  book: texts,
  texts: gameTexts,
  rulebook,
  universe,
  rounds: (g) => g.state.turn,
  sideOf: (g, seat) => g.state.factions[seat] ?? '',
};

export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { Events } from './rules/ops.ts';
export type { DeckState } from './rules/state.ts';
