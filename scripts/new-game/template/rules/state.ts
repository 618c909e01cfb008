import { type CoreState, defineState, fieldsFor, put, type Seat, type StateOf, type Table } from '@cantina/kernel';
import { cards, faces, heap } from '../content/cards.ts';

export type Step = 'deal' | 'turn';
export type Zone = 'heap' | 'row' | 'scrap';
export type Hook = 'droids';

export interface Options extends Readonly<Record<string, number>> {
  /** JC-WIN-01 points to win. */
  readonly goal: 10 | 5;
}

type Core = CoreState<Step, Zone, Hook, Options>;

export const ROW = [0, 1, 2] as const;

/** Nobody sees the heap, everybody the row and what lies in front of each seat; magnets are active there. */
export const parts = {
  faces,
  zones: {
    heap: { per: 'table', sees: 'nobody' },
    row: { per: ROW.length, sees: 'all' },
    scrap: { per: 'seat', sees: 'all', active: true },
  },
  hooks: ['droids'],
  hooksOf: (face: string): readonly Hook[] =>
    cards.some(({ id, attracts }) => id === face && attracts) ? ['droids'] : [],
} as const;

const { value, list } = fieldsFor<Core>();

/** Each field once: how it begins, and who sees it. */
const fields = {
  active: value<Seat>(0, 'all'),
  points: list<number>(({ seats }) => Array<number>(seats).fill(0), 'all'),
};

export type JawaState = Core & StateOf<typeof fields>;
export type G = Table<JawaState>;

export const state = defineState<JawaState>({
  parts,
  step: 'deal',
  unpack: (core) => put(core, parts, 'heap', 0, heap),
  fields,
});
