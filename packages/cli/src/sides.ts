import type { Match } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';

/** The side of each seat, where the game has sides. */
export const sidesOf = (playable: Playable, match: Match): readonly string[] | null =>
  playable.sideOf === undefined
    ? null
    : match.read((g) => Array.from({ length: g.state.seats }, (_, seat) => playable.sideOf?.(g, seat) ?? ''));
