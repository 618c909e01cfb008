import { describe, expect, it } from 'vitest';
import { isMeant } from '../kit/lesson/asked.ts';
import { Course, type GameLesson, type LessonAt } from '../kit/lesson/lesson.ts';
import { placeBeside, pointerFrom, shareUnder } from '../kit/lesson/placing.ts';

const said = { de: '', en: '', ru: '' };
const lesson: GameLesson = {
  most: 10,
  hints: [],
  steps: [
    { id: 'welcome', said, when: () => true },
    { id: 'buy', said, when: ({ answers }) => answers >= 2, until: ({ happened }) => happened('purchase') > 0 },
    { id: 'attack', said, when: () => true, until: ({ happened }) => happened('attack') > 0 },
  ],
};
const at = (answers: number, ...events: string[]): LessonAt =>
  ({ answers, happened: (type: string) => events.filter((each) => each === type).length }) as unknown as LessonAt;

describe('a lesson', () => {
  it('says one thing at a time, in order, and goes on when it is read or done', () => {
    const course = new Course(lesson);
    const first = course.now(at(0));
    expect(first?.id).toBe('welcome');
    if (first !== null) course.learn(first);
    expect(course.now(at(2))?.id).toBe('buy');
    expect(course.now(at(3, 'purchase'))?.id).toBe('attack');
    expect(course.isOver(at(3))).toBe(false);
    expect(course.now(at(4, 'purchase', 'attack'))).toBeNull();
    expect(course.isOver(at(4))).toBe(true);
  });

  it('adapts: what does not fit yet waits, what was done unasked is not said', () => {
    const course = new Course(lesson, ['welcome']);
    expect(course.now(at(0))?.id).toBe('attack');
    expect(course.now(at(5, 'purchase'))?.id).toBe('attack');
  });

  it('advises on a question until that is answered, in whichever way', () => {
    const asked = (id: number | null): LessonAt =>
      ({ ...at(0), play: { decision: id === null ? null : { id } } }) as unknown as LessonAt;
    const steps = [{ id: 'back', said, when: () => true, untilAnswered: true as const }, ...lesson.steps];
    const course = new Course({ ...lesson, steps });
    expect(course.now(asked(3))?.id).toBe('back');
    expect(course.now(asked(3))?.id).toBe('back');
    expect(course.now(asked(null))?.id).toBe('welcome');
    expect(course.learned).toEqual(['back']);
  });

  it('lets go after a while, whatever is left', () => {
    expect(new Course(lesson).isOver(at(10))).toBe(true);
  });

  it('goes on after a reload where it was', () => {
    const course = new Course(lesson);
    course.now(at(0, 'purchase'));
    expect(new Course(lesson, course.learned).now(at(2))?.id).toBe('welcome');
  });
});

describe('an option', () => {
  it('is meant by its whole id or by the parts it begins with', () => {
    const meant = (name: string): readonly string[] =>
      ['end', 'buy:pilot', 'buy:7', 'buy-all', 'space:n-1', 'space:n-10'].filter((id) => isMeant(name, { id }));
    expect(meant('end')).toEqual(['end']);
    expect(meant('buy')).toEqual(['buy:pilot', 'buy:7']);
    expect(meant('space:n-1')).toEqual(['space:n-1']);
    expect(meant('bu')).toEqual([]);
  });
});

describe('the place of the words', () => {
  const screen = { width: 1000, height: 600 };
  const size = { width: 300, height: 100 };
  it('is beside what they are about, never over it', () => {
    expect(placeBeside({ left: 400, top: 300, width: 100, height: 50 }, size, screen)).toEqual({ left: 300, top: 186 });
    expect(placeBeside({ left: 400, top: 20, width: 100, height: 50 }, size, screen)).toEqual({ left: 300, top: 84 });
    expect(placeBeside({ left: 10, top: 10, width: 100, height: 580 }, size, screen)).toEqual({ left: 124, top: 250 });
  });
  it('is found for rectangles of the page, too, whose values are not their own', () => {
    const ofPage = Object.create({ left: 400, top: 300, ...size }) as typeof size;
    expect(placeBeside({ left: 400, top: 300, width: 100, height: 50 }, ofPage, screen)).toEqual({
      left: 300,
      top: 186,
    });
  });
  it('is as near as it can be without lying over what is asked', () => {
    const button = { left: 0, top: 490, width: 1000, height: 100 };
    const question = { left: 0, top: 420, width: 1000, height: 60, weight: 6 };
    const { top } = placeBeside(button, size, screen, { taken: [question] }) ?? { top: 0 };
    expect(top).toBeLessThanOrEqual(420 - size.height);
    expect(top).toBeGreaterThan(420 - size.height - 24);
  });
  it('is where it covers least, rather than right beside: cards and numbers are there to be seen', () => {
    const card = { left: 100, top: 250, width: 100, height: 120 };
    const row = Array.from({ length: 4 }, (_, i) => ({
      left: 20 + i * 120,
      top: 90,
      width: 110,
      height: 420,
      weight: 1,
    }));
    const { left } = placeBeside(card, size, screen, { taken: row }) ?? { left: 0 };
    expect(left).toBeGreaterThanOrEqual(480);
  });
  it('stays where it was while that is nearly as good, and goes when it would cover what it is about', () => {
    const first = { left: 500, top: 300, width: 100, height: 50 };
    const before = { left: 20, top: 20 };
    expect(placeBeside(first, size, screen, { before: { left: 400, top: 120 } })).toEqual({ left: 400, top: 120 });
    expect(placeBeside({ left: 30, top: 30, width: 50, height: 50 }, size, screen, { before })).not.toEqual(before);
  });
  it('is at the top where it is about nothing in particular, below what is shown there', () => {
    const scene = { left: 200, top: 60, width: 600, height: 200, weight: 3 };
    const { top } = placeBeside(null, size, screen, { taken: [scene] }) ?? { top: 0 };
    expect(top).toBeGreaterThanOrEqual(255);
  });
  it('has a line to what it is about, where that is farther away', () => {
    const words = { left: 100, top: 100, width: 300, height: 100 };
    expect(pointerFrom(words, { left: 420, top: 120, width: 50, height: 50 })).toBeNull();
    expect(pointerFrom(words, { left: 500, top: 140, width: 100, height: 20 })).toEqual({
      from: { x: 400, y: 150 },
      to: { x: 500, y: 150 },
    });
  });
  it('hides nothing that is needed, however near that would be', () => {
    const planet = { left: 400, top: 300, width: 100, height: 50 };
    const above = { left: 300, top: 200, width: 300, height: 20 };
    const below = { left: 300, top: 380, width: 300, height: 20 };
    const at = placeBeside(planet, size, screen, { needed: [above, below] });
    const words = { left: 0, top: 0, ...at, ...size };
    expect([above, below, planet].map((each) => shareUnder(each, words))).toEqual([0, 0, 0]);
  });
  it('is found for words as broad as a phone, too', () => {
    const phone = { width: 390, height: 844 };
    const broad = { width: 374, height: 115 };
    const planet = { left: 200, top: 90, width: 40, height: 40 };
    const places = Array.from({ length: 8 }, (_, i) => ({ left: 20 + 40 * i, top: 150, width: 30, height: 140 }));
    const at = placeBeside(planet, broad, phone, { needed: places });
    expect(at?.top).toBeGreaterThanOrEqual(288);
  });
  it('changes while the same words are read only for what is needed', () => {
    const planet = { left: 400, top: 300, width: 100, height: 50 };
    const before = { left: 20, top: 20 };
    const scene = { left: 0, top: 0, width: 400, height: 200, weight: 1 };
    expect(placeBeside(planet, size, screen, { before, taken: [scene] })).not.toEqual(before);
    expect(placeBeside(planet, size, screen, { before, isSame: true, taken: [scene] })).toEqual(before);
    const name = { left: 60, top: 60, width: 80, height: 20 };
    expect(placeBeside(planet, size, screen, { before, isSame: true, needed: [name] })).not.toEqual(before);
  });
  it('is over as little as can be of what fills the screen, and nowhere on a screen too small for it', () => {
    const all = { left: 0, top: 0, width: 1000, height: 600 };
    expect(placeBeside(all, size, screen)).not.toBeNull();
    expect(placeBeside(all, size, { width: 200, height: 90 })).toBeNull();
  });
});
