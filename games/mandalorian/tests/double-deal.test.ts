import { it, type Play, type Scenario } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { refusalOf, unlockEverything } from '../campaign/deck.ts';
import { missionOf } from '../content/all.ts';
import { crate, dealNumbers, LOYAL, TRAITOR } from '../content/locked/p7/index.ts';
import type { MandoState } from '../rules/state.ts';
import { mapNamed, type Position, type Raid, subject } from './kit.ts';
import { doubleDeal, eventStep } from './positions.ts';

const CRATE = crate.id;
const track = missionOf('h1').track?.base ?? 0;

/** The end of the setup: all have chosen their characters, the starting player is still to be named. */
const begun = (play: Play, seats: number, seed: string): Scenario<MandoState> => {
  const characters = (['mandalorian', 'ig11', 'cara', 'greef'] as const).slice(0, seats);
  const none = characters.map(() => 0);
  const table = play(subject, {
    seats,
    seed,
    options: { mission: 'h1', map: 'map1', mode: 'sandbox', unlocked: 7 },
    step: 'ready',
    fields: { characters, spaces: none, damage: none, shields: none, trophies: none, reveals: none },
  });
  table.seat(0).asked('prompt.starter').answers('seat:0');
  table.leavesOpen();
  return table;
};

describe('before the game', () => {
  it('MD-ROL-01 · secret roles are for three or four players with a character each', (play) => {
    const { state } = unlockEverything({ read: 0, games: [] });
    const wish = { mission: 'h1', difficulty: 'easy', mode: 'sandbox' } as const;
    expect([1, 2, 3, 4].map((seats) => refusalOf(state, wish, seats))).toEqual([
      'wrong-seats',
      'wrong-seats',
      null,
      null,
    ]);
    expect(refusalOf(state, { ...wish, mode: 'shared' }, 3)).toBe('roles-need-own-characters');
    // Where a smaller group plays that contract all the same, nobody has a role
    const table = play(subject, { seats: 2, options: { mission: 'h1', unlocked: 7 } });
    table.leavesOpen();
    expect([table.pile('aside'), table.pile('roles', 0)]).toEqual([[], []]);
  });

  it('MD-H1-01 · a role for everybody, one set aside unseen: there may be no traitor at all', (play) => {
    for (const seats of [3, 4]) {
      const asides = Array.from({ length: 12 }, (_, seed) => {
        const table = begun(play, seats, `roles ${seed}`);
        const dealt = Array.from({ length: seats }, (_each, seat) => table.pile('roles', seat));
        expect(dealt.map((pile) => pile.length)).toEqual(Array(seats).fill(1));
        const all = [...dealt.flat(), ...table.pile('aside')];
        expect(all.sort()).toEqual([...Array<string>(seats).fill(LOYAL), TRAITOR]);
        // Everybody knows the own role, and no other
        for (const viewer of [0, 1, 2, 'spectator'] as const) {
          const { zones } = table.view(viewer);
          expect(zones.roles?.map(({ cards }) => cards.length)).toEqual(
            dealt.map((_pile, seat) => (seat === viewer ? 1 : 0)),
          );
          expect(zones.aside?.[0]?.cards).toEqual([]);
        }
        return table.pile('aside')[0];
      });
      expect(new Set(asides)).toEqual(new Set([LOYAL, TRAITOR]));
    }
  });

  it('MD-H1-02 · crates on the spaces 2 and 4, and three betrayals that nobody can count', (play) => {
    const table = begun(play, 3, 'crates');
    const spaces = (table.state.zones.tokens[0] ?? []).map(
      (card) => mapNamed('map1').spaces[table.state.at[card] ?? -1],
    );
    expect(spaces.map((space) => space?.number)).toEqual([2, 4]);
    expect(table.state.betrayals).toBe(dealNumbers.betrayals);
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(table.view(viewer).fields.betrayals).toBeUndefined();
  });
});

describe('crates', () => {
  it('MD-H1-03 MD-H1-11 · one at a time from your space to the start space; with the last one the loyal win', (play) => {
    const raid = doubleDeal(play, {
      active: 1,
      heroes: {
        mandalorian: { at: 'D2' },
        ig11: { at: 'C2', hand: ['combat-reflex'] },
        cara: { at: 'D7' },
      },
      tokens: [[CRATE, 'C2']],
    });
    raid
      .seat(1)
      .does(`take ${CRATE}`, 'play combat-reflex on move')
      .asked('prompt.move')
      .answers('D1')
      .asked('prompt.move')
      .answers('deliver:ig11');
    raid.table.wonBy(1, 2);
    const full = doubleDeal(play, {
      tokens: [
        [CRATE, 'D1'],
        [CRATE, 'D1'],
      ],
    });
    full.seat(0).does(`take ${CRATE}`).asked('prompt.action').refuses(`take ${CRATE}`, 'reason.hands-full', 'MD-H1-03');
  });
});

describe('betrayal', () => {
  const crisis = (play: Play, position: Partial<Position> = {}) =>
    doubleDeal(play, { revealed: [['m1-raider', 'D1']], ...eventStep('firing-line', 6), ...position });
  const answer = (raid: Raid, traitor: 'calm' | 'betray') => {
    raid.seat(1).asked('prompt.betray').offers('calm').answers('calm');
    raid.seat(2).asked('prompt.betray').offers('calm').answers('calm');
    raid.seat(0).asked('prompt.betray').by('MD-H1-04').offers('calm', 'betray').answers(traitor);
    raid.table.leavesOpen();
  };

  it('MD-H1-04 · crisis: 1 damage, then all choose in secret; only the number of betrayals is shown', (play) => {
    const betrayed = crisis(play);
    answer(betrayed, 'betray');
    expect([betrayed.state.track, betrayed.state.betrayals]).toEqual([2, dealNumbers.betrayals - 1]);
    const shown = betrayed.table.log(1).find(({ type }) => type === 'betrayals');
    expect(shown?.data).toEqual({ amount: 1 });
    const calm = crisis(play);
    answer(calm, 'calm');
    expect([calm.state.track, calm.state.betrayals]).toEqual([1, dealNumbers.betrayals]);
    // The last one can be used; when all are used up, nothing but calm is left
    const last = crisis(play, { fields: { betrayals: 1 } });
    answer(last, 'betray');
    expect([last.state.track, last.state.betrayals]).toEqual([2, 0]);
    const over = crisis(play, { fields: { betrayals: 0 } });
    over.seat(0).asked('prompt.betray').offers('calm');
    over.table.leavesOpen();
  });

  it('MD-H1-11 MD-H1-04 · a full crisis track: the group has failed, and the traitor wins', (play) => {
    const raid = crisis(play, { fields: { track: track - 2 } });
    answer(raid, 'betray');
    raid.table.wonBy(0);
    expect(raid.table.match.outcome?.reason).toBe('track');
    // Without a traitor all lose together
    const honest = crisis(play, { fields: { track: track - 1 }, roles: [LOYAL, LOYAL, LOYAL] });
    honest.table.wonBy();
  });
});
