import {
  addCirclesOf,
  areAlike,
  type Change,
  type Circles,
  type CoreState,
  type Entry,
  eventFor,
  type Game,
  type GameEvent,
  inBeats,
  type Match,
  type Moment,
  type Viewer,
} from '@cantina/kernel';
import type { Beat, Step } from '../live/messages.ts';
import type { ActKind, ActRow } from '../store/schema.ts';

export type AnyMatch = Match<CoreState>;

/** The seats that are asked, one bit each. What may be done besides is not looked for: at some tables that takes long. */
const askedMask = (match: AnyMatch): number => match.asked.reduce((mask, { seat }) => mask | (1 << seat), 0);

export function seatsIn(mask: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if (((mask >> seat) & 1) === 1) seats.push(seat);
  return seats;
}

/** What is to be told of an act besides what the match says itself. */
export interface ActFacts {
  readonly table: string;
  readonly n: number;
  readonly kind: ActKind;
  /** How many events there were before it. */
  readonly eventsBefore: number;
  readonly seat?: number | null;
  readonly decision?: number | null;
  readonly entry?: Entry | undefined;
  readonly back?: number;
  readonly client?: string | null;
  readonly at: number;
}

/** What has just happened in a match, as it is stored. */
export const actRow = (match: AnyMatch, facts: ActFacts): ActRow => ({
  table_id: facts.table,
  n: facts.n,
  kind: facts.kind,
  seat: facts.seat ?? null,
  decision: facts.decision ?? null,
  picks: JSON.stringify(facts.entry?.picks ?? []),
  fingerprint: facts.entry?.fingerprint ?? '',
  back: facts.back ?? 0,
  events: JSON.stringify(match.recorded(facts.eventsBefore)),
  event_count: match.eventCount,
  asked: askedMask(match),
  client_id: facts.client ?? null,
  at: facts.at,
  stir: facts.entry?.stir ?? 0,
});

/** A stored answer as the kernel takes it. */
export const entryOf = (act: ActRow): Entry => ({
  seat: act.seat ?? -1,
  picks: JSON.parse(act.picks) as string[],
  fingerprint: act.fingerprint,
  events: 0,
  news: false,
  ...(act.kind === 'interjection' ? { interjection: true } : {}),
  ...(act.stir === 0 ? {} : { stir: act.stir }),
});

export const isAnswer = ({ kind }: Pick<ActRow, 'kind'>): boolean => kind === 'answer' || kind === 'interjection';

/** What still counts: the answers that were not taken back, with the start before them. */
export function effective<A extends Pick<ActRow, 'kind' | 'back'>>(acts: readonly A[]): A[] {
  const counting: A[] = [];
  for (const act of acts) {
    if (isAnswer(act) || act.kind === 'start') counting.push(act);
    else counting.splice(counting.length - act.back);
  }
  return counting;
}

/** A beat with all that it hides. */
export interface OpenBeat {
  readonly events: readonly GameEvent[];
  /** What it has changed in somebody's view. */
  changes?(viewer: Viewer): Change | undefined;
}

/** A beat that has just been played: of this it is known who sees it alike. */
export interface PlayedBeat extends OpenBeat, Pick<Moment, 'view' | 'addCircles'> {}

/** The beats of a stored act, to be read; what they have changed is known only when the game is played again. */
export const storedBeats = (game: Pick<Game, 'beats'>, act: Pick<ActRow, 'events'>): readonly OpenBeat[] =>
  inBeats(game, JSON.parse(act.events) as GameEvent[]).map((events) => ({ events }));

/** The beats of the last step of a match that is watched. `events` are those of the step. */
export function playedBeats({ moments }: AnyMatch, events: readonly GameEvent[]): readonly PlayedBeat[] {
  const first = moments[0]?.events ?? 0;
  return moments.slice(1).map(({ events: until, view, changes, addCircles }, i) => ({
    events: events.slice((moments[i]?.events ?? 0) - first, until - first),
    view,
    changes,
    addCircles,
  }));
}

/** The same for whoever has no view yet: the first of them brings it whole. */
export const fromNothing = (beats: readonly PlayedBeat[]): readonly OpenBeat[] =>
  beats.map((beat, i) => (i > 0 ? beat : { events: beat.events, changes: (viewer) => [beat.view(viewer)] }));

/** An act as one viewer may know it. */
export function stepFor(act: ActRow, beats: readonly OpenBeat[], viewer: Viewer, seats: number): Step {
  const seen: Beat[] = [];
  for (const beat of beats) {
    const events = beat.events.flatMap((event) => eventFor(event, viewer, seats) ?? []);
    const changes = beat.changes?.(viewer);
    if (changes !== undefined) seen.push({ events, changes });
    else if (events.length > 0) seen.push({ events });
  }
  const { n, kind, seat, at, back, event_count: eventCount } = act;
  return { n, kind, seat, at, back, eventCount, beats: seen };
}

/** The text of a step for each viewer; made once for all who see it alike. */
export function stepTexts(act: ActRow, beats: readonly PlayedBeat[], seats: number): (viewer: Viewer) => string {
  const circles: Circles = new Set();
  for (const beat of beats) {
    for (const event of beat.events) addCirclesOf(event, circles);
    beat.addCircles(circles);
  }
  const made: { readonly viewer: Viewer; readonly text: string }[] = [];
  return (viewer) => {
    const alike = made.find((each) => areAlike(circles, each.viewer, viewer, seats));
    if (alike !== undefined) return alike.text;
    const text = JSON.stringify(stepFor(act, beats, viewer, seats));
    made.push({ viewer, text });
    return text;
  };
}
