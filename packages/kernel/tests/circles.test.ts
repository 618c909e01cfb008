import { expect, test } from 'vitest';
import {
  addCirclesOf,
  areAlike,
  type CardId,
  type Circles,
  eventFor,
  type Flow,
  move,
  type Viewer,
} from '../src/index.ts';
import { begin, conceal, FACES, gain, note, pick, say, tiny, ZONES } from './tiny.ts';

const SEATS = 3;
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

const game = tiny({
  deck: FACES,
  zones: { ...ZONES, stock: { per: 'seat', sees: 'nobody', knownTo: 'owner' } },
  steps: {
    *play(g): Flow<void> {
      const deed = yield* pick(0, 'gain', 'conceal', 'draw', 'discard', 'stow', 'note');
      if (deed === 'gain') gain(g, 0, 1);
      if (deed === 'conceal') conceal(g, 1, 7);
      if (deed === 'draw') move(g, 5 as CardId, 'hand', 1);
      if (deed === 'discard') move(g, 5 as CardId, 'discard');
      if (deed === 'stow') move(g, 4 as CardId, 'stock', 2);
      if (deed === 'note') note(g, 'done');
    },
  },
});

/** Those who are in the same circles, group by group. */
function groups(circles: Circles): Viewer[][] {
  const found: Viewer[][] = [];
  for (const viewer of VIEWERS) {
    const group = found.find(([first]) => first !== undefined && areAlike(circles, first, viewer, SEATS));
    if (group === undefined) found.push([viewer]);
    else group.push(viewer);
  }
  return found;
}

/** Those who are told the same, group by group. */
function told(by: (viewer: Viewer) => unknown): Viewer[][] {
  const found = new Map<string, Viewer[]>();
  for (const viewer of VIEWERS) {
    const text = JSON.stringify(by(viewer)) ?? '';
    found.set(text, [...(found.get(text) ?? []), viewer]);
  }
  return [...found.values()];
}

const ALL: Viewer[][] = [[0, 1, 2, 'spectator']];
const BUT_ONE: Viewer[][] = [[0, 2, 'spectator'], [1]];
const EACH: Viewer[][] = [[0], [1], [2], ['spectator']];
const BUT_TWO: Viewer[][] = [[0, 1, 'spectator'], [2]];
const sorted = (list: readonly Viewer[][]) => list.map((each) => each.join()).sort();

test.each([
  { deed: 'gain', events: ALL, changes: ALL },
  // Of what is somebody's own nobody looks who else's has changed: all seats are told apart.
  { deed: 'conceal', events: BUT_ONE, changes: EACH },
  { deed: 'draw', events: BUT_ONE, changes: BUT_ONE },
  { deed: 'stow', events: ALL, changes: BUT_TWO },
  { deed: 'note', events: ALL, changes: ALL },
])('who is in the same circles reads and sees the same: $deed', ({ deed, events, changes }) => {
  const match = begin(game, { seats: SEATS, watch: true });
  say(match, 0, deed);
  const recorded = match.recorded();
  const ofEvents: Circles = new Set();
  for (const event of recorded) addCirclesOf(event, ofEvents);
  expect(sorted(groups(ofEvents))).toEqual(sorted(events));
  const read = (viewer: Viewer) => recorded.map((event) => eventFor(event, viewer, SEATS));
  expect(sorted(told(read))).toEqual(sorted(events));
  const [, moment] = match.moments;
  const ofChanges: Circles = new Set();
  moment?.addCircles(ofChanges);
  expect(sorted(groups(ofChanges))).toEqual(sorted(changes));
  for (const group of groups(ofChanges)) {
    const [first = 'spectator'] = group;
    for (const viewer of group) expect(moment?.changes(viewer)).toEqual(moment?.changes(first));
  }
});

test('a card that leaves a hand changes more for its owner, who knew it there', () => {
  const match = begin(game, { seats: SEATS, watch: true });
  say(match, 0, 'draw');
  say(match, 0, 'discard');
  const [, moment] = match.moments;
  const circles: Circles = new Set();
  moment?.addCircles(circles);
  expect(groups(circles)).toEqual([[0, 2, 'spectator'], [1]]);
});
