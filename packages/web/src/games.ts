import type { Lang } from '@cantina/text';
import type { GameFace } from '@cantina/web/kit';
import { say } from './words/index.ts';
import type { ShellMessages } from './words/messages.ts';

type GameMessage = Extract<keyof ShellMessages, `game.${string}`>;

/** One of the four games, on the shelf. */
export interface ShelfGame {
  readonly id: 'outer-rim' | 'deckbuilding' | 'smugglers' | 'mandalorian';
  readonly seats: { readonly min: number; readonly max: number };
  readonly name: GameMessage;
  readonly about: GameMessage;
  readonly load: () => Promise<GameFace>;
  readonly rulebook: (lang: Lang) => Promise<string>;
}

/** One line for each game: its table and its rulebook are loaded when somebody wants them. */
export const SHELF: readonly ShelfGame[] = [
  {
    id: 'deckbuilding',
    seats: { min: 2, max: 2 },
    name: 'game.deckbuilding',
    about: 'game.deckbuilding.about',
    load: async () => (await import('@cantina/deckbuilding/table')).face,
    rulebook: async (lang) => (await import('@cantina/deckbuilding/table/rulebook')).rulebook(lang),
  },
  {
    id: 'outer-rim',
    seats: { min: 1, max: 4 },
    name: 'game.outer-rim',
    about: 'game.outer-rim.about',
    load: async () => (await import('@cantina/outer-rim/table')).face,
    rulebook: async (lang) => (await import('@cantina/outer-rim/table/rulebook')).rulebook(lang),
  },
  {
    id: 'smugglers',
    seats: { min: 2, max: 6 },
    name: 'game.smugglers',
    about: 'game.smugglers.about',
    load: async () => (await import('@cantina/smugglers/table')).face,
    rulebook: async (lang) => (await import('@cantina/smugglers/table/rulebook')).rulebook(lang),
  },
  {
    id: 'mandalorian',
    seats: { min: 1, max: 4 },
    name: 'game.mandalorian',
    about: 'game.mandalorian.about',
    load: async () => (await import('@cantina/mandalorian/table')).face,
    rulebook: async (lang) => (await import('@cantina/mandalorian/table/rulebook')).rulebook(lang),
  },
];

export const gameOf = (id: string): ShelfGame | undefined => SHELF.find((game) => game.id === id);

export function gameName(id: string): string {
  const game = gameOf(id);
  return game === undefined ? id : say(game.name);
}

export const loadFace = (id: string): Promise<GameFace> =>
  gameOf(id)?.load() ?? Promise.reject(new Error('no such game'));
