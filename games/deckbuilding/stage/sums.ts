import type { SeenEvent } from '@cantina/kernel';
import type { StageReader, ToldText } from '@cantina/web/kit';
import { cardOf } from '../content/index.ts';
import { dataOf } from './telling.ts';
import { words } from './words/index.ts';

/** Cards that were played one after the other, and what they bring together. */
export function sumUp(events: readonly SeenEvent[], at: StageReader): ToldText | undefined {
  const plays = events.flatMap((event) => dataOf(event, 'play') ?? []);
  const gains = events.flatMap((event) => dataOf(event, 'gain-resources') ?? []);
  const [first] = plays;
  if (first === undefined || plays.length < 2 || plays.length + gains.length < events.length) return undefined;
  const { seat } = first.seat;
  if (plays.some((play) => play.seat.seat !== seat)) return undefined;
  return words[at.reader.lang].plays(seat === at.seat ? null : at.reader.seatName(seat), {
    cards: plays.length,
    resources: gains.reduce((sum, { amount }) => sum + amount, 0),
    attack: plays.reduce((sum, { card }) => sum + (card.face === null ? 0 : cardOf(card.face).attack), 0),
  });
}
