import { it } from '@cantina/kernel/testing';
import { LANGS } from '@cantina/text';
import { expect } from 'vitest';
import { assetOf, cards, type Face, SPACES } from '../content/index.ts';
import { faceName, spaceName } from '../text/names/index.ts';
import { sectionStory, storyOf } from '../text/stories/index.ts';

const alphabet = { de: /^[^\p{Script=Cyrillic}]+$/u, en: /^[^\p{Script=Cyrillic}ßäöü]+$/u, ru: /\S/u } as const;

it('every face has a name in three languages', () => {
  for (const lang of LANGS) {
    const names = cards.map(({ id }) => faceName(lang, id));
    expect(names.filter((name) => !alphabet[lang].test(name) || name !== name.trim() || name.length > 40)).toEqual([]);
    expect(new Set(SPACES.map((space) => spaceName(space)[lang])).size).toBe(SPACES.length);
  }
});

/** A contact and its databank card, a ship and its offer, a big job and its steps are called the same on purpose. */
const subject = (face: Face): string => face.slice(face.indexOf('/') + 1);

it('things that can be owned at the same time never share a name', () => {
  const owned = cards.filter((card) => assetOf(card) !== null).map((card) => card.id);
  for (const lang of LANGS) {
    const names = owned.map((face) => faceName(lang, face));
    const twice = owned.filter((face, index) => names.indexOf(faceName(lang, face)) !== index);
    expect(twice.map(subject)).toEqual([]);
  }
});

it('encounters, jobs and databank cards tell a short story in each language', () => {
  const stories = cards.flatMap((card) => {
    if (card.component === 'encounter') return card.sections.map((section) => sectionStory(card.id, section.for));
    const story = storyOf(card.id);
    return story === null ? [] : [story];
  });
  expect(stories).toHaveLength(140 + 53 + 15);
  for (const lang of LANGS) {
    expect(new Set(stories.map((story) => story[lang])).size).toBe(stories.length);
    const lines = stories.map((story) => story[lang]);
    expect(lines.filter((line) => !alphabet[lang].test(line))).toEqual([]);
    expect(lines.filter((line) => !/[.!?…][“”»]?$/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.length > 125)).toEqual([]);
    expect(lines.filter((line) => /["']/.test(line))).toEqual([]); // typographic quotes only
  }
  expect(stories.filter(({ ru }) => /[A-Za-z]{2}/.test(ru))).toEqual([]);
});
