import { join } from 'node:path';
import { loadGame } from '@cantina/games';
import { below, rngFromSeed, seedFrom } from '@cantina/kernel';
import { LANGS } from '@cantina/text';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../src/root.ts';
import { lastOptions, newFolder, run } from './terminal.ts';

const games = { deckbuilding: await loadGame('deckbuilding') };

describe('cantina with the deckbuilding game', () => {
  it.each(LANGS)(
    'plays a whole game in the terminal, in %s',
    async (lang) => {
      const file = join(newFolder(), 'game.json');
      const rng = rngFromSeed(seedFrom(`typed ${lang}`));
      const typed = (printed: string) => String(below(rng, lastOptions(printed)) + 1);
      const played = await run(`play deckbuilding --seats human,random --seed ${lang} --lang ${lang} --save ${file}`, {
        typed,
        games,
      });
      expect(played.exit).toBe(0);
      expect(played.out).not.toMatch(/undefined|NaN|\[object|card:\d/);
      expect(await run(`verify ${file}`, { games })).toMatchObject({ exit: 0 });
    },
    60_000,
  );

  it('simulates without a fault', async () => {
    const { exit, out } = await run('simulate deckbuilding --games 10 --all-options --json', { games });
    expect(exit).toBe(0);
    const { wins, stuck, errors } = JSON.parse(out) as {
      readonly wins: { readonly sides: Readonly<Record<string, number>> };
      readonly stuck: number;
      readonly errors: number;
    };
    expect({ stuck, errors }).toEqual({ stuck: 0, errors: 0 });
    expect(Object.keys(wins.sides).sort()).toEqual(['empire', 'rebel']);
  });

  it.each(LANGS)('prints the card sheet in %s', async (lang) => {
    const { exit, out } = await run(`cards deckbuilding --lang ${lang}`, { games });
    expect(exit).toBe(0);
    expect(out.match(/^### /gm)).toHaveLength(games.deckbuilding.game.faces.length);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('tells every rule in three languages', async () => {
    const { out } = await run('rules --game deckbuilding --json', { root: projectRoot(import.meta.dirname) ?? '' });
    const [found] = JSON.parse(out) as [{ readonly missing: Readonly<Record<string, readonly string[]>> }];
    const { de, en, ru } = found.missing;
    expect({ de, en, ru }).toEqual({ de: [], en: [], ru: [] });
  });
});
