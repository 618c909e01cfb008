import type { Decision } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';

/** Whoever plays with bots alone has chosen the rules before, and has nobody to trade characters with. */
export const isAmongBots = ({ isSpectator, people, seat }: Play): boolean =>
  !isSpectator && people.every((each) => each.isBot || each.seat === seat);

/** Bots never trade characters (they pass, and keep what they are given). */
export const unasked = ({ prompt }: Decision, play: Play): string | undefined =>
  prompt.key === 'prompt.swap' && isAmongBots(play) ? 'pass' : undefined;
