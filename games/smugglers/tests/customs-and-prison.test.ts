import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Captain, landing, voyage } from './kit.ts';

describe('turns', () => {
  it('SG-TURN-02 SG-TURN-03 SG-TURN-04 SG-FATE-01 SG-FATE-03 · fate card, movement, exploring, then the left neighbour', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 8 }, {}, {}],
      planets: ['velmora'],
      fate: ['derelict'],
      dice: [4],
    });
    // Everybody sees the card; it is done before the ship moves.
    expect(table.table.log('spectator').find(({ type }) => type === 'fate')?.data).toMatchObject({
      card: { face: 'derelict' },
    });
    expect(table.log(0).credits).toBe(700);
    table
      .seat(0)
      .asked('prompt.move')
      .answers('sector:9')
      .asked('prompt.explore')
      .answers('planet')
      .asked('prompt.activity')
      .answers('leave');
    expect(table.state.active).toBe(1);
    table.seat(1).asked('prompt.move').answers('stay').asked('prompt.explore').answers('nothing');
    table.seat(2).asked('prompt.move').answers('stay').asked('prompt.explore').answers('nothing');
    expect([table.state.active, table.state.round]).toEqual([0, 2]);
  });

  it('SG-TURN-01 SG-TURN-04 SG-KOR-09 · a round begins with the start player, wherever he sits', (play) => {
    const table = voyage(play, {
      captains: [{ cargoPods: 1, brix: [{ units: 1, until: 4 }] }, {}, {}],
      active: 2,
      step: 'end',
      round: 4,
      fields: { startPlayer: 1 },
    });
    // Seat 0 is the last of round 4: the weapon is still good in that turn, and no longer when seat 1 begins round 5
    expect([table.state.active, table.state.round]).toEqual([0, 4]);
    expect(table.log(0).brix).toEqual([{ units: 1, until: 4 }]);
    table.seat(0).asked('prompt.move').answers('sector:42');
    expect([table.state.active, table.state.round]).toEqual([1, 5]);
    expect(table.log(0)).toMatchObject({ brix: [], weapons: 1 });
  });

  it('SG-FATE-02 SG-FATE-04 SG-MAN-05 · a fight from a fate card ends the whole turn', (play) => {
    // Void Ray: engines 6, lasers 1. It attacks, wins the manoeuvre and loses the dogfight.
    const table = voyage(play, {
      captains: [{ sector: 9, lasers: 5 }, {}],
      planets: ['velmora'],
      fate: ['void-ray'],
      dice: [1, 6, 6, 1],
    });
    expect([table.log(0).credits, table.state.active]).toEqual([650, 1]);
    table.seat(0).notAsked();
  });
});

describe('customs', () => {
  it('SG-CUST-01 SG-BNTY-02 SG-CUST-03 · a bounty is enough; without one nobody rolls', (play) => {
    const wanted = voyage(play, landing({ bounty: 100 }, [1]));
    wanted.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
    const clean = voyage(play, landing({ food: 1, cargoPods: 1 }));
    clean.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
    expect(clean.events).not.toContain('customs');
  });

  it('SG-CUST-02 · goods are a matter only where they are illegal', (play) => {
    const smuggle = (planet: 'hospice' | 'velmora', sector: number, dice?: readonly number[]) => {
      const position = { captains: [{ sector, weapons: 1 }, {}], planets: [planet], step: 'explore' as const };
      const table = voyage(play, dice === undefined ? position : { ...position, dice });
      table.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
      return table.events.includes('customs');
    };
    expect([smuggle('hospice', 77, [1]), smuggle('velmora', 9)]).toEqual([true, false]);
  });

  it('SG-CUST-06 SG-CUST-07 SG-CUST-13 · from 0 to 100 for illegal goods, which may then be sold', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 77, weapons: 1 }, {}],
      planets: ['hospice'],
      step: 'explore',
      dice: [4, 1, 6],
    });
    table.seat(0).asked('prompt.explore').answers('planet');
    expect(table.log(0)).toMatchObject({ bounty: 100, weapons: 1 });
    table
      .seat(0)
      .asked('prompt.activity')
      .answers('sell:weapons')
      .asked('prompt.sell-amount', { price: 200 })
      .answers('units:1');
    expect(table.log(0)).toMatchObject({ weapons: 0, credits: 700 });
  });

  it('SG-CUST-08 SG-CUST-09 SG-CUST-10 SG-CUST-12 · who can’t pay the fine is detained', (play) => {
    const rich = voyage(play, landing({ bounty: 100, credits: 200, food: 1 }, [5]));
    rich.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
    expect(rich.log(0)).toMatchObject({ credits: 0, food: 1, bounty: 100 });
    const poor = voyage(play, landing({ bounty: 100, credits: 199, food: 1, robots: 1, cargoPods: 2 }, [5]));
    poor.seat(0).asked('prompt.explore').answers('planet').notAsked();
    // Legal goods are lost, too; credits and bounty stay.
    expect(poor.log(0)).toMatchObject({ credits: 199, food: 0, robots: 0, bounty: 100, status: 'flying' });
    expect(poor.state.active).toBe(1);
  });

  it('SG-CUST-11 SG-CUST-14 · arrested: the goods are gone and the turn is over', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 6, bounty: 100, weapons: 1 }, {}],
      planets: ['ironmoon'],
      step: 'explore',
      dice: [6],
    });
    table.seat(0).asked('prompt.explore').answers('planet').notAsked();
    expect(table.log(0)).toMatchObject({ status: 'arrested', weapons: 0, bounty: 100 });
    // One roll, although bounty and goods were both there.
    expect(table.events.filter((type) => type === 'customs')).toHaveLength(1);
  });

  it('SG-SET-09 SG-Q-49 · more dice: each is modified, and one is chosen', (play) => {
    const table = voyage(
      play,
      landing({ bounty: 100, character: 'nyx-vantreau', kept: ['silver-tongued-envoy'] }, [6, 4]),
    );
    table
      .seat(0)
      .asked('prompt.explore')
      .answers('planet')
      .asked('prompt.customs-die', { dice: [5, 3] })
      .offers('die:3', 'die:5')
      .answers('die:3')
      .asked('prompt.activity');
  });

  it('SG-FATE-02 · an envoy makes no die lower than 1', (play) => {
    const table = voyage(play, landing({ bounty: 100, kept: ['silver-tongued-envoy'] }, [1]));
    table.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
    const roll = table.table.log('spectator').find(({ type }) => type === 'customs');
    expect(roll?.data).toMatchObject({ dice: [1], die: 1, result: 'clear' });
  });

  it('SG-CUST-02 SG-CUST-10 SG-FATE-02 · three units in the hidden compartment are no matter', (play) => {
    // Weapons are illegal on Hospice, a medium starport.
    const smuggle = (weapons: number, dice: readonly number[]) => {
      const captain: Captain = { sector: 77, weapons, food: 2, cargoPods: 9, kept: ['hidden-compartment'] };
      const table = voyage(play, { captains: [captain, {}], planets: ['hospice'], step: 'explore', dice });
      table.seat(0).asked('prompt.explore').answers('planet');
      return table;
    };
    smuggle(3, []).seat(0).asked('prompt.activity');
    const caught = smuggle(4, [6]);
    const hiding = (left: number) => caught.seat(0).asked('prompt.hide', { left });
    hiding(3).offers('good:weapons', 'good:food', 'done').answers('good:weapons');
    hiding(2).answers('good:food');
    hiding(1).answers('good:food');
    expect([caught.log(0).weapons, caught.log(0).food, caught.state.active]).toEqual([1, 2, 1]);
    // Whoever throws everything overboard meanwhile has nothing left to hide.
    const emptied = smuggle(4, [6]);
    for (const good of ['weapons', 'weapons', 'weapons', 'weapons', 'food', 'food']) {
      emptied.seat(0).interjects(`overboard:${good}`);
    }
    emptied.seat(0).asked('prompt.hide').offers('done').answers('done');
    expect(emptied.state.active).toBe(1);
  });

  it('SG-SET-09 · Baron Dross pays no fine, K-7 is never arrested', (play) => {
    const baron = voyage(play, landing({ bounty: 100, character: 'octavio-dross' }, [5]));
    baron.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity');
    expect(baron.log(0).credits).toBe(500);
    const robot = voyage(play, {
      captains: [{ sector: 6, bounty: 100, character: 'k-seven' }, {}],
      planets: ['ironmoon'],
      step: 'explore',
      dice: [6],
    });
    robot.seat(0).asked('prompt.explore').answers('planet').notAsked();
    expect(robot.log(0).status).toBe('flying');
  });
});

describe('prison', () => {
  const jailed = (bounty: number, dice: readonly number[] = [], captain: Captain = {}) =>
    ({
      captains: [{ sector: 9, status: 'arrested', bounty, ...captain }, { lightspeed: 1 }],
      step: 'turn',
      dice,
    }) as const;

  it('SG-JAIL-01 SG-JAIL-02 SG-JAIL-03 SG-JAIL-05 SG-JAIL-14 SG-Q-24 SG-EX-13 SG-CON-08 · 1200 are three skipped turns', (play) => {
    const table = voyage(play, jailed(1200));
    for (const [bounty, status] of [
      [700, 'arrested'],
      [200, 'arrested'],
      [0, 'flying'],
    ] as const) {
      const cards = table.pile('fateDiscard').length;
      table.seat(0).asked('prompt.escape').by('SG-JAIL-10').offers('escape', 'wait').answers('wait');
      expect(table.log(0)).toMatchObject({ bounty, status });
      // Only the other player has drawn a card meanwhile.
      expect(table.pile('fateDiscard')).toHaveLength(cards + 1);
      table.seat(1).asked('prompt.move').answers('stay');
    }
    table.seat(0).asked('prompt.move');
  });

  it('SG-JAIL-04 SG-Q-25 SG-EX-13 · one complete turn at least, also with no bounty and a failed escape', (play) => {
    const table = voyage(play, jailed(0, [3]));
    table.seat(0).asked('prompt.escape').answers('escape');
    expect([table.log(0).status, table.state.active]).toEqual(['flying', 1]);
  });

  it('SG-JAIL-10 SG-JAIL-11 SG-EX-13 · a 1 frees at once, for 1000 more', (play) => {
    const table = voyage(play, jailed(1200, [1]));
    table.seat(0).asked('prompt.escape').answers('escape').asked('prompt.move');
    expect(table.log(0)).toMatchObject({ status: 'flying', bounty: 2200 });
    expect(table.state.active).toBe(0);
  });

  it('SG-JAIL-11 SG-STR-02 SG-STR-06 · who escapes without lightspeed is towed in this turn', (play) => {
    const table = voyage(play, { ...jailed(100, [1], { lightspeed: 0 }), planets: ['velmora'] });
    table.seat(0).asked('prompt.escape').answers('escape').notAsked();
    expect(table.log(0)).toMatchObject({ status: 'flying', bounty: 1100, lightspeed: 1, credits: 100, sector: 9 });
    expect(table.state.active).toBe(1);
  });

  it('SG-JAIL-12 SG-JAIL-13 · a failed escape costs nothing more and may be tried again', (play) => {
    const table = voyage(play, jailed(1200, [2, 6]));
    table.seat(0).asked('prompt.escape').answers('escape');
    expect(table.log(0)).toMatchObject({ status: 'arrested', bounty: 700 });
    table.seat(1).asked('prompt.move').answers('stay');
    table.seat(0).asked('prompt.escape', { bounty: 700 }).answers('escape');
    expect(table.log(0).bounty).toBe(200);
  });

  it('SG-JAIL-06 SG-BNTY-08 SG-BNTY-09 · a minimum bounty comes back on release', (play) => {
    const table = voyage(play, jailed(100, [], { character: 'nyx-vantreau' }));
    table.seat(0).asked('prompt.escape').answers('wait');
    expect(table.log(0)).toMatchObject({ status: 'flying', bounty: 100 });
  });

  it('SG-JAIL-07 SG-JAIL-08 SG-JAIL-09 SG-Q-29 SG-BNTY-16 SG-Q-47 · no meeting, no attack, no higher bounty, nothing overboard', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 9, credits: 900 }, { sector: 9, status: 'arrested', food: 1 }, {}],
      planets: ['velmora'],
      step: 'explore',
    });
    table.seat(1).mayInterject();
    table
      .seat(0)
      .asked('prompt.explore')
      .refuses('seat:1', 'reason.arrested', 'SG-JAIL-08')
      .answers('planet')
      .asked('prompt.activity')
      .answers('bounty')
      .asked('prompt.bounty-target')
      .offers('seat:2')
      .refuses('seat:1', 'reason.arrested', 'SG-JAIL-09');
  });
});
