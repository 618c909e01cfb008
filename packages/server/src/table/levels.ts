import type { Playable } from '@cantina/playable';
import { knowsLevel } from '../bots/think.ts';
import { ServerError } from '../errors.ts';

/** Refuses a bot that the game does not know. */
export function requireLevel(playable: Playable, level: string | null): void {
  if (level !== null && !knowsLevel(playable, level)) throw new ServerError('bad-request', { where: 'level' });
}
