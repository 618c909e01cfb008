import { gameOf, SHELF } from './games.ts';

/** The game somebody plays or reads about: its rulebook is the one that the bar above leads to. */
class GameAtHand {
  id = $state.raw<string>(SHELF[0]?.id ?? '');

  show(id: string): void {
    if (gameOf(id) !== undefined) this.id = id;
  }
}

export const gameAtHand = new GameAtHand();
