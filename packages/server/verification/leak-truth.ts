import {
  below,
  type CoreState,
  type Decision,
  type Game,
  type Match,
  type Rng,
  restore,
  rngFromSeed,
  type SeenEvent,
  start,
  type TableOptions,
  type View,
  type Viewer,
} from '@cantina/kernel';
import type { ActRow } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { readActs, readTable } from '../src/store/tables.ts';
import { entryOf } from '../src/table/acts.ts';
import { sameOnWire } from './support/equal.ts';

/** What one viewer may know after one step of a game. */
export interface Knowledge {
  readonly view: View;
  readonly pending: readonly Decision[];
  /** The step beat by beat; without beats in which this viewer has seen nothing. */
  readonly beats: readonly { readonly events: readonly SeenEvent[]; readonly view: View }[];
  /** The face of each card this viewer knows, straight from the state. */
  readonly faces: ReadonlyMap<number, string>;
  /** Whether the same would be asked and seen however the cards lie that are hidden from this viewer. */
  readonly tellsNothing: boolean;
}

/** How often a step is held against an imagined one, besides all whose questions name a face without its card. */
const IMAGINED_EVERY = 16;
/** What was taken back is played again from a save, the newest before it; one is made after so many answers. */
const SAVED_EVERY = 32;
/** Behind the first steps, whose tables can be looked at again, only so many are kept whole: a long game has thousands. */
const WINDOW = 2;

/**
 * The record of a table, played again from its seed with nothing of the server. It tells who may know what after each
 * step, while it is there: of steps that are past it remembers only what was told.
 */
export class Truth {
  /** How many answers were taken back so far. */
  undone = 0;
  /** The number of the step it is at. */
  n = -1;
  readonly seed: string;
  /** The server's part of it. */
  readonly secret: string;
  private readonly viewers: readonly Viewer[];
  private readonly known = new Map<number, ReadonlyMap<Viewer, Knowledge>>();
  private readonly told: ReadonlyMap<Viewer, string>[] = [];
  private readonly firstSeen: ReadonlyMap<Viewer, Map<string, number>>;
  private readonly faces: ReadonlySet<string>;
  private readonly rng: Rng;
  private readonly saves: { readonly answers: number; readonly text: string }[] = [];
  private match: Match<CoreState>;
  private answers: ActRow[] = [];
  private nowAsked: readonly number[] = [];

  private constructor(
    private readonly game: Game<CoreState>,
    { row, seats }: NonNullable<Awaited<ReturnType<typeof readTable>>>,
    private readonly acts: readonly ActRow[],
    /** The steps up to this one are kept whole. */
    private readonly keptUpTo: number,
  ) {
    if (row.seed === null) throw new Error('no such game');
    this.seed = row.seed;
    this.secret = row.secret ?? row.seed;
    this.viewers = [...seats.map((_, seat) => seat), 'spectator'];
    this.firstSeen = new Map(this.viewers.map((viewer) => [viewer, new Map<string, number>()]));
    this.faces = new Set(game.faces);
    this.rng = rngFromSeed(row.seed);
    const options = JSON.parse(row.options) as TableOptions;
    this.match = start(game, { seats: seats.length, options, seed: row.seed, watch: true });
    this.save();
  }

  static async of(store: Store, game: Game<CoreState>, table: string, keptUpTo: number): Promise<Truth> {
    const stored = await readTable(store, table);
    if (stored === null) throw new Error('no such table');
    return new Truth(game, stored, await readActs(store, table, -1), keptUpTo);
  }

  /** Goes on to the next step; false when there is none. */
  next(): boolean {
    const act = this.acts[this.n + 1];
    if (act === undefined) return false;
    const before = this.known.get(this.n);
    this.n++;
    if (act.kind === 'undo') this.takeBack(act.back);
    else if (act.kind !== 'start') this.answer(act);
    const pending = plain(this.match.pending);
    this.nowAsked = pending.flatMap(({ kind, seat }) => (kind === 'question' ? [seat] : []));
    const now = new Map(
      this.viewers.map((viewer) => [
        viewer,
        knowledge(this.match, viewer, {
          pending: pending.filter(({ seat }) => seat === viewer),
          takenBack: act.kind === 'undo' ? before?.get(viewer)?.view : undefined,
          rng: this.rng,
        }),
      ]),
    );
    this.known.set(this.n, now);
    const past = this.n - WINDOW;
    if (past > this.keptUpTo) this.known.delete(past);
    this.told.push(new Map([...now].map(([viewer, { beats }]) => [viewer, toldIn(beats)])));
    this.noteFaces(now);
    return true;
  }

  /** Whether this names a face of the game's cards; a die has faces, too. */
  isFace(name: string): boolean {
    return this.faces.has(name);
  }

  /** Who is asked after the step it is at. */
  get asked(): readonly number[] {
    return this.nowAsked;
  }

  /** Undefined for a step that there is not, not yet or no more. */
  of(n: number, viewer: Viewer): Knowledge | undefined {
    return this.known.get(n)?.get(viewer);
  }

  /** Whether just this was told to this viewer in a step that is past. */
  wasTold(n: number, viewer: Viewer, beats: readonly { readonly events: readonly SeenEvent[] }[]): boolean {
    return this.told[n]?.get(viewer) === toldIn(beats);
  }

  /** Whether the table looked so to this viewer after some step before this one. */
  wasSeen(before: number, viewer: Viewer, view: View): boolean {
    for (let n = Math.min(before, this.n + 1) - 1; n >= 0; n--)
      if (sameOnWire(this.of(n, viewer)?.view, view)) return true;
    return false;
  }

  /** Whether the viewer has seen this face by then, on any card. */
  hasSeen(n: number, viewer: Viewer, face: string): boolean {
    return (this.firstSeen.get(viewer)?.get(face) ?? Number.POSITIVE_INFINITY) <= n;
  }

  private answer(act: ActRow): void {
    const { seat, kind, picks, stir } = act;
    const { match } = this;
    // Other dice fall after something was taken back.
    match.undos = stir;
    const wanted = kind === 'answer' ? 'question' : 'interjection';
    const decision = match.pending.find((each) => each.seat === seat && each.kind === wanted);
    if (decision === undefined) throw new Error(`the record can't be played again: nobody asks seat ${seat}`);
    match.answer(decision.seat, decision.id, JSON.parse(picks) as string[]);
    this.answers.push(act);
    if (this.answers.length % SAVED_EVERY === 0) this.save();
  }

  private save(): void {
    this.saves.push({ answers: this.answers.length, text: JSON.stringify(this.match.save()) });
  }

  /** Not by an undo of its own: what is left is played again, so that one is held against the other. */
  private takeBack(back: number): void {
    this.undone++;
    this.answers.splice(this.answers.length - back);
    while ((this.saves.at(-1)?.answers ?? 0) > this.answers.length) this.saves.pop();
    const { text, answers } = this.saves.at(-1) as (typeof this.saves)[number];
    this.match = restore(this.game, JSON.parse(text));
    const again = this.answers.slice(answers).map(entryOf);
    // Nobody looks on the way there.
    if (this.match.takenBack?.answers.length !== 0 || this.match.feed(again) !== again.length)
      throw new Error('a save can’t be played on');
    this.match.watch();
  }

  private noteFaces(now: ReadonlyMap<Viewer, Knowledge>): void {
    for (const [viewer, { faces, beats }] of now) {
      const seen = this.firstSeen.get(viewer);
      for (const face of [...faces.values(), ...facesIn(beats.map(({ events }) => events))])
        if (seen?.has(face) === false) seen.set(face, this.n);
    }
  }
}

/** Beats in which nothing was told are not read by anybody who reads. */
const toldIn = (beats: readonly { readonly events: readonly SeenEvent[] }[]): string =>
  JSON.stringify(beats.flatMap(({ events }) => (events.length === 0 ? [] : [events])));

/** Every face that is named somewhere inside. */
function facesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { face } = value as { face?: unknown };
  return [...(typeof face === 'string' ? [face] : []), ...Object.values(value).flatMap(facesIn)];
}

interface Moment {
  /** Written down already: a decision is made when it is read. */
  readonly pending: readonly Decision[];
  /** The view before, when this step took something back. */
  readonly takenBack: View | undefined;
  readonly rng: Rng;
}

function knowledge(match: Match<CoreState>, viewer: Viewer, { pending, takenBack, rng }: Moment): Knowledge {
  const view = match.view(viewer);
  return {
    view,
    pending,
    beats: takenBack === undefined ? beatsOf(match, viewer) : wayBack(takenBack, view),
    faces: match.read(({ state: { cards, seats } }) => {
      const bit = 1 << (viewer === 'spectator' ? seats : viewer);
      const faces = new Map<number, string>();
      cards.known.forEach((mask, card) => {
        if ((mask & bit) !== 0) faces.set(card, match.game.faces[cards.face[card] as number] as string);
      });
      return faces;
    }),
    tellsNothing: viewer === 'spectator' || tellsNothing(match, viewer, view, pending, rng),
  };
}

/** Taking back is one beat, if anything looks different then. */
const wayBack = (before: View, view: View): Knowledge['beats'] =>
  sameOnWire(before, view) ? [] : [{ events: [], view }];

function beatsOf(match: Match<CoreState>, viewer: Viewer): Knowledge['beats'] {
  const { moments } = match;
  const beats: { events: readonly SeenEvent[]; view: View }[] = [];
  const [first] = moments;
  let before = first?.view(viewer);
  const events = match.log(viewer, first?.events ?? 0);
  for (const [i, moment] of moments.slice(1).entries()) {
    const view = moment.view(viewer);
    const from = moments[i]?.events ?? 0;
    const own = events.filter(({ n }) => n >= from && n < moment.events);
    if (own.length > 0 || !sameOnWire(view, before)) beats.push({ events: own, view });
    before = view;
  }
  return beats;
}

function tellsNothing(
  match: Match<CoreState>,
  seat: number,
  view: View,
  pending: readonly Decision[],
  rng: Rng,
): boolean {
  if (!pending.some(namesFaceAlone) && below(rng, IMAGINED_EVERY) > 0) return true;
  const imagined = match.imagine(seat, rng);
  return (
    sameOnWire(imagined.view(seat), view) &&
    sameOnWire(plain(imagined.pending.filter((each) => each.seat === seat)), pending)
  );
}

/** Whether a face is named somewhere inside without the card that shows it. */
function namesFaceAlone(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { face, card, id } = value as { face?: unknown; card?: unknown; id?: unknown };
  if (typeof face === 'string' && typeof card !== 'number' && typeof id !== 'number') return true;
  return Object.values(value).some(namesFaceAlone);
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
