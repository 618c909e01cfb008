import { rule } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { distance } from '../rules/map.ts';
import { aiTurn, goals, SEEDS } from './ai-turn.ts';

describe('the cards of the AI', () => {
  rule('OR-AIGOAL-02', 'only its plain bonuses count: nobody pays it, helps it or lets it off', (play) => {
    // Hondo would pay 2,000 for a delivery, the mechanic 2,000 for a mod, Lobot take 1,000 off its price.
    const paid = aiTurn(
      play,
      8,
      {
        at: 'takodana',
        ship: 'yt-1300',
        credits: 2000,
        assets: ['bacta-supplies', 'databank/hondo-ohnaka', 'databank/lobot', 'encounter/tatooine-nal-hutta-2'],
      },
      {
        contacts: { takodana: [null, null] },
        change: goals('takodana'),
        market: { 'gear-mod': ['ion-cannon', 'dl-44'] },
      },
    );
    // 2,000 for planning and 6,000 for the bacta, less 5,000 for the cannon
    expect(paid.player(1).credits).toBe(5000);
    expect(paid.player(1).assets).toContain('ion-cannon');
  });

  rule(['OR-AIGOAL-02', 'OR-COMBAT-21'], 'in a fight, too: no die is turned, no shield is burnt', (play) => {
    const rim = aiTurn(
      play,
      9,
      {
        at: 'nav-17',
        reputation: { hutt: 'bad' },
        ship: 'lancer',
        assets: ['encounter/lothal-mon-calamari-8', 'databank/saw-gerrera'],
      },
      { patrols: { hutt: 'nav-17' }, dice: ['hit', 'blank', 'blank', 'blank', 'hit', 'blank', 'blank'] },
    );
    expect(rim.player(1).state).toMatchObject({ shipDamage: 1, credits: 6000 });
    expect(rim.player(1).assets).toHaveLength(2);
  });
});

describe('patrols after its purchases', () => {
  rule(['OR-AIBUY-15', 'OR-PMOVE-12'], 'come by a shortest way and no other', (play) => {
    // Three spaces from nav-1 towards Lothal end on nav-7, across the other lane on nav-4 or nav-6.
    for (const seed of SEEDS) {
      const rim = aiTurn(
        play,
        8,
        { at: 'lothal', credits: 2000 },
        {
          seed,
          contacts: { lothal: [null, null] },
          market: { 'gear-mod': ['quad-laser-cannon', 'mpl-57'] },
          patrols: { rebel: 'nav-1' },
        },
      );
      expect(rim.player(1).assets).toEqual(['quad-laser-cannon']);
      expect(rim.patrol('rebel').space).toBe('nav-7');
      expect(rim.table.match.read((g) => distance(g, 'nav-7', 'lothal'))).toBe(1);
    }
  });
});
