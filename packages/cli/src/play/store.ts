import { existsSync } from 'node:fs';
import { KernelError, type Match, type Save, type Transcript } from '@cantina/kernel';
import { BadInput } from '../context.ts';
import { gameNamedIn, readJson, writeJson } from '../files.ts';
import { checkPlayers, type Player } from './players.ts';

/** A game in the terminal as a file: the match, and who sits where. */
export interface StoredGame {
  readonly kind: 'play';
  readonly game: string;
  readonly players: readonly Player[];
  readonly save: Save;
}

export function storeGame(file: string, match: Match, players: readonly Player[]): void {
  const content: StoredGame = { kind: 'play', game: match.game.id, players, save: match.save() };
  writeJson(file, content);
}

/** The game in a file, or null when there is none yet. */
export function storedGame(file: string): StoredGame | null {
  if (!existsSync(file)) return null;
  const content = readJson(file);
  const game = gameNamedIn(file, content);
  const { kind, players, save, outcome } = content as Partial<StoredGame & Transcript>;
  if (outcome !== undefined) throw new BadInput('play.file-is-over', { file });
  if (kind !== 'play') throw new BadInput('cli.no-game-file', { file });
  if (save === undefined) throw new KernelError('malformed-save', { where: 'save' });
  return { kind, game, players: checkPlayers(players), save };
}
