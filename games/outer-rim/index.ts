import type { Playable } from '@cantina/text';
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
  sideOf: (view, seat) => view.zones.character?.[seat]?.cards[0]?.face ?? '',
};

export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { RimState } from './rules/state.ts';
