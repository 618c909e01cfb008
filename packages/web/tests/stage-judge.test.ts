import { changeOf, type View } from '@cantina/kernel';
import { expect, it } from 'vitest';
import { type GameToJudge, judge } from './support/stage-judge.ts';
import type { Entry } from './support/stage-log.ts';

const game: GameToJudge = { isBeat: () => false, turnOf: () => null, standing: () => ({}) };
const tableOf = (resources: number): View =>
  ({ seats: 2, options: {}, zones: {}, fields: { resources } }) as unknown as View;
const told = (at: number): Entry => ({ what: 'told', beat: null, beats: [], at });

it('a number may move with a step that nothing tells of, but only by what it changed', () => {
  const [before, after] = [tableOf(3), tableOf(4)];
  const changes = changeOf(before, after);
  if (changes === undefined) throw new Error('nothing has changed');
  const beats = [{ events: [], changes }];
  const step: Entry = {
    what: 'step',
    step: { n: 1, kind: 'answer', seat: 0, at: 0, back: 0, eventCount: 0, beats },
  };
  const faultsOf = (by: number, of = game) =>
    judge(
      [{ what: 'table', seat: 0, view: before }, told(1), told(2), step, { what: 'moved', by, where: 'resources' }],
      of,
    ).faults;
  expect(faultsOf(1)).toEqual([]);
  expect(faultsOf(2)).toEqual(['a number moves by 2 that did not change: resources']);
  // By the rules something else is worth two more.
  expect(faultsOf(2, { ...game, reckoned: ({ fields }) => ({ attack: 2 * Number(fields.resources) }) })).toEqual([]);
});
