import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { gifts, type Rim, type Seating, table } from './kit.ts';

/** Both are at nav-17; the first player offers these. */
const offers = (play: Play, one: Seating, two: Seating, ...goods: readonly string[]): Rim => {
  const rim = table(play, {
    step: 'action',
    players: [
      { character: 'ketsu-onyo', at: 'nav-17', ...one },
      { character: 'bossk', at: 'nav-17', ...two },
    ],
  });
  rim.player(0).does('trade').asked('prompt.trade-partner').answers('seat:1');
  rim
    .player(0)
    .asked('prompt.offer')
    .answers(...goods);
  return rim;
};

describe('a trade', () => {
  it('OR-TRADE-02 OR-TRADE-10 OR-CREDIT-03 · cannot be agreed to with credits that are gone', (play) => {
    const rim = offers(play, { credits: 1000 }, { assets: ['salvage'] }, 'credits:gives#0=1000', 'salvage');
    rim.player(1).asked('prompt.terms').offers('accept', 'counter', 'withdraw');
    rim.player(0).interjects('give:1:1000');
    rim.player(1).asked('prompt.terms').offers('counter', 'withdraw').answers('withdraw');
    expect([rim.player(0).assets, rim.player(1).assets, rim.player(1).credits]).toEqual([[], ['salvage'], 1000]);
    rim.table.leavesOpen();
  });

  it('OR-TRADE-02 OR-TRADE-05 · that was carried out is not one party’s to take back', (play) => {
    const rim = offers(play, { credits: 1000 }, { assets: ['salvage'] }, 'credits:gives#0=1000', 'salvage');
    // an offer nobody has answered yet is
    expect(rim.table.match.undoable(0)?.free).toBe(true);
    rim.player(1).asked('prompt.terms').answers('accept');
    expect([rim.player(0).assets, rim.player(1).credits]).toEqual([['salvage'], 1000]);
    expect(rim.table.match.undoable(0)?.free).toBe(false);
    expect(rim.table.match.undoable(1)?.free).toBe(false);
    rim.table.leavesOpen();
  });

  it('OR-TRADE-09 OR-CREDIT-04 · is not needed for a gift of any thousand, and who got it keeps it', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'ketsu-onyo', at: 'kessel', credits: 4000 },
        { character: 'bossk', at: 'naboo', credits: 0 },
      ],
    });
    rim.table.seat(0).mayInterject(...gifts(1, 4000));
    rim.player(0).interjects('give:1:3000');
    expect([rim.player(0).credits, rim.player(1).credits]).toEqual([1000, 3000]);
    expect(rim.table.match.undoable(0)).toEqual({ answers: 1, free: false });
    rim.table.leavesOpen();
  });

  it('OR-TRADE-02 OR-TRADE-03 · is over when nothing is asked for', (play) => {
    const rim = offers(play, { credits: 1000 }, {});
    rim.player(0).asked('prompt.trade-partner').answers('done').asked('prompt.encounter');
    expect([rim.player(0).credits, rim.player(1).credits]).toEqual([1000, 0]);
  });

  it('OR-TRADE-12 OR-TIME-01 OR-ASSET-06 · is a gain: the mechanic is paid for a mod from anybody', (play) => {
    const mechanic = { assets: ['encounter/tatooine-nal-hutta-2'] };
    const mod = offers(play, { assets: ['ion-cannon'] }, mechanic, 'ion-cannon');
    mod.player(1).asked('prompt.terms').answers('accept');
    expect([mod.player(0).credits, mod.player(1).credits]).toEqual([0, 2000]);
    mod.table.leavesOpen();
    const gear = offers(play, { assets: ['dl-44'] }, mechanic, 'dl-44');
    gear.player(1).asked('prompt.terms').answers('accept');
    expect(gear.player(1).credits).toBe(0);
    gear.table.leavesOpen();
    // what is handed on at once because no slot is left was never had
    const full = offers(
      play,
      { assets: ['ion-cannon'] },
      { assets: [...mechanic.assets, 'autoblaster'] },
      'ion-cannon',
    );
    full.player(1).asked('prompt.terms').answers('accept').asked('prompt.make-room').answers('ion-cannon');
    expect(full.player(1).credits).toBe(0);
    full.table.leavesOpen();
  });

  it('OR-DEFEAT-01 OR-DEFEAT-05 OR-CABIL-05 · may cost the active player the health that held, and the turn', (play) => {
    const wounded = { credits: 5000, characterDamage: 4, assets: ['databank/ig-rm-droid'] };
    const rim = offers(play, wounded, {}, 'ig-rm-droid');
    rim.player(1).asked('prompt.terms').answers('accept');
    expect([rim.player(0).state.defeated, rim.player(0).credits]).toEqual([true, 2000]);
    rim.player(1).asked('prompt.planning');
  });

  it('OR-GOAL-02 OR-SLOT-07 OR-TRADE-12 · brings the GX1 its third crew, which then has a place', (play) => {
    const gx1 = { ship: 'gx1-short-hauler', assets: ['databank/lobot', 'databank/boshek'] } as const;
    const rim = offers(play, { assets: ['databank/w1-le'] }, gx1, 'w1-le');
    rim.player(1).asked('prompt.terms').answers('accept');
    expect([rim.player(1).assets.length, rim.player(1).fame, rim.player(1).state.shipFlipped]).toEqual([3, 1, true]);
    rim.table.leavesOpen();
  });
});

describe('credits at any time', () => {
  it('OR-TRADE-09 OR-BUY-01 OR-CREDIT-03 · but whoever has taken a card from the market keeps what it costs', (play) => {
    const rim = table(play, {
      step: 'action',
      players: [
        { character: 'ketsu-onyo', at: 'kessel', credits: 3000, assets: ['quad-laser-cannon'] },
        { character: 'bossk', at: 'naboo', credits: 1000 },
      ],
      market: { 'gear-mod': ['improved-nav-computer', 'shield-upgrade'] },
    });
    rim.table.seat(0).mayInterject(...gifts(1, 3000));
    rim.player(0).buys('gear-mod').asked('prompt.trade-in');
    // the computer costs 3,000; the cannon would be taken for 2,000
    rim.table.seat(0).mayInterject(...gifts(1, 2000));
    // what others give is welcome all the time
    rim.table.seat(1).mayInterject('give:0:1000');
    rim.player(1).interjects('give:0:1000');
    rim.player(0).asked('prompt.trade-in').answers('done').asked('prompt.make-room').answers('quad-laser-cannon');
    expect([rim.player(0).credits, rim.player(0).assets]).toEqual([1000, ['improved-nav-computer']]);
    rim.player(0).asked('prompt.encounter');
    rim.table.seat(0).mayInterject('give:1:1000');
  });
});
