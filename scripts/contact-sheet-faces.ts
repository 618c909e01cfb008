import type { Spec } from '@cantina/art';
import * as deckbuilding from '@cantina/deckbuilding';
import { pictures as deckbuildingPictures } from '@cantina/deckbuilding/art';
import * as mandalorian from '@cantina/mandalorian';
import { pictures as mandalorianPictures } from '@cantina/mandalorian/art';
import { lockedPictures } from '@cantina/mandalorian/art/locked';
import * as outerRim from '@cantina/outer-rim';
import { pictures as outerRimPictures } from '@cantina/outer-rim/art';
import type { SheetEntry } from '@cantina/playable';
import * as smugglers from '@cantina/smugglers';
import { pictures as smugglersPictures } from '@cantina/smugglers/art';
import { faceName as deckbuildingName } from '../games/deckbuilding/text/names/index.ts';
import { nameOf as mandalorianName } from '../games/mandalorian/text/locked/index.ts';
import { faceName as outerRimName } from '../games/outer-rim/text/names/index.ts';
import { faceName as smugglersName } from '../games/smugglers/text/names/index.ts';

export { draw } from '@cantina/art';

interface Game {
  readonly pictures: Readonly<Record<string, Spec>>;
  readonly nameOf: (face: string) => string;
  /** What everybody may see from the first game on, as it is printed. */
  readonly printed: readonly SheetEntry[];
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
const isOpen = ({ face }: SheetEntry): boolean => !Object.hasOwn(locked, face);

/** All faces of each game, locked ones too: whoever draws them has to see them. */
export const games: Readonly<Record<string, Game>> = {
  deckbuilding: {
    pictures: deckbuildingPictures,
    nameOf: orId((face) => deckbuildingName('en', face)),
    printed: deckbuilding.playable.texts.en.sheet(),
  },
  mandalorian: {
    pictures: { ...mandalorianPictures, ...locked },
    nameOf: orId((face) => mandalorianName('en', face)),
    printed: mandalorian.playable.texts.en.sheet().filter(isOpen),
  },
  'outer-rim': {
    pictures: outerRimPictures,
    nameOf: orId((face) => outerRimName('en', face)),
    printed: outerRim.playable.texts.en.sheet(),
  },
  smugglers: {
    pictures: smugglersPictures,
    nameOf: orId((face) => smugglersName('en', face)),
    printed: smugglers.playable.texts.en.sheet(),
  },
};
