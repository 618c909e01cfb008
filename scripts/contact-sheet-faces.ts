import type { Spec } from '@cantina/art';
import { pictures as deckbuilding } from '@cantina/deckbuilding/art';
import { pictures as mandalorian } from '@cantina/mandalorian/art';
import { lockedPictures } from '@cantina/mandalorian/art/locked';
import { pictures as outerRim } from '@cantina/outer-rim/art';
import { pictures as smugglers } from '@cantina/smugglers/art';
import { faceName as deckbuildingName } from '../games/deckbuilding/text/names/index.ts';
import { nameOf as mandalorianName } from '../games/mandalorian/text/locked/index.ts';
import { faceName as outerRimName } from '../games/outer-rim/text/names/index.ts';
import { faceName as smugglersName } from '../games/smugglers/text/names/index.ts';

export { draw } from '@cantina/art';

interface Game {
  readonly pictures: Readonly<Record<string, Spec>>;
  readonly nameOf: (face: string) => string;
}

/** Goods, patrols and planets have pictures but are no cards: they are called by their id. */
const orId =
  (nameOf: (face: string) => string) =>
  (face: string): string => {
    try {
      return nameOf(face);
    } catch {
      return face;
    }
  };
const locked = Object.fromEntries(Object.values(lockedPictures).flatMap((list) => Object.entries(list)));

/** All faces of each game, locked ones too: whoever draws them has to see them. */
export const games: Readonly<Record<string, Game>> = {
  deckbuilding: { pictures: deckbuilding, nameOf: orId((face) => deckbuildingName('en', face)) },
  mandalorian: { pictures: { ...mandalorian, ...locked }, nameOf: orId((face) => mandalorianName('en', face)) },
  'outer-rim': { pictures: outerRim, nameOf: orId((face) => outerRimName('en', face)) },
  smugglers: { pictures: smugglers, nameOf: orId((face) => smugglersName('en', face)) },
};
