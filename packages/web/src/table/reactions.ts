import type { ChatLine, ClientMessage } from '@cantina/server/client';
import { NOTICES } from '@cantina/server/client';
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

type Notice = (typeof NOTICES)[number];
const isNotice = (text: string): text is Notice => NOTICES.some((notice) => notice === text);

/** What somebody did at the table besides playing, or what the operator says; null for what people say. */
export function told({ kind, text, name, seat }: ChatLine): string | null {
  if (kind === 'operator') return say('notice.operator', { text });
  if (kind !== 'notice' || !isNotice(text)) return null;
  const who = name !== '' ? name : seat === null ? say('name.guest') : say('name.seat', { number: seat + 1 });
  return say(`notice.${text}`, { name: who });
}
