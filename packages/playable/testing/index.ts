/** For the tests of a game's texts: read everything that is said at the table, in every language. */
export { type Heard, listen, UNTIDY, WHOLE } from './listen.ts';
