import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { Space } from '../content/index.ts';
import { spaceIndex } from '../rules/movement/map.ts';
import { aiTurn, goals, SEEDS } from './ai-turn.ts';
import type { Position, Seating } from './kit.ts';

describe('moving', () => {
  /** Where Jyn ends who has a cargo for a planet. */
  const end = (play: Play, at: Space, cargo: string, goal: Space, more: Position = {}, ai: Seating = {}): Space =>
    aiTurn(play, 6, { at, assets: [cargo], ...ai }, { change: goals(goal), ...more }).player(1).space;

  it('OR-AIMOVE-06 OR-MAEL-10 OR-AIMOVE-04 OR-DIFF-29 · the Maelstrom does not stop the AI', (play) => {
    // Lothal, nav-11, nav-15, Maelstrom, nav-19, nav-21, nav-23: six spaces of seven
    expect(end(play, 'lothal', 'stolen-weapons', 'tatooine')).toBe('nav-23');
  });

  it('OR-EX-23 OR-AIGOAL-02 OR-AIGOAL-04 · a plain bonus counts for the AI: BoShek takes it one space further', (play) => {
    const boshek = { assets: ['stolen-weapons', 'databank/boshek'] };
    expect(end(play, 'lothal', 'stolen-weapons', 'tatooine', {}, boshek)).toBe('tatooine');
  });

  it('OR-AIMOVE-05 OR-AIMOVE-07 OR-AIMOVE-13 OR-DIFF-51 · a patrol on its way stops it there: no detour, and no step back to a planet', (play) => {
    const patrols: Position = { patrols: { hutt: 'nav-11' } };
    expect(end(play, 'nav-7', 'stolen-weapons', 'tatooine', patrols)).toBe('nav-11');
    // a friend lets it pass
    const friend = { reputation: { hutt: 'good' } } as const;
    expect(end(play, 'lothal', 'stolen-weapons', 'tatooine', patrols, friend)).toBe('nav-23');
  });

  it('OR-AIMOVE-08 · of two ways it takes the one without a patrol', (play) => {
    // From Ryloth to Naboo: past nav-33 or past nav-34, three spaces each
    for (const seed of SEEDS) {
      const rim = aiTurn(
        play,
        6,
        { at: 'ryloth', assets: ['market/the-jewel-of-yavin'] },
        { seed, change: goals('naboo'), patrols: { imperial: 'nav-33' } },
      );
      expect(rim.player(1).space).toBe('naboo');
    }
  });

  it('OR-AIMOVE-09 · of two ways it takes the one that ends on a planet', (play) => {
    // From nav-19 to Naboo nine spaces either way: after six Ryloth or nav-32
    for (const seed of SEEDS) {
      const ai = { at: 'nav-19', assets: ['market/the-jewel-of-yavin'] } as const;
      expect(aiTurn(play, 6, ai, { seed, change: goals('naboo') }).player(1).space).toBe('ryloth');
    }
  });

  it('OR-GAP-30 · without a goal it stays; of two goals equally near it takes either', (play) => {
    const still = aiTurn(play, 6, { at: 'nav-41' });
    expect([still.player(1).space, still.player(1).credits]).toEqual(['nav-41', 2000]);
    const ends = SEEDS.map((seed) => {
      const ai = { at: 'nav-41', ship: 'yv-666', assets: ['bacta-supplies', 'stolen-hyperfuel'] } as const;
      return aiTurn(play, 6, ai, { seed, change: goals('takodana', 'ring-of-kafrene') }).player(1).space;
    });
    expect([...new Set(ends)].sort()).toEqual(['ring-of-kafrene', 'takodana']);
  });
});

describe('buying', () => {
  it('OR-AIBUY-01 · only on a planet', (play) => {
    const rim = aiTurn(play, 5, { at: 'nav-23' }, { market: { job: ['the-casino-heist'] } });
    expect([rim.player(1).assets, rim.top('job')]).toEqual([[], 'the-casino-heist']);
  });

  it('OR-EX-24 OR-AIBUY-02 OR-AIBUY-03 · what is not for sale here is discarded first', (play) => {
    const market = { job: ['rescue-from-the-mines', 'the-casino-heist', 'hutt-favor'] };
    const rim = aiTurn(play, 5, { at: 'kessel' }, { market, contacts: { kessel: [null, null] } });
    expect([rim.player(1).assets, rim.top('job')]).toEqual([['the-casino-heist'], 'hutt-favor']);
    expect(rim.names('market', 3)[0] ?? '').toBe('rescue-from-the-mines');
  });

  it('OR-AIBUY-05 OR-AIBUY-08 OR-EX-30 OR-AIGOAL-01 · cargo fills its slot: with a full hold it discards one card and buys none', (play) => {
    const market = { cargo: ['droid-parts', 'coaxium-crystal', 'food-supplies'] };
    const rim = aiTurn(play, 4, { assets: ['salvage'] }, { market });
    expect([rim.player(1).assets, rim.top('cargo'), rim.player(1).credits]).toEqual([
      ['salvage'],
      'coaxium-crystal',
      2000,
    ]);
  });

  it('OR-AIBUY-06 OR-AIBUY-11 OR-DIFF-27 · only a dearer ship will do', (play) => {
    const market = { ship: ['hwk-290', 'heavy-duty-lifter', 'aggressor'] };
    const rim = aiTurn(play, 9, { ship: 'lancer', credits: 20_000 }, { market });
    expect([rim.player(1).ship, rim.top('ship')]).toEqual(['lancer', 'heavy-duty-lifter']);
  });

  it('OR-AIBUY-07 OR-AIBUY-12 OR-AIBUY-16 OR-AIGOAL-03 · its old ship is part of the price, its weapons are not; no goal is achieved', (play) => {
    const rim = aiTurn(
      play,
      9,
      { character: 'han-solo', ship: 'lancer', credits: 3000, assets: ['mpl-57'] },
      { market: { ship: ['aggressor', 'hwk-290'] } },
    );
    // 3,000 and 2,000 for the Aggressor; 4,000 in the encounter step
    expect(rim.player(1).state).toMatchObject({ credits: 4000, fame: 0, characterFlipped: false });
    expect([rim.player(1).ship, rim.player(1).assets, rim.top('ship')]).toEqual(['aggressor', ['mpl-57'], 'hwk-290']);
  });

  it('OR-AIBUY-13 · used: the dearest ship it can pay, whichever of two', (play) => {
    const found = SEEDS.map((seed) => {
      const rim = aiTurn(play, 9, { credits: 13_000 }, { seed, market: { ship: ['used-ship-for-sale'] } });
      expect(rim.player(1).state).toMatchObject({ shipDamage: 3, credits: 4000 });
      return rim.player(1).ship;
    });
    expect([...new Set(found)].sort()).toEqual(['aggressor', 'yv-666']);
  });

  it('OR-AIBUY-14 OR-AIBUY-15 OR-PMOVE-12 · the new card brings a patrol nearer by the shortest way', (play) => {
    const market = { 'gear-mod': ['dl-44', 'iqa-11'] };
    const rim = aiTurn(play, 8, { credits: 1000 }, { market, patrols: { rebel: 'nav-15' } });
    // IQA-11 moves the Rebels four spaces, through the Maelstrom
    expect([rim.player(1).assets, rim.top('gear-mod'), rim.patrol('rebel').space]).toEqual([
      ['dl-44'],
      'iqa-11',
      'nav-23',
    ]);
  });

  it('OR-EX-25 OR-AIBUY-09 · no second armor', (play) => {
    const market = { 'gear-mod': ['plastoid-armor', 'dl-44'] };
    const rim = aiTurn(play, 8, { credits: 9000, assets: ['armored-vest'] }, { market });
    expect([rim.player(1).assets, rim.top('gear-mod')]).toEqual([['armored-vest'], 'plastoid-armor']);
  });

  it('OR-EX-26 OR-AIBUY-10 OR-DIFF-56 · it hires help it has no use for', (play) => {
    const rim = aiTurn(play, 5, {}, { market: { job: ['hired-help', 'hutt-favor'] } });
    expect([rim.player(1).assets, rim.player(1).credits]).toEqual([['hired-help'], 1000]);
  });
});

describe('its turn', () => {
  it('OR-AITURN-03 OR-AITURN-05 OR-AITURN-06 · all that applies, no encounter card, then under the deck', (play) => {
    const rim = aiTurn(
      play,
      8,
      { credits: 1000 },
      { market: { 'gear-mod': ['dl-44', 'shield-upgrade'] }, contacts: { tatooine: ['lobot', null] } },
    );
    expect([rim.player(1).assets, rim.contacts('tatooine')]).toEqual([['dl-44'], ['lobot', null]]);
    expect(rim.state.zones.encounters.map((deck) => deck.length)).toEqual([10, 10, 10, 10, 10, 10, 10]);
    expect(rim.names('aiDeck')[0]).toBe('8');
    rim.player(0).asked('prompt.planning');
  });

  it('OR-AIJOB-03 OR-AIJOB-04 OR-GAP-12 OR-DIFF-30 · all cargo at once, without a die, but at the price of the card', (play) => {
    const rim = aiTurn(
      play,
      3,
      { ship: 'yv-666', assets: ['stolen-weapons', 'gift-for-jabba'] },
      {
        market: { job: ['the-casino-heist'] },
        change: (state) => {
          state.goalTokens[spaceIndex('tatooine')] = 2;
        },
      },
    );
    // 2,000 and 7,000 credits, 1 and 2 fame; then a job, and one fame for 8,000
    expect(rim.player(1).state).toMatchObject({ characterDamage: 2, shipDamage: 0, credits: 1000, fame: 4 });
    expect(rim.player(1).assets).toEqual(['the-casino-heist']);
    expect([rim.state.goalTokens[spaceIndex('tatooine')], rim.state.goalTokens[spaceIndex('cantonica')]]).toEqual([
      0, 1,
    ]);
  });

  it('OR-AICLAR-02 OR-AICLAR-01 · defeated by a delivery: the line is finished, the rest is skipped', (play) => {
    const rim = aiTurn(
      play,
      3,
      { assets: ['stolen-weapons'], characterDamage: 2 },
      { change: goals('tatooine'), market: { job: ['the-casino-heist'] } },
    );
    // 2,000 and 7,000, less 3,000; no job, no 4,000 more
    expect(rim.player(1).state).toMatchObject({ defeated: true, credits: 6000, fame: 1 });
    expect([rim.player(1).assets, rim.top('job')]).toEqual([[], 'the-casino-heist']);
  });

  it('OR-GAP-39 · a defeated AI recovers first, and neither moves nor earns', (play) => {
    const ai = { at: 'nav-23', assets: ['stolen-weapons'], characterDamage: 4, shipDamage: 1, defeated: true } as const;
    const rim = aiTurn(play, 5, ai, { change: goals('tatooine') });
    expect(rim.player(1).state).toMatchObject({ defeated: false, characterDamage: 0, shipDamage: 0, credits: 0 });
    expect(rim.player(1).space).toBe('nav-23');
  });

  it('OR-GAP-34 · it fights a patrol that dislikes it, and nothing else then', (play) => {
    const dice = ['hit', 'hit', 'blank', 'blank', 'blank'] as const;
    const ai = { at: 'nav-23', credits: 8000, reputation: { hutt: 'bad' } } as const;
    const rim = aiTurn(play, 5, ai, { patrols: { hutt: 'nav-23' }, dice });
    expect(rim.player(1).state).toMatchObject({ credits: 14_000, fame: 0 });
  });

  it('OR-AITURN-07 · if the AI is first, nobody at the table has won', (play) => {
    const ai = { fame: 9, assets: ['stolen-weapons'] };
    aiTurn(play, 10, ai, { change: goals('tatooine') }).table.wonBy();
  });
});

describe('its crew', () => {
  const hire = (play: Play, tokens: readonly [string | null, string | null], assets: readonly string[] = []) =>
    aiTurn(play, 2, { assets }, { contacts: { tatooine: tokens }, market: { job: ['the-casino-heist'] } });

  it('OR-AICREW-03 · no room: one of its crew leaves', (play) => {
    const rim = hire(play, ['boshek up', null], ['databank/lobot']);
    expect(rim.player(1).assets).toEqual(['the-casino-heist', 'boshek']);
    // both slots are empty by then, and chance says which one (OR-AIDEC-02)
    expect(new Set(rim.contacts('tatooine'))).toEqual(new Set(['lobot', null]));
  });

  it('OR-AICREW-04 · who is no crew stays, and so does the databank card', (play) => {
    const rim = hire(play, ['bib-fortuna', null]);
    expect([rim.player(1).assets, rim.contacts('tatooine')]).toEqual([['the-casino-heist'], ['bib-fortuna', null]]);
    expect(rim.state.zones.databank.flatMap((_, slot) => rim.names('databank', slot))).toContain('bib-fortuna');
  });

  it('OR-GAP-33 OR-AICREW-05 · of two facedown ones the lower class, also on the right', (play) => {
    const rim = hire(play, ['chewbacca', 'lobot']);
    expect([rim.player(1).assets, rim.contacts('tatooine')]).toEqual([
      ['the-casino-heist', 'lobot'],
      ['?', null],
    ]);
  });

  it('OR-AICREW-06 · of two equals the left one', (play) => {
    const rim = hire(play, ['ponda-baba up', 'lobot up']);
    expect([rim.player(1).assets, rim.contacts('tatooine')]).toEqual([
      ['the-casino-heist', 'ponda-baba'],
      [null, 'lobot'],
    ]);
  });
});
