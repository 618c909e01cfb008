import {
  ask,
  type Brain,
  type CardId,
  type CoreState,
  cardsIn,
  cloneCore,
  defineGame,
  type Flow,
  faceOf,
  finish,
  type Judgement,
  move,
  newCore,
  option,
  put,
  rngFromSeed,
  seedFrom,
  start,
  type Table,
} from '@cantina/kernel';
import { describe, expect, it } from 'vitest';
import { adviceFor, chooser, judgeOf } from '../src/index.ts';
import { prospects } from '../src/search/prospects.ts';

type Place = 'left' | 'right';
type PlacesState = CoreState<'turn', 'hand' | Place, never>;

const parts = {
  faces: ['low', 'high'],
  zones: {
    hand: { per: 'seat', sees: 'owner' },
    left: { per: 'table', sees: 'all' },
    right: { per: 'table', sees: 'all' },
  },
  hooks: [],
  hooksOf: () => [],
} as const;

const PLACES: readonly Place[] = ['left', 'right'];

/** Two cards, one after the other, each to the left or to the right: won with the high one alone on the right. */
const places = defineGame<PlacesState>({
  ...parts,
  id: 'places',
  seats: { min: 1, max: 1 },
  options: {},
  visible: {},
  setup: (seats, options) => {
    const state: PlacesState = newCore(parts, seats, options, 'turn' as const);
    put(state, parts, 'hand', 0, parts.faces);
    return state;
  },
  clone: cloneCore,
  steps: {
    *turn(g: Table<PlacesState>): Flow<void> {
      const { card, place } = yield* ask<{ readonly card: CardId; readonly place: Place }>({
        seat: 0,
        prompt: { key: 'prompt.play' },
        rule: 'PL-01',
        options: () =>
          cardsIn(g, 'hand', 0).flatMap((each) =>
            PLACES.map((to) => option(`play:${each}:${to}`, { card: each, place: to }, { card: each })),
          ),
      });
      move(g, card, place);
      if (cardsIn(g, 'hand', 0).length > 0) return;
      const won =
        cardsIn(g, 'right')
          .map((each) => faceOf(g, each))
          .join() === 'high';
      finish(g, { winners: won ? [0] : [], reason: 'placed' });
    },
  },
});

const judgement = (sketches: boolean): Judgement<PlacesState> => ({
  features: [],
  weights: null,
  sketches,
  turn: () => 0,
  contenders: () => 2,
  contenderOf: () => 0,
  read: () => undefined,
});

/** It sees nothing but the end. */
const brainWith = (sketches: boolean): Brain<PlacesState> => ({ evaluate: () => 0.5, judgement: judgement(sketches) });

function wins(sketches: boolean): number {
  let won = 0;
  for (let i = 0; i < 10; i++) {
    const match = start(places, { seats: 1, seed: seedFrom(`places ${i}`), record: false });
    const play = chooser({ mind: 'search', visits: 24 }, brainWith(sketches), `search ${i}`);
    while (match.outcome === null) {
      const [asked] = match.asked;
      if (asked === undefined) throw new Error('nobody is asked');
      match.answer(asked.seat, asked.id, play(match, asked));
    }
    won += match.outcome.winners.length;
  }
  return won;
}

describe('a search of the turn', () => {
  it('tries a card in every place, and both moves together', () => {
    expect(wins(false)).toBe(10);
  });

  it('does so by sketches of whole turns, too', () => {
    expect(wins(true)).toBe(10);
  });
});

describe('advice of somebody who sketches whole turns', () => {
  it('names all that are as good, nothing else, and promises nothing that was not learned', () => {
    const match = start(places, { seats: 1, seed: seedFrom('advised'), record: false });
    const [asked] = match.asked;
    if (asked === undefined) throw new Error('nobody is asked');
    const [low, high] = match.read((g) =>
      cardsIn(g, 'hand', 0).toSorted((a, b) => faceOf(g, b).localeCompare(faceOf(g, a))),
    );
    const advised = adviceFor(match, asked, brainWith(true), 'somebody', { visits: 96 });
    const answers = new Set(advised.map(({ picks }) => picks[0]));
    expect(answers).toEqual(new Set([`play:${low}:left`, `play:${high}:right`]));
    expect(advised.every(({ chance }) => chance === null)).toBe(true);
  });
});

describe('answers that are compared', () => {
  it('are played on to the end of the turn, and judged there', () => {
    const match = start(places, { seats: 1, seed: seedFrom('compared'), record: false });
    const [asked] = match.asked;
    const brain = brainWith(false);
    const judge = judgeOf(brain);
    if (asked === undefined || judge === null) throw new Error('nobody is asked');
    const high = match.read((g) => cardsIn(g, 'hand', 0).find((card) => faceOf(g, card) === 'high'));
    const answers = PLACES.map((place) => [`play:${high}:${place}`]);
    const compare = () =>
      prospects(match, asked, answers, judge, { brain }, rngFromSeed(seedFrom('worlds')), { worlds: 3 });
    expect(compare()).toEqual([0, 1]);
  });
});
