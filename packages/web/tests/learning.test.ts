/**
 * Whoever does what the mentor says comes to the end of each lesson, and whoever does anything else is let go. The suite takes
 * a sample; `npm run test:lessons` takes all games, languages and sizes, also by keyboard.
 */
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { evening, PASSING } from './support/house.ts';
import { openLesson, type Pupil, type Taught, takeLesson } from './support/lesson-robot.ts';
import { TOPICS } from './support/topics.ts';

const isLong = process.env.LESSONS === 'long';
/** A folder that gets a picture of everything that is said. */
const PICTURES = process.env.LESSON_PICTURES;
const LONG = isLong ? 900_000 : 240_000;
const GAMES = ['deckbuilding', 'outer-rim', 'smugglers', 'mandalorian'] as const;
const LANGS = ['de', 'en', 'ru'] as const;
const SHOWN = 'de';
const SIZES = {
  laptop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

interface Case {
  readonly game: (typeof GAMES)[number];
  readonly lang: (typeof LANGS)[number];
  readonly size: keyof typeof SIZES;
}
const ALL: readonly Case[] = GAMES.flatMap((game) =>
  LANGS.flatMap((lang) => (['laptop', 'phone'] as const).map((size) => ({ game, lang, size }))),
);
const SAMPLE: readonly Case[] = [{ game: 'deckbuilding', lang: 'ru', size: 'phone' }];

const tonight = evening();

async function learn(
  { game, lang, size }: Case,
  pupil: Omit<Pupil, 'isTouch'>,
): Promise<Taught & { readonly page: readonly string[] }> {
  // In one language it is shown what happens, too; in the others one sees what came of it.
  const shows = lang === SHOWN ? { pace: 'brisk', mine: 'pass' } : PASSING;
  const anna = await tonight.guest('Anna', { ...SIZES[size], locale: lang, shows });
  await openLesson(anna.page, game, 'Anna');
  let pictures = 0;
  const looks = async (what: string): Promise<void> => {
    if (PICTURES === undefined) return;
    const name = [game, lang, size, pupil.isObedient ? 'obeys' : 'wanders', String(pictures++).padStart(2, '0'), what];
    await anna.page.screenshot({ path: `${PICTURES}/${name.join('-')}.png` });
  };
  try {
    const taught = await takeLesson(anna.page, { ...pupil, isTouch: size === 'phone', looks });
    await looks('end');
    return { ...taught, page: anna.faults };
  } catch (error) {
    await looks('fault');
    throw error;
  }
}

describe('a lesson', () => {
  it.each(isLong ? ALL : SAMPLE)('of $game in $lang on a $size is taken to its end', { timeout: LONG }, async (how) => {
    const { said, faults, isOver, page } = await learn(how, { isObedient: true, seed: 3 });
    if (isLong) console.log(`${how.game} ${how.lang} ${how.size}: ${said.join(' ')}`);
    expect({ faults, isOver, page }).toEqual({ faults: [], isOver: true, page: [] });
    expect(TOPICS[how.game].filter((each) => !said.includes(each))).toEqual([]);
  });

  it.each(isLong ? ALL.filter(({ lang }) => lang === 'en') : [])(
    'of $game on a $size lets go of whoever does anything else',
    { timeout: LONG },
    async (how) => {
      const { faults, isOver, page } = await learn(how, { isObedient: false, seed: 5 });
      expect({ faults, isOver, page }).toEqual({ faults: [], isOver: true, page: [] });
    },
  );

  it.each(isLong ? GAMES : [])('of %s can be taken by keyboard', { timeout: LONG }, async (game) => {
    const how = { game, lang: 'en', size: 'laptop' } as const;
    const { faults, isOver, page } = await learn(how, { isObedient: true, byKeyboard: true, seed: 7 });
    expect({ faults, isOver, page }).toEqual({ faults: [], isOver: true, page: [] });
  });
});
