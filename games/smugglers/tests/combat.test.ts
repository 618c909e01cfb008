import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type Captain, meeting, voyage } from './kit.ts';

describe('space combat', () => {
  it('SG-EX-04 SG-MAN-01 SG-MAN-02 SG-DOG-01 SG-DOG-02 SG-ADD-01 SG-ADD-10 SG-COMB-01 SG-COMB-03 SG-SYS-01 SG-SYS-04 · Susanne attacks Joe', (play) => {
    // Dice: manoeuvre 5 and 3, dogfight 2 and 6, damage 1.
    const susanne: Captain = { engines: 3, lasers: 7, shields: 4 };
    const table = voyage(play, meeting(susanne, { engines: 4, lasers: 5, shields: 2 }, [5, 3, 2, 6, 1]));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre', { own: 8, other: 7 }).offers('attack', 'flee').answers('attack').notAsked();
    expect(table.log(0)).toMatchObject({ hull: 4, engines: 1 });
    expect(table.log(1)).toMatchObject({ hull: 5, engines: 4, lasers: 5, shields: 2 });
    expect(table.state.active).toBe(1);
  });

  it('SG-EX-05 SG-ADD-02 SG-ADD-03 SG-CON-01 SG-DOG-08 SG-SYS-03 · equal shields protect, and Joe is no pirate', (play) => {
    const susanne: Captain = { engines: 3, lasers: 7, shields: 5, food: 1 };
    const table = voyage(play, meeting(susanne, { engines: 4, lasers: 5 }, [5, 3, 2, 6]));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre').answers('attack');
    table.seat(1).asked('prompt.move');
    expect(table.log(0)).toMatchObject({ hull: 4, engines: 3, food: 1 });
  });

  it('SG-MAN-03 SG-MAN-04 SG-Q-27 · who wins the manoeuvre may flee: no fight, and here the turn is over', (play) => {
    const own = voyage(play, meeting({}, {}, [6, 1]));
    own.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    own.seat(0).asked('prompt.manoeuvre').answers('flee');
    expect([own.log(0).hull, own.log(1).hull, own.state.active]).toEqual([5, 5, 1]);
    const other = voyage(play, meeting({}, {}, [1, 6]));
    other.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    other.seat(1).asked('prompt.manoeuvre', { own: 7, other: 2 }).answers('flee');
    expect([other.log(0).hull, other.log(1).hull, other.state.active]).toEqual([5, 5, 1]);
  });

  it('SG-MAN-03 SG-FATE-03 · fleeing from a card ship, the turn goes on', (play) => {
    const table = voyage(play, { captains: [{ engines: 5 }, {}], fate: ['scrap-corsair'], dice: [6, 1] });
    table.seat(0).asked('prompt.manoeuvre').answers('flee').asked('prompt.move');
    expect(table.log(0).hull).toBe(5);
  });

  it('SG-COMB-04 SG-TIE-01 SG-TIE-02 · ties are rolled again with the same values', (play) => {
    const table = voyage(play, meeting({ engines: 2 }, { engines: 3 }, [4, 3, 5, 4, 6, 1, 2, 2, 6, 1, 1]));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre', { own: 8, other: 4 }).answers('attack');
    expect(table.log(1).hull).toBe(4);
  });

  it('SG-SET-09 · Jax wins ties in the manoeuvre, Ivo rerolls once a turn', (play) => {
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

describe('what counts in a fight', () => {
  const attack = (table: ReturnType<typeof voyage>) =>
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');

  it('SG-SET-09 SG-TIE-01 · Jax wins ties in the turn of another player, too', (play) => {
    const table = voyage(play, meeting({}, { character: 'jax-corvane' }, [4, 4]));
    attack(table);
    table.seat(1).asked('prompt.manoeuvre', { own: 5, other: 5 });
    // Only those of the manoeuvre: a tied dogfight is rolled again
    const dogfight = voyage(play, meeting({ character: 'jax-corvane' }, { shields: 9 }, [4, 4, 3, 3, 5, 1]));
    attack(dogfight).asked('prompt.manoeuvre').answers('attack');
    expect([dogfight.log(0).hull, dogfight.log(1).hull]).toEqual([5, 4]);
  });

  it('SG-NEB-03 SG-ADD-02 SG-Q-39 · in a nebula shields are 0 against lasers, but a booster counts', (play) => {
    const hit = (sector: number, victim: Captain, dice: readonly number[]) => {
      const table = voyage(play, {
        captains: [
          { sector, engines: 6, lasers: 3 },
          { sector, engines: 4, shields: 9, ...victim },
        ],
        step: 'explore',
        dice: [6, 1, 6, 1, ...dice],
      });
      attack(table).asked('prompt.manoeuvre').answers('attack');
      if ((victim.kept ?? []).length > 0) table.seat(0).asked('prompt.spoils').answers('hit');
      return table.log(1);
    };
    expect(hit(30, {}, [])).toMatchObject({ hull: 4, engines: 4 });
    expect(hit(24, {}, [1])).toMatchObject({ hull: 4, engines: 2, shields: 9 });
    // Lasers 3 against the 2 of the booster; lasers 2 would not be enough
    expect(hit(24, { kept: ['shield-booster'] }, [1])).toMatchObject({ hull: 4, engines: 2 });
    expect(hit(30, { shields: 1, kept: ['shield-booster'] }, [])).toMatchObject({ hull: 4, engines: 4 });
  });

  it('SG-Q-39 · without lasers a targeting computer aims at nothing', (play) => {
    const table = voyage(
      play,
      meeting({ engines: 6, lasers: 0, kept: ['targeting-computer'] }, { lasers: 1 }, [6, 1, 3, 3, 1]),
    );
    attack(table).asked('prompt.manoeuvre').answers('attack');
    // 3 against 4: the other one hits
    expect([table.log(0).hull, table.log(1).hull]).toEqual([4, 5]);
  });

  it('SG-SET-09 · Ivo rerolls once in each of his own turns, and in no other', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 30, character: 'ivo-marchetti', engines: 9 }, { sector: 30 }],
      step: 'explore',
      dice: [1, 4, 2, 5, 3, 6, 6, 6, 1, 6, 1],
    });
    attack(table);
    table
      .seat(0)
      .asked('prompt.reroll', { roll: 'manoeuvre', dice: [1] })
      .answers('reroll:0');
    // That was it: in the dogfight (5 against 3) nothing is offered any more, nor for the additional damage
    table.seat(0).asked('prompt.manoeuvre', { own: 11, other: 5 }).answers('attack');
    expect(table.log(1).hull).toBe(4);
    table.seat(0).asked('prompt.system').answers('system:lasers');
    // Attacked in the other's turn he takes what the dice say, also that of the damage he does
    table.seat(1).asked('prompt.move').answers('stay').asked('prompt.explore').answers('seat:0');
    table.seat(1).asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre', { own: 15, other: 7 }).answers('attack');
    expect(table.log(1)).toMatchObject({ hull: 3, engines: 0 });
    // In his own next turn it is there again
    expect([table.state.active, table.state.rerolled]).toEqual([0, false]);
  });

  it('SG-CARGO-01 · nothing goes overboard while a fight goes on, on either side', (play) => {
    const table = voyage(play, meeting({ food: 1 }, { robots: 1 }, [6, 1]));
    table.seat(0).mayInterject('overboard:food');
    attack(table);
    table.seat(0).mayInterject();
    table.seat(1).mayInterject();
    table.seat(0).asked('prompt.manoeuvre').answers('flee');
    table.seat(0).mayInterject('overboard:food');
    table.seat(1).mayInterject('overboard:robots');
  });
});

describe('the pirate option', () => {
  const robbery = (victim: Captain, dice: readonly number[], pirate: Captain = {}) =>
    meeting({ engines: 6, lasers: 6, cargoPods: 4, ...pirate }, victim, dice);

  it('SG-DOG-06 SG-DOG-07 SG-DOG-09 SG-Q-31 SG-BNTY-05 · goods instead of the hull point; additional damage still comes', (play) => {
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
  });

  it('SG-DOG-06 SG-Q-32 · or one piece of equipment, also from a ship with one hull point', (play) => {
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

  it('SG-ADD-01 SG-ADD-03 SG-DOG-07 SG-Q-52 · equipment counts for its new owner at once', (play) => {
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

  it('SG-Q-31 SG-Q-13 SG-Q-11 · of Brix weapons the victor takes those that last longest', (play) => {
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

  it('SG-SET-09 · Dagan Brandt takes five units, also when it is not his turn', (play) => {
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

  it('SG-ADD-05 SG-Q-33 SG-CON-02 · on a 6 the victor chooses among systems above 0', (play) => {
    const table = voyage(play, hit({ shields: 0, lightspeed: 4, cargoPods: 3 }, 6));
    strike(table);
    table
      .seat(0)
      .asked('prompt.system', { points: 2 })
      .offers('system:engines', 'system:lightspeed', 'system:lasers', 'system:cargoPods')
      .answers('system:lightspeed');
    expect(table.log(1).lightspeed).toBe(2);
  });

  it('SG-ADD-06 SG-ADD-07 SG-DOG-05 · a system that is not there is not damaged; none goes below 0', (play) => {
    const none = voyage(play, hit({ shields: 0 }, 3));
    strike(none);
    expect(none.log(1)).toMatchObject({ shields: 0, hull: 4 });
    expect(none.events).not.toContain('system-damage');
    const one = voyage(play, hit({ engines: 1 }, 1));
    strike(one);
    expect(one.log(1).engines).toBe(0);
    const lost = one.table.log('spectator').find(({ type }) => type === 'system-damage');
    expect(lost?.data).toMatchObject({ points: 1, level: 0 });
  });

  it('SG-ADD-05 SG-ADD-08 SG-CARGO-01 · the victor chooses the pods, their owner what goes overboard', (play) => {
    const table = voyage(play, hit({ food: 1, robots: 1, cargoPods: 3 }, 6));
    strike(table);
    table.seat(0).asked('prompt.spoils').answers('hit').asked('prompt.system').answers('system:cargoPods');
    table.seat(1).mayInterject();
    table.seat(1).asked('prompt.overboard', { left: 1 }).answers('good:robots');
    expect(table.log(1)).toMatchObject({ food: 1, robots: 0, cargoPods: 1, hull: 4 });
  });

  it('SG-Q-34 SG-SET-09 · the comparison comes before the roll; a mechanic halves the damage', (play) => {
    const table = voyage(play, hit({ shields: 2, kept: ['ships-mechanic'] }, 3));
    strike(table);
    expect(table.log(1).shields).toBe(1);
  });
});
