import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { FateFace, Good } from '../content/index.ts';
import { type Captain, voyage } from './kit.ts';

/** Wins every manoeuvre and every dogfight with a 6 against a 1, and no system of it is ever damaged. */
const BATTLESHIP: Captain = { engines: 10, lasers: 10, shields: 10, cargoPods: 10 };

describe('card ships', () => {
  const BY_BOUNTY: readonly (readonly [FateFace, number])[] = [
    ['patrol-cutter', 200],
    ['interceptor-wing', 400],
    ['destroyer', 600],
    ['battlecruiser', 1000],
    ['convoy-escort', 1],
    ['rookie-hunter', 100],
    ['the-twins', 300],
    ['iron-hound', 500],
    ['lady-nightshade', 800],
    ['the-collector', 1200],
  ];

  for (const [card, from] of BY_BOUNTY) {
    it(`SG-CARD-04 · ${card} attacks from a bounty of ${from} on`, (play) => {
      const drawn = (bounty: number) => voyage(play, { captains: [{ bounty }, {}], fate: [card], dice: 'any' });
      drawn(from - 1)
        .seat(0)
        .asked('prompt.card-ship')
        .offers('attack', 'pass')
        .answers('pass')
        .asked('prompt.move');
      const attacked = drawn(from);
      expect(attacked.events).toContain('combat');
      attacked.table.leavesOpen();
    });
  }

  /** What is found in the purse, the bounty, and the goods that may be taken. */
  const SPOILS: readonly (readonly [FateFace, number, number, (readonly [Good, number])?])[] = [
    ['patrol-cutter', 150, 300],
    ['customs-cutter', 200, 300],
    ['interceptor-wing', 300, 300],
    ['convoy-escort', 400, 300],
    ['destroyer', 600, 400],
    ['battlecruiser', 1200, 600],
    ['scrap-corsair', 100, 0],
    ['red-lantern', 150, 0],
    ['void-jackal', 200, 0],
    ['black-comet', 250, 0],
    ['toll-gate', 400, 0],
    ['corsair-captain', 450, 0],
    ['pirate-flagship', 800, 0],
    ['grain-freighter', 0, 200, ['food', 5]],
    ['robot-hauler', 0, 200, ['robots', 4]],
    ['hospital-ship', 0, 400, ['medtech', 4]],
    ['luxury-liner', 0, 300, ['luxuries', 4]],
    ['gunrunner', 0, 100, ['weapons', 4]],
    ['rookie-hunter', 100, 100],
    ['the-twins', 250, 100],
    ['iron-hound', 500, 100],
    ['lady-nightshade', 750, 200],
    ['the-collector', 1200, 200],
    ['void-ray', 150, 0],
    ['plasma-swarm', 250, 0],
    ['star-kraken', 500, 0],
  ];

  for (const [card, credits, bounty, goods] of SPOILS) {
    it(`SG-DEST-10 SG-DOG-04 · ${card} is destroyed by one hit of strong lasers`, (play) => {
      const table = voyage(play, { captains: [{ ...BATTLESHIP, credits: 100 }, {}], fate: [card], dice: [6, 1, 6, 1] });
      const [first] = table.table.match.asked;
      if (first?.prompt.key === 'prompt.card-ship') table.seat(0).asked('prompt.card-ship').answers('attack');
      if (first?.prompt.key === 'prompt.toll') table.seat(0).asked('prompt.toll').answers('refuse');
      table.seat(0).asked('prompt.manoeuvre').answers('attack');
      if (goods !== undefined) table.seat(0).asked('prompt.loot').answers(`units:${goods[1]}`);
      expect(table.log(0)).toMatchObject({ credits: 100 + credits, bounty, ...(goods && { [goods[0]]: goods[1] }) });
      expect([table.pile('fateDiscard')[0], table.state.active]).toEqual([card, 1]);
    });
  }

  it('SG-DOG-04 SG-CON-04 SG-DEST-10 · shields save a strong ship from weak lasers, not from a cannon', (play) => {
    const fought = (card: FateFace, captain: Captain) => {
      const table = voyage(play, {
        captains: [{ engines: 10, credits: 0, ...captain }, {}],
        fate: [card],
        dice: [6, 1, 6, 1],
      });
      if (table.table.match.asked[0]?.prompt.key === 'prompt.card-ship') {
        table.seat(0).asked('prompt.card-ship').answers('attack');
      }
      table.seat(0).asked('prompt.manoeuvre').answers('attack');
      return [table.log(0).credits, table.log(0).bounty, table.events.includes('driven-off')];
    };
    // A destroyer has shields 3 and hull 2
    expect(fought('destroyer', { lasers: 3 })).toEqual([0, 0, true]);
    expect(fought('destroyer', { lasers: 4 })).toEqual([600, 400, false]);
    expect(fought('destroyer', { lasers: 3, kept: ['heavy-cannon'] })).toEqual([600, 400, false]);
    expect(fought('star-kraken', { lasers: 2 })).toEqual([0, 0, true]);
    expect(fought('star-kraken', { lasers: 1, kept: ['targeting-computer'] })).toEqual([500, 0, false]);
    // A ship with one hull point has no shields that could save it
    expect(fought('patrol-cutter', { lasers: 1 })).toEqual([150, 300, false]);
  });

  for (const [card, credits, hull, more] of [
    ['patrol-cutter', 50, 0, 0],
    ['customs-cutter', 50, 0, 0],
    ['convoy-escort', 100, 0, 0],
    ['rookie-hunter', 50, 0, 0],
    ['lady-nightshade', 100, 0, 0],
    ['interceptor-wing', 0, 0, 3],
    ['the-twins', 0, 0, 2],
    ['the-collector', 0, 0, 4],
    ['destroyer', 0, 1, 0],
    ['iron-hound', 0, 1, 0],
    ['battlecruiser', 0, 2, 0],
  ] as const) {
    it(`SG-FATE-02 SG-Q-50 · ${card} does something for whoever it lets live`, (play) => {
      const passed = (points: number) => {
        const table = voyage(play, { captains: [{ hull: points }, {}], fate: [card] });
        table
          .seat(0)
          .asked('prompt.card-ship')
          .answers('pass')
          .asked('prompt.move', { left: 3 + more });
        return table.log(0);
      };
      expect(passed(2)).toMatchObject({ credits: 500 + credits, hull: 2 + hull });
      // Whoever needs no repairs is paid
      expect(passed(5)).toMatchObject({ credits: 500 + credits + 50 * hull, hull: 5 });
    });
  }

  it('SG-FATE-02 SG-TRADE-11 · what does not fit is not taken from a raided trader', (play) => {
    const raid = (food: number) =>
      voyage(play, {
        captains: [{ ...BATTLESHIP, cargoPods: 3, food }, {}],
        fate: ['grain-freighter'],
        dice: [6, 1, 6, 1],
      });
    const some = raid(1);
    some.seat(0).asked('prompt.card-ship').answers('attack').asked('prompt.manoeuvre').answers('attack');
    some.seat(0).asked('prompt.loot').offers('units:0', 'units:1', 'units:2').answers('units:2');
    expect(some.log(0)).toMatchObject({ food: 3, bounty: 200 });
    const full = raid(3);
    full.seat(0).asked('prompt.card-ship').answers('attack').asked('prompt.manoeuvre').answers('attack');
    full.seat(0).asked('prompt.loot').offers('units:0').answers('units:0');
    expect(full.log(0)).toMatchObject({ food: 3, bounty: 200 });
  });

  for (const [card, units] of [
    ['scrap-corsair', 2],
    ['red-lantern', 2],
    ['void-jackal', 3],
    ['corsair-captain', 3],
  ] as const) {
    it(`SG-FATE-02 SG-DOG-05 · ${card} takes ${units} units of the owner's choice, not the hull point`, (play) => {
      const robbed = (captain: Captain, dice: readonly number[]) =>
        voyage(play, { captains: [{ cargoPods: 6, ...captain }, {}], fate: [card], dice: [1, 6, 1, 6, ...dice] });
      const table = robbed({ food: 2, robots: 2, shields: 10 }, []);
      for (let left = units; left > 0; left--) {
        table
          .seat(0)
          .asked('prompt.hand-over', { left })
          .answers(left % 2 === 0 ? 'good:food' : 'good:robots');
      }
      expect(table.log(0)).toMatchObject({ hull: 5, food: 1, robots: 4 - units - 1 });
      // All of them, if there are fewer; and additional damage still comes: here the engines.
      const poor = robbed({ food: 1, engines: 1 }, [1]);
      expect(poor.log(0)).toMatchObject({ hull: 5, food: 0, engines: 0 });
      const empty = robbed({ shields: 10 }, []);
      expect(empty.log(0).hull).toBe(4);
    });
  }

  for (const [card, good, units, price] of [
    ['grain-freighter', 'food', 4, 10],
    ['robot-hauler', 'robots', 3, 20],
    ['hospital-ship', 'medtech', 3, 25],
    ['gunrunner', 'weapons', 4, 30],
    ['luxury-liner', 'luxuries', 3, -65],
  ] as const) {
    it(`SG-FATE-02 SG-FATE-03 · ${card} trades ${units} units at most, and the turn goes on`, (play) => {
      const aboard = price < 0 ? 5 : 0;
      const table = voyage(play, { captains: [{ cargoPods: 9, [good]: aboard }, {}], fate: [card] });
      table.seat(0).asked('prompt.card-ship').offers('attack', 'pass', 'trade').answers('trade');
      table
        .seat(0)
        .asked('prompt.ship-amount')
        .offers(...Array.from({ length: units }, (_, i) => `units:${i + 1}`))
        .answers(`units:${units}`)
        .asked('prompt.move');
      expect(table.log(0)).toMatchObject({
        credits: 500 - units * price,
        [good]: price < 0 ? aboard - units : units,
        bounty: 0,
      });
    });
  }

  it('SG-SET-09 · Kara Voss is spared by bounty hunters only, and paid for card ships as well', (play) => {
    const paid = voyage(play, {
      captains: [{ ...BATTLESHIP, character: 'kara-voss', credits: 100 }, {}],
      fate: ['void-ray'],
      dice: [6, 1, 6, 1],
    });
    paid.seat(0).asked('prompt.manoeuvre').answers('attack');
    expect(paid.log(0).credits).toBe(100 + 150 + 150);
    const hunted = voyage(play, {
      captains: [{ character: 'kara-voss', bounty: 5000 }, {}],
      fate: ['patrol-cutter'],
      dice: 'any',
    });
    expect(hunted.events).toContain('combat');
    hunted.table.leavesOpen();
  });

  it('SG-DEST-03 SG-Q-42 · pirates, monsters and soldiers destroy the ship and leave the bounty', (play) => {
    for (const card of ['black-comet', 'star-kraken', 'destroyer'] as const) {
      const table = voyage(play, {
        captains: [{ sector: 28, hull: 1, bounty: 600, credits: 700 }, {}],
        planets: ['ferrum'],
        fate: [card],
        dice: [1, 6, 1, 6],
      });
      expect(table.log(0)).toMatchObject({ bounty: 600, credits: 700, hull: 5, sector: 28 });
      table.seat(1).asked('prompt.move');
    }
  });

  it('SG-COMB-02 SG-ALT-04 SG-TURN-02 · the left neighbour who rolls is one who is still in the game', (play) => {
    const table = voyage(play, {
      captains: [{}, { status: 'out', sector: 0 }, {}],
      fate: ['black-comet'],
      dice: [1, 6, 1, 6, 1],
      options: { goal: 'last-standing' },
    });
    const dice = table.table.log('spectator').filter(({ type }) => type === 'die');
    expect(dice.map(({ data }) => data.seat)).toEqual([0, 2, 0, 2, 2].map((seat) => ({ seat })));
    table.seat(2).asked('prompt.move');
  });

  it('SG-FATE-02 SG-TRADE-12 · a trader sells no more than one can pay', (play) => {
    const met = (credits: number) => voyage(play, { captains: [{ cargoPods: 9, credits }, {}], fate: ['gunrunner'] });
    met(89).seat(0).asked('prompt.card-ship').answers('trade').asked('prompt.ship-amount').offers('units:1', 'units:2');
    met(29)
      .seat(0)
      .asked('prompt.card-ship')
      .offers('attack', 'pass')
      .refuses('trade', 'reason.no-credits', 'SG-TRADE-12');
  });

  it('SG-FATE-02 · the toll gate attacks who can’t pay', (play) => {
    const table = voyage(play, {
      captains: [{ credits: 99, shields: 4 }, {}],
      fate: ['toll-gate'],
      dice: [1, 6, 1, 6],
    });
    expect(table.log(0)).toMatchObject({ credits: 99, hull: 4 });
    const last = voyage(play, { captains: [{ credits: 100 }, {}], fate: ['toll-gate'] });
    last.seat(0).asked('prompt.toll', { toll: 100 }).offers('pay', 'refuse').answers('pay').asked('prompt.move');
    expect(last.log(0)).toMatchObject({ credits: 0, hull: 5 });
  });

  it('SG-FATE-02 SG-Q-12 · the customs cutter looks for weapons, also those of Brix, or a bounty', (play) => {
    const met = (captain: Captain, dice: readonly number[] = []) =>
      voyage(play, { captains: [{ cargoPods: 9, ...captain }, {}], fate: ['customs-cutter'], dice });
    met({ food: 3 }).seat(0).asked('prompt.card-ship').offers('attack', 'pass').answers('pass').asked('prompt.move');
    met({ weapons: 3, kept: ['hidden-compartment'] })
      .seat(0)
      .asked('prompt.card-ship')
      .offers('attack', 'pass');
    const brix = met({ brix: [{ units: 2, until: 3 }], food: 1, credits: 199 }, [6]);
    brix.seat(0).asked('prompt.card-ship').offers('attack', 'inspection').answers('inspection').notAsked();
    // A fine that can't be paid: everything is confiscated, and the turn is over.
    expect(brix.log(0)).toMatchObject({ brix: [], food: 0, credits: 199, status: 'flying' });
    // Three units are hidden in space, too: the fourth is found.
    const hiding = met({ bounty: 100, weapons: 4, credits: 0, kept: ['hidden-compartment'] }, [6]);
    hiding.seat(0).asked('prompt.card-ship').answers('inspection').notAsked();
    expect(hiding.log(0)).toMatchObject({ weapons: 3 });
    // Nyx has her second die on planets only; forged papers help in space, too.
    const nyx = met({ bounty: 100, character: 'nyx-vantreau' }, [4]);
    nyx.seat(0).asked('prompt.card-ship').answers('inspection').asked('prompt.move');
    const forged = met({ bounty: 100, kept: ['forged-papers'] }, [6, 5]);
    forged.seat(0).asked('prompt.card-ship').answers('inspection').asked('prompt.customs-die').answers('die:5');
    expect(forged.log(0)).toMatchObject({ credits: 500, bounty: 200 });
    const wanted = met({ bounty: 100 }, [5]);
    wanted.seat(0).asked('prompt.card-ship').answers('inspection').asked('prompt.move');
    expect(wanted.log(0).bounty).toBe(200);
  });
});
