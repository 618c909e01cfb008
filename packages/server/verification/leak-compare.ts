import { isDeepStrictEqual } from 'node:util';
import type { Decision, Viewer } from '@cantina/kernel';
import type { Frames, Replay } from '../src/client/api.ts';
import type { ServerMessage, Step } from '../src/live/messages.ts';
import type { Truth } from './leak-truth.ts';
import type { Place } from './support/seat.ts';

/** Something that was sent to somebody. */
export interface Recorded {
  readonly place: Place;
  readonly kind: 'frame' | 'body' | 'headers';
  readonly text: string;
  readonly path?: string;
  /** Whether the game was still running, so that its seed must not be in it. */
  readonly running: boolean;
}

type Sight = Extract<ServerMessage, { t: 'state' | 'update' }>;

/** The fields each message may have; one more could be one too many. */
const SIGHT = ['t', 'table', 'as', 'version', 'view', 'pending', 'asked', 'undo', 'clock'];
const FIELDS: Readonly<Record<ServerMessage['t'], readonly string[]>> = {
  hello: ['t', 'protocol', 'pages'],
  state: [...SIGHT, 'info', 'commitment', 'missed', 'proposals', 'presence', 'chat'],
  update: [...SIGHT, 'step'],
  table: ['t', 'table', 'info'],
  proposals: ['t', 'table', 'proposals'],
  presence: ['t', 'table', 'seats', 'spectators'],
  chat: ['t', 'table', 'line'],
  gone: ['t', 'table', 'as'],
  ack: ['t', 'id', 'version'],
  error: ['t', 'id', 'table', 'error'],
  pong: ['t', 'id'],
};

export function compare(
  truth: Truth,
  secrets: readonly string[],
  recorded: readonly Recorded[],
): { compared: number; leaks: string[] } {
  const leaks: string[] = [];
  let compared = 0;
  const expect = (isTrue: boolean, what: string, { place, path, text }: Recorded) => {
    if (!isTrue) leaks.push(`${what} · to ${place.as} · ${path ?? 'socket'} · ${text.slice(0, 200)}`);
  };
  for (const each of recorded) {
    const { text, place } = each;
    if (each.running) expect(!text.includes(truth.seed), 'the seed', each);
    for (const secret of secrets) expect(!text.includes(secret), 'a link or a cookie', each);
    const found = each.kind === 'frame' ? frame(truth, place.as, text) : each.kind === 'body' ? body(truth, each) : [];
    compared += found.length;
    for (const [isTrue, what] of found) expect(isTrue, what, each);
  }
  return { compared, leaks };
}

type Finding = readonly [isTrue: boolean, what: string];

function frame(truth: Truth, viewer: Viewer, text: string): Finding[] {
  const message = JSON.parse(text) as ServerMessage;
  const known = FIELDS[message.t];
  const found: Finding[] = [[Object.keys(message).every((name) => known.includes(name)), 'a field more than agreed']];
  if (message.t !== 'state' && message.t !== 'update') return found;
  found.push([message.as === viewer, "another seat's message"]);
  if (message.version >= 0) found.push(...sight(truth, viewer, message));
  for (const step of message.t === 'update' ? [message.step] : (message.missed ?? []))
    found.push([sameEvents(truth, viewer, step), `events of step ${step.n}`]);
  return found;
}

function sight(truth: Truth, viewer: Viewer, { version, view, pending, asked }: Sight): Finding[] {
  const knows = truth.of(version, viewer);
  const hasSeen = (face: string) => !truth.isFace(face) || truth.hasSeen(version, viewer, face);
  return [
    [same(view, knows.view), 'the view'],
    [pending.every(({ seat }) => seat === viewer), "another seat's question"],
    [same(withoutIds(pending), withoutIds(knows.pending)), 'the questions'],
    [same(asked, truth.asked(version)), 'who is asked'],
    [[view?.zones, pending].every((each) => onlyKnown(each, knows.faces, hasSeen)), 'a face that is hidden'],
    [knows.tellsNothing, 'what depends on hidden cards'],
  ];
}

function body(truth: Truth, { text, path = '', place, running }: Recorded): Finding[] {
  const given: unknown = JSON.parse(text.split('\n')[0] ?? '');
  if (typeof given !== 'object' || given === null || 'error' in given) return [];
  const wanted = new URL(path, 'http://localhost').searchParams.get('as');
  const mayLook = (as: Viewer): Finding => [
    String(as) === wanted && (!running || as === place.as || as === 'spectator'),
    "another seat's replay",
  ];
  if ('frames' in given) {
    const { frames, as } = given as Frames;
    return [
      mayLook(as),
      ...frames.map(({ n, view }): Finding => [same(view, truth.of(n, as).view), `the view of step ${n}`]),
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

const sameEvents = (truth: Truth, viewer: Viewer, { n, events }: Step): boolean =>
  same(events, truth.of(n, viewer).events);

/** Equal as they go over the wire. */
const same = (given: unknown, truth: unknown): boolean => isDeepStrictEqual(given, JSON.parse(JSON.stringify(truth)));

/** Ids of questions depend on how often a server was started; what is asked does not. */
const withoutIds = (pending: readonly Decision[]): unknown[] => pending.map((each) => ({ ...each, id: 0 }));

/**
 * Whether every card that is named with its face is known by it now. A face alone, as of a card that was just defeated
 * and shuffled away, is one that the viewer has seen; that it tells nothing else is held against an imagined match.
 */
function onlyKnown(value: unknown, faces: ReadonlyMap<number, string>, hasSeen: (face: string) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const { card, id, face } = value as { card?: unknown; id?: unknown; face?: unknown };
  const named = typeof card === 'number' ? card : typeof id === 'number' ? id : null;
  if (typeof face === 'string' && !(named === null ? hasSeen(face) : faces.get(named) === face)) return false;
  return Object.values(value).every((each) => onlyKnown(each, faces, hasSeen));
}
