import { type CoreState, type Game, start } from '@cantina/kernel';
import type { Store } from '../../src/store/store.ts';
import { readActs, readTable } from '../../src/store/tables.ts';
import type { Seat } from './seat.ts';

/** What is wrong with the record of a table, compared with what its players were told. */
export interface Findings {
  acknowledged: number;
  /** Acknowledged, but not in the record, or there as something else. */
  lost: number;
  /** In the record more than once, or acknowledged under two numbers. */
  duplicated: number;
  /** Seen by a player, but not in the record. */
  shownButNotKept: number;
  /** Tables whose record has a gap or can't be played again from its start. */
  outOfOrder: number;
  /** What a player was refused without having done anything wrong. */
  refused: number;
}

export const noFindings = (): Findings => ({
  acknowledged: 0,
  lost: 0,
  duplicated: 0,
  shownButNotKept: 0,
  outOfOrder: 0,
  refused: 0,
});

export const isFine = ({ acknowledged, ...faults }: Findings): boolean =>
  acknowledged > 0 && Object.values(faults).every((count) => count === 0);

/** Holds the record of one table against what its seats remember. */
export async function audit(store: Store, table: string, seats: readonly Seat[]): Promise<Findings> {
  const acts = await readActs(store, table, -1);
  const found = noFindings();
  if (acts.some((act, n) => act.n !== n)) found.outOfOrder++;
  found.duplicated += repeated(
    acts.flatMap(({ client_id, seat }) => (client_id === null ? [] : `${seat}/${client_id}`)),
  );
  found.duplicated += repeated(acts.flatMap(({ decision, seat }) => (decision === null ? [] : `${seat}/${decision}`)));
  for (const seat of seats) {
    found.refused += seat.refused.length;
    found.duplicated += seat.renumbered.length;
    if (seat.version >= acts.length) found.shownButNotKept++;
    for (const { id, picks, version } of seat.acknowledged) {
      found.acknowledged++;
      const act = acts[version];
      const isThere =
        act?.client_id === id && act.seat === seat.place.as && act.picks === JSON.stringify(picks) && act.n === version;
      if (!isThere) found.lost++;
    }
  }
  return found;
}

/** Plays the record again from its seed; false when the rules do not follow it to its last answer. */
export async function playsAgain(store: Store, game: Game<CoreState>, table: string): Promise<boolean> {
  const stored = await readTable(store, table);
  if (stored?.row.seed == null) return false;
  const { seed, options } = stored.row;
  const match = start(game, { seats: stored.seats.length, options: JSON.parse(options) as Options, seed });
  const answers = (await readActs(store, table, -1)).filter(({ kind }) => kind === 'answer' || kind === 'interjection');
  for (const { seat, picks, kind } of answers) {
    const wanted = kind === 'answer' ? 'question' : 'interjection';
    const decision = match.pending.find((each) => each.seat === seat && each.kind === wanted);
    if (decision === undefined) return false;
    match.answer(decision.seat, decision.id, JSON.parse(picks) as string[]);
  }
  return true;
}

type Options = Readonly<Record<string, unknown>>;

export function addUp(all: readonly Findings[]): Findings {
  const sum = noFindings();
  for (const each of all) for (const name of Object.keys(sum) as (keyof Findings)[]) sum[name] += each[name];
  return sum;
}

const repeated = (names: readonly string[]): number => names.length - new Set(names).size;
