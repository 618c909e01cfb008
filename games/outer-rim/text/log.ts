import type { CardArg } from '@cantina/kernel';
import type { Messages as Asked } from '../rules/messages.ts';
import type { AiEvents } from '../rules/ops/ai.ts';
import type { CombatEvents } from '../rules/ops/combat.ts';
import type { Events } from '../rules/ops/core.ts';

type SeatArg = { readonly seat: number };

/** What the kernel reports by itself. Moves, shuffles and dice are told by the game's own events, which know why. */
interface KernelEvents {
  readonly move: {
    readonly card: CardArg;
    readonly from: string;
    readonly fromSlot: number;
    readonly to: string;
    readonly toSlot: number;
  };
  readonly shuffle: { readonly zone: string; readonly slot: number; readonly count: number };
  readonly look: { readonly seat: SeatArg; readonly cards: readonly CardArg[] };
  readonly reveal: { readonly cards: readonly CardArg[] };
  readonly roll: { readonly sides: number; readonly result: number };
  readonly finish: { readonly winners: readonly SeatArg[]; readonly reason: string };
}

type Reported = Events & CombatEvents & AiEvents & KernelEvents;

/** A line for every event; an empty one is not shown. */
export type LogMessages = { readonly [Type in keyof Reported as `log.${Type}`]: Reported[Type] };

/** Everything this game says at the table. */
export type Messages = Asked & LogMessages;
