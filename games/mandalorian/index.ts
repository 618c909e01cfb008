export { brain } from './bot.ts';
export * as campaign from './rules/campaign.ts';
export { game } from './rules/game.ts';
export type { Messages } from './rules/messages.ts';
export type { Events } from './rules/ops.ts';
export type { MandoState, Options } from './rules/state.ts';
