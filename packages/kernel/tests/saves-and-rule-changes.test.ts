import { describe, expect, test } from 'vitest';
import { type CardId, type Flow, faceOf, goTo, type Match, move, restore, roll, topOf } from '../src/index.ts';
import {
  asked,
  begin,
  conceal,
  FACES,
  type G,
  gain,
  interject,
  note,
  onPaper,
  options,
  pick,
  refusal,
  say,
  state,
  type TinyState,
  tiny,
} from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "A save holds checkpoint, answers since, the fingerprint of every question and the version of the rules."
 * - "On load the answers are fed again; at the first question that differs the table stays at the state before it and
 *   says what was taken back."
 * - "Replays for people come from the stored event log, so old games stay watchable." (events are plain data)
 */

/** A card game whose bear may be mended: what it asks is its rule. */
function bears(bear: (g: G) => Flow<void>, faces: readonly string[] = FACES) {
  return tiny({
    deck: ['crow', 'bear', 'ace', 'bear', 'ace'],
    faces,
    interjections: (g, seat) => [{ id: 'tip', label: { key: 'l' }, rule: 'T-2', run: () => gain(g, seat, 1) }],
    steps: {
      *turn(g) {
        const card = topOf(g, 'deck') as CardId;
        const played = (yield* pick(0, 'play', 'keep')) === 'play';
        move(g, card, played ? 'discard' : 'hand');
        if (played && faceOf(g, card) === 'bear') yield* bear(g);
        else note(g, `${faceOf(g, card)} ${roll(g, 6)}`);
      },
    },
  });
}

function* growls(g: G): Flow<void> {
  note(g, yield* pick(1, 'run', 'hide'));
}

function* roars(g: G): Flow<void> {
  note(g, yield* pick(1, 'run', 'hide', 'fight'));
}

function* growlsLouder(g: G): Flow<void> {
  note(g, `${yield* pick(1, 'run', 'hide')}!`);
}

const before = bears(growls);

/** ace played, bear played and fled, ace kept, bear played and hidden from. */
const DEEDS = [
  [0, 'play'],
  [0, 'play'],
  [1, 'run'],
  [0, 'keep'],
  [0, 'play'],
  [1, 'hide'],
] as const;

function played(): Match<TinyState> {
  const match = begin(before);
  for (const [seat, deed] of DEEDS) say(match, seat, deed);
  return match;
}

describe('a save', () => {
  test('holds checkpoint, answers since, the fingerprint of every question and the version', () => {
    const match = played();
    const save = onPaper(match.save());
    expect(Object.keys(save).sort()).toEqual(
      ['checkpoint', 'faces', 'game', 'lastId', 'open', 'rules', 'seed', 'tail', 'version'].sort(),
    );
    expect([save.version, save.game, save.rules, save.lastId]).toEqual([1, 'tiny', before.version, 7]);
    expect(save.tail.map(({ seat, picks }) => [seat, ...picks])).toEqual(DEEDS);
    const [turn, again, growl, keep, third, second] = save.tail.map(({ fingerprint }) => fingerprint);
    expect([again, keep, third, second]).toEqual([turn, turn, turn, growl]);
    expect(growl).not.toBe(turn);
    expect(save.open).toEqual([{ id: 7, fingerprint: turn }]);
  });

  test('under the same rules gives back the same match, decision ids included', () => {
    const match = played();
    const twin = restore(before, onPaper(match.save()));
    expect(twin.takenBack).toEqual({ answers: [] });
    expect(twin.digest()).toBe(match.digest());
    expect(onPaper(twin.pending)).toEqual(onPaper(match.pending));
    expect(twin.commitment).toBe(match.commitment);
    expect([twin.eventCount, twin.answerCount]).toEqual([match.eventCount, match.answerCount]);
  });

  test('is a picture of its moment: neither going on nor restoring changes it', () => {
    const match = played();
    const save = match.save();
    const paper = JSON.stringify(save);
    const twin = restore(before, save);
    for (const each of [match, twin]) interject(each, 1, 'tip');
    for (const each of [match, twin]) say(each, 0, 'play');
    twin.undo(0, { consent: true });
    expect(JSON.stringify(save)).toBe(paper);
  });

  test('belongs to whoever asked for it: what happens to it does not happen to the match', () => {
    const match = begin(before);
    say(match, 0, 'keep');
    const digest = match.digest();
    const save = match.save() as unknown as { tail: { picks: string[] }[]; checkpoint: { state: TinyState } };
    for (const entry of save.tail) entry.picks[0] = 'play';
    save.checkpoint.state.points[0] = 99;
    expect(match.fork().digest()).toBe(digest);
  });

  test('of every moment of a game leads back to that moment', () => {
    const match = begin(before);
    for (const [seat, deed] of DEEDS) {
      expect(restore(before, onPaper(match.save())).digest()).toBe(match.digest());
      say(match, seat, deed);
    }
  });

  test('may be restored and saved again and again', () => {
    let match = begin(
      tiny({
        steps: {
          *play(g) {
            gain(g, 0, Number(yield* pick(0, '1', '2')));
          },
        },
      }),
    );
    for (let i = 0; i < 120; i++) {
      say(match, 0, '2');
      match = restore(match.game, onPaper(match.save()));
    }
    expect([state(match).points, match.answerCount, asked(match, 0).id]).toEqual([[240, 0], 120, 121]);
  });
});

describe("a save made before a card's rule was changed", () => {
  test('loads afterwards, stops at the first question that differs, and says so', () => {
    const match = played();
    const after = bears(roars);
    const twin = restore(after, onPaper(match.save()));
    expect(twin.takenBack?.answers.map(({ seat, picks }) => [seat, ...picks])).toEqual([
      [1, 'run'],
      [0, 'keep'],
      [0, 'play'],
      [1, 'hide'],
    ]);
    expect(twin.answerCount).toBe(2);
    expect(options(twin, 1)).toEqual(['run', 'hide', 'fight']);
    expect(state(twin).notes.length).toBe(1);
    say(twin, 1, 'fight');
    expect(state(twin).notes.at(-1)).toBe('fight');
  });

  test('stands exactly where the new rules would have led', () => {
    const after = bears(roars);
    const twin = restore(after, onPaper(played().save()));
    const anew = begin(after);
    say(anew, 0, 'play');
    say(anew, 0, 'play');
    expect(state(twin)).toEqual(state(anew));
    expect(twin.log(0)).toEqual(anew.log(0));
  });

  test('answers that were on their way come too late', () => {
    const match = played();
    const twin = restore(bears(roars), onPaper(match.save()));
    expect(asked(twin, 1).id).toBe(8);
    for (let id = 0; id < 8; id++) expect(refusal(() => twin.answer(1, id, ['run'])).code).toBe('stale-decision');
  });

  test('loses nothing when every question is still the same', () => {
    const match = played();
    const twin = restore(bears(growlsLouder), onPaper(match.save()));
    expect(twin.takenBack).toEqual({ answers: [] });
    expect(state(twin).notes.filter((each) => /^[rh]/.test(each))).toEqual(['run!', 'hide!']);
    expect(asked(twin, 0).id).toBe(asked(match, 0).id);
  });

  test('when only the open question differs, nothing is taken back, but that question is a new one', () => {
    const match = begin(before);
    say(match, 0, 'play');
    say(match, 0, 'play');
    const twin = restore(bears(roars), onPaper(match.save()));
    expect(twin.takenBack).toEqual({ answers: [] });
    expect(asked(match, 1).id).toBe(3);
    expect(asked(twin, 1).id).toBe(4);
  });

  test('stops where the new rules fail, keeps the table and has the report', () => {
    const broken = bears(function* (g) {
      note(g, yield* pick(1, 'run', 'hide'));
      if (g.state.notes.length > 2) throw new Error('new mistake');
    });
    const twin = restore(broken, onPaper(played().save()));
    expect(twin.takenBack?.answers.map(({ picks }) => picks[0])).toEqual(['hide']);
    expect(twin.faults.map(({ error }) => error)).toEqual(['new mistake']);
    expect(options(twin, 1)).toEqual(['run', 'hide']);
  });

  test('stops before an interjection when the question beside it differs', () => {
    const match = begin(before);
    say(match, 0, 'play');
    say(match, 0, 'play');
    interject(match, 1, 'tip');
    const twin = restore(bears(roars), onPaper(match.save()));
    expect(twin.takenBack?.answers.map(({ picks }) => picks[0])).toEqual(['tip']);
    expect(state(twin).points).toEqual([0, 0]);
  });

  test('knows the cards by name: a release may have more faces, in another order', () => {
    const match = played();
    const more = bears(growls, ['gnu', ...[...FACES].reverse()]);
    const twin = restore(more, onPaper(match.save()));
    expect(twin.takenBack).toEqual({ answers: [] });
    const named = (each: Match<TinyState>) =>
      each.read((g) => g.state.cards.face.map((_, card) => faceOf(g, card as CardId)));
    expect(named(twin)).toEqual(named(match));
    expect(state(twin).notes).toEqual(state(match).notes);
    const fewer = bears(growls, ['ace', 'crow']);
    expect(refusal(() => restore(fewer, onPaper(match.save()))).args).toEqual({
      where: 'checkpoint.state.cards.face[1]',
    });
  });

  test('stops at the checkpoint when its first question differs', () => {
    const save = onPaper(played().save());
    const other = tiny({
      deck: ['crow'],
      steps: {
        *turn() {
          yield* pick(1, 'something', 'else');
        },
      },
    });
    const twin = restore(other, save);
    expect([twin.answerCount, twin.takenBack?.answers.length]).toEqual([0, 6]);
    expect(options(twin, 1)).toEqual(['something', 'else']);
  });
});

test('the event log is plain data: a game stays watchable whatever becomes of its rules', () => {
  const match = played();
  for (const viewer of [0, 1, 'spectator'] as const) expect(onPaper(match.log(viewer))).toEqual(match.log(viewer));
});

test('a save is secret: views and logs hold nothing of it', () => {
  const game = tiny({
    deck: FACES,
    steps: {
      *play(g) {
        conceal(g, 0, 4711);
        goTo(g, 'play');
        yield* pick(0, 'go');
      },
    },
  });
  const match = begin(game);
  const save = JSON.stringify(match.save());
  expect(save).toContain(match.save().seed);
  for (const viewer of [1, 'spectator'] as const) {
    const told = JSON.stringify([match.view(viewer), match.log(viewer), match.pending]);
    expect(told).not.toContain('4711');
    for (const face of FACES) expect(told).not.toContain(face);
  }
});
