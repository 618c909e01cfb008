import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Captain, voyage } from './kit.ts';

const HUNTER: Captain = { engines: 6, lasers: 6, shields: 9, cargoPods: 5 };
/** The first seat destroys the second, whose hull is 1; no additional damage follows. */
const killing = (victim: Captain, more: readonly number[] = [], hunter: Captain = {}, extra: object = {}) =>
  ({
    captains: [{ sector: 30, ...HUNTER, ...hunter }, { sector: 30, hull: 1, ...victim }, {}],
    step: 'explore',
    dice: [6, 1, 6, 1, ...more],
    ...extra,
  }) as const;

const kill = (table: ReturnType<typeof voyage>): void => {
  table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
  table.seat(0).asked('prompt.manoeuvre').answers('attack');
};

describe('destroyed ships', () => {
  it('SG-DEST-01 SG-DEST-02 SG-DEST-03 SG-DEST-05 SG-DEST-06 SG-DEST-07 SG-DEST-08 SG-DOG-03 SG-SYS-08 SG-BNTY-10 · everything aboard is lost, a new ship waits on the nearest planet', (play) => {
    const victim: Captain = {
      character: 'nyx-vantreau',
      engines: 5,
      lightspeed: 8,
      credits: 120,
      bounty: 700,
      kept: ['afterburner'],
    };
    const table = voyage(play, { ...killing(victim), planets: ['ferrum'] });
    kill(table);
    // A ship with equipment could be robbed instead.
    table.seat(0).asked('prompt.spoils').answers('hit').asked('prompt.collect').answers('no');
    expect(table.log(1)).toMatchObject({
      ...{ sector: 28, engines: 1, lightspeed: 3, lasers: 1, shields: 0, cargoPods: 2, hull: 5 },
      // The insurance; the bounty stays, and nobody asks for customs.
      ...{ credits: 500, bounty: 700, status: 'flying' },
    });
    expect([table.pile('kept', 1), table.pile('fateDiscard')]).toEqual([[], ['afterburner', 'quiet-space']]);
    table.seat(1).asked('prompt.move');
  });

  it('SG-DEST-01 SG-Q-13 · goods of every kind are lost with the ship, also weapons of Brix', (play) => {
    const cargo = { weapons: 1, medtech: 1, luxuries: 1, robots: 1, food: 1, cargoPods: 9 };
    const table = voyage(play, { ...killing({ ...cargo, brix: [{ units: 4, until: 3 }] }), planets: ['ferrum'] });
    kill(table);
    table.seat(0).asked('prompt.spoils').answers('hit');
    expect(table.log(1)).toMatchObject({ weapons: 0, medtech: 0, luxuries: 0, robots: 0, food: 0, brix: [] });
    expect(table.log(1)).toMatchObject({ cargoPods: 1, hull: 5, kills: 0 });
    // The destroyer gets nothing of it
    expect(table.log(0)).toMatchObject({ food: 0, brix: [], kills: 1, credits: 500 });
  });

  it('SG-DEST-02 · who has more than 500 keeps it all', (play) => {
    const table = voyage(play, { ...killing({ credits: 3000 }), planets: ['ferrum'] });
    kill(table);
    expect(table.log(1).credits).toBe(3000);
  });

  it('SG-DEST-04 · each friend is rolled for: 1 to 3 saves', (play) => {
    const table = voyage(play, {
      ...killing({ kept: ['veteran-gunner', 'star-navigator'] }, [3, 4]),
      planets: ['ferrum'],
    });
    kill(table);
    expect(table.pile('kept', 1)).toEqual(['veteran-gunner']);
  });

  it('SG-DEST-09 SG-BNTY-03 SG-MEET-03 · the other one may attack and destroy the active player', (play) => {
    const table = voyage(play, {
      captains: [
        { sector: 30, hull: 1, bounty: 700, credits: 40, food: 1, kept: ['crafty-broker'] },
        { sector: 30, engines: 6, lasers: 6, character: 'kara-voss' },
        {},
      ],
      planets: ['ferrum'],
      step: 'explore',
      dice: [1, 6, 1, 6, 4],
    });
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('done');
    table.seat(1).asked('prompt.meet').answers('attack').asked('prompt.manoeuvre').answers('attack');
    table.seat(1).asked('prompt.collect', { bounty: 700 }).answers('yes').asked('prompt.move');
    expect(table.log(0)).toMatchObject({ bounty: 0, credits: 500, food: 0, sector: 28, hull: 5 });
    expect(table.log(1)).toMatchObject({ credits: 500 + 150 + 700, kills: 1 });
    expect(table.pile('kept', 0)).toEqual([]);
  });

  it('SG-DEST-05 SG-Q-17 SG-Q-19 · of planets equally near the player chooses', (play) => {
    const table = voyage(play, {
      ...killing({}),
      // From 30 Sanctum in 31 is nearer than Ferrum in 28.
      planets: ['ferrum', 'sanctum'],
    });
    kill(table);
    expect(table.log(1).sector).toBe(31);
    // From 29 Ferrum in 28 and New Geneva in 23 are both one sector away
    const tied = voyage(play, {
      ...killing({}),
      planets: ['ferrum', 'sanctum', 'new-geneva'],
      captains: [{ sector: 29, ...HUNTER }, { sector: 29, hull: 1 }, {}],
    });
    kill(tied);
    tied
      .seat(1)
      .asked('prompt.rescue')
      .by('SG-DEST-05')
      .offers('port ferrum', 'port new-geneva')
      .answers('port new-geneva');
    expect(tied.log(1)).toMatchObject({ sector: 23, hull: 5 });
  });
});

describe('bounties', () => {
  it('SG-BNTY-03 SG-BNTY-04 SG-BNTY-06 SG-BNTY-05 · the destroyer collects all of it from the bank, or nothing', (play) => {
    const table = voyage(play, { ...killing({ bounty: 900 }), planets: ['ferrum'] });
    kill(table);
    table.seat(0).asked('prompt.collect', { bounty: 900 }).by('SG-BNTY-03').answers('yes');
    expect([table.log(0).credits, table.log(1).bounty]).toEqual([1400, 0]);
  });

  it('SG-BNTY-01 SG-BNTY-09 SG-CON-06 · a minimum bounty is set again after it was collected', (play) => {
    const table = voyage(play, { ...killing({ character: 'nyx-vantreau', bounty: 900 }), planets: ['ferrum'] });
    kill(table);
    table.seat(0).asked('prompt.collect').answers('yes');
    expect([table.log(0).credits, table.log(1).bounty]).toEqual([1400, 100]);
  });

  it('SG-SET-09 · Kara Voss is paid for every ship she destroys, and hunters let her be', (play) => {
    const table = voyage(play, { ...killing({}, [], { character: 'kara-voss' }), planets: ['ferrum'] });
    kill(table);
    expect(table.log(0).credits).toBe(650);
    const spared = voyage(play, { captains: [{ character: 'kara-voss', bounty: 5000 }, {}], fate: ['the-collector'] });
    spared.seat(0).asked('prompt.card-ship').answers('pass').asked('prompt.move');
  });

  it('SG-BNTY-07 SG-Q-40 SG-Q-41 · a bounty hunter card takes the bounty with the ship', (play) => {
    const hunted = (character: 'nyx-vantreau' | 'jax-corvane') =>
      voyage(play, {
        captains: [{ character, hull: 1, bounty: 600 }, {}],
        planets: ['ferrum'],
        fate: ['iron-hound'],
        dice: [1, 6, 1, 6],
      });
    expect([hunted('jax-corvane').log(0).bounty, hunted('nyx-vantreau').log(0).bounty]).toEqual([0, 100]);
  });

  it('SG-BNTY-11 SG-BNTY-12 SG-BNTY-13 SG-BNTY-14 SG-BNTY-15 SG-COMP-02 · placing one: 500 at least, by somebody without one', (play) => {
    const placing = (captain: Captain) =>
      voyage(play, {
        captains: [{ sector: 9, ...captain }, { bounty: 100 }],
        planets: ['velmora'],
        step: 'activity',
        fields: { port: 0 },
      });
    placing({ bounty: 100, credits: 900 })
      .seat(0)
      .asked('prompt.activity')
      .refuses('bounty', 'reason.own-bounty', 'SG-BNTY-12');
    placing({ credits: 499 }).seat(0).asked('prompt.activity').refuses('bounty', 'reason.no-credits', 'SG-BNTY-13');
    const table = placing({ credits: 700 });
    table.seat(0).asked('prompt.activity').answers('bounty').asked('prompt.bounty-target').answers('seat:1');
    table
      .seat(0)
      .asked('prompt.bounty-amount', { amount: 500 })
      .offers('done', 'more:100', 'more:20', 'more:5', 'more:1')
      .answers('more:100');
    table.seat(0).asked('prompt.bounty-amount', { amount: 600 }).answers('done').notAsked();
    expect([table.log(0).credits, table.log(1).bounty, table.state.active]).toEqual([100, 700, 1]);
  });

  it('SG-BNTY-13 · a sum of many small notes does not make a long way back', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 9, credits: 700 }, {}],
      planets: ['velmora'],
      step: 'activity',
      fields: { port: 0 },
    });
    table.seat(0).asked('prompt.activity').answers('bounty').asked('prompt.bounty-target').answers('seat:1');
    for (let i = 0; i < 60; i++)
      table
        .seat(0)
        .asked('prompt.bounty-amount', { amount: 500 + i })
        .answers('more:1');
    expect(table.table.match.tailLength).toBeLessThanOrEqual(8);
    table.seat(0).asked('prompt.bounty-amount', { amount: 560 }).answers('done');
    expect([table.log(0).credits, table.log(1).bounty]).toEqual([140, 560]);
  });
});

describe('card ships', () => {
  it('SG-CARD-01 SG-CARD-04 · each kind comes in its own way', (play) => {
    const drawn = (fate: 'patrol-cutter' | 'grain-freighter' | 'rookie-hunter', bounty: number) =>
      voyage(play, { captains: [{ bounty, engines: 1 }, {}], fate: [fate], dice: 'any' });
    drawn('patrol-cutter', 199).seat(0).asked('prompt.card-ship').offers('attack', 'pass');
    expect(drawn('patrol-cutter', 200).events).toContain('combat');
    drawn('grain-freighter', 0).seat(0).asked('prompt.card-ship').offers('attack', 'pass', 'trade');
    drawn('rookie-hunter', 99).seat(0).asked('prompt.card-ship').offers('attack', 'pass');
    const hunted = drawn('rookie-hunter', 100);
    expect(hunted.events).toContain('combat');
    hunted.table.leavesOpen();
  });

  it('SG-CARD-02 SG-COMB-02 · one that attacks and wins the manoeuvre fights; the left neighbour rolls for it', (play) => {
    const table = voyage(play, { captains: [{}, {}, {}], active: 1, fate: ['black-comet'], dice: [1, 6, 1, 6, 1] });
    expect(table.log(1).hull).toBe(4);
    const dice = table.table.log('spectator').filter(({ type }) => type === 'die');
    expect(dice.map(({ data }) => data.seat)).toEqual([
      { seat: 1 },
      { seat: 2 },
      { seat: 1 },
      { seat: 2 },
      { seat: 2 },
    ]);
  });

  it('SG-CARD-03 SG-CON-03 SG-MAN-04 · one that is attacked and wins the manoeuvre flees, and the turn is over', (play) => {
    const table = voyage(play, { captains: [{}, {}], fate: ['patrol-cutter'], dice: [1, 6] });
    table.seat(0).asked('prompt.card-ship').answers('attack').notAsked();
    expect([table.log(0).hull, table.state.active]).toEqual([5, 1]);
    const won = voyage(play, {
      captains: [{ engines: 6, lasers: 6 }, {}],
      fate: ['patrol-cutter'],
      dice: [6, 1, 6, 1],
    });
    won.seat(0).asked('prompt.card-ship').answers('attack').asked('prompt.manoeuvre').answers('attack');
    expect(won.log(0)).toMatchObject({ credits: 650, bounty: 300 });
  });

  it('SG-DOG-04 SG-CON-04 SG-DEST-10 · one hull point unless the card says more', (play) => {
    const fight = (kept: Captain['kept']) =>
      voyage(play, {
        captains: [{ engines: 9, lasers: 9, kept: kept ?? [] }, {}],
        fate: ['leviathan'],
        dice: [6, 1, 6, 1],
      });
    const driven = fight([]);
    driven.seat(0).asked('prompt.manoeuvre').answers('attack');
    expect([driven.log(0).credits, driven.pile('fateDiscard')[0]]).toEqual([500, 'leviathan']);
    const destroyed = fight(['heavy-cannon']);
    destroyed.seat(0).asked('prompt.manoeuvre').answers('attack');
    expect(destroyed.log(0).credits).toBe(1200);
  });

  it('SG-Q-50 SG-FATE-02 · ignoring a trader is free; an inspection, a toll and a report are not', (play) => {
    const trader = voyage(play, { captains: [{}, {}], fate: ['gunrunner'] });
    trader.seat(0).asked('prompt.card-ship').answers('pass').asked('prompt.move');
    const buyer = voyage(play, { captains: [{ cargoPods: 2 }, {}], fate: ['gunrunner'] });
    buyer
      .seat(0)
      .asked('prompt.card-ship')
      .answers('trade')
      .asked('prompt.ship-amount')
      .answers('units:2')
      .asked('prompt.move');
    expect(buyer.log(0)).toMatchObject({ weapons: 2, credits: 440 });
    const cutter = voyage(play, { captains: [{ weapons: 1 }, {}], fate: ['customs-cutter'], dice: [6] });
    cutter.seat(0).asked('prompt.card-ship').offers('attack', 'inspection').answers('inspection').asked('prompt.move');
    expect(cutter.log(0).credits).toBe(300);
    const toll = voyage(play, { captains: [{}, {}], fate: ['toll-gate'] });
    toll.seat(0).asked('prompt.toll').answers('pay').asked('prompt.move');
    expect(toll.log(0).credits).toBe(400);
    const report = voyage(play, { captains: [{}, {}], fate: ['convoy-escort'] });
    report.seat(0).asked('prompt.card-ship').answers('pass').asked('prompt.move');
    expect(report.log(0).credits).toBe(600);
  });
});
