import { describe, expect, test } from 'vitest';
import {
  type CoreState,
  defineGame,
  defineState,
  type Flow,
  fieldsFor,
  put,
  type StateOf,
  seedFrom,
  start,
  type Table,
} from '../src/index.ts';
import { checkClone } from '../testing/clone.ts';
import { pick } from './tiny.ts';

/** A field is written once: its type, how it begins, how it is copied and who sees it follow. */

interface Options extends Readonly<Record<string, number>> {
  readonly purse: 5 | 10;
}
type Core = CoreState<'play', 'deck' | 'hand', never, Options>;

interface Ship {
  hull: number;
  cargo: string[];
}
const copyShip = ({ hull, cargo }: Ship): Ship => ({ hull, cargo: cargo.slice() });

const { value, list, part } = fieldsFor<Core>();

const fields = {
  active: value(0, 'all'),
  credits: list(({ seats, options }) => Array.from({ length: seats }, () => options.purse as number), 'all'),
  /** One for every card that was unpacked. */
  marks: list<number>(({ cards }) => cards.face.map(() => 0), 'all'),
  ships: list(({ seats }) => Array.from({ length: seats }, (): Ship => ({ hull: 3, cargo: [] })), 'all', copyShip),
  prize: part<Ship>(null, 'all', copyShip),
  plans: list<number>(({ seats }) => Array.from({ length: seats }, (_, seat) => seat), { perSeat: 'owner' }),
  traitor: value(1, 'nobody'),
};

type FleetState = Core & StateOf<typeof fields>;

const parts = {
  faces: ['ace', 'bear'],
  zones: { deck: { per: 'table', sees: 'nobody' }, hand: { per: 'seat', sees: 'owner' } },
  hooks: [],
  hooksOf: () => [],
} as const;

const state = defineState<FleetState>({
  parts,
  step: 'play',
  unpack: (core) => put(core, parts, 'deck', 0, ['ace', 'bear', 'bear']),
  fields,
});

const fleet = defineGame<FleetState>({
  id: 'fleet',
  seats: { min: 2, max: 3 },
  options: { purse: [5, 10] },
  ...parts,
  ...state,
  steps: {
    *play(_g: Table<FleetState>): Flow<void> {
      yield* pick(0, 'end');
    },
  },
});

const begin = () => start(fleet, { seats: 2, options: { purse: 10 }, seed: seedFrom('fleet') });

describe('fields that are declared once', () => {
  test('begin as declared, by seats, options and the cards that lie there', () => {
    const { active, credits, marks, ships, prize, traitor } = begin().read((g) => g.state);
    expect([active, credits, marks, prize, traitor]).toEqual([0, [10, 10], [0, 0, 0], null, 1]);
    expect(ships).toEqual([
      { hull: 3, cargo: [] },
      { hull: 3, cargo: [] },
    ]);
  });

  test('are seen by those who are named, and by nobody else', () => {
    const { fields: seen } = begin().view(1);
    expect(Object.keys(seen)).toEqual(['active', 'credits', 'marks', 'ships', 'prize', 'plans']);
    expect(seen.plans).toEqual([null, 1]);
  });

  test('are copied deep enough, in the same order', () => {
    const full = fleet.setup(2, { purse: 5 });
    full.prize = { hull: 1, cargo: ['spice'] };
    full.ships[0]?.cargo.push('droids');
    checkClone(fleet, full);
    const copy = fleet.clone(full);
    copy.ships[0]?.cargo.push('spice');
    copy.prize?.cargo.pop();
    copy.credits[0] = 0;
    expect([full.ships[0]?.cargo, full.prize.cargo, full.credits]).toEqual([['droids'], ['spice'], [5, 5]]);
  });

  test('of two tables share nothing', () => {
    const [one, other] = [fleet.setup(2, { purse: 5 }), fleet.setup(2, { purse: 5 })];
    one.credits[0] = 99;
    one.marks[0] = 99;
    expect([other.credits, other.marks]).toEqual([
      [5, 5],
      [0, 0, 0],
    ]);
  });
});
