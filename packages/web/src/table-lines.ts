import type { MyTable } from '@cantina/server/client';
import type { GameFace } from '@cantina/web/kit';
import { gameName, gameOf } from './games.ts';
import { seatName } from './seat-names.ts';
import { settings } from './settings.svelte.ts';
import { say } from './words/index.ts';

/** A table in a list: of one's own, or of a group. */
export type Listed = Pick<
  MyTable,
  'id' | 'game' | 'seats' | 'status' | 'yourTurn' | 'lastMoveAt' | 'createdAt' | 'outcome' | 'options'
> & { readonly asked: readonly number[] };

const isOver = ({ status }: Listed): boolean => status === 'finished' || status === 'ended';

/** Those one plays at first, those that wait for somebody else after them; and apart what is over, the newest first. */
export function sorted<T extends Listed>(
  tables: readonly T[],
): { readonly open: readonly T[]; readonly over: readonly T[] } {
  const byTime = tables.toSorted((a, b) => (b.lastMoveAt ?? b.createdAt) - (a.lastMoveAt ?? a.createdAt));
  const open = byTime.filter((table) => !isOver(table));
  return {
    open: [...open.filter(({ yourTurn }) => yourTurn), ...open.filter(({ yourTurn }) => !yourTurn)],
    over: byTime.filter(isOver),
  };
}

/** Who else sits there; nobody is named for a seat that is still free. */
const others = (table: Listed): readonly string[] =>
  table.seats
    .filter(({ you, kind, claimed }) => !you && (claimed || kind === 'bot'))
    .map(({ seat }) => seatName(table, seat, undefined));

/** What is played there: the game, and the mission where it has one. */
export function titleOf({ game, options }: Listed, face: GameFace | undefined): string {
  const setting = gameOf(game)?.named;
  const value = setting === undefined ? undefined : options[setting];
  const what =
    value === undefined ? '' : (face?.texts[settings.lang].settingName?.(setting ?? '', String(value)) ?? '');
  return what === '' ? gameName(game) : `${gameName(game)} · ${what}`;
}

export function peopleOf(table: Listed): string {
  const names = others(table);
  // Who waits for others is not alone.
  if (names.length === 0 && table.seats.length > 1) return '';
  return names.length === 0 ? say('tables.alone') : say('tables.with', { names });
}

/** How it stands or how it ended, in a sentence. */
export function stateOf(table: Listed): string {
  const { status, seats, outcome, yourTurn, asked } = table;
  if (status === 'ended') return say('tables.ended');
  if (status === 'lobby') {
    const free = seats.filter(({ kind, claimed }) => kind !== 'bot' && !claimed).length;
    return free === 0 ? say('tables.complete') : say('tables.lobby', { count: free });
  }
  if (status === 'finished') return resultOf(table, outcome?.winners ?? []);
  if (yourTurn) return say('tables.your-turn');
  const names = asked.map((seat) => seatName(table, seat, undefined));
  return names.length === 0 ? say('tables.playing') : say('tables.turn-of', { names });
}

function resultOf(table: Listed, winners: readonly number[]): string {
  const mine = table.seats.filter(({ you }) => you).map(({ seat }) => seat);
  const won = winners.some((seat) => mine.includes(seat));
  if (winners.length === 0) {
    if (table.seats.length === 1) return say('tables.lost');
    return gameOf(table.game)?.isStory === true ? say('tables.lost-together') : say('table.nobody-wins');
  }
  if (won && winners.length === table.seats.length && winners.length > 1) return say('tables.won-together');
  if (won) return say('tables.won');
  return say('tables.won-by', { names: winners.map((seat) => seatName(table, seat, undefined)) });
}

export const whenOf = ({ lastMoveAt, createdAt }: Listed): string =>
  new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(lastMoveAt ?? createdAt);
