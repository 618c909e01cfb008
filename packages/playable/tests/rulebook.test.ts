import { describe, expect, it } from 'vitest';
import { ruleTexts } from '../src/index.ts';

describe('ruleTexts', () => {
  it('finds the rules of a rulebook by their ID, with their chapter', () => {
    const book =
      '# Title\r\n\n## Set-up\nSome words.\n- **DB-SET-01** First rule.\n- no rule\n\n## End\n- **DB-END-02**  Last *rule*. \n';
    expect([...ruleTexts(book)]).toEqual([
      ['DB-SET-01', { id: 'DB-SET-01', chapter: 'Set-up', text: 'First rule.' }],
      ['DB-END-02', { id: 'DB-END-02', chapter: 'End', text: 'Last *rule*.' }],
    ]);
  });
});
