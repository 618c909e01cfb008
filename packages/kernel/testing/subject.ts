import type { CoreState, DecisionOption, Frozen, Game, Table, Viewer } from '../src/index.ts';

/** What tests may call things besides their ids and face keys, e.g. the printed English name of a card. */
export interface Names<S extends CoreState> {
  readonly face?: (face: string) => readonly string[];
  readonly option?: (g: Table<S>, option: DecisionOption) => readonly string[];
}

/** Everything there is to meet in a game; faces are known from the game itself. */
export interface Universe {
  readonly verbs: readonly string[];
  /** Prompt keys of questions, and the kinds of interjections (the id up to its first colon). */
  readonly decisions: readonly string[];
  readonly events: readonly string[];
}

/** A game as the test kit knows it; each game has one in `tests/kit.ts`. */
export interface Subject<S extends CoreState> {
  readonly game: Game<S>;
  readonly names?: Names<S>;
  /** What must hold between any two answers; throws when it does not. */
  readonly invariants?: (state: Frozen<S>) => void;
  /** Texts that must not stand in anything sent to this viewer right now. */
  readonly secrets?: (g: Table<S>, viewer: Viewer) => readonly string[];
  readonly universe?: Universe;
}
