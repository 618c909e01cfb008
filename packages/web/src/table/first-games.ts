/** In so many games of a kind one is helped by a line now and then. */
const FIRST = 3;
const KEY = 'cantina-first-games';

/** Whether a table is one of the first that somebody plays at on this device; it is noted that they do. */
export function isFirstGame(game: string, table: string): boolean {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Readonly<Record<string, readonly string[]>>;
    const tables = known[game] ?? [];
    if (tables.includes(table)) return true;
    if (tables.length >= FIRST) return false;
    localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: [...tables, table] }));
    return true;
  } catch {
    // Whoever keeps nothing is not told the same again and again.
    return false;
  }
}
