import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cards } from '../content/index.ts';

/** Face → what the tests beside this file say about it: `ability`, `inert`, `reward`, `values`. */
function tested(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const folder = import.meta.dirname;
  for (const file of readdirSync(folder).filter((name) => /^faces-.+\.test\.ts$/.test(name))) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, word = '', face = ''] of source.matchAll(/^(ability|inert|reward|values)\w*\(\s*'([^']+)'/gm)) {
      found.set(face, (found.get(face) ?? new Set()).add(word));
    }
  }
  return found;
}

it('each face has a test of its ability, of the case in which it does nothing, and of its reward', () => {
  const found = tested();
  expect(found.size).toBe(cards.length);
  for (const { id, ability, reward } of cards) {
    const wanted = [...(ability === null ? ['values'] : ['ability', 'inert']), ...(reward === null ? [] : ['reward'])];
    expect([id, ...[...(found.get(id) ?? [])].sort()]).toEqual([id, ...wanted.sort()]);
  }
});
