import { describe, expect, it } from 'vitest';
import { partFor, STRIP } from '../kit/picture-parts.ts';

describe('what a place shows of a picture', () => {
  it('is the square of it where the place is about as high as wide', () => {
    expect(partFor(160, 160, 'card')).toBeUndefined();
    expect(partFor(200, 120, 'card')).toBeUndefined();
    expect(partFor(46, 60, 'token')).toBeUndefined();
  });

  it('is a face with what is below it in a narrow upright place, not the middle of a face', () => {
    const [left = 0, , width = 0] = (partFor(46, 130, 'token') ?? '').split(' ').map(Number);
    // a face is drawn between these
    expect(left).toBeLessThan(96);
    expect(left + width).toBeGreaterThan(208);
  });

  it('is a face from brow to chin in a low strip; tokens have no strip', () => {
    expect(partFor(300, 60, 'card')).toBe(STRIP);
    expect(partFor(300, 60, 'token')).toBeUndefined();
  });
});
