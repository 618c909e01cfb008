/** For the tests of a game's texts: read everything that is said at the table, in every language. */
export { type Heard, listen, readersOf, UNTIDY, WHOLE } from './listen.ts';
export { approve } from './sheet.ts';
