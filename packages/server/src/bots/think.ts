import { type Act, type Advice, actor, adviceFor, isLevel, type Review, review } from '@cantina/bots';
import { type Decision, type Manner, type Match, restore, start } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { type Games, gameOf } from '../games.ts';
import type { BotQuestion, ReviewQuestion } from './thinkers.ts';

/** How often advice plays a turn to its end: as much as the time allows. */
const VISITS_OF_ADVICE = 400;
/** A review looks at some twenty answers again. */
const REVIEWED_ANSWERS = 24;

/** What a thread does with one question. */
export async function think(games: Games, question: BotQuestion): Promise<Act | null> {
  const { playable, match, decision } = await asked(games, question);
  if (decision === undefined) return null;
  const { seed, milliseconds } = question;
  return actor(mannerOf(playable, question.level), playable.brain, seed, { milliseconds })(match, decision);
}

/** What a thread thinks for a person. */
export async function thinkAlong(games: Games, question: BotQuestion): Promise<readonly Advice[] | null> {
  const { playable, match, decision } = await asked(games, question);
  if (decision === undefined) return null;
  const { seed, milliseconds } = question;
  return adviceFor(match, decision, playable.brain, seed, { visits: VISITS_OF_ADVICE, milliseconds });
}

/** What a thread does with a game that is over. */
export async function lookBack(games: Games, question: ReviewQuestion): Promise<Review | null> {
  const { game, brain } = await gameOf(games, question.game);
  const { seats, options, seed, answers } = question;
  const begin = () => start(game, { seats, options, seed });
  const milliseconds = question.milliseconds / 2 / REVIEWED_ANSWERS;
  return review(begin, answers, brain, { visits: VISITS_OF_ADVICE, milliseconds });
}

async function asked(
  games: Games,
  question: BotQuestion,
): Promise<{ readonly playable: Playable; readonly match: Match; readonly decision: Decision | undefined }> {
  const playable = await gameOf(games, question.game);
  const match = restore(playable.game, question.save);
  const decision = match.pending.find(({ id, seat }) => id === question.decision && seat === question.seat);
  return { playable, match, decision };
}

/** How a level plays: one that every game has, or an opponent of the game. */
export function mannerOf({ opponents = [] }: Playable, level: string): Manner {
  const found = opponents.find(({ id }) => id === level);
  return found?.manner ?? { mind: isLevel(level) ? level : 'quick' };
}

export const knowsLevel = ({ opponents = [] }: Playable, level: string): boolean =>
  isLevel(level) || opponents.some(({ id }) => id === level);
