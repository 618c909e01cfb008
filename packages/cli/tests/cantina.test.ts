import { describe, expect, it } from 'vitest';
import { HELP } from '../src/words/index.ts';
import { racePlayable } from './race-playable.ts';
import { run, withoutColours } from './terminal.ts';

describe('cantina', () => {
  it('shows what there is, also for each command and in each language', async () => {
    expect(await run('')).toEqual({ exit: 2, out: HELP.en.cantina, err: '' });
    expect(await run('--help')).toEqual({ exit: 0, out: HELP.en.cantina, err: '' });
    expect((await run('help play')).out).toBe(HELP.en.play);
    for (const command of ['serve', 'play', 'simulate', 'cards', 'rules', 'verify', 'export', 'import'] as const) {
      expect(await run(`${command} --help --lang ru`)).toEqual({ exit: 0, out: HELP.ru[command], err: '' });
      expect((await run(`${command} --help`, { env: { LANG: 'de_DE.UTF-8' } })).out).toBe(HELP.de[command]);
    }
  });

  it.each([
    [
      'serf',
      'There is no command “serf”. There are: serve, play, simulate, arena, train, cards, rules, verify, export, import and admin.',
    ],
    ['cards', '<game> is missing. There are: race.'],
    ['verify', '<file> is missing. --help shows how to call it.'],
    ['cards chess', 'There is no game “chess”. There are: race.'],
    ['cards race twice', '“twice” is one word too many.'],
    ['cards race --lang fr', '--lang can’t be “fr”. Possible: de, en or ru.'],
    ['cards race --size 3', 'There is no option --size. --help lists what there is.'],
    ['simulate race --games', '--games needs a value.'],
    ['simulate race --json=yes', '--json takes no value.'],
    ['simulate race --games 0', '--games wants a whole number from 1 on, not “0”.'],
    ['simulate race --bots clever', '--bots can’t be “clever”. Possible: random, quick or strong.'],
    ['simulate race --options goal', '“goal” is not of the form name=value. There are: goal=10|20, trap=false|true.'],
    [
      'simulate race --seats 1 --bots quick,random',
      '--bots names 2 levels for --seats 1. One for each seat is enough.',
    ],
    ['simulate race --options goal=10 --all-options', '--options and --all-options can’t be used together.'],
    ['verify nowhere.json', 'There is no file nowhere.json.'],
    ['rules --game chess', '“chess” has no rulebook. These have one:.'],
  ])('refuses %s and says why', async (args, told) => {
    expect(await run(args)).toEqual({ exit: 2, out: '', err: told });
  });

  it.each([
    ['simulate race --seats 9', /9/],
    ['simulate race --options speed=3', /speed.*goal=\d+\|\d+/],
    ['simulate race --options goal=11', /11/],
    ['play race --seats human,quick,quick,quick', /4/],
  ])('refuses %s in the words of the kernel', async (args, told) => {
    const { exit, out, err } = await run(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(told);
    const german = await run(`${args} --lang de`);
    expect(german.err).toMatch(told);
    expect(german.err).not.toBe(err);
  });

  it('answers in the language it is asked in', async () => {
    expect((await run('cards chess --lang de')).err).toBe('Ein Spiel „chess“ gibt es nicht. Es gibt: race.');
    expect((await run('cards chess --lang=ru')).err).toBe('Игры «chess» нет. Есть: race.');
    expect((await run('cards chess', { env: { LC_ALL: 'ru_RU.UTF-8', LANG: 'de_DE' } })).err).toBe(
      'Игры «chess» нет. Есть: race.',
    );
  });

  it('uses colours only where they are wanted', async () => {
    const plain = await run('cards race');
    const coloured = await run('cards race', { colours: true });
    expect(plain.out).toBe(withoutColours(plain.out));
    expect(coloured.out).not.toBe(plain.out);
    expect(withoutColours(coloured.out)).toBe(plain.out);
  });
});

describe('cantina cards', () => {
  it('prints the sheet as markdown', async () => {
    const { exit, out } = await run('cards race --lang de');
    expect(exit).toBe(0);
    expect(out.split('\n').slice(0, 10)).toEqual([
      '# Wettlauf',
      '',
      '## Stapel',
      '',
      '### Eins ×6',
      '',
      '1',
      '',
      '+1.',
      '',
    ]);
    expect(out).toContain('### Joker\n');
  });

  it('prints the sheet as JSON', async () => {
    const { out } = await run('cards race --lang ru --json');
    expect(JSON.parse(out)).toEqual(racePlayable.texts.ru.sheet());
  });
});
