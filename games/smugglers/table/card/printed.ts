import type { SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import type { Face } from '../../content/index.ts';
import { printers } from '../../text/index.ts';
import { sheet } from '../../text/sheet.ts';

const byLang = new Map<Lang, ReadonlyMap<string, SheetEntry>>();

/** What is printed on a card in one language; a sheet is printed once. */
export function printedOn(face: Face, lang: Lang): SheetEntry | undefined {
  let cards = byLang.get(lang);
  if (cards === undefined) {
    cards = new Map(sheet(printers[lang]).map((entry) => [entry.face, entry]));
    byLang.set(lang, cards);
  }
  return cards.get(face);
}
