import type { RuleId } from '@cantina/kernel';

/** One rule of a rulebook in one language. */
export interface RuleText {
  readonly id: RuleId;
  readonly chapter: string;
  readonly text: string;
}

const CHAPTER = /^##\s+(.+)$/;
const RULE = /^- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*\s+(.+)$/;

/** The rules of a rulebook by their ID, in the order of the book. Each rule is one line. */
export function ruleTexts(markdown: string): ReadonlyMap<RuleId, RuleText> {
  const rules = new Map<RuleId, RuleText>();
  let chapter = '';
  for (const line of markdown.split(/\r?\n/)) {
    chapter = CHAPTER.exec(line)?.[1]?.trim() ?? chapter;
    const [, id, text] = RULE.exec(line) ?? [];
    if (id !== undefined && text !== undefined) rules.set(id, { id, chapter, text: text.trim() });
  }
  return rules;
}
