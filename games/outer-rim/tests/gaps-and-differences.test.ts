import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { FACTIONS, MARKET_DECKS, patrols } from '../content/index.ts';
import { SIDES_OF_FACE } from '../rules/combat/dice.ts';
import { distance } from '../rules/movement/map.ts';
import { acting, landed, type Position, type Rim, table } from './kit.ts';

describe('a fight for somebody’s crew', () => {
  /** Bossk has the bounty on Saw Gerrera, who flies with Jyn; six dice for him. */
  const hunt = (play: Play, dice: Position['dice']): Rim =>
    table(play, {
      step: 'encounter',
      players: [
        { character: 'bossk', at: 'kessel', assets: ['bounty-saw-gerrera', 'mpl-57'] },
        { character: 'jyn-erso', at: 'kessel', assets: ['databank/saw-gerrera'] },
      ],
      contacts: { kessel: [null, null] },
      dice: dice ?? [],
    });
  const BLANKS = ['blank', 'blank', 'blank', 'blank'] as const;

  it('OR-COMBAT-10 OR-DIFF-16 OR-GAP-19 OR-COMBAT-08 OR-DISC-05 · protection is decided before any die; unprotected he fights without Jyn’s abilities and his own', (play) => {
    const rim = hunt(play, ['hit', 'blank', ...BLANKS.slice(1), 'focus', 'focus', ...BLANKS]);
    rim.player(0).encounters('fight bounty-saw-gerrera');
    rim.player(1).asked('prompt.protect').offers('protect', 'leave').answers('leave');
    // neither a focus nor a blank was turned
    rim.player(0).asked('prompt.claim').answers('eliminate');
    expect([rim.player(0).fame, rim.player(0).state.characterDamage, rim.player(1).assets]).toEqual([2, 0, []]);
    expect(rim.names('removed')).toEqual(expect.arrayContaining(['saw-gerrera']));
    rim.player(1).asked('prompt.planning');
  });

  it('OR-GAP-18 · whoever loses against crew gets nothing, and the crew stays', (play) => {
    const rim = hunt(play, ['hit', 'blank', ...BLANKS.slice(1), 'hit', 'hit', ...BLANKS]);
    rim.player(0).encounters('fight bounty-saw-gerrera');
    rim.player(1).asked('prompt.protect').answers('leave');
    expect([rim.player(0).assets, rim.player(1).assets]).toEqual([['bounty-saw-gerrera', 'mpl-57'], ['saw-gerrera']]);
    expect([rim.player(0).state.characterDamage, rim.player(1).state.characterDamage]).toEqual([2, 0]);
    rim.player(1).asked('prompt.planning');
  });
});

describe('patrols', () => {
  it('OR-GAP-14 · a patrol that is already there stays', (play) => {
    const market = { bounty: ['bounty-boshek', 'bounty-greedo'] };
    const rim = acting(play, {}, { market, patrols: { hutt: 'kessel' } });
    rim.player(0).buys('bounty');
    expect([rim.top('bounty'), rim.patrol('hutt').space]).toEqual(['bounty-greedo', 'kessel']);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-DIFF-11 · the winner is put on any neighbouring space', (play) => {
    const rim = acting(play, {}, { step: 'encounter', patrols: { hutt: ['kessel', 4] } });
    rim.player(0).encounters('patrol:hutt');
    rim
      .player(0)
      .asked('prompt.move-patrol')
      .offers('space:maelstrom', 'space:nav-17', 'space:nav-18')
      .answers('space:nav-18');
    expect(rim.player(0).state).toMatchObject({ shipDamage: 3, characterDamage: 0 });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DIFF-45 · a beaten patrol leaves the game, and the next one comes to its stack', (play) => {
    const dice = ['hit', 'hit', 'blank', 'blank', 'blank'] as const;
    const rim = landed(play, {}, { dice, patrols: { hutt: 'kessel' } });
    rim.player(0).encounters('patrol:hutt');
    expect(rim.patrol('hutt')).toEqual({ space: 'nav-46', level: 2 });
    expect([rim.player(0).credits, rim.player(0).reputation('hutt')]).toEqual([4000, 'bad']);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-GOLD-05 · an enemy on a card is an opponent: the jetpack takes one of its hits', (play) => {
    const rim = landed(
      play,
      { assets: ['jetpack'] },
      {
        dice: ['blank', 'blank', 'blank', 'hit', 'blank', 'blank'],
        encounters: { 'kessel-maelstrom': ['kessel-maelstrom-6'] },
      },
    );
    rim.player(0).encounters('space').asked('prompt.may').answers('use');
    rim
      .player(0)
      .asked('prompt.change-dice', { dice: ['hit', 'blank', 'blank'] })
      .answers('jetpack');
    expect(rim.player(0).state).toMatchObject({ characterDamage: 0, credits: 5000 });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-GAP-29 · the shortest way may lead through the Maelstrom', (play) => {
    const rim = acting(play, {});
    expect(rim.table.match.read((g) => distance(g, 'nav-15', 'nav-19'))).toBe(2);
    rim.table.leavesOpen();
  });

  it('OR-GAP-10 OR-DIFF-09 · one of each level per faction; the last has no dice', () => {
    expect(patrols).toHaveLength(16);
    expect(patrols.filter(({ faction }) => faction === 'hutt').map(({ ship }) => ship)).toEqual([3, 4, 5, null]);
  });
});

describe('market and trade', () => {
  it('OR-BARTER-09 · what pays for the new gear also makes room for it', (play) => {
    const rim = acting(
      play,
      { assets: ['vibroknife', 'mpl-57'] },
      { market: { 'gear-mod': ['dl-44', 'shield-upgrade'] } },
    );
    rim.player(0).buys('gear-mod').asked('prompt.trade-in').answers('vibroknife');
    expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['mpl-57', 'dl-44'], 0]);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-BARTER-02 · also a purchase in the encounter step may be paid with cards', (play) => {
    // Tatooine, card 5: gear or mods for 2,000 less.
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'ketsu-onyo', at: 'tatooine', assets: ['vibroknife'] }, { at: 'naboo' }],
      contacts: { tatooine: [null, null] },
      encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-5'] },
      market: { 'gear-mod': ['vibro-ax', 'shield-upgrade'] },
    });
    rim.player(0).encounters('space').asked('prompt.buy').answers('buy:gear-mod');
    rim.player(0).asked('prompt.trade-in', { cost: 4000 }).answers('vibroknife');
    expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['vibro-ax'], 0]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-GAP-24 · both have full hands and swap: nobody discards', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'ketsu-onyo', at: 'kessel', assets: ['dl-44', 'mpl-57'] },
        { character: 'bossk', at: 'kessel', assets: ['vibroknife', 'jetpack'] },
      ],
    });
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('dl-44', 'jetpack');
    rim.player(1).asked('prompt.terms').answers('accept');
    expect([rim.player(0).assets, rim.player(1).assets]).toEqual([
      ['mpl-57', 'jetpack'],
      ['vibroknife', 'dl-44'],
    ]);
    rim.table.leavesOpen();
  });

  it('OR-DELIV-07 · a contact captured at the destination waits for the next action step', (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'bossk', at: 'ord-mantell', assets: ['bounty-greedo'] }, { at: 'kessel' }],
      contacts: { 'ord-mantell': ['greedo up', null] },
      dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    rim.player(0).encounters('greedo').asked('prompt.bounty').answers('bounty-greedo');
    rim.player(0).asked('prompt.claim').answers('capture');
    expect([rim.player(0).assets, rim.names('captured', 0)]).toEqual([['bounty-greedo'], ['greedo']]);
    expect([rim.player(0).credits, rim.player(0).fame]).toEqual([0, 0]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DROID-01 · a droid is one only where a card asks: bacta does nothing for IG-88', (play) => {
    const hurt = (character: 'ig-88' | 'bossk') =>
      acting(play, { character, characterDamage: 2, assets: ['bacta-supplies'] })
        .player(0)
        .asked('prompt.action');
    hurt('ig-88').offers('market', 'end');
    hurt('bossk').offers('market', 'end', 'use bacta-supplies', 'use bossk');
  });
});

describe('what the texts leave open', () => {
  it('OR-DIFF-05 OR-DIFF-34 OR-DIFF-43 OR-DIFF-58 · six decks, dice with eight sides, four factions', () => {
    expect([...MARKET_DECKS].sort()).toEqual(['bounty', 'cargo', 'gear-mod', 'job', 'luxury', 'ship']);
    expect(SIDES_OF_FACE.reduce((sum, sides) => sum + sides, 0)).toBe(8);
    expect(FACTIONS).toHaveLength(4);
  });

  it('OR-GAP-40 OR-DIFF-13 OR-DIFF-23 · a facedown token tells its class and nothing else', (play) => {
    const rim = acting(play, { secrets: ['tatooine-nal-hutta-6'] }, { contacts: { kessel: ['lobot', 'saw-gerrera'] } });
    for (const viewer of [1, 'spectator'] as const) {
      const sent = JSON.stringify([rim.table.view(viewer), rim.table.log(viewer)]);
      expect([sent.includes('contact/lobot'), sent.includes('tatooine-nal-hutta-6')]).toEqual([false, false]);
    }
    const kessel = rim.table
      .view(1)
      .zones.contacts?.slice(8, 10)
      .map(({ count }) => count);
    expect([kessel, rim.state.facedown.slice(8, 10)]).toEqual([
      [1, 1],
      [1, 3],
    ]);
    rim.table.leavesOpen();
  });
});
