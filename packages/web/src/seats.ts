import type { NewTableRequest, TableInfo } from '@cantina/server/client';
import type { BotId, Opponent } from './bots.ts';
import { isHere } from './here.ts';
import { settings } from './settings.svelte.ts';
import { say } from './words/index.ts';

/** Who is meant to sit somewhere: oneself, somebody with a link, somebody at this device, a bot. */
export type SeatPlan =
  | { readonly sitter: 'me' }
  | { readonly sitter: 'friend' }
  /** An empty name: nobody has said it yet. */
  | { readonly sitter: 'here'; readonly name: string }
  | { readonly sitter: 'bot'; readonly level: BotId };

/** The side that somebody plays, and whose face stands for it. */
export interface SideOfSeat {
  readonly name: string;
  readonly face: string;
}

/** What is chosen among for a seat: one name each. */
export const choiceOf = (plan: SeatPlan): string => (plan.sitter === 'bot' ? plan.level : plan.sitter);

export const planFor = (choice: string, opponents: readonly Opponent[]): SeatPlan => {
  const bot = opponents.find(({ id }) => id === choice);
  if (bot !== undefined) return { sitter: 'bot', level: bot.id };
  return choice === 'here' ? { sitter: 'here', name: '' } : { sitter: choice === 'me' ? 'me' : 'friend' };
};

/** Who sits there, as one reads it at the seat. */
export function sitterName(plan: SeatPlan, opponents: readonly Opponent[]): string {
  if (plan.sitter === 'me') return settings.name === '' ? say('new.me') : settings.name;
  if (plan.sitter === 'friend') return say('new.friend');
  if (plan.sitter === 'here') return plan.name === '' ? say('new.here') : plan.name;
  return opponents.find(({ id }) => id === plan.level)?.name ?? say('name.the-bot');
}

/** Oneself, and friends for the rest; bots where nobody else can come. */
export const suggestedPlans = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, seat) => {
    if (seat === 0) return { sitter: 'me' };
    return isHere ? { sitter: 'bot', level: 'quick' } : { sitter: 'friend' };
  });

/** Nobody has to come first, so the game can begin at once. */
export const isSettled = (plans: readonly SeatPlan[]): boolean => plans.every(({ sitter }) => sitter !== 'friend');

/** Everybody where they sat, bots as strong as they were or as somebody else. */
export const sameSeats = ({ seats }: Pick<TableInfo, 'seats'>, level?: BotId): NewTableRequest['seats'] =>
  seats.map(({ kind, name, you, bot }) =>
    kind === 'bot' ? { kind: 'bot', level: level ?? bot ?? 'quick' } : { kind: 'person', me: you, name },
  );

/** The plan as the server wants it. */
export const seatsOf = (plans: readonly SeatPlan[]): NewTableRequest['seats'] =>
  plans.map((plan, seat) => {
    if (plan.sitter === 'me') return { kind: 'person', me: true, name: settings.name };
    if (plan.sitter === 'friend') return { kind: 'open' };
    if (plan.sitter === 'bot') return { kind: 'bot', level: plan.level };
    const name = plan.name.trim();
    return { kind: 'person', me: true, name: name === '' ? say('name.seat', { number: seat + 1 }) : name };
  });
