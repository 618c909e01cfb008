import type { Playable } from '@cantina/playable';

/** One line per game. A game is loaded when somebody plays it. */
const REGISTRY = {
  deckbuilding: async () => (await import('@cantina/deckbuilding')).playable,
  mandalorian: async () => (await import('@cantina/mandalorian')).playable,
  'outer-rim': async () => (await import('@cantina/outer-rim')).playable,
  smugglers: async () => (await import('@cantina/smugglers')).playable,
} as const satisfies Readonly<Record<string, () => Promise<Playable>>>;

export type GameId = keyof typeof REGISTRY;

export const GAME_IDS = Object.keys(REGISTRY) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(REGISTRY, id);

export const loadGame = (id: GameId): Promise<Playable> => REGISTRY[id]();
