import { verify } from '@cantina/kernel';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import transcript from './stored/before-pass.json' with { type: 'json' };

test('a game whose answers were called no, none and skip is read as it was played', () => {
  const picks = transcript.answers.flatMap((answer) => answer.picks);
  expect(picks).toEqual(expect.arrayContaining(['no', 'none', 'skip']));
  expect(verify(game, transcript)).toMatchObject({ ok: true, answers: picks.length });
  const { renamed: _, ...unaware } = game;
  expect(verify(unaware, transcript)).toMatchObject({ ok: false, fault: 'question' });
});
