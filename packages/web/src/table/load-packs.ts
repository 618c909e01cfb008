import type { View } from '@cantina/kernel';
import type { Pack } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { type GameFace, packs } from '@cantina/web/kit';
import { later } from '../later.ts';
import { api } from '../server.svelte.ts';

let asked = '';

/** Asks the server for what this table has unlocked, whenever that has changed; call it inside an effect. */
export function loadPacks(table: string, face: GameFace, view: View, lang: Lang): void {
  const unlocked = face.packs?.(view) ?? [];
  const wanted = [table, lang, ...unlocked].join(' ');
  if (wanted === asked) return;
  asked = wanted;
  if (unlocked.length === 0) packs.show([]);
  else later(read(table, lang, wanted));
}

/** Shows what a group has unlocked, away from any table; the next table asks again. */
export function showPacks(found: readonly Pack[]): void {
  asked = '';
  packs.show(found);
}

async function read(table: string, lang: Lang, wanted: string): Promise<void> {
  try {
    const { packs: found } = await api.packs(table, lang);
    if (asked === wanted) packs.show(found);
  } catch (error) {
    // The next view asks again.
    asked = '';
    throw error;
  }
}
