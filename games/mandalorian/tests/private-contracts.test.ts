import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { cardOf, missionOf } from '../content/all.ts';
import {
  agendaNumbers,
  CLEAN_HANDS,
  EQUIPPED,
  SCOUT,
  SOLD_OUT,
  TROPHY,
  UNTOUCHED,
} from '../content/locked/p7/index.ts';
import { mapNamed, mission, type PieceAt, type Position, printedHealth, subject } from './kit.ts';
import { eventStep, healthOf } from './positions.ts';

const AGENDAS = [CLEAN_HANDS, TROPHY, UNTOUCHED, EQUIPPED, SCOUT, SOLD_OUT];
const track = missionOf('h2').track?.base ?? 0;

/** Three players near the start space D1 of the first map; `bounties` are marked enemies. */
const hunt = (play: Play, bounties: readonly PieceAt[], position: Partial<Position> = {}) =>
  mission(play, {
    mission: 'h2',
    unlocked: 8,
    heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D2' }, cara: { at: 'B1' } },
    roles: [CLEAN_HANDS, TROPHY, SOLD_OUT],
    ...position,
    revealed: [...bounties, ...(position.revealed ?? [])],
    change: (state) => {
      state.marked = (state.zones.revealed[0] ?? []).slice(0, bounties.length);
      position.change?.(state);
    },
  });

describe('before the game', () => {
  it('MD-H2-02 · chance decides which of several enemies at the same distance get a bounty', (play) => {
    const marked = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      // A5, D6 and G5 are equally far from D1, B7 is farther and C2 nearer
      const raid = hunt(play, [], {
        map: 'map4',
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' }, cara: { at: 'D1' } },
        revealed: [
          ['m4-t4', 'C2'],
          ['m4-t1', 'A5'],
          ['m4-t2', 'D6'],
          ['m4-t3', 'G5'],
          ['m4-t1', 'B7'],
        ],
        step: 'ready',
        seed,
      });
      raid.seat(0).asked('prompt.starter').answers('seat:0');
      return raid.state.marked.map((card) => mapNamed('map4').spaces[raid.state.at[card] ?? -1]?.id ?? '').sort();
    });
    const found = new Set(marked.map((spaces) => spaces.join(' ')));
    expect(found).toEqual(new Set(['A5 B7 D6', 'A5 B7 G5', 'B7 D6 G5']));
  });

  it('MD-H2-01 · one of six agendas for each, known to nobody else until the end', (play) => {
    const table = play(subject, { seats: 3, options: { mission: 'h2', map: 'map1', mode: 'sandbox', unlocked: 8 } });
    for (const [seat, hero] of ['mandalorian', 'ig11', 'cara'].entries())
      table.seat(seat).asked('prompt.character').answers(hero);
    table.seat(0).asked('prompt.starter').answers('seat:0');
    table.leavesOpen();
    const dealt = [0, 1, 2].flatMap((seat) => table.pile('roles', seat));
    expect([...dealt, ...table.pile('aside')].sort()).toEqual([...AGENDAS].sort());
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = table.view(viewer).zones.roles?.map(({ cards }) => cards.length);
      expect(seen).toEqual([0, 1, 2].map((seat) => (seat === viewer ? 1 : 0)));
    }
    // At the end they are shown
    const over = hunt(play, [], { step: 'draw' });
    over.table.wonBy(0);
    expect(over.table.view('spectator').zones.roles?.map(({ cards }) => cards[0]?.face)).toEqual([
      CLEAN_HANDS,
      TROPHY,
      SOLD_OUT,
    ]);
  });

  it('MD-H2-02 · a bounty on the three triangle enemies farthest from the start space', (play) => {
    const found = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = play(subject, {
        seats: 3,
        seed,
        options: { mission: 'h2', map: 'map4', mode: 'sandbox', unlocked: 8 },
      });
      for (const [seat, hero] of ['mandalorian', 'ig11', 'cara'].entries())
        table.seat(seat).asked('prompt.character').answers(hero);
      table.seat(0).asked('prompt.starter').answers('seat:0');
      table.leavesOpen();
      const faces = table.match.read((g) => g.state.marked.map((card) => g.game.faces[g.state.cards.face[card] ?? -1]));
      const shapes = faces
        .map((face) => cardOf(face ?? ''))
        .map((card) => (card.kind === 'threat' ? card.shape : null));
      expect(shapes).toEqual(['triangle', 'triangle', 'triangle']);
      const spaces = table.state.marked.map((card) => mapNamed('map4').spaces[table.state.at[card] ?? -1]?.id);
      found.add(spaces.join(' '));
    }
    // B7 and E8 are equally far, so chance decides; the enemies on A5, D6 and G5 are nearer
    expect(found).toEqual(new Set(['B7 E8 F6', 'E8 B7 F6']));
  });
});

it('MD-H2-03 · crisis: 1 damage on the track; the nearest marked enemy attacks within range 3 or moves 2', (play) => {
  const crisis = (near: string) =>
    hunt(
      play,
      [
        ['m1-roof-sniper', near],
        ['m1-roof-gunner', 'D7'],
      ],
      {
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'B1' }, cara: { at: 'B1' } },
        revealed: [['m1-gunman', 'D10']],
        ...eventStep('headlong-charge', 6),
      },
    );
  const shot = crisis('D4');
  expect([shot.state.track, shot.damage('mandalorian'), shot.piece('m1-roof-sniper')?.[0]]).toEqual([1, 1, 'D4']);
  const walked = crisis('D5');
  expect([walked.state.track, walked.damage('mandalorian'), walked.piece('m1-roof-sniper')?.[0]]).toEqual([1, 0, 'D3']);
  expect(walked.piece('m1-roof-gunner')?.[0]).toBe('D7');
  // Who is defeated already is not the nearest any more
  const one = hunt(
    play,
    [
      ['m1-roof-sniper', 'D2', printedHealth('m1-roof-sniper') - 1],
      ['m1-roof-gunner', 'D7'],
    ],
    {
      heroes: { mandalorian: { at: 'D1', hand: ['quick-draw'] }, ig11: { at: 'B1' }, cara: { at: 'B1' } },
      areas: { move: ['disruption-yellow-3', 'disruption-yellow-3'] },
      events: ['firing-line', 'headlong-charge'],
    },
  );
  one.seat(0).does('play quick-draw on attack').asked('prompt.attack').answers('attack m1-roof-sniper');
  one.seat(0).does('end');
  expect([one.state.track, one.piece('m1-roof-sniper'), one.piece('m1-roof-gunner')?.[0]]).toEqual([1, null, 'D5']);
});

describe('the end', () => {
  it('MD-H2-04 MD-H2-08 · won when no marked enemy is left and all but one are within range 2 of the start space', (play) => {
    const ends = (bounties: readonly PieceAt[], ig11: string, cara: string) =>
      hunt(play, bounties, {
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: ig11 }, cara: { at: cara } },
        step: 'draw',
      }).table.match.outcome;
    // D3 is near enough, D4 is not
    expect([ends([], 'D3', 'D3')?.reason, ends([], 'D4', 'D4'), ends([['m1-roof-sniper', 'A4']], 'D3', 'D3')]).toEqual([
      'goal',
      null,
      null,
    ]);
    // Cara has sold the group out and never comes home: that alone does not keep the others from winning
    expect(ends([], 'D3', 'D10')).toEqual({ winners: [0], reason: 'goal' });
  });

  it('MD-H2-04 · two who have no agendas must both be within range 2 of the start space', (play) => {
    const ends = (ig11: string) =>
      mission(play, {
        mission: 'h2',
        unlocked: 8,
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: ig11 } },
        step: 'draw',
      }).table.match.outcome?.reason;
    expect([ends('D3'), ends('D4')]).toEqual(['goal', undefined]);
  });

  it('MD-H2-04 MD-H2-07 MD-H2-08 · when the group fails, only Sold Out can win – unless it was defeated itself', (play) => {
    const full = hunt(play, [], { ...eventStep('firing-line', 6), fields: { track: track - 1 } });
    full.table.wonBy(2);
    expect(full.table.match.outcome?.reason).toBe('track');
    // What everybody was after is told then
    const told = full.table.view('spectator').zones.roles?.map(({ cards }) => cards[0]?.face);
    expect(told).toEqual([CLEAN_HANDS, TROPHY, SOLD_OUT]);
    const defeated = (hero: 'mandalorian' | 'cara') =>
      hunt(play, [], {
        heroes: {
          mandalorian: { at: hero === 'mandalorian' ? 'D5' : 'B1', damage: healthOf('mandalorian') - 1 },
          ig11: { at: 'B1' },
          cara: { at: hero === 'cara' ? 'D5' : 'B1', damage: healthOf('cara') - 1 },
        },
        revealed: [['m1-raider', 'D5']],
        ...eventStep('firing-line'),
      });
    defeated('mandalorian').table.wonBy(2);
    defeated('cara').table.wonBy();
  });

  it('MA-EAT-04 · the active player decides in which order enemies attack, and so who is defeated first', (play) => {
    const volley = (first: string) => {
      const raid = hunt(play, [['m1-roof-sniper', 'A6']], {
        heroes: {
          mandalorian: { at: 'D5', damage: healthOf('mandalorian') - 1 },
          ig11: { at: 'B1' },
          cara: { at: 'F3', damage: healthOf('cara') - 1 },
        },
        revealed: [
          ['m1-raider', 'D5'],
          ['m1-roof-gunner', 'F3'],
        ],
        ...eventStep('firing-line'),
      });
      raid.seat(0).asked('prompt.attacker').offers('m1-raider', 'm1-roof-gunner').answers(first);
      return raid.table.match.outcome;
    };
    // Cara has sold the group out: she wins, unless she is the one who falls
    expect([volley('m1-raider')?.winners, volley('m1-roof-gunner')?.winners]).toEqual([[2], []]);
    // Where both aim at the same character the order is nobody's question
    const same = hunt(play, [['m1-roof-sniper', 'A6']], {
      heroes: { mandalorian: { at: 'D5' }, ig11: { at: 'B1' }, cara: { at: 'B1' } },
      revealed: [
        ['m1-raider', 'D5'],
        ['m1-roof-gunner', 'D6'],
      ],
      ...eventStep('firing-line'),
    });
    expect(same.damage('mandalorian')).toBe(2);
  });

  /** The winners at the end of a turn in which the goal is fulfilled. */
  const winners = (play: Play, roles: readonly string[], change: Position['change'], plans: readonly string[] = []) =>
    hunt(play, [], {
      roles,
      heroes: { mandalorian: { at: 'D1', plans }, ig11: { at: 'D2' }, cara: { at: 'B1' } },
      step: 'draw',
      ...(change === undefined ? {} : { change }),
    }).table.match.outcome?.winners;

  it('MD-H2-05 MD-H2-08 · Clean Hands and Trophy Hunter: who dealt the last damage to a marked enemy', (play) => {
    const raid = hunt(play, [['m1-roof-sniper', 'D3', printedHealth('m1-roof-sniper') - 1]], {
      heroes: {
        mandalorian: { at: 'D2', hand: ['quick-draw', 'quick-draw'] },
        ig11: { at: 'D2' },
        cara: { at: 'B1' },
      },
      roles: [TROPHY, CLEAN_HANDS, TROPHY],
    });
    raid.seat(0).does('play quick-draw on attack').asked('prompt.attack').answers('attack m1-roof-sniper');
    raid.seat(0).does('play quick-draw on plan').asked('prompt.plan').answers('pass');
    raid.table.wonBy(0, 1);
    expect(
      winners(play, [CLEAN_HANDS, TROPHY, SOLD_OUT], (state) => {
        state.trophies = [1, 0, 0];
      }),
    ).toEqual([]);
  });

  it('MD-H2-05 · an enemy without a bounty is no trophy, and leaves the hands clean', (play) => {
    const defeats = (role: string) => {
      const raid = hunt(play, [], {
        heroes: {
          mandalorian: { at: 'D2', hand: ['quick-draw', 'quick-draw'] },
          ig11: { at: 'D2' },
          cara: { at: 'B1' },
        },
        revealed: [['m1-roof-sniper', 'D3', printedHealth('m1-roof-sniper') - 1]],
        roles: [role, SOLD_OUT, SOLD_OUT],
      });
      raid.seat(0).does('play quick-draw on attack').asked('prompt.attack').answers('attack m1-roof-sniper');
      raid.seat(0).does('play quick-draw on plan').asked('prompt.plan').answers('pass');
      return raid.table.match.outcome?.winners;
    };
    expect([defeats(TROPHY), defeats(CLEAN_HANDS)]).toEqual([[], [0]]);
  });

  it('MD-H2-06 MD-H2-08 · Untouched, Well Equipped and Pathfinder', (play) => {
    const damaged = (damage: number) =>
      winners(play, [UNTOUCHED, SOLD_OUT, SOLD_OUT], (state) => {
        state.damage[0] = damage;
      });
    expect([damaged(agendaNumbers.damage), damaged(agendaNumbers.damage + 1)]).toEqual([[0], []]);
    const plans = ['defend', 'cover', 'retaliate'].slice(0, agendaNumbers.plans);
    const equipped = (kept: readonly string[]) => winners(play, [EQUIPPED, SOLD_OUT, SOLD_OUT], undefined, kept);
    expect([equipped(plans), equipped(plans.slice(1))]).toEqual([[0], []]);
    const scouted = (reveals: number) =>
      winners(play, [SCOUT, SOLD_OUT, SOLD_OUT], (state) => {
        state.reveals[0] = reveals;
      });
    expect([scouted(agendaNumbers.reveals), scouted(agendaNumbers.reveals - 1)]).toEqual([[0], []]);
  });

  it('MD-H2-06 · what counts for the Pathfinder: revealed by moving or attacking, not by an event', (play) => {
    const raid = hunt(play, [['m1-roof-sniper', 'A4']], {
      heroes: {
        mandalorian: { at: 'D2', hand: ['quick-draw', 'flamethrower'] },
        ig11: { at: 'D1' },
        cara: { at: 'B1' },
      },
      facedown: [
        ['m1-medkit', 'D3'],
        ['m1-supply-crate', 'C2'],
      ],
    });
    raid.seat(0).does('play quick-draw on attack').asked('prompt.attack').answers('attack D3');
    raid.seat(0).does('play flamethrower on move').asked('prompt.move').answers('C2');
    expect(raid.state.reveals).toEqual([2, 0, 0]);
    raid.table.leavesOpen();
    const event = hunt(play, [['m1-roof-sniper', 'A4']], { facedown: [['m1-medkit', 'D3']], ...eventStep('ambush') });
    expect([event.state.reveals, event.pile('facedown')]).toEqual([[0, 0, 0], []]);
  });
});
