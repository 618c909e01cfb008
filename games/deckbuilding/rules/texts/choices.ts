import {
  ask,
  type CardId,
  cardOption,
  type Flow,
  type Message,
  type Option,
  option,
  type RuleId,
  type Seat,
} from '@cantina/kernel';
import { message } from '../messages.ts';
import { type Context, from } from './context.ts';

interface CardChoice {
  readonly prompt: Message;
  readonly rule: RuleId;
  readonly cards: () => readonly CardId[];
}

/** Asks for one card; where only one is left there is nothing to ask. Undefined where there is none. */
export function* chooseCard(
  seat: Seat,
  { prompt, rule, cards }: CardChoice,
  source?: CardId,
): Flow<CardId | undefined> {
  const candidates = cards();
  if (candidates.length <= 1) return candidates[0];
  return yield* ask({
    seat,
    prompt,
    rule,
    ...(source === undefined ? {} : { source }),
    options: () => cards().map((card) => cardOption(card)),
  });
}

/** The same for a text, whose reader chooses. */
export function* pick(context: Context, choice: CardChoice): Flow<CardId | undefined> {
  return yield* chooseCard(context.seat, choice, from(context).source);
}

export const PASS: Option<null> = option('pass', null, { label: message('option.decline') });
