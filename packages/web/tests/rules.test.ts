import { type RuleText, ruleTexts } from '@cantina/playable';
import { describe, expect, it } from 'vitest';
import { rulesWith } from '../src/rules.ts';

const rules = [
  ...ruleTexts('## Move\n- **XX-MOVE-01** You don’t have to move.\n- **XX-MOVE-02** Ships move twice.').values(),
];
const ids = (found: readonly RuleText[]) => found.map(({ id }) => id);

describe('searching the rulebook', () => {
  it('wants all words, in any order, in the text, the chapter or the ID', () => {
    expect(ids(rulesWith(rules, 'twice SHIPS', 'en'))).toEqual(['XX-MOVE-02']);
    expect(ids(rulesWith(rules, 'move-01', 'en'))).toEqual(['XX-MOVE-01']);
    expect(ids(rulesWith(rules, 'twice thrice', 'en'))).toEqual([]);
    expect(ids(rulesWith(rules, '  ', 'en'))).toEqual(['XX-MOVE-01', 'XX-MOVE-02']);
  });

  it('finds an apostrophe however it was typed', () => {
    expect(ids(rulesWith(rules, "don't", 'en'))).toEqual(['XX-MOVE-01']);
    expect(ids(rulesWith(rules, 'don’t', 'en'))).toEqual(['XX-MOVE-01']);
  });
});
