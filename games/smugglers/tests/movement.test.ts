import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { sectorAt } from '../content/index.ts';
import { type Captain, voyage } from './kit.ts';

/** A table at the movement of the first seat. */
const flying = (left: number, captain: Captain = {}) =>
  ({ captains: [captain, {}], step: 'move', fields: { movementLeft: left } }) as const;

describe('flying', () => {
  it('SG-MOVE-01 SG-MOVE-05 SG-SYS-02 SG-SYS-05 · up to lightspeed, however many engines', (play) => {
    const table = voyage(play, { captains: [{ engines: 9, lightspeed: 1 }, {}] });
    const neighbours = sectorAt(43).neighbours.map((sector) => `sector:${sector}`);
    table
      .seat(0)
      .asked('prompt.move', { left: 1 })
      .offers('stay', ...neighbours)
      .refuses('sector:4', 'reason.too-far', 'SG-MOVE-01')
      .answers('sector:42');
    expect(table.log(0).sector).toBe(42);
  });

  it('SG-MOVE-01 SG-MOVE-02 · any sector within the distance can be reached, whatever the way', (play) => {
    const table = voyage(play, flying(3));
    const asked = table.seat(0).asked('prompt.move').refuses('sector:1', 'reason.too-far', 'SG-MOVE-01');
    asked.answers('sector:40');
    expect(table.log(0).sector).toBe(40);
  });

  it('SG-MOVE-03 SG-EXPL-01 · whoever stays may explore where the ship is', (play) => {
    const table = voyage(play, { ...flying(3, { sector: 9 }), planets: ['velmora'] });
    table.seat(0).asked('prompt.move').answers('stay').asked('prompt.explore', { sector: 9 });
    expect(table.log(0).sector).toBe(9);
  });

  it('SG-MOVE-04 SG-EXPL-01 SG-EXPL-03 · planets and ships on the way do nothing', (play) => {
    // Velmora lies in 9, another ship too; the way from 8 to 10 leads through 9.
    const table = voyage(play, {
      captains: [{ sector: 8, bounty: 500, lightspeed: 2 }, { sector: 9 }],
      planets: ['velmora'],
      step: 'move',
      fields: { movementLeft: 2 },
    });
    table.seat(0).asked('prompt.move').answers('sector:10').notAsked();
    expect([table.log(0).sector, table.log(0).bounty, table.state.active]).toEqual([10, 500, 1]);
  });
});

describe('exploring', () => {
  it('SG-EXPL-02 SG-EXPL-04 SG-MEET-04 SG-MEET-02 · the planet, or one ship, or nothing', (play) => {
    const here = { sector: 9 };
    const table = voyage(play, { captains: [here, here, here, {}], planets: ['velmora'], step: 'explore' });
    table
      .seat(0)
      .asked('prompt.explore')
      .by('SG-EXPL-02')
      .offers('planet', 'seat:1', 'seat:2', 'nothing')
      .refuses('seat:3', 'reason.not-here', 'SG-MEET-01')
      .answers('nothing')
      .notAsked();
    expect([table.state.active, table.state.meeting]).toEqual([1, null]);
  });

  it('SG-EXPL-03 · where neither is, the turn ends after the movement', (play) => {
    const table = voyage(play, flying(1));
    table.seat(0).asked('prompt.move').answers('sector:42').notAsked();
    expect(table.state.active).toBe(1);
  });

  it('SG-EXPL-05 SG-CUST-04 SG-Q-08 · the same planet again, with customs again', (play) => {
    const table = voyage(play, {
      captains: [
        { sector: 9, bounty: 100 },
        { sector: 2, lightspeed: 1 },
      ],
      planets: ['velmora'],
      step: 'explore',
      dice: [1, 4],
    });
    table.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity').answers('leave');
    table.seat(1).asked('prompt.move').answers('sector:1');
    table.seat(0).asked('prompt.move').answers('stay').asked('prompt.explore').answers('planet');
    // A 4 at a medium starport: the bounty rises.
    expect(table.log(0).bounty).toBe(200);
    table.seat(0).asked('prompt.activity');
  });
});

describe('nebulae', () => {
  it('SG-NEB-01 SG-Q-48 · a ship that enters one goes no farther', (play) => {
    // 10 and 11 are nebulae; from 9 to 12 the straight way leads through them.
    const table = voyage(play, flying(3, { sector: 9 }));
    table
      .seat(0)
      .asked('prompt.move')
      .refuses('sector:12', 'reason.too-far', 'SG-MOVE-01')
      .answers('sector:10')
      .notAsked();
    expect([table.log(0).sector, table.state.active]).toEqual([10, 1]);
  });

  it('SG-NEB-02 · leaving one is like any other movement', (play) => {
    const table = voyage(play, flying(2, { sector: 10 }));
    table.seat(0).asked('prompt.move').answers('sector:8');
    expect(table.log(0).sector).toBe(8);
  });

  it('SG-NEB-03 SG-NEB-04 SG-UPG-07 · shields count as 0 inside, those of cards still count', (play) => {
    const storm = (sector: number, die: number) =>
      voyage(play, {
        captains: [{ sector, shields: 5, kept: ['shield-booster'] }, {}],
        fate: ['ion-storm'],
        dice: die > 2 && sector === 10 ? [die, 1] : [die],
      });
    // In the nebula only the 2 of the card count: a 3 goes through.
    expect(storm(10, 3).log(0).engines).toBe(0);
    expect(storm(10, 2).log(0).engines).toBe(1);
    // Outside it is 5 and 2.
    expect(storm(8, 6).log(0).engines).toBe(1);
  });

  it('SG-SET-09 · Zek Tollan crosses nebulae', (play) => {
    const table = voyage(play, flying(3, { sector: 9, character: 'zek-tollan' }));
    table.seat(0).asked('prompt.move').answers('sector:12').asked('prompt.explore');
    expect(table.log(0).sector).toBe(12);
  });
});

describe('black holes', () => {
  it('SG-BLACK-01 · whoever only flies through one is not touched', (play) => {
    const table = voyage(play, flying(2, { sector: 28 }));
    table.seat(0).asked('prompt.move').answers('sector:30');
    expect([table.log(0).sector, table.log(0).hull]).toEqual([30, 5]);
  });

  it('SG-BLACK-02 SG-BLACK-04 SG-EX-06 · touched with 4 left, 8 more sectors are flown', (play) => {
    const table = voyage(play, { ...flying(7, { sector: 32, character: 'k-seven' }), dice: [2] });
    // The black hole in 29 is the third sector entered: 31, 30, 29.
    const before = table.state.movementLeft;
    table.seat(0).asked('prompt.move').answers('touch:29');
    const left = table.state.movementLeft;
    expect([before, left, table.state.holeUsed]).toEqual([7, 2 * (7 - 3), true]);
    table.seat(0).asked('prompt.move', { left: 8 });
  });

  it('SG-BLACK-05 SG-EX-07 · twice nothing is nothing', (play) => {
    const table = voyage(play, { ...flying(3, { sector: 32, character: 'k-seven' }), dice: [6] });
    table.seat(0).asked('prompt.move').answers('touch:29').notAsked();
    expect([table.log(0).sector, table.state.active]).toEqual([29, 1]);
  });

  it('SG-BLACK-03 SG-DEST-09 SG-Q-42 · a 1 swallows the ship as if it had been destroyed', (play) => {
    const captain: Captain = {
      ...{ sector: 28, character: 'k-seven', engines: 6, cargoPods: 4, food: 3, credits: 120, bounty: 300 },
    };
    const table = voyage(play, { ...flying(4, captain), planets: ['ferrum'], dice: [1] });
    table.seat(0).asked('prompt.move').answers('touch:29').notAsked();
    // The nearest planet is Ferrum in 28; the new ship is K-7's starting one, the insurance tops up to 500.
    expect(table.log(0)).toMatchObject({
      sector: 28,
      engines: 1,
      cargoPods: 1,
      food: 0,
      credits: 500,
      bounty: 300,
      hull: 5,
    });
    expect(table.state.active).toBe(1);
  });

  it('SG-BLACK-06 · only one of them in a turn', (play) => {
    const table = voyage(play, { ...flying(9, { sector: 28, character: 'k-seven' }), dice: [5, 2] });
    table
      .seat(0)
      .asked('prompt.move')
      .answers('touch:29')
      .asked('prompt.move', { left: 16 })
      .refuses('touch:40', 'reason.black-hole-used', 'SG-BLACK-06')
      .answers('sector:30');
    // In the next turn another one may be used, or the same one again
    table.seat(1).asked('prompt.move').answers('stay');
    expect(table.state.holeUsed).toBe(false);
    table.seat(0).asked('prompt.move').refuses('touch:40', 'reason.too-far', 'SG-MOVE-01').answers('touch:29');
    expect([table.log(0).sector, table.state.movementLeft]).toEqual([29, 2 * (3 - 1)]);
  });

  it('SG-Q-21 · who begins the turn there must leave and come back to use it', (play) => {
    const one = voyage(play, flying(1, { sector: 29 }));
    one.seat(0).asked('prompt.move').refuses('touch:29', 'reason.leave-first', 'SG-Q-21');
    one.table.leavesOpen();
    const two = voyage(play, { ...flying(5, { sector: 29, character: 'k-seven' }), dice: [4] });
    two.seat(0).asked('prompt.move').answers('touch:29').asked('prompt.move', { left: 6 });
  });
});

describe('wormholes and hyperspace', () => {
  it('SG-WORM-01 SG-WORM-02 SG-Q-20 · the die names the other end, and the flight may go on', (play) => {
    const table = voyage(play, { ...flying(4, { sector: 15, character: 'k-seven' }), dice: [4] });
    table.seat(0).asked('prompt.move').answers('jump:14').asked('prompt.move', { left: 3 });
    expect(table.log(0).sector).toBe(72);
  });

  it('SG-WORM-01 · nobody has to jump', (play) => {
    const table = voyage(play, flying(1, { sector: 15 }));
    table.seat(0).asked('prompt.move').answers('sector:14').notAsked();
    expect(table.log(0).sector).toBe(14);
  });

  it('SG-Q-22 · the own wormhole leads nowhere else', (play) => {
    const table = voyage(play, { ...flying(1, { sector: 15, character: 'k-seven' }), dice: [1] });
    table.seat(0).asked('prompt.move').answers('jump:14');
    expect([table.log(0).sector, table.state.active]).toEqual([14, 1]);
  });

  it('SG-WORM-03 SG-WORM-04 SG-WORM-05 SG-TURN-05 SG-Q-23 · a 6 is hyperspace, until the die lets go', (play) => {
    const table = voyage(play, { ...flying(1, { sector: 15, character: 'k-seven' }), dice: [6, 6, 3] });
    table.seat(0).asked('prompt.move').answers('jump:14').notAsked();
    expect(table.log(0)).toMatchObject({ status: 'hyperspace', sector: 0 });
    table.seat(1).asked('prompt.move').answers('stay');
    // The first roll is a 6 again: the whole turn is skipped, no fate card is drawn.
    const drawn = table.pile('fateDiscard').length;
    table.seat(1).asked('prompt.move').answers('stay');
    expect(table.log(0)).toMatchObject({ status: 'flying', sector: 66 });
    // Then a 3: out at wormhole 3 with a complete turn, fate card included.
    expect(table.pile('fateDiscard').length).toBeGreaterThan(drawn);
    table.seat(0).asked('prompt.move', { left: 3 });
  });

  it('SG-WORM-06 SG-WORM-07 SG-BNTY-16 SG-Q-35 · out of reach, but not of a bounty', (play) => {
    const gone: Captain = { status: 'hyperspace', sector: 0 };
    const table = voyage(play, {
      captains: [{ sector: 9, credits: 900 }, gone],
      planets: ['velmora'],
      step: 'explore',
      dice: 'any',
    });
    table
      .seat(0)
      .asked('prompt.explore')
      .refuses('seat:1', 'reason.in-hyperspace', 'SG-WORM-06')
      .answers('planet')
      .asked('prompt.activity')
      .answers('bounty')
      .asked('prompt.bounty-target')
      .answers('seat:1');
    table.seat(0).asked('prompt.bounty-amount').answers('done');
    expect([table.log(0).credits, table.log(1).bounty]).toEqual([400, 500]);
    table.table.leavesOpen();
  });

  it('SG-SET-09 · Ada Lumen rolls two dice at anomalies and chooses', (play) => {
    const table = voyage(play, { ...flying(3, { sector: 15, character: 'ada-lumen' }), dice: [6, 5] });
    table
      .seat(0)
      .asked('prompt.move')
      .answers('jump:14')
      .asked('prompt.anomaly-die', { dice: [6, 5] })
      .offers('die:5', 'die:6')
      .answers('die:5');
    expect(table.log(0).sector).toBe(46);
  });
});

describe('stranded ships', () => {
  for (const [credits, paid] of [
    [1100, 1000],
    [1099, 999],
    [100, 0],
    [40, 0],
  ] as const) {
    it(`SG-STR-01 SG-STR-02 SG-STR-03 SG-STR-04 SG-STR-05 SG-STR-06 SG-EX-11 SG-Q-37 · with ${credits} credits towing costs ${paid}`, (play) => {
      const table = voyage(play, {
        captains: [{ sector: 27, lightspeed: 0, credits, bounty: 400 }, {}],
        planets: ['ferrum'],
        step: 'turn',
      });
      // Ferrum in 28 is nearest; no customs, no fate card, and the turn is over.
      expect(table.log(0)).toMatchObject({ sector: 28, lightspeed: 1, credits: credits - paid, bounty: 400 });
      expect([table.state.active, table.pile('fateDiscard').length]).toEqual([1, 1]);
      table.seat(1).asked('prompt.move');
    });
  }

  it('SG-STR-02 SG-Q-17 SG-Q-18 · of planets equally near the player chooses; Brix counts, nebulae do not', (play) => {
    // From 10 both Velmora in 9 and Brix in 4 are one sector away.
    const table = voyage(play, { captains: [{ sector: 10, lightspeed: 0 }, {}], planets: ['velmora'], step: 'turn' });
    table.seat(0).asked('prompt.tow').by('SG-STR-02').offers('port velmora', 'port brix').answers('port brix');
    expect(table.log(0).sector).toBe(4);
    const koroth = voyage(play, { captains: [{ sector: 75, lightspeed: 0 }, {}], step: 'turn' });
    koroth.seat(0).asked('prompt.tow').offers('port obelisk', 'port koroth').answers('port koroth');
    expect(koroth.log(0).sector).toBe(82);
  });

  it('SG-Q-36 SG-ADD-09 · who loses all lightspeed in the own turn may still explore', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 9, lightspeed: 1 }, {}],
      planets: ['velmora'],
      fate: ['ion-storm'],
      dice: [6, 2],
    });
    expect(table.log(0).lightspeed).toBe(0);
    table.seat(0).asked('prompt.explore', { sector: 9 });
  });

  it('SG-Q-39 · a system at 0 is not there: bonuses do not count', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 9, lightspeed: 0, kept: ['star-navigator'] }, {}],
      planets: ['velmora'],
      step: 'turn',
    });
    expect([table.log(0).sector, table.log(0).lightspeed, table.state.active]).toEqual([9, 1, 1]);
    table.seat(1).asked('prompt.move');
    // Nor do they in the turn in which the last lightspeed is lost: the navigator would fly one sector
    const lost = voyage(play, {
      captains: [{ sector: 9, lightspeed: 1, kept: ['star-navigator'] }, {}],
      planets: ['velmora'],
      fate: ['ion-storm'],
      dice: [6, 2],
    });
    lost.seat(0).asked('prompt.explore', { sector: 9 });
    // The afterburner without engines: 3 and nothing is less than 5
    const meteor = voyage(play, {
      captains: [{ engines: 0, kept: ['afterburner'] }, {}],
      fate: ['meteor-swarm'],
      dice: [3],
    });
    expect(meteor.log(0).hull).toBe(4);
  });
});
