import { describe, expect, test } from 'vitest';
import {
  type CardId,
  commitment,
  faceOf,
  finish,
  move,
  restore,
  seedFrom,
  shuffle,
  topOf,
  verify,
} from '../src/index.ts';
import { begin, FACES, gain, interject, note, onPaper, pick, refusal, say, someText, tiny } from './tiny.ts';

/** DESIGN.md §2: "at the end it reveals the seed, and anyone can verify the whole game with `cantina verify`." */

const game = tiny({
  deck: FACES,
  options: { rounds: [3, 5] },
  interjections: (g, seat) => [{ id: 'tip', label: { key: 'l' }, rule: 'T-2', run: () => gain(g, seat, 1) }],
  steps: {
    *play(g) {
      for (let i = 0; i < Number(g.state.options.rounds); i++) {
        shuffle(g, 'deck');
        if ((yield* pick(i % 2, 'draw', 'pass')) === 'pass') continue;
        const card = topOf(g, 'deck') as CardId;
        move(g, card, 'discard');
        note(g, faceOf(g, card));
      }
      finish(g, { winners: [0], reason: 'rounds' });
    },
  },
});

function played() {
  const match = begin(game);
  say(match, 0, 'draw');
  interject(match, 0, 'tip');
  say(match, 1, 'draw');
  say(match, 0, 'pass');
  return match;
}

type Tampered = Record<string, unknown> & { answers: Record<string, unknown>[] };
const transcript = () => onPaper(played().transcript()) as unknown as Tampered;

describe('a transcript', () => {
  test('exists only when the game is over, because it reveals the seed', () => {
    expect(() => begin(game).transcript()).toThrow('finished');
    const seed = seedFrom('tiny');
    expect(transcript()).toEqual({
      version: 1,
      game: 'tiny',
      rules: game.version,
      seats: 2,
      options: { rounds: 3 },
      seed,
      commitment: commitment(seed),
      answers: [
        { seat: 0, picks: ['draw'], fingerprint: someText },
        { seat: 0, picks: ['tip'], fingerprint: someText, interjection: true },
        { seat: 1, picks: ['draw'], fingerprint: someText },
        { seat: 0, picks: ['pass'], fingerprint: someText },
      ],
      outcome: { winners: [0], reason: 'rounds' },
      digest: someText,
    });
  });

  test('can be verified by anyone', () => {
    expect(verify(game, transcript())).toMatchObject({ ok: true, answers: 4, fault: null });
  });

  test('knows nothing of what was taken back, and of faults', () => {
    const match = begin(game);
    say(match, 0, 'pass');
    match.undo(0, { consent: true });
    say(match, 0, 'draw');
    say(match, 1, 'pass');
    say(match, 0, 'pass');
    expect(match.transcript().answers.map(({ picks }) => picks[0])).toEqual(['draw', 'pass', 'pass']);
    expect(verify(game, onPaper(match.transcript())).ok).toBe(true);
  });

  test('is there after a restore from the first checkpoint, too', () => {
    const match = begin(game);
    say(match, 0, 'draw');
    const twin = restore(game, onPaper(match.save()));
    say(twin, 1, 'draw');
    say(twin, 0, 'pass');
    expect(verify(game, onPaper(twin.transcript()))).toMatchObject({ ok: true, answers: 3, fault: null });
  });
});

describe('a transcript that was tampered with', () => {
  const cases: [string, (t: Tampered) => void, string][] = [
    [
      'another seed',
      (t) => {
        t.seed = seedFrom('other');
      },
      'commitment',
    ],
    [
      'another seed with its hash',
      (t) => {
        t.seed = seedFrom('other');
        t.commitment = commitment(seedFrom('other'));
      },
      'end',
    ],
    [
      'another hash',
      (t) => {
        t.commitment = 'x';
      },
      'commitment',
    ],
    [
      'no hash',
      (t) => {
        delete t.commitment;
      },
      'commitment',
    ],
    [
      'another answer',
      (t) => {
        Object.assign(t.answers[0] as object, { picks: ['pass'] });
      },
      'end',
    ],
    [
      'an unknown answer',
      (t) => {
        Object.assign(t.answers[0] as object, { picks: ['cheat'] });
      },
      'question',
    ],
    [
      'another seat',
      (t) => {
        Object.assign(t.answers[2] as object, { seat: 0 });
      },
      'question',
    ],
    [
      'another question',
      (t) => {
        Object.assign(t.answers[2] as object, { fingerprint: 'x' });
      },
      'question',
    ],
    [
      'an answer left out',
      (t) => {
        t.answers.splice(0, 1);
      },
      'question',
    ],
    [
      'an interjection left out',
      (t) => {
        t.answers.splice(1, 1);
      },
      'end',
    ],
    [
      'the last answer left out',
      (t) => {
        t.answers.pop();
      },
      'end',
    ],
    [
      'an answer too many',
      (t) => {
        t.answers.push(t.answers[0] as Record<string, unknown>);
      },
      'question',
    ],
    [
      'another outcome',
      (t) => {
        t.outcome = { winners: [1], reason: 'rounds' };
      },
      'end',
    ],
    [
      'another end',
      (t) => {
        t.digest = 'x';
      },
      'end',
    ],
    [
      'other options',
      (t) => {
        t.options = { rounds: 5 };
      },
      'end',
    ],
    [
      'cards dealt anew on the way',
      (t) => {
        t.answers.splice(1, 0, { seat: 0, picks: [], fingerprint: '', redeal: { faces: [[0, 1]], rng: [1, 2, 3, 4] } });
      },
      'question',
    ],
  ];

  test.each(cases)('%s', (_what, tamper, fault) => {
    const tampered = transcript();
    tamper(tampered);
    expect(verify(game, tampered)).toMatchObject({ ok: false, fault });
  });

  test('or is not one at all is refused', () => {
    const other = { ...transcript(), game: 'chess' };
    expect(refusal(() => verify(game, other)).args).toEqual({ expected: 'tiny', given: 'chess' });
    expect(refusal(() => verify(game, { ...transcript(), version: 3 })).args).toEqual({ version: 3, supported: 2 });
    expect(refusal(() => verify(game, { ...transcript(), seats: 9 })).code).toBe('wrong-seats');
    expect(refusal(() => verify(game, { ...transcript(), options: { rounds: 4 } })).code).toBe('bad-setting');
    for (const nothing of [null, 7, 'x', [], {}])
      expect(refusal(() => verify(game, nothing)).code).toBe('malformed-save');
  });
});
