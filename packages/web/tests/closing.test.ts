import { describe, expect, it } from 'vitest';
import { closingOf } from '../src/table/closing.ts';

describe('what ends a question', () => {
  it('stands apart from what people came for; who stays where they are declines to fly', () => {
    const options = ['stay', 'sector:4', 'end', 'pass'].map((id) => ({ id }));
    const { end, skips, choices } = closingOf(options);
    expect([end, ...skips, ...choices].map((option) => option?.id)).toEqual(['end', 'stay', 'pass', 'sector:4']);
    expect(choices).toHaveLength(1);
  });
});
