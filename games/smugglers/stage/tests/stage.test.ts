import { type Chooser, chooser } from '@cantina/bots';
import { rngFromSeed, type SeenEvent, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { books, kernelBook, LANGS, type Lang, wordBook } from '@cantina/text';
import type { Centre, Scene, StageBeat, StageReader } from '@cantina/web/kit';
import { beatsOf, onlooker, saying } from '@cantina/web/kit/testing';
import { describe, expect, test } from 'vitest';
import { brain } from '../../bot/index.ts';
import { faces } from '../../content/index.ts';
import { playable } from '../../index.ts';
import { beats } from '../../rules/beats.ts';
import { game } from '../../rules/game.ts';
import type { SmugglersState } from '../../rules/state.ts';
import { isOf } from '../../table/events.ts';
import { fieldsOf } from '../../table/sight.ts';
import { gameTexts } from '../../text/index.ts';
import { end } from '../end.ts';
import { scenes } from '../scenes.ts';

const book = books(kernelBook, wordBook, playable.book);
const readerFor = (seat: number | null, lang: Lang): StageReader =>
  onlooker(seat, lang, { book, faceName: (of, face) => gameTexts[of].faceName(face) });

const hasDice = ({ dice, sides }: Centre): boolean =>
  dice !== undefined || sides?.some((side) => side.dice !== undefined) === true;
/** Everything a scene says. */
const wordsIn = ({ line, centre }: Scene): readonly string[] => [
  saying(line),
  centre?.title ?? '',
  saying(centre?.text),
  ...(centre?.lines ?? []).map(({ text }) => saying(text)),
  ...(centre?.needs ?? []).map(({ text }) => saying(text)),
  ...(centre?.stakes ?? []).flatMap(({ label, text }) => [label, saying(text)]),
  ...(centre?.sides ?? []).flatMap(({ name, lines }) => [name, ...lines.map(saying)]),
  centre?.verdict?.text ?? '',
  saying(centre?.verdict?.why),
];

interface Staged {
  readonly beat: StageBeat;
  readonly scene: Scene | null;
}

/** Plays a game and hands every beat of one viewer, with its scene in each of the languages, to `look`. */
function playGame(
  {
    seed,
    seats,
    answers,
    langs,
    viewer,
    bots,
  }: Readonly<Record<'seats' | 'answers', number>> & {
    readonly seed: string;
    readonly langs: readonly Lang[];
    readonly viewer: number;
    readonly bots: boolean;
  },
  look: (staged: Staged, step: readonly Staged[], i: number) => void,
): void {
  const rng = rngFromSeed(seedFrom(seed));
  const match = start(game, { seats, seed: seedFrom(seed), watch: true, options: { startCredits: 1500, rounds: 60 } });
  const minds = Array.from({ length: seats }, (_, seat) => chooser<SmugglersState>('quick', brain, `${seed} ${seat}`));
  const readers = langs.map((lang) => readerFor(viewer, lang));
  const follow = (n: number, by: number | null): void => {
    const seen = beatsOf(match, viewer, n, by);
    for (const at of readers) {
      const step = seen.map((beat) => ({ beat, scene: scenes.sceneOf(beat, at) }));
      step.forEach((staged, i) => {
        look(staged, step, i);
      });
      scenes.warning(match.view(viewer), at);
    }
  };
  follow(0, null);
  for (let i = 0; match.outcome === null && i < answers; i++) {
    const { pending } = match;
    const [first] = pending;
    if (first === undefined) throw new Error('nobody is asked');
    if (bots && i > 0) {
      match.answer(first.seat, first.id, (minds[first.seat] as Chooser<SmugglersState>)(match, first));
      follow(i + 1, first.seat);
      continue;
    }
    const { index, picks } = randomAnswer(rng, pending);
    const decision = pending[index] ?? first;
    match.answer(decision.seat, decision.id, picks);
    follow(i + 1, decision.seat);
  }
}

describe('the stage', () => {
  const GAMES = [
    { seed: 'stage 1', seats: 2, answers: 700, viewer: 0, bots: false },
    { seed: 'stage 2', seats: 4, answers: 900, viewer: 1, bots: false },
    { seed: 'stage 3', seats: 3, answers: 900, viewer: 2, bots: true },
  ];

  test.each(GAMES)(
    'every beat is told in whole words in each language, and names whom it concerns: $seed',
    { timeout: 60_000 },
    (one) => {
      const shown = new Set<string>();
      playGame({ ...one, langs: LANGS }, ({ beat, scene }) => {
        if (scene === null) return;
        for (const event of beat.events) shown.add(event.type);
        expect(saying(scene.line).trim()).not.toBe('');
        expect(wordsIn(scene).join(' ')).not.toMatch(/undefined|NaN|\[object|\blog\./);
        for (const seat of scene.concerns) expect(seat).toBeLessThan(one.seats);
        expect(scene.centre?.title.trim()).not.toBe('');
      });
      expect(shown.size).toBeGreaterThan(20);
    },
  );
});

test('dice are named before what they lead to: no verdict comes in an earlier beat than its dice', {
  timeout: 60_000,
}, () => {
  const LEADS: Readonly<Record<string, string>> = { customs: 'customs', manoeuvre: 'manoeuvre', dogfight: 'dogfight' };
  let verdicts = 0;
  playGame({ seed: 'stage dice', seats: 3, answers: 1200, langs: ['en'], viewer: 0, bots: true }, ({ beat, scene }) => {
    const begins = beat.events.find(({ type }) => beats.some((each) => each === type));
    const verdict = scene?.centre?.verdict;
    if (begins === undefined || scene === null || verdict === undefined) return;
    if (LEADS[begins.type] === undefined) return;
    verdicts++;
    expect(scene.centre === undefined || hasDice(scene.centre)).toBe(false);
  });
  expect(verdicts).toBeGreaterThan(10);
});

test('every die that somebody rolls is seen to fall', { timeout: 60_000 }, () => {
  const unseen = new Set<string>();
  for (const seed of ['dice 1', 'dice 2', 'dice 3'])
    playGame({ seed, seats: 3, answers: 900, langs: ['en'], viewer: 0, bots: false }, ({ beat, scene }) => {
      const die = beat.events.find((event) => isOf(event, 'die'));
      if (die === undefined || (scene?.centre !== undefined && hasDice(scene.centre))) return;
      unseen.add(`${beat.events.map(({ type }) => type).join(' ')}: ${die.data.roll}`);
    });
  expect([...unseen]).toEqual([]);
});

test('a die that names a system says so where there is nothing to damage, and only there', { timeout: 60_000 }, () => {
  const counts = { right: { hit: 0, missed: 0 }, wrong: { hit: 0, missed: 0 } };
  for (const seed of ['dice 1', 'dice 2', 'dice 3']) {
    let said: boolean | null = null;
    playGame({ seed, seats: 3, answers: 900, langs: ['en'], viewer: 0, bots: false }, ({ beat, scene }) => {
      const isHit = beat.events.some((event) => isOf(event, 'system-damage'));
      const die = beat.events.filter((event) => isOf(event, 'die')).at(-1);
      if (said !== null && die === undefined) counts[isHit === said ? 'wrong' : 'right'][isHit ? 'hit' : 'missed']++;
      said = null;
      if (die?.data.roll === 'system' && die.data.die < 6)
        said = JSON.stringify(scene?.centre).includes('Nothing there to damage');
    });
  }
  expect(counts.wrong).toEqual({ hit: 0, missed: 0 });
  expect(Math.min(counts.right.hit, counts.right.missed)).toBeGreaterThan(0);
});

test('nobody’s hidden characters are in a scene of another seat', { timeout: 60_000 }, () => {
  for (const viewer of [0, 1]) {
    playGame(
      { seed: 'stage secrets', seats: 2, answers: 60, langs: ['en'], viewer, bots: false },
      ({ beat, scene }) => {
        const open = JSON.stringify(beat.view) + JSON.stringify(beat.events) + JSON.stringify(beat.before);
        const text = JSON.stringify(scene);
        const leaked = faces.filter((face) => text.includes(`"${face}"`) && !open.includes(`"${face}"`));
        expect(leaked).toEqual([]);
      },
    );
  }
});

/** What is told of each important moment, and what should be; null where it is none. */
function told(
  { beat, scene }: Staged,
  event: SeenEvent,
): { readonly of: string; readonly is: unknown; readonly should: unknown } | null {
  if (scene === null) return null;
  const { centre, concerns, weight, sound } = scene;
  if (isOf(event, 'customs')) {
    const { seat, die, column, result } = event.data;
    const tables = { tables: [{ table: 'customs', row: column, die }], isShort: false };
    // Whoever is wanted is told so: others would not have been stopped.
    const bounty = fieldsOf(beat.before).players[seat.seat]?.bounty ?? 0;
    const why = bounty > 0 ? `Checked for a bounty of ${bounty.toLocaleString('en')}.` : '';
    const isSaid = [saying(scene.told), saying(centre?.text)].every((text) => text.includes(why));
    const should = [[seat.seat], tables, result === 'clear' ? 'good' : 'bad', true];
    return { of: 'customs', is: [concerns, centre?.extra, centre?.verdict?.tone, isSaid], should };
  }
  if (isOf(event, 'market')) {
    const { price, available } = event.data;
    const should = `${price.toLocaleString('en')} ${price === 1 ? 'credit' : 'credits'} each, ${available} at most`;
    return { of: 'market', is: centre?.verdict?.text, should };
  }
  if (isOf(event, 'combat'))
    return { of: 'combat', is: [centre?.sides?.length, concerns.includes(event.data.seat.seat)], should: [2, true] };
  if (isOf(event, 'hull-damage'))
    return { of: 'hull-damage', is: concerns.includes(event.data.seat.seat), should: true };
  if (isOf(event, 'brix-weapons') && event.data.units === 10 && event.data.seat.seat !== 0) {
    const warning = scenes.warning(beat.view, readerFor(0, 'en')) ?? '';
    const isWarned = /carries the ten weapons, 1[0-9] sectors/.test(warning);
    return { of: 'weapons', is: [weight, concerns, isWarned], should: ['great', [0, 1, 2], true] };
  }
  if (!isOf(event, 'koroth-run')) return null;
  return { of: 'run', is: [weight, concerns, sound], should: ['great', [0, 1, 2], 'fanfare'] };
}

test('the important moments: customs with the die that fell, a price, a fight, weapons aboard, the run', {
  timeout: 60_000,
}, () => {
  const met = new Set<string>();
  for (const seed of ['moments 1', 'moments 2']) {
    playGame({ seed, seats: 3, answers: 4000, langs: ['en'], viewer: 0, bots: true }, (staged) => {
      for (const event of staged.beat.events) {
        const moment = told(staged, event);
        met.add(moment?.of ?? '');
        expect(moment?.is).toEqual(moment?.should);
      }
    });
  }
  expect([...met].filter((name) => name !== '').sort()).toEqual([
    'combat',
    'customs',
    'hull-damage',
    'market',
    'run',
    'weapons',
  ]);
});

test('the end is told in a sentence, with what was missing and what was remembered', { timeout: 60_000 }, () => {
  const remembered: string[] = [];
  const told: string[] = [];
  const readers = LANGS.map((lang) => readerFor(0, lang));
  playGame({ seed: 'moments 1', seats: 3, answers: 4000, langs: ['en'], viewer: 0, bots: true }, ({ beat }) => {
    const { outcome } = beat.view;
    for (const at of readers) {
      const turn = end.turnOf(beat, at);
      if (turn !== null) remembered.push(saying(turn.text));
      if (outcome === null) continue;
      told.push(end.headline(outcome, beat.view, at));
      expect(end.closeness?.(outcome, beat.view, at)).toMatch(/\d|\./);
      for (const seat of [0, 1, 2]) expect(end.tally(beat.view, seat, at)).toHaveLength(4);
    }
  });
  expect(told).toHaveLength(LANGS.length);
  for (const headline of told) expect(headline).toMatch(/Koroth|Корот/);
  expect(remembered.length).toBeGreaterThan(9);
});
