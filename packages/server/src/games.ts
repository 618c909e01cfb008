import type { Playable } from '@cantina/playable';
import { ServerError } from './errors.ts';

/** The games that can be played here. Injected, so that the server knows none of them. */
export interface Games {
  readonly ids: readonly string[];
  /** null when there is no such game. */
  load(id: string): Promise<Playable> | null;
}

export async function gameOf(games: Games, id: string): Promise<Playable> {
  const playable = await games.load(id);
  if (playable === null) throw new ServerError('unknown-game', { game: id });
  return playable;
}
