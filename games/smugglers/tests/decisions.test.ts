import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { CharacterFace, FateFace } from '../content/index.ts';
import { oddsAgainstCard, oddsAgainstPlayer } from '../rules/odds/odds.ts';
import type { G } from '../rules/state.ts';
import { type Captain, meeting, type Voyage, voyage } from './kit.ts';

const read = <T>(table: Voyage, look: (g: G) => T): T => table.table.match.read(look);
/** A nebula. */
const NEBULA = 10;
const killer: Captain = { engines: 9, lasers: 9, shields: 9 };

describe('what a hit does, before the dice', () => {
  const against = (card: FateFace, captain: Captain = {}) => ({
    captains: [captain, {}],
    fate: [card],
    dice: 'any' as const,
  });
  const hit = (table: Voyage) =>
    read(table, (g) => {
      const card = g.state.zones.drawn[0]?.[0] ?? g.state.combat?.card;
      return card === undefined || card === null ? null : oddsAgainstCard(g, 0, card);
    });

  it('SG-DOG-04 SG-DOG-05 · a hit destroys a card ship and damages no system of it', (play) => {
    const table = voyage(play, against('gunrunner', { lasers: 9 }));
    expect(hit(table)).toMatchObject({ hit: 'destroys', damages: false });
    table.table.leavesOpen();
  });

  it('SG-DOG-04 SG-CON-04 · a strong one is only driven off, until lasers and cannon suffice', (play) => {
    const outcome = (captain: Captain) => {
      const table = voyage(play, { ...against('leviathan', { engines: 9, ...captain }), dice: [6, 1] });
      table.table.leavesOpen();
      return hit(table)?.hit;
    };
    expect([outcome({ lasers: 4 }), outcome({ lasers: 9 })]).toEqual(['drives-off', 'drives-off']);
    expect(outcome({ lasers: 9, kept: ['heavy-cannon'] })).toBe('destroys');
    expect(outcome({ lasers: 4, kept: ['heavy-cannon'] })).toBe('drives-off');
  });

  it('SG-DOG-03 SG-DOG-05 · the last hull point is the ship, whatever the shields', (play) => {
    const fight = (one: Captain, other: Captain) => {
      const table = voyage(play, meeting(one, other));
      table.table.leavesOpen();
      const odds = read(table, (g) => oddsAgainstPlayer(g, 0, 1));
      return [odds.hit, odds.hitBack, odds.damages, odds.damaged];
    };
    expect(fight({ lasers: 3 }, { lasers: 3 })).toEqual(['damages', 'damages', true, true]);
    expect(fight({ lasers: 3, shields: 3 }, { lasers: 3, shields: 3 })).toEqual(['held-off', 'held-off', false, false]);
    expect(fight({ lasers: 3, hull: 1 }, { lasers: 3, hull: 1 })).toEqual(['destroys', 'destroys', false, false]);
  });

  it('SG-FATE-02 SG-DOG-05 · who steals instead destroys nothing', (play) => {
    const table = (captain: Captain) => {
      const met = voyage(play, { ...against('scrap-corsair', { engines: 9, hull: 1, ...captain }), dice: [6, 1] });
      met.table.leavesOpen();
      return hit(met)?.hitBack;
    };
    expect([table({}), table({ food: 1 }), table({ food: 1, shields: 1 })]).toEqual([
      'destroys',
      'damages',
      'held-off',
    ]);
  });

  it('SG-TIE-01 SG-SET-09 · ties are rolled again, unless Jax Corvane is in the fight', (play) => {
    const ties = (one: CharacterFace, other: CharacterFace) => {
      const table = voyage(play, meeting({ character: one }, { character: other }));
      table.table.leavesOpen();
      return read(table, (g) => oddsAgainstPlayer(g, 0, 1).ties);
    };
    expect([ties('k-seven', 'zek-tollan'), ties('jax-corvane', 'k-seven'), ties('k-seven', 'jax-corvane')]).toEqual([
      'again',
      'won',
      'lost',
    ]);
  });
});

describe('shields in a nebula', () => {
  it('SG-Q-51 SG-NEB-03 SG-NEB-04 SG-ADD-06 · shields that are not there take no damage', (play) => {
    const fight = (sector: number) =>
      voyage(play, {
        captains: [
          { sector, ...killer },
          { sector, shields: 5 },
        ],
        step: 'explore',
        dice: [6, 1, 6, 1, 3],
      });
    const shot = (sector: number) => {
      const table = fight(sector);
      table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
      table.seat(0).asked('prompt.manoeuvre').answers('attack');
      return [table.log(1).hull, table.log(1).shields];
    };
    expect([shot(NEBULA), shot(30)]).toEqual([
      [4, 5],
      [4, 3],
    ]);
  });

  it('SG-Q-51 SG-ADD-05 SG-Q-33 · nor can the victor choose them', (play) => {
    const table = voyage(play, {
      captains: [
        { sector: NEBULA, ...killer },
        { sector: NEBULA, shields: 5 },
      ],
      step: 'explore',
      dice: [6, 1, 6, 1, 6],
    });
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('attack');
    table.seat(0).asked('prompt.manoeuvre').answers('attack');
    table
      .seat(0)
      .asked('prompt.system')
      .offers('system:engines', 'system:lightspeed', 'system:lasers', 'system:cargoPods')
      .answers('system:engines');
    expect(table.log(1)).toMatchObject({ shields: 5, engines: 0 });
  });

  it('SG-Q-51 SG-FATE-02 · an ion storm does not find them either', (play) => {
    const stormy = (sector: number) =>
      voyage(play, { captains: [{ sector, shields: 5 }, {}], fate: ['ion-storm'], dice: [6, 3] }).log(0).shields;
    expect([stormy(NEBULA), stormy(30)]).toEqual([5, 4]);
  });
});

describe('small things that are decided', () => {
  it('SG-Q-38 SG-Q-36 SG-STR-02 · lightspeed lost in the own turn is bought back: no tow', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 35, lightspeed: 1, credits: 500 }, {}],
      planets: ['axiom'],
      fate: ['ion-storm'],
      dice: [6, 2],
    });
    expect(table.log(0).lightspeed).toBe(0);
    table.seat(0).asked('prompt.explore').answers('planet').asked('prompt.activity').answers('upgrade');
    table.seat(0).asked('prompt.upgrade').answers('system:lightspeed').asked('prompt.upgrade').answers('done');
    expect(table.log(0)).toMatchObject({ lightspeed: 1, credits: 360 });
    table.seat(1).asked('prompt.move').answers('stay');
    table.seat(0).asked('prompt.move', { left: 1 });
    expect(table.log(0)).toMatchObject({ lightspeed: 1, credits: 360, sector: 35 });
  });

  it('SG-KOR-15 SG-KOR-14 SG-GOAL-01 · a won run is booked before the game is over', (play) => {
    const table = voyage(play, {
      captains: [{ sector: 82, credits: 100, cargoPods: 10, brix: [{ units: 10, until: 3 }] }, {}],
      step: 'explore',
      dice: [1],
    });
    table.seat(0).asked('prompt.explore').answers('planet');
    expect(table.log(0)).toMatchObject({ credits: 10_100, brix: [] });
    expect(table.state.outcome).toEqual({ winners: [0], reason: 'koroth-run' });
    expect(table.events.slice(-4)).toEqual(['koroth-run', 'unload', 'receive', 'finish']);
  });

  it('SG-BNTY-16 SG-JAIL-09 · where nobody can be hunted, that is what is said', (play) => {
    const onPlanet = (status: 'arrested' | 'out') =>
      voyage(play, {
        captains: [{ sector: 9, credits: 900 }, { status: 'arrested', sector: 9 }, { status }],
        planets: ['velmora'],
        step: 'activity',
        fields: { port: 0 },
      });
    for (const status of ['arrested', 'out'] as const) {
      onPlanet(status).seat(0).asked('prompt.activity').refuses('bounty', 'reason.nobody-to-hunt', 'SG-BNTY-16');
    }
  });

  it('SG-Q-53 SG-MEET-08 · an accepted deal may still be withdrawn, quietly', (play) => {
    const table = voyage(play, meeting({ food: 1 }, {}));
    table.seat(0).asked('prompt.explore').answers('seat:1').asked('prompt.meet').answers('offer');
    table.seat(0).asked('prompt.compose').answers('give:good:food').asked('prompt.compose').answers('propose');
    table.seat(1).asked('prompt.answer').answers('accept');
    table.seat(0).asked('prompt.confirm').offers('exchange', 'withdraw', 'attack').answers('withdraw');
    expect([table.log(0).food, table.log(1).food]).toEqual([1, 0]);
    table.seat(1).asked('prompt.meet');
  });
});
