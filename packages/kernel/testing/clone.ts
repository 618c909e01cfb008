import type { CoreState, Game } from '../src/index.ts';
import { difference } from './difference.ts';

/** A clone is equal, plain JSON, and shares nothing that could be written. */
export function checkClone<S extends CoreState>(game: Game<S>, state: S): void {
  const copy = game.clone(state);
  const written = JSON.stringify(state);
  const wrong = difference(state, copy, 'clone') ?? difference(state, JSON.parse(written), 'plain JSON');
  if (wrong !== null) throw new Error(wrong);
  if (written !== JSON.stringify(copy)) throw new Error('clone: the fields come in another order');
  // Options and the outcome are never written in place, so copies may share them.
  const shared = sharedPart({ ...state, options: null, outcome: null }, copy, 'clone');
  if (shared !== null) throw new Error(`${shared} is shared with the original`);
}

function sharedPart(one: unknown, other: unknown, path: string): string | null {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return null;
  if (one === other) return path;
  for (const key of Object.keys(one)) {
    const part = (one as Readonly<Record<string, unknown>>)[key];
    if (typeof part !== 'object') continue;
    const found = sharedPart(part, (other as Readonly<Record<string, unknown>>)[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
