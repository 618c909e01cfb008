import { describe, expect, test } from 'vitest';
import {
  ask,
  below,
  type CardId,
  type Flow,
  goTo,
  look,
  move,
  option,
  type Rng,
  restore,
  rngFrom,
  roll,
  topOf,
  type ZoneSpec,
} from '../src/index.ts';
import {
  asked,
  begin,
  choice,
  FACES,
  type G,
  note,
  onPaper,
  options,
  pick,
  refusal,
  refused,
  say,
  state,
  tiny,
  ZONES,
} from './tiny.ts';

/**
 * DESIGN.md §2: "match.imagine(seat) // imagine: everything this seat cannot know is re-dealt".
 * §8: "view(imagine(seat)) == view(seat) (nothing hidden leaks)".
 */

const words = (n: number): Rng => rngFrom([n, 2, 3, 4]);

/** Each seat holds two cards, two are left; seat 0 has looked at the top one of the deck. */
function* deal(g: G): Flow<void> {
  for (const seat of [0, 1, 0, 1]) move(g, topOf(g, 'deck') as CardId, 'hand', seat);
  look(g, 0, [topOf(g, 'deck') as CardId]);
  yield* [];
}

const steps = {
  *setOut(g: G): Flow<void> {
    yield* deal(g);
    goTo(g, 'play');
  },
  *play(g: G): Flow<void> {
    note(g, `${yield* pick(0, 'roll', 'wait')} ${roll(g, 20)}`);
  },
};
const game = tiny({ deck: FACES, steps });

describe('an imagined match', () => {
  test('looks to the seat exactly as before, whatever is dealt', () => {
    const match = begin(game);
    say(match, 0, 'roll');
    for (let n = 0; n < 50; n++) {
      for (const seat of [0, 1]) expect(match.imagine(seat, words(n)).view(seat)).toEqual(match.view(seat));
    }
  });

  test('has the same questions under the same ids', () => {
    const match = begin(game);
    say(match, 0, 'roll');
    expect(onPaper(match.imagine(0, words(1)).pending)).toEqual(onPaper(match.pending));
  });

  test('can be one of many of the same moment, at a step or in the middle of it', () => {
    const match = begin(game);
    for (let answers = 0; answers < 2; answers++) {
      const imagine = match.imaginer(1);
      const dealt = new Set<string>();
      for (let n = 0; n < 50; n++) {
        const world = imagine(words(n));
        expect(world.view(1)).toEqual(match.view(1));
        expect(onPaper(world.pending)).toEqual(onPaper(match.pending));
        dealt.add(state(world).cards.face.join());
        say(world, 0, 'wait');
        expect(world.fork().digest()).toBe(world.digest());
      }
      expect(dealt.size).toBeGreaterThan(3);
      say(match, 0, 'roll');
    }
  });

  test('never changes a card that the seat knows, and deals the unknown ones evenly', () => {
    const match = begin(game);
    const real = state(match).cards.face;
    const known = state(match).cards.known.map((mask) => (mask & 1) !== 0);
    const counts = new Map<string, number>();
    for (let n = 0; n < 3000; n++) {
      const { face } = state(match.imagine(0, words(n))).cards;
      expect(new Set(face)).toEqual(new Set(real));
      const unknown = face.filter((_, card) => known[card] === false).join();
      expect(face.filter((_, card) => known[card] === true)).toEqual(real.filter((_, card) => known[card] === true));
      counts.set(unknown, (counts.get(unknown) ?? 0) + 1);
    }
    // Three cards are unknown to seat 0: both of the other hand and the lowest of the deck.
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  test('has other dice to come', () => {
    const match = begin(game);
    const rolls = [...Array(40).keys()].map((n) => {
      const world = match.imagine(0, words(n));
      say(world, 0, 'roll');
      return state(world).notes[0];
    });
    expect(new Set(rolls).size).toBeGreaterThan(12);
  });

  test('does not depend on how the hidden cards really lie', () => {
    const dealt = (deck: readonly string[]) => begin(tiny({ deck, steps }));
    // Seat 0 gets the top card and the third, and has looked at the fifth; the others change places.
    const one = dealt(['ace', 'bear', 'crow', 'duck', 'eel', 'fox']);
    const two = dealt(['crow', 'bear', 'eel', 'duck', 'ace', 'fox']);
    expect(two.view(0)).toEqual(one.view(0));
    for (let n = 0; n < 20; n++) expect(state(two.imagine(0, words(n)))).toEqual(state(one.imagine(0, words(n))));
  });

  test('a fork of it imagines the same, and so does what comes back from paper', () => {
    const match = begin(game);
    say(match, 0, 'roll');
    const world = match.imagine(0, words(7));
    const twin = world.fork();
    const paper = restore(game, onPaper(world.save()));
    expect([twin.digest(), paper.digest()]).toEqual([world.digest(), world.digest()]);
    for (const each of [world, twin, paper]) for (let i = 0; i < 40; i++) say(each, 0, 'roll');
    expect([twin.digest(), paper.digest()]).toEqual([world.digest(), world.digest()]);
  });

  test('does not disturb the match it comes from', () => {
    const match = begin(game);
    const before = match.digest();
    const world = match.imagine(1, words(7));
    for (let i = 0; i < 40; i++) say(world, 0, 'roll');
    expect(match.digest()).toBe(before);
    expect(match.answerCount).toBe(0);
  });

  test('can not be taken back to the truth by what others answered before', () => {
    const match = begin(
      tiny({
        deck: FACES,
        steps: {
          *play(g) {
            note(g, yield* pick(g.state.notes.length % 2, 'go'));
          },
        },
      }),
    );
    say(match, 0, 'go');
    say(match, 1, 'go');
    const world = match.imagine(0, words(7));
    refused(world, () => world.undo(1, { consent: true }), 'nothing-to-undo', { seat: 1 });
  });

  test('can not be taken back to the truth', () => {
    const match = begin(game);
    say(match, 0, 'wait');
    const world = match.imagine(0, words(7));
    const before = world.digest();
    for (const seat of [0, 1]) {
      expect(world.undoable(seat)).toBeNull();
      refused(world, () => world.undo(seat, { consent: true }), 'nothing-to-undo', { seat });
    }
    say(world, 0, 'roll');
    world.undo(0, { consent: true });
    expect(state(world).notes.length).toBe(1);
    expect(world.fork().read((g) => g.state.rng)).toEqual(world.read((g) => g.state.rng));
    expect(before).not.toBe(match.digest());
  });

  test.each([2, -1, 0.5, Number.NaN, 'spectator', '0', null])('is refused to %j', (seat) => {
    const match = begin(game);
    expect(refusal(() => match.imagine(seat as number, words(1))).code).toBe('unknown-seat');
  });
});

describe('which cards are taken for one another', () => {
  /** Where the faces of two piles go when seat 0, who knows none of them, imagines often. */
  const worlds = (
    zones: Record<string, ZoneSpec>,
    places: readonly [string, number][],
    backOf?: (face: string) => string,
  ) => {
    const spread = tiny({
      deck: ['ace', 'bear', 'crow', 'duck'],
      zones: { ...zones, deck: { per: 'table', sees: 'nobody' } },
      ...(backOf === undefined ? {} : { backOf }),
      steps: {
        *play(g) {
          places.forEach(([zone, slot], card) => {
            move(g, card as CardId, zone, slot);
          });
          yield* pick(0, 'go');
        },
      },
    });
    const match = begin(spread, { seats: 3 });
    const seen = new Set([...Array(300).keys()].map((n) => state(match.imagine(0, words(n))).cards.face.join('')));
    return [...seen].sort();
  };
  const hidden = (per: ZoneSpec['per'], pool?: string): ZoneSpec =>
    pool === undefined ? { per, sees: 'nobody' } : { per, sees: 'nobody', pool };

  test('a zone without a pool keeps to itself, slot by slot', () => {
    const places: [string, number][] = [
      ['a', 0],
      ['a', 0],
      ['a', 1],
      ['b', 1],
    ];
    expect(worlds({ a: hidden(2), b: hidden(2) }, places)).toEqual(['0123', '1023']);
  });

  test('zones per seat of one pool hide the cards of that seat', () => {
    const places: [string, number][] = [
      ['a', 1],
      ['b', 1],
      ['a', 2],
      ['b', 2],
    ];
    expect(worlds({ a: hidden('seat', 'p'), b: hidden('seat', 'p') }, places)).toEqual([
      '0123',
      '0132',
      '1023',
      '1032',
    ]);
  });

  test('a pool with a pile of the whole table is common to all: hands drawn from one deck', () => {
    const places: [string, number][] = [
      ['a', 1],
      ['a', 2],
      ['b', 0],
      ['c', 0],
    ];
    const found = worlds({ a: hidden('seat', 'p'), b: hidden('table', 'p'), c: hidden('table') }, places);
    expect(found).toEqual(['0123', '0213', '1023', '1203', '2013', '2103']);
  });

  test('a pool may be named after the zone that the cards come from', () => {
    const places: [string, number][] = [
      ['a', 1],
      ['b', 0],
      ['c', 0],
      ['c', 0],
    ];
    const found = worlds({ a: hidden('seat', 'b'), b: hidden('table'), c: hidden('table') }, places);
    expect(found).toEqual(['0123', '0132', '1023', '1032']);
  });

  test('cards with different backs are never taken for one another', () => {
    const places: [string, number][] = [
      ['a', 0],
      ['a', 0],
      ['a', 0],
      ['a', 0],
    ];
    const found = worlds({ a: hidden('table') }, places, (face) =>
      face === 'ace' || face === 'duck' ? 'red' : 'blue',
    );
    expect(found).toEqual(['0123', '0213', '3120', '3210']);
  });
});

describe('what does not lie in a zone', () => {
  const secretive = tiny({
    deck: FACES,
    redeal: (s, seat, rng) => {
      s.secrets = s.secrets.map((secret, owner) => (owner === seat ? secret : 100 + below(rng, 50)));
    },
    steps: {
      *play(g) {
        const guess = yield* pick(0, 'guess');
        note(g, `${guess} ${g.state.secrets[1]}`);
      },
    },
  });

  test('is dealt anew by the game, and its own fields are not shared between forks', () => {
    const match = begin(secretive);
    const world = match.imagine(0, words(3));
    const secret = state(world).secrets[1] as number;
    expect(secret).toBeGreaterThanOrEqual(100);
    const twin = world.fork();
    say(world, 0, 'guess');
    expect(state(twin).notes).toEqual([]);
    const third = twin.fork();
    say(twin, 0, 'guess');
    expect(state(third).notes).toEqual([]);
    expect(state(twin).notes).toEqual([`guess ${secret}`]);
    expect(state(match).secrets).toEqual([0, 0]);
  });
});

test('a question of another seat that the imagined deal leaves without options keeps those of the real one', () => {
  const zones = { ...ZONES };
  const match = begin(
    tiny({
      deck: ['ace', 'ace', 'bear'],
      zones,
      steps: {
        *play(g) {
          move(g, 2 as CardId, 'hand', 1);
          const bears = () => (g.state.zones.hand?.[1] ?? []).filter((card) => g.state.cards.face[card] === 1);
          yield* ask({ ...choice(1, []), options: () => bears().map((card) => option(`card:${card}`, 'x')) });
        },
      },
    }),
  );
  for (let n = 0; n < 20; n++) expect(options(match.imagine(0, words(n)), 1)).toEqual(['card:2']);
  expect(asked(match, 1).options.length).toBe(1);
});
