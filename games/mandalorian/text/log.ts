import type { CardArg } from '@cantina/kernel';
import type { Messages as Asked } from '../rules/messages.ts';
import type { Events } from '../rules/ops.ts';

type SeatArg = { readonly seat: number };

/** What the kernel reports by itself. Moves and shuffles are told by the game's own events, which know why. */
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

type Reported = Events & KernelEvents;

/** A line for every event; an empty one is not shown. */
type Log = { readonly [Type in keyof Reported as `log.${Type}`]: Reported[Type] };

/** What can't be said without giving something away comes with a pack: text/locked/messages. */
export type LockedKey =
  | 'option.rescue'
  | 'prompt.flee'
  | 'prompt.bearer'
  | 'reason.fled'
  | 'reason.carried'
  | 'prompt.mission-action'
  | 'option.track-back'
  | 'reason.protected'
  | 'prompt.suffer-or-crisis'
  | 'option.crisis'
  | 'prompt.escort'
  | 'prompt.dawn'
  | 'option.begin'
  | 'option.accuse'
  | 'option.reveal-yourself'
  | 'option.reveal-only'
  | 'prompt.vote'
  | 'prompt.betray'
  | 'option.calm'
  | 'option.betray'
  | 'prompt.outcast'
  | 'option.outcast-event'
  | 'option.outcast-disrupt'
  | 'reason.accused-before'
  | 'log.rescue'
  | 'log.flee'
  | 'log.carry-off'
  | 'log.strike'
  | 'log.mission-effect'
  | 'log.roles'
  | 'log.bounty'
  | 'log.accuse'
  | 'log.votes'
  | 'log.betrayals'
  | 'log.exposed'
  | 'log.role'
  | 'log.outcast';

export type AskedMessages = Omit<Asked, LockedKey>;
export type LogMessages = Omit<Log, LockedKey>;
/** Everything this game says at the table of a first game. */
export type Messages = AskedMessages & LogMessages;
