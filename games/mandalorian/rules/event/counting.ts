import { type Character, characters } from '../../content/characters.ts';
import type { CharacterId, Mission } from '../../content/vocabulary.ts';
import type { Danger } from '../messages.ts';
import type { Options } from '../state.ts';

/** What is counted from printed values alone. The browser knows this file too, so it knows no packs. */

/** MA-EVS-05 and MA-EVS-04. */
export const EVENT_TOTAL = 5;
export const CRISIS_TOTAL = 6;

export const dangerOf = (total: number): Danger =>
  total >= CRISIS_TOTAL ? 'crisis' : total >= EVENT_TOTAL ? 'event' : 'calm';

/** MA-EVS-02 strengths and disruption; MA-TAC-03, MA-TAC-06 a card without strength makes it exactly 5. */
export function totalOfArea(strengths: readonly (number | null)[], disruption: number): number {
  let total = disruption;
  for (const strength of strengths) {
    if (strength === null) return EVENT_TOTAL;
    total += strength;
  }
  return total;
}

const HEALTH: ReadonlyMap<CharacterId, Character['health']> = new Map(characters.map(({ id, health }) => [id, health]));

/** How hard a game is: the level of the book, and whether Cantina's own balance comes on top of it. */
export type Level = Pick<Options, 'difficulty' | 'balanced'>;

/** MD-GEN-12 a hard game with Cantina balance has more guards and a shorter alarm. */
export const isHardened = ({ difficulty, balanced }: Level): boolean => difficulty === 'hard' && balanced;

/** MA-SET-16, MA-DIF-02, MA-DIF-03, MA-DIF-04 the side of the character card; MD-GEN-12 some are sturdier on easy. */
export function healthFor(character: CharacterId, { difficulty, balanced }: Level): number {
  const health = HEALTH.get(character);
  if (difficulty !== 'easy') return health?.normal ?? 0;
  return (balanced ? health?.balanced : health?.easy) ?? 0;
}

/** MA-SET-15 a character for everybody, or two that all share (MA-SHR-01). */
export const charactersFor = (seats: number, shared: boolean): number => (shared ? 2 : seats);

/** The damage at which the mission's track is full; 0 without a track. */
export function trackSizeFor({ track }: Mission, characterCount: number, level: Level): number {
  if (track === null) return 0;
  const { base, perCharacter, lessWhenHard = 0 } = track;
  return base + perCharacter * characterCount - (isHardened(level) ? lessWhenHard : 0);
}

/** MD-GEN-05. */
export const timeSizeFor = ({ time }: Mission, characterCount: number): number =>
  time === null ? 0 : characterCount <= 2 ? time[0] : time[1];
