import { actor, chooser } from '@cantina/bots';
import { type Decision, seedFrom, start } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { describe, expect, test } from 'vitest';
import { brain } from '../bot/index.ts';
import { game } from '../rules/game.ts';
import { type Captain, voyage } from './kit.ts';

const BRIX = 7;
const READY: Captain = { sector: 4, credits: 6500, cargoPods: 10, lightspeed: 10, engines: 10, hull: 5 };

describe('a captain who plans', () => {
  it('SG-CARGO-01 SG-KOR-08 · throws goods overboard that are in the way of the run', (play) => {
    const table = voyage(play, {
      captains: [{ ...READY, robots: 1, food: 1 }, {}],
      step: 'activity',
      fields: { port: BRIX },
    });
    const plans = actor({ mind: 'search' }, brain, 'one who plans');
    const does = (): readonly string[] => {
      const [asked] = table.table.match.asked;
      return asked === undefined ? [] : plans(table.table.match, asked).picks;
    };
    for (const wanted of ['overboard:robots', 'overboard:food']) {
      table.seat(0).asked('prompt.activity');
      expect(does()).toEqual([wanted]);
      table.seat(0).interjects(wanted);
    }
    expect(does()).toEqual(['brix']);
    table.seat(0).asked('prompt.activity').answers('brix').asked('prompt.brix-amount');
    expect(does()).toEqual(['units:10']);
    table.seat(0).asked('prompt.brix-amount').answers('units:10');
    expect(table.log(0)).toMatchObject({ robots: 0, food: 0, credits: 1500 });
  });

  it('SG-CARGO-01 · keeps goods aboard that are in nobody’s way; quick never thinks of it', (play) => {
    const scene = (captain: Captain) =>
      voyage(play, { captains: [{ ...READY, ...captain }, {}], step: 'activity', fields: { port: BRIX } });
    const roomy = scene({ credits: 900, robots: 2 });
    const full = scene({ robots: 2 });
    roomy.seat(0).asked('prompt.activity');
    full.seat(0).asked('prompt.activity');
    for (const [table, mind] of [
      [roomy, 'search'],
      [full, 'quick'],
    ] as const) {
      const [asked] = table.table.match.asked;
      if (asked === undefined) throw new Error('nobody is asked');
      expect(actor({ mind }, brain, 'somebody')(table.table.match, asked).decision).toBe(asked.id);
    }
  });
});

describe('the strongest captain', () => {
  const planner = () => chooser({ mind: 'search' }, brain, 'one who plans');

  it('SG-KOR-09 · buys no missing weapons for a run that comes too late for those aboard', (play) => {
    const scene = (until: number) =>
      voyage(play, {
        captains: [{ ...READY, credits: 5500, brix: [{ units: 9, until }] }, {}],
        step: 'activity',
        fields: { port: BRIX },
        round: 5,
      });
    const [late, inTime] = [scene(5), scene(7)];
    for (const table of [late, inTime]) table.seat(0).asked('prompt.activity');
    const does = ({ table }: ReturnType<typeof scene>) => planner()(table.match, table.match.asked[0] as Decision);
    expect(does(late)).not.toEqual(['brix']);
    expect(does(inTime)).toEqual(['brix']);
  });

  it('SG-UPG-05 · spends little money on lightspeed and pods before engines', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 4, credits: 700, lightspeed: 2 }, {}],
      step: 'activity',
      fields: { port: BRIX },
    });
    table.seat(0).asked('prompt.activity').answers('upgrade');
    for (;;) {
      const [asked] = table.table.match.asked;
      if (asked?.prompt.key !== 'prompt.upgrade') break;
      table.table.match.answer(asked.seat, asked.id, planner()(table.table.match, asked));
    }
    table.seat(1).asked('prompt.move');
    expect(table.log(0).lightspeed).toBeGreaterThanOrEqual(6);
    expect(table.log(0).cargoPods).toBeGreaterThanOrEqual(3);
  });

  it('SG-KOR-02 SG-DOG-06 · cuts off whoever is on the run, and takes what he needs', (play) => {
    const table = voyage(play, {
      captains: [
        { sector: 30, lightspeed: 10, engines: 10, lasers: 3, cargoPods: 4, food: 4 },
        { sector: 33, engines: 2, cargoPods: 10, brix: [{ units: 10, until: 6 }] },
      ],
      round: 4,
      step: 'move',
      fields: { movementLeft: 10 },
      dice: [6, 1, 6, 1],
    });
    const plans = actor({ mind: 'search' }, brain, 'one who plans');
    const { match } = table.table;
    const done: string[] = [];
    for (let asked = match.asked[0]; asked?.seat === 0 && done.length < 9; asked = match.asked[0]) {
      const { decision, picks } = plans(match, asked);
      done.push(...picks);
      match.answer(0, decision, picks);
    }
    expect(done.slice(0, 6)).toEqual(['sector:33', 'overboard:food', 'seat:1', 'attack', 'attack', 'goods']);
    table.seat(1).asked('prompt.move');
    expect(table.log(1).brix).toEqual([{ units: 9, until: 6 }]);
  });

  it('SG-KOR-09 SG-MAN-02 · chases nobody while it runs itself, and nobody whom it cannot catch', (play) => {
    const runner: Captain = { sector: 33, cargoPods: 10, brix: [{ units: 10, until: 6 }] };
    const goes = (own: Captain, other: Captain): readonly string[] => {
      const table = voyage(play, {
        captains: [{ sector: 30, lightspeed: 10, cargoPods: 10, ...own }, other],
        round: 4,
        step: 'move',
        fields: { movementLeft: 10 },
      });
      table.seat(0).asked('prompt.move');
      return planner()(table.table.match, table.table.match.asked[0] as Decision);
    };
    expect(goes({ engines: 2 }, { ...runner, engines: 2 })).toEqual(['sector:33']);
    expect(goes({ engines: 2 }, { ...runner, engines: 9 })).not.toEqual(['sector:33']);
    expect(goes({ engines: 2, brix: [{ units: 10, until: 6 }] }, { ...runner, engines: 2 })).not.toEqual(['sector:33']);
    expect(goes({ engines: 2 }, { sector: 33, cargoPods: 10 })).not.toEqual(['sector:33']);
  });

  it('SG-CARD-01 · buys what a trader sells on the way', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 30, cargoPods: 5 }, {}],
      fate: ['grain-freighter'],
    });
    table.seat(0).asked('prompt.card-ship');
    expect(planner()(table.table.match, table.table.match.asked[0] as Decision)).toEqual(['trade']);
  });

  it('SG-STR-02 · looks where each answer leads when it has no plan for a question', (play) => {
    const scene = voyage(play, { captains: [{ sector: 10, lightspeed: 0 }, {}], planets: ['velmora'], step: 'turn' });
    scene.seat(0).asked('prompt.tow');
    const { table } = scene;
    const [asked] = table.match.asked;
    if (asked === undefined) throw new Error('nobody is asked');
    expect(table.match.read((g) => brain.judgement?.priors?.(g, asked))).toBeNull();
    expect(planner()(table.match, asked)).toHaveLength(1);
  });
});

test('SG-SET-06 · even the most careless captain begins no trade of characters', () => {
  for (let deal = 0; deal < 12; deal++) {
    const match = start(game, { seats: 2, seed: seedFrom(`careless ${deal}`) });
    const careless = chooser({ mind: 'quick', slips: 100 }, brain, `captain ${deal}`);
    const met: string[] = [];
    for (let [asked] = match.asked; asked?.prompt.key.startsWith('prompt.swap'); [asked] = match.asked) {
      met.push(asked.prompt.key);
      match.answer(asked.seat, asked.id, careless(match, asked));
    }
    expect(met).toEqual(['prompt.swap', 'prompt.swap']);
  }
});
