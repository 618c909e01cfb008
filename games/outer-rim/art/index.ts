import { type FaceKind, fallback, portrait, type Spec } from '@cantina/art';
import { AI, PATROLS, SPACES } from './board.ts';
import { CHARACTERS } from './cast.ts';
import { DATABANK } from './databank.ts';
import { ENCOUNTERS } from './encounters.ts';
import { MARKET, SHIP_SHEETS } from './market.ts';

const characters = Object.fromEntries(
  Object.entries(CHARACTERS).map(([id, [ink, place, figure]]) => [`character/${id}`, portrait(ink, place, figure)]),
);

/** The picture of every face; besides `patrol/<faction>-<level>` and `planet/<name>`. */
export const pictures: Readonly<Record<string, Spec>> = {
  ...characters,
  ...SHIP_SHEETS,
  ...MARKET,
  ...DATABANK,
  ...ENCOUNTERS,
  ...AI,
  ...PATROLS,
  ...SPACES,
};

const KINDS: Readonly<Record<string, FaceKind>> = {
  character: 'figure',
  contact: 'figure',
  databank: 'figure',
  ship: 'ship',
  patrol: 'ship',
  planet: 'place',
  market: 'gear',
};

/** A face that nobody has drawn yet gets a picture of its own all the same. */
export const pictureOf = (face: string): Spec =>
  pictures[face] ?? fallback(KINDS[face.split('/')[0] ?? ''] ?? 'event', face);
