import { checkOptions, start } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/index.ts';
import { game } from '../rules/game.ts';
import { type Captain, type Position, subject, voyage } from './kit.ts';

/** Three captains in the second round, the first one about to fly. */
const underway = (captains: readonly Captain[] = [{}, {}, {}]): Position => ({
  captains: captains.map((captain, seat) => ({ sector: 30 + seat, ...captain })),
  round: 2,
});

describe('free numbers (SG-ALT-01 to SG-ALT-03, SG-ALT-06)', () => {
  it('SG-ALT-01 SG-ALT-06 · any price, any sum', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 4, cargoPods: 10, credits: 1240 }, {}],
      step: 'activity',
      fields: { port: 7 },
      options: { weaponPrice: 620, goal: 'fortune', fortune: 4321 },
    });
    table
      .seat(0)
      .asked('prompt.activity')
      .answers('brix')
      .asked('prompt.brix-amount', { price: 620 })
      .answers('units:2');
    expect(table.log(0).credits).toBe(0);
    expect(table.state.agreed).toEqual({ goal: 'fortune', weaponPrice: 620, fortune: 4321, rounds: 'none' });
  });

  it('SG-ALT-02 SG-DEST-07 · each system separately, on top of what is said for all', (play) => {
    const table = voyage(play, {
      captains: [{ hull: 1, sector: 28, character: 'tobias-rusk' }, {}],
      planets: ['ferrum'],
      fate: ['black-comet'],
      dice: [1, 6, 1, 6],
      options: { shipBonus: 1, lasers: 3, lightspeed: -9, engines: 9, cargoPods: -1 },
    });
    expect(table.log(0)).toMatchObject({ engines: 10, lightspeed: 1, lasers: 5, shields: 1, cargoPods: 1, hull: 5 });
  });

  it('SG-ALT-02 SG-ALT-03 · at the start', (play) => {
    const table = play(subject, {
      seats: 2,
      step: 'characters',
      zones: { hand: [['jax-corvane'], ['octavio-dross']] },
      options: { startCredits: 777, shields: 4 },
      dice: 'any',
    });
    table.seat(0).asked('prompt.character').answers('jax-corvane');
    table.seat(1).asked('prompt.character').answers('octavio-dross');
    expect(table.state.players.map(({ credits, shields, engines }) => [credits, shields, engines])).toEqual([
      [777, 4, 3],
      [977, 4, 1],
    ]);
    table.leavesOpen();
  });

  test.each([
    ['weaponPrice', 0],
    ['weaponPrice', 2.5],
    ['fortune', 10],
    ['shields', 10],
    ['rounds', 41],
    ['rounds', 0],
  ] as const)('%s can’t be %d', (name, value) => {
    expect(() => checkOptions(game, { [name]: value })).toThrow('bad-setting');
  });
});

describe('no last round', () => {
  const late = (round: number, options: object): Position => ({
    captains: [{ credits: 900 }, { kills: 1 }],
    round,
    active: 1,
    step: 'end',
    options: { ...options },
  });

  it('SG-Q-55 SG-GOAL-01 · a game goes on until somebody wins', (play) => {
    for (const goal of ['koroth', 'last-standing', 'fortune'] as const) {
      const table = voyage(play, late(300, { goal }));
      expect([table.state.outcome, table.state.round]).toEqual([null, 301]);
    }
  });

  it('SG-Q-46 SG-ALT-05 · most kills ends after 100 rounds where nothing else was agreed', (play) => {
    expect(voyage(play, late(99, { goal: 'most-kills' })).state.outcome).toBe(null);
    expect(voyage(play, late(100, { goal: 'most-kills' })).state.outcome).toEqual({
      winners: [1],
      reason: 'most-kills',
    });
  });

  it('SG-Q-55 · or as agreed', (play) => {
    expect(voyage(play, late(59, { rounds: 60 })).state.outcome).toBe(null);
    expect(voyage(play, late(60, { rounds: 60 })).state.outcome).toEqual({ winners: [0], reason: 'rounds' });
  });
});

describe('changing a rule in the middle of a game (SG-ALT-07)', () => {
  it('SG-ALT-07 SG-Q-56 · when all agree it holds at once, and the turn goes on', (play) => {
    const table = voyage(play, underway());
    table.seat(0).asked('prompt.move').answers('rules');
    table
      .seat(0)
      .asked('prompt.rule')
      .offers(
        ...['goal:last-standing', 'goal:most-kills', 'goal:fortune'],
        ...['number:weaponPrice', 'rounds:40', 'rounds:60', 'rounds:100', 'rounds:200', 'withdraw'],
      )
      .answers('rounds:60');
    table.seat(1).asked('prompt.rule-vote', { rule: 'rounds', value: 60 }).offers('agree', 'refuse').answers('agree');
    expect(table.state.agreed.rounds).toBe('none');
    table.seat(2).asked('prompt.rule-vote').answers('agree');
    expect(table.state.agreed).toEqual({ goal: 'koroth', weaponPrice: 500, fortune: 10_000, rounds: 60 });
    expect(table.events).toContain('rule-changed');
    table.seat(0).asked('prompt.move', { left: 3 }).answers('sector:42');
  });

  it('SG-ALT-07 · one who refuses is enough, and it is asked once a turn', (play) => {
    const table = voyage(play, underway());
    table.seat(0).asked('prompt.move').answers('rules').asked('prompt.rule').answers('goal:fortune');
    table.seat(1).asked('prompt.rule-vote').answers('agree');
    table.seat(2).asked('prompt.rule-vote').answers('refuse');
    expect(table.state.agreed.goal).toBe('koroth');
    expect(table.events).toContain('rule-refused');
    table.seat(0).asked('prompt.move').refuses('rules', 'reason.rules-voted', 'SG-Q-56').answers('stay');
    table.seat(1).asked('prompt.move').answers('rules').asked('prompt.rule').answers('withdraw').asked('prompt.move');
  });

  it('SG-ALT-07 SG-ALT-01 · a number is put together freely', (play) => {
    const table = voyage(play, underway());
    table.seat(0).asked('prompt.move').answers('rules').asked('prompt.rule').answers('number:weaponPrice');
    table.seat(0).asked('prompt.rule-number', { rule: 'weaponPrice', value: 500 }).answers('less:100');
    table.seat(0).asked('prompt.rule-number', { value: 400 }).answers('more:10');
    table.seat(0).asked('prompt.rule-number', { value: 410 }).answers('propose');
    for (const seat of [1, 2]) table.seat(seat).asked('prompt.rule-vote', { value: 410 }).answers('agree');
    expect(table.state.agreed.weaponPrice).toBe(410);
    // Not below what a table may agree on
    const low = voyage(play, { ...underway(), options: { weaponPrice: 60 } });
    low.seat(0).asked('prompt.move').answers('rules').asked('prompt.rule').answers('number:weaponPrice');
    low
      .seat(0)
      .asked('prompt.rule-number')
      .offers('more:1000', 'more:100', 'more:10', 'more:1', 'less:10', 'less:1', 'withdraw')
      .answers('withdraw')
      .asked('prompt.rule');
  });

  it('SG-ALT-07 SG-ALT-06 SG-Q-56 · whoever has the sum of a new goal has won', (play) => {
    const table = voyage(play, {
      ...underway([{ credits: 100 }, { credits: 6000 }, { credits: 5000 }]),
      options: { fortune: 5000 },
    });
    table.seat(0).asked('prompt.move').answers('rules').asked('prompt.rule').answers('goal:fortune');
    table.seat(1).asked('prompt.rule-vote').answers('agree');
    table.seat(2).asked('prompt.rule-vote').answers('agree');
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'fortune' });
  });

  it('SG-ALT-07 SG-ALT-04 SG-Q-56 · who is out stays out and is not asked', (play) => {
    const table = voyage(play, {
      ...underway([{}, { status: 'out', sector: 0 }, {}]),
      options: { goal: 'last-standing' },
    });
    table.seat(0).asked('prompt.move').answers('rules').asked('prompt.rule').answers('goal:koroth');
    table.seat(1).notAsked();
    table.seat(2).asked('prompt.rule-vote').answers('agree');
    expect(table.state.agreed.goal).toBe('koroth');
    expect(table.log(1).status).toBe('out');
    table.seat(0).asked('prompt.move').answers('stay');
    table.seat(2).asked('prompt.move');
  });

  it('SG-ALT-07 SG-Q-56 SG-ALT-04 · the run is over as soon as it is no longer the goal', (play) => {
    const table = voyage(play, underway([{ sector: 4, cargoPods: 10, credits: 5000 }, {}]));
    table.seat(0).asked('prompt.move').answers('rules').asked('prompt.rule').answers('goal:most-kills');
    table.seat(1).asked('prompt.rule-vote').answers('agree');
    table.seat(0).asked('prompt.move').answers('stay').asked('prompt.explore').answers('planet');
    table.seat(0).asked('prompt.activity').refuses('brix', 'reason.no-run', 'SG-ALT-04');
  });

  it('SG-ALT-07 SG-Q-56 · in the first round the rules have just been agreed on', (play) => {
    const table = voyage(play, { captains: [{}, {}] });
    table.seat(0).asked('prompt.move').refuses('rules', 'reason.rules-fixed', 'SG-Q-56');
  });

  test('what holds now lies open for everybody', () => {
    const match = start(game, { seats: 2, seed: '7'.repeat(64) });
    expect(match.view('spectator').fields.agreed).toEqual({
      goal: 'koroth',
      weaponPrice: 500,
      fortune: 10_000,
      rounds: 'none',
    });
  });

  it('SG-Q-55 SG-Q-56 · only rounds that are still to come', (play) => {
    const table = voyage(play, { ...underway(), round: 60, options: { goal: 'fortune' } });
    table
      .seat(0)
      .asked('prompt.move')
      .answers('rules')
      .asked('prompt.rule')
      .offers(
        ...['goal:koroth', 'goal:last-standing', 'goal:most-kills', 'number:weaponPrice', 'number:fortune'],
        ...['rounds:60', 'rounds:100', 'rounds:200', 'withdraw'],
      )
      .answers('rounds:100');
    for (const seat of [1, 2]) table.seat(seat).asked('prompt.rule-vote').answers('agree');
    // What was none at the start may be none again; what was agreed on before the game is only moved
    const offered = (position: Position) => {
      const later = voyage(play, position);
      later.seat(0).asked('prompt.move').answers('rules').asked('prompt.rule');
      return later.table.match.asked[0]?.options.map(({ id }) => id).includes('rounds:none');
    };
    const agreed = { goal: 'koroth', weaponPrice: 500, fortune: 10_000, rounds: 100 } as const;
    expect(offered({ ...underway(), fields: { agreed } })).toBe(true);
    expect(offered({ ...underway(), options: { rounds: 60 } })).toBe(false);
  });

  it('SG-ALT-07 · a bot agrees to what does not set it back', (play) => {
    const strong: Captain = { engines: 9, lasers: 9, shields: 9, credits: 100 };
    const rich: Captain = { credits: 4900, cargoPods: 10, lightspeed: 8 };
    const vote = (change: string) => {
      const table = voyage(play, underway([{}, strong, rich]));
      table.seat(0).asked('prompt.move').answers('rules').asked('prompt.rule').answers(change);
      table.table.leavesOpen();
      return [1, 2].map((seat) => {
        const asked = table.table.match.asked.find((each) => each.seat === seat);
        if (asked === undefined) throw new Error(`seat ${seat} is not asked`);
        return table.table.match.read(
          (g) => (brain.hint?.(g, asked, 'agree') ?? 0) > (brain.hint?.(g, asked, 'refuse') ?? 0),
        );
      });
    };
    // A hunt suits whoever is armed for it, and not whoever has nearly saved enough for the run
    expect(vote('goal:most-kills')).toEqual([true, false]);
    // A round limit changes nothing for either of them now
    expect(vote('rounds:100')).toEqual([true, true]);
  });
});
