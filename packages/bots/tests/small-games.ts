import {
  ask,
  type Brain,
  type CoreState,
  cloneCore,
  defineGame,
  type Flow,
  finish,
  newCore,
  opsFor,
  option,
  type Table,
} from '@cantina/kernel';

type StonesState = CoreState<'turn', never, never> & { stones: number; turn: number };

const parts = { faces: [], zones: {}, hooks: [], hooksOf: () => [] } as const;
const op = opsFor<StonesState>();
const take = op('take', (s, count: number) => {
  s.stones -= count;
  s.turn++;
  return { count };
});
const step = op('step', (s, way: number) => {
  s.stones += way;
  return { way };
});

const common = {
  ...parts,
  options: {},
  visible: { stones: 'all', turn: 'all' },
  setup: (seats: number, options: StonesState['options']): StonesState => ({
    ...newCore(parts, seats, options, 'turn' as const),
    stones: 10,
    turn: 0,
  }),
  clone: (s: StonesState): StonesState => ({ ...cloneCore(s), stones: s.stones, turn: s.turn }),
} as const;

/** Take one to three stones; whoever takes the last one wins. Only who looks ahead knows that four are bad to face. */
export const nim = defineGame<StonesState>({
  ...common,
  id: 'nim',
  seats: { min: 2, max: 2 },
  steps: {
    *turn(g: Table<StonesState>): Flow<void> {
      const seat = g.state.turn % 2;
      const count = yield* ask({
        seat,
        prompt: { key: 'prompt.take' },
        rule: 'NI-01',
        options: () => [1, 2, 3].filter((n) => n <= g.state.stones).map((n) => option(`take:${n}`, n)),
      });
      take(g, count);
      if (g.state.stones === 0) finish(g, { winners: [seat], reason: 'last stone' });
    },
  },
});

/** It sees nothing but the end. */
export const nimBrain: Brain<StonesState> = { evaluate: () => 0.5 };

/** A walk up and down that one may leave at any time; the brain likes to walk. */
export const circles = defineGame<StonesState>({
  ...common,
  id: 'circles',
  seats: { min: 1, max: 1 },
  steps: {
    *turn(g: Table<StonesState>): Flow<void> {
      const way = yield* ask({
        seat: 0,
        prompt: { key: 'prompt.walk' },
        rule: 'CI-01',
        options: () => [option('leave', 0), option('on', g.state.stones === 10 ? 1 : -1)],
      });
      if (way === 0) finish(g, { winners: [], reason: 'left' });
      step(g, way);
    },
  },
});

export const circlesBrain: Brain<StonesState> = { evaluate: () => 1 };
