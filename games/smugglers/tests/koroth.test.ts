import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Captain, voyage } from './kit.ts';

const BRIX = 7;
const KOROTH = 8;
const loaded: Captain = { cargoPods: 10, brix: [{ units: 10, until: 3 }] };
const onBrix = (captain: Captain) =>
  ({ captains: [{ sector: 4, ...captain }, {}], step: 'activity', fields: { port: BRIX } }) as const;
const atKoroth = (captain: Captain, dice: readonly number[] = []) =>
  ({ captains: [{ sector: 82, ...captain }, {}], step: 'explore', dice }) as const;

describe('the Koroth run', () => {
  it('SG-KOR-01 SG-KOR-06 SG-KOR-07 SG-KOR-09 SG-EX-10 SG-Q-11 SG-Q-09 · ten weapons on Brix for 5000, good for two rounds', (play) => {
    const table = voyage(play, { ...onBrix({ credits: 5200, cargoPods: 10 }), round: 4 });
    table
      .seat(0)
      .asked('prompt.activity')
      .offers('brix', 'upgrade', 'bounty', 'leave')
      .refuses('buy:food', 'reason.no-market', 'SG-Q-09')
      .answers('brix')
      .asked('prompt.brix-amount', { price: 500 })
      .offers(...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((units) => `units:${units}`))
      .answers('units:10')
      .notAsked();
    expect(table.log(0)).toMatchObject({ credits: 200, brix: [{ units: 10, until: 6 }] });
    // No die was rolled.
    expect(table.events).not.toContain('die');
  });

  it('SG-KOR-08 · they need free pods', (play) => {
    voyage(play, onBrix({ credits: 5000, cargoPods: 1, food: 1 }))
      .seat(0)
      .asked('prompt.activity')
      .refuses('brix', 'reason.no-free-pods', 'SG-KOR-08');
    const some = voyage(play, onBrix({ credits: 5000, cargoPods: 3, food: 1 }));
    some.seat(0).asked('prompt.activity').answers('brix').asked('prompt.brix-amount').offers('units:1', 'units:2');
    // And credits: 1499 buy two, 499 none
    const few = voyage(play, onBrix({ credits: 1499, cargoPods: 10 }));
    few.seat(0).asked('prompt.activity').answers('brix').asked('prompt.brix-amount').offers('units:1', 'units:2');
    const none = voyage(play, onBrix({ credits: 499, cargoPods: 10 }));
    none.seat(0).asked('prompt.activity').refuses('brix', 'reason.no-credits', 'SG-KOR-06');
  });

  it('SG-KOR-04 SG-KOR-03 · on Brix only a bounty asks for customs, in the military column', (play) => {
    const clean = voyage(play, { captains: [{ sector: 4, weapons: 1 }, {}], step: 'explore' });
    clean.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
    const wanted = voyage(play, { captains: [{ sector: 4, bounty: 100 }, {}], step: 'explore', dice: [5] });
    wanted.seat(0).asked('prompt.explore').answers('planet');
    expect(wanted.log(0).status).toBe('arrested');
  });

  it('SG-KOR-05 SG-KOR-14 SG-GOAL-01 SG-KOR-17 SG-Q-15 SG-Q-13 · through customs on Koroth with ten: the game is won at once', (play) => {
    for (const [die, bounty] of [
      [1, 0],
      [2, 100],
      [3, 0],
    ] as const) {
      const table = voyage(play, { ...atKoroth({ ...loaded, credits: 200 }, [die]), round: 2 });
      table.seat(0).asked('prompt.explore').answers('planet');
      table.table.wonBy(0);
      expect(table.log(0).bounty).toBe(bounty);
    }
  });

  it('SG-KOR-16 SG-Q-16 · caught: the weapons are gone and the run has failed', (play) => {
    const detained = voyage(play, atKoroth(loaded, [4]));
    detained.seat(0).asked('prompt.explore').answers('planet').notAsked();
    expect(detained.log(0)).toMatchObject({ brix: [], status: 'flying' });
    const poor = voyage(play, atKoroth({ ...loaded, credits: 199 }, [3]));
    poor.seat(0).asked('prompt.explore').answers('planet').notAsked();
    expect(poor.log(0)).toMatchObject({ brix: [], credits: 199 });
  });

  it('SG-KOR-12 SG-KOR-13 SG-Q-16 · bribes are paid first, 1000 for each more die, and only on Koroth', (play) => {
    const table = voyage(play, atKoroth({ ...loaded, credits: 2100 }, [6, 5, 3]));
    table
      .seat(0)
      .asked('prompt.explore')
      .answers('planet')
      .asked('prompt.bribe', { price: 1000 })
      .offers('bribe:0', 'bribe:1', 'bribe:2')
      .answers('bribe:2');
    // 100 credits are left: the 3, a fine, could not be paid any more.
    table
      .seat(0)
      .asked('prompt.customs-die', { dice: [6, 5, 3] })
      .answers('die:3')
      .notAsked();
    expect(table.log(0)).toMatchObject({ credits: 100, brix: [] });
    const brix = voyage(play, {
      captains: [{ sector: 4, bounty: 100, credits: 5000 }, {}],
      step: 'explore',
      dice: [1],
    });
    brix.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
  });

  it('SG-KOR-12 SG-Q-49 SG-SET-09 · Nyx with forged papers, an envoy and a bribe rolls four dice', (play) => {
    const nyx: Captain = {
      character: 'nyx-vantreau',
      credits: 1500,
      kept: ['forged-papers', 'silver-tongued-envoy'],
    };
    const table = voyage(play, atKoroth({ ...loaded, ...nyx }, [6, 6, 4, 6]));
    table.seat(0).asked('prompt.explore').answers('planet').asked('prompt.bribe').answers('bribe:1');
    table
      .seat(0)
      .asked('prompt.customs-die', { dice: [5, 5, 3, 5] })
      .offers('die:3', 'die:5')
      .answers('die:3');
    table.table.wonBy(0);
    expect(table.log(0).credits).toBe(10_300); // SG-KOR-15 booked
  });

  it('SG-KOR-14 SG-SET-09 · a fine stops everybody without 200 credits but Baron Dross', (play) => {
    const baron = voyage(play, atKoroth({ ...loaded, character: 'octavio-dross', credits: 0 }, [3]));
    baron.seat(0).asked('prompt.explore').answers('planet');
    baron.table.wonBy(0);
  });

  it('SG-KOR-16 SG-SET-09 · K-7 is not arrested on Koroth either, but the weapons are gone', (play) => {
    const robot = voyage(play, atKoroth({ ...loaded, character: 'k-seven' }, [6]));
    robot.seat(0).asked('prompt.explore').answers('planet').notAsked();
    expect(robot.log(0)).toMatchObject({ status: 'flying', brix: [] });
    expect([robot.state.outcome, robot.state.active]).toEqual([null, 1]);
  });

  it('SG-KOR-16 SG-FATE-02 · no compartment hides Brix weapons on Koroth', (play) => {
    const captain: Captain = { cargoPods: 10, brix: [{ units: 7, until: 3 }], food: 1, robots: 2 };
    const table = voyage(play, atKoroth({ ...captain, kept: ['hidden-compartment'] }, [4]));
    table.seat(0).asked('prompt.explore').answers('planet').notAsked();
    expect(table.log(0)).toMatchObject({ brix: [], food: 1, robots: 2 });
  });

  it('SG-Q-13 SG-Q-14 · in the last round they may be handed to whoever still has a turn', (play) => {
    const table = voyage(play, {
      captains: [
        { ...loaded, sector: 81 },
        { sector: 81, cargoPods: 10 },
      ],
      step: 'explore',
      round: 3,
      dice: [1],
    });
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    for (let i = 0; i < 10; i++) table.seat(0).asked('prompt.compose').answers('give:brix:3');
    table.seat(0).asked('prompt.compose').answers('propose');
    table.seat(1).asked('prompt.answer').answers('accept');
    table.seat(0).asked('prompt.confirm').answers('exchange');
    table.seat(1).asked('prompt.meet').answers('done');
    table.seat(0).asked('prompt.meet').answers('done');
    table.seat(1).asked('prompt.move').answers('sector:82').asked('prompt.explore').answers('planet');
    table.table.wonBy(1);
  });

  it('SG-Q-13 SG-Q-14 · handed to somebody whose turn of that round is over, they expire with the round', (play) => {
    const table = voyage(play, {
      captains: [
        { sector: 81, cargoPods: 10 },
        { ...loaded, sector: 81 },
      ],
      active: 1,
      step: 'explore',
      round: 3,
    });
    table.seat(1).asked('prompt.explore').answers('seat:0').asked('prompt.meet').answers('offer');
    for (let i = 0; i < 10; i++) table.seat(1).asked('prompt.compose').answers('give:brix:3');
    table.seat(1).asked('prompt.compose').answers('propose');
    table.seat(0).asked('prompt.answer').answers('accept');
    table.seat(1).asked('prompt.confirm').answers('exchange');
    table.seat(0).asked('prompt.meet').answers('done');
    expect(table.log(0).brix).toEqual([{ units: 10, until: 3 }]);
    table.seat(1).asked('prompt.meet').answers('done');
    expect([table.state.round, table.log(0).brix, table.log(0).weapons]).toEqual([4, [], 10]);
    table.seat(0).asked('prompt.move');
  });

  it('SG-KOR-02 SG-KOR-11 · nine are not enough', (play) => {
    const table = voyage(play, atKoroth({ cargoPods: 10, brix: [{ units: 9, until: 3 }], weapons: 1 }, [1]));
    table.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
    expect(table.state.outcome).toBeNull();
  });

  it('SG-KOR-09 SG-KOR-10 SG-Q-14 SG-Q-12 · after the turn in round n + 2 they are ordinary weapons', (play) => {
    const late = (round: number) => voyage(play, { captains: [{ ...loaded, sector: 30 }, {}], step: 'end', round });
    expect(late(2).log(0)).toMatchObject({ weapons: 0, brix: [{ units: 10, until: 3 }] });
    expect(late(3).log(0)).toMatchObject({ weapons: 10, brix: [] });
    // Valid ones can't be sold elsewhere; they are weapons for customs all the same.
    const table = voyage(play, {
      captains: [{ ...loaded, sector: 77 }, {}],
      planets: ['hospice'],
      step: 'explore',
      dice: [1],
    });
    table
      .seat(0)
      .asked('prompt.explore')
      .answers('planet')
      .asked('prompt.activity')
      .refuses('sell:weapons', 'reason.valid-brix-weapons', 'SG-Q-12');
  });

  it('SG-Q-09 · nothing is bought or sold on the market of Brix or Koroth: there is none', (play) => {
    for (const [sector, port] of [
      [4, BRIX],
      [82, KOROTH],
    ] as const) {
      const captain: Captain = { sector, cargoPods: 4, weapons: 2, food: 1 };
      const table = voyage(play, { captains: [captain, {}], step: 'activity', fields: { port } });
      table
        .seat(0)
        .asked('prompt.activity')
        .refuses('sell:weapons', 'reason.no-market', 'SG-Q-09')
        .refuses('sell:food', 'reason.no-market', 'SG-Q-09')
        .refuses('buy:robots', 'reason.no-market', 'SG-Q-09');
    }
  });

  it('SG-Q-10 · on Koroth ordinary weapons are no matter', (play) => {
    const table = voyage(play, atKoroth({ weapons: 1 }));
    table.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
    expect(table.state.port).toBe(KOROTH);
  });
});

describe('events and offers on planets', () => {
  it('SG-RAND-01 SG-RAND-02 SG-RAND-03 · a random planet is one of the seven, each as likely', (play) => {
    const slots = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const table = voyage(play, { captains: [{}, {}], fate: ['plague'], seed: `plague ${i}` });
      slots.add([0, 1, 2, 3, 4, 5, 6].findIndex((slot) => table.pile('attached', slot).length > 0));
    }
    expect(slots).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });

  it('SG-TRADE-06 SG-REPL-01 · a delivery pays without a roll and counts as selling', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 9, food: 4, cargoPods: 4 }, {}],
      planets: ['velmora'],
      attached: [['contract-school-meals']],
      nextPlanets: ['solace'],
      step: 'activity',
      fields: { port: 0 },
    });
    table.seat(0).asked('prompt.activity').answers('deliver contract-school-meals').notAsked();
    expect(table.log(0)).toMatchObject({ food: 0, credits: 1100 });
    expect([table.pile('planets', 0), table.pile('attached', 0)]).toEqual([['solace'], []]);
  });

  it('SG-Q-44 SG-Q-43 · friends and equipment without a limit', (play) => {
    const table = voyage(play, {
      captains: [{ kept: ['veteran-gunner', 'targeting-computer'] }, {}],
      fate: ['afterburner'],
    });
    expect(table.pile('kept', 0)).toEqual(['veteran-gunner', 'targeting-computer', 'afterburner']);
  });
});

it('SG-CON-05 SG-CON-07 · winning and the fourth activity are where the table says', (play) => {
  const table = voyage(play, {
    captains: [{ sector: 9, credits: 900 }, {}],
    planets: ['velmora'],
    step: 'activity',
    fields: { port: 0 },
  });
  table.seat(0).asked('prompt.activity').answers('bounty').asked('prompt.bounty-target');
  expect(table.state.outcome).toBeNull();
});
