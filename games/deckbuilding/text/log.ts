import type { LogOf } from '@cantina/text';
import type { Messages as Asked } from '../rules/messages.ts';
import type { Events } from '../rules/ops/index.ts';

/** What the kernel reports of moves and shuffles is told by the game's own events, which know why. */
export type LogMessages = LogOf<Events>;

/** Everything this game says at the table. */
export type Messages = Asked & LogMessages;
