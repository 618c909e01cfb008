/** The lessons of all games at their prepared tables, without a page: whoever does what is said meets everything that matters. */
import { playable as deckbuilding } from '@cantina/deckbuilding';
import { lesson as deckLesson } from '@cantina/deckbuilding/lesson';
import { prepared as deckTable } from '@cantina/deckbuilding/lesson/prepared';
import { playable as mandalorian } from '@cantina/mandalorian';
import { lessonWith } from '@cantina/mandalorian/lesson';
import { prepared as missionTable } from '@cantina/mandalorian/lesson/prepared';
import { playable as rim } from '@cantina/outer-rim';
import { lesson as rimLesson } from '@cantina/outer-rim/lesson';
import { prepared as rimTable } from '@cantina/outer-rim/lesson/prepared';
import { playable as smugglers } from '@cantina/smugglers';
import { lesson as smugglersLesson } from '@cantina/smugglers/lesson';
import { prepared as smugglersTable } from '@cantina/smugglers/lesson/prepared';
import { LANGS } from '@cantina/text';
import { describe, expect, it } from 'vitest';
import { type FirstGame, takeAlone } from './support/pupil.ts';
import { TOPICS } from './support/topics.ts';

const missionLesson = lessonWith({ isReading: () => false, held: () => null });
const GAMES: readonly (readonly [keyof typeof TOPICS, FirstGame])[] = [
  ['deckbuilding', { playable: deckbuilding, lesson: deckLesson, ...deckTable }],
  ['outer-rim', { playable: rim, lesson: rimLesson, ...rimTable }],
  ['smugglers', { playable: smugglers, lesson: smugglersLesson, ...smugglersTable }],
  ['mandalorian', { playable: mandalorian, lesson: missionLesson, ...missionTable }],
];
/** What a person still finds easy to read beside a table. */
const LONGEST = 230;

describe.each(GAMES)('the first game of %s', (game, first) => {
  it('comes to everything that matters for whoever does what is said', () => {
    for (const seed of [1, 2, 3]) {
      const { said, lost, isOver } = takeAlone(first, { isObedient: true, seed });
      expect({ unsaid: TOPICS[game].filter((each) => !said.includes(each)), lost, isOver }).toEqual({
        unsaid: [],
        lost: [],
        isOver: true,
      });
    }
  });

  it('lets go in the end of whoever does anything else, and never says twice what is only read', () => {
    const read = first.lesson.steps.flatMap((step) => (step.until === undefined ? [step.id] : []));
    for (const seed of [4, 5, 6]) {
      const { said, isOver, end } = takeAlone(first, { isObedient: false, seed });
      const twice = said.filter((each, i) => read.includes(each) && said.indexOf(each) !== i);
      expect({ twice, isOver: isOver || end.play.view.outcome !== null }).toEqual({ twice: [], isOver: true });
    }
  });

  it('has a line for what is asked most, short enough for one row, in every language', () => {
    const { hints } = first.lesson;
    const said = hints.flatMap((hint) => LANGS.map((lang) => hint.said[lang]));
    expect(said.filter((text) => !/[.!]$/.test(text) || text.length > 95)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
    const { end } = takeAlone(first, { isObedient: true, seed: 1 });
    expect(hints.some((hint) => hint.when(end))).toBe(true);
  });

  it('is told in a sentence or three, in every language', () => {
    const said = first.lesson.steps.flatMap((step) => LANGS.map((lang) => step.said[lang]));
    expect(said.filter((text) => !/[.!]$/.test(text) || text.length < 30 || text.length > LONGEST)).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});

it('tells of tests in Outer Rim when a skill is tested, not when illegal cargo rolls its single die', () => {
  const { said } = takeAlone({ playable: rim, lesson: rimLesson, ...rimTable }, { isObedient: true, seed: 1 });
  expect(said.indexOf('test')).toBeGreaterThan(said.indexOf('encounter'));
});
