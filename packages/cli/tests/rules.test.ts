import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newFolder, run } from './terminal.ts';

const rule = (id: string) => `- **${id}** Something.\n`;

function project(files: Readonly<Record<string, string>>): string {
  const root = newFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

const complete = {
  'games/race/text/rulebook/en.md': `# Race\n\n## Turn\n${rule('RC-TURN-01')}${rule('RC-TURN-02')}`,
  'games/race/text/rulebook/de.md': rule('RC-TURN-01') + rule('RC-TURN-02'),
  'games/race/text/rulebook/ru.md': rule('RC-TURN-01') + rule('RC-TURN-02'),
  'games/race/rules/turn.ts': '// RC-TURN-01 first\nconst x = 1; // RC-TURN-02, see also OR-SLOT-05\n',
  'games/race/tests/turn.test.ts': "rule('RC-TURN-01', 'RC-TURN-02', 'both', () => {});\n",
};

describe('cantina rules', () => {
  it('tells per rule where it is enforced, tested and told', async () => {
    const { exit, out } = await run('rules --json --check', { root: project(complete) });
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual([
      {
        game: 'race',
        rules: [
          {
            id: 'RC-TURN-01',
            enforced: ['games/race/rules/turn.ts:1'],
            tests: ['games/race/tests/turn.test.ts:1'],
            texts: { de: true, en: true, ru: true },
          },
          {
            id: 'RC-TURN-02',
            enforced: ['games/race/rules/turn.ts:2'],
            tests: ['games/race/tests/turn.test.ts:1'],
            texts: { de: true, en: true, ru: true },
          },
        ],
        missing: { enforced: [], tests: [], de: [], en: [], ru: [] },
        unknown: [],
      },
    ]);
  });

  it('names what is missing, and fails only when asked to', async () => {
    const root = project({
      ...complete,
      'games/race/text/rulebook/de.md': rule('RC-TURN-02') + rule('RC-TURN-09'),
      'games/race/rules/turn.ts': '// RC-TURN-01 first\n// RC-TURN-77 unheard of\n',
      'games/race/tests/turn.test.ts': "rule('RC-TURN-02', 'one', () => {});\n",
    });
    const { exit, out } = await run('rules', { root });
    expect(exit).toBe(0);
    expect(out.split('\n')).toEqual([
      'race',
      '· RC-TURN-01   — en ru  games/race/rules/turn.ts:1  |  —',
      '· RC-TURN-02   de en ru  —  |  games/race/tests/turn.test.ts:1',
      '',
      'Rules of race: 2',
      'Named nowhere in the rules code (1): RC-TURN-02',
      'Named by no test (1): RC-TURN-01',
      'Without a German text (1): RC-TURN-01',
      'Not in the English rulebook: RC-TURN-77 games/race/rules/turn.ts:2, RC-TURN-09 de.md',
      '',
    ]);
    expect((await run('rules --check', { root })).exit).toBe(1);
  });

  it('can look at one game only', async () => {
    const root = project({ ...complete, 'games/walk/text/rulebook/en.md': rule('WK-STEP-01') });
    expect(JSON.parse((await run('rules --json', { root })).out)).toHaveLength(2);
    expect(JSON.parse((await run('rules --json --game walk', { root })).out)).toMatchObject([{ game: 'walk' }]);
  });

  it('finds a test and a text in every language for each rule of our own games', async () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const games = JSON.parse((await run('rules --json', { root })).out) as readonly {
      readonly game: string;
      readonly missing: Readonly<Record<string, readonly string[]>>;
      readonly unknown: readonly unknown[];
    }[];
    expect(games.map(({ game }) => game)).toEqual(['deckbuilding', 'mandalorian', 'outer-rim', 'smugglers']);
    for (const { missing, unknown } of games) {
      expect({ ...missing, unknown }).toMatchObject({ tests: [], de: [], en: [], ru: [], unknown: [] });
    }
  });
});
