/** What tables with a board are made of, besides cards. */
export { default as BoardLayout } from './BoardLayout.svelte';
export { default as BoardMap } from './BoardMap.svelte';
export { default as BoardTable } from './BoardTable.svelte';
export { type Extent, placeOf } from './camera.svelte.ts';
export { type Die, type DieFace, default as Dice } from './Dice.svelte';
export { flatHexAt, hexCorners, hexLinks, pointyHexAt } from './hexes.ts';
export { default as MapBorder } from './MapBorder.svelte';
export type { Border, Link, Piece, Point, Space, SpaceBadge } from './map.ts';
export { default as Odds } from './Odds.svelte';
export { default as OfferDialog } from './OfferDialog.svelte';
export type { OfferStart } from './offer.ts';
export { default as Panels, type Panel } from './Panels.svelte';
export { default as PlayerRow } from './PlayerRow.svelte';
export { default as PlayerTile } from './PlayerTile.svelte';
export { default as Stepper } from './Stepper.svelte';
export { type CardValue, default as TextCard } from './TextCard.svelte';
export { default as Track, type TrackMarker } from './Track.svelte';
export { Ways } from './ways.ts';
