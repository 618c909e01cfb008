import { describe, expect, it } from 'vitest';
import { missionOf } from '../content/all.ts';
import { costOf } from '../table/now/happenings.ts';
import type { HeroBoard } from '../table/pieces.ts';

const hurt = (damage: number): HeroBoard => ({
  ...{ hero: 0, id: 'mandalorian', seat: 0, space: 'D1', damage, health: 5 },
  ...{ isShielded: false, plans: [], carried: [], role: null },
});

describe('what one more damage would cost', () => {
  it('nothing but the damage, as long as it does not reach the health (MA-DMG-01)', () => {
    expect([costOf(hurt(0), missionOf('m1')), costOf(hurt(3), missionOf('m1'))]).toEqual([null, null]);
  });

  it('the mission, but nobody can promise that where the character may be a traitor’s (MD-H1-09)', () => {
    expect([costOf(hurt(4), missionOf('m1')), costOf(hurt(4), missionOf('h1'))]).toEqual(['mission', 'character']);
  });
});
