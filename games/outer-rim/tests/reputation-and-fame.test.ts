import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { cards, FACTIONS } from '../content/index.ts';
import { acting, landed, type Position, type Seating, table } from './kit.ts';

describe('reputation', () => {
  it('OR-REP-01 OR-REP-02 OR-REP-03 OR-FACTION-01 · one step at a time, and not beyond the ends', (play) => {
    expect([...FACTIONS].sort()).toEqual(['hutt', 'imperial', 'rebel', 'syndicate']);
    const favor = (reputation: 'good' | 'neutral' | 'bad') => {
      const rim = landed(
        play,
        { credits: 4000, reputation: { hutt: reputation } },
        { contacts: { kessel: ['bib-fortuna up', null] } },
      );
      rim.player(0).encounters('contact:8');
      return rim;
    };
    for (const [from, to] of [
      ['bad', 'neutral'],
      ['neutral', 'good'],
    ] as const) {
      const rim = favor(from);
      rim.player(0).asked('prompt.may').answers('use');
      expect([rim.player(0).reputation('hutt'), rim.player(0).credits]).toEqual([to, 2000]);
      rim.table.leavesOpen();
    }
    // Good already: there is nothing to gain, so nothing to pay for.
    const rim = favor('good');
    rim.table.leavesOpen();
    expect([rim.player(0).reputation('hutt'), rim.player(0).credits]).toEqual(['good', 4000]);
  });

  it('OR-REP-04 · set means: from wherever to exactly there', (play) => {
    const rim = landed(
      play,
      { at: 'nal-hutta', credits: 3000, reputation: { hutt: 'bad' } },
      {
        encounters: { 'tatooine-nal-hutta': ['tatooine-nal-hutta-9'] },
        contacts: { 'nal-hutta': [null, null] },
      },
    );
    rim.player(0).encounters('space').asked('prompt.may').answers('use');
    expect([rim.player(0).reputation('hutt'), rim.player(0).credits]).toEqual(['neutral', 0]);
    rim.table.leavesOpen();
  });

  it('OR-SPACE-05 · where there is no faction, none is found', (play) => {
    // Lando, flipped: 1,000 credits and a test of Influence for reputation with the faction of his planet.
    const on = (at: 'takodana' | 'nal-hutta') => {
      const rim = table(play, {
        step: 'action',
        players: [{ character: 'lando-calrissian', characterFlipped: true, at, credits: 1000 }, {}],
        dice: ['hit', 'hit'],
      });
      rim.player(0).does('use lando-calrissian');
      rim.table.leavesOpen();
      return FACTIONS.map((faction) => rim.player(0).reputation(faction));
    };
    expect(on('nal-hutta')).toContain('good');
    // Takodana belongs to nobody.
    expect(on('takodana')).not.toContain('good');
  });
});

describe('fame', () => {
  it('OR-FAME-01 · never below 0', (play) => {
    // Cantonica, card 9: whoever fails Stealth pays 3,000 credits or loses a fame.
    const fail = (fame: number) => {
      const rim = landed(
        play,
        { character: 'bossk', at: 'cantonica', fame },
        {
          encounters: { 'cantonica-ord-mantell': ['cantonica-ord-mantell-9'] },
          contacts: { cantonica: [null, null] },
          dice: ['blank', 'blank'],
        },
      );
      rim.player(0).encounters('space');
      rim.player(1).asked('prompt.planning');
      return rim.player(0).fame;
    };
    expect([fail(2), fail(1), fail(0)]).toEqual([1, 0, 0]);
  });

  it('OR-FAME-01 OR-FAME-02 · fame of an asset is fame like any other: it can be lost, and paid', (play) => {
    const wardrobe: Seating = { reputation: { hutt: 'good', rebel: 'good' }, assets: ['extravagant-wardrobe'] };
    const visit = (card: string, player: Seating, dice: Position['dice'] = []) => {
      const at = card.startsWith('cantonica') ? 'cantonica' : 'nal-hutta';
      const rim = landed(
        play,
        { character: 'bossk', at, ...player },
        { encounters: { [card.slice(0, card.lastIndexOf('-'))]: [card] }, contacts: { [at]: [null, null] }, dice },
      );
      rim.player(0).encounters('space');
      return rim;
    };
    // Cantonica, card 9: whoever fails Stealth and has no 3,000 credits loses a fame
    const robbed = visit('cantonica-ord-mantell-9', wardrobe, ['blank', 'blank']);
    expect(robbed.player(0).fame).toBe(0);
    // Nal Hutta, card 10: 8,000 credits for a fame
    const poor = { ...wardrobe, reputation: { imperial: 'good', rebel: 'good' } } as const;
    const sold = visit('tatooine-nal-hutta-10', poor);
    sold.player(0).asked('prompt.may').answers('use');
    expect([sold.player(0).fame, sold.player(0).credits]).toEqual([0, 8000]);
    // without the wardrobe there is nothing to sell
    const nothing = visit('tatooine-nal-hutta-10', {});
    expect([nothing.player(0).fame, nothing.player(0).credits]).toEqual([0, 0]);
    for (const rim of [robbed, sold, nothing]) rim.player(1).asked('prompt.planning');
  });

  it('OR-FAME-06 · illegal cargo brings fame and other cargo of the market none; every bounty does', () => {
    const assets = cards.flatMap((card) => (card.component === 'market' && card.asset !== null ? [card.asset] : []));
    const cargo = assets.flatMap((asset) =>
      asset.kind === 'cargo' && asset.delivery !== null && asset.price !== null && asset.price < 10_000 ? [asset] : [],
    );
    expect(cargo.filter((each) => each.traits.includes('illegal')).map((each) => each.delivery?.reward.fame)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(cargo.filter((each) => !each.traits.includes('illegal')).map((each) => each.delivery?.reward.fame)).toEqual([
      0, 0, 0, 0, 0,
    ]);
    const bounties = assets.flatMap((asset) => (asset.kind === 'bounty' ? [asset] : []));
    expect(bounties.map(({ capture }) => capture.reward.fame)).toEqual(new Array(9).fill(2));
    expect(bounties.filter(({ eliminate }) => eliminate.fame < 1)).toEqual([]);
  });

  it('OR-FAME-02 · fame of an asset is there as long as its condition holds', (play) => {
    // The wardrobe: +1 with two good reputations, +2 with all four.
    const fame = (good: number) => {
      const reputation = Object.fromEntries(FACTIONS.slice(0, good).map((faction) => [faction, 'good' as const]));
      const rim = acting(play, { fame: 3, reputation, assets: ['extravagant-wardrobe'] });
      rim.table.leavesOpen();
      return rim.player(0).fame;
    };
    expect([fame(1), fame(2), fame(3), fame(4)]).toEqual([3, 4, 4, 5]);
  });

  it('OR-WIN-01 OR-LONG-01 · ten fame win at once, twelve in the long game', (play) => {
    const deliver = (long: boolean) => {
      const rim = acting(
        play,
        { fame: 9, assets: ['stolen-supplies'] },
        { dice: ['hit'], ...(long ? { options: { fameToWin: 12 } } : {}) },
      );
      rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
      return rim;
    };
    deliver(false).table.wonBy(0);
    const long = deliver(true);
    expect([long.player(0).fame, long.state.outcome]).toEqual([10, null]);
    long.table.leavesOpen();
  });

  it('OR-WIN-01 OR-FAME-02 · a reward comes in the order it is printed: fame before lost reputation', (play) => {
    // Eliminating Garindan: 1 fame, then less reputation with the Empire, with which the wardrobe's +1 goes.
    const eliminate = (fame: number) => {
      const rim = landed(
        play,
        {
          character: 'bossk',
          fame,
          reputation: { imperial: 'good', hutt: 'good' },
          assets: ['bounty-garindan', 'extravagant-wardrobe'],
        },
        {
          contacts: { kessel: ['garindan up', null] },
          dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
        },
      );
      rim.player(0).encounters('garindan').asked('prompt.bounty').answers('bounty-garindan');
      rim.player(0).asked('prompt.claim').answers('eliminate');
      return rim;
    };
    eliminate(8).table.wonBy(0);
    const less = eliminate(7);
    expect([less.player(0).fame, less.player(0).reputation('imperial')]).toEqual([8, 'neutral']);
    less.player(1).asked('prompt.planning');
  });
});
