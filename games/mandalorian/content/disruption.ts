import type { DisruptionToken } from './vocabulary.ts';

const token = (color: DisruptionToken['color'], value: number, copies: number): DisruptionToken => ({
  kind: 'disruption',
  id: `disruption-${color}-${value}`,
  color,
  value,
  copies,
});

/** MA-CMP-10. */
export const disruption: readonly DisruptionToken[] = [
  token('white', 1, 2),
  token('white', 2, 3),
  token('yellow', 1, 1),
  token('yellow', 2, 2),
  token('yellow', 3, 2),
];
