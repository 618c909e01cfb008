import { describe, expect, test } from 'vitest';
import {
  agreed,
  type CardId,
  type Flow,
  finish,
  look,
  move,
  randomOf,
  restore,
  reveal,
  roll,
  shuffle,
} from '../src/index.ts';
import { asked, begin, FACES, type G, gain, note, onPaper, pick, refused, say, state, tiny } from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "Undo is free back to the last new information (dice, a reveal, another seat's answer), by consent beyond that."
 * - "The kernel knows the barrier by itself."
 */

const card = 5 as CardId;

/** Seat 0 does something again and again; seat 1 holds the ace. */
const deeds: Record<string, (g: G) => void> = {
  gain: (g) => gain(g, 0, 1),
  roll: (g) => roll(g, 6),
  chance: (g) => randomOf(g, [1, 2]),
  shuffle: (g) => shuffle(g, 'deck'),
  draw: (g) => move(g, card, 'hand', 0),
  otherDraws: (g) => move(g, card, 'hand', 1),
  look: (g) => look(g, 0, [card]),
  otherLooks: (g) => look(g, 1, [card]),
  reveal: (g) => reveal(g, [card]),
  play: (g) => move(g, 4 as CardId, 'board', 0),
  show: (g) => reveal(g, [4 as CardId]),
  lookAgain: (g) => look(g, 0, [4 as CardId]),
  toHidden: (g) => move(g, 4 as CardId, 'deck'),
  agree: (g) => agreed(g),
  end: (g) => finish(g, { winners: [0], reason: 'end' }),
};

const table = tiny({
  deck: FACES,
  steps: {
    *play(g): Flow<void> {
      if (g.state.hidden === 0 && g.state.cards.zone[4] === 'deck' && g.state.notes.length === 0)
        move(g, 4 as CardId, 'hand', 0);
      const deed = yield* pick(0, ...Object.keys(deeds), 'pass');
      note(g, deed);
      deeds[deed]?.(g);
      if (deed === 'pass') note(g, yield* pick(1, 'thanks', 'hm'));
    },
  },
});

describe('undo is free', () => {
  test.each(['gain', 'play', 'show', 'lookAgain', 'toHidden', 'pass'])(
    'after %s, which told the actor nothing new',
    (deed) => {
      const match = begin(table);
      const before = state(match);
      const events = match.log('spectator');
      say(match, 0, deed);
      expect(match.undoable(0)).toEqual({ answers: 1, free: true });
      match.undo(0);
      expect(state(match)).toEqual(before);
      expect(match.log('spectator')).toEqual(events);
      expect(match.answerCount).toBe(0);
    },
  );

  test('answer by answer back to the barrier, and not beyond it', () => {
    const match = begin(table);
    for (const deed of ['gain', 'roll', 'gain', 'gain']) say(match, 0, deed);
    match.undo(0);
    match.undo(0);
    expect(state(match).notes).toEqual(['gain', 'roll']);
    expect(match.undoable(0)).toEqual({ answers: 1, free: false });
    refused(match, () => match.undo(0), 'undo-needs-consent', { seat: 0 });
    match.undo(0, { consent: true });
    expect(match.undoable(0)).toEqual({ answers: 1, free: true });
    match.undo(0);
    expect(state(match).notes).toEqual([]);
    refused(match, () => match.undo(0), 'nothing-to-undo', { seat: 0 });
  });
});

describe('undo needs consent', () => {
  test.each(['roll', 'chance', 'shuffle', 'draw', 'otherDraws', 'look', 'otherLooks', 'reveal', 'agree', 'end'])(
    'after %s',
    (deed) => {
      const match = begin(table);
      const before = state(match);
      say(match, 0, deed);
      expect(match.undoable(0)).toEqual({ answers: 1, free: false });
      refused(match, () => match.undo(0), 'undo-needs-consent', { seat: 0 });
      match.undo(0, { consent: true });
      expect(state(match)).toEqual(before);
      say(match, 0, 'gain');
      expect(state(match).points).toEqual([1, 0]);
    },
  );

  test("after another seat's answer, and takes that back as well", () => {
    const match = begin(table);
    say(match, 0, 'pass');
    say(match, 1, 'thanks');
    expect([match.undoable(0), match.undoable(1)]).toEqual([
      { answers: 2, free: false },
      { answers: 1, free: true },
    ]);
    refused(match, () => match.undo(0), 'undo-needs-consent', { seat: 0 });
    match.undo(0, { consent: true });
    expect(state(match).notes).toEqual([]);
  });

  test('the same dice fall when the same answer is given again', () => {
    const match = begin(table);
    say(match, 0, 'roll');
    const rolled = match.log(0);
    match.undo(0, { consent: true });
    say(match, 0, 'roll');
    expect(match.log(0)).toEqual(rolled);
  });
});

describe('after an undo', () => {
  test('the question has a new id: an answer that was on its way comes too late', () => {
    const match = begin(table);
    const first = asked(match, 0).id;
    say(match, 0, 'gain');
    const second = asked(match, 0).id;
    match.undo(0);
    expect(asked(match, 0).id).toBeGreaterThan(second);
    for (const stale of [first, second])
      refused(match, () => match.answer(0, stale, ['gain']), 'stale-decision', { seat: 0 });
    say(match, 0, 'gain');
    expect(state(match).points).toEqual([1, 0]);
  });

  test('fork and save know nothing of what was taken back', () => {
    const match = begin(table);
    say(match, 0, 'gain');
    say(match, 0, 'play');
    match.undo(0);
    const never = begin(table);
    say(never, 0, 'gain');
    expect(state(match)).toEqual(state(never));
    expect(match.log(0)).toEqual(never.log(0));
    for (const twin of [match.fork(), restore(table, onPaper(match.save()))]) {
      expect(twin.digest()).toBe(match.digest());
      expect(asked(twin, 0).id).toBe(asked(match, 0).id);
    }
  });
});

describe('undo reaches', () => {
  test('over step boundaries and checkpoints', () => {
    const match = begin(table);
    const digests: object[] = [];
    for (let i = 0; i < 100; i++) {
      digests.push(state(match));
      say(match, 0, 'gain');
    }
    for (let i = 99; i >= 0; i--) {
      match.undo(0);
      expect(state(match)).toEqual(digests[i]);
    }
    expect(match.undoable(0)).toBeNull();
  });

  test('back over a restore, with the same barrier', () => {
    const match = begin(table);
    for (const deed of ['gain', 'roll', 'gain', 'play']) say(match, 0, deed);
    const twin = restore(table, onPaper(match.save()));
    const stale = asked(twin, 0).id;
    twin.undo(0);
    twin.undo(0);
    refused(twin, () => twin.undo(0), 'undo-needs-consent', { seat: 0 });
    refused(twin, () => twin.answer(0, stale, ['gain']), 'stale-decision', { seat: 0 });
    match.undo(0);
    match.undo(0);
    expect(state(twin)).toEqual(state(match));
  });

  test('back over a restore late in the game at least twenty answers, then says that it is too far', () => {
    const match = begin(table);
    for (let i = 0; i < 200; i++) say(match, 0, 'gain');
    const twin = restore(table, onPaper(match.save()));
    let taken = 0;
    while (twin.undoable(0) !== null) {
      twin.undo(0);
      taken++;
    }
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(state(twin).points).toEqual([200 - taken, 0]);
    refused(twin, () => twin.undo(0), 'undo-too-far', { answers: 200 - taken });
  });

  test('far enough in a long match, but not without end', () => {
    const match = begin(table);
    for (let i = 0; i < 1500; i++) say(match, 0, 'gain');
    let taken = 0;
    while (match.undoable(0) !== null) {
      match.undo(0);
      taken++;
    }
    expect(taken).toBeGreaterThanOrEqual(100);
    expect(taken).toBeLessThanOrEqual(1200);
    expect(state(match).points).toEqual([1500 - taken, 0]);
    refused(match, () => match.undo(0), 'undo-too-far', { answers: 1500 - taken });
  });

  test('nothing for a seat that has not answered', () => {
    const match = begin(table);
    say(match, 0, 'gain');
    expect(match.undoable(1)).toBeNull();
    refused(match, () => match.undo(1), 'nothing-to-undo', { seat: 1 });
    refused(match, () => match.undo(1, { consent: true }), 'nothing-to-undo', { seat: 1 });
  });
});

test.each([2, -1, 0.5, Number.NaN, 'spectator', '0', null])('undo is refused to seat %j', (seat) => {
  const match = begin(table);
  say(match, 0, 'gain');
  refused(match, () => match.undo(seat as number, { consent: true }), 'unknown-seat', {
    seat: Number.isFinite(seat) ? seat : -1,
  });
});
