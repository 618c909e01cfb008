import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { acting, gifts, type Rim, type Seating, table } from './kit.ts';

describe('ships', () => {
  const yard = (play: Play, player: Seating) =>
    acting(play, { credits: 20_000, ...player }, { market: { ship: ['lancer', 'aggressor'] } });

  it('OR-SHIPBUY-01 OR-SHIPBUY-02 OR-SHIPBUY-03 OR-SHIP-01 OR-SHIP-02 OR-SHIP-03 OR-SHIP-04 · the new sheet, undamaged; the card leaves the game', (play) => {
    const rim = yard(play, { shipDamage: 2, characterDamage: 1 });
    rim.player(0).buys('ship');
    expect([rim.player(0).ship, rim.player(0).credits]).toEqual(['lancer', 10_000]);
    expect(rim.player(0).state).toMatchObject({ shipDamage: 0, characterDamage: 1 });
    expect([rim.names('removed').includes('lancer'), rim.top('ship')]).toEqual([true, 'aggressor']);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-SHIPBUY-04 OR-SHIPBUY-05 OR-SHIP-05 · the old ship pays with its price and goes back to the supply', (play) => {
    const rim = yard(play, { ship: 'hwk-290', credits: 5000 });
    rim.player(0).buys('ship');
    expect([rim.player(0).ship, rim.player(0).credits]).toEqual(['lancer', 0]);
    expect(rim.names('ships')).toContain('hwk-290');
    expect(rim.table.view(1).zones.ships?.[0]?.cards.map(({ face }) => face)).toContain('ship/hwk-290');
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-SHIPBUY-06 OR-SLOT-07 · what finds no slot on the new ship is discarded, at choice', (play) => {
    // YV-666: two cargo and one for either. Lancer: one cargo, one mod.
    const rim = yard(play, { ship: 'yv-666', assets: ['salvage', 'droid-parts', 'quad-laser-cannon'] });
    // The YV-666 pays for all of it.
    rim.player(0).buys('ship');
    rim.player(0).asked('prompt.make-room').offers('salvage', 'droid-parts').answers('droid-parts');
    expect(rim.player(0).assets).toEqual(['salvage', 'quad-laser-cannon']);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-SHIPBUY-07 · a used ship: a dearer one of the supply, with three damage', (play) => {
    const rim = acting(play, { credits: 5000 }, { market: { ship: ['used-ship-for-sale', 'aggressor'] } });
    rim.player(0).buys('ship').asked('prompt.used-ship').answers('hwk-290');
    expect([rim.player(0).ship, rim.player(0).credits, rim.player(0).state.shipDamage]).toEqual(['hwk-290', 0, 3]);
    // its own market card is for sale no more, this one still is
    expect(rim.names('removed')).toContain('hwk-290');
    expect([...rim.names('market', 5), rim.top('ship')]).toContain('used-ship-for-sale');
    rim.table.leavesOpen();
  });

  it('OR-WORD-02 OR-SHIPBUY-07 · who likes none of the used ships buys none, even if there is but one', (play) => {
    // Two ships are dearer than the Aggressor, and one of them flies already.
    const rim = table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', ship: 'aggressor', at: 'kessel', credits: 5000 }, { ship: 'firespray' }],
      contacts: { kessel: [null, null] },
      market: { ship: ['used-ship-for-sale', 'lancer'] },
    });
    rim.player(0).buys('ship').asked('prompt.used-ship').offers('yt-1300', 'pass').answers('pass');
    expect([rim.player(0).ship, rim.player(0).credits]).toEqual(['aggressor', 5000]);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-BUY-05 OR-SHIPBUY-07 · a discount on the ship deck also makes a used ship cheaper', (play) => {
    // Mon Calamari, card 10: the top card of the ship deck for 4,000 less.
    const shipyard = (credits: number) => {
      const rim = table(play, {
        step: 'encounter',
        players: [{ character: 'ketsu-onyo', at: 'mon-calamari', credits }, { at: 'naboo' }],
        contacts: { 'mon-calamari': [null, null] },
        encounters: { 'lothal-mon-calamari': ['lothal-mon-calamari-10'] },
        market: { ship: ['used-ship-for-sale', 'aggressor'] },
      });
      rim.player(0).encounters('space');
      return rim;
    };
    const rich = shipyard(6000);
    rich.player(0).asked('prompt.buy').answers('buy:ship');
    rich
      .player(0)
      .asked('prompt.used-ship')
      .offers('hwk-290', 'gx1-short-hauler', 'lancer', 'heavy-duty-lifter', 'pass')
      .answers('lancer');
    expect([rich.player(0).ship, rich.player(0).credits, rich.player(0).state.shipDamage]).toEqual(['lancer', 0, 3]);
    rich.player(1).asked('prompt.planning');
    // 1,000 short of the cheapest: nothing is for sale, so nobody is asked.
    const poor = shipyard(0);
    expect([poor.player(0).ship, poor.top('ship')]).toEqual(['g9-rigger', 'used-ship-for-sale']);
    poor.player(1).asked('prompt.planning');
  });
});

describe('delivering', () => {
  it('OR-DELIV-03 OR-CARGO-05 OR-TRAIT-01 · a crit is not a hit: databank card 1', (play) => {
    const rim = acting(play, { assets: ['stolen-supplies'] }, { databank: { 1: '1-a' }, dice: ['crit'] });
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    // Deliver and lose reputation with the Hutts, or keep the cargo.
    rim.player(0).asked('prompt.choose').answers('choice:0');
    expect([rim.player(0).credits, rim.player(0).fame, rim.player(0).reputation('hutt')]).toEqual([7000, 1, 'bad']);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DELIV-06 OR-DELIV-08 OR-GAP-04 · a failed delivery ends the turn; the rest waits', (play) => {
    const rim = acting(
      play,
      { ship: 'yv-666', assets: ['stolen-supplies', 'encounter/lothal-mon-calamari-2'] },
      { databank: { 1: '1-a' }, dice: ['blank'] },
    );
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    rim.player(0).asked('prompt.choose').answers('choice:1');
    expect([rim.player(0).assets, rim.state.active]).toEqual([['stolen-supplies', 'lothal-mon-calamari-2'], 1]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-DELIV-04 OR-BOUNTY-01 OR-DIFF-42 · a captured contact is delivered for the higher reward, and both leave the game', (play) => {
    const rim = acting(play, {
      at: 'ord-mantell',
      assets: ['bounty-greedo'],
      captives: { 'bounty-greedo': 'greedo' },
    });
    rim.player(0).does('deliver').asked('prompt.deliver').offers('bounty-greedo', 'done').answers('bounty-greedo');
    expect([rim.player(0).credits, rim.player(0).fame, rim.player(0).assets]).toEqual([9000, 2, []]);
    expect([rim.player(0).reputation('hutt'), rim.player(0).reputation('syndicate')]).toEqual(['bad', 'good']);
    expect(rim.names('removed')).toEqual(expect.arrayContaining(['bounty-greedo', 'greedo']));
    rim.table.leavesOpen();
  });
});

describe('trading', () => {
  const together = (play: Play, one: Seating, two: Seating, three: Seating = { at: 'naboo' }): Rim =>
    table(play, {
      step: 'action',
      players: [{ character: 'ketsu-onyo', at: 'kessel', ...one }, { at: 'kessel', ...two }, three],
    });

  it('OR-TRADE-01 OR-TRADE-04 OR-TRADE-05 OR-TRADE-06 OR-CREDIT-02 · anything for anything, also for nothing', (play) => {
    const rim = together(play, { credits: 3000, assets: ['vibroknife'] }, { credits: 0 });
    rim.player(0).does('trade').asked('prompt.trade-partner').offers('seat:1', 'done').answers('seat:1');
    rim.player(0).asked('prompt.offer', { player: 1 }).answers('vibroknife');
    rim.player(1).asked('prompt.terms').answers('accept');
    expect([rim.player(0).assets, rim.player(1).assets]).toEqual([[], ['vibroknife']]);
    rim.table.leavesOpen();
  });

  it('OR-TRADE-03 · one action, several partners – but only with the active player', (play) => {
    const rim = together(play, { credits: 1000 }, { credits: 5000 }, { at: 'kessel', credits: 5000 });
    rim.player(0).does('trade').asked('prompt.trade-partner').offers('seat:1', 'seat:2', 'done').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('credits:gives#0=1000');
    rim.player(1).asked('prompt.terms').answers('accept');
    rim
      .player(0)
      .asked('prompt.trade-partner')
      .answers('done')
      .asked('prompt.action')
      .refuses('trade', 'reason.once-per-step', 'OR-ACT-03');
    expect([rim.player(0).credits, rim.player(1).credits]).toEqual([0, 6000]);
  });

  it('OR-TRADE-08 OR-SECRET-03 · secrets and ships are not for trade', (play) => {
    const rim = together(play, { assets: ['vibroknife'], secrets: ['tatooine-nal-hutta-6'] }, {});
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').offers('vibroknife');
    rim.table.leavesOpen();
  });

  it('OR-TRADE-12 · what is received must find a slot', (play) => {
    const rim = together(play, { assets: ['vibroknife'] }, { assets: ['dl-44', 'mpl-57'] });
    rim
      .player(0)
      .does('trade')
      .asked('prompt.trade-partner')
      .answers('seat:1')
      .asked('prompt.offer')
      .answers('vibroknife');
    rim.player(1).asked('prompt.terms').answers('accept');
    rim.player(1).asked('prompt.make-room').answers('dl-44');
    expect(rim.player(1).assets).toEqual(['mpl-57', 'vibroknife']);
    rim.table.leavesOpen();
  });

  it('OR-BUY-04 OR-TRADE-12 · a second armor finds a slot, but only one may be kept', (play) => {
    const rim = together(play, { assets: ['plastoid-armor'] }, { assets: ['armored-vest'] });
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('plastoid-armor');
    rim.player(1).asked('prompt.terms').answers('accept');
    rim.player(1).asked('prompt.make-room').offers('plastoid-armor', 'armored-vest').answers('armored-vest');
    expect([rim.player(0).assets, rim.player(1).assets]).toEqual([[], ['plastoid-armor']]);
    rim.table.leavesOpen();
    // One for the other is no problem at all.
    const swap = together(play, { assets: ['plastoid-armor'] }, { assets: ['armored-vest'] });
    swap.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    swap.player(0).asked('prompt.offer').answers('plastoid-armor', 'armored-vest');
    swap.player(1).asked('prompt.terms').answers('accept');
    expect([swap.player(0).assets, swap.player(1).assets]).toEqual([['armored-vest'], ['plastoid-armor']]);
    swap.table.leavesOpen();
  });

  it('OR-TRADE-09 · any sum can be handed over, also 19,000 in one turn', (play) => {
    const rim = together(play, {}, { at: 'naboo', credits: 20_000 });
    for (const amount of [10_000, 5000, 1000, 1000, 1000, 1000]) rim.player(1).interjects(`give:0:${amount}`);
    expect([rim.player(0).credits, rim.player(1).credits]).toEqual([19_000, 1000]);
    rim.table.leavesOpen();
  });

  it('OR-TRADE-10 OR-CREDIT-03 · credits change hands in the middle of everything', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'ketsu-onyo', at: 'kessel', assets: ['stolen-supplies'] },
        { at: 'naboo', credits: 2000 },
      ],
      databank: { 1: '1-a' },
      dice: ['crit'],
    });
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    rim.player(0).asked('prompt.choose');
    // nobody gives what they do not have
    rim.table.seat(0).mayInterject();
    rim.table.seat(1).mayInterject(...gifts(0, 2000));
    rim.player(1).interjects('give:0:1000');
    expect([rim.player(0).credits, rim.player(1).credits]).toEqual([1000, 1000]);
    rim.player(0).asked('prompt.choose').answers('choice:1');
    expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['stolen-supplies'], 1000]);
    rim.player(1).asked('prompt.planning');
  });
});
