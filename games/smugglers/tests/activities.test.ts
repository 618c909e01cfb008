import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Captain, landing, voyage } from './kit.ts';

/** On Velmora, after customs. */
const onVelmora = (captain: Captain, dice?: readonly number[]) =>
  ({ ...landing(captain, dice), step: 'activity', fields: { port: 0 } }) as const;

describe('one activity', () => {
  it('SG-PLAN-01 SG-PLAN-02 SG-PLAN-03 SG-PLAN-04 SG-UPG-08 · buy, sell, upgrade or place a bounty – one of them', (play) => {
    const table = voyage(play, onVelmora({ credits: 900, cargoPods: 2, food: 1 }, []));
    table
      .seat(0)
      .asked('prompt.activity')
      .offers(
        'buy:weapons',
        'buy:medtech',
        'buy:luxuries',
        'buy:robots',
        'buy:food',
        'sell:food',
        'upgrade',
        'bounty',
        'leave',
      )
      .answers('upgrade')
      .asked('prompt.upgrade')
      .answers('system:engines')
      .asked('prompt.upgrade')
      .answers('done')
      .notAsked();
    expect([table.log(0).engines, table.state.active]).toEqual([2, 1]);
  });

  it('SG-UPG-03 SG-UPG-05 SG-UPG-06 · several levels of a system at once, as many as can be paid', (play) => {
    // Velmora has a medium starport: engines 120, lightspeed 280, shields 200, lasers 160, cargo pods 80
    const table = voyage(play, onVelmora({ credits: 400, cargoPods: 2, engines: 9 }, []));
    const upgrading = table.seat(0).asked('prompt.activity').answers('upgrade').asked('prompt.upgrade');
    upgrading
      .offers(
        ...['system:engines', 'system:lightspeed', 'system:shields', 'system:shields:2'],
        ...['system:lasers', 'system:lasers:2', 'system:cargoPods', 'system:cargoPods:2', 'system:cargoPods:3'],
        ...['system:cargoPods:4', 'system:cargoPods:5', 'done'],
      )
      .answers('system:cargoPods:4');
    expect([table.log(0).cargoPods, table.log(0).credits]).toEqual([6, 80]);
    expect(table.events.filter((type) => type === 'upgrade')).toHaveLength(1);
    table.seat(0).asked('prompt.upgrade').offers('system:cargoPods', 'done').answers('done').notAsked();
  });

  it('SG-TRADE-01 SG-TRADE-02 SG-TRADE-03 SG-TRADE-07 SG-EX-08 · direction and good are fixed before the two rolls', (play) => {
    const table = voyage(play, onVelmora({ medtech: 2, food: 1, cargoPods: 3 }, [3, 6]));
    table.seat(0).asked('prompt.activity').answers('sell:medtech');
    // Medium, 3: four units; high, 6: 70 credits. Only medical tech is sold now.
    table
      .seat(0)
      .asked('prompt.sell-amount', { good: 'medtech', limit: 4, price: 70 })
      .offers('units:0', 'units:1', 'units:2')
      .answers('units:2')
      .notAsked();
    expect(table.log(0)).toMatchObject({ medtech: 0, food: 1, credits: 640 });
  });

  it('SG-TRADE-09 SG-TRADE-10 SG-Q-06 SG-REPL-02 · selling nothing ends the turn, and the planet stays', (play) => {
    const table = voyage(play, onVelmora({ medtech: 1 }, [3, 1]));
    table
      .seat(0)
      .asked('prompt.activity')
      .answers('sell:medtech')
      .asked('prompt.sell-amount')
      .answers('units:0')
      .notAsked();
    expect([table.pile('planets', 0), table.log(0).medtech, table.state.active]).toEqual([['velmora'], 1, 1]);
  });

  it('SG-TRADE-11 SG-TRADE-12 SG-TRADE-14 SG-KOR-08 · pods and credits limit what is bought', (play) => {
    const pods = voyage(play, onVelmora({ cargoPods: 3, food: 1, credits: 900 }, [6, 1]));
    pods
      .seat(0)
      .asked('prompt.activity')
      .answers('buy:luxuries')
      .asked('prompt.buy-amount')
      .offers('units:0', 'units:1', 'units:2')
      .answers('units:2');
    expect(pods.log(0)).toMatchObject({ food: 1, luxuries: 2 });
    const money = voyage(play, onVelmora({ cargoPods: 9, credits: 100 }, [6, 1]));
    money
      .seat(0)
      .asked('prompt.activity')
      .answers('buy:medtech')
      .asked('prompt.buy-amount', { price: 45 })
      .offers('units:0', 'units:1', 'units:2');
    const full = voyage(play, onVelmora({ cargoPods: 0 }));
    full.seat(0).asked('prompt.activity').refuses('buy:food', 'reason.no-free-pods', 'SG-TRADE-11');
    const broke = voyage(play, onVelmora({ credits: 0 }));
    broke.seat(0).asked('prompt.activity').refuses('buy:food', 'reason.no-credits', 'SG-TRADE-12').offers('leave');
  });

  it('SG-REPL-01 SG-REPL-03 SG-REPL-04 SG-Q-07 · a sale replaces the planet, in its slot', (play) => {
    const table = voyage(play, { ...onVelmora({ medtech: 1 }, [3, 1]), nextPlanets: ['solace'] });
    table.seat(0).asked('prompt.activity').answers('sell:medtech').asked('prompt.sell-amount').answers('units:1');
    expect([table.pile('planets', 0), table.pile('planetDiscard')]).toEqual([['solace'], ['velmora']]);
    expect([0, 1, 2, 3, 4, 5, 6].map((slot) => table.pile('planets', slot).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    // The ship stays where it was; there is nothing to explore now.
    expect(table.log(0).sector).toBe(9);
  });

  it('SG-REPL-02 SG-REPL-05 · buying, upgrading and bounties leave the planet where it is', (play) => {
    const table = voyage(play, onVelmora({ cargoPods: 2 }, [3, 1]));
    table.seat(0).asked('prompt.activity').answers('buy:food').asked('prompt.buy-amount').answers('units:1');
    expect(table.pile('planets', 0)).toEqual(['velmora']);
  });

  it('SG-Q-05 · an empty pile is really shuffled: which discard comes first nobody can know', (play) => {
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const fateDiscard = ['derelict', 'amnesty', 'dry-dock', 'drive-failure', 'afterburner', 'quiet-space'] as const;
      const table = voyage(play, {
        captains: [{}, {}],
        fateDiscard,
        change: (state) => {
          state.zones.fateDeck[0] = [];
        },
        seed,
        dice: 'any',
      });
      expect(table.events).toContain('shuffle');
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(table.table.view(viewer).zones.fateDeck?.[0]).toEqual({ count: 5, cards: [] });
      }
      table.table.leavesOpen();
      return table.table.log('spectator').find(({ type }) => type === 'fate')?.data.card;
    });
    expect(new Set(drawn.map((card) => JSON.stringify(card))).size).toBeGreaterThan(2);
  });

  it('SG-Q-05 · an empty pile is shuffled from its discards', (play) => {
    const table = voyage(play, { ...onVelmora({ medtech: 1 }, [3, 1]), nextPlanets: [] });
    table.seat(0).asked('prompt.activity').answers('sell:medtech').asked('prompt.sell-amount').answers('units:1');
    expect([table.pile('planets', 0), table.pile('planetDiscard')]).toEqual([['velmora'], []]);
  });

  it('SG-SET-09 · Mira Sol rerolls demand for legal goods, Old Tobias pays three quarters, Sister Amal repairs', (play) => {
    const mira = voyage(play, onVelmora({ character: 'mira-sol', medtech: 1 }, [3, 1, 6]));
    mira
      .seat(0)
      .asked('prompt.activity')
      .answers('sell:medtech')
      .asked('prompt.reroll-demand', { die: 1, price: 45 })
      .answers('reroll:0');
    mira.seat(0).asked('prompt.sell-amount', { price: 70 });
    // An offer of a crime lord makes weapons illegal for customs, not on the market.
    const offer = {
      ...onVelmora({ character: 'mira-sol', weapons: 1 }, [3, 1, 6]),
      attached: [['offer-guns-for-grubba']],
    } as const;
    const wanted = voyage(play, offer).seat(0).asked('prompt.activity').answers('sell:weapons');
    wanted.asked('prompt.reroll-demand').answers('reroll:0').asked('prompt.sell-amount', { price: 30 });
    const illegal = voyage(play, {
      captains: [{ sector: 77, character: 'mira-sol', weapons: 1 }, {}],
      planets: ['hospice'],
      step: 'activity',
      fields: { port: 0 },
      dice: [3, 1],
    });
    illegal.seat(0).asked('prompt.activity').answers('sell:weapons').asked('prompt.sell-amount', { price: 100 });
    const tobias = voyage(play, onVelmora({ character: 'tobias-rusk' }));
    tobias.seat(0).asked('prompt.activity').answers('upgrade').asked('prompt.upgrade').answers('system:engines');
    expect(tobias.log(0).credits).toBe(410);
    tobias.table.leavesOpen();
    const amal = voyage(play, onVelmora({ character: 'sister-amal', hull: 2 }));
    amal.seat(0).asked('prompt.activity').answers('repair').asked('prompt.repair-amount').answers('units:3');
    expect(amal.log(0)).toMatchObject({ hull: 5, credits: 350 });
  });
});

describe('what changes a trade', () => {
  it('SG-FATE-02 · a broker moves the demand die by one, never beyond 1 or 6, and only where demand is rolled', (play) => {
    const selling = (die: number, attached: readonly 'plague'[] = []) => {
      const captain: Captain = { medtech: 1, kept: ['crafty-broker'] };
      const dice = attached.length === 0 ? [3, die] : [3];
      const table = voyage(play, { ...onVelmora(captain, dice), attached: [attached] });
      table.seat(0).asked('prompt.activity').answers('sell:medtech');
      return table;
    };
    // High demand: 45 to 70
    selling(1).seat(0).asked('prompt.adjust-demand', { die: 1 }).offers('die:1', 'die:2');
    const best = selling(6);
    best.seat(0).asked('prompt.adjust-demand', { die: 6 }).offers('die:5', 'die:6').answers('die:6');
    best.seat(0).asked('prompt.sell-amount', { price: 70 });
    const middle = selling(3);
    middle.seat(0).asked('prompt.adjust-demand').offers('die:2', 'die:3', 'die:4').answers('die:4');
    middle.seat(0).asked('prompt.sell-amount', { price: 60 });
    selling(1, ['plague']).seat(0).asked('prompt.sell-amount', { price: 300 });
  });

  it('SG-FATE-02 · cards that fix prices lie side by side, each for its own good', (play) => {
    const attached = [['plague', 'famine', 'plague']] as const;
    for (const [good, price] of [
      ['medtech', 300],
      ['food', 200],
    ] as const) {
      const table = voyage(play, { ...onVelmora({ medtech: 1, food: 1, robots: 1, cargoPods: 3 }, [3]), attached });
      table.seat(0).asked('prompt.activity').answers(`sell:${good}`).asked('prompt.sell-amount', { price });
    }
    // Robots, of which no card says anything, are rolled for: very high, 6
    const table = voyage(play, { ...onVelmora({ robots: 1 }, [3, 6]), attached });
    table.seat(0).asked('prompt.activity').answers('sell:robots').asked('prompt.sell-amount', { price: 90 });
  });

  it('SG-SYS-07 SG-SET-09 · Sister Amal repairs what she can pay, and only at a starport', (play) => {
    const poor = voyage(play, onVelmora({ character: 'sister-amal', hull: 1, credits: 149 }));
    poor.seat(0).asked('prompt.activity').answers('repair').asked('prompt.repair-amount').offers('units:1', 'units:2');
    // Not beyond the hull she began with
    const rich = voyage(play, onVelmora({ character: 'sister-amal', hull: 3, credits: 999 }));
    rich.seat(0).asked('prompt.activity').answers('repair').asked('prompt.repair-amount').offers('units:1', 'units:2');
    const whole = voyage(play, onVelmora({ character: 'sister-amal', hull: 5, credits: 999 }));
    whole.seat(0).asked('prompt.activity').refuses('repair', 'reason.hull-complete', 'SG-SYS-07');
    const broke = voyage(play, onVelmora({ character: 'sister-amal', hull: 1, credits: 49 }));
    broke.seat(0).asked('prompt.activity').refuses('repair', 'reason.no-credits', 'SG-SYS-07');
    const nowhere = voyage(play, {
      captains: [{ sector: 2, character: 'sister-amal', hull: 1 }, {}],
      planets: ['dustfall'],
      step: 'activity',
      fields: { port: 0 },
    });
    nowhere.seat(0).asked('prompt.activity').refuses('repair', 'reason.no-starport', 'SG-SYS-07');
  });
});

describe('upgrades and cargo', () => {
  it('SG-UPG-03 SG-SET-09 · a level costs all of its price; a quarter less is rounded up', (play) => {
    const onIronmoon = (captain: Captain) =>
      voyage(play, {
        captains: [{ sector: 6, ...captain }, {}],
        planets: ['ironmoon'],
        step: 'activity',
        fields: { port: 0 },
      });
    const upgrade = (captain: Captain) =>
      onIronmoon(captain).seat(0).asked('prompt.activity').answers('upgrade').asked('prompt.upgrade');
    upgrade({ credits: 39 })
      .refuses('system:lasers', 'reason.no-credits', 'SG-UPG-03')
      .offers('system:engines', 'system:cargoPods', 'done');
    // The last credit goes, and with it the question
    const table = onIronmoon({ credits: 40 });
    table
      .seat(0)
      .asked('prompt.activity')
      .answers('upgrade')
      .asked('prompt.upgrade')
      .answers('system:lasers')
      .notAsked();
    expect(table.log(0)).toMatchObject({ lasers: 2, credits: 0 });
    // 30 and 70: 22.5 and 52.5
    const tobias = onIronmoon({ character: 'tobias-rusk', credits: 76 });
    tobias.seat(0).asked('prompt.activity').answers('upgrade').asked('prompt.upgrade').answers('system:engines');
    expect(tobias.log(0).credits).toBe(53);
    tobias.seat(0).asked('prompt.upgrade').answers('system:lightspeed').notAsked();
    expect(tobias.log(0)).toMatchObject({ engines: 2, lightspeed: 4, credits: 0 });
  });

  it('SG-UPG-05 SG-EX-03 · as many levels as one can pay, at the same price', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 35 }, {}],
      planets: ['axiom'],
      step: 'activity',
      fields: { port: 0 },
    });
    const upgrade = () => table.seat(0).asked('prompt.upgrade').answers('system:lightspeed');
    table.seat(0).asked('prompt.activity').answers('upgrade');
    upgrade();
    upgrade();
    expect(table.log(0)).toMatchObject({ lightspeed: 5, credits: 220 });
    table.seat(0).asked('prompt.upgrade').answers('done');
  });

  it('SG-UPG-02 SG-UPG-06 SG-SYS-06 SG-SYS-07 · no system above 10, and no hull for sale', (play) => {
    const table = voyage(play, onVelmora({ engines: 10, credits: 280, hull: 1 }));
    table
      .seat(0)
      .asked('prompt.activity')
      .answers('upgrade')
      .asked('prompt.upgrade')
      .offers(
        ...['system:lightspeed', 'system:shields', 'system:lasers', 'system:cargoPods', 'system:cargoPods:2'],
        ...['system:cargoPods:3', 'done'],
      )
      .refuses('system:engines', 'reason.at-cap', 'SG-UPG-06');
    const dock = voyage(play, { captains: [{ hull: 4 }, {}], fate: ['dry-dock'] });
    expect(dock.log(0).hull).toBe(5);
  });

  it('SG-CARGO-01 · goods go overboard at any time, one unit after the other', (play) => {
    const table = voyage(play, { captains: [{ food: 1, robots: 1, cargoPods: 2 }, { weapons: 1 }] });
    table.seat(1).mayInterject('overboard:weapons').interjects('overboard:weapons');
    table
      .seat(0)
      .mayInterject('overboard:food', 'overboard:robots')
      .interjects('overboard:food')
      .mayInterject('overboard:robots');
    expect([table.log(0).food, table.log(0).robots, table.log(1).weapons]).toEqual([0, 1, 0]);
  });

  it('SG-CARGO-01 SG-CARGO-02 · who has too little room throws away no more than that', (play) => {
    const captains = [{ cargoPods: 2, food: 1, robots: 1 }, { weapons: 1 }];
    const table = voyage(play, { captains, fate: ['ion-storm'], dice: [6, 5] });
    table.seat(0).mayInterject();
    table.seat(1).mayInterject('overboard:weapons');
    table.seat(0).asked('prompt.overboard', { left: 1 }).answers('good:food').asked('prompt.move');
    expect(table.log(0)).toMatchObject({ cargoPods: 1, food: 0, robots: 1 });
    table.seat(0).mayInterject('overboard:robots');
  });

  it('SG-CARGO-02 SG-ADD-08 · lost pods: the owner chooses what goes', (play) => {
    // The pirate flagship hits; the die of the damage is 5: cargo pods.
    const table = voyage(play, {
      captains: [{ cargoPods: 3, food: 2, robots: 1, lasers: 1 }, {}],
      fate: ['pirate-flagship'],
      dice: [1, 6, 1, 6, 5],
    });
    table.seat(0).mayInterject();
    table.seat(0).asked('prompt.overboard', { left: 2 }).offers('good:food', 'good:robots').answers('good:food');
    table.seat(0).asked('prompt.overboard', { left: 1 }).answers('good:robots');
    expect(table.log(0)).toMatchObject({ cargoPods: 1, food: 1, robots: 0 });
  });
});
