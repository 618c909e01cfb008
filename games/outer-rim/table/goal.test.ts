import { type Match, seedOf, start } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import { describe, expect, it } from 'vitest';
import { playable } from '../index.ts';
import { boardOf, plansOf, searchesOf } from './board.ts';
import { goalOf } from './goal.ts';

/** Alone, after the choices before the first turn: each time the first that is offered. */
function opening(secret: string): Match {
  const match = start(playable.game, { seats: 1, options: {}, seed: seedOf(secret, []) });
  for (let asked = match.pending[0]; asked !== undefined; asked = match.pending[0]) {
    if (asked.prompt.key === 'prompt.planning') break;
    match.answer(asked.seat, asked.id, [asked.options[0]?.id ?? '']);
  }
  return match;
}

describe('the goal in sight', () => {
  it('knows a bounty that brings fame, even while nobody knows where its target is', () => {
    const tables = Array.from({ length: 60 }, (_, i) => opening(`bounty ${i}`)).map((match) => {
      const view = match.view(0);
      const board = boardOf(view, 0);
      const { me } = board;
      const plans = me === undefined ? [] : plansOf(board, me).filter(({ reward }) => reward.fame > 0);
      const searches = me === undefined ? [] : searchesOf(board, me).filter(({ reward }) => reward.fame > 0);
      const reader = { lang: 'en', seatName: String, faceName: String };
      const play = { view, seat: 0, isSpectator: false, reader } as unknown as Play;
      return { plans: plans.length, hunted: searches[0]?.card.face, text: goalOf(play)?.nearest?.text };
    });
    const hunts = tables.filter(({ plans, hunted }) => plans === 0 && hunted !== undefined);
    expect(hunts.length).toBeGreaterThan(0);
    for (const { hunted, text } of hunts) expect(text).toMatch(`Nearest fame: ${hunted} · contact of class`);
  });
});
