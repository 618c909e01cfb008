import { existsSync, readFileSync } from 'node:fs';
import type { Manner, Weights } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';
import { BadInput } from '../context.ts';

/** Somebody who plays in the arena. */
export interface Fighter {
  readonly name: string;
  readonly manner: Manner;
  /** Other weights than the game's own. */
  readonly weights: Weights | null;
}

/** Who sits where in one game: numbers of fighters, seat by seat. */
export interface Bout {
  readonly seed: string;
  readonly seats: readonly number[];
  /** Bouts of one pair with the same seed belong together. */
  readonly pair: readonly [number, number];
}

const MINDS = ['random', 'quick', 'strong', 'search'] as const;
const SPEC = /^(?<mind>[a-z]+)(?::(?<visits>\d+))?(?:~(?<slips>\d+))?(?:@(?<file>.+))?$/;

/** A fighter from what was typed: `quick`, `search:96`, `search:96~10@weights.json`, or an opponent of the game. */
export function fighter(given: string, { opponents = [] }: Playable): Fighter {
  const opponent = opponents.find(({ id }) => id === given);
  if (opponent !== undefined) return { name: given, manner: opponent.manner, weights: null };
  const { mind, visits, slips, file } = SPEC.exec(given)?.groups ?? {};
  const known = MINDS.find((each) => each === mind);
  if (known === undefined) {
    throw new BadInput('cli.bad-choice', {
      option: '--bots',
      given,
      allowed: [...MINDS, ...opponents.map(({ id }) => id)],
    });
  }
  if (file !== undefined && !existsSync(file)) throw new BadInput('cli.no-file', { file });
  return {
    name: given,
    manner: {
      mind: known,
      ...(visits === undefined ? {} : { visits: Number(visits) }),
      ...(slips === undefined ? {} : { slips: Number(slips) }),
    },
    weights: file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Weights),
  };
}

/**
 * Every fighter against every other one. Of two, the first sits alone and the other one on all other seats; the same deal
 * is played once from each seat.
 */
export function boutsOf(fighters: number, seats: number, games: number, seed: string): readonly Bout[] {
  const bouts: Bout[] = [];
  for (let one = 0; one < fighters; one++) {
    for (let two = one + 1; two < fighters; two++) {
      for (let i = 0; i < games; i++) {
        const alone = i % seats;
        bouts.push({
          seed: `${seed} ${Math.floor(i / seats)}`,
          seats: Array.from({ length: seats }, (_, seat) => (seat === alone ? one : two)),
          pair: [one, two],
        });
      }
    }
  }
  return bouts;
}

/** The opponents of a game from the weakest to the strongest, and `quick`, unless one of them plays just like it. */
export function ladderOf({ opponents = [] }: Playable): readonly Fighter[] {
  const fighters = opponents.map(({ id, manner }): Fighter => ({ name: id, manner, weights: null }));
  if (fighters.some(isQuick)) return fighters;
  return [...fighters, { name: 'quick', manner: { mind: 'quick' }, weights: null }];
}

/** The fixed opponent that all ratings are measured by. */
export const isQuick = ({ manner: { mind, slips = 0 } }: Fighter): boolean => mind === 'quick' && slips === 0;

/** Each fighter of a ladder against the one below. */
export const boutsOfLadder = (fighters: number, seats: number, games: number, seed: string): readonly Bout[] =>
  boutsOf(fighters, seats, games, seed).flatMap(({ pair: [low, high], seats: sat, ...bout }) =>
    high === low + 1 ? [{ ...bout, pair: [high, low], seats: sat.map((each) => (each === low ? high : low)) }] : [],
  );

/** Each fighter alone on all seats, all with the same deals. */
export const boutsTogether = (fighters: number, seats: number, games: number, seed: string): readonly Bout[] =>
  Array.from({ length: games * fighters }, (_, i) => {
    const one = i % fighters;
    return { seed: `${seed} ${Math.floor(i / fighters)}`, seats: Array<number>(seats).fill(one), pair: [one, one] };
  });
