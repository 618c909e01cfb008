/** What the table of a game is made of. It knows no game and no server. */
export * from './board/index.ts';
export { draggable } from './drag.ts';
export { Flights } from './flights.ts';
export type { GameFace } from './game-face.ts';
export type { GameTile, Lesson } from './game-tile.ts';
export { gliding } from './gliding.svelte.ts';
export type { DrawnPiece, HowStep, HowTo } from './how-to.ts';
export { default as Icon } from './Icon.svelte';
export { type Motion, travelTime } from './motion.ts';
export { packs } from './packs.svelte.ts';
export type { Person, Play } from './play.ts';
export { rulebook } from './rulebook.svelte.ts';
export { default as Said } from './Said.svelte';
export { default as SeatMark } from './SeatMark.svelte';
export { scrolls } from './scrolls.ts';
export { default as Tally } from './Tally.svelte';
export { longestWord } from './words.ts';
export { zoom, zoomable } from './zoom.svelte.ts';
