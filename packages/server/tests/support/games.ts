import type { Playable } from '@cantina/playable';
import type { Games } from '../../src/games.ts';
import { bluffPlayable } from './bluff.ts';

/** The games of the tests. */
export const games: Games = {
  ids: ['bluff'],
  load: (id) => (id === 'bluff' ? Promise.resolve(bluffPlayable as unknown as Playable) : null),
};
