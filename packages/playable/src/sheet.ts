import type { Lang } from '@cantina/text';
import type { GameText, SheetEntry } from './playable.ts';

/** The card sheet as markdown, so that it can be kept as a file, read and compared. */
export function printedSheet({ name, sheet }: Pick<GameText, 'name' | 'sheet'>): string {
  const lines = [`# ${name}`];
  for (const [group, entries] of byGroup(sheet())) {
    lines.push('', `## ${group}`);
    for (const { name: title, copies, values, text, story } of entries) {
      lines.push('', `### ${title}${copies === 1 ? '' : ` ×${copies}`}`);
      if (values.length > 0) lines.push('', values.join(' · '));
      for (const paragraph of text) lines.push('', paragraph);
      if (story !== undefined) lines.push('', `*${story}*`);
    }
  }
  return lines.join('\n');
}

function byGroup(sheet: readonly SheetEntry[]): ReadonlyMap<string, readonly SheetEntry[]> {
  const groups = new Map<string, SheetEntry[]>();
  for (const entry of sheet) {
    const group = groups.get(entry.group);
    if (group === undefined) groups.set(entry.group, [entry]);
    else group.push(entry);
  }
  return groups;
}

/** What is printed on a card in one language; a sheet is printed once. */
export function printedIn(texts: Readonly<Record<Lang, Pick<GameText, 'sheet'>>>) {
  const byLang = new Map<Lang, ReadonlyMap<string, SheetEntry>>();
  return (face: string, lang: Lang): SheetEntry | undefined => {
    let cards = byLang.get(lang);
    if (cards === undefined) {
      cards = new Map(texts[lang].sheet().map((entry) => [entry.face, entry]));
      byLang.set(lang, cards);
    }
    return cards.get(face);
  };
}
