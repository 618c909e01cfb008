import {
  below,
  type CoreState,
  type Decision,
  type Game,
  type Match,
  type Rng,
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
import { aMoment } from './support/time.ts';

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

export interface Truth {
  readonly seed: string;
  /** The server's part of it. */
  readonly secret: string;
  readonly viewers: readonly Viewer[];
  /** How many steps there are, those that were taken back included. */
  readonly steps: number;
  readonly undone: number;
  /** Whether this names a face of the game's cards; a die has faces, too. */
  isFace(name: string): boolean;
  asked(n: number): readonly number[];
  of(n: number, viewer: Viewer): Knowledge;
  /** Whether the table looked so to this viewer after some step before this one. */
  wasSeen(before: number, viewer: Viewer, view: View): boolean;
  /** Whether the viewer has seen this face by then, on any card. */
  hasSeen(n: number, viewer: Viewer, face: string): boolean;
}

/** Plays the record of a table again from its seed, with nothing of the server, and notes who may know what when. */
export async function truthOf(store: Store, game: Game<CoreState>, table: string): Promise<Truth> {
  const stored = await readTable(store, table);
  if (stored?.row.seed == null) throw new Error('no such game');
  const { seed } = stored.row;
  const seats = stored.seats.length;
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
  const options = JSON.parse(stored.row.options) as TableOptions;
  const begin = () => start(game, { seats, options, seed, watch: true });
  const asked: (readonly number[])[] = [];
  const known: Map<Viewer, Knowledge>[] = [];
  const firstSeen = new Map(viewers.map((viewer) => [viewer, new Map<string, number>()]));
  const faces = new Set(game.faces);
  const rng = rngFromSeed(seed);
  let match = begin();
  let answers: ActRow[] = [];
  let undone = 0;
  for (const act of await readActs(store, table, -1)) {
    await aMoment();
    if (act.kind === 'undo') {
      undone++;
      answers = answers.slice(0, answers.length - act.back);
      // Nobody looks on the way there.
      match = begin().watch(false);
      match.feed(answers.map(entryOf));
      match.watch();
    } else if (act.kind !== 'start') {
      answers.push(act);
      answer(match, act);
    }
    asked.push(match.pending.flatMap(({ kind, seat }) => (kind === 'question' ? [seat] : [])));
    const now = new Map(
      viewers.map((viewer) => [
        viewer,
        knowledge(match, viewer, act.kind === 'undo' ? known.at(-1)?.get(viewer)?.view : undefined, rng),
      ]),
    );
    known.push(now);
    for (const [viewer, { faces, beats }] of now) {
      const seen = firstSeen.get(viewer);
      for (const face of [...faces.values(), ...facesIn(beats.map(({ events }) => events))])
        if (seen?.has(face) === false) seen.set(face, act.n);
    }
  }
  return {
    seed,
    secret: stored.row.secret ?? seed,
    viewers,
    steps: known.length,
    undone,
    isFace: (name) => faces.has(name),
    asked: (n) => asked[n] ?? [],
    of: (n, viewer) => {
      const found = known[n]?.get(viewer);
      if (found === undefined) throw new Error(`no step ${n}`);
      return found;
    },
    wasSeen: (before, viewer, view) => known.slice(0, before).some((each) => sameOnWire(each.get(viewer)?.view, view)),
    hasSeen: (n, viewer, face) => (firstSeen.get(viewer)?.get(face) ?? Number.POSITIVE_INFINITY) <= n,
  };
}

/** Every face that is named somewhere inside. */
function facesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { face } = value as { face?: unknown };
  return [...(typeof face === 'string' ? [face] : []), ...Object.values(value).flatMap(facesIn)];
}

function answer(match: Match<CoreState>, { seat, kind, picks, stir }: ActRow): void {
  // Other dice fall after something was taken back.
  match.undos = stir;
  const wanted = kind === 'answer' ? 'question' : 'interjection';
  const decision = match.pending.find((each) => each.seat === seat && each.kind === wanted);
  if (decision === undefined) throw new Error(`the record can't be played again: nobody asks seat ${seat}`);
  match.answer(decision.seat, decision.id, JSON.parse(picks) as string[]);
}

function knowledge(match: Match<CoreState>, viewer: Viewer, takenBack: View | undefined, rng: Rng): Knowledge {
  const view = match.view(viewer);
  // Written down now: a decision is made when it is read.
  const pending = plain(match.pending.filter(({ seat }) => seat === viewer));
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

function tellsNothing(match: Match<CoreState>, seat: number, view: View, pending: Decision[], rng: Rng): boolean {
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
