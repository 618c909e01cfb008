/**
 * Whether the tables are on this very device: always on pages without a server, and for a while on those that have one
 * which can't be reached.
 */
const KEY = 'cantina-here';

/** Pages without a server. */
export const isStatic: boolean = import.meta.env.MODE === 'static';

export const isHere: boolean = isStatic || isChosen();

/** Plays on this device from now on, or with the server again. Everything on the page is of one of them, so it is loaded anew. */
export function playHere(here: boolean): void {
  if (here) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
  location.assign('/');
}

function isChosen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}
