import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { Good, PlanetFace, System } from '../content/index.ts';
import { type Captain, voyage } from './kit.ts';

/** One planet for every size of starport, and its sector. */
const PORTS: readonly (readonly [PlanetFace, number])[] = [
  ['dustfall', 2],
  ['ondur', 12],
  ['velmora', 9],
  ['axiom', 35],
  ['ironmoon', 6],
];
const DICE = [1, 2, 3, 4, 5, 6] as const;

describe('customs', () => {
  /** Rows: die 1 to 6; columns: None, Small, Medium, Large, Military. */
  const TABLE = ['-----', '----B', '---BF', '--BFD', '-BFDI', 'BFDII'];

  for (const [column, [planet, sector]] of PORTS.entries()) {
    it(`SG-CUST-05 SG-COMP-05 · every roll on ${planet}`, (play) => {
      for (const die of DICE) {
        const wanted: Captain = { sector, bounty: 300, credits: 700, cargoPods: 3, food: 2 };
        const table = voyage(play, { captains: [wanted, {}], planets: [planet], step: 'explore', dice: [die] });
        table.seat(0).asked('prompt.explore').answers('planet');
        const { bounty, credits, food, status } = table.log(0);
        const found = { bounty, credits, food, status };
        const free = { bounty: 300, credits: 700, food: 2, status: 'flying' };
        const outcomes: Readonly<Record<string, object>> = {
          '-': free,
          B: { ...free, bounty: 400 },
          F: { ...free, credits: 500 },
          D: { ...free, food: 0 },
          I: { ...free, food: 0, status: 'arrested' },
        };
        expect(found).toEqual(outcomes[TABLE[die - 1]?.[column] ?? '']);
        const goesOn = '-BF'.includes(TABLE[die - 1]?.[column] ?? '?');
        if (goesOn) table.seat(0).asked('prompt.activity', { planet });
        else table.seat(0).notAsked();
        table.table.leavesOpen();
      }
    });
  }
});

describe('availability', () => {
  const TABLE = [
    [0, 1, 2, 4, 8],
    [1, 2, 3, 5, 9],
    [2, 3, 4, 6, 10],
    [3, 4, 5, 7, 10],
    [4, 5, 6, 8, 10],
    [5, 6, 7, 9, 10],
  ];

  for (const [column, [planet, sector]] of PORTS.entries()) {
    it(`SG-TRADE-04 SG-TRADE-05 SG-TRADE-08 · every roll on ${planet}, for buying and for selling`, (play) => {
      for (const die of DICE) {
        const most = TABLE[die - 1]?.[column] ?? -1;
        for (const does of ['buy', 'sell'] as const) {
          const captain: Captain = { sector, credits: 5000, cargoPods: 10, medtech: does === 'sell' ? 10 : 0 };
          const table = voyage(play, {
            captains: [captain, {}],
            planets: [planet],
            step: 'activity',
            fields: { port: 0 },
            dice: [die, 3],
          });
          const trade = table.seat(0).asked('prompt.activity').answers(`${does}:medtech`);
          if (most === 0) trade.notAsked();
          else
            trade
              .asked(`prompt.${does}-amount`, { limit: most })
              .offers(...Array.from({ length: most + 1 }, (_, units) => `units:${units}`));
          table.table.leavesOpen();
        }
      }
    });
  }
});

describe('demand', () => {
  const TABLE = [
    [1, 5, 25, 45, 65, 100],
    [2, 10, 30, 50, 70, 120],
    [4, 15, 35, 55, 75, 140],
    [6, 20, 40, 60, 80, 160],
    [8, 25, 45, 65, 85, 180],
    [10, 30, 50, 70, 90, 200],
  ];
  /** One good on one planet for every level: Very low to Illegal. */
  const GOODS: readonly (readonly [PlanetFace, number, Good])[] = [
    ['velmora', 9, 'luxuries'],
    ['ironmoon', 6, 'weapons'],
    ['ironmoon', 6, 'medtech'],
    ['ironmoon', 6, 'luxuries'],
    ['ironmoon', 6, 'food'],
    ['hospice', 77, 'weapons'],
  ];

  for (const [column, [planet, sector, good]] of GOODS.entries()) {
    it(`SG-TRADE-06 SG-COMP-06 SG-TRADE-13 · every roll for ${good} on ${planet}`, (play) => {
      for (const die of DICE) {
        const price = TABLE[die - 1]?.[column] ?? -1;
        const captains = [{ sector, credits: 1000, cargoPods: 4 }, {}];
        const bought = voyage(play, {
          captains,
          planets: [planet],
          step: 'activity',
          fields: { port: 0 },
          dice: [6, die],
        });
        bought.seat(0).asked('prompt.activity').answers(`buy:${good}`).asked('prompt.buy-amount', { price });
        bought.seat(0).asked('prompt.buy-amount').answers('units:4');
        expect([bought.log(0).credits, bought.log(0)[good]]).toEqual([1000 - 4 * price, 4]);
        bought.table.leavesOpen();
      }
    });
  }
});

describe('upgrades', () => {
  /** Columns: None, Small, Medium, Large, Military. */
  const PRICES: Readonly<Record<System, readonly (number | null)[]>> = {
    engines: [null, 240, 120, 60, 30],
    lightspeed: [null, 560, 280, 140, 70],
    shields: [null, null, 200, 100, 50],
    lasers: [null, null, 160, 80, 40],
    cargoPods: [null, 160, 80, 40, 20],
  };

  for (const [column, [planet, sector]] of PORTS.entries()) {
    it(`SG-UPG-01 SG-UPG-03 SG-UPG-04 · every system on ${planet}`, (play) => {
      for (const system of Object.keys(PRICES) as System[]) {
        const price = PRICES[system][column] ?? null;
        const captain: Captain = { sector, credits: 1000, shields: 1 };
        const table = voyage(play, {
          captains: [captain, {}],
          planets: [planet],
          step: 'activity',
          fields: { port: 0 },
        });
        const before = table.log(0)[system];
        const activity = table.seat(0).asked('prompt.activity');
        if (column === 0) activity.refuses('upgrade', 'reason.not-for-sale', 'SG-UPG-04');
        else {
          const question = activity.answers('upgrade').asked('prompt.upgrade', { credits: 1000 });
          if (price === null) question.refuses(`system:${system}`, 'reason.not-for-sale', 'SG-UPG-04');
          else question.answers(`system:${system}`);
        }
        const bought = column === 0 || price === null ? [1000, before] : [1000 - price, before + 1];
        expect([table.log(0).credits, table.log(0)[system]]).toEqual(bought);
        table.table.leavesOpen();
      }
    });
  }
});

describe('additional damage', () => {
  const SYSTEMS: readonly System[] = ['engines', 'lightspeed', 'shields', 'lasers', 'cargoPods'];

  it('SG-ADD-01 SG-ADD-04 · each roll of 1 to 5 takes 2 points from one system', (play) => {
    for (const [i, system] of SYSTEMS.entries()) {
      const hit: Captain = { engines: 3, lightspeed: 5, shields: 3, lasers: 3, cargoPods: 4 };
      // The pirate flagship: engines 4, lasers 6, shields 3. It wins the manoeuvre and the dogfight.
      const table = voyage(play, { captains: [hit, {}], fate: ['pirate-flagship'], dice: [1, 6, 1, 6, i + 1] });
      for (const each of SYSTEMS) expect(table.log(0)[each]).toBe((hit[each] ?? 0) - (each === system ? 2 : 0));
      expect(table.log(0).hull).toBe(4);
      table.table.leavesOpen();
    }
  });

  it('SG-ADD-04 SG-ADD-05 · a card ship rerolls a 6', (play) => {
    const hit: Captain = { engines: 3, lasers: 3 };
    const table = voyage(play, { captains: [hit, {}], fate: ['pirate-flagship'], dice: [1, 6, 1, 6, 6, 6, 1] });
    expect([table.log(0).engines, table.log(0).lasers]).toEqual([1, 3]);
    table.table.leavesOpen();
  });
});
