import { type Brain, type Judgement, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { describe, expect, it } from 'vitest';
import {
  chooser,
  LearnedJudge,
  Learner,
  lossOf,
  type Moment,
  newNetwork,
  packed,
  practise,
  unpacked,
} from '../src/index.ts';
import { nim, nimBrain } from './small-games.ts';

type NimState = Parameters<typeof nim.clone>[0];

/** All that is to be seen: how many stones lie there for whoever moves. */
const judgement: Judgement<NimState> = {
  features: Array.from({ length: 11 }, (_, stones) => `stones ${stones}`),
  weights: null,
  turn: (g) => g.state.turn,
  contenders: () => 2,
  contenderOf: (_g, seat) => seat,
  read(g, contender, note) {
    if (contender === g.state.turn % 2) note(g.state.stones, 1);
  },
};
const brain: Brain<NimState> = { ...nimBrain, judgement };
const rng = () => rngFromSeed(seedFrom('learn'));
const newMatch = (seed: string) => start(nim, { seats: 2, seed: seedFrom(seed), record: false });

function learned() {
  const generator = rng();
  const network = newNetwork(judgement.features.length, 4, generator);
  const learner = new Learner(network);
  const games: (readonly Moment[])[] = [];
  for (let generation = 0; generation < 8; generation++) {
    for (let game = 0; game < 60; game++) {
      const practice = { visits: 12, slips: 20, patience: 0.7, learned: generation > 0 };
      games.push(practise(newMatch(`${generation} ${game}`), brain, network, practice, generator) ?? []);
    }
    const moments = games.slice(-240).flat();
    for (let epoch = 0; epoch < 8; epoch++) learner.epoch(moments, 0.02, generator, 32);
  }
  return { network, moments: games.flat() };
}

const { network, moments } = learned();
const judge = new LearnedJudge(judgement, network);

describe('a bot that learns a game from nothing', () => {
  it('finds out which heaps are lost for whoever moves', () => {
    const standings = judgement.features.map((_, stones) =>
      network.standing({ index: Uint16Array.of(stones), value: Float32Array.of(1) }),
    );
    const waiting = network.standing({ index: new Uint16Array(), value: new Float32Array() });
    const lost = standings.flatMap((each, stones) => (each < waiting && stones > 0 ? [stones] : []));
    expect(lost).toEqual([4, 8]);
  });

  it('wins against one that has not learned', () => {
    let wins = 0;
    for (let i = 0; i < 40; i++) {
      const match = newMatch(`trial ${i}`);
      const players = [
        chooser({ mind: 'search', visits: 8 }, brain, `a ${i}`, { judge }),
        chooser('quick', brain, `b ${i}`),
      ];
      while (match.outcome === null) {
        const [asked] = match.asked;
        if (asked === undefined) throw new Error('nobody is asked');
        match.answer(asked.seat, asked.id, players[asked.seat]?.(match, asked) ?? []);
      }
      if (match.outcome.winners.includes(0)) wins++;
    }
    expect(wins).toBeGreaterThan(36);
  });

  it('learns the same from the same seed', () => {
    expect([...learned().network.numbers]).toEqual([...network.numbers]);
  });
});

describe('weights', () => {
  it('come back from their file as they were, nearly', () => {
    const again = unpacked(packed(network, judgement.features, 'test'), judgement.features);
    expect(Math.abs(lossOf(again, moments) - lossOf(network, moments))).toBeLessThan(1e-3);
  });

  it('keep their meaning when features are added or change places', () => {
    const weights = packed(network, judgement.features, 'test');
    const names = ['something new', ...judgement.features.toReversed()];
    const again = unpacked(weights, names);
    const standing = (of: typeof network, feature: number): number =>
      of.standing({ index: Uint16Array.of(feature), value: Float32Array.of(1) });
    judgement.features.forEach((name, i) => {
      expect(standing(again, names.indexOf(name))).toBeCloseTo(standing(network, i), 2);
    });
  });
});
