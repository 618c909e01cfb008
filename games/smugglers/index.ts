import { cardsIn, faceOf } from '@cantina/kernel';
import { type Playable, universeOf, verbsIn } from '@cantina/playable';
import { brain } from './bot/index.ts';
import { opponents } from './bot/ladder.ts';
import { fateCards } from './content/index.ts';
import { game } from './rules/game.ts';
import * as ops from './rules/ops/index.ts';
import type { SmugglersState } from './rules/state.ts';
import { gameTexts, rulebook, texts } from './text/index.ts';

/** SG-Q-55 a game has no last round, and nobody makes the run by chance. */
const RANDOM_ROUNDS = 100;

export const playable: Playable<SmugglersState> = {
  game,
  brain,
  opponents,
  book: texts,
  texts: gameTexts,
  rulebook,
  lessonSecret: 'lesson 177',
  universe: universeOf({ verbs: verbsIn(fateCards), book: texts, ops: [ops] }),
  endFor: (options) => (options.rounds === 'none' ? { ...options, rounds: RANDOM_ROUNDS } : options),
  rounds: (g) => g.state.round,
  sideOf: (g, seat) => cardsIn(g, 'character', seat).map((card) => faceOf(g, card))[0] ?? '',
};

export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { Events } from './rules/ops/index.ts';
export type { SmugglersState } from './rules/state.ts';
