import type { Act, Advice, Review } from '@cantina/bots';
import type { Games } from '../games.ts';
import { lookBack, think, thinkAlong } from './think.ts';
import type { BotQuestion, ReviewQuestion } from './thinkers.ts';

/** What is handed to a thread, and how long it may take. */
export type Job =
  | { readonly kind: 'think' | 'advise'; readonly question: BotQuestion }
  | { readonly kind: 'review'; readonly question: ReviewQuestion };

export type Thought = Act | readonly Advice[] | Review;

/** What a thread does with it; null where it comes to nothing. */
export function done(games: Games, { kind, question }: Job): Promise<Thought | null> {
  const work =
    kind === 'review'
      ? lookBack(games, question)
      : kind === 'think'
        ? think(games, question)
        : thinkAlong(games, question);
  return work.catch(() => null);
}
