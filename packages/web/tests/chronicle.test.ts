import type { View } from '@cantina/kernel';
import { describe, expect, it } from 'vitest';
import { Chronicle } from '../kit/stage/chronicle.ts';
import type { GameEnd } from '../kit/stage/ending.ts';
import type { StageBeat, StageReader } from '../kit/stage/scene.ts';

/** A game whose tables say which round it is, and whose beats are as weighty as their number of events. */
const END: GameEnd = {
  headline: () => '',
  tally: () => [],
  measures: () => [{ name: 'Round', of: roundOf }],
  roundOf,
  turnOf: ({ events, step }) =>
    events.length === 0
      ? null
      : { text: `step ${step}`, faces: faceAt.get(step) ?? [], seat: null, weight: events.length },
};
function roundOf({ fields }: View): number {
  return (fields as { readonly round: number }).round;
}
/** What a step has a picture of. */
const faceAt = new Map<number, readonly string[]>();
const AT = {} as StageReader;

function played(...steps: readonly { readonly round: number; readonly weight: number }[]): Chronicle {
  const chronicle = new Chronicle(END, AT);
  for (const [step, { round, weight }] of steps.entries()) {
    const view = { seats: 1, fields: { round } } as unknown as View;
    const events = Array.from({ length: weight }, (_, n) => ({ n, type: 'e', data: {} }));
    const beat: StageBeat = { step, index: 0, by: 0, events, before: view, view };
    chronicle.add(beat);
  }
  return chronicle;
}

describe('where a game is tried again', () => {
  it('is the last moment on which it turned before the last round', () => {
    const game = played(
      { round: 1, weight: 3 },
      { round: 2, weight: 5 },
      { round: 3, weight: 0 },
      { round: 3, weight: 9 },
    );
    expect(game.turningPoints.at(-1)).toMatchObject({ step: 3, round: 3 });
    expect(game.tryFrom).toMatchObject({ step: 1, round: 2 });
  });

  it('is the end of the round before, where nothing turned', () => {
    expect(played({ round: 1, weight: 0 }, { round: 2, weight: 0 }, { round: 3, weight: 9 }).tryFrom).toMatchObject({
      step: 1,
      round: 2,
    });
  });

  it('is nowhere in a game of one round', () => {
    expect(played({ round: 1, weight: 4 }).tryFrom).toBeUndefined();
  });
});

describe('where it turned', () => {
  it('tells three moments, and of one thing only the weightiest', () => {
    for (const step of [0, 1]) faceAt.set(step, ['asset']);
    const game = played(
      { round: 1, weight: 5 },
      { round: 1, weight: 6 },
      { round: 2, weight: 2 },
      { round: 3, weight: 0 },
      { round: 4, weight: 1 },
      { round: 5, weight: 3 },
    );
    faceAt.clear();
    expect(game.turningPoints.map(({ step }) => step)).toEqual([1, 2, 5]);
  });
});
