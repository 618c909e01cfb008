export { done, type Job, type Thought } from '../bots/jobs.ts';
export type { BotQuestion, ReviewQuestion, Thinkers } from '../bots/thinkers.ts';
export type { Games } from '../games.ts';
export type { Cabinet, Changed, Changes, Kept, Row, Shape } from './rows/shape.ts';
export { serveTables } from './serve.ts';
export { TablesHere } from './tables.ts';
export type { End, FromTables, ToTables } from './wire.ts';
