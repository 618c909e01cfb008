import { type Playable, universeOf } from '@cantina/playable';
import { brain } from './bot/index.ts';
import { game } from './rules/game.ts';
import * as ops from './rules/ops/index.ts';
import type { JawaState } from './rules/state.ts';
import { gameTexts, rulebook, texts } from './text/index.ts';

export const playable: Playable<JawaState> = {
  game,
  brain,
  book: texts,
  texts: gameTexts,
  rulebook,
  universe: universeOf({ verbs: [], book: texts, ops: [ops] }),
};
