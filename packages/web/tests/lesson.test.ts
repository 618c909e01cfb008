import { describe, expect, it } from 'vitest';
import { isMeant } from '../kit/lesson/asked.ts';
import { Course, type GameLesson, type LessonAt } from '../kit/lesson/lesson.ts';
import { placeBeside } from '../kit/lesson/pointing.ts';

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
    const button = { left: 400, top: 500, width: 100, height: 50 };
    const question = { left: 0, top: 420, width: 1000, height: 60 };
    expect(placeBeside(button, size, screen, [question])).toEqual({ left: 300, top: 306 });
  });
  it('is nowhere where there is no room', () => {
    expect(placeBeside({ left: 0, top: 0, width: 1000, height: 600 }, size, screen)).toBeNull();
  });
});
