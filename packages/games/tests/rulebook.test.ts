import { LANGS } from '@cantina/text';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame } from '../src/index.ts';

describe.each(GAME_IDS)('the rulebook of %s', (id) => {
  it.each(LANGS)('has printed quotes and apostrophes in %s', async (lang) => {
    const { rulebook } = await loadGame(id);
    expect(rulebook[lang].split('\n').filter((line) => /["']/.test(line))).toEqual([]);
  });
});
