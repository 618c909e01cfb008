import type { LogOf } from '@cantina/text';
import type { Messages as Asked } from '../rules/messages.ts';
import type { Events } from '../rules/ops/index.ts';

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
/** What the kernel reports of moves and shuffles is told by the game's own events, which know why. */
export type LogMessages = Omit<LogOf<Events>, LockedKey>;
/** Everything this game says at the table of a first game. */
export type Messages = AskedMessages & LogMessages;
