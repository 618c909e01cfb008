/** The same seed gives the same picture, on any machine. */
export type Chance = () => number;

export function chance(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** FNV-1a: a number from a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** One of several, by chance. */
export function oneOf<T>(rnd: Chance, list: readonly [T, ...T[]]): T {
  return list[Math.floor(rnd() * list.length)] ?? list[0];
}
