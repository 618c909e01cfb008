import type { Args } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { books, kernelBook, LANGS, type Lang, render, wordBook } from '@cantina/text';
import { describe, expect } from 'vitest';
import { assetOf, cards, contactClass, FACTIONS, PLACES, patrolOf, themesOf } from '../content/index.ts';
import { playable } from '../index.ts';
import { lineOf } from '../table/card/lines.ts';
import { words } from '../table/words/index.ts';
import { gameTexts, printers } from '../text/index.ts';

const book = books(kernelBook, wordBook, playable.book);
const say = (lang: Lang, key: string, args: Args): string =>
  render({ key, args }, { lang, seat: 0, seatName: () => '', faceName: () => '', book });

describe('what lies open on a real table', () => {
  it('OR-CONTACT-08 OR-BOUNTY-01 · every bounty names the class of its contact, wherever it is read', () => {
    for (const lang of LANGS) {
      const { card } = printers[lang].words;
      for (const entry of gameTexts[lang].sheet()) {
        const printed = cards.find(({ id }) => id === entry.face);
        const asset = printed === undefined ? null : assetOf(printed);
        if (asset?.kind !== 'bounty') continue;
        const kind = card.contactClass(contactClass(asset.target));
        expect([entry.face, entry.values.includes(kind)]).toEqual([entry.face, true]);
        expect(lineOf(asset, lang)).toContain(kind);
      }
    }
    expect([contactClass('greedo'), contactClass('dengar'), contactClass('boshek')]).toEqual([2, 3, 2]);
  });

  it('OR-PATROL-02 OR-PATROL-03 OR-GAP-10 · a patrol tells what it is worth, on the map and where it is fought', () => {
    for (const lang of LANGS) {
      for (const faction of FACTIONS) {
        for (const level of [1, 2, 3, 4] as const) {
          const { ship, reward } = patrolOf(faction, level);
          const credits = reward !== null && 'credits' in reward ? reward.credits : 0;
          const fame = reward !== null && 'fame' in reward ? reward.fame : 0;
          const args: Args = { faction, level, value: ship ?? 0, credits, fame };
          const label = say(lang, 'option.encounter-patrol', args);
          const onMap = words[lang].patrol(faction, level, ship, words[lang].reward(credits, fame));
          const worth = [...(credits > 0 ? [/4.?000/] : []), ...(fame > 0 ? [RegExp(String(fame))] : [])];
          for (const text of [label, onMap]) for (const each of worth) expect(text).toMatch(each);
        }
      }
    }
  });

  it('OR-ENCSPACE-13 OR-DIFF-41 · the back of an encounter deck hints at what is met there', () => {
    expect(PLACES).toHaveLength(14);
    for (const place of PLACES) expect([place, themesOf(place).length > 0]).toEqual([place, true]);
    // every Maelstrom section offers an extra turn (OR-MAEL-04), and Cantonica is for spending
    expect(themesOf('maelstrom')[0]).toBe('extra-turns');
    expect(themesOf('cantonica')[0]).toBe('shopping');
    for (const lang of LANGS) expect(words[lang].themes(themesOf('cantonica'))).toContain(', ');
  });
});
