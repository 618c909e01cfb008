import { type Playable, universeOf, verbsIn } from '@cantina/playable';
import { books } from '@cantina/text';
import { brain } from './bot/index.ts';
import { opponents } from './bot/ladder.ts';
import { campaign } from './campaign/index.ts';
import { cards } from './content/all.ts';
import { game } from './rules/game.ts';
import * as ops from './rules/ops/index.ts';
import type { MandoState } from './rules/state.ts';
import { gameTexts, packs, rulebook, texts } from './text/all.ts';
import { campaignTexts } from './text/campaign/index.ts';

/** Carried out by the chapters on damage and crises, not as effects of their own. */
const ELSEWHERE: readonly string[] = ['block-damage', 'counter', 'skip-crisis'];

export const playable: Playable<MandoState> = {
  game,
  brain,
  opponents,
  book: books(texts, campaignTexts),
  texts: gameTexts,
  rulebook,
  lessonSecret: 'lesson 205',
  universe: universeOf({
    verbs: verbsIn(cards).filter((verb) => !ELSEWHERE.includes(verb)),
    book: texts,
    ops: [ops],
  }),
  packs,
  campaign,
  rounds: (g) => g.state.turn,
  // The character, unless all play the same two.
  sideOf: ({ state }, seat) => (state.shared ? '' : (state.characters[seat] ?? '')),
};

export { brain } from './bot/index.ts';
export { healthFor, type Level } from './rules/event/counting.ts';
export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { Events } from './rules/ops/index.ts';
export type { MandoState, Options } from './rules/state.ts';
