import type { Decision, View, Viewer } from '@cantina/kernel';
import type { Reel, Replay } from '../src/client/api.ts';
import { type PlayedStep, played, playedAll } from '../src/client/played.ts';
import type { ServerMessage, Step } from '../src/live/messages.ts';
import type { Truth } from './leak-truth.ts';
import { sameOnWire as same } from './support/equal.ts';
import type { Place } from './support/seat.ts';
import { aMoment } from './support/time.ts';

/** Something that was sent to somebody. */
export interface Recorded {
  readonly place: Place;
  readonly kind: 'frame' | 'body' | 'headers';
  readonly text: string;
  readonly path?: string;
  /** Whether the game was still running, so that its seed must not be in it. */
  readonly running: boolean;
}

/** A leak made by hand, which must be found at this step: who finds none of them would find nothing. */
export interface Planted {
  readonly at: number;
  readonly record: Recorded;
}

export interface Compared {
  /** How much was held against what the viewer may know. */
  readonly compared: number;
  readonly bytes: number;
  readonly leaks: readonly string[];
}

type Sight = Extract<ServerMessage, { t: 'state' | 'update' }>;

/** The fields each message may have; one more could be one too many. */
const SIGHT = ['t', 'table', 'as', 'version', 'pending', 'asked', 'undo', 'clock'];
const FIELDS: Readonly<Record<ServerMessage['t'], readonly string[]>> = {
  hello: ['t', 'protocol', 'pages'],
  state: [...SIGHT, 'view', 'info', 'commitment', 'missed', 'proposals', 'presence', 'chat'],
  update: [...SIGHT, 'step'],
  table: ['t', 'table', 'info'],
  proposals: ['t', 'table', 'proposals'],
  presence: ['t', 'table', 'seats', 'away', 'spectators'],
  chat: ['t', 'table', 'line'],
  gone: ['t', 'table', 'as'],
  ack: ['t', 'id', 'version'],
  error: ['t', 'id', 'table', 'error'],
  pong: ['t', 'id'],
};

/** Goes through a game step by step, beside its truth: neither is ever there as a whole. */
export async function compare(
  truth: Truth,
  secrets: readonly string[],
  recorded: readonly Recorded[],
  planted: readonly Planted[],
): Promise<Compared> {
  const leaks: string[] = [];
  let compared = 0;
  let bytes = 0;
  const judge = (record: Recorded, found: readonly Finding[]) => {
    compared += found.length;
    bytes += record.text.length;
    leaks.push(...wrongIn(truth, secrets, record, found));
  };
  const places = new Map<Place, Recorded[]>();
  for (const each of recorded) {
    if (each.kind !== 'frame') continue;
    const frames = places.get(each.place);
    if (frames === undefined) places.set(each.place, [each]);
    else frames.push(each);
  }
  const readers = [...places.values()].map((frames) => new Reader(frames));
  while (truth.next()) {
    await aMoment();
    for (const { at, record } of planted) {
      if (at !== truth.n) continue;
      // Not on what the place knows itself, which has to stay true.
      const view = readers.find(({ place }) => place === record.place)?.view ?? null;
      const { found } = frame(truth, record.place, JSON.parse(record.text) as ServerMessage, view);
      if (wrongIn(truth, secrets, record, found).length === 0) leaks.push(`not noticed: ${record.text.slice(0, 80)}`);
    }
    for (const reader of readers) reader.readUpTo(truth, judge);
  }
  for (const reader of readers)
    if (!reader.isDone) leaks.push(`a step that was never taken · to ${reader.place?.as} · ${reader.next}`);
  for (const each of recorded) {
    if (each.kind === 'frame') continue;
    await aMoment();
    const { place, kind, text, path, running } = each;
    const read: Recorded = { place, kind, text, running, ...(path === undefined ? {} : { path }) };
    judge(read, kind === 'body' ? body(truth, read) : []);
  }
  return { compared, bytes, leaks };
}

type Finding = readonly [isTrue: boolean, what: string];

function wrongIn(truth: Truth, secrets: readonly string[], record: Recorded, found: readonly Finding[]): string[] {
  const { place, path, text, running } = record;
  const wrong = found.flatMap(([isTrue, what]) => (isTrue ? [] : [what]));
  if (running && text.includes(truth.seed)) wrong.push('the seed');
  if (running && text.includes(truth.secret)) wrong.push('the server’s part of the seed');
  for (const secret of secrets) if (text.includes(secret)) wrong.push('a link or a cookie');
  return wrong.map((what) => `${what} · to ${place.as} · ${path ?? 'socket'} · ${text.slice(0, 200)}`);
}

/** Reads what one place was sent, in that order, and puts its table together as a client does. */
class Reader {
  view: View | null = null;
  private at = 0;
  /** Read, but of a step that is still to come. */
  private ahead: ServerMessage | null = null;

  constructor(private readonly frames: readonly Recorded[]) {}

  get place(): Place | undefined {
    return this.frames[0]?.place;
  }

  get isDone(): boolean {
    return this.at === this.frames.length;
  }

  get next(): string {
    return this.frames[this.at]?.text.slice(0, 200) ?? '';
  }

  readUpTo(truth: Truth, judge: (record: Recorded, found: readonly Finding[]) => void): void {
    for (; this.at < this.frames.length; this.at++) {
      const record = this.frames[this.at] as Recorded;
      const message = this.ahead ?? (JSON.parse(record.text) as ServerMessage);
      this.ahead = message;
      if (isSight(message) && message.version > truth.n) return;
      const { found, view } = frame(truth, record.place, message, this.view);
      this.ahead = null;
      this.view = view;
      judge(record, found);
    }
  }
}

const isSight = (message: ServerMessage): message is Sight => message.t === 'state' || message.t === 'update';

/** What is to be said of a message to a place that had this view, and the view it has then. */
function frame(
  truth: Truth,
  { as: viewer }: Place,
  message: ServerMessage,
  before: View | null,
): { readonly found: readonly Finding[]; readonly view: View | null } {
  const known = FIELDS[message.t];
  const found: Finding[] = [[Object.keys(message).every((name) => known.includes(name)), 'a field more than agreed']];
  if (!isSight(message)) return { found, view: before };
  found.push([message.as === viewer, "another seat's message"]);
  if (message.version >= 0) found.push(...sight(truth, viewer, message));
  if (message.t === 'update') {
    const step = playedOn(before, message.step);
    found.push(...beats(truth, viewer, message.version, step));
    return { found, view: step?.view ?? null };
  }
  if (message.version >= 0) {
    const knows = truth.of(message.version, viewer);
    found.push([same(message.view, knows?.view), 'the view']);
    found.push([onlyKnown(message.view?.zones, knows === undefined ? [] : [knows.faces]), 'a face that is hidden']);
  }
  for (const { n, beats: told } of message.missed ?? [])
    found.push([truth.wasTold(n, viewer, told), `events of missed step ${n}`]);
  return { found, view: message.view };
}

function sight(truth: Truth, viewer: Viewer, { version, pending, asked }: Sight): Finding[] {
  const knows = truth.of(version, viewer);
  const hasSeen = (face: string) => !truth.isFace(face) || truth.hasSeen(version, viewer, face);
  // What is sent is of the newest step: of one before it nobody is told again.
  if (version !== truth.n || knows === undefined) return [[false, `step ${version} after step ${truth.n}`]];
  return [
    [pending.every(({ seat }) => seat === viewer), "another seat's question"],
    [same(withoutIds(pending), withoutIds(knows.pending)), 'the questions'],
    [same(asked, truth.asked), 'who is asked'],
    [onlyKnown(pending, [knows.faces], hasSeen), 'a face that is hidden'],
    [knows.tellsNothing, 'what depends on hidden cards'],
  ];
}

/** Null when a step does not fit what was told before; then it is no truth either. */
function playedOn(view: View | null, step: Step): PlayedStep | null {
  try {
    return played(view, step);
  } catch {
    return null;
  }
}

/** Every beat is held against the kernel's own view at that beat, and its cards against what the viewer has been told. */
function beats(truth: Truth, viewer: Viewer, n: number, step: PlayedStep | null): Finding[] {
  const knows = truth.of(n, viewer);
  if (knows === undefined) return [[false, `step ${n}, which is no step`]];
  const before = truth.of(n - 1, viewer);
  const faces = [...(before === undefined ? [] : [before.faces]), knows.faces];
  const found: Finding[] = [[step?.beats.length === knows.beats.length && same(step.view, knows.view), 'the beats']];
  step?.beats.forEach(({ events, view }, i) => {
    faces.push(facesNamed(events));
    found.push(
      [same({ events, view }, knows.beats[i]), `beat ${i} of step ${n}`],
      [onlyKnown(view.zones, faces), `a face that is hidden at beat ${i}`],
    );
  });
  return found;
}

function body(truth: Truth, { text, path = '', place, running }: Recorded): Finding[] {
  const given: unknown = JSON.parse(text.split('\n')[0] ?? '');
  if (typeof given !== 'object' || given === null || 'error' in given) return [];
  const wanted = new URL(path, 'http://localhost').searchParams.get('as');
  const mayLook = (as: Viewer): Finding => [
    String(as) === wanted && (!running || as === place.as || as === 'spectator'),
    "another seat's replay",
  ];
  if (path.includes('/views')) {
    const { as, view, steps } = given as Reel;
    const [first] = steps;
    return [
      mayLook(as),
      [first === undefined || view === null || truth.wasSeen(first.n, as, view), 'the view before'],
      ...playedAll({ view, steps }).flatMap((step) => (step.n === 0 ? [] : beats(truth, as, step.n, step))),
    ];
  }
  if (!('steps' in given)) return [[!running || !path.endsWith('/export'), 'the file of a running game']];
  const { steps, as, seed } = given as Replay;
  return [
    mayLook(as),
    [!running || seed === null, 'the seed'],
    ...steps.map(({ n, beats: told }): Finding => [truth.wasTold(n, as, told), `events of step ${n} in the replay`]),
  ];
}

/** Ids of questions depend on how often a server was started; what is asked does not. */
const withoutIds = (pending: readonly Decision[]): unknown[] => pending.map((each) => ({ ...each, id: 0 }));

type Faces = ReadonlyMap<number, string>;

/**
 * Whether every card that is named with its face is known by it. A face alone, as of a card that was just defeated
 * and shuffled away, is one that the viewer has seen; that it tells nothing else is held against an imagined match.
 */
function onlyKnown(value: unknown, known: readonly Faces[], hasSeen: (face: string) => boolean = () => true): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const { card, id, face } = value as { card?: unknown; id?: unknown; face?: unknown };
  const named = typeof card === 'number' ? card : typeof id === 'number' ? id : null;
  if (typeof face === 'string') {
    const may = named === null ? hasSeen(face) : known.some((faces) => faces.get(named) === face);
    if (!may) return false;
  }
  return Object.values(value).every((each) => onlyKnown(each, known, hasSeen));
}

/** The cards that are named with their face in what happened. */
function facesNamed(value: unknown, faces = new Map<number, string>()): Faces {
  if (typeof value !== 'object' || value === null) return faces;
  const { card, face } = value as { card?: unknown; face?: unknown };
  if (typeof card === 'number' && typeof face === 'string') faces.set(card, face);
  for (const each of Object.values(value)) facesNamed(each, faces);
  return faces;
}
