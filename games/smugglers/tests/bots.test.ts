import { actor, chooser } from '@cantina/bots';
import { seedFrom, start } from '@cantina/kernel';
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
