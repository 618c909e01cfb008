import { type Playable, universeOf, verbsIn } from '@cantina/playable';
import { brain } from './bot/index.ts';
import { opponents } from './bot/ladder.ts';
import { cards } from './content/index.ts';
import { game } from './rules/game.ts';
import * as ops from './rules/ops/index.ts';
import type { DeckState } from './rules/state.ts';
import { gameTexts, rulebook, texts } from './text/index.ts';

export const playable: Playable<DeckState> = {
  game,
  brain,
  opponents,
  book: texts,
  texts: gameTexts,
  rulebook,
  lessonSecret: 'lesson 369',
  universe: universeOf({ verbs: verbsIn(cards), book: texts, ops: [ops] }),
  rounds: (g) => g.state.turn,
  sideOf: (g, seat) => g.state.factions[seat] ?? '',
};

export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { Events } from './rules/ops/index.ts';
export type { DeckState } from './rules/state.ts';
export { attackOf } from './rules/texts/conditions.ts';
