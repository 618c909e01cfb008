import { type Args, type CardArg, seedFrom, start } from '@cantina/kernel';
import { listen, UNTIDY } from '@cantina/playable/testing';
import { books, de, en, kernelBook, LANGS, type Lang, plain, type Reader, render, ru, wordBook } from '@cantina/text';
import { describe, expect, test } from 'vitest';
import { AREAS, baseMap, baseMission, CHARACTER_IDS, packs as contents } from '../content/all.ts';
import { mission as mission3 } from '../content/locked/p3/mission.ts';
import { numbers as m4, mission as mission4 } from '../content/locked/p4/mission.ts';
import { contractNumbers, dealNumbers, doubleDeal, privateContracts } from '../content/locked/p7/index.ts';
import { USUAL_TIME } from '../content/missions.ts';
import { playable } from '../index.ts';
import type { Options } from '../rules/state.ts';
import { hero as heroDe } from '../text/de/words.ts';
import { hero as heroEn } from '../text/en/words.ts';
import { labels, rulebook } from '../text/index.ts';
import { rulebookOf } from '../text/locked/rulebook/index.ts';
import { hero as heroRu } from '../text/ru/words.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dmitri'];

const readerOf = (lang: Lang, seat: number | null): Reader => ({
  lang,
  seat,
  seatName: (which) => NAMES[which] ?? '',
  faceName: (face) => playable.texts[lang].faceName(face),
  book: books(kernelBook, wordBook, playable.book),
});

const HALL = { message: { key: 'name.room:hall' } };
const card: CardArg = { card: 1, face: 'm1-raider' };

/** One value for every argument that any message has. */
const ARGS: Args = {
  hero: 'mandalorian',
  heroes: ['mandalorian', 'ig11'],
  seat: { seat: 0 },
  accused: { seat: 1 },
  votes: [{ seat: 0 }, { seat: 2 }],
  winners: [{ seat: 0 }, { seat: 1 }],
  card,
  cards: [card, card],
  enemy: card,
  event: { card: 2, face: 'ambush' },
  door: { message: { key: 'name.door:blast' } },
  track: { message: { key: 'mission.m1.track' } },
  target: { message: { key: 'option.space', args: { space: 'D7', place: null } } },
  place: HALL,
  number: 8,
  area: 'attack',
  action: 'intel',
  space: 'D7',
  from: 'D7',
  to: 'D8',
  deck: 'event',
  danger: 'crisis',
  reason: 'goal',
  back: 'melee',
  random: true,
  buried: false,
  ...{
    amount: 2,
    before: 1,
    crises: 1,
    damage: 3,
    events: 2,
    left: 2,
    most: 2,
    must: 2,
    needed: 3,
    picked: 0,
    played: 1,
  },
  ...{ min: 3, characters: 2 },
  ...{ range: 2, steps: 3, strength: 2, total: 6, turn: 4 },
};

describe.each(LANGS)('every message in %s', (lang) => {
  test('is a tidy line for everybody who reads it', () => {
    const found = [...playable.book.entries[lang].keys()].flatMap((key) =>
      [null, 0, 1].flatMap((seat) => {
        const line = render({ key, args: ARGS }, readerOf(lang, seat));
        return line !== '' && (UNTIDY.test(line) || /[{}]/.test(line)) ? [`${key}: ${line}`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  test('is there in every language', () => {
    expect(new Set(playable.book.entries[lang].keys())).toEqual(new Set(playable.book.entries.en.keys()));
  });
});

describe('what is said at the table', () => {
  const tables: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
    { seats: 2, options: {} },
    { seats: 1, options: { difficulty: 'easy' } },
    { seats: 2, options: { mission: 'c2', map: 'map3', mode: 'shared', unlocked: 5 } },
    { seats: 3, options: { mission: 'h1', map: 'map1', unlocked: 7 } },
  ];

  test.each(tables)('is tidy in every language, for everybody: $seats seats, $options', ({ seats, options }) => {
    const { untidy, keys } = listen(playable, { seats, seed: 'one', options: options as Options, answers: 150 });
    expect(untidy).toEqual([]);
    expect(keys.size).toBeGreaterThan(30);
  });
});

describe('what a line says', () => {
  const say = (lang: Lang, key: string, args: Args, seat: number | null = 0): string =>
    render({ key, args }, readerOf(lang, seat));

  test('an option tells what it leads to', () => {
    const play = { card: { card: 3, face: 'flamethrower' }, area: 'attack', strength: 2, total: 6, danger: 'crisis' };
    expect(say('en', 'option.play', play)).toBe('“Flamethrower” on Attack (2 damage; makes 6: crisis and event)');
    expect(say('de', 'option.play', play)).toBe(
      '„Flammenwerfer“ auf Angreifen (2 Schaden; ergibt 6: Krise und Ereignis)',
    );
    expect(say('ru', 'option.play', play)).toBe('«Огнемёт» в зону «Атака» (урон 2; станет 6: кризис и событие)');
    const calm = { ...play, area: 'move', strength: 1, total: 3, danger: 'calm' };
    expect(say('de', 'option.play', calm)).toBe('„Flammenwerfer“ auf Bewegen (bis zu 1 Feld; ergibt 3)');
    expect(say('ru', 'option.play', calm)).toBe('«Огнемёт» в зону «Движение» (до 1 поля; станет 3)');
  });

  test('a prompt names who acts and the card behind it', () => {
    const args = { hero: 'greef', card: { card: 3, face: 'favor-owed' }, amount: 1, left: 2 };
    expect(say('en', 'prompt.damage', args)).toMatch(/^Greef Karga, .+: who takes 1 damage\? \(2 to go\)$/);
    expect(say('en', 'prompt.damage', { ...args, card: null, left: 1 })).toBe('Greef Karga: who takes 1 damage?');
    expect(say('de', 'prompt.mover', { event: { card: 2, face: 'ambush' }, left: 1 })).toBe(
      '„Hinterhalt“: Welcher Gegner bewegt sich?',
    );
    expect(say('ru', 'prompt.mover', { event: null, left: 1 })).toBe('Какой враг движется?');
  });

  test('only whoever looked at a threat is told its face', () => {
    const seen = { seat: { seat: 0 }, hero: 'ig11', card: { card: 1, face: 'm1-captain' }, space: 'D10', place: null };
    const unseen = { ...seen, card: { card: 1, face: null } };
    expect(say('en', 'log.look-at', seen, 0)).toBe('With IG-11 you look at the threat at D10: Raider Captain.');
    expect(say('en', 'log.look-at', unseen, 1)).toBe('IG-11 looks at the facedown threat at D10.');
  });

  test('in Russian who stands on the map has no quotes, the titles of cards have', () => {
    const raider = { card: 1, face: 'm1-raider' };
    expect(say('ru', 'option.threat', { card: raider, space: 'D7', place: null, damage: 0 })).toBe(
      'Налётчик на поле D7',
    );
    expect(say('ru', 'log.attack', { card: raider, hero: 'paz' })).toBe('Налётчик атакует Паза Визслу.');
    expect(say('ru', 'log.carry-off', { enemy: raider })).toBe('Налётчик хватает Малыша!');
    const defend = { card: { card: 2, face: 'defend' }, hero: 'paz' };
    expect(say('ru', 'log.block', defend)).toBe('«Защита» блокирует 1 урон по Пазу Визсле.');
  });

  test.each([
    ['de', 'Plünderer auf D8 (Halle), 1 Schaden'],
    ['en', 'Raider at D8 (Hall), 1 damage'],
    ['ru', 'Налётчик на поле D8 (Зал), урон: 1'],
  ] as const)('the damage tells an enemy from another one beside it, in %s', (lang, text) => {
    expect(
      say(lang, 'option.threat', { card: { card: 1, face: 'm1-raider' }, space: 'D8', place: HALL, damage: 1 }),
    ).toBe(text);
  });

  test('an accusation can be read by the accused', () => {
    const args = { seat: { seat: 0 }, accused: { seat: 1 } };
    expect(say('de', 'log.accuse', args, 1)).toBe('Beschuldigung: Anna gegen dich.');
    expect(say('ru', 'log.accuse', args, 0)).toBe('Обвинение: вы против игрока Ben.');
  });
});

test('characters are called in sentences what they are called on their cards', () => {
  for (const id of CHARACTER_IDS) {
    expect(de.capital(de.say(heroDe(id)))).toBe(playable.texts.de.faceName(id));
    expect(en.capital(en.say(heroEn(id)))).toBe(playable.texts.en.faceName(id));
    expect(ru.say(heroRu(id))).toBe(playable.texts.ru.faceName(id));
  }
});

describe.each(LANGS)('the board of a terminal in %s', (lang) => {
  const match = start(playable.game, { seats: 2, options: {}, seed: seedFrom('board') });
  const first = (wanted: string): void => {
    const [question] = match.pending;
    const option = question?.options.find(({ id }) => id.startsWith(wanted));
    if (question !== undefined) match.answer(question.seat, question.id, [option?.id ?? '']);
  };
  first('character:mandalorian');
  first('seat:0');
  const shown = (seat: number | null): string =>
    plain(playable.texts[lang].board?.(match.view(seat ?? 'spectator'), readerOf(lang, seat)) ?? []);
  const hand = (seat: number): readonly string[] =>
    (match.view(seat).zones.hand?.[seat]?.cards ?? []).map(({ face }) => playable.texts[lang].faceName(face));

  test('shows one’s own hand and nobody else’s', () => {
    expect(hand(0)).toHaveLength(4);
    for (const name of hand(0)) {
      expect(shown(0)).toContain(name);
      expect(shown(1)).not.toContain(name);
      expect(shown(null)).not.toContain(name);
    }
  });

  test('names spaces as on the map, and no facedown threat by its face', () => {
    const rows = shown(0).split('\n');
    const facedown = rows[rows.indexOf(`── ${labels[lang].board.facedown}`) + 1];
    const spaces = baseMap.spaces.flatMap(({ id, icon }) => (icon?.face === 'down' ? [id] : []));
    expect(facedown).toBe(`   ${spaces.join(' · ')}`);
  });

  test('tells what each area comes to', () => {
    const totals = [0, 1, 2, 3].map((area) => {
      const face = match.view(0).zones.areaTokens?.[area]?.cards[0]?.face ?? '';
      return `${labels[lang].areas[AREAS[area] ?? 'move']} ${face.at(-1)}`;
    });
    for (const total of totals) expect(shown(null)).toContain(total);
  });
});

describe('the rulebook', () => {
  const all = (lang: Lang): string => [rulebook[lang], ...contents.map(({ id }) => rulebookOf(lang, id))].join('\n');
  const rule = (lang: Lang, id: string): string => new RegExp(`\\*\\*${id}\\*\\* (.*)`).exec(all(lang))?.[1] ?? '';
  const figuresIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

  test.each(LANGS)('names the figures that the rules use, in %s', (lang) => {
    const [few, many] = USUAL_TIME;
    expect(figuresIn(rule(lang, 'MD-GEN-05'))).toEqual(expect.arrayContaining([few, many]));
    const health = baseMap.doors[0]?.health ?? 0;
    expect(figuresIn(rule(lang, 'MD-M1-02'))).toEqual([health, health]);
    expect(figuresIn(rule(lang, 'MD-M1-05'))).toContain(baseMission.track?.base);
    expect(figuresIn(rule(lang, 'MD-M3-04'))).toEqual([
      mission3.track?.base,
      mission3.track?.perCharacter,
      mission3.track?.lessWhenHard,
    ]);
    expect(figuresIn(rule(lang, 'MD-M4-02')).slice(0, 4)).toEqual([
      m4.arrival,
      mission4.track?.base,
      m4.health,
      m4.healthPerCharacter,
    ]);
    expect(figuresIn(rule(lang, 'MD-H1-02')).slice(-2)).toEqual([doubleDeal.track?.base, dealNumbers.betrayals]);
    expect(figuresIn(rule(lang, 'MD-H2-02'))).toEqual([contractNumbers.marked, privateContracts.track?.base]);
  });

  test('has the same rules in every language', () => {
    const ids = (lang: Lang): readonly string[] => all(lang).match(/\*\*M[AD]-[A-Z0-9]+-\d+\*\*/g) ?? [];
    expect(ids('de')).toEqual(ids('en'));
    expect(ids('ru')).toEqual(ids('en'));
    expect(new Set(ids('en')).size).toBe(ids('en').length);
  });
});
