import { type Hex, ramp } from '../colour.ts';
import type { Page } from '../page.ts';

/** A raised forearm that comes up from the lower edge. Without a glove it ends at the cuff: what is worn goes on. */
export interface Arm {
  readonly sleeve: Hex;
  readonly glove?: Hex;
}

/** Its grip is at 0 0. */
export function drawArm(g: Page, { sleeve, glove }: Arm): string {
  const cloth = ramp(sleeve, g.k);
  const forearm =
    g.form('M-34 170L-26 60L-18 34L24 30L40 58L60 170Z', cloth, { rim: 2.6, lit: 9, shade: 20 }) +
    g.form('M-27 46L-22 26L28 22L36 44L-18 56Z', cloth, { rim: 2, lit: 6, shade: 9, tones: [4, 3, 1, 0] });
  if (glove === undefined) return forearm;
  const hand = ramp(glove, g.k);
  const fingers = 'M-27 -8C-12 -2 6 -2 20 -10M-28 4C-12 10 6 10 22 2M-26 16C-12 22 6 22 20 14';
  return (
    forearm +
    g.form('M-29 8C-33 -10 -24 -22 -8 -24L16 -26C28 -22 30 -4 26 12C22 28 8 38 -8 36C-20 34 -27 22 -29 8Z', hand, {
      rim: 2.4,
      lit: 7,
      shade: 14,
      extra: g.isToken ? '' : g.line(fingers, hand[0], 2.2, 0.75),
    }) +
    g.form('M-6 -30C6 -38 26 -34 30 -22C26 -12 8 -12 -4 -18Z', hand, { rim: 2.2, lit: 5, shade: 8 })
  );
}
