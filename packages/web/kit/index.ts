/** What the table of a game is made of. It knows no game and no server. */
export { Flights } from './flights.ts';
export type { GameFace } from './game-face.ts';
export { default as Icon } from './Icon.svelte';
export { type Motion, travelTime } from './motion.ts';
export type { Person, Play } from './play.ts';
export { rulebook } from './rulebook.svelte.ts';
export { default as Said } from './Said.svelte';
export { zoom, zoomable } from './zoom.svelte.ts';
