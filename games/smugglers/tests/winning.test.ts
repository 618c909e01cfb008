import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { planets } from '../content/index.ts';
import { options } from '../rules/options.ts';
import { type Captain, subject, voyage } from './kit.ts';

const BRIX = 7;
const loaded: Captain = { cargoPods: 10, brix: [{ units: 10, until: 3 }] };
const onBrix = (captain: Captain) =>
  ({ captains: [{ sector: 4, ...captain }, {}], step: 'activity', fields: { port: BRIX } }) as const;
const atKoroth = (captain: Captain, dice: readonly number[] = []) =>
  ({ captains: [{ sector: 82, ...captain }, {}], step: 'explore', dice }) as const;

describe('other ways to play', () => {
  it('SG-ALT-01 SG-ALT-07 · another price of the weapons, agreed before the game', (play) => {
    const table = voyage(play, { ...onBrix({ credits: 3000, cargoPods: 10 }), options: { weaponPrice: 300 } });
    table
      .seat(0)
      .asked('prompt.activity')
      .answers('brix')
      .asked('prompt.brix-amount', { price: 300 })
      .answers('units:10');
    expect(table.log(0).credits).toBe(0);
    expect(Object.keys(options)).toEqual([
      ...['goal', 'weaponPrice', 'fortune', 'rounds', 'startCredits', 'shipBonus'],
      ...['engines', 'lightspeed', 'shields', 'lasers', 'cargoPods'],
    ]);
  });

  it('SG-ALT-02 SG-ALT-03 · other ships and other credits for all', (play) => {
    const table = voyage(play, {
      captains: [{ hull: 1, sector: 28, character: 'tobias-rusk' }, {}],
      planets: ['ferrum'],
      fate: ['black-comet'],
      dice: [1, 6, 1, 6],
      options: { shipBonus: 2, startCredits: 1000 },
    });
    // The new ship is the one of the start: two better in every system.
    expect(table.log(0)).toMatchObject({ engines: 3, lightspeed: 5, lasers: 3, shields: 2, cargoPods: 3, hull: 5 });
  });

  const duel = (options_: object, captains: readonly Captain[]) => ({
    captains,
    planets: ['ferrum'] as const,
    step: 'explore' as const,
    dice: [6, 1, 6, 1],
    options: { ...options_ },
  });
  const killer: Captain = { sector: 30, engines: 6, lasers: 6, shields: 9 };

  it('SG-ALT-04 SG-Q-45 · last one standing: no new ship, no run; who is left wins', (play) => {
    const table = voyage(play, {
      ...duel({ goal: 'last-standing' }, [killer, { sector: 30, hull: 1, kept: ['veteran-gunner'] }, {}]),
      // The last die is for the friend, who is saved and leaves with the player.
      dice: [6, 1, 6, 1, 2],
    });
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre').answers('attack');
    expect(table.log(1).status).toBe('out');
    expect(table.pile('kept', 1)).toEqual([]);
    table.seat(2).asked('prompt.move');
  });

  it('SG-ALT-04 · two are left, then one', (play) => {
    const table = voyage(play, duel({ goal: 'last-standing' }, [killer, { sector: 30, hull: 1 }]));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre').answers('attack');
    table.table.wonBy(0);
    const brix = voyage(play, { ...onBrix({ credits: 9000, cargoPods: 10 }), options: { goal: 'last-standing' } });
    brix.seat(0).asked('prompt.activity').refuses('brix', 'reason.no-run', 'SG-ALT-04');
  });

  it('SG-ALT-04 SG-BLACK-03 SG-TURN-04 · a black hole takes a player out, and rounds go on', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 28, character: 'k-seven' }, {}, {}],
      step: 'move',
      round: 2,
      fields: { movementLeft: 4 },
      dice: [1],
      options: { goal: 'last-standing' },
    });
    table.seat(0).asked('prompt.move').answers('touch:29').notAsked();
    expect([table.log(0).status, table.state.active, table.state.round]).toEqual(['out', 1, 2]);
    table.seat(1).asked('prompt.move').answers('sector:42');
    // The start player is out: the round ends at that place all the same.
    table.seat(2).asked('prompt.move').answers('sector:44');
    expect([table.state.active, table.state.round]).toEqual([1, 3]);
  });

  it('SG-ALT-05 SG-Q-46 · card ships are no kills', (play) => {
    const table = voyage(play, {
      captains: [{ engines: 9, lasers: 9 }, {}],
      fate: ['void-ray'],
      dice: [6, 1, 6, 1],
      options: { goal: 'most-kills' },
    });
    table.seat(0).asked('prompt.manoeuvre').answers('attack');
    expect([table.log(0).credits, table.log(0).kills]).toEqual([650, 0]);
  });

  it('SG-ALT-05 SG-Q-46 · most ships of players destroyed, after the last round', (play) => {
    const end = (kills: readonly number[]) =>
      voyage(play, {
        captains: kills.map((each) => ({ kills: each })),
        active: kills.length - 1,
        step: 'end',
        round: 40,
        options: { goal: 'most-kills', rounds: 40 },
      });
    end([1, 3, 2]).table.wonBy(1);
    end([2, 0, 2]).table.wonBy(0, 2);
  });

  it('SG-ALT-06 SG-KOR-15 SG-Q-46 · a fortune: the first to hold the sum wins, and the run pays 10,000', (play) => {
    const trade = voyage(play, {
      captains: [{ sector: 9, credits: 4900, medtech: 2, cargoPods: 2 }, {}],
      planets: ['velmora'],
      step: 'activity',
      fields: { port: 0 },
      dice: [3, 6],
      options: { goal: 'fortune', fortune: 5000 },
    });
    trade.seat(0).asked('prompt.activity').answers('sell:medtech').asked('prompt.sell-amount').answers('units:2');
    trade.table.wonBy(0);
    const run = voyage(play, { ...atKoroth(loaded, [1]), options: { goal: 'fortune' } });
    run.seat(0).asked('prompt.explore').answers('planet');
    run.table.wonBy(0);
  });
});

describe('other starts', () => {
  it('SG-ALT-02 SG-ALT-03 SG-CON-09 · everybody begins with other credits and other ships', (play) => {
    const begin = (chosen: object) =>
      play(subject, {
        seats: 2,
        step: 'characters',
        zones: {
          hand: [['ivo-marchetti'], ['dagan-brandt']],
          planetDeck: planets.map(({ id }) => id),
          fateDeck: ['quiet-space', 'quiet-space'],
        },
        options: chosen,
        dice: [6, 1],
      });
    const logs = (chosen: object) => {
      const table = begin(chosen);
      table.seat(0).asked('prompt.character').answers('ivo-marchetti');
      table.seat(1).asked('prompt.character').answers('dagan-brandt');
      table.seat(0).asked('prompt.move');
      return table.state.players;
    };
    // Ivo has 200 less than usual, Dagan 200 more; nobody begins with less than nothing
    expect(logs({ startCredits: 1000 }).map(({ credits }) => credits)).toEqual([800, 1200]);
    expect(logs({ startCredits: 250 }).map(({ credits }) => credits)).toEqual([50, 450]);
    const [ivo, dagan] = logs({ shipBonus: -1 });
    // Without lightspeed or a pod nobody could play at all
    expect(ivo).toMatchObject({ engines: 0, lightspeed: 2, lasers: 0, shields: 0, cargoPods: 1, hull: 5 });
    expect(dagan).toMatchObject({ engines: 2, lightspeed: 2, lasers: 3, shields: 0, cargoPods: 2, hull: 5 });
    expect(logs({ shipBonus: 2 })[1]).toMatchObject({ engines: 5, lightspeed: 5, lasers: 6, shields: 2, cargoPods: 5 });
  });
});

describe('the last round', () => {
  const end = (goal: string, captains: readonly Captain[], round = 40) =>
    ({
      captains,
      active: captains.length - 1,
      step: 'end',
      round,
      options: { goal, rounds: 40 } as object,
    }) as const;

  it('SG-GOAL-01 · without a run the richest have won, whatever they have destroyed; not a round earlier', (play) => {
    const captains = [{ credits: 900 }, { credits: 800, kills: 3 }, { credits: 900 }];
    voyage(play, end('koroth', captains)).table.wonBy(0, 2);
    voyage(play, end('fortune', captains)).table.wonBy(0, 2);
    const before = voyage(play, end('koroth', captains, 39));
    expect([before.state.outcome, before.state.round, before.state.active]).toEqual([null, 40, 0]);
    before.seat(0).asked('prompt.move');
  });

  it('SG-ALT-05 SG-Q-46 · of those who have destroyed equally many, the richest', (play) => {
    voyage(play, end('most-kills', [{ kills: 2 }, { kills: 2, credits: 501 }, { credits: 9000 }])).table.wonBy(1);
  });

  it('SG-ALT-04 SG-ALT-05 · several are left: who has destroyed most, never one who is out', (play) => {
    const out: Captain = { status: 'out', sector: 0, kills: 5, credits: 9000 };
    voyage(play, end('last-standing', [out, { kills: 1 }, { credits: 8000 }])).table.wonBy(1);
    voyage(play, end('most-kills', [out, { kills: 1 }, { credits: 8000 }])).table.wonBy(1);
  });
});

describe('a fortune', () => {
  it('SG-ALT-06 SG-MEET-05 SG-Q-46 · also what another player hands over makes it full', (play) => {
    const gift = (give: boolean) => {
      const rich: Captain = { sector: 30, credits: 4999 };
      const table = voyage(play, {
        captains: [give ? { sector: 30 } : rich, give ? rich : { sector: 30 }],
        step: 'explore',
        options: { goal: 'fortune', fortune: 5000 },
      });
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
      const side = give ? 'give' : 'take';
      table.seat(0).asked('prompt.compose').answers(`${side}:credits:1`);
      table.seat(0).asked('prompt.compose').answers('propose');
      expect(table.state.outcome).toBeNull();
      table.seat(1).asked('prompt.answer').answers('accept');
      table.seat(0).asked('prompt.confirm').answers('exchange');
      return table.table;
    };
    gift(true).wonBy(1);
    gift(false).wonBy(0);
  });
});
