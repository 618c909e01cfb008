import {
  type CoreState,
  type Game,
  type GameEvent,
  start,
  type TableOptions,
  type View,
  type Viewer,
} from '@cantina/kernel';
import type { Step } from '../live/messages.ts';
import type { ActRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { type AnyMatch, entryOf, fromNothing, isAnswer, playedBeats, stepFor } from './acts.ts';
import { feed } from './load.ts';

/** Some steps with all they have changed, and the table before the first of them: null before the start. */
export interface Reel {
  readonly view: View | null;
  readonly steps: readonly Step[];
}

/** The game after one of its acts. */
interface Mark {
  readonly n: number;
  readonly match: AnyMatch;
}

/** A mark is set every so many acts, so that no more than these are played again on the way to a step. */
const MARK_EVERY = 40;
const MOST_GAMES = 32;

/** Plays parts of one game again, and remembers where it has been: the next part need not begin at the start. */
export class Projector {
  private marks: Mark[] = [];

  constructor(
    private readonly game: Game<CoreState>,
    private readonly table: StoredTable,
  ) {}

  /** The acts are those that count, the start first. Stops where the rules of today go another way. */
  play(acts: readonly ActRow[], viewer: Viewer, from: number, to: number): Reel {
    const first = acts.findIndex(({ n }) => n >= from);
    const [begin] = acts;
    if (first < 0 || begin === undefined) return { view: null, steps: [] };
    const seats = this.table.seats.length;
    const steps: Step[] = [];
    const match = first === 0 ? this.begin(true) : this.after(acts, first - 1);
    if (match === null) return { view: null, steps };
    const view = first === 0 ? null : match.watch().view(viewer);
    for (const [i, act] of acts.slice(first).entries()) {
      if (act.n > to || !playOn(match, act)) break;
      const beats = playedBeats(match, JSON.parse(act.events) as GameEvent[]);
      steps.push(stepFor(act, view === null && i === 0 ? fromNothing(beats) : beats, viewer, seats));
    }
    return { view, steps };
  }

  /** The match after the act at this place; null when today's rules do not lead there. */
  private after(acts: readonly ActRow[], place: number): AnyMatch | null {
    // What was taken back since is no longer among the acts, nor is what came after it.
    this.marks = this.marks.filter(({ n }, i) => acts[i * MARK_EVERY]?.n === n);
    let at = Math.min(Math.floor(place / MARK_EVERY), this.marks.length - 1);
    const match = at < 0 ? this.begin(false) : (this.marks[at] as Mark).match.fork();
    if (at < 0) this.mark(acts, 0, match);
    at = Math.max(0, at) * MARK_EVERY;
    while (at < place) {
      at++;
      if (!playOn(match, acts[at] as ActRow)) return null;
      this.mark(acts, at, match);
    }
    return match;
  }

  private mark(acts: readonly ActRow[], place: number, match: AnyMatch): void {
    const act = acts[place];
    if (act !== undefined && place === this.marks.length * MARK_EVERY)
      this.marks.push({ n: act.n, match: match.fork() });
  }

  private begin(watch: boolean): AnyMatch {
    const { row, seats } = this.table;
    const options = JSON.parse(row.options) as TableOptions;
    return start(this.game, { seats: seats.length, options, seed: row.seed ?? '', record: false, watch });
  }
}

const playOn = (match: AnyMatch, act: ActRow): boolean => !isAnswer(act) || feed(match, [entryOf(act)]) === 1;

/** The games that people have looked at last. */
export class Projectors {
  private readonly open = new Map<string, Projector>();

  of(game: Game<CoreState>, table: StoredTable): Projector {
    const { id } = table.row;
    const projector = this.open.get(id) ?? new Projector(game, table);
    // Maps keep the order in which they were filled.
    this.open.delete(id);
    this.open.set(id, projector);
    const [oldest] = this.open.keys();
    if (this.open.size > MOST_GAMES && oldest !== undefined) this.open.delete(oldest);
    return projector;
  }
}
