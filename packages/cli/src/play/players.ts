import { LEVELS, type Level } from '@cantina/bots';
import { KernelError } from '@cantina/kernel';
import { oneOf } from '../args.ts';

export type Player = 'human' | Level;

const PLAYERS = ['human', ...LEVELS] as const;

/** `human,quick` as the players of the seats. */
export const readPlayers = (given: string): readonly Player[] =>
  given.split(',').map((player) => oneOf('--seats', player, PLAYERS));

export function checkPlayers(given: unknown): readonly Player[] {
  if (!Array.isArray(given)) throw new KernelError('malformed-save', { where: 'players' });
  return given.map((player, i) => {
    const known = PLAYERS.find((each) => each === player);
    if (known === undefined) throw new KernelError('malformed-save', { where: `players[${i}]` });
    return known;
  });
}
