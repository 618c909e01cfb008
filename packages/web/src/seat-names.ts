import type { TableInfo } from '@cantina/server/client';
import { say } from './words/index.ts';

/** What somebody at a table is called, at the table and in its replay; `opponent`: if nobody sits there. */
export function seatName(info: Pick<TableInfo, 'seats'> | null, seat: number, opponent: string | undefined): string {
  const found = info?.seats[seat];
  if (info === null || found === undefined) return opponent ?? say('name.seat', { number: seat + 1 });
  if (found.name !== '') return found.name;
  if (found.kind !== 'bot') return info.seats.length > 2 ? say('name.seat', { number: seat + 1 }) : say('name.guest');
  const isOnly = info.seats.filter(({ kind }) => kind === 'bot').length === 1;
  return isOnly ? say('name.the-bot') : say('name.bot', { number: seat + 1 });
}
