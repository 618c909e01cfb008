import { chooser, type Picks } from '@cantina/bots';
import { restore } from '@cantina/kernel';
import { type Games, gameOf } from '../games.ts';
import type { BotQuestion } from './thinkers.ts';

/** What a thread does with one question. */
export async function think(games: Games, question: BotQuestion): Promise<Picks | null> {
  const { game, brain } = await gameOf(games, question.game);
  const match = restore(game, question.save);
  const decision = match.pending.find(({ id, seat }) => id === question.decision && seat === question.seat);
  if (decision === undefined) return null;
  return chooser(question.level, brain, question.seed, { milliseconds: question.milliseconds })(match, decision);
}
