export { type Coverage, coverageReport, type ExhaustHow, exhaust } from './exhaust.ts';
export { randomAnswer } from './random-answer.ts';
export { type Played, type RandomHow, randomGame, randomGames } from './random-game.ts';
export { it, type Play, runTwice } from './rule.ts';
export type { AskedQuestion, Player, Scenario } from './scenario.ts';
export { type Dice, type Setting, setTable } from './set-table.ts';
export type { Names, Subject, Universe } from './subject.ts';
