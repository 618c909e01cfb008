import { SHELF } from './games.ts';

const first = SHELF.find(({ rulebook }) => rulebook !== null)?.id ?? '';

/** The game somebody plays or reads about: its rulebook is the one that the bar above leads to. */
class GameAtHand {
  id = $state.raw<string>(first);

  show(id: string): void {
    if (SHELF.some((game) => game.id === id && game.rulebook !== null)) this.id = id;
  }
}

export const gameAtHand = new GameAtHand();
