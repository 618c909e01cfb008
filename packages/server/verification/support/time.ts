export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for something to become true; whoever waits in vain is told what for. */
export async function until(what: string, isTrue: () => boolean, within = 60_000): Promise<void> {
  const deadline = Date.now() + within;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await sleep(5);
  }
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Lets whatever else waits have its turn. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
