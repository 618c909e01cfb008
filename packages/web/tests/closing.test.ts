import { describe, expect, it } from 'vitest';
import { closingOf } from '../src/table/closing.ts';

describe('what ends a question', () => {
  it('stands apart from what people came for; who stays where they are declines to fly', () => {
    const options = ['stay', 'sector:4', 'end', 'pass'].map((id) => ({ id }));
    const { end, skips, choices } = closingOf(options);
    expect([end, ...skips, ...choices].map((option) => option?.id)).toEqual(['end', 'stay', 'pass', 'sector:4']);
    expect(choices).toHaveLength(1);
  });

  it('stands where turns end, also where a game says it in other words', () => {
    const { end, choices } = closingOf([{ id: 'planet' }, { id: 'nothing' }], ['nothing', 'leave']);
    expect([end?.id, ...choices.map(({ id }) => id)]).toEqual(['nothing', 'planet']);
  });

  it('is first of all where it is just what people came for', () => {
    const options = ['card:3', 'card:5', 'done'].map((id) => ({ id }));
    const { skips, choices } = closingOf(options, [], ({ id }) => id === 'done');
    expect(choices.map(({ id }) => id)).toEqual(['done', 'card:3', 'card:5']);
    expect(skips).toEqual([]);
  });
});
