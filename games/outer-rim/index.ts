import { cardsIn, faceOf } from '@cantina/kernel';
import { type Playable, universeOf, verbsIn } from '@cantina/playable';
import { opponents } from './bot/ladder.ts';
import { brain } from './bot.ts';
import { cards } from './content/index.ts';
import { game } from './rules/game.ts';
import * as ai from './rules/ops/ai.ts';
import * as combat from './rules/ops/combat.ts';
import * as core from './rules/ops/core.ts';
import * as setup from './rules/ops/setup.ts';
import * as trade from './rules/ops/trade.ts';
import type { RimState } from './rules/state.ts';
import { gameTexts, rulebook, texts } from './text/index.ts';

export const playable: Playable<RimState> = {
  game,
  brain,
  opponents,
  book: texts,
  texts: gameTexts,
  rulebook,
  universe: universeOf({ verbs: verbsIn(cards), book: texts, ops: [ai, combat, core, setup, trade] }),
  rounds: (g) => g.state.round,
  sideOf: (g, seat) => cardsIn(g, 'character', seat).map((card) => faceOf(g, card))[0] ?? '',
};

export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { RimState } from './rules/state.ts';
