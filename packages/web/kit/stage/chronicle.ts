import type { GameEnd, Measure, Turn } from './ending.ts';
import type { StageBeat, StageReader } from './scene.ts';

/** How everybody stood at the end of a round. */
export interface Point {
  readonly round: number;
  readonly step: number;
  /** By measure, then by seat. */
  readonly values: readonly (readonly number[])[];
}

export interface RememberedTurn extends Turn {
  readonly step: number;
  readonly round: number;
}

/** How somebody was treated by chance. */
export interface Luck {
  readonly seat: number;
  readonly had: number;
  readonly expected: number;
}

const MOST_TURNS = 3;

/** Reads a whole game beat by beat and remembers what its end tells: the curve, the moments, the luck. */
export class Chronicle {
  readonly measures: readonly Measure[];
  private readonly byRound = new Map<number, Point>();
  private readonly turns: RememberedTurn[] = [];
  private readonly lucks = new Map<number, { had: number; expected: number }>();

  constructor(
    private readonly end: GameEnd,
    private readonly at: StageReader,
  ) {
    this.measures = end.measures(at);
  }

  add(beat: StageBeat): void {
    const { end, at } = this;
    const { view, step } = beat;
    const round = end.roundOf(view);
    const values = this.measures.map(({ of, isShared }) =>
      Array.from({ length: isShared === true ? 1 : view.seats }, (_, seat) => of(view, seat)),
    );
    this.byRound.set(round, { round, step, values });
    const turn = end.turnOf(beat, at);
    if (turn !== null) this.turns.push({ ...turn, step, round });
    for (const { seat, had, expected } of end.luckOf?.(beat) ?? []) {
      const sum = this.lucks.get(seat) ?? { had: 0, expected: 0 };
      this.lucks.set(seat, { had: sum.had + had, expected: sum.expected + expected });
    }
  }

  get points(): readonly Point[] {
    return [...this.byRound.values()].toSorted((a, b) => a.round - b.round);
  }

  /** All that is worth remembering, as it happened. */
  get moments(): readonly RememberedTurn[] {
    return this.turns;
  }

  /** The moments on which it turned, as they happened. Of one step, and of what has the same picture, only the weightiest. */
  get turningPoints(): readonly RememberedTurn[] {
    const all = this.turns.toSorted((a, b) => b.weight - a.weight || b.step - a.step);
    const chosen: RememberedTurn[] = [];
    for (const turn of all) {
      const isLike = ({ step, faces: [face] }: RememberedTurn): boolean =>
        step === turn.step || (face !== undefined && face === turn.faces[0]);
      if (turn.weight > 0 && chosen.length < MOST_TURNS && !chosen.some(isLike)) chosen.push(turn);
    }
    return chosen.toSorted((a, b) => a.step - b.step);
  }

  /** Where one would try again: at the last moment on which it turned while the end was still a round away. */
  get tryFrom(): Pick<Point, 'round' | 'step'> | undefined {
    const { points, turningPoints } = this;
    const isEarlier = ({ round }: Pick<Point, 'round'>): boolean => round < (points.at(-1)?.round ?? 0);
    return turningPoints.findLast(isEarlier) ?? points.findLast(isEarlier);
  }

  get luck(): readonly Luck[] {
    return [...this.lucks].map(([seat, sum]) => ({ seat, ...sum })).toSorted((a, b) => a.seat - b.seat);
  }
}
