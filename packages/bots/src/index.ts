export { type Chooser, type ChooserOptions, chooser, isLevel, LEVELS, type Level } from './chooser.ts';
export { type Picks, randomPicks } from './picks.ts';
export type { Budget } from './strong.ts';
