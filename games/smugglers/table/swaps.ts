import type { Play } from '@cantina/web/kit';

/** Bots never trade characters (they pass, and keep what they are given). */
export const isAmongBots = ({ isSpectator, people, seat }: Play): boolean =>
  !isSpectator && people.every((each) => each.isBot || each.seat === seat);

/** Whoever clicks a character among bots wants to be it, and no trade before. */
export function leadsTo(card: number, play: Play): { readonly option: string; readonly next: string } | undefined {
  return play.decision?.prompt.key === 'prompt.swap' && isAmongBots(play)
    ? { option: 'pass', next: `card:${card}` }
    : undefined;
}
