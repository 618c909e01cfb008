import { describe, expect, test } from 'vitest';
import { ask, finish, type Match, type Renamed, restore, verify } from '../src/index.ts';
import {
  asked,
  begin,
  choice,
  gain,
  interject,
  note,
  onPaper,
  options,
  say,
  state,
  type TinyState,
  tiny,
} from './tiny.ts';

/** An answer may get another id: games that were stored before go on as if nothing had happened. */

interface Names {
  readonly refuse: string;
  readonly take: string;
  readonly tip: string;
}

const THEN: Names = { refuse: 'no', take: 'ware:', tip: 'coin' };
const NOW: Names = { refuse: 'pass', take: 'card:', tip: 'tip' };

const RENAMED: readonly Renamed[] = [
  { now: 'pass', before: 'no', in: ['prompt.offer'] },
  { now: 'card:', before: 'ware:', in: ['prompt.offer'] },
  { now: 'tip', before: 'coin', in: ['word.interjection'] },
];

/** Wares are offered; a second question has a "no" that always was one. */
const market = ({ refuse, take, tip }: Names, renamed?: readonly Renamed[]) =>
  tiny({
    ...(renamed === undefined ? {} : { renamed }),
    interjections: (g, seat) => [{ id: tip, label: { key: 'l' }, rule: 'T-2', run: () => gain(g, seat, 1) }],
    steps: {
      *offer(g) {
        for (let round = 0; round < 3; round++) {
          const offered = choice(0, [`${take}1`, `${take}2`, refuse], { prompt: { key: 'prompt.offer' } });
          const taken = yield* ask(offered);
          note(g, taken === refuse ? 'nothing' : taken.slice(take.length));
          note(g, yield* ask(choice(1, ['yes', 'no'], { prompt: { key: 'prompt.sure' } })));
        }
        finish(g, { winners: [1], reason: 'sold out' });
      },
    },
  });

/** Two rounds, the last question of which waits for its answer. */
function played({ refuse, take, tip }: Names): Match<TinyState> {
  const match = begin(market({ refuse, take, tip }));
  say(match, 0, `${take}2`);
  say(match, 1, 'no');
  interject(match, 1, tip);
  say(match, 0, refuse);
  say(match, 1, 'yes');
  return match;
}

function toTheEnd(match: Match<TinyState>, { take }: Names): Match<TinyState> {
  say(match, 0, `${take}1`);
  say(match, 1, 'no');
  return match;
}

describe('a game that was stored under other ids', () => {
  test('is restored wholly, and goes on under the ids of today', () => {
    const match = played(THEN);
    const twin = restore(market(NOW, RENAMED), onPaper(match.save()));
    expect(twin.takenBack).toEqual({ answers: [] });
    expect(state(twin)).toEqual(state(match));
    expect(options(twin, 0)).toEqual(['card:1', 'card:2', 'pass']);
    expect(state(toTheEnd(twin, NOW)).notes).toEqual(['2', 'no', 'nothing', 'yes', '1', 'no']);
  });

  test('is saved again under the ids of today, which need no renaming', () => {
    const twin = restore(market(NOW, RENAMED), onPaper(played(THEN).save()));
    const save = onPaper(twin.save());
    expect(save.tail.map(({ picks }) => picks[0])).toEqual(['card:2', 'no', 'tip', 'pass', 'yes']);
    expect(restore(market(NOW), save).takenBack).toEqual({ answers: [] });
    expect(save.tail).toEqual(onPaper(played(NOW).save()).tail);
  });

  test('asks the open question anew: an answer on its way under an old id comes too late', () => {
    const match = played(THEN);
    const twin = restore(market(NOW, RENAMED), onPaper(match.save()));
    expect(asked(twin, 0).id).toBe(asked(match, 0).id + 1);
  });

  test('stops at the first question that was renamed when nobody says so', () => {
    const twin = restore(market(NOW), onPaper(played(THEN).save()));
    expect(twin.takenBack?.answers.map(({ picks }) => picks[0])).toEqual(['ware:2', 'no', 'coin', 'no', 'yes']);
    expect(twin.answerCount).toBe(0);
  });

  test('stops where only an interjection was renamed and nobody says so', () => {
    const names = { ...NOW, tip: 'coin' };
    const twin = restore(market(NOW), onPaper(played(names).save()));
    expect(twin.takenBack?.answers.map(({ picks }) => picks[0])).toEqual(['coin', 'pass', 'yes']);
    expect(restore(market(NOW, RENAMED), onPaper(played(names).save())).takenBack).toEqual({ answers: [] });
  });

  test('may have been stored between two renamings', () => {
    for (const between of [{ ...THEN, take: 'card:' }, { ...THEN, refuse: 'pass' }, { ...NOW, refuse: 'no' }, NOW]) {
      const match = played(between);
      const twin = restore(market(NOW, RENAMED), onPaper(match.save()));
      expect(twin.takenBack).toEqual({ answers: [] });
      expect(state(twin)).toEqual(state(match));
    }
  });

  test('stops where a question differs in more than its ids', () => {
    const save = onPaper(played(THEN).save());
    const other = market({ ...NOW, take: 'crate:' }, RENAMED);
    expect(restore(other, save).takenBack?.answers).toHaveLength(5);
  });

  test('reads an id by its question: what was the old name of one answer may be the name of another', () => {
    const swapped = (first: string, second: string, renamed: readonly Renamed[] = []) =>
      tiny({
        renamed,
        steps: {
          *swap(g) {
            note(g, (yield* ask(choice(0, [first, second]))) === first ? 'first' : 'second');
          },
        },
      });
    const match = begin(swapped('a', 'b'));
    say(match, 0, 'b');
    const renamed = [
      { now: 'b', before: 'a' },
      { now: 'a', before: 'b' },
    ];
    const twin = restore(swapped('b', 'a', renamed), onPaper(match.save()));
    expect(state(twin).notes).toEqual(['second']);
  });
});

describe('a transcript that was written under other ids', () => {
  const transcript = onPaper(toTheEnd(played(THEN), THEN).transcript());

  test('is verified to its end', () => {
    expect(verify(market(NOW, RENAMED), transcript)).toMatchObject({ ok: true, answers: 7, fault: null });
  });

  test('is found to differ when nobody says what was renamed', () => {
    expect(verify(market(NOW), transcript)).toMatchObject({ ok: false, answers: 0, fault: 'question' });
  });

  test('is found out when somebody has changed an answer in it', () => {
    const answers = transcript.answers.map((each, i) => (i === 0 ? { ...each, picks: ['ware:1'] } : each));
    expect(verify(market(NOW, RENAMED), { ...transcript, answers })).toMatchObject({ ok: false, fault: 'end' });
    const never = transcript.answers.map((each, i) => (i === 0 ? { ...each, picks: ['ware:9'] } : each));
    expect(verify(market(NOW, RENAMED), { ...transcript, answers: never })).toMatchObject({ answers: 0, ok: false });
  });
});
