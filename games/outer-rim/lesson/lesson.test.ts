import { type Decision, faceOf, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import type { LessonAt, LessonStep } from '@cantina/web/kit';
import { expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { lesson } from './index.ts';

/** Somebody who plays alone against the printed rival and does anything at all. */
function learn(seed: string) {
  const match = start(game, { seats: 1, options: {}, seed: seedFrom(seed) });
  const rng = rngFromSeed(seedFrom(`answers ${seed}`));
  const done = new Set<string>();
  /** What is said now, as the mentor of the pages chooses it. */
  const said = (): LessonStep | undefined => {
    for (const step of lesson.steps) if (step.until?.(at()) === true) done.add(step.id);
    return lesson.steps.find((step) => !done.has(step.id) && step.when(at()));
  };
  const heard: string[] = [];
  let answers = 0;
  const at = (): LessonAt =>
    ({
      play: {
        view: match.view(0),
        seat: 0,
        decision: match.pending[0] ?? null,
        faceOf: (card: number) => match.read((g) => faceOf(g, card as never)),
      },
      seat: 0,
      answers,
      scene: null,
      happened: (type: string) => match.log(0, 0).filter((event) => event.type === type).length,
    }) as unknown as LessonAt;
  while (match.outcome === null && done.size < lesson.steps.length && answers < lesson.most) {
    for (let step = said(); step !== undefined; step = said()) {
      step.pointsAt?.(at());
      if (heard.at(-1) !== step.id) heard.push(step.id);
      if (step.until !== undefined) break;
      done.add(step.id);
    }
    const { picks } = randomAnswer(rng, match.pending);
    const { seat, id } = match.pending[0] as Decision;
    match.answer(seat, id, picks);
    answers++;
  }
  return { heard, answers };
}

it('says what fits whatever one does, and lets go in the end', () => {
  for (const seed of ['1', '2', '3', '4']) {
    const { heard, answers } = learn(seed);
    expect(answers).toBeLessThanOrEqual(lesson.most);
    expect(heard.slice(0, 3)).toEqual(['character', 'ship', 'goal']);
    expect(heard).toContain('action');
    expect(heard.length).toBeGreaterThan(5);
  }
});

it('speaks three languages, in a sentence or three', () => {
  const lengths = lesson.steps.flatMap(({ said }) => Object.values(said).map(({ length }) => length));
  expect(Math.min(...lengths)).toBeGreaterThan(30);
  expect(Math.max(...lengths)).toBeLessThan(230);
});
