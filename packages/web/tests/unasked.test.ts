import type { Decision } from '@cantina/kernel';
import { expect, it } from 'vitest';
import type { Play } from '../kit/play.ts';
import { answerUnasked } from '../src/table/unasked.ts';

const question = { options: [{ id: 'accept' }, { id: 'decline' }] } as unknown as Decision;
const play = {} as Play;

it('what is no question at a table is answered by what the game names', () => {
  expect(answerUnasked({ unasked: () => 'decline' }, question, play)).toBe('decline');
});

it('whatever a game names that is not offered is no answer: the person is asked, and the table goes on', () => {
  expect(answerUnasked({ unasked: () => 'refuse' }, question, play)).toBeUndefined();
  expect(answerUnasked({ unasked: () => undefined }, question, play)).toBeUndefined();
  expect(answerUnasked({}, question, play)).toBeUndefined();
});
