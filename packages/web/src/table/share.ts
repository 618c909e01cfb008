import { shareHash } from '@cantina/kernel';
import type { TableInfo } from '@cantina/server/client';
import { later } from '../later.ts';
import { api } from '../server.svelte.ts';

/**
 * What this browser adds to the seed of a game, so that nobody could have chosen it: first its hash, and the text itself
 * when everybody's is known. People need not do anything for it, and nobody waits for it in vain.
 */
export class SeedShare {
  private readonly texts = new Map<number, string>();
  private readonly shown = new Set<number>();

  look({ id, status, showing, seats }: TableInfo): void {
    if (status !== 'lobby') return;
    for (const { seat, you } of seats) {
      if (!you) continue;
      const text = this.texts.get(seat);
      if (text === undefined) this.announce(id, seat);
      else if (showing && !this.shown.has(seat)) {
        this.shown.add(seat);
        later(api.act(id, 'share', { seat, text }).catch(() => undefined));
      }
    }
  }

  private announce(table: string, seat: number): void {
    const text = Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
    this.texts.set(seat, text);
    later(api.act(table, 'share', { seat, hash: shareHash(text) }).catch(() => undefined));
  }
}
