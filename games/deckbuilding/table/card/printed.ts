import type { SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { cardOf } from '../../content/index.ts';
import { gameTexts } from '../../text/index.ts';
import { kindLine } from '../../text/kinds.ts';
import { titleOf } from '../../text/names/titles.ts';
import { breakable } from './breaks.ts';

/** What is printed on a card, part by part; empty where it has no such part. */
interface Printed {
  readonly name: string;
  /** The second line of a base: what stands there. */
  readonly title: string;
  readonly kind: string;
  readonly ability: string;
  readonly reward: string;
  /** Kind and numbers in words. */
  readonly values: string;
}

const sheets = new Map<Lang, ReadonlyMap<string, SheetEntry>>();

/** The whole sheet is made once for each language. */
function entryOf(face: string, lang: Lang): SheetEntry | undefined {
  let sheet = sheets.get(lang);
  if (sheet === undefined) {
    sheet = new Map(gameTexts[lang].sheet().map((entry) => [entry.face, entry]));
    sheets.set(lang, sheet);
  }
  return sheet.get(face);
}

export function printedOn(face: string, lang: Lang): Printed {
  const entry = entryOf(face, lang);
  const card = cardOf(face);
  // The ability comes first and the reward last.
  const ability = card.ability === null || card.ability.kind === 'start' ? '' : (entry?.text[0] ?? '');
  const reward = card.reward === null ? '' : (entry?.text.at(-1) ?? '');
  return {
    name: breakable(entry?.name ?? face),
    title: titleOf(lang, face),
    kind: kindLine(lang, card.id),
    ability,
    reward,
    values: entry?.values.join(' · ') ?? '',
  };
}
