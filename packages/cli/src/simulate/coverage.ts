import type { Meet } from '@cantina/kernel';
import type { Playable } from '@cantina/playable';

type Kind = Parameters<Meet>[0];

/** What was met of one kind, and what never was. */
export interface Covered {
  readonly met: number;
  /** How many there are, where the game tells. */
  readonly of: number | null;
  readonly never: readonly string[];
}

export type Coverage = Readonly<Record<Kind, Covered>>;

/** Notes what the games meet. */
export class CoverageNotes {
  private readonly seen: Readonly<Record<Kind, Set<string>>> = {
    face: new Set(),
    verb: new Set(),
    decision: new Set(),
    event: new Set(),
  };

  readonly meet: Meet = (kind, key) => {
    this.seen[kind].add(key);
  };

  coverage({ game, universe }: Playable): Coverage {
    const all: Readonly<Record<Kind, readonly string[] | null>> = {
      face: game.faces,
      verb: universe?.verbs ?? null,
      decision: universe?.decisions ?? null,
      event: universe?.events ?? null,
    };
    const covered = (kind: Kind): Covered => ({
      met: this.seen[kind].size,
      of: all[kind]?.length ?? null,
      never: all[kind]?.filter((key) => !this.seen[kind].has(key)) ?? [],
    });
    return { face: covered('face'), verb: covered('verb'), decision: covered('decision'), event: covered('event') };
  }
}
