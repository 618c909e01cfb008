import { rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import type { LessonAt, Play } from '@cantina/web/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { lessonWith } from './steps.ts';

let isReading = false;
const lesson = lessonWith(() => isReading);

/** Plays the first mission alone at random and asks the mentor at every question; returns what was said, in its order. */
function taught(seed: string): readonly string[] {
  const match = start(game, { seats: 1, options: { mission: 'm1', difficulty: 'easy' }, seed: seedFrom(seed) });
  const rng = rngFromSeed(seedFrom(seed));
  const done = new Set<string>();
  const said: string[] = [];
  /** What needs no doing is read at once. */
  const hear = (at: LessonAt): void => {
    for (const step of lesson.steps) {
      if (done.has(step.id)) continue;
      if (step.until?.(at) === true) done.add(step.id);
      else if (step.when(at)) {
        if (!said.includes(step.id)) said.push(step.id);
        step.pointsAt?.(at);
        if (step.until !== undefined) return;
        done.add(step.id);
      }
    }
  };
  for (let answers = 0; match.outcome === null && answers < lesson.most; answers++) {
    const events = match.log(0);
    const at: LessonAt = {
      play: { view: match.view(0), decision: match.pending[0] ?? null, seat: 0 } as unknown as Play,
      seat: 0,
      happened: (type) => events.filter((event) => event.type === type).length,
      answers,
      scene: null,
    };
    // The story lies over the table at first, and is read
    isReading = answers === 0;
    if (isReading) hear(at);
    isReading = false;
    hear(at);
    const { picks } = randomAnswer(rng, match.pending);
    const [asked] = match.pending;
    if (asked === undefined) break;
    match.answer(asked.seat, asked.id, picks);
  }
  return said;
}

describe('the lesson of The Mandalorian', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('begins with the goal and the cards, whatever the table', () => {
    for (const seed of seeds) expect(taught(seed).slice(0, 3)).toEqual(['welcome', 'goal', 'card']);
  });

  it('comes to everything that needs no stage in a few games', () => {
    const said = new Set(seeds.flatMap(taught));
    const unsaid = lesson.steps.map(({ id }) => id).filter((id) => !said.has(id));
    expect(unsaid.filter((id) => !['reveal', 'event'].includes(id))).toEqual([]);
  });

  it('says a sentence or two at a time, in three languages', () => {
    const lengths = lesson.steps.flatMap(({ said }) => Object.values(said).map(({ length }) => length));
    expect(Math.min(...lengths)).toBeGreaterThan(30);
    expect(Math.max(...lengths)).toBeLessThan(190);
  });
});
