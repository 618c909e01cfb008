import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { BadInput } from './context.ts';

export function readJson(file: string): unknown {
  if (!existsSync(file)) throw new BadInput('cli.no-file', { file });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new BadInput('cli.no-json', { file });
  }
}

/** Writes a file at once: whoever reads it sees the old one or the new one, never a half. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify(value)}\n`);
  renameSync(draft, file);
}

/** Which game a file says it belongs to. */
export function gameNamedIn(file: string, content: unknown): string {
  const game = typeof content === 'object' && content !== null && 'game' in content ? content.game : undefined;
  if (typeof game !== 'string') throw new BadInput('cli.no-game-file', { file });
  return game;
}

/** All files below a folder, in a stable order. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(join(folder, entry.name));
      return [join(folder, entry.name)];
    });
}
