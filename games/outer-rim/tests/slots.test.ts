import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { acting, table } from './kit.ts';

describe('slots', () => {
  it('OR-SLOT-01 OR-SLOT-02 OR-GEAR-01 OR-GEAR-02 OR-BUY-03 · two pieces of gear, and for a third one must go', (play) => {
    const rim = acting(
      play,
      { credits: 3000, assets: ['vibroknife', 'mpl-57'] },
      { market: { 'gear-mod': ['dl-44', 'shield-upgrade'] } },
    );
    rim.player(0).buys('gear-mod').asked('prompt.trade-in').answers('done');
    rim.player(0).asked('prompt.make-room').offers('vibroknife', 'mpl-57', 'dl-44').answers('vibroknife');
    expect(rim.player(0).assets).toEqual(['mpl-57', 'dl-44']);
    rim.player(0).asked('prompt.encounter');
  });

  it('OR-SLOT-04 OR-SLOT-05 OR-MODS-01 OR-MODS-02 OR-CARGO-02 · a slot for cargo or mod takes either; cards are moved about freely', (play) => {
    // GX1: one slot for cargo, one for cargo or mod. Cargo, then a mod: both fit.
    const rim = acting(
      play,
      { ship: 'gx1-short-hauler', credits: 3000, assets: ['salvage'] },
      { market: { 'gear-mod': ['improved-nav-computer', 'shield-upgrade'] } },
    );
    rim.player(0).buys('gear-mod').asked('prompt.trade-in').answers('done').asked('prompt.encounter');
    expect(rim.player(0).assets).toEqual(['salvage', 'improved-nav-computer']);
  });

  it('OR-SLOT-03 OR-SLOT-09 · a smuggling compartment holds one more cargo', (play) => {
    const rim = acting(
      play,
      { credits: 1000, assets: ['smuggling-compartment', 'salvage'] },
      { market: { cargo: ['droid-parts', 'stolen-prototype'] } },
    );
    rim.player(0).buys('cargo').asked('prompt.trade-in').answers('done').asked('prompt.encounter');
    expect(rim.player(0).assets).toEqual(['smuggling-compartment', 'salvage', 'droid-parts']);
  });

  it('OR-SLOT-03 OR-SLOT-07 OR-MODS-02 · a full compartment may make room for a mod; then its cargo has no place, either', (play) => {
    const rim = acting(
      play,
      { credits: 3000, assets: ['smuggling-compartment', 'salvage', 'droid-parts'] },
      { market: { 'gear-mod': ['improved-nav-computer', 'shield-upgrade'] } },
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
  });

  it('OR-ASSET-01 OR-ASSET-02 OR-ASSET-04 OR-CREW-01 OR-CREW-02 · a card that was paid for takes its slot at once, and nobody is asked again', (play) => {
    const meet = () =>
      table(play, {
        step: 'encounter',
        players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 5000 }, {}],
        contacts: { kessel: ['lobot up', null] },
      });
    const takes = meet();
    takes.player(0).encounters('lobot').asked('prompt.may').answers('use');
    expect([takes.player(0).assets, takes.player(0).credits, takes.contacts('kessel')]).toEqual([
      ['lobot'],
      3000,
      [null, null],
    ]);
    takes.player(1).asked('prompt.planning');
    const declines = meet();
    declines.player(0).encounters('lobot').asked('prompt.may').answers('pass');
    expect([declines.player(0).assets, declines.player(0).credits, declines.contacts('kessel')]).toEqual([
      [],
      5000,
      ['lobot', null],
    ]);
    declines.player(1).asked('prompt.planning');
  });

  it('OR-ASSET-04 OR-CREW-03 · a card that costs nothing may be refused: crew stays where it was met', (play) => {
    const meets = (what: 'keep' | 'pass') => {
      // Ponda Baba follows the doctor anywhere.
      const rim = table(play, {
        step: 'encounter',
        players: [
          { character: 'ketsu-onyo', ship: 'hwk-290', at: 'kessel', credits: 0, assets: ['databank/doctor-evazan'] },
          {},
        ],
        contacts: { kessel: ['ponda-baba up', null] },
      });
      rim.player(0).encounters('ponda-baba').asked('prompt.gain-asset').by('OR-ASSET-04').answers(what);
      rim.player(1).asked('prompt.planning');
      return [rim.player(0).assets, rim.contacts('kessel')];
    };
    expect(meets('keep')).toEqual([
      ['doctor-evazan', 'ponda-baba'],
      [null, null],
    ]);
    expect(meets('pass')).toEqual([['doctor-evazan'], ['ponda-baba', null]]);
  });

  it('OR-ASSET-03 OR-CREW-04 OR-CREW-05 OR-CREW-07 OR-DISC-03 · who makes room for crew sends the other back to the map', (play) => {
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'ketsu-onyo', at: 'kessel', credits: 5000, assets: ['boshek'] }, {}],
      contacts: { kessel: ['lobot up', null] },
    });
    rim.player(0).encounters('lobot').asked('prompt.may').answers('use');
    rim.player(0).asked('prompt.make-room').offers('boshek', 'lobot').answers('boshek');
    rim.player(0).asked('prompt.contact-slot').answers('slot:8');
    // Kessel has room for him, and nothing is nearer.
    expect([rim.player(0).assets, rim.contacts('kessel')]).toEqual([['lobot'], ['boshek', null]]);
    rim.table.leavesOpen();
  });

  it('OR-CREW-03 OR-CREW-05 OR-SLOT-06 · crew for whom nobody makes room never came: the token stays where it was met', (play) => {
    // Ketsu Onyo meets Lobot on Nal Hutta from Tatooine; Boshek keeps his seat.
    const rim = table(play, {
      step: 'encounter',
      players: [{ character: 'ketsu-onyo', at: 'tatooine', credits: 5000, assets: ['boshek'] }, {}],
      contacts: { tatooine: [null, null], 'nal-hutta': [null, 'lobot up'] },
    });
    rim.player(0).encounters('use ketsu-onyo').asked('prompt.encounter').answers('lobot');
    rim.player(0).asked('prompt.may').answers('use');
    rim.player(0).asked('prompt.make-room').answers('lobot');
    expect([rim.player(0).assets, rim.contacts('tatooine'), rim.contacts('nal-hutta')]).toEqual([
      ['boshek'],
      [null, null],
      [null, 'lobot'],
    ]);
    const met = rim.table.log(1).find(({ type }) => type === 'encounter');
    expect(met?.data).toMatchObject({ kind: 'contact', what: 'nal-hutta' });
    rim.player(1).asked('prompt.planning');
  });

  it('OR-SLOT-06 OR-GOAL-05 OR-ASSET-03 · what finds no slot was never had: it counts for no personal goal', (play) => {
    // Two droids in the crew are IG-88's goal; the G9 Rigger has one seat, the HWK-290 two.
    const hires = (ship: 'g9-rigger' | 'hwk-290') => {
      const rim = table(play, {
        step: 'encounter',
        players: [{ character: 'ig-88', ship, at: 'kessel', credits: 3000, assets: ['databank/4-lom'] }, {}],
        contacts: { kessel: ['ig-rm-droid up', null] },
      });
      rim.player(0).encounters('ig-rm-droid').asked('prompt.may').answers('use');
      return rim;
    };
    const full = hires('g9-rigger');
    full.player(0).asked('prompt.make-room').answers('4-lom').asked('prompt.contact-slot').answers('slot:8');
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
  });

  it('OR-ASSET-05 · nothing is thrown away without a reason', (play) => {
    const rim = acting(play, { assets: ['vibroknife', 'salvage', 'bounty-greedo'] });
    rim.player(0).asked('prompt.action').offers('market', 'end');
  });
});

describe('paying with cards', () => {
  it('OR-BARTER-04 OR-BARTER-08 OR-BARTER-10 OR-GEAR-04 OR-MODS-03 OR-DISC-01 · gear, mods and cargo pay; crew, jobs, bounties and the ship do not', (play) => {
    const rim = acting(
      play,
      {
        ship: 'yt-1300',
        credits: 2000,
        assets: ['vibroknife', 'quad-laser-cannon', 'salvage', 'sy-snootles', 'bounty-boshek', 'hutt-favor'],
      },
      { market: { 'gear-mod': ['iqa-11', 'shield-upgrade'] } },
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
  });

  it('OR-BARTER-03 OR-BARTER-06 · what is paid for on an encounter is paid in credits', (play) => {
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
