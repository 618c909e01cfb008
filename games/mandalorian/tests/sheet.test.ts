import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedSheet, type SheetEntry } from '@cantina/playable';
import { UNTIDY, WHOLE } from '@cantina/playable/testing';
import { LANGS } from '@cantina/text';
import { describe, expect, test } from 'vitest';
import { baseCards, baseMap, baseMission, characters, type GameMap, type PackId, packs } from '../content/all.ts';
import { ANY_CLASS, damage, enemiesAttack, enemiesMove, event, moveUpTo, push, scare } from '../content/build.ts';
import { gameTexts } from '../text/all.ts';
import { eventLines, skillLines } from '../text/cards.ts';
import { cardWords as de } from '../text/de/cards.ts';
import { cardWords as en } from '../text/en/cards.ts';
import { choiceText, namesOf, packSheet, storyOf } from '../text/locked/index.ts';
import { baseNames, nameOf } from '../text/names/index.ts';
import { cardWords as ru } from '../text/ru/cards.ts';
import { sheet } from '../text/sheet.ts';
import { baseStory } from '../text/stories/index.ts';

const PACKS: readonly PackId[] = packs.map(({ id }) => id);
const wordsOf = ({ name, values, text, story }: SheetEntry): readonly string[] => [
  name,
  ...values,
  ...text,
  ...(story === undefined ? [] : [story]),
];

describe.each(LANGS)('the card sheet in %s', (lang) => {
  // After a change: npm run sheets mandalorian – and read what is different.
  test('is the one that was read and approved', async () => {
    await expect(`${printedSheet(gameTexts[lang])}\n`).toMatchFileSnapshot(`../text/sheets/${lang}.txt`);
  });

  test('has every character and every face once, where it belongs', () => {
    expect(sheet(lang).map(({ face }) => face)).toEqual([...characters, ...baseCards].map(({ id }) => id));
    for (const { id, cards } of packs)
      expect(packSheet(lang, id).map(({ face }) => face)).toEqual(cards.map((card) => card.id));
  });

  test('is tidy, and every sentence is whole', () => {
    const entries = [...sheet(lang), ...PACKS.flatMap((pack) => packSheet(lang, pack))];
    expect(entries.flatMap(wordsOf).filter((line) => UNTIDY.test(line))).toEqual([]);
    const sentences = entries.flatMap(({ text, story }) => [...text, ...(story === undefined ? [] : [story])]);
    expect(sentences.filter((line) => !WHOLE.test(line))).toEqual([]);
  });

  test('says nothing of what is unlocked later', () => {
    const base = [...sheet(lang).flatMap(wordsOf), ...Object.values(baseStory[lang])].join('\n').toLowerCase();
    const secrets = { p2: ['token-1', 'm2-q1'], p3: ['m3-q1'], p4: ['m4-q1'], p7: ['role-2'] } as const;
    for (const pack of ['p2', 'p3', 'p4', 'p7'] as const) {
      const names = namesOf(lang, pack);
      for (const face of secrets[pack]) expect(base).not.toContain((names[face] ?? '').toLowerCase());
    }
  });
});

describe.each(LANGS)('stories in %s', (lang) => {
  test('every mission has a name, three or four panels, and two ways to end', () => {
    const told: Readonly<Record<string, string>> = Object.fromEntries(
      [baseStory[lang], ...PACKS.map((pack) => storyOf(lang, pack))].flatMap((each) => Object.entries(each)),
    );
    for (const id of ['m1', 'm2', 'm3', 'm4', 'c1', 'c2', 'h1', 'h2']) {
      const panels = Object.keys(told).filter((key) => key.startsWith(`mission.${id}.intro.`));
      expect([3, 4]).toContain(panels.length);
      for (const end of ['won', 'lost']) expect(told[`mission.${id}.${end}`]).toMatch(WHOLE);
      for (const panel of panels) expect(told[panel]).toMatch(WHOLE);
      expect(told[`mission.${id}.name`]).toMatch(/\p{Lu}/u);
    }
  });

  test('MA-CMP-05 MA-ADV-04 each of the 71 adventure cards comes with one block, and the block ends with its STOP card', () => {
    const blocks = [baseStory[lang], ...PACKS.map((pack) => storyOf(lang, pack))].map((block) =>
      Object.keys(block).flatMap((key) => /^adventure\.(\d+)\.text$/.exec(key)?.[1] ?? []),
    );
    expect(blocks.flat().map(Number)).toEqual(Array.from({ length: 71 }, (_, index) => index + 1));
    expect(blocks.map((block) => Number(block.at(-1)))).toEqual([2, 16, 26, 39, 42, 54, 57, 71]);
    const stop = baseStory[lang]['adventure.2.text'];
    for (const [pack, number] of [
      ['p2', 16],
      ['p8', 70],
    ] as const)
      expect(storyOf(lang, pack)[`adventure.${number}.text`]).toBe(stop);
  });

  test('MA-ADV-02 an adventure card names the mission that comes next', () => {
    expect(baseStory[lang]['adventure.1.text']).toContain(nameOf(lang, 'm1'));
    expect(storyOf(lang, 'p2')['adventure.12.text']).toContain(storyOf(lang, 'p2')['mission.m2.name']);
    expect(storyOf(lang, 'p6')['adventure.53.text']).toContain(storyOf(lang, 'p5')['mission.c2.name']);
  });
});

describe('names', () => {
  const placesOf = ({ id, doors, spaces }: GameMap): readonly string[] => [
    id,
    ...doors.map((door) => `door:${door.id}`),
    ...spaces.flatMap(({ room }) => (room === undefined ? [] : [`room:${room}`])),
  ];

  test('maps, rooms, doors and missions are named where their pack is', () => {
    for (const id of [baseMission.id, ...placesOf(baseMap)]) expect(baseNames).toHaveProperty([id]);
    for (const { id, maps, missions } of packs) {
      const names = namesOf('en', id);
      for (const each of [...maps.flatMap(placesOf), ...missions.map((mission) => mission.id)])
        expect(names).toHaveProperty([each]);
    }
  });

  test('no pack names what everybody knows, and no two packs the same', () => {
    const all = [baseNames, ...PACKS.map((pack) => namesOf('de', pack))].flatMap((names) => Object.keys(names));
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });
});

describe('a card speaks the grammar of its language', () => {
  const tactic = (deed: ReturnType<typeof damage>): Parameters<typeof skillLines>[1] => ({
    special: { on: 'attack', timing: 'instead', changes: [], deeds: [deed] },
  });
  const said = (deed: ReturnType<typeof damage>): readonly (readonly string[])[] => [
    skillLines(de, tactic(deed)),
    skillLines(en, tactic(deed)),
    skillLines(ru, tactic(deed)),
  ];

  test('one, two, five enemies', () => {
    const lines = (amount: number | 'all'): readonly string[] =>
      eventLines(ru, event('-', 'melee', enemiesMove(amount, ['melee'], 2), enemiesAttack(amount, ['blaster'], 1)));
    expect(lines(1)).toEqual(['1 боец ближнего боя проходит 2 поля.', '1 стрелок атакует в пределах дальности 1.']);
    expect(lines(2)).toEqual(['2 бойца ближнего боя проходят 2 поля.', '2 стрелка атакуют в пределах дальности 1.']);
    expect(lines(5)).toEqual(['5 бойцов ближнего боя проходят 2 поля.', '5 стрелков атакуют в пределах дальности 1.']);
    expect(lines('all')[0]).toBe('Все бойцы ближнего боя проходят 2 поля.');
  });

  test('enemies of every class are simply enemies', () => {
    const card = event('-', 'alert', enemiesMove(1, ANY_CLASS, 1), enemiesAttack(2, ANY_CLASS, 0));
    expect(eventLines(de, card)).toEqual([
      '1 Gegner bewegt sich 1 Feld weit.',
      '2 Gegner greifen auf dem eigenen Feld an.',
    ]);
    expect(eventLines(en, card)).toEqual(['1 enemy moves 1 space.', '2 enemies attack in their own spaces.']);
  });

  test('MA-EX-06 range 0 is your own space', () => {
    expect(said(damage(3, 1, 0))).toEqual([
      ['Statt anzugreifen: 1 Gegner auf deinem Feld erleidet 3 Schaden.'],
      ['Instead of Attack: Deal 3 damage to 1 enemy in your space.'],
      ['Вместо атаки: нанесите 3 урона 1 врагу на вашем поле.'],
    ]);
  });

  test('"up to" is only said where there is a choice', () => {
    expect(said(push(1, 1, 2))[0]).toEqual(['Statt anzugreifen: Bewege 1 Gegner innerhalb Reichweite 2 um 1 Feld.']);
    expect(said(push(2, 3, 2))).toEqual([
      ['Statt anzugreifen: Bewege bis zu 2 Gegner innerhalb Reichweite 2 jeweils um bis zu 3 Felder.'],
      ['Instead of Attack: Move up to 2 enemies within range 2 by up to 3 spaces each.'],
      ['Вместо атаки: передвиньте до 2 врагов в пределах дальности 2, каждого не дальше чем на 3 поля.'],
    ]);
    expect(said(moveUpTo(1))[1]).toEqual(['Instead of Attack: Move 1 space.']);
  });

  test('words that belong to a pack are unknown to the first game', () => {
    expect(() => said(scare(1, 1))).toThrow('no words for scare');
    expect(() => said(moveUpTo(2, { ignoreStrikes: true }))).toThrow('no words for ignoreStrikes');
  });
});

test('MA-SKL-09 what a card lets you choose from can be said alone', () => {
  expect(choiceText('en', 'bur-t1', 1)).toBe('Open 1 locked door on the border of your space.');
  expect(choiceText('de', 'bur-t1', 0)).toBe('1 Gegner auf deinem Feld erleidet 4 Schaden.');
  expect(() => choiceText('en', 'bur-t1', 2)).toThrow('bur-t1 has no choice 2');
});

test('what the browser is built from imports nothing that is locked', () => {
  const folder = join(import.meta.dirname, '../text');
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !file.endsWith('.ts')) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, type = '', path = ''] of source.matchAll(/^(?:import|export)( type)? [^;]*?from '(\.[^']+)'/gm))
      if (type === '') visit(join(file, '..', path));
  };
  for (const entry of ['sheet.ts', 'names/index.ts', 'stories/index.ts']) visit(join(folder, entry));
  expect(seen.size).toBeGreaterThan(20);
  expect([...seen].filter((file) => file.includes('locked') || file.endsWith('all.ts'))).toEqual([]);
});
