import { GAME_IDS, isGameId, loadGame } from '@cantina/games';
import type { Games } from '@cantina/server/here';

/** All games of the house; each is loaded when somebody plays it. */
export const games: Games = { ids: GAME_IDS, load: (id) => (isGameId(id) ? loadGame(id) : null) };
