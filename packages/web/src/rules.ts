/** One rule of a rulebook. */
export interface Rule {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

const CHAPTER = /^##\s+(.+)$/;
const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*\s+(.+)$/;

/** The rules of a rulebook in their order. */
export function rulesOf(markdown: string): readonly Rule[] {
  const rules: Rule[] = [];
  let chapter = '';
  for (const line of markdown.split(/\r?\n/)) {
    chapter = CHAPTER.exec(line)?.[1]?.trim() ?? chapter;
    const [, id, text] = RULE.exec(line) ?? [];
    if (id !== undefined && text !== undefined) rules.push({ id, chapter, text: text.trim() });
  }
  return rules;
}
