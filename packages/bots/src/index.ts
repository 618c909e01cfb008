export { type Chooser, type ChooserOptions, chooser, isLevel, LEVELS, type Level } from './chooser.ts';
export { type Picks, randomPicks } from './picks.ts';
export type { Budget } from './strong.ts';
export { Learner, lossOf, type Moment, newNetwork } from './learn/learner.ts';
export { Network, partsOf } from './learn/network.ts';
export { type Practice, practise } from './learn/practice.ts';
export { packed, unpacked } from './learn/weights.ts';
export { type Judge, judgeOf, LearnedJudge } from './search/judge.ts';
