import { GAME_IDS, isGameId, loadGame } from '@cantina/games';
import type { Games } from '@cantina/server/here';

/** Games that only a server has, because they keep something secret; none where there is no server. */
declare const CANTINA_KEPT_BY_SERVER: readonly string[];

const ids = GAME_IDS.filter((id) => !CANTINA_KEPT_BY_SERVER.includes(id));

/** The games of this device; each is loaded when somebody plays it. */
export const games: Games = { ids, load: (id) => (isGameId(id) && ids.includes(id) ? loadGame(id) : null) };
