import { type Decision, digest, type Match, rngFromSeed, type Save, seedFrom, start, startFrom } from '@cantina/kernel';
import { describe, expect, it } from 'vitest';
import { type Chooser, chooser, isLevel, LEVELS, type Level, randomPicks } from '../src/index.ts';
import { candidatePicks } from '../src/picks.ts';
import { circles, circlesBrain, nim, nimBrain } from './small-games.ts';
import { tricks, tricksBrain } from './tricks.ts';

const iterations = 24;
const bot = (level: Level, seed: string) => chooser(level, tricksBrain, seed, { iterations });
const newMatch = (seed: string) => start(tricks, { seats: 2, seed: seedFrom(seed) });

type TricksMatch = ReturnType<typeof newMatch>;
type Bot = Chooser<TricksMatch extends Match<infer S> ? S : never>;

function answerOnce(match: TricksMatch, bots: readonly Bot[]): readonly string[] {
  const [asked] = match.pending as [Decision];
  const picks = (bots[asked.seat] as Bot)(match, asked);
  match.answer(asked.seat, asked.id, picks);
  return picks;
}

function play(match: TricksMatch, bots: readonly Bot[]): readonly (readonly string[])[] {
  const all: (readonly string[])[] = [];
  while (match.outcome === null) all.push(answerOnce(match, bots));
  return all;
}

/** Points for the first of the two levels against the second; each deal is played from both seats. */
function tournament(one: Level, two: Level, deals: number): number {
  let points = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (const seat of [0, 1]) {
      const match = newMatch(`deal ${deal}`);
      const players = [bot(one, `one ${deal}`), bot(two, `two ${deal}`)];
      play(match, seat === 0 ? players : players.reverse());
      const winners = match.outcome?.winners ?? [];
      if (winners.includes(seat)) points += 1 / winners.length;
    }
  }
  return points / (2 * deals);
}

/** How often the first of two players takes the last stone. */
function nimWins(one: Level, two: Level, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const match = start(nim, { seats: 2, seed: seedFrom(`nim ${i}`) });
    const players = [one, two].map((level, seat) => chooser(level, nimBrain, `${i} ${seat}`, { iterations: 60 }));
    while (match.outcome === null) {
      const [asked] = match.pending as [Decision];
      const picks = players[asked.seat]?.(match, asked) ?? [];
      match.answer(asked.seat, asked.id, picks);
    }
    if (match.outcome.winners.includes(0)) wins++;
  }
  return wins;
}

/** The same match for the eyes of a seat, with everything it can't see turned around. */
function withOtherHiddenCards(match: TricksMatch, seat: number): TricksMatch {
  const save: Save = structuredClone(match.save());
  const state = match.read((g) => tricks.clone(g.state as Parameters<typeof tricks.clone>[0]));
  for (const pool of [0, 1]) {
    const hidden = state.cards.face.flatMap((_, card) =>
      state.cards.slot[card] === pool && ((state.cards.known[card] as number) & (1 << seat)) === 0 ? [card] : [],
    );
    const faces = hidden.map((card) => state.cards.face[card] as number).reverse();
    hidden.forEach((card, i) => {
      state.cards.face[card] = faces[i] as number;
    });
  }
  return startFrom(tricks, state, { seed: save.seed });
}

describe('bots', () => {
  it('knows its levels', () => {
    expect(LEVELS).toEqual(['random', 'quick', 'strong']);
    expect(isLevel('quick')).toBe(true);
    expect(isLevel('perfect')).toBe(false);
  });

  it.each(LEVELS)('%s plays a whole game by legal answers, the same with the same seed', (level) => {
    const games = ['a', 'a', 'b'].map((seed) => play(newMatch('whole'), [bot(level, seed), bot(level, `${seed}2`)]));
    expect(games[0]).toEqual(games[1]);
    expect(games[0]).not.toEqual(games[2]);
  });

  it('plays better with thought than without', () => {
    expect(tournament('quick', 'random', 40)).toBeGreaterThan(0.65);
    expect(tournament('strong', 'random', 10)).toBeGreaterThan(0.65);
  });

  it('looks further ahead when it is strong', () => {
    expect(nimWins('strong', 'quick', 20)).toBeGreaterThan(14);
    expect(nimWins('quick', 'strong', 20)).toBeLessThan(6);
  });

  it('does not go round in circles', () => {
    const match = start(circles, { seats: 1, seed: seedFrom('circles') });
    const walker = chooser('quick', circlesBrain, 'walker');
    for (let i = 0; i < 100 && match.outcome === null; i++) {
      const [asked] = match.pending as [Decision];
      match.answer(asked.seat, asked.id, walker(match, asked));
    }
    expect(match.outcome).toEqual({ winners: [], reason: 'left' });
  });

  it.each(LEVELS)('%s leaves the match untouched while it thinks', (level) => {
    const match = newMatch('untouched');
    const before = match.digest();
    for (const asked of match.pending) bot(level, 'x')(match, asked);
    expect(match.digest()).toBe(before);
  });

  it('answers within its time', () => {
    const match = newMatch('clock');
    const [asked] = match.pending as [Decision];
    // A billion tries would take days: that it comes back at all is the proof.
    const picks = chooser('strong', tricksBrain, 'clock', { iterations: 1e9, milliseconds: 30 })(match, asked);
    expect(asked.options.map(({ id }) => id)).toContain(picks[0]);
  });
});

describe('honesty', () => {
  const positions = ['p', 'q', 'r', 's'].flatMap((seed) => [0, 1].map((seat) => ({ seed, seat })));

  it.each(LEVELS)('%s does not know what its seat cannot see', (level) => {
    let different = 0;
    for (const { seed, seat } of positions) {
      const match = newMatch(seed);
      const other = withOtherHiddenCards(match, seat);
      expect(other.view(seat)).toEqual(match.view(seat));
      if (digest(other.view(1 - seat)) !== digest(match.view(1 - seat))) different++;
      const answers = [match, other].map((each) => {
        const asked = each.pending.find((one) => one.seat === seat) as Decision;
        return bot(level, 'same')(each, asked);
      });
      expect(answers[0]).toEqual(answers[1]);
    }
    expect(different).toBe(positions.length);
  });

  it.each(LEVELS)('%s does not know what another seat has already chosen in secret', (level) => {
    for (const { seed, seat } of positions) {
      const answers = [0, 1, 2, 3].map((choice) => {
        const match = newMatch(seed);
        const other = match.pending.find((one) => one.seat !== seat) as Decision;
        match.answer(other.seat, other.id, [other.options[choice]?.id ?? '']);
        const asked = match.pending.find((one) => one.seat === seat) as Decision;
        return bot(level, 'same')(match, asked).join();
      });
      expect(new Set(answers).size).toBe(1);
    }
  });
});

describe('answers with several picks', () => {
  const decision = (count: number, min: number, max: number): Decision => ({
    id: 1,
    seat: 0,
    kind: 'question',
    prompt: { key: 'prompt.which' },
    rule: 'TR-02',
    source: undefined,
    options: Array.from({ length: count }, (_, i) => ({ id: `card:${i}` })),
    refused: [],
    min,
    max,
  });
  const rng = () => rngFromSeed(seedFrom('picks'));

  it('are all listed where they are few', () => {
    expect(candidatePicks(decision(3, 0, 2), rng(), 10)).toEqual([
      [],
      ['card:0'],
      ['card:0', 'card:1'],
      ['card:0', 'card:2'],
      ['card:1'],
      ['card:1', 'card:2'],
      ['card:2'],
    ]);
    expect(candidatePicks(decision(2, 1, 5), rng(), 10)).toEqual([['card:0'], ['card:0', 'card:1'], ['card:1']]);
  });

  it('are sampled without doubles where they are many', () => {
    const sample = candidatePicks(decision(20, 3, 5), rng(), 12);
    expect(sample).toHaveLength(12);
    expect(new Set(sample.map((picks) => picks.join(' '))).size).toBe(12);
    for (const picks of sample) expect(picks.length).toBeGreaterThanOrEqual(3);
    expect(candidatePicks(decision(50, 1, 1), rng(), 12)).toHaveLength(12);
  });

  it('are random in number and choice', () => {
    const generator = rng();
    const counts = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const picks = randomPicks(decision(4, 1, 9), generator);
      counts.add(picks.length);
      expect(new Set(picks).size).toBe(picks.length);
    }
    expect([...counts].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });
});
