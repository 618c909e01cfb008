import { cardsIn, faceOf } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { brain } from './bot.ts';
import { game } from './rules/game.ts';
import type { RimState } from './rules/state.ts';
import { gameTexts, rulebook, texts, universe } from './text/index.ts';

export const playable: Playable<RimState> = {
  game,
  brain,
  book: texts,
  texts: gameTexts,
  rulebook,
  universe,
  rounds: (g) => g.state.round,
  sideOf: (g, seat) => cardsIn(g, 'character', seat).map((card) => faceOf(g, card))[0] ?? '',
};

export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { RimState } from './rules/state.ts';
