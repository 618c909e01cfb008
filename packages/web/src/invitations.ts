import type { Links } from '@cantina/server/client';
import { reach } from './reach.svelte.ts';

const KEY = 'cantina-links';

/**
 * The links of the tables one has opened. The server shows them once and then knows only their hashes, so this device
 * keeps them until the game begins.
 */
export const invitations = {
  keep(table: string, links: Links): void {
    const all = read();
    all[table] = links;
    write(all);
  },

  of: (table: string): Links | null => read()[table] ?? null,
};

/** What friends open. Behind `#` the token reaches neither a server's log nor a messenger's preview. */
export const joinLink = (token: string): string => `${reach.origin}/join#${token}`;

function read(): Record<string, Links> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Links>;
  } catch {
    return {};
  }
}

function write(all: Record<string, Links>): void {
  sessionStorage.setItem(KEY, JSON.stringify(all));
}
