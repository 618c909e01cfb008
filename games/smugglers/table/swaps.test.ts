import { it } from '@cantina/kernel/testing';
import type { Play } from '@cantina/web/kit';
import { expect } from 'vitest';
import { planets } from '../content/index.ts';
import { subject } from '../tests/kit.ts';
import { unasked } from './swaps.ts';

const HANDS = {
  seats: 2,
  step: 'swap',
  zones: {
    hand: [
      ['jax-corvane', 'mira-sol'],
      ['tobias-rusk', 'nyx-vantreau'],
    ],
    planetDeck: planets.map(({ id }) => id),
    fateDeck: ['quiet-space', 'quiet-space'],
  },
} as const;
const bot = { seat: 0, isBot: true };
const at = (...people: readonly { readonly seat: number; readonly isBot: boolean }[]): Play =>
  ({ isSpectator: false, seat: 1, people }) as unknown as Play;

it('SG-SET-06 · among bots nobody is asked to trade characters, by answers that are offered', (play) => {
  const table = play(subject, HANDS);
  const answers = (seat: number): readonly [string | undefined, boolean] => {
    const [decision] = table.match.asked.filter((each) => each.seat === seat);
    if (decision === undefined) throw new Error(`seat ${seat} is asked nothing`);
    const answer = unasked(decision, at(bot, { seat: 1, isBot: false }));
    expect(unasked(decision, at({ seat: 0, isBot: false }, { seat: 1, isBot: false }))).toBeUndefined();
    return [answer, decision.options.some(({ id }) => id === answer)];
  };
  expect(answers(0)).toEqual(['pass', true]);
  table.seat(0).asked('prompt.swap').answers('seat:1').asked('prompt.swap-offer').answers('jax-corvane');
  expect(answers(1)).toEqual(['decline', true]);
  table.leavesOpen();
});
