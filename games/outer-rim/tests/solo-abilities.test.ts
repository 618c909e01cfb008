import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { FACTIONS, MARKET_DECKS } from '../content/index.ts';
import { distance, spaceIndex } from '../rules/movement/map.ts';
import { aiTurn, goals, SEEDS } from './ai-turn.ts';
import type { Position, Rim, Seating } from './kit.ts';

describe('the cards of the AI', () => {
  it('OR-AIGOAL-02 · only its plain bonuses count: nobody pays it, helps it or lets it off', (play) => {
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

  it('OR-AIGOAL-02 OR-COMBAT-21 · in a fight, too: no die is turned, no shield is burnt', (play) => {
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
  it('OR-AIBUY-15 OR-PMOVE-12 · come by a shortest way and no other', (play) => {
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

describe('the lines of its cards', () => {
  const standings = (rim: Rim) => FACTIONS.map((faction) => rim.player(1).reputation(faction));

  it('OR-AITURN-04 OR-REP-02 OR-SPACE-05 · reputation with the planet, or with the nearest patrol', (play) => {
    // Card 1 on Tatooine: the Hutts; where nobody rules there is nobody to please.
    expect(standings(aiTurn(play, 1, {}))).toEqual(['neutral', 'neutral', 'good', 'neutral']);
    const nobody = { contacts: { cantonica: [null, null] } } as const;
    expect(standings(aiTurn(play, 1, { at: 'cantonica' }, nobody))).toEqual(Array(4).fill('neutral'));
    // Card 8: the Empire is with it
    const near = { patrols: { imperial: 'tatooine' } } as const;
    expect(standings(aiTurn(play, 8, {}, near))).toEqual(['neutral', 'good', 'neutral', 'neutral']);
    expect(standings(aiTurn(play, 8, { reputation: { imperial: 'good' } }, near))).toEqual([
      'neutral',
      'good',
      'neutral',
      'neutral',
    ]);
  });

  it('OR-WORD-05 OR-REP-02 · credits at the price of a reputation, also where there is none to lose', (play) => {
    const gains = (card: number, ai: Seating, more: Position = {}) => {
      const rim = aiTurn(play, card, ai, more);
      return [rim.player(1).credits, ...standings(rim)];
    };
    // 2,000 for planning and 4,000 for the encounter
    expect(gains(9, {})).toEqual([6000, 'neutral', 'neutral', 'bad', 'neutral']);
    const near = { patrols: { rebel: 'tatooine' }, market: { job: ['syndicate-favor'] } } as const;
    expect(gains(3, {}, near)).toEqual([6000, 'bad', 'neutral', 'neutral', 'neutral']);
    const nobody = { contacts: { cantonica: [null, null] } } as const;
    expect(gains(9, { at: 'cantonica' }, nobody)).toEqual([6000, ...Array<string>(4).fill('neutral')]);
  });

  it('OR-AIJOB-04 OR-AIJOB-02 · illegal cargo may cost it the opinion of the planet', (play) => {
    const delivers = (cargo: string) =>
      aiTurn(play, 7, { assets: [cargo] }, { change: goals('tatooine') })
        .player(1)
        .reputation('hutt');
    expect(delivers('stolen-weapons')).toBe('bad');
    expect(delivers('databank/91-c')).toBe('good');
  });

  it('OR-AIGOAL-05 OR-AIJOB-01 OR-DISC-02 · a job done takes its goal token along; a favour goes back to its deck', (play) => {
    const works = (job: string, at: 'nal-hutta' | 'takodana') => {
      const rim = aiTurn(
        play,
        10,
        { at, assets: [`market/${job}`] },
        {
          contacts: { [at]: [null, null] },
          change: goals(at),
          market: { cargo: ['stolen-hyperfuel', 'stolen-weapons'] },
        },
      );
      const left = rim.state.goalTokens[spaceIndex(at)];
      return [left, rim.names('removed').includes(job), rim.names('market', MARKET_DECKS.indexOf('job')).includes(job)];
    };
    expect(works('syndicate-favor', 'nal-hutta')).toEqual([0, false, true]);
    expect(works('rooting-out-spies', 'takodana')).toEqual([0, true, false]);
  });

  it('OR-AITURN-06 OR-DECK-03 OR-PMOVE-02 · card 10 turns two decks over, moves nobody and is shuffled in', (play) => {
    const market = { bounty: ['bounty-boshek', 'bounty-greedo'], luxury: ['sy-snootles', 'gift-for-jabba'] };
    const places = new Set<number>();
    for (const seed of SEEDS) {
      const rim = aiTurn(play, 10, { at: 'nav-17' }, { seed, market });
      expect([rim.top('bounty'), rim.top('luxury')]).toEqual(['bounty-greedo', 'gift-for-jabba']);
      expect(rim.patrol('hutt').space).toBe('nav-46');
      places.add(rim.names('aiDeck').indexOf('10'));
    }
    expect(places.size).toBeGreaterThan(1);
    expect(aiTurn(play, 4, { at: 'nav-17' }, { market }).names('aiDeck')[0]).toBe('4');
  });
});
