import type { Decision } from '@cantina/kernel';
import type { GameFace, Play } from '@cantina/web/kit';

/** The answer to what is no question at this table. What a game names and is not offered is no answer: then one is asked. */
export function answerUnasked(
  { unasked }: Pick<GameFace, 'unasked'>,
  question: Decision,
  play: Play,
): string | undefined {
  const option = unasked?.(question, play);
  return question.options.find(({ id }) => id === option)?.id;
}
