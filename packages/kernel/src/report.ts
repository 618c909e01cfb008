import type { Game } from './game.ts';
import { digest } from './hash.ts';
import type { Checkpoint, Entry } from './history.ts';
import type { CoreState } from './state.ts';

/** A file that reproduces a fault: the checkpoint before it and the answers up to the one that failed. */
export interface FaultReport<S extends CoreState = CoreState> {
  readonly kind: 'fault';
  /** The same fault at the same point has the same id; players are told this id only. */
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly checkpoint: Checkpoint<S>;
  readonly tail: readonly Entry[];
  readonly error: string;
  readonly stack: string;
}

export function reportFault<S extends CoreState>(
  game: Game<S>,
  checkpoint: Checkpoint<S>,
  tail: readonly Entry[],
  fault: unknown,
): FaultReport<S> {
  const error = fault instanceof Error ? fault.message : String(fault);
  const { answers } = checkpoint;
  return {
    kind: 'fault',
    id: digest([game.id, game.version, answers, tail.map(({ seat, picks }) => [seat, picks]), error]),
    game: game.id,
    rules: game.version,
    checkpoint: { ...checkpoint, state: game.clone(checkpoint.state) },
    tail: structuredClone(tail),
    error,
    stack: fault instanceof Error ? (fault.stack ?? '') : '',
  };
}
