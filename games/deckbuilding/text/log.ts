import type { LogOf } from '@cantina/text';
import type { Messages as Asked } from '../rules/messages.ts';
import type { Events } from '../rules/ops/index.ts';

/** What the kernel reports of moves and shuffles is told by the game's own events, which know why. */
export type LogMessages = LogOf<Events>;

/** Everything this game says at the table. */
export type Messages = Asked & LogMessages;

/** Whether the marker moved and whom the Force is with did not change; at an edge it is said that it is all the way. */
export const isOnSameSide = ({ from, to }: { readonly from: number; readonly to: number }): boolean =>
  to !== 1 && to !== 7 && Math.sign(from - 4) === Math.sign(to - 4);
