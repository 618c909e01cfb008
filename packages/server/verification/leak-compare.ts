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

/** So many are compared before others get a turn. */
const AT_ONCE = 20;

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

export async function compare(
  truth: Truth,
  secrets: readonly string[],
  recorded: readonly Recorded[],
): Promise<{ compared: number; leaks: string[] }> {
  const leaks: string[] = [];
  let compared = 0;
  /** The table as each place has put it together so far. */
  const views = new Map<Place, View | null>();
  const expect = (isTrue: boolean, what: string, { place, path, text }: Recorded) => {
    if (!isTrue) leaks.push(`${what} · to ${place.as} · ${path ?? 'socket'} · ${text.slice(0, 200)}`);
  };
  for (const [i, each] of recorded.entries()) {
    if (i % AT_ONCE === 0) await aMoment();
    const { text } = each;
    if (each.running) expect(!text.includes(truth.seed), 'the seed', each);
    if (each.running) expect(!text.includes(truth.secret), 'the server’s part of the seed', each);
    for (const secret of secrets) expect(!text.includes(secret), 'a link or a cookie', each);
    const found = each.kind === 'frame' ? frame(truth, each, views) : each.kind === 'body' ? body(truth, each) : [];
    compared += found.length;
    for (const [isTrue, what] of found) expect(isTrue, what, each);
  }
  return { compared, leaks };
}

type Finding = readonly [isTrue: boolean, what: string];

function frame(truth: Truth, { place, text }: Recorded, views: Map<Place, View | null>): Finding[] {
  const message = JSON.parse(text) as ServerMessage;
  const viewer = place.as;
  const known = FIELDS[message.t];
  const found: Finding[] = [[Object.keys(message).every((name) => known.includes(name)), 'a field more than agreed']];
  if (message.t !== 'state' && message.t !== 'update') return found;
  found.push([message.as === viewer, "another seat's message"]);
  if (message.version >= 0) found.push(...sight(truth, viewer, message));
  if (message.t === 'update') {
    const step = playedOn(views.get(place) ?? null, message.step);
    views.set(place, step?.view ?? null);
    return [...found, ...beats(truth, viewer, message.version, step)];
  }
  views.set(place, message.view);
  if (message.version >= 0) {
    found.push([same(message.view, truth.of(message.version, viewer).view), 'the view']);
    found.push([onlyKnown(message.view?.zones, [truth.of(message.version, viewer).faces]), 'a face that is hidden']);
  }
  for (const step of message.missed ?? [])
    found.push([sameEvents(truth, viewer, step), `events of missed step ${step.n}`]);
  return found;
}

function sight(truth: Truth, viewer: Viewer, { version, pending, asked }: Sight): Finding[] {
  const knows = truth.of(version, viewer);
  const hasSeen = (face: string) => !truth.isFace(face) || truth.hasSeen(version, viewer, face);
  return [
    [pending.every(({ seat }) => seat === viewer), "another seat's question"],
    [same(withoutIds(pending), withoutIds(knows.pending)), 'the questions'],
    [same(asked, truth.asked(version)), 'who is asked'],
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
  const faces = [...(n > 0 ? [truth.of(n - 1, viewer).faces] : []), knows.faces];
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
    ...steps.map((step): Finding => [sameEvents(truth, as, step), `events of step ${step.n} in the replay`]),
  ];
}

/** The same beats, read: without the table, and without those in which nothing was told. */
const sameEvents = (truth: Truth, viewer: Viewer, { n, beats }: Step): boolean => {
  const told = truth.of(n, viewer).beats.flatMap(({ events }) => (events.length === 0 ? [] : [events]));
  return same(
    beats.map(({ events }) => events),
    told,
  );
};

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
