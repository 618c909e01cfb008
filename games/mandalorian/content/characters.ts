import type { CharacterId } from './vocabulary.ts';

export interface Character {
  readonly id: CharacterId;
  /** MA-CMP-01 the two sides of the card, and MD-GEN-12 the easy one with Cantina balance. */
  readonly health: { readonly normal: number; readonly easy: number; readonly balanced: number };
}

const character = (id: CharacterId, normal: number, balanced: number = normal + 1): Character => ({
  id,
  health: { normal, easy: normal + 1, balanced },
});

/** With Cantina balance the Mandalorian and the crew of Mission 3 have 1 more on easy: groups won too seldom there. */
export const characters: readonly Character[] = [
  character('mandalorian', 5, 7),
  character('ig11', 5),
  character('paz', 6),
  character('mayfeld', 5, 7),
  character('xian', 4, 6),
  character('burg', 6, 8),
  character('cara', 6),
  character('greef', 5),
];
