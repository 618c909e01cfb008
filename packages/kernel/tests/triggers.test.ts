import { describe, expect, test } from 'vitest';
import {
  ask,
  askIfAny,
  atOnce,
  type CardId,
  cardOption,
  cardOptions,
  type Flow,
  faceOf,
  hooked,
  move,
  type Next,
  option,
  PASS,
  resolveTriggers,
  withOptions,
} from '../src/index.ts';
import { begin, choice, type G, gain, note, options, pick, say, state, tiny } from './tiny.ts';

/** DESIGN.md §2: "several at once are ordered by the rule of that game." */

const [ace, bear, crow] = [0, 1, 2] as CardId[] as [CardId, CardId, CardId];

const game = (steps: (g: G) => Flow<void>) =>
  begin(
    tiny({
      deck: ['ace', 'bear', 'crow'],
      hooks: ['gain'],
      hooksOf: () => ['gain'],
      steps: {
        *play(g) {
          for (const card of [ace, bear, crow]) move(g, card, 'board', 0);
          yield* steps(g);
          yield* pick(0, 'end');
        },
      },
    }),
  );

const about = (seat: number) => ({ seat, prompt: { key: 'prompt.pick' }, rule: 'T-1' });
const isQuiet = (g: G) => (card: CardId) => (g.state.points[card] ?? 0) === 0;

function* use(g: G, card: CardId): Flow<void> {
  note(g, faceOf(g, card));
  // A bear silences the ace.
  if (faceOf(g, card) === 'bear') gain(g, yield* ask(withOptions(about(1), () => [cardOption(ace)])), 1);
}

/** Outer Rim: the active player says what comes next; a single one comes without a question. */
const inOrder = (g: G): Flow<void> =>
  resolveTriggers({
    waiting: () => hooked(g, 'gain').filter((card) => card !== crow && isQuiet(g)(card)),
    key: (card) => card,
    *next(waiting) {
      const [first, second] = waiting;
      return {
        use:
          second === undefined
            ? first
            : yield* ask(
                withOptions(
                  about(0),
                  cardOptions(() => waiting),
                ),
              ),
      };
    },
    use: (card) => use(g, card),
  });

/** The deckbuilding game: every one may be used or left; who passes leaves all that is left. */
const inAnyOrderOrNot = (g: G): Flow<void> =>
  resolveTriggers({
    waiting: () => hooked(g, 'gain').filter(isQuiet(g)),
    key: (card) => card,
    *next(waiting): Flow<Next<CardId>> {
      const used = yield* askIfAny(
        withOptions(
          about(0),
          cardOptions(() => waiting),
        ),
        PASS,
      );
      return used === null ? { leave: waiting } : { use: used };
    },
    use: (card) => use(g, card),
  });

describe('triggers', () => {
  test('several at once are ordered by the rule of the game, each comes once, the last one without a question', () => {
    const match = game(inOrder);
    expect(options(match, 0)).toEqual(['card:0', 'card:1']);
    say(match, 0, 'card:0');
    say(match, 1, 'card:0');
    expect([state(match).notes, options(match, 0)]).toEqual([['ace', 'bear'], ['end']]);
  });

  test('are looked for again before each one: what happened may have taken the reason away', () => {
    const match = game(inOrder);
    say(match, 0, 'card:1');
    say(match, 1, 'card:0');
    expect([state(match).notes, options(match, 0)]).toEqual([['bear'], ['end']]);
  });

  test('that may be left are left for good when somebody passes', () => {
    const match = game(inAnyOrderOrNot);
    expect(options(match, 0)).toEqual(['card:0', 'card:1', 'card:2', 'pass']);
    say(match, 0, 'card:2');
    expect(options(match, 0)).toEqual(['card:0', 'card:1', 'pass']);
    say(match, 0, 'pass');
    expect([state(match).notes, options(match, 0)]).toEqual([['crow'], ['end']]);
  });

  test('some may be left while others still come: a secret that nobody else can put in order', () => {
    const match = game((g) =>
      resolveTriggers({
        waiting: () => hooked(g, 'gain'),
        key: (card) => card,
        *next(waiting): Flow<Next<CardId>> {
          const known = waiting.filter((card) => card !== crow);
          if (known.length === 0) return { use: crow };
          const question = withOptions(about(0), () => known.map((card) => option(`use:${card}`, card)));
          const used = yield* askIfAny(question, PASS);
          return used === null ? { leave: known } : { use: used };
        },
        use: (card) => use(g, card),
      }),
    );
    say(match, 0, 'use:0');
    expect(options(match, 0)).toEqual(['use:1', 'pass']);
    say(match, 0, 'pass');
    expect([state(match).notes, options(match, 0)]).toEqual([['ace', 'crow'], ['end']]);
  });

  test('nothing that answers asks nobody', () => {
    const nobody = (): never => {
      throw new Error('nobody answers');
    };
    const match = game(() => resolveTriggers<CardId>({ waiting: () => [], key: nobody, next: nobody, use: nobody }));
    expect(options(match, 0)).toEqual(['end']);
  });

  test('something that is triggered meanwhile comes, too', () => {
    const match = game((g) =>
      resolveTriggers({
        waiting: () => (g.state.notes.length === 0 ? ['first'] : ['first', 'second']),
        key: (each) => each,
        next: ([first]) => atOnce({ use: first }),
        *use(each) {
          note(g, each);
          yield* ask(choice(0, ['go']));
        },
      }),
    );
    say(match, 0, 'go');
    say(match, 0, 'go');
    expect([state(match).notes, options(match, 0)]).toEqual([['first', 'second'], ['end']]);
  });
});
