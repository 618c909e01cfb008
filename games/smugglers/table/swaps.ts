import type { Decision, SeenEvent } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';

/** Whoever plays with bots alone has chosen the rules before, and has nobody to trade characters with. */
export const isAmongBots = ({ isSpectator, people, seat }: Play): boolean =>
  !isSpectator && people.every((each) => each.isBot || each.seat === seat);

/** Among bots nobody trades characters: they are neither asked, nor is heard what the most careless of them offers. */
const REFUSED: Readonly<Record<string, string>> = { 'prompt.swap': 'pass', 'prompt.swap-answer': 'decline' };
export const unasked = ({ prompt }: Decision, play: Play): string | undefined =>
  isAmongBots(play) ? REFUSED[prompt.key] : undefined;

/** What such an answer leads to. */
const REFUSALS: readonly string[] = ['swap-pass', 'swap-refused'];
export const wentUnasked = ({ type }: SeenEvent, play: Play): boolean => REFUSALS.includes(type) && isAmongBots(play);
