import type { CardId, DecisionOption } from '@cantina/kernel';
import { describe, expect, it } from 'vitest';
import { closingOf, grouped } from '../src/table/option-groups.ts';

const option = (id: string, card?: number, group?: string): DecisionOption => ({
  id,
  ...(card === undefined ? {} : { card: card as CardId }),
  ...(group === undefined ? {} : { group }),
});
const partsOf = ({ id, card }: DecisionOption) =>
  id.startsWith('buy:') ? { deed: 'Buy', what: `card ${card}` } : { deed: '', what: id };
const ids = (options: readonly DecisionOption[]) => options.map(({ id }) => id);

describe('what ends something', () => {
  it('is what stands last and belongs to no card or place', () => {
    expect(ids(closingOf([option('buy:1', 1), option('attack:base'), option('end')]))).toEqual(['end']);
    expect(ids(closingOf([option('space:kessel'), option('pass')]))).toEqual(['pass']);
  });

  it('is nothing where there is nothing else to choose', () => {
    expect(closingOf([option('yes'), option('no')])).toEqual([]);
    expect(closingOf([option('card:1', 1)])).toEqual([]);
  });
});

describe('a long list', () => {
  it('says what is done once for all cards it is done with', () => {
    const [group] = grouped([option('buy:1', 1, 'buy'), option('buy:2', 2, 'buy')], partsOf);
    expect(group).toHaveLength(1);
    expect(group?.[0]).toMatchObject({ deed: 'Buy', entries: [{ what: 'card 1' }, { what: 'card 2' }] });
  });

  it('folds the options of one card together, and leaves a short one alone', () => {
    const short = grouped([option('assign:1:base', 1), option('assign:1:7', 1)], partsOf);
    expect(short[0]?.[0]?.entries.map(({ kind }) => kind)).toEqual(['option', 'option']);
    const targets = ['base', '7', '8'];
    const long = grouped(
      [1, 2]
        .flatMap((card) => targets.map((target) => option(`assign:${card}:${target}`, card)))
        .concat(option('assign:3:base', 3)),
      partsOf,
    );
    expect(long[0]?.[0]?.entries).toMatchObject([
      { kind: 'card', card: 1, options: [{}, {}, {}] },
      { kind: 'card', card: 2 },
      { kind: 'option', option: { id: 'assign:3:base' } },
    ]);
  });
});
