import type { CardId, DecisionOption } from '@cantina/kernel';
import { describe, expect, it } from 'vitest';
import { closingOf } from '../src/table/closing.ts';
import { grouped, type Naming } from '../src/table/option-groups.ts';

const option = (id: string, card?: number, group?: string): DecisionOption => ({
  id,
  ...(card === undefined ? {} : { card: card as CardId }),
  ...(group === undefined ? {} : { group }),
});
const naming: Naming = {
  partsOf: ({ id, card }) =>
    id.startsWith('buy:')
      ? { deed: 'Buy', what: `card ${card}` }
      : { deed: '', what: id.startsWith('play:') ? 'Shuttle' : id },
  placeOf: (card) => (card < 10 ? 'hand:0' : 'hand:1'),
  nameOf: (card) => (card < 3 ? 'Shuttle' : `card ${card}`),
};
const ids = (options: readonly DecisionOption[]) => options.map(({ id }) => id);

describe('what ends something', () => {
  it('is apart from what people came for: the end of the turn, and what leaves a question alone', () => {
    const { end, skips, choices } = closingOf([
      option('buy:1', 1),
      option('attack:base'),
      option('pass'),
      option('end'),
    ]);
    expect([end?.id, ids(skips), ids(choices)]).toEqual(['end', ['pass'], ['buy:1', 'attack:base']]);
  });

  it('is the small answer of two, never the one that was asked for', () => {
    const { end, skips, choices } = closingOf([option('yes'), option('no')]);
    expect([end, ids(skips), ids(choices)]).toEqual([null, ['no'], ['yes']]);
  });
});

describe('a long list', () => {
  it('says what is done once for all cards it is done with', () => {
    const [group] = grouped([option('buy:1', 1, 'buy'), option('buy:2', 2, 'buy')], naming);
    expect(group).toHaveLength(1);
    expect(group?.[0]).toMatchObject({ deed: 'Buy', entries: [{ what: 'card 1' }, { what: 'card 2' }] });
  });

  it('folds the options of one card together, and leaves a short one alone', () => {
    const short = grouped([option('assign:1:base', 1), option('assign:1:7', 1)], naming);
    expect(short[0]?.[0]?.entries.map(({ kind }) => kind)).toEqual(['option', 'option']);
    const targets = ['base', '7', '8'];
    const long = grouped(
      [5, 6]
        .flatMap((card) => targets.map((target) => option(`assign:${card}:${target}`, card)))
        .concat(option('assign:3:base', 3)),
      naming,
    );
    expect(long[0]?.[0]?.entries).toMatchObject([
      { kind: 'card', card: 5, options: [{}, {}, {}], count: 1 },
      { kind: 'card', card: 6, count: 1 },
      { kind: 'option', option: { id: 'assign:3:base' } },
    ]);
  });

  it('is one entry for what nobody can tell apart, and only there', () => {
    const shuttles = [1, 2, 11].map((card) => option(`play:${card}`, card));
    expect(grouped(shuttles, naming)[0]?.[0]?.entries).toMatchObject([
      { option: { id: 'play:1' }, count: 2 },
      { option: { id: 'play:11' }, count: 1 },
    ]);
  });

  it('is one entry for cards of one name that can do the same, and two where one of them can do more', () => {
    const aimed = (card: number, targets: readonly string[]) =>
      targets.map((target) => option(`assign:${target}`, card));
    const alike = grouped([...aimed(1, ['base', '7']), ...aimed(2, ['base', '7'])], naming);
    expect(alike[0]?.[0]?.entries).toMatchObject([{ kind: 'card', card: 1, count: 2 }]);
    const unlike = grouped([...aimed(1, ['base', '7']), ...aimed(2, ['base', '7', '8'])], naming);
    expect(unlike[0]?.[0]?.entries).toMatchObject([
      { kind: 'card', card: 1, count: 1 },
      { kind: 'card', card: 2, count: 1 },
    ]);
  });
});
