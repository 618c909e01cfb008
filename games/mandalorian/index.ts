import type { Playable } from '@cantina/playable';
import { books } from '@cantina/text';
import { brain } from './bot.ts';
import { campaign } from './campaign.ts';
import { game } from './rules/game.ts';
import type { MandoState } from './rules/state.ts';
import { gameTexts, packs, rulebook, texts, universe } from './text/all.ts';
import { campaignTexts } from './text/campaign/index.ts';

export const playable: Playable<MandoState> = {
  game,
  brain,
  book: books(texts, campaignTexts),
  texts: gameTexts,
  rulebook,
  universe,
  packs,
  campaign,
  rounds: (g) => g.state.turn,
  // The character, unless all play the same two.
  sideOf: ({ state }, seat) => (state.shared ? '' : (state.characters[seat] ?? '')),
};

export { brain } from './bot.ts';
export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { Events } from './rules/ops.ts';
export type { MandoState, Options } from './rules/state.ts';
