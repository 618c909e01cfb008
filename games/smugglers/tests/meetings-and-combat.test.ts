import { rule } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Captain, voyage } from './kit.ts';

/** Two ships in the same empty sector; the first seat explores. */
const meeting = (one: Captain, other: Captain, dice: readonly number[] = []) =>
  ({
    captains: [
      { sector: 30, ...one },
      { sector: 30, ...other },
    ],
    step: 'explore',
    dice,
  }) as const;

describe('meeting another player', () => {
  rule(
    ['SG-MEET-01', 'SG-MEET-03', 'SG-MEET-11'],
    'the active player begins, both have their say, the turn ends',
    (play) => {
      const table = voyage(play, meeting({}, {}));
      table.seat(0).asked('prompt.explore').offers('seat:1', 'nothing').answers('seat:1');
      table.seat(0).asked('prompt.meet').by('SG-MEET-03').offers('attack', 'offer', 'done').answers('done');
      table.seat(1).asked('prompt.meet').offers('attack', 'offer', 'done').answers('done');
      expect([table.state.meeting, table.state.active]).toEqual([null, 1]);
    },
  );

  rule(['SG-MEET-05', 'SG-MEET-06'], 'credits, goods, equipment and friends change hands – nothing else', (play) => {
    const one: Captain = { credits: 150, food: 1, cargoPods: 2, kept: ['afterburner'], bounty: 300 };
    const table = voyage(play, meeting(one, { credits: 0, robots: 1, cargoPods: 1, kept: ['crafty-broker'] }));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    const composing = () => table.seat(0).asked('prompt.compose').by('SG-MEET-05');
    composing()
      .offers(
        ...['give:credits:100', 'give:credits:20', 'give:credits:5', 'give:credits:1', 'give:good:food'],
        ...['give afterburner', 'take:good:robots', 'take crafty-broker', 'withdraw'],
      )
      .refuses('propose', 'reason.empty-offer', 'SG-MEET-05')
      .answers('give:credits:100');
    composing().answers('give afterburner');
    composing().answers('take:good:robots');
    composing().answers('take crafty-broker');
    composing().answers('propose');
    table.seat(1).asked('prompt.answer', { threat: false }).offers('accept', 'decline', 'attack').answers('accept');
    table.seat(0).asked('prompt.confirm').answers('exchange');
    expect(table.log(0)).toMatchObject({ credits: 50, food: 1, robots: 1, bounty: 300 });
    expect(table.log(1)).toMatchObject({ credits: 100, robots: 0, bounty: 0 });
    expect([table.pile('kept', 0), table.pile('kept', 1)]).toEqual([['crafty-broker'], ['afterburner']]);
    table.seat(1).asked('prompt.meet');
  });

  rule('SG-MEET-07', 'what does not fit can’t be proposed', (play) => {
    const table = voyage(play, meeting({ food: 1, cargoPods: 1 }, { robots: 1, cargoPods: 1 }));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    table.seat(0).asked('prompt.compose').answers('take:good:robots');
    table
      .seat(0)
      .asked('prompt.compose')
      .refuses('propose', 'reason.does-not-fit', 'SG-MEET-07')
      .answers('give:good:food');
    table.seat(0).asked('prompt.compose').answers('propose');
    table.seat(1).asked('prompt.answer');
  });

  rule(
    ['SG-MEET-05', 'SG-Q-11', 'SG-Q-13'],
    'a deal says which Brix weapons change hands, by their deadline',
    (play) => {
      const runner: Captain = {
        credits: 0,
        cargoPods: 6,
        brix: [
          { units: 2, until: 3 },
          { units: 3, until: 5 },
        ],
      };
      const deal = () => {
        const table = voyage(play, meeting(runner, { credits: 0, cargoPods: 9, brix: [{ units: 1, until: 5 }] }));
        table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
        const composing = () => table.seat(0).asked('prompt.compose');
        composing().answers('give:brix:5');
        composing().answers('give:brix:5');
        composing().answers('give:brix:5');
        // There are no more of these; two that expire sooner, and one of the other's
        composing().offers('propose', 'threaten', 'give:brix:3', 'take:brix:5', 'withdraw').answers('give:brix:3');
        composing().answers('take:brix:5');
        composing().answers('propose');
        const offer = table.table.log('spectator').find(({ type }) => type === 'offer');
        expect(offer?.data).toMatchObject({ giveBrix: [3, 5, 5, 5], takeBrix: [5], giveGoods: [], takeGoods: [] });
        return table;
      };
      const table = deal();
      table.seat(1).asked('prompt.answer').answers('accept');
      table.seat(0).asked('prompt.confirm').answers('exchange');
      expect(table.log(0).brix).toEqual([
        { units: 1, until: 3 },
        { units: 1, until: 5 },
      ]);
      expect(table.log(1).brix).toEqual([
        { units: 1, until: 3 },
        { units: 3, until: 5 },
      ]);
      table.seat(1).asked('prompt.meet');
      // Overboard go those that expire first; then the one with that deadline is still there, not two
      const thrown = deal();
      thrown.seat(0).interjects('overboard:brixWeapons');
      thrown.seat(1).asked('prompt.answer').offers('accept', 'decline', 'attack');
      thrown.seat(0).interjects('overboard:brixWeapons');
      thrown
        .seat(1)
        .asked('prompt.answer')
        .offers('decline', 'attack')
        .refuses('accept', 'reason.not-aboard-any-more', 'SG-MEET-07');
    },
  );

  rule(['SG-MEET-09', 'SG-EX-09'], 'a threat: the other gives in, or calls the bluff', (play) => {
    const demand = () => {
      const table = voyage(play, meeting({ cargoPods: 3 }, { food: 2, cargoPods: 2 }));
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
      table.seat(0).asked('prompt.compose').answers('take:good:food');
      table.seat(0).asked('prompt.compose').answers('take:good:food');
      table.seat(0).asked('prompt.compose').answers('threaten');
      return table;
    };
    const meek = demand();
    meek.seat(1).asked('prompt.answer', { threat: true }).answers('accept');
    meek.seat(0).asked('prompt.confirm').answers('exchange');
    expect([meek.log(0).food, meek.log(1).food]).toEqual([2, 0]);
    meek.seat(1).asked('prompt.meet');
    const bold = demand();
    bold.seat(1).asked('prompt.answer').answers('decline');
    // Nothing forces the attack.
    bold.seat(0).asked('prompt.meet').offers('attack', 'offer', 'done');
    expect([bold.log(0).food, bold.log(1).food]).toEqual([0, 2]);
  });

  rule(['SG-MEET-08', 'SG-MEET-10', 'SG-Q-28'], 'either side may attack instead, even after agreeing', (play) => {
    const agreed = () => {
      const table = voyage(play, meeting({ credits: 50 }, {}, [3, 1, 6, 1, 1]));
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
      table.seat(0).asked('prompt.compose').answers('give:credits:20');
      table.seat(0).asked('prompt.compose').answers('propose');
      return table;
    };
    const byOther = agreed();
    byOther.seat(1).asked('prompt.answer').answers('attack');
    byOther.seat(0).asked('prompt.manoeuvre').answers('attack');
    expect([byOther.log(0).credits, byOther.log(1).hull]).toEqual([50, 4]);
    const byActive = agreed();
    byActive.seat(1).asked('prompt.answer').answers('accept');
    byActive.seat(0).asked('prompt.confirm').offers('exchange', 'attack').answers('attack');
    byActive.seat(0).asked('prompt.manoeuvre').answers('attack');
    expect([byActive.log(0).credits, byActive.log(1).hull]).toEqual([50, 4]);
  });

  rule(['SG-MEET-08', 'SG-CARGO-01'], 'what was agreed on may go overboard before it changes hands', (play) => {
    const table = voyage(play, meeting({ cargoPods: 3 }, { food: 2, cargoPods: 2 }));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    table.seat(0).asked('prompt.compose').answers('take:good:food');
    table.seat(0).asked('prompt.compose').answers('take:good:food');
    table.seat(0).asked('prompt.compose').answers('threaten');
    table.seat(1).asked('prompt.answer').answers('accept').interjects('overboard:food');
    table.seat(0).asked('prompt.confirm').offers('withdraw', 'attack').answers('withdraw');
    table.seat(1).asked('prompt.meet');
    expect([table.log(0).food, table.log(1).food]).toEqual([0, 1]);
  });

  rule(['SG-Q-26', 'SG-Q-30'], 'haggling has an end, and one combat ends the meeting', (play) => {
    const table = voyage(play, meeting({}, {}, [3, 1]));
    table.seat(0).asked('prompt.explore').answers('seat:1');
    for (let i = 0; i < 6; i++) {
      table.seat(0).asked('prompt.meet').answers('offer').asked('prompt.compose').answers('withdraw');
    }
    table.seat(0).asked('prompt.meet').refuses('offer', 'reason.no-more-offers', 'SG-MEET-11').answers('done');
    // The other one has not made any offer yet.
    table.seat(1).asked('prompt.meet').offers('attack', 'offer', 'done').answers('attack');
    table.seat(0).asked('prompt.manoeuvre').answers('flee');
    expect([table.state.meeting, table.state.active]).toEqual([null, 1]);
  });
});

describe('space combat', () => {
  rule(
    [
      'SG-EX-04',
      'SG-MAN-01',
      'SG-MAN-02',
      'SG-DOG-01',
      'SG-DOG-02',
      'SG-ADD-01',
      'SG-ADD-10',
      'SG-COMB-01',
      'SG-COMB-03',
      'SG-SYS-01',
      'SG-SYS-04',
    ],
    'Susanne attacks Joe',
    (play) => {
      // Dice: manoeuvre 5 and 3, dogfight 2 and 6, damage 1.
      const susanne: Captain = { engines: 3, lasers: 7, shields: 4 };
      const table = voyage(play, meeting(susanne, { engines: 4, lasers: 5, shields: 2 }, [5, 3, 2, 6, 1]));
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
      table
        .seat(0)
        .asked('prompt.manoeuvre', { own: 8, other: 7 })
        .offers('attack', 'flee')
        .answers('attack')
        .notAsked();
      expect(table.log(0)).toMatchObject({ hull: 4, engines: 1 });
      expect(table.log(1)).toMatchObject({ hull: 5, engines: 4, lasers: 5, shields: 2 });
      expect(table.state.active).toBe(1);
    },
  );

  rule(
    ['SG-EX-05', 'SG-ADD-02', 'SG-ADD-03', 'SG-CON-01', 'SG-DOG-08', 'SG-SYS-03'],
    'equal shields protect, and Joe is no pirate',
    (play) => {
      const susanne: Captain = { engines: 3, lasers: 7, shields: 5, food: 1 };
      const table = voyage(play, meeting(susanne, { engines: 4, lasers: 5 }, [5, 3, 2, 6]));
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
      table.seat(0).asked('prompt.manoeuvre').answers('attack');
      table.seat(1).asked('prompt.move');
      expect(table.log(0)).toMatchObject({ hull: 4, engines: 3, food: 1 });
    },
  );

  rule(
    ['SG-MAN-03', 'SG-MAN-04', 'SG-Q-27'],
    'who wins the manoeuvre may flee: no fight, and here the turn is over',
    (play) => {
      const own = voyage(play, meeting({}, {}, [6, 1]));
      own.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
      own.seat(0).asked('prompt.manoeuvre').answers('flee');
      expect([own.log(0).hull, own.log(1).hull, own.state.active]).toEqual([5, 5, 1]);
      const other = voyage(play, meeting({}, {}, [1, 6]));
      other.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
      other.seat(1).asked('prompt.manoeuvre', { own: 7, other: 2 }).answers('flee');
      expect([other.log(0).hull, other.log(1).hull, other.state.active]).toEqual([5, 5, 1]);
    },
  );

  rule(['SG-MAN-03', 'SG-FATE-03'], 'fleeing from a card ship, the turn goes on', (play) => {
    const table = voyage(play, { captains: [{ engines: 5 }, {}], fate: ['scrap-corsair'], dice: [6, 1] });
    table.seat(0).asked('prompt.manoeuvre').answers('flee').asked('prompt.move');
    expect(table.log(0).hull).toBe(5);
  });

  rule(['SG-COMB-04', 'SG-TIE-01', 'SG-TIE-02'], 'ties are rolled again with the same values', (play) => {
    const table = voyage(play, meeting({ engines: 2 }, { engines: 3 }, [4, 3, 5, 4, 6, 1, 2, 2, 6, 1, 1]));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre', { own: 8, other: 4 }).answers('attack');
    expect(table.log(1).hull).toBe(4);
  });

  rule('SG-SET-09', 'Jax wins ties in the manoeuvre, Ivo rerolls once a turn', (play) => {
    const jax = voyage(play, meeting({ character: 'jax-corvane' }, {}, [4, 4]));
    jax
      .seat(0)
      .asked('prompt.explore')
      .answers('seat:1')
      .asked('prompt.meet')
      .answers('attack')
      .asked('prompt.manoeuvre');
    const ivo = voyage(play, meeting({ character: 'ivo-marchetti' }, {}, [1, 4, 6]));
    ivo.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    ivo
      .seat(0)
      .asked('prompt.reroll', { dice: [1] })
      .answers('reroll:0')
      .asked('prompt.manoeuvre', { own: 7, other: 5 });
  });
});

describe('the pirate option', () => {
  const robbery = (victim: Captain, dice: readonly number[], pirate: Captain = {}) =>
    meeting({ engines: 6, lasers: 6, cargoPods: 4, ...pirate }, victim, dice);

  rule(
    ['SG-DOG-06', 'SG-DOG-07', 'SG-DOG-09', 'SG-Q-31', 'SG-BNTY-05'],
    'goods instead of the hull point; additional damage still comes',
    (play) => {
      const table = voyage(play, robbery({ food: 2, robots: 2, cargoPods: 4, bounty: 400 }, [6, 1, 6, 1, 1]));
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
      table
        .seat(0)
        .asked('prompt.manoeuvre')
        .answers('attack')
        .asked('prompt.spoils')
        .offers('hit', 'goods')
        .answers('goods');
      const plunder = () => table.seat(0).asked('prompt.plunder').by('SG-Q-31');
      plunder().offers('good:food', 'good:robots').answers('good:food');
      plunder().offers('good:food', 'good:robots', 'done').answers('good:robots');
      plunder().answers('good:robots');
      expect(table.log(0)).toMatchObject({ food: 1, robots: 2, credits: 500 });
      expect(table.log(1)).toMatchObject({ food: 1, robots: 0, hull: 5, engines: 0, bounty: 400 });
    },
  );

  rule(['SG-DOG-06', 'SG-Q-32'], 'or one piece of equipment, also from a ship with one hull point', (play) => {
    const table = voyage(
      play,
      robbery({ hull: 1, kept: ['shield-booster', 'veteran-gunner'], shields: 6 }, [6, 1, 6, 1]),
    );
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre').answers('attack');
    table.seat(0).asked('prompt.spoils').offers('hit', 'shield-booster').answers('shield-booster');
    expect([table.log(1).hull, table.pile('kept', 0), table.pile('kept', 1)]).toEqual([
      1,
      ['shield-booster'],
      ['veteran-gunner'],
    ]);
  });

  rule(['SG-ADD-01', 'SG-ADD-03', 'SG-DOG-07'], 'equipment counts for its new owner at once', (play) => {
    const rob = (lasers: number, kept: 'targeting-computer' | 'shield-booster') => {
      const table = voyage(play, robbery({ shields: 5, kept: [kept] }, [6, 1, 6, 1, 1], { lasers }));
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
      table.seat(0).asked('prompt.manoeuvre').answers('attack').asked('prompt.spoils').answers(kept);
      return table.log(1);
    };
    // Lasers 4 + 2 against shields 5; lasers 6 against 5, no longer 7.
    expect(rob(4, 'targeting-computer')).toMatchObject({ hull: 5, engines: 0 });
    expect(rob(6, 'shield-booster')).toMatchObject({ hull: 5, engines: 0 });
  });

  rule(['SG-Q-31', 'SG-Q-13', 'SG-Q-11'], 'of Brix weapons the victor takes those that last longest', (play) => {
    const brix = [
      { units: 2, until: 3 },
      { units: 3, until: 5 },
    ];
    const table = voyage(play, robbery({ brix, cargoPods: 5, shields: 9 }, [6, 1, 6, 1], { cargoPods: 2 }));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre').answers('attack').asked('prompt.spoils').answers('goods');
    table.seat(0).asked('prompt.plunder', { left: 2 }).answers('good:brixWeapons');
    table.seat(0).asked('prompt.plunder', { left: 1 }).answers('good:brixWeapons');
    expect(table.log(0).brix).toEqual([{ units: 2, until: 5 }]);
    expect(table.log(1).brix).toEqual([
      { units: 2, until: 3 },
      { units: 1, until: 5 },
    ]);
  });

  rule('SG-SET-09', 'Dagan Brandt takes five units, also when it is not his turn', (play) => {
    const victim: Captain = { food: 6, cargoPods: 6 };
    const dagan: Captain = { character: 'dagan-brandt', engines: 6, lasers: 6, cargoPods: 6 };
    const table = voyage(play, meeting(victim, dagan, [1, 6, 1, 6, 3]));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(1).asked('prompt.manoeuvre').answers('attack').asked('prompt.spoils').answers('goods');
    for (let i = 0; i < 5; i++)
      table
        .seat(1)
        .asked('prompt.plunder', { left: 5 - i })
        .answers('good:food');
    expect([table.log(0).food, table.log(1).food]).toEqual([1, 5]);
  });
});

describe('additional damage', () => {
  const hit = (victim: Captain, die: number, more: readonly number[] = []) =>
    meeting({ engines: 6, lasers: 3 }, { ...victim }, [6, 1, 6, 1, die, ...more]);
  const strike = (table: ReturnType<typeof voyage>): void => {
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre').answers('attack');
  };

  rule(['SG-ADD-05', 'SG-Q-33', 'SG-CON-02'], 'on a 6 the victor chooses among systems above 0', (play) => {
    const table = voyage(play, hit({ shields: 0, lightspeed: 4, cargoPods: 3 }, 6));
    strike(table);
    table
      .seat(0)
      .asked('prompt.system', { points: 2 })
      .offers('system:engines', 'system:lightspeed', 'system:lasers', 'system:cargoPods')
      .answers('system:lightspeed');
    expect(table.log(1).lightspeed).toBe(2);
  });

  rule(
    ['SG-ADD-06', 'SG-ADD-07', 'SG-DOG-05'],
    'a system that is not there is not damaged; none goes below 0',
    (play) => {
      const none = voyage(play, hit({ shields: 0 }, 3));
      strike(none);
      expect(none.log(1)).toMatchObject({ shields: 0, hull: 4 });
      const one = voyage(play, hit({ engines: 1 }, 1));
      strike(one);
      expect(one.log(1).engines).toBe(0);
      const lost = one.table.log('spectator').find(({ type }) => type === 'system-damage');
      expect(lost?.data).toMatchObject({ points: 1, level: 0 });
    },
  );

  rule(
    ['SG-ADD-05', 'SG-ADD-08', 'SG-CARGO-01'],
    'the victor chooses the pods, their owner what goes overboard',
    (play) => {
      const table = voyage(play, hit({ food: 1, robots: 1, cargoPods: 3 }, 6));
      strike(table);
      table.seat(0).asked('prompt.spoils').answers('hit').asked('prompt.system').answers('system:cargoPods');
      table.seat(1).mayInterject();
      table.seat(1).asked('prompt.overboard', { left: 1 }).answers('good:robots');
      expect(table.log(1)).toMatchObject({ food: 1, robots: 0, cargoPods: 1, hull: 4 });
    },
  );

  rule(['SG-Q-34', 'SG-SET-09'], 'the comparison comes before the roll; a mechanic halves the damage', (play) => {
    const table = voyage(play, hit({ shields: 2, kept: ['ships-mechanic'] }, 3));
    strike(table);
    expect(table.log(1).shields).toBe(1);
  });
});
