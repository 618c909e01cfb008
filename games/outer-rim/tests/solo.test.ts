import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { spaceIndex } from '../rules/movement/map.ts';
import { goals } from './ai-turn.ts';
import { type Position, type Rim, table } from './kit.ts';

/** The AI's turn comes next: the human only takes credits and meets the space. */
const afterHuman = (play: Play, ai: NonNullable<Position['players']>[number], rest: Position = {}): Rim =>
  table(play, {
    solo: true,
    active: 1,
    step: 'ai-turn',
    players: [{ character: 'boba-fett', at: 'takodana' }, ai],
    ...rest,
  });

it('OR-AITURN-02 OR-AIMOVE-01 OR-AIMOVE-03 OR-AIJOB-02 OR-AIGOAL-05 · the AI flies to its goal and delivers', (play) => {
  const rim = afterHuman(
    play,
    { character: 'han-solo', at: 'tatooine', assets: ['stolen-supplies'] },
    {
      aiCards: ['ai/10'],
      market: { cargo: ['gift-for-jabba', 'bacta-supplies'].slice(1) },
      change: goals('kessel'),
    },
  );
  expect(rim.player(1).space).toBe('kessel');
  expect(rim.player(1).fame).toBe(1);
  expect(rim.state.goalTokens[spaceIndex('kessel')]).toBe(0);
  // card 10 also buys cargo, and a goal token goes to its destination
  expect(rim.player(1).assets).toEqual(['bacta-supplies']);
  expect(rim.state.goalTokens[spaceIndex('takodana')]).toBe(1);
  rim.player(0).asked('prompt.planning');
});

it('OR-AITURN-04 OR-EX-22 OR-AIMOVE-02 OR-AIJOB-01 · a line without effect is skipped; on its goal the AI stays', (play) => {
  const rim = afterHuman(
    play,
    { character: 'jyn-erso', at: 'kessel', assets: ['databank/92-c'] },
    { aiCards: ['ai/6'], market: { job: ['the-kessel-run', 'rooting-out-spies'] }, change: goals('kessel') },
  );
  expect(rim.player(1).space).toBe('kessel');
  // 2,000 for planning, 3,000 for the job; the Kessel Run can't be bought on Kessel, so the next job is
  expect(rim.player(1).credits).toBe(5000);
  expect(rim.player(1).fame).toBe(1);
  expect(rim.player(1).assets).toEqual(['rooting-out-spies']);
  rim.player(0).asked('prompt.planning');
});

it('OR-AIBUY-04 OR-AIBUY-17 · what the AI cannot afford is discarded once, and the next card stays', (play) => {
  const rim = afterHuman(
    play,
    { character: 'lando-calrissian', at: 'tatooine' },
    { aiCards: ['ai/9'], market: { ship: ['yt-1300', 'firespray', 'hwk-290'] } },
  );
  expect(rim.top('ship')).toBe('firespray');
  expect(rim.player(1).ship).toBe('g9-rigger');
  rim.player(0).asked('prompt.planning');
});

it('OR-AICREW-01 OR-AICREW-02 OR-AICREW-05 · the AI hires the lowest class for nothing', (play) => {
  const rim = afterHuman(
    play,
    { character: 'doctor-aphra', at: 'tatooine' },
    { aiCards: ['ai/2'], contacts: { tatooine: ['chewbacca', 'lobot'] }, market: { job: ['the-casino-heist'] } },
  );
  expect(rim.player(1).assets).toContain('lobot');
  expect(rim.contacts('tatooine')).toEqual(['?', null]);
  rim.player(0).asked('prompt.planning');
});

it('OR-AIMOVE-11 OR-AIMOVE-12 · a full move ends on a planet rather than on a navpoint behind it', (play) => {
  const rim = afterHuman(
    play,
    { character: 'jyn-erso', at: 'nav-1', assets: ['stolen-weapons'] },
    { aiCards: ['ai/6'], change: goals('tatooine') },
  );
  // the only way ends on lothal, nav-11, nav-15: one space fewer is a navpoint, two are a planet
  expect(rim.player(1).space).toBe('lothal');
  rim.player(0).asked('prompt.planning');
});
