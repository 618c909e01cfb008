import type { SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { gameTexts } from '../../text/index.ts';

const sheets = new Map<Lang, ReadonlyMap<string, SheetEntry>>();

/** What is printed on a card; the whole sheet is made once for each language. */
export function printedOn(face: string, lang: Lang): SheetEntry | undefined {
  let sheet = sheets.get(lang);
  if (sheet === undefined) {
    sheet = new Map(gameTexts[lang].sheet().map((entry) => [entry.face, entry]));
    sheets.set(lang, sheet);
  }
  return sheet.get(face);
}
