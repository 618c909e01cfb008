import type { ChatLine, ClientMessage } from '@cantina/server/client';
import { say } from '../words/index.ts';

/** A word that is said with one click; everybody reads it in their own language. */
export type Reaction = Extract<ClientMessage, { t: 'reaction' }>['reaction'];

export const REACTIONS: readonly Reaction[] = [
  'hello',
  'thanks',
  'well-played',
  'wow',
  'oops',
  'thinking',
  'hurry',
  'good-game',
];

const isReaction = (text: string): text is Reaction => REACTIONS.some((reaction) => reaction === text);

/** What somebody said, for the reader. */
export const spoken = ({ kind, text }: ChatLine): string =>
  kind === 'reaction' && isReaction(text) ? say(`reaction.${text}`) : text;
