import type { Lang } from '@cantina/text';
import { nameOf } from '../text/names/index.ts';
import { placeOf } from '../text/names/places.ts';
import { type Board, portIn } from './board.ts';

/** What a sector is called: the planet in it, or what it lies next to. */
export function placeName(board: Board, sector: number, lang: Lang): string {
  const port = portIn(board, sector);
  if (port !== undefined) return nameOf(lang, port.name);
  const place = placeOf(lang, sector);
  return place.charAt(0).toLocaleUpperCase(lang) + place.slice(1);
}
