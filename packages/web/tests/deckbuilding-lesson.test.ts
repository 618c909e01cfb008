import { type DeckState, game } from '@cantina/deckbuilding';
import { lesson } from '@cantina/deckbuilding/lesson';
import { type Decision, type Match, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { describe, expect, it } from 'vitest';
import { Course, type LessonAt, type Pointer } from '../kit/lesson/lesson.ts';
import type { Play } from '../kit/play.ts';

const ME = 0;
/** What the table calls its things; that they are explained is tested there. */
const THINGS = ['piles', 'resource', 'force'];

/** A game in which seat 0 learns, as the page tells of it. */
class Lesson {
  readonly match: Match<DeckState>;
  private readonly events: { readonly type: string; readonly by: number }[] = [];
  private answers = 0;

  constructor(seed: string) {
    this.match = start(game, { seats: 2, options: { sides: 'first-empire' }, seed: seedFrom(seed) });
  }

  get decision(): Decision | null {
    return this.match.asked.find(({ seat }) => seat === ME) ?? null;
  }

  get at(): LessonAt {
    const play = { view: this.match.view(ME), seat: ME, decision: this.decision } as unknown as Play;
    const happened = (type: string, by?: number): number =>
      this.events.filter((each) => each.type === type && (by === undefined || each.by === by)).length;
    return { play, seat: ME, happened, answers: this.answers, scene: null };
  }

  answer({ seat, id }: Decision, picks: readonly string[]): void {
    const before = this.match.eventCount;
    this.match.answer(seat, id, [...picks]);
    this.events.push(...this.match.log(ME, before).map(({ type }) => ({ type, by: seat })));
    if (seat === ME) this.answers++;
  }
}

/** Whether there is such a thing on the table right now. */
function isThere(pointer: Pointer, { match, decision }: Lesson): boolean {
  if ('option' in pointer) return decision?.options.some(({ id }) => id.startsWith(pointer.option)) === true;
  if ('card' in pointer)
    return Object.values(match.view(ME).zones).some((slots) =>
      slots.some(({ cards }) => cards.some(({ id }) => id === pointer.card)),
    );
  return THINGS.includes('term' in pointer ? pointer.term : 'thing' in pointer ? pointer.thing : '');
}

describe('the first game', () => {
  it('is learned to its end by whoever does what is said, and always points at something', () => {
    for (const seed of ['a', 'b', 'c']) {
      const table = new Lesson(seed);
      const course = new Course(lesson);
      const rng = rngFromSeed(seedFrom(seed));
      const said: string[] = [];
      while (!course.isOver(table.at) && table.match.outcome === null) {
        const step = course.now(table.at);
        const pointer = step?.pointsAt?.(table.at) ?? null;
        expect(pointer === null || isThere(pointer, table) ? '' : step?.id).toBe('');
        if (step !== null && said.at(-1) !== step.id) said.push(step.id);
        const { decision } = table;
        const wanted = pointer === null ? '' : 'option' in pointer ? pointer.option : 'attack-all:base';
        const option = decision?.options.find(({ id }) => wanted !== '' && id.startsWith(wanted));
        if (step !== null && step.until === undefined) course.learn(step);
        else if (decision !== null && option !== undefined) table.answer(decision, [option.id]);
        else {
          const { index, picks } = randomAnswer(rng, table.match.pending);
          table.answer(table.match.pending[index] as Decision, picks);
        }
      }
      expect(said.slice(0, 2)).toEqual(['goal', 'play']);
      expect(said).toEqual(expect.arrayContaining(['buy', 'bought', 'attack', 'end', 'force', 'hunt', 'free']));
    }
  });

  it('lets go in the end of whoever does anything else, and never says the same thing twice', () => {
    for (const seed of ['d', 'e']) {
      const table = new Lesson(seed);
      const course = new Course(lesson);
      const rng = rngFromSeed(seedFrom(seed));
      const read: string[] = [];
      while (!course.isOver(table.at) && table.match.outcome === null) {
        const step = course.now(table.at);
        if (step !== null && step.until === undefined) {
          read.push(step.id);
          course.learn(step);
        }
        const { index, picks } = randomAnswer(rng, table.match.pending);
        table.answer(table.match.pending[index] as Decision, picks);
      }
      expect(new Set(read).size).toBe(read.length);
      expect(course.isOver(table.at) || table.match.outcome !== null).toBe(true);
    }
  });
});
