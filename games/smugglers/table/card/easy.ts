import type { CharacterFace } from '../../content/index.ts';

/** Whom a newcomer plays well, the easiest first. */
export const EASY: readonly CharacterFace[] = ['zek-tollan', 'tobias-rusk', 'octavio-dross', 'mira-sol'];
/** Who has a bounty from the start meets customs at every landing. */
export const HARD: readonly CharacterFace[] = ['nyx-vantreau', 'dagan-brandt'];
