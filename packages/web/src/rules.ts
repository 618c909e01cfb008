import type { RuleText } from '@cantina/playable';
import type { Lang } from '@cantina/text';

/** The rules in which all these words occur, in any order; an apostrophe is found however it was typed. */
export function rulesWith(rules: readonly RuleText[], wanted: string, lang: Lang): readonly RuleText[] {
  const plainly = (text: string): string => text.toLocaleLowerCase(lang).replaceAll('’', "'");
  const words = plainly(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  return rules.filter(({ id, chapter, text }) => {
    const all = plainly(`${id} ${chapter} ${text}`);
    return words.every((word) => all.includes(word));
  });
}
