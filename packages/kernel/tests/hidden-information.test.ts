import { describe, expect, test } from 'vitest';
import {
  ask,
  type CardId,
  cardOption,
  cardsIn,
  type Flow,
  faceOf,
  hooked,
  isIn,
  knows,
  look,
  move,
  openTable,
  option,
  put,
  refusedCard,
  reveal,
  shuffle,
  the,
} from '../src/index.ts';
import {
  asked,
  begin,
  choice,
  conceal,
  FACES,
  type G,
  hide,
  note,
  onPaper,
  pick,
  refusal,
  refused,
  say,
  state,
  tiny,
} from './tiny.ts';

/**
 * DESIGN.md §2:
 * - "Hidden information is structural. Visibility is declared per zone and field, default hidden; a view is built from
 *   nothing by whitelist."
 * - "Ids must not survive a shuffle in a way that tells a card."
 * - "Log lines carry keys and arguments with an audience." (ops-and-events.test.ts)
 */

const [ace, bear, crow, duck] = [0, 1, 2, 3] as CardId[] as [CardId, CardId, CardId, CardId];
const UNSEEN = { card: null, face: null };

const table = (play: (g: G) => Flow<void>) =>
  tiny({
    deck: FACES,
    steps: {
      *play(g) {
        yield* play(g);
        yield* pick(0, 'end');
      },
    },
  });

/** Seat 0 holds the ace, seat 1 the bear; the crow lies on the board of seat 0, the duck in the discard pile. */
function* deal(g: G): Flow<void> {
  move(g, ace, 'hand', 0);
  move(g, bear, 'hand', 1);
  move(g, crow, 'board', 0);
  move(g, duck, 'discard');
  yield* [];
}

describe('a view', () => {
  test('shows of each zone how many cards lie there, and the cards that this viewer may see', () => {
    const match = begin(table(deal));
    const pile = (count: number, ...cards: object[]) => ({ count, cards });
    const common = {
      board: [pile(1, { index: 0, id: 2, face: 'crow' }), pile(0)],
      discard: [pile(1, { index: 0, id: 3, face: 'duck' })],
      deck: [pile(2)],
    };
    expect(match.view(0).zones).toEqual({ ...common, hand: [pile(1, { index: 0, id: 0, face: 'ace' }), pile(1)] });
    expect(match.view(1).zones).toEqual({ ...common, hand: [pile(1), pile(1, { index: 0, id: 1, face: 'bear' })] });
    expect(match.view('spectator').zones).toEqual({ ...common, hand: [pile(1), pile(1)] });
  });

  test('shows of the fields those that are declared, to those for whom they are declared', () => {
    const game = table(function* (g) {
      conceal(g, 0, 11);
      conceal(g, 1, 22);
      hide(g, 33);
      yield* deal(g);
    });
    const match = begin(game);
    const fields = { points: [0, 0], notes: [] };
    expect(match.view(0).fields).toEqual({ ...fields, secrets: [11, null] });
    expect(match.view(1).fields).toEqual({ ...fields, secrets: [null, 22] });
    expect(match.view('spectator').fields).toEqual({ ...fields, secrets: [null, null] });
  });

  test('is built from nothing: it has these parts and no others', () => {
    expect(begin(table(deal)).view(1)).toEqual({
      game: 'tiny',
      viewer: 1,
      seats: 2,
      options: {},
      outcome: null,
      zones: begin(table(deal)).view(1).zones,
      fields: { points: [0, 0], secrets: [null, 0], notes: [] },
    });
  });

  test('opened as a table, answers the questions of the rules with what this viewer knows, and with nothing else', () => {
    const game = tiny({
      deck: FACES,
      hooksOf: (face) => (face === 'crow' ? ['gain'] : []),
      steps: {
        *play(g) {
          conceal(g, 0, 11);
          conceal(g, 1, 22);
          yield* deal(g);
          yield* pick(0, 'end');
        },
      },
    });
    const g = openTable(game, begin(game).view(1), { step: 'later' });
    expect(cardsIn(g, 'hand', 1).map((card) => faceOf(g, card))).toEqual(['bear']);
    expect(cardsIn(g, 'hand', 0)).toEqual([]);
    expect(cardsIn(g, 'deck')).toEqual([]);
    expect(isIn(g, duck, 'discard')).toBe(true);
    expect(hooked(g, 'gain')).toEqual([crow]);
    expect(g.state.secrets).toEqual([null, 22]);
    expect(g.state.step).toBe('later');
  });

  test('hides every field of a game that declares nothing', () => {
    const game = tiny({
      visible: {},
      steps: {
        *play(g) {
          conceal(g, 0, 5);
          note(g, 'x');
          yield* pick(0, 'end');
        },
      },
    });
    for (const viewer of [0, 1, 'spectator'] as const) expect(begin(game).view(viewer).fields).toEqual({});
  });

  test('hides what the owner rule gives to nobody, and parts of records and lists that are not named', () => {
    const steps = {
      *play(g: G): Flow<void> {
        conceal(g, 0, 5);
        note(g, 'x');
        yield* pick(0, 'end');
      },
    };
    const owner = begin(
      tiny({ visible: { hidden: 'owner', notes: { each: 'owner' }, secrets: { each: 'all' } }, steps }),
    );
    expect(owner.view(0).fields).toEqual({ notes: [null], secrets: [5, 0] });
  });

  test('is a copy: who changes it changes nothing', () => {
    const game = tiny({
      options: { length: ['short', 'long'] },
      steps: {
        *play(g) {
          note(g, 'x');
          yield* pick(0, 'end');
        },
      },
    });
    const match = begin(game);
    const before = match.digest();
    const view = onPaper(match.view(0));
    const touched = match.view(0) as unknown as { options: { length: string }; fields: { notes: string[] } };
    touched.options.length = 'long';
    touched.fields.notes.push('y');
    expect(match.view(0)).toEqual(view);
    expect(match.digest()).toBe(before);
  });

  test.each([2, -1, 1.5, Number.NaN, '0', 'Spectator', null, undefined, '__proto__'])('is refused to %j', (viewer) => {
    const match = begin(table(deal));
    expect(refusal(() => match.view(viewer as number)).code).toBe('unknown-seat');
    expect(refusal(() => match.log(viewer as number)).code).toBe('unknown-seat');
  });
});

describe('who saw a card knows it', () => {
  const known = (match: ReturnType<typeof begin>, card: CardId) =>
    match.read((g) => [knows(g, 0, card), knows(g, 1, card), knows(g, 2, card)]);

  test('a look tells one seat, a reveal everybody, and they remember where it lies', () => {
    const match = begin(
      table(function* (g) {
        look(g, 1, [crow]);
        reveal(g, [duck]);
        yield* [];
      }),
    );
    expect([known(match, crow), known(match, duck), known(match, ace)]).toEqual([
      [false, true, false],
      [true, true, true],
      [false, false, false],
    ]);
    const deck = (viewer: 0 | 1 | 'spectator') => match.view(viewer).zones.deck?.[0]?.cards.map(({ face }) => face);
    expect([deck(0), deck(1), deck('spectator')]).toEqual([['duck'], ['crow', 'duck'], ['duck']]);
  });

  test('a card that was open stays known when it goes into a hidden hand', () => {
    const match = begin(
      table(function* (g) {
        yield* deal(g);
        move(g, duck, 'hand', 1);
      }),
    );
    expect(match.view(0).zones.hand?.[1]).toEqual({ count: 2, cards: [{ index: 1, id: 3, face: 'duck' }] });
  });

  test('until it is shuffled away', () => {
    const match = begin(
      table(function* (g) {
        reveal(g, cardsIn(g, 'deck'));
        shuffle(g, 'deck');
        yield* [];
      }),
    );
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(match.view(viewer).zones.deck).toEqual([{ count: 6, cards: [] }]);
    }
    expect(state(match).cards.known).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('after a shuffle of an open pile all still see it', () => {
    const match = begin(
      table(function* (g) {
        for (const card of [ace, bear, crow]) move(g, card, 'discard');
        shuffle(g, 'discard');
        yield* [];
      }),
    );
    const faces = match.view('spectator').zones.discard?.[0]?.cards.map(({ face }) => face);
    expect(faces?.sort()).toEqual(['ace', 'bear', 'crow']);
  });
});

describe('ids', () => {
  const shuffled = (seed: string, first: readonly CardId[]) => {
    const game = table(function* (g) {
      for (const card of first) move(g, card, 'discard');
      for (const card of first) move(g, card, 'deck');
      shuffle(g, 'deck');
      yield* [];
    });
    return state(begin(game, { seed: seed.padStart(64, '0') }));
  };

  test('a shuffle deals the faces anew onto the ids, and lets no face get lost', () => {
    const faces = [...Array(40).keys()].map((i) => shuffled(i.toString(16), []).cards.face);
    for (const each of faces) expect(new Set(each)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    for (const card of [0, 1, 2, 3, 4, 5]) {
      expect(new Set(faces.map((each) => each[card])).size).toBe(6);
    }
  });

  test('each id gets each face equally often', () => {
    const counts = new Array(36).fill(0) as number[];
    for (let i = 0; i < 3600; i++) {
      shuffled(i.toString(16), []).cards.face.forEach((face, card) => {
        counts[card * 6 + face] = (counts[card * 6 + face] ?? 0) + 1;
      });
    }
    for (const count of counts) expect(Math.abs(count - 600)).toBeLessThan(120);
  });

  test('what comes out of a shuffle does not depend on how the pile lay before', () => {
    for (const seed of ['1', '2', '3']) {
      expect(shuffled(seed, [crow, ace])).toEqual(shuffled(seed, [duck, bear]));
      expect(shuffled(seed, [])).toEqual(shuffled(seed, [duck, bear]));
    }
  });
});

describe('questions tell only what the asked seat may know', () => {
  const asking = table(function* (g) {
    yield* deal(g);
    const about = { key: 'm', args: { mine: the(ace), theirs: the(bear), list: [the(bear)], seat: { seat: 1 } } };
    note(
      g,
      yield* ask({
        ...choice(0, []),
        prompt: about,
        source: bear,
        options: () => [option('a', 'a', { label: about })],
        refused: () => [{ ...refusedCard(bear, about, 'T-2'), label: about }],
      }),
    );
  });
  const told = {
    key: 'm',
    args: { mine: { card: 0, face: 'ace' }, theirs: UNSEEN, list: [UNSEEN], seat: { seat: 1 } },
  };

  test('in the prompt, the source, the labels and the reasons', () => {
    const { prompt, source, options, refused: not } = onPaper(asked(begin(asking), 0));
    expect(prompt).toEqual(told);
    expect(source).toEqual(UNSEEN);
    expect(options).toEqual([{ id: 'a', label: told }]);
    expect(not).toEqual([{ id: 'card:1', card: 1, reason: told, label: told, rule: 'T-2' }]);
  });

  test('and in errors', () => {
    const match = begin(asking);
    refused(match, () => say(match, 0, 'card:1'), 'illegal-option', { option: 'card:1', reason: { message: told } });
  });

  test('a fault is told by a number only: its text might tell a card', () => {
    const match = begin(
      table(function* (g) {
        yield* deal(g);
        yield* pick(0, 'go');
        throw new Error('the bear is in hand 1');
      }),
    );
    const error = refusal(() => say(match, 0, 'go'));
    expect(error.args).toEqual({ detail: match.faults[0]?.id });
    expect(JSON.stringify([error.message, error.args])).not.toContain('bear');
    expect(match.faults[0]?.error).toBe('the bear is in hand 1');
  });

  test('a card that is picked blind is named by its id alone', () => {
    const match = begin(
      table(function* (g) {
        yield* deal(g);
        yield* ask<CardId>({
          seat: 0,
          prompt: { key: 'prompt.steal' },
          rule: 'T-1',
          options: () => cardsIn(g, 'hand', 1).map((card) => cardOption(card)),
        });
      }),
    );
    expect(onPaper(asked(match, 0).options)).toEqual([{ id: 'card:1', card: 1 }]);
  });
});

test('cards brought to the table are known to those who see the zone', () => {
  const match = begin(table(deal));
  const fresh = state(match);
  put(fresh, match.game, 'hand', 1, ['eel']);
  put(fresh, match.game, 'discard', 0, ['fox']);
  expect(fresh.cards.known.slice(-2)).toEqual([0b010, 0b111]);
  expect(() => put(fresh, match.game, 'deck', 0, ['gnu'])).toThrow('no face is called gnu');
  expect(() => put(fresh, match.game, 'hand', 2, ['fox'])).toThrow('there is no zone hand with slot 2');
});
