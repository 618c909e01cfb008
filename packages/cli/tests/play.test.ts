import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder, run } from './terminal.ts';

const always = (line: string) => () => line;
const rollUntilItFails = (printed: string) => (printed.includes('The report of the fault') ? '1' : 'roll');

describe('cantina play', () => {
  it('plays a whole game, keeps it, and the record verifies', async () => {
    const file = join(newFolder(), 'game.json');
    const { exit, out } = await run(`play race --seed 1 --save ${file}`, { typed: always('1') });
    expect(exit).toBe(0);
    expect(out).toMatch(/^Race\nHash of the secret seed: [0-9a-f]{64}\n/);
    expect(out).toMatch(/The game is over\. Winner: Race [RB]\./);
    expect(out).toContain(`Check the whole game with: npm run cantina -- verify ${file}`);
    const verdict = await run(`verify ${file}`);
    expect(verdict.exit).toBe(0);
    expect(verdict.out).toMatch(/^Everything is as recorded\. Answers replayed: \d+\.$/);
    const over = await run(`play --save ${file}`);
    expect(over).toMatchObject({
      exit: 2,
      err: `The game in ${file} is over. “cantina verify” checks it; choose another file for a new game.`,
    });
    const record = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...record, seed: '1'.repeat(64) }));
    expect(await run(`verify ${file}`)).toMatchObject({
      exit: 1,
      out: 'The revealed seed does not belong to the hash published at the start.',
    });
  });

  it('shows table, question and answers, and only what the seat may see', async () => {
    const { out } = await run('play race --seed 1 --seats human,random', { typed: ['q'], root: newFolder() });
    const [, table = ''] = out.split('quit\n');
    expect(table).toMatch(
      /^\nturn: 1\nat: \[0,0\]\ndeck: 12 × \?\nhand 1: (One|Two|Three), (One|Two|Three), (One|Two|Three)\nhand 2: 3 × \?\nplayed: –\n/,
    );
    expect(table).toMatch(/\nWhat do you do\? RC-TURN-01\n {3}1 {2}/);
    expect(table).toMatch(/\n {3}\d {2}Roll the die\n/);
  });

  it('goes on with a saved game, in another language', async () => {
    const file = join(newFolder(), 'game.json');
    const first = await run(`play race --seed 1 --seats human,quick --save ${file}`, { typed: ['1', 'q'] });
    expect(first.out).toContain(`Go on with: npm run cantina -- play --save ${file}`);
    expect(existsSync(file)).toBe(true);
    const second = await run(`play --save ${file} --lang de`, { typed: always('1') });
    expect(second.exit).toBe(0);
    expect(second.out).toMatch(/^Wettlauf\nDas gesicherte Spiel geht weiter\. Antworten bisher: 2\.\n/);
    expect(second.out).toMatch(/Das Spiel ist zu Ende\. Gewonnen: Wettlauf [RB]\./);
  });

  it('obeys its keys', async () => {
    const typed = ['h', '?', 'r', 'r rc-turn-02', 'r RC-9', 'c thr', 'c xyz', 'l', 'b', 'lang xx', 'lang ru', 'q'];
    const { out } = await run('play race --seed 5', { typed });
    expect(out).toContain('take back your last answer');
    expect(out).toContain('The turn · RC-TURN-02\n  No three in the first round.');
    expect(out).toContain('The turn · RC-TURN-01\n');
    expect(out).toContain('The rulebook has no rule RC-9.');
    expect(out).toContain('  Three 3\n    +3.');
    expect(out).toContain('No card is called “xyz”.');
    expect(out).toContain('lang can’t be “xx”. Possible: de, en or ru.');
    expect(out).toContain('Что вы делаете? RC-TURN-01');
    expect(out.match(/What do you do\?/g)).toHaveLength(2);
  });

  it('says why something is not possible, and by which rule', async () => {
    const handWithThree = async () => {
      for (let seed = 1; ; seed++) {
        const ran = await run(`play race --seed ${seed}`, { typed: ['?', 'q'] });
        if (ran.out.includes('✗')) return ran.out;
      }
    };
    expect(await handWithThree()).toContain('  ✗ Three: Not in the first round. (RC-TURN-02)');
    const without = await run('play race --seats human --seed 1 --options goal=20', {
      typed: ['roll', 'roll', '?', 'q'],
    });
    expect(without.out).toContain('Everything you could try here is possible.');
  });

  it('refuses bad answers in words and asks again', async () => {
    const { exit, out } = await run('play race --seed 1', { typed: ['99', 'card:999', '1 2', '', 'q'] });
    expect(exit).toBe(0);
    expect(out.match(/^> /gm)).toHaveLength(5);
    expect(out).toContain('999');
    expect(out.match(/What do you do\?/g)).toHaveLength(1);
  });

  it('takes back what brought nothing new, and the rest only by consent', async () => {
    const { out } = await run('play race --seed 1 --seats human', { typed: ['u', 'roll', 'u', 'u!', 'q'] });
    const boards = out.match(/^at: .*$/gm);
    expect(boards).toHaveLength(3);
    expect(boards?.[0]).toBe('at: [0]');
    expect(boards?.[1]).not.toBe('at: [0]');
    expect(boards?.[2]).toBe('at: [0]');
  });

  it('lets several people share a terminal without seeing each other', async () => {
    const { out } = await run('play race --seed 1 --seats human,human', { typed: ['', 'roll', '', 'roll', '', 'q'] });
    const parts = out.split('=== clear ===');
    expect(parts).toHaveLength(4);
    expect(parts[1]).toContain('It is Race R’s turn. Hand over, then press Enter.');
    expect(parts[1]).toMatch(/hand 2: 3 × \?/);
    expect(parts[2]).toMatch(/hand 1: 3 × \?/);
  });

  it('stays at the table when a rule fails', async () => {
    const root = newFolder();
    const games = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((seed) =>
        run(`play race --seats human,random --seed ${seed} --options trap=true,goal=10`, {
          typed: rollUntilItFails,
          root,
        }),
      ),
    );
    const failed = games.filter(({ out }) => out.includes('The report of the fault'));
    expect(failed.length).toBeGreaterThan(0);
    for (const { exit, out } of failed) {
      expect(exit).toBe(0);
      expect(out).toMatch(/The report of the fault is in reports\/race-\w+\.json\./);
      expect(out).toContain('The game is over.');
    }
    expect(readdirSync(join(root, 'reports')).length).toBeGreaterThan(0);
  });

  it('refuses a file that holds something else', async () => {
    const file = join(newFolder(), 'game.json');
    writeFileSync(file, 'not json');
    expect((await run(`play --save ${file}`)).err).toBe(`${file} can’t be read: it is not JSON.`);
    writeFileSync(file, '{"game":"race"}');
    expect((await run(`play --save ${file}`)).err).toBe(`${file} holds no game.`);
    writeFileSync(
      file,
      '{"game":"race","kind":"play","players":["human","quick"],"save":{"version":99,"game":"race"}}',
    );
    const newer = await run(`play --save ${file}`);
    expect(newer).toMatchObject({ exit: 2 });
    expect(newer.err).toMatch(/99/);
  });
});
