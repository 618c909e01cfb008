import { cardsIn, faceOf } from '@cantina/kernel';
import { type Playable, universeOf, verbsIn } from '@cantina/playable';
import { brain } from './bot/index.ts';
import { opponents } from './bot/ladder.ts';
import { cards } from './content/index.ts';
import { game } from './rules/game.ts';
import * as ops from './rules/ops/index.ts';
import type { RimState } from './rules/state.ts';
import { gameTexts, rulebook, texts } from './text/index.ts';

export const playable: Playable<RimState> = {
  game,
  brain,
  opponents,
  book: texts,
  texts: gameTexts,
  rulebook,
  lessonSecret: 'lesson 221',
  universe: universeOf({ verbs: verbsIn(cards), book: texts, ops: [ops] }),
  rounds: (g) => g.state.round,
  sideOf: (g, seat) => cardsIn(g, 'character', seat).map((card) => faceOf(g, card))[0] ?? '',
};

export { fameOf } from './rules/abilities/conditions.ts';
export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { RimState } from './rules/state.ts';
