import type { NewTableRequest } from '@cantina/server/client';
import { settings } from './settings.svelte.ts';
import { levelName } from './table/seat-play.svelte.ts';
import { say } from './words/index.ts';

/** Who is meant to sit somewhere: oneself, somebody with a link, somebody at this device, a bot. */
export type Sitter = 'me' | 'friend' | 'here' | 'quick' | 'strong' | 'random';

export interface SeatPlan {
  readonly sitter: Sitter;
  /** What somebody at this device is called; empty: like the seat. */
  readonly name: string;
}

export const SITTERS: readonly Sitter[] = ['me', 'friend', 'here', 'quick', 'strong', 'random'];

export const planFor = (sitter: Sitter): SeatPlan => ({ sitter, name: '' });

export function sitterName(sitter: Sitter): string {
  if (sitter === 'me') return say('new.me');
  if (sitter === 'friend') return say('new.friend');
  return sitter === 'here' ? say('new.here') : say('new.bot', { level: levelName(sitter) });
}

/** Oneself, and friends for the rest. */
export const suggestedPlans = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, seat) => planFor(seat === 0 ? 'me' : 'friend'));

/** Nobody has to come first, so the game can begin at once. */
export const isSettled = (plans: readonly SeatPlan[]): boolean => plans.every(({ sitter }) => sitter !== 'friend');

/** The plan as the server wants it. */
export const seatsOf = (plans: readonly SeatPlan[]): NewTableRequest['seats'] =>
  plans.map(({ sitter, name }, seat) => {
    if (sitter === 'me') return { kind: 'person', me: true, name: settings.name };
    if (sitter === 'friend') return { kind: 'open' };
    if (sitter !== 'here') return { kind: 'bot', level: sitter };
    return {
      kind: 'person',
      me: true,
      name: name.trim() === '' ? say('name.seat', { number: seat + 1 }) : name.trim(),
    };
  });
