import { cardsIn, faceOf } from '@cantina/kernel';
import type { Playable } from '@cantina/text';
import { brain } from './bot.ts';
import { game } from './rules/game.ts';
import type { SmugglersState } from './rules/state.ts';
import { gameTexts, rulebook, texts, universe } from './text/index.ts';

/** SG-Q-55 a game has no last round, and nobody makes the run by chance. */
const RANDOM_ROUNDS = 100;

export const playable: Playable<SmugglersState> = {
  game,
  brain,
  book: texts,
  texts: gameTexts,
  rulebook,
  universe,
  endFor: (options) => (options.rounds === 'none' ? { ...options, rounds: RANDOM_ROUNDS } : options),
  rounds: (g) => g.state.round,
  sideOf: (g, seat) => cardsIn(g, 'character', seat).map((card) => faceOf(g, card))[0] ?? '',
};

export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { Events } from './rules/ops.ts';
export type { SmugglersState } from './rules/state.ts';
