import { type Args, start } from '@cantina/kernel';
import { approve, listen, readersOf, UNTIDY } from '@cantina/playable/testing';
import { LANGS, type Lang, plain, render } from '@cantina/text';
import { describe, expect, test } from 'vitest';
import { faces } from '../content/index.ts';
import { playable } from '../index.ts';
import { sectionNow } from '../table/now/sections.ts';
import { gameTexts } from '../text/index.ts';
import { samples } from './text-samples.ts';

/** A sentence, or a line that opens a list of cases. Cases begin with dashes, the steps of a job with a number. */
const WHOLE = /^(?:– )*(?:\d+\. )?[\p{Lu}\d«].*[.!?:”“]$/su;

const reader = readersOf(playable);

describe.each(LANGS)('the card sheet in %s', (lang) => {
  const sheet = gameTexts[lang].sheet();

  test('is the one that was read and approved', () => approve(gameTexts, lang, import.meta.url));

  test('a part that offers its card says what the card gives, any other part does not', () => {
    const face = 'encounter/cantonica-ord-mantell-9';
    const read = (section: string): string => {
      const recent = [{ n: 1, type: 'draw-encounter', data: { card: { card: 1, face }, section } }];
      return sectionNow(face, recent, lang)?.text.join(' ') ?? '';
    };
    const given = sheet.find((entry) => entry.face === face);
    const [skills = '?'] = given?.values.filter((value) => value !== '') ?? [];
    expect(read('ord-mantell')).toContain(skills);
    expect(read('ord-mantell')).toContain(given?.text.at(-1) ?? '?');
    expect(read('cantonica')).not.toContain(given?.text.at(-1) ?? '');
  });

  test('has every face once', () => {
    expect(sheet.map(({ face }) => face)).toEqual(faces);
    expect(sheet.filter(({ name }) => name === '')).toEqual([]);
  });

  test('is tidy, and every sentence is whole', () => {
    const lines = sheet.flatMap(({ name, values, text, story }) => [name, ...values, ...text, story ?? '-']);
    expect(lines.filter((line) => UNTIDY.test(line))).toEqual([]);
    expect(sheet.flatMap(({ text }) => text).filter((line) => !WHOLE.test(line))).toEqual([]);
  });

  test('says something on every card but the starting ships', () => {
    const silent = sheet.filter(({ text }) => text.length === 0).map(({ face }) => face);
    expect(silent).toEqual(['ship/g9-rigger', 'ship/g-1a-starfighter']);
  });
});

/** Events that another line tells already. */
const SILENT: ReadonlySet<string> = new Set(
  [
    'lay-map',
    'next-to-choose',
    'deal-contact',
    'turn-ends',
    'plan-recover',
    'fame-stops',
    'owe',
    'release',
    'combat-window',
    'use-in-combat',
    'combat-ends',
    'use-in-test',
    'ai-skip',
    'move',
    'shuffle',
    'reveal',
    'roll',
  ].map((type) => `log.${type}`),
);

describe.each(LANGS)('messages in %s', (lang) => {
  test.each(Object.entries<readonly Args[]>(samples))('%s', (key, all) => {
    for (const seat of [0, 1, null]) {
      const lines = all.map((args) => render({ key, args }, reader(lang, seat)));
      expect(lines.filter((line) => UNTIDY.test(line))).toEqual([]);
      expect(lines.every((line) => line === '')).toBe(SILENT.has(key));
    }
  });
});

describe('what is said at the table', () => {
  test.each([1, 2, 3, 4])('is tidy in every language, for everybody, with %i seats', (seats) => {
    const { untidy, keys } = listen(playable, { seats, seed: `listen ${seats}`, answers: 250 });
    expect(untidy).toEqual([]);
    expect(keys.size).toBeGreaterThan(60);
  });
});

describe('grammar at the table', () => {
  const say = (lang: Lang, key: string, args: Args, seat: number | null = 0): string =>
    render({ key, args }, reader(lang, seat));

  test('Russian counts dice by their faces', () => {
    const dice = ['hit', 'hit', 'crit', 'crit', 'crit', 'crit', 'crit', 'blank', 'blank'];
    expect(say('ru', 'log.test-roll', { dice })).toBe(
      'Выпало: 2 попадания, 5 критических попаданий и 2 пустых результата.',
    );
  });

  test('Russian quotes the titles of cards, but not the names of people and droids', () => {
    const card = { card: 1, face: 'contact/4-lom' };
    const at = { slot: 0, card };
    expect(say('ru', 'option.contact', at)).toBe('4-LOM (Кантоника, слева)');
    expect(say('ru', 'log.turn-up-contact', at)).toBe('Раскрыт жетон контакта на Кантонике: 4-LOM.');
    expect(say('ru', 'option.ability', { card })).toBe('Применить: 4-LOM');
    expect(say('ru', 'log.gain-asset', { player: { seat: 0 }, card })).toBe('Вы получаете карту «4-LOM».');
  });

  test('Russian declines whom one fights', () => {
    const combat = { player: { seat: 1 }, other: null, foe: 'ziton-moj', type: 'ground', value: 5 };
    expect(say('ru', 'log.combat-begins', combat)).toBe(
      'Ben вступает в наземный бой с Зитоном Можем (значение боя 5).',
    );
  });

  test('the score of a fight is told from the side of the winner', () => {
    const fight = { player: { seat: 0 }, other: { seat: 1 }, foe: null, attack: 2, defense: 3 };
    expect(say('ru', 'log.combat-outcome', { ...fight, winner: 'defender' })).toBe('Ben побеждает 3:2.');
    expect(say('ru', 'log.combat-outcome', { ...fight, winner: 'attacker', attack: 4 })).toBe('Вы побеждаете 4:3.');
  });

  test('what another player chooses from is quoted, because it speaks to the reader of the card', () => {
    const [first] = samples['option.choice'].filter(({ effect }) =>
      say('en', 'option.choice', { effect }).startsWith('“'),
    );
    expect(first).toBeDefined();
    expect(say('en', 'option.choice', { effect: first?.effect ?? -1 })).toBe(
      '“Take 4,000 credits from that player, and the job fails.”',
    );
  });

  test('a German card name is quoted, so that no case is missing in it; people keep theirs', () => {
    const you = { player: { seat: 0 } };
    const card = (face: string) => ({ card: 1, face });
    expect(say('de', 'log.buy', { ...you, card: card('market/improved-nav-computer'), paid: 3000 })).toBe(
      'Du kaufst „Verbesserter Navicomputer“ für 3.000 Credits.',
    );
    expect(say('de', 'log.look', { seat: { seat: 0 }, cards: [card('contact/ig-rm-droid')] })).toBe(
      'Du siehst dir 1 Kontakt im Geheimen an: IG-RM-Droide.',
    );
    const fight = { ...you, other: null, foe: 'ig-rm-droid', type: 'ground', value: 4 };
    expect(say('de', 'log.combat-begins', fight)).toBe(
      'Du kämpfst im Bodenkampf gegen den IG-RM-Droiden (Kampfwert 4).',
    );
  });

  test('English tells the score from the winner’s side', () => {
    const fight = { player: { seat: 0 }, other: { seat: 1 }, foe: null, winner: 'defender', attack: 2, defense: 3 };
    expect(say('en', 'log.combat-outcome', fight)).toBe('Ben wins 3 to 2.');
    expect(say('en', 'log.combat-outcome', { ...fight, other: null, foe: 'patrol/hutt/2' })).toBe(
      'You lose to the level 2 Hutt patrol, 3 to 2.',
    );
    expect(say('en', 'log.combat-outcome', { ...fight, winner: 'attacker', attack: 3 })).toBe('You win 3 to 3.');
  });

  test('nobody but its owner reads which card is kept as a secret', () => {
    const args = { player: { seat: 0 }, card: { card: null, face: null }, section: 'secret' };
    expect(say('de', 'log.draw-encounter', args, 1)).toBe('Anna behält eine Karte als Geheimnis.');
    expect(say('en', 'log.draw-encounter', args, 1)).toBe('Anna keeps a card as a secret.');
    expect(say('ru', 'log.draw-encounter', args, 1)).toBe('Anna оставляет карту себе как секрет.');
  });
});

test.each(LANGS)('the board in %s shows the whole table', (lang) => {
  const match = start(playable.game, { seats: 2, seed: '5'.repeat(64) });
  const text = plain(gameTexts[lang].board?.(match.view(1), reader(lang, 1)) ?? []);
  expect(text).not.toMatch(/undefined|null|NaN/);
  expect(text.split('\n')).toHaveLength(1 + 7 + 1 + 12 + 2 * 3);
});
