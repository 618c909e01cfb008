import type { Spec } from '@cantina/art';
import { pictures as deckbuilding } from '@cantina/deckbuilding/art';
import { pictures as mandalorian } from '@cantina/mandalorian/art';
import { lockedPictures } from '@cantina/mandalorian/art/locked';
import { pictures as outerRim } from '@cantina/outer-rim/art';
import { pictures as smugglers } from '@cantina/smugglers/art';

export { draw } from '@cantina/art';

type Pictures = Readonly<Record<string, Spec>>;
const locked: Pictures = Object.assign({}, ...Object.values(lockedPictures)) as Pictures;

/** All faces of each game, locked ones too: whoever draws them has to see them. */
export const games: Readonly<Record<string, Pictures>> = {
  deckbuilding,
  mandalorian: { ...mandalorian, ...locked },
  'outer-rim': outerRim,
  smugglers,
};
