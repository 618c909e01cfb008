import { it } from '@cantina/kernel/testing';
import type { Play } from '@cantina/web/kit';
import { expect } from 'vitest';
import { voyage } from '../tests/kit.ts';
import { warningBefore } from './warning.ts';

it('SG-BLACK-03 · whoever uses a black hole is asked once more, with the chance to lose the ship; a mere flight is not', (play) => {
  const { table } = voyage(play, {
    captains: [
      { sector: 28, character: 'k-seven' },
      { sector: 28, character: 'ada-lumen' },
    ],
    step: 'move',
    fields: { movementLeft: 3 },
  });
  const [decision] = table.match.asked;
  if (decision === undefined) throw new Error('nobody is asked');
  const at = (seat: number): Pick<Play, 'view' | 'seat' | 'decision' | 'reader'> =>
    ({ view: table.match.view(seat), seat, decision, reader: { lang: 'en' } }) as Play;
  expect(warningBefore('touch:29', at(0))).toContain('in 17% of cases');
  expect(warningBefore('touch:29', at(1))).toContain('in 3% of cases');
  expect(warningBefore('sector:29', at(0))).toBeNull();
  expect(warningBefore('stay', at(0))).toBeNull();
});
