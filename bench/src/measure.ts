/** A contender: one call plays `moves` moves. */
export interface Contender {
  readonly moves: number;
  readonly play: () => unknown;
}

export interface Speed {
  /** Moves per second of the best slice: what the machine can do when nobody disturbs it. */
  readonly best: number;
  readonly median: number;
}

/** Measures all contenders in short alternating slices, so that a busy machine hurts them alike. */
export function measure<K extends string>(
  contenders: Readonly<Record<K, Contender>>,
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
): Record<K, Speed> {
  const names = Object.keys(contenders) as K[];
  const slices = new Map<K, number[]>(names.map((name) => [name, []]));
  const warmUp = 2;
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const speed = slice(contenders[name], seconds * 1000);
      if (round >= 0) slices.get(name)?.push(speed);
    }
  }
  const speeds = {} as Record<K, Speed>;
  for (const name of names) {
    const sorted = (slices.get(name) ?? []).sort((a, b) => a - b);
    speeds[name] = { best: Math.round(sorted.at(-1) ?? 0), median: Math.round(sorted[sorted.length >> 1] ?? 0) };
  }
  return speeds;
}

function slice({ play, moves }: Contender, milliseconds: number): number {
  const start = performance.now();
  let played = 0;
  let now = start;
  // The clock is read about once a millisecond, so that it does not count.
  for (let batch = 1; now - start < milliseconds; now = performance.now()) {
    for (let i = 0; i < batch; i++) play();
    played += batch;
    if (performance.now() - now < 1) batch *= 2;
  }
  return (played * moves * 1000) / (now - start);
}
