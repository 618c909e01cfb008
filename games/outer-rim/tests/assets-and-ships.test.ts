import { rule } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Position, type Seating, table } from './kit.ts';

/** The first player's action step on Kessel; the other player is far away. */
const acting = (player: Seating, more: Position = {}): Position => ({
  step: 'action',
  players: [{ character: 'ketsu-onyo', at: 'kessel', ...player }, {}],
  ...more,
});

describe('slots', () => {
  rule(
    ['OR-SLOT-01', 'OR-SLOT-02', 'OR-GEAR-01', 'OR-GEAR-02', 'OR-BUY-03'],
    'two pieces of gear, and for a third one must go',
    (play) => {
      const rim = table(
        play,
        acting(
          { credits: 3000, assets: ['vibroknife', 'mpl-57'] },
          { market: { 'gear-mod': ['dl-44', 'shield-upgrade'] } },
        ),
      );
      rim.player(0).buys('gear-mod').asked('prompt.trade-in').answers('done');
      rim.player(0).asked('prompt.make-room').offers('vibroknife', 'mpl-57', 'dl-44').answers('vibroknife');
      expect(rim.player(0).assets).toEqual(['mpl-57', 'dl-44']);
      rim.player(0).asked('prompt.encounter');
    },
  );

  rule(
    ['OR-SLOT-04', 'OR-SLOT-05', 'OR-MODS-01', 'OR-MODS-02', 'OR-CARGO-02'],
    'a slot for cargo or mod takes either; cards are moved about freely',
    (play) => {
      // GX1: one slot for cargo, one for cargo or mod. Cargo, then a mod: both fit.
      const rim = table(
        play,
        acting(
          { ship: 'gx1-short-hauler', credits: 3000, assets: ['salvage'] },
          { market: { 'gear-mod': ['improved-nav-computer', 'shield-upgrade'] } },
        ),
      );
      rim.player(0).buys('gear-mod').asked('prompt.trade-in').answers('done').asked('prompt.encounter');
      expect(rim.player(0).assets).toEqual(['salvage', 'improved-nav-computer']);
    },
  );

  rule(['OR-SLOT-03', 'OR-SLOT-09'], 'a smuggling compartment holds one more cargo', (play) => {
    const rim = table(
      play,
      acting(
        { credits: 1000, assets: ['smuggling-compartment', 'salvage'] },
        { market: { cargo: ['droid-parts', 'stolen-prototype'] } },
      ),
    );
    rim.player(0).buys('cargo').asked('prompt.trade-in').answers('done').asked('prompt.encounter');
    expect(rim.player(0).assets).toEqual(['smuggling-compartment', 'salvage', 'droid-parts']);
  });

  rule(
    ['OR-SLOT-03', 'OR-SLOT-07', 'OR-MODS-02'],
    'a full compartment may make room for a mod; then its cargo has no place, either',
    (play) => {
      const rim = table(
        play,
        acting(
          { credits: 3000, assets: ['smuggling-compartment', 'salvage', 'droid-parts'] },
          { market: { 'gear-mod': ['improved-nav-computer', 'shield-upgrade'] } },
        ),
      );
      rim.player(0).buys('gear-mod').asked('prompt.trade-in').answers('done');
      rim
        .player(0)
        .asked('prompt.make-room')
        .offers('smuggling-compartment', 'improved-nav-computer')
        .answers('smuggling-compartment');
      rim.player(0).asked('prompt.make-room').offers('salvage', 'droid-parts').answers('salvage');
      expect(rim.player(0).assets).toEqual(['droid-parts', 'improved-nav-computer']);
      rim.player(0).asked('prompt.encounter');
    },
  );

  rule(
    ['OR-ASSET-01', 'OR-ASSET-02', 'OR-ASSET-04', 'OR-CREW-01', 'OR-CREW-02', 'OR-CREW-03'],
    'a gained asset takes its slot at once, or is refused',
    (play) => {
      const meet = () =>
        table(play, {
          step: 'encounter',
          players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 5000 }, {}],
          contacts: { kessel: ['lobot up', null] },
        });
      const takes = meet();
      takes.player(0).encounters('lobot').asked('prompt.may').answers('use');
      takes.player(0).asked('prompt.gain-asset').answers('keep');
      expect([takes.player(0).assets, takes.player(0).credits, takes.contacts('kessel')]).toEqual([
        ['lobot'],
        3000,
        [null, null],
      ]);
      takes.table.leavesOpen();
      const refuses = meet();
      refuses.player(0).encounters('lobot').asked('prompt.may').answers('use');
      refuses.player(0).asked('prompt.gain-asset').answers('pass');
      expect([refuses.player(0).assets, refuses.contacts('kessel')]).toEqual([[], ['lobot', null]]);
      refuses.table.leavesOpen();
    },
  );

  rule(
    ['OR-ASSET-03', 'OR-CREW-04', 'OR-CREW-05', 'OR-CREW-07', 'OR-DISC-03'],
    'who makes room for crew sends the other back to the map',
    (play) => {
      const rim = table(play, {
        step: 'encounter',
        players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 5000, assets: ['boshek'] }, {}],
        contacts: { kessel: ['lobot up', null] },
      });
      rim.player(0).encounters('lobot').asked('prompt.may').answers('use').asked('prompt.gain-asset').answers('keep');
      rim.player(0).asked('prompt.make-room').offers('boshek', 'lobot').answers('boshek');
      // Kessel has room for him, and nothing is nearer.
      expect([rim.player(0).assets, rim.contacts('kessel')]).toEqual([['lobot'], ['boshek', null]]);
      rim.table.leavesOpen();
    },
  );

  rule(
    ['OR-CREW-03', 'OR-CREW-05', 'OR-SLOT-06'],
    'crew for whom nobody makes room never came: the token stays where it was met',
    (play) => {
      // Ketsu Onyo meets Lobot on Nal Hutta from Tatooine; Boshek keeps his seat.
      const rim = table(play, {
        step: 'encounter',
        players: [{ character: 'ketsu-onyo', at: 'tatooine', credits: 5000, assets: ['boshek'] }, {}],
        contacts: { tatooine: [null, null], 'nal-hutta': [null, 'lobot up'] },
      });
      rim.player(0).encounters('use ketsu-onyo').asked('prompt.encounter').answers('lobot');
      rim.player(0).asked('prompt.may').answers('use').asked('prompt.gain-asset').answers('keep');
      rim.player(0).asked('prompt.make-room').answers('lobot');
      expect([rim.player(0).assets, rim.contacts('tatooine'), rim.contacts('nal-hutta')]).toEqual([
        ['boshek'],
        [null, null],
        [null, 'lobot'],
      ]);
      const met = rim.table.log(1).find(({ type }) => type === 'encounter');
      expect(met?.data).toMatchObject({ kind: 'contact', what: 'nal-hutta' });
      rim.player(1).asked('prompt.planning');
    },
  );

  rule(
    ['OR-SLOT-06', 'OR-GOAL-05', 'OR-ASSET-03'],
    'what finds no slot was never had: it counts for no personal goal',
    (play) => {
      // Two droids in the crew are IG-88's goal; the G9 Rigger has one seat, the HWK-290 two.
      const hires = (ship: 'g9-rigger' | 'hwk-290') => {
        const rim = table(play, {
          step: 'encounter',
          players: [{ character: 'ig-88', ship, at: 'kessel', credits: 3000, assets: ['databank/4-lom'] }, {}],
          contacts: { kessel: ['ig-rm-droid up', null] },
        });
        rim.player(0).encounters('ig-rm-droid').asked('prompt.may').answers('use');
        rim.player(0).asked('prompt.gain-asset').answers('keep');
        return rim;
      };
      const full = hires('g9-rigger');
      full.player(0).asked('prompt.make-room').answers('4-lom');
      expect([full.player(0).assets, full.player(0).fame]).toEqual([['ig-rm-droid'], 0]);
      full.player(1).asked('prompt.planning');
      const roomy = hires('hwk-290');
      expect([roomy.player(0).assets, roomy.player(0).fame]).toEqual([['4-lom', 'ig-rm-droid'], 1]);
      roomy.player(1).asked('prompt.planning');
      // By trade: three pieces of gear would be worth 15,000 with the mod, but Bossk has two slots.
      const trade = table(play, {
        step: 'action',
        players: [
          { character: 'ketsu-onyo', at: 'kessel', assets: ['mpl-57'] },
          { character: 'bossk', at: 'kessel', assets: ['dl-44', 'vibroknife', 'quad-laser-cannon'] },
        ],
      });
      trade.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
      trade.player(0).asked('prompt.offer').answers('mpl-57');
      trade.player(1).asked('prompt.terms').answers('accept');
      trade.player(1).asked('prompt.make-room').answers('dl-44');
      expect(trade.player(1).state).toMatchObject({ fame: 0, characterFlipped: false });
      trade.table.leavesOpen();
    },
  );

  rule('OR-ASSET-05', 'nothing is thrown away without a reason', (play) => {
    const rim = table(play, acting({ assets: ['vibroknife', 'salvage', 'bounty-greedo'] }));
    rim.player(0).asked('prompt.action').offers('market', 'end');
  });
});

describe('paying with cards', () => {
  rule(
    ['OR-BARTER-04', 'OR-BARTER-08', 'OR-BARTER-10', 'OR-GEAR-04', 'OR-MODS-03', 'OR-DISC-01'],
    'gear, mods and cargo pay; crew, jobs, bounties and the ship do not',
    (play) => {
      const rim = table(
        play,
        acting(
          {
            ship: 'yt-1300',
            credits: 2000,
            assets: ['vibroknife', 'quad-laser-cannon', 'salvage', 'sy-snootles', 'bounty-boshek', 'hutt-favor'],
          },
          { market: { 'gear-mod': ['iqa-11', 'shield-upgrade'] } },
        ),
      );
      rim
        .player(0)
        .buys('gear-mod')
        .asked('prompt.trade-in', { cost: 5000 })
        .offers('vibroknife', 'quad-laser-cannon', 'salvage')
        .answers('vibroknife');
      // 4,000 of 5,000 are paid by the knife; it lies under its deck now.
      rim.player(0).asked('prompt.trade-in').answers('done');
      expect([rim.player(0).credits, rim.names('market', 2)[0]]).toEqual([1000, 'vibroknife']);
      rim.table.leavesOpen();
    },
  );

  rule(['OR-BARTER-03', 'OR-BARTER-06'], 'what is paid for on an encounter is paid in credits', (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 1000, assets: ['mpl-57'] }, {}],
      contacts: { kessel: ['lobot up', null] },
    });
    // Lobot wants 2,000: the grenade launcher is no money.
    rim.player(0).encounters('lobot');
    expect([rim.player(0).credits, rim.player(0).assets]).toEqual([1000, ['mpl-57']]);
    rim.table.leavesOpen();
  });
});

describe('ships', () => {
  const yard = (player: Seating) =>
    acting({ credits: 20_000, ...player }, { market: { ship: ['lancer', 'aggressor'] } });

  rule(
    ['OR-SHIPBUY-01', 'OR-SHIPBUY-02', 'OR-SHIPBUY-03', 'OR-SHIP-01', 'OR-SHIP-02', 'OR-SHIP-03', 'OR-SHIP-04'],
    'the new sheet, undamaged; the card leaves the game',
    (play) => {
      const rim = table(play, yard({ shipDamage: 2, characterDamage: 1 }));
      rim.player(0).buys('ship');
      expect([rim.player(0).ship, rim.player(0).credits]).toEqual(['lancer', 10_000]);
      expect(rim.player(0).state).toMatchObject({ shipDamage: 0, characterDamage: 1 });
      expect([rim.names('removed').includes('lancer'), rim.top('ship')]).toEqual([true, 'aggressor']);
      rim.player(0).asked('prompt.encounter');
    },
  );

  rule(
    ['OR-SHIPBUY-04', 'OR-SHIPBUY-05', 'OR-SHIP-05'],
    'the old ship pays with its price and goes back to the supply',
    (play) => {
      const rim = table(play, yard({ ship: 'hwk-290', credits: 5000 }));
      rim.player(0).buys('ship');
      expect([rim.player(0).ship, rim.player(0).credits]).toEqual(['lancer', 0]);
      expect(rim.names('ships')).toContain('hwk-290');
      expect(rim.table.view(1).zones.ships?.[0]?.cards.map(({ face }) => face)).toContain('ship/hwk-290');
      rim.player(0).asked('prompt.encounter');
    },
  );

  rule(['OR-SHIPBUY-06', 'OR-SLOT-07'], 'what finds no slot on the new ship is discarded, at choice', (play) => {
    // YV-666: two cargo and one for either. Lancer: one cargo, one mod.
    const rim = table(play, yard({ ship: 'yv-666', assets: ['salvage', 'droid-parts', 'quad-laser-cannon'] }));
    // The YV-666 pays for all of it.
    rim.player(0).buys('ship');
    rim.player(0).asked('prompt.make-room').offers('salvage', 'droid-parts').answers('droid-parts');
    expect(rim.player(0).assets).toEqual(['salvage', 'quad-laser-cannon']);
    rim.player(0).asked('prompt.encounter');
  });

  rule('OR-SHIPBUY-07', 'a used ship: a dearer one of the supply, with three damage', (play) => {
    const rim = table(play, acting({ credits: 5000 }, { market: { ship: ['used-ship-for-sale', 'aggressor'] } }));
    rim.player(0).buys('ship').asked('prompt.used-ship').answers('hwk-290');
    expect([rim.player(0).ship, rim.player(0).credits, rim.player(0).state.shipDamage]).toEqual(['hwk-290', 0, 3]);
    rim.table.leavesOpen();
  });

  rule(
    ['OR-WORD-02', 'OR-SHIPBUY-07'],
    'who likes none of the used ships buys none, even if there is but one',
    (play) => {
      // Two ships are dearer than the Aggressor, and one of them flies already.
      const rim = table(play, {
        ...acting({}, { market: { ship: ['used-ship-for-sale', 'lancer'] } }),
        players: [{ character: 'ketsu-onyo', ship: 'aggressor', at: 'kessel', credits: 5000 }, { ship: 'firespray' }],
      });
      rim.player(0).buys('ship').asked('prompt.used-ship').offers('yt-1300', 'pass').answers('pass');
      expect([rim.player(0).ship, rim.player(0).credits]).toEqual(['aggressor', 5000]);
      rim.player(0).asked('prompt.encounter');
    },
  );

  rule(['OR-BUY-05', 'OR-SHIPBUY-07'], 'a discount on the ship deck also makes a used ship cheaper', (play) => {
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
  rule(['OR-DELIV-03', 'OR-CARGO-05', 'OR-TRAIT-01'], 'a crit is not a hit: databank card 1', (play) => {
    const rim = table(play, acting({ assets: ['stolen-supplies'] }, { databank: { 1: '1-a' }, dice: ['crit'] }));
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    // Deliver and lose reputation with the Hutts, or keep the cargo.
    rim.player(0).asked('prompt.choose').answers('choice:0');
    expect([rim.player(0).credits, rim.player(0).fame, rim.player(0).reputation('hutt')]).toEqual([7000, 1, 'bad']);
    rim.player(1).asked('prompt.planning');
  });

  rule(['OR-DELIV-06', 'OR-DELIV-08', 'OR-GAP-04'], 'a failed delivery ends the turn; the rest waits', (play) => {
    const rim = table(
      play,
      acting(
        { ship: 'yv-666', assets: ['stolen-supplies', 'encounter/lothal-mon-calamari-2'] },
        { databank: { 1: '1-a' }, dice: ['blank'] },
      ),
    );
    rim.player(0).does('deliver').asked('prompt.deliver').answers('stolen-supplies');
    rim.player(0).asked('prompt.choose').answers('choice:1');
    expect([rim.player(0).assets, rim.state.active]).toEqual([['stolen-supplies', 'lothal-mon-calamari-2'], 1]);
    rim.player(1).asked('prompt.planning');
  });

  rule(
    ['OR-DELIV-04', 'OR-BOUNTY-01', 'OR-DIFF-42'],
    'a captured contact is delivered for the higher reward, and both leave the game',
    (play) => {
      const rim = table(
        play,
        acting({ at: 'ord-mantell', assets: ['bounty-greedo'], captives: { 'bounty-greedo': 'greedo' } }),
      );
      rim.player(0).does('deliver').asked('prompt.deliver').offers('bounty-greedo', 'done').answers('bounty-greedo');
      expect([rim.player(0).credits, rim.player(0).fame, rim.player(0).assets]).toEqual([9000, 2, []]);
      expect([rim.player(0).reputation('hutt'), rim.player(0).reputation('syndicate')]).toEqual(['bad', 'good']);
      expect(rim.names('removed')).toEqual(expect.arrayContaining(['bounty-greedo', 'greedo']));
      rim.table.leavesOpen();
    },
  );
});

describe('trading', () => {
  const together = (one: Seating, two: Seating, three: Seating = { at: 'naboo' }): Position => ({
    step: 'action',
    players: [{ character: 'ketsu-onyo', at: 'kessel', ...one }, { at: 'kessel', ...two }, three],
  });

  rule(
    ['OR-TRADE-01', 'OR-TRADE-04', 'OR-TRADE-05', 'OR-TRADE-06', 'OR-CREDIT-02'],
    'anything for anything, also for nothing',
    (play) => {
      const rim = table(play, together({ credits: 3000, assets: ['vibroknife'] }, { credits: 0 }));
      rim.player(0).does('trade').asked('prompt.trade-partner').offers('seat:1', 'done').answers('seat:1');
      rim.player(0).asked('prompt.offer', { player: 1 }).answers('vibroknife');
      rim.player(1).asked('prompt.terms').answers('accept');
      expect([rim.player(0).assets, rim.player(1).assets]).toEqual([[], ['vibroknife']]);
      rim.table.leavesOpen();
    },
  );

  rule('OR-TRADE-03', 'one action, several partners – but only with the active player', (play) => {
    const rim = table(play, together({ credits: 1000 }, { credits: 5000 }, { at: 'kessel', credits: 5000 }));
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

  rule(['OR-TRADE-08', 'OR-SECRET-03'], 'secrets and ships are not for trade', (play) => {
    const rim = table(play, together({ assets: ['vibroknife'], secrets: ['tatooine-nal-hutta-6'] }, {}));
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').offers('vibroknife');
    rim.table.leavesOpen();
  });

  rule('OR-TRADE-12', 'what is received must find a slot', (play) => {
    const rim = table(play, together({ assets: ['vibroknife'] }, { assets: ['dl-44', 'mpl-57'] }));
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

  rule(['OR-BUY-04', 'OR-TRADE-12'], 'a second armor finds a slot, but only one may be kept', (play) => {
    const rim = table(play, together({ assets: ['plastoid-armor'] }, { assets: ['armored-vest'] }));
    rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    rim.player(0).asked('prompt.offer').answers('plastoid-armor');
    rim.player(1).asked('prompt.terms').answers('accept');
    rim.player(1).asked('prompt.make-room').offers('plastoid-armor', 'armored-vest').answers('armored-vest');
    expect([rim.player(0).assets, rim.player(1).assets]).toEqual([[], ['plastoid-armor']]);
    rim.table.leavesOpen();
    // One for the other is no problem at all.
    const swap = table(play, together({ assets: ['plastoid-armor'] }, { assets: ['armored-vest'] }));
    swap.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
    swap.player(0).asked('prompt.offer').answers('plastoid-armor', 'armored-vest');
    swap.player(1).asked('prompt.terms').answers('accept');
    expect([swap.player(0).assets, swap.player(1).assets]).toEqual([['armored-vest'], ['plastoid-armor']]);
    swap.table.leavesOpen();
  });

  rule('OR-TRADE-09', 'any sum can be handed over, also 19,000 in one turn', (play) => {
    const rim = table(play, together({}, { at: 'naboo', credits: 20_000 }));
    for (const amount of [10_000, 5000, 1000, 1000, 1000, 1000]) rim.player(1).interjects(`give:0:${amount}`);
    expect([rim.player(0).credits, rim.player(1).credits]).toEqual([19_000, 1000]);
    rim.table.leavesOpen();
  });

  rule(['OR-TRADE-10', 'OR-CREDIT-03'], 'credits change hands in the middle of everything', (play) => {
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
    rim.table.seat(1).mayInterject('give:0:1000');
    rim.player(1).interjects('give:0:1000');
    expect([rim.player(0).credits, rim.player(1).credits]).toEqual([1000, 1000]);
    rim.player(0).asked('prompt.choose').answers('choice:1');
    expect([rim.player(0).assets, rim.player(0).credits]).toEqual([['stolen-supplies'], 1000]);
    rim.player(1).asked('prompt.planning');
  });
});
