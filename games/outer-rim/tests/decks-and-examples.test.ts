import { move, Table } from '@cantina/kernel';
import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { game } from '../rules/game.ts';
import { acting, landed, type Position, type Rim, type Seating } from './kit.ts';

const drawing = (play: Play, card: string, player: Seating, more: Position = {}): Rim =>
  landed(play, player, { ...more, encounters: { [card.slice(0, card.lastIndexOf('-'))]: [card] } });

describe('market decks', () => {
  it('OR-EX-02 OR-DISC-01 OR-GAP-21 · a dearer card pays for a cheaper one, and there is no change', (play) => {
    const rim = acting(
      play,
      { credits: 1000, assets: ['ion-cannon'] },
      { market: { 'gear-mod': ['targeting-computer', 'shield-upgrade'] } },
    );
    rim.player(0).buys('gear-mod').asked('prompt.trade-in').answers('ion-cannon');
    expect([rim.player(0).credits, rim.player(0).assets]).toEqual([1000, ['targeting-computer']]);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-PMOVE-02 · a card that is revealed after a discard moves no patrol', (play) => {
    const rim = acting(
      play,
      { credits: 0 },
      { market: { cargo: ['stolen-prototype', 'salvage'] }, patrols: { rebel: 'nav-16', hutt: 'kessel' } },
    );
    rim.player(0).does('market').asked('prompt.market').answers('discard:cargo');
    // Salvage moves the Rebels four spaces when it is revealed by a purchase
    expect([rim.top('cargo'), rim.patrol('rebel').space, rim.patrol('hutt').space]).toEqual([
      'salvage',
      'nav-16',
      'kessel',
    ]);
    rim.table.leavesOpen();
  });

  it('OR-DECK-04 OR-DISC-07 OR-DISC-06 · the used ship goes back into the deck before the next card is revealed; a bought ship never comes back', (play) => {
    const used = acting(play, { credits: 5000 }, { market: { ship: ['used-ship-for-sale', 'aggressor'] } });
    used.player(0).buys('ship').asked('prompt.used-ship').answers('hwk-290');
    const deck = [used.top('ship'), ...used.names('market', 5)];
    expect(deck).toContain('used-ship-for-sale');
    expect(used.names('removed')).not.toContain('used-ship-for-sale');
    used.table.leavesOpen();
    const bought = acting(play, { credits: 10_000 }, { market: { ship: ['lancer', 'aggressor'] } });
    bought.player(0).buys('ship');
    expect([bought.names('removed').includes('lancer'), bought.names('market', 5).includes('lancer')]).toEqual([
      true,
      false,
    ]);
    expect(bought.names('ships')).toContain('g9-rigger');
    bought.table.leavesOpen();
  });

  it('OR-GAP-28 · an empty deck sells nothing, and nothing breaks', (play) => {
    const rim = acting(
      play,
      { credits: 20_000 },
      {
        change: (state) => {
          const ships = [...(state.zones.marketTop[5] ?? []), ...(state.zones.market[5] ?? [])];
          const g = new Table(game, state);
          for (const card of ships) move(g, card, 'removed');
        },
      },
    );
    rim.player(0).does('market').asked('prompt.market');
    const offered = rim.table.match.pending.flatMap(({ options }) => options.map(({ id }) => id));
    expect([offered.includes('buy:ship'), rim.top('ship')]).toEqual([false, null]);
  });
});

describe('assets of any deck', () => {
  it('OR-EX-20 OR-ASSET-06 OR-DECK-06 · cargo is cargo: the gift for Jabba from the luxury deck pays, too', (play) => {
    // The Maelstrom, card 9: a cargo for 4,000 credits and an extra turn, or a test.
    const rim = drawing(play, 'kessel-maelstrom-9', { at: 'maelstrom', assets: ['gift-for-jabba'] });
    rim.player(0).encounters('space').asked('prompt.choose').answers('choice:0');
    expect([rim.player(0).credits, rim.player(0).assets]).toEqual([4000, []]);
    rim.player(0).asked('prompt.planning');
  });

  it('OR-EX-14 OR-DIFF-07 · cargo needs a slot for cargo, however much room there is for gear', (play) => {
    const rim = acting(
      play,
      { credits: 1000, assets: ['salvage'] },
      { market: { cargo: ['droid-parts', 'stolen-prototype'] } },
    );
    rim.player(0).buys('cargo').asked('prompt.trade-in').answers('done');
    rim.player(0).asked('prompt.make-room').offers('salvage', 'droid-parts').answers('salvage');
    expect(rim.player(0).assets).toEqual(['droid-parts']);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-EX-15 OR-DIFF-07 · a slot for cargo or mod: one of them, and whichever lies there can go', (play) => {
    // GX1: cargo, and cargo or mod. Two cargo lie there: a mod needs the place of one of them.
    const rim = acting(
      play,
      { ship: 'gx1-short-hauler', credits: 3000, assets: ['salvage', 'droid-parts'] },
      { market: { 'gear-mod': ['improved-nav-computer', 'shield-upgrade'] } },
    );
    rim.player(0).buys('gear-mod').asked('prompt.trade-in').answers('done');
    rim.player(0).asked('prompt.make-room').answers('salvage');
    expect(rim.player(0).assets).toEqual(['droid-parts', 'improved-nav-computer']);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-EX-17 · what an encounter sells is paid in credits only', (play) => {
    // Tatooine, card 9: gear for 1,000 credits. A grenade launcher worth 8,000 is no money.
    const rim = drawing(
      play,
      'tatooine-nal-hutta-9',
      { at: 'tatooine', assets: ['mpl-57'] },
      { contacts: { tatooine: [null, null] } },
    );
    rim.player(0).encounters('space');
    expect(rim.player(0).assets).toEqual(['mpl-57']);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-BUY-06 · a card without paying costs no credits', (play) => {
    // Takodana, card 5: cargo for nothing.
    const rim = drawing(
      play,
      'ring-of-kafrene-takodana-5',
      { at: 'takodana', credits: 500 },
      {
        players: [{ character: 'ketsu-onyo', at: 'takodana', credits: 0 }, { at: 'kessel' }],
        contacts: { takodana: [null, null] },
        market: { cargo: ['stolen-hyperfuel', 'stolen-prototype'] },
      },
    );
    rim.player(0).encounters('space').asked('prompt.buy').answers('buy:cargo');
    expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['stolen-hyperfuel'], 0]);
    rim.player(1).asked('prompt.planning');
  });
});

describe('the databank', () => {
  it('OR-EX-16 OR-DATA-02 OR-DICE-02 · a crit at the destination: card 1, no delivery', (play) => {
    const rim = acting(play, { assets: ['stolen-supplies'] }, { databank: { 1: '1-a' }, dice: ['crit'] });
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    expect(rim.player(0).fame).toBe(0);
    rim.player(0).asked('prompt.choose').answers('choice:1');
    expect([rim.player(0).assets, rim.player(0).credits, rim.player(0).fame]).toEqual([['stolen-supplies'], 0, 0]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DATA-03 OR-DIFF-36 · one of the four copies, and they are mixed when it is back', (play) => {
    const next = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      // The TIE fighters of 1-d win: the cargo stays.
      const rim = acting(
        play,
        { assets: ['stolen-supplies'] },
        { seed, dice: ['crit', 'blank', 'blank', 'hit', 'blank', 'blank'] },
      );
      expect(rim.names('databank', 0).at(-1)).toBe('1-d');
      rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
      expect([...rim.names('databank', 0)].sort()).toEqual(['1-a', '1-b', '1-c', '1-d']);
      next.add(rim.names('databank', 0).at(-1) ?? '');
      rim.table.leavesOpen();
    }
    expect(next.size).toBeGreaterThan(1);
  });

  it('OR-DATA-06 OR-DISC-08 · a crew card somebody owns is not in the databank', (play) => {
    const rim = acting(play, { assets: ['databank/lobot'] });
    const names = rim.state.zones.databank.flatMap((_, slot) => rim.names('databank', slot));
    expect(names).not.toContain('lobot');
    expect(names).toContain('boshek');
    rim.table.leavesOpen();
  });
});

describe('ship goals', () => {
  it('OR-EX-11 OR-DIFF-17 OR-DIFF-18 OR-GAP-22 · a victory before the purchase is none for the ship', (play) => {
    // Ketsu has won one combat. The Aggressor wants two against patrols.
    const rim = acting(
      play,
      { credits: 15_000, characterGoal: 1, shipGoal: 1, ship: 'hwk-290' },
      {
        market: { ship: ['aggressor', 'lancer'] },
        patrols: { hutt: 'kessel' },
        dice: ['hit', 'hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      },
    );
    rim.player(0).buys('ship').encounters('patrol:hutt');
    expect(rim.player(0).state).toMatchObject({ characterGoal: 2, shipGoal: 1, shipFlipped: false, fame: 0 });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-EX-12 OR-DIFF-17 · a mod bought before the ship counts while it is there', (play) => {
    // HWK-290: 7,000 credits while there is a mod.
    const buy = (assets: readonly string[]) => {
      const rim = acting(play, { credits: 12_000, assets }, { market: { ship: ['hwk-290', 'lancer'] } });
      const buyer = rim.player(0).buys('ship');
      if (assets.length > 0) buyer.asked('prompt.trade-in').answers('done');
      return rim;
    };
    const fitted = buy(['quad-laser-cannon']);
    fitted.player(0).does('use hwk-290');
    expect(fitted.player(0).state).toMatchObject({ shipFlipped: true, credits: 0, fame: 1 });
    fitted.player(0).asked('prompt.encounter');
    buy([]).player(0).asked('prompt.encounter');
  });
});
