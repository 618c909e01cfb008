import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { valuesOf } from '@cantina/kernel';
import { LANGS } from '@cantina/text';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/index.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A game is one folder and one line: the browser finds the folder by itself, the server goes by the registry. */
test('every folder of games/ is in the registry, in the same order', () => {
  expect(readdirSync(join(root, 'games')).sort()).toEqual([...GAME_IDS]);
});

describe.each(GAME_IDS)('%s', (id) => {
  const folder = join(root, 'games', id);

  test('brings all that the shelf needs', () => {
    const files = ['table/tile.ts', 'table/index.ts', ...LANGS.map((lang) => `text/rulebook/${lang}.md`)];
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  test('is called by its folder, and its tile promises as many seats as its rules have', async () => {
    const { game, texts } = await loadGame(id);
    expect(game.id).toBe(id);
    const tile = readFileSync(join(folder, 'table/tile.ts'), 'utf8');
    expect(tile).toContain(`seats: { min: ${game.seats.min}, max: ${game.seats.max} }`);
    for (const lang of LANGS) expect(texts[lang].name).not.toBe('');
  });

  test.each(LANGS)('says in %s what every setting is called and means', async (lang) => {
    const { game, texts } = await loadGame(id);
    const text = texts[lang];
    for (const [setting, spec] of Object.entries(game.options)) {
      expect(text.settingName?.(setting)).not.toBe(setting);
      // As the set-up shows it: of what is chosen, or of the setting.
      const told = valuesOf(spec).map(
        (value) => text.settingHelp?.(setting, String(value)) || text.settingHelp?.(setting),
      );
      expect([setting, ...told]).not.toContain('');
    }
  });
});
