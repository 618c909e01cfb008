import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { FateFace } from '../content/index.ts';
import { type Captain, voyage } from './kit.ts';

/** Wins every manoeuvre and every dogfight with a 6 against a 1, and no system of it is ever damaged. */
const BATTLESHIP: Captain = { engines: 10, lasers: 10, shields: 10 };
const onVelmora = (captain: Captain, dice: readonly number[]) =>
  ({
    captains: [{ sector: 9, ...captain }, {}],
    planets: ['velmora'],
    step: 'activity',
    fields: { port: 0 },
    dice,
  }) as const;

describe('full cargo pods', () => {
  it('SG-TRADE-08 SG-TRADE-11 SG-CARGO-01 · a purchase is announced with full pods, and goods go overboard when the price is known', (play) => {
    // Medium starport: a 3 is 4 units; luxuries are in very low demand: a 2 is 2 credits
    const table = voyage(play, onVelmora({ cargoPods: 2, food: 1, robots: 1 }, [3, 2]));
    table.seat(0).asked('prompt.activity').answers('buy:luxuries');
    table
      .seat(0)
      .asked('prompt.buy-amount', { limit: 4, price: 2 })
      .offers('units:0')
      .refuses('units:1', 'reason.full-pods', 'SG-CARGO-01');
    table.seat(0).interjects('overboard:food');
    table.seat(0).asked('prompt.buy-amount').offers('units:0', 'units:1');
    table.seat(0).interjects('overboard:robots');
    table.seat(0).asked('prompt.buy-amount').offers('units:0', 'units:1', 'units:2').answers('units:2');
    expect(table.log(0)).toMatchObject({ food: 0, robots: 0, luxuries: 2, credits: 496 });
    expect(table.state.active).toBe(1);
  });

  it('SG-TRADE-08 SG-TRADE-09 · whoever keeps the goods instead buys nothing, and the turn ends', (play) => {
    const table = voyage(play, onVelmora({ cargoPods: 1, food: 1 }, [3, 2]));
    table.seat(0).asked('prompt.activity').answers('buy:luxuries').asked('prompt.buy-amount').answers('units:0');
    expect(table.log(0)).toMatchObject({ food: 1, luxuries: 0, credits: 500 });
    expect(table.state.active).toBe(1);
  });

  it('SG-TRADE-11 SG-TRADE-12 · where no room or money could ever do, nothing is asked', (play) => {
    // No pods at all: nothing could be bought whatever goes overboard
    voyage(play, onVelmora({ cargoPods: 0 }, []))
      .seat(0)
      .asked('prompt.activity')
      .refuses('buy:luxuries', 'reason.no-free-pods', 'SG-TRADE-11');
    // Full pods and too little money for a single robot at 65
    const poor = voyage(play, onVelmora({ cargoPods: 1, food: 1, credits: 10 }, [3, 1]));
    poor.seat(0).asked('prompt.activity').answers('buy:robots').notAsked();
    expect(poor.log(0)).toMatchObject({ food: 1, robots: 0, credits: 10 });
  });

  const raid = (captain: Captain, card: FateFace = 'hospital-ship') => ({
    captains: [{ ...BATTLESHIP, ...captain }, {}],
    fate: [card],
    dice: [6, 1, 6, 1],
  });

  it('SG-CARGO-01 SG-COMB-03 SG-FATE-02 · the combat is over when loot is taken: goods go overboard for it', (play) => {
    const table = voyage(play, raid({ cargoPods: 2, robots: 2 }));
    table.seat(0).asked('prompt.card-ship').answers('attack').asked('prompt.manoeuvre').answers('attack');
    expect(table.state.combat).toBe(null);
    table.seat(0).mayInterject('overboard:robots').asked('prompt.loot').offers('units:0');
    table.seat(0).interjects('overboard:robots');
    table.seat(0).asked('prompt.loot').offers('units:0', 'units:1').answers('units:1');
    expect(table.log(0)).toMatchObject({ robots: 1, medtech: 1, bounty: 400 });
    expect([table.pile('fateDiscard')[0], table.state.active]).toEqual(['hospital-ship', 1]);
  });

  it('SG-CARGO-01 SG-FATE-02 · without any pods no loot is asked about', (play) => {
    const table = voyage(play, raid({ cargoPods: 0 }));
    table.seat(0).asked('prompt.card-ship').answers('attack').asked('prompt.manoeuvre').answers('attack').notAsked();
    expect(table.log(0)).toMatchObject({ medtech: 0, bounty: 400 });
  });

  it('SG-CARGO-01 SG-MAN-02 · in the fight itself nothing goes overboard', (play) => {
    const table = voyage(play, raid({ cargoPods: 2, robots: 2 }));
    table
      .seat(0)
      .asked('prompt.card-ship')
      .answers('attack')
      .mayInterject()
      .asked('prompt.manoeuvre')
      .answers('attack');
    table.seat(0).asked('prompt.loot').answers('units:0');
    expect(table.log(0).robots).toBe(2);
  });

  it('SG-CARGO-01 SG-FATE-02 · a trader sells as many as room is made for, also from one free pod on', (play) => {
    const table = voyage(play, { captains: [{ cargoPods: 2, robots: 1 }, {}], fate: ['grain-freighter'] });
    table.seat(0).asked('prompt.card-ship').answers('trade').asked('prompt.ship-amount').offers('units:1');
    table.seat(0).interjects('overboard:robots');
    table.seat(0).asked('prompt.ship-amount').offers('units:1', 'units:2').answers('units:2').asked('prompt.move');
    expect(table.log(0)).toMatchObject({ robots: 0, food: 2, credits: 480 });
  });

  it('SG-CARGO-01 SG-KOR-07 · so do the arms dealers of Brix', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 4, cargoPods: 2, food: 1, credits: 2000 }, {}],
      step: 'activity',
      fields: { port: 7 },
    });
    table.seat(0).asked('prompt.activity').answers('brix').asked('prompt.brix-amount').offers('units:1');
    table.seat(0).interjects('overboard:food');
    table.seat(0).asked('prompt.brix-amount').offers('units:1', 'units:2').answers('units:2');
    expect(table.log(0)).toMatchObject({ food: 0, credits: 1000, brix: [{ units: 2, until: 3 }] });
  });

  it('SG-COMB-03 SG-BNTY-03 SG-CARGO-01 · a combat between players is over when a ship is lost', (play) => {
    const table = voyage(play, {
      captains: [
        { sector: 30, ...BATTLESHIP, food: 1 },
        { sector: 30, hull: 1, bounty: 300 },
      ],
      planets: ['ferrum'],
      step: 'explore',
      dice: [6, 1, 6, 1],
    });
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).mayInterject().asked('prompt.manoeuvre').answers('attack');
    table.seat(0).mayInterject('overboard:food').asked('prompt.collect').answers('yes');
    expect(table.log(0)).toMatchObject({ credits: 800, kills: 1 });
  });
});
