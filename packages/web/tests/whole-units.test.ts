import { describe, expect, it } from 'vitest';
import { wholeUnits } from '../vite/whole-units.ts';

describe('drawings on whole units', () => {
  it('rounds where a point lies, so that small steps don’t lead astray', () => {
    const steps = 'l.4.4'.repeat(100);
    const ends = [...wholeUnits(`M0 0${steps}`).matchAll(/l(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const sum = (of: 0 | 1): number => ends.reduce((all, each) => all + (each[of] ?? 0), 0);
    expect([sum(0), sum(1)]).toEqual([40, 40]);
  });

  it('reads numbers and flags that stand close together', () => {
    expect(wholeUnits('M10.6.4a5.25 5.25 0 1110.2.3z')).toBe('M11 0a5.3 5.3 0 1 1 10 1z');
  });

  it('begins each part where the last one closed', () => {
    expect(wholeUnits('m1.4 1.4h2.4v2.4zm3 0l1 1 1 1')).toBe('m1 1h3v3zm3 0l1 1l1 1');
  });

  it('says no to what is no path', () => {
    expect(() => wholeUnits('M1 2 nonsense')).toThrow('no command');
  });
});
