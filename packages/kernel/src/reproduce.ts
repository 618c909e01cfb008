import { KernelError } from './errors.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import type { FaultReport } from './report.ts';
import type { CoreState } from './state.ts';

/** Runs a report again. Returns the message of the fault, or null when it no longer happens. */
export function reproduce<S extends CoreState>(game: Game<S>, report: FaultReport<S>): string | null {
  const match = new Match({ game, seed: '0'.repeat(64), record: false, from: report.checkpoint });
  try {
    match.begin().feed(report.tail);
    // Rules may also fail when they only say what is possible.
    JSON.stringify(match.pending);
  } catch (error) {
    if (!(error instanceof KernelError) || error.code !== 'rule-fault') throw error;
  }
  return match.faults[0]?.error ?? null;
}
