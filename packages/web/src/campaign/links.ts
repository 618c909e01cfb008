import { reach } from '../reach.svelte.ts';

const KEY = 'cantina-campaign-links';

/**
 * The links of the campaigns one has begun or joined. The server knows only their hashes, and a group needs its link for
 * months, so this device keeps it.
 */
export const campaignLinks = {
  keep(campaign: string, token: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [campaign]: token }));
    } catch {
      // A browser that keeps nothing still plays; the host can have a new link.
    }
  },

  of: (campaign: string): string | null => read()[campaign] ?? null,
};

/** What friends open. */
export const groupLink = (token: string): string => `${reach.origin}/group#${token}`;

function read(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
