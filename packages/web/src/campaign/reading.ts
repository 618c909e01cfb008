const KEY = 'cantina-stories';

/** How many pages of a story were read on this device. */
export const reading = {
  upTo: (campaign: string): number => read()[campaign] ?? 0,

  keep(campaign: string, pages: number): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [campaign]: pages }));
    } catch {
      // A browser that keeps nothing opens the envelope once more.
    }
  },
};

function read(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
