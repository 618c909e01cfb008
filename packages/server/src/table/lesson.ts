import { newSeed, type Seed, seedFrom } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { ServerError } from '../errors.ts';
import type { TableRow } from '../store/schema.ts';
import type { TableWish } from './create.ts';

/** What a table is dealt from. A lesson is dealt alike each time; that is fair, because nobody else sits there. */
export function secretOf({ lessonSecret }: Playable, { lesson, seats }: TableWish): string {
  if (!lesson || lessonSecret === undefined) return newSeed();
  if (seats.some((each) => each.kind !== 'bot' && !(each.kind === 'person' && each.me)))
    throw new ServerError('bad-request', { where: 'lesson' });
  return lessonSecret;
}

/** What a bot thinks from. In a lesson it does the same each time, so that one meets what is told. */
export const botSeed = ({ lessonSecret }: Playable, { secret }: Pick<TableRow, 'secret'>, decision: number): Seed =>
  secret !== null && secret === lessonSecret ? seedFrom(`${secret} bot ${decision}`) : newSeed();
