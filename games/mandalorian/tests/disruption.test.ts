import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { disruption } from '../content/disruption.ts';
import { mission, type Position, type Raid, subject } from './kit.ts';

/** Totals of the areas by white tokens of 2 and 1, from left to right. */
const filled = (move: number, attack: number, intel: number, plan: number): NonNullable<Position['areas']> => ({
  move: tokens(move),
  attack: tokens(attack),
  intel: tokens(intel),
  plan: tokens(plan),
});
const tokens = (total: number): string[] => [
  ...Array<string>(Math.floor(total / 2)).fill('disruption-white-2'),
  ...Array<string>(total % 2).fill('disruption-white-1'),
];

/** An event step in which nobody can be hurt. */
const quiet = (more: Partial<Position>): Position => ({
  heroes: { mandalorian: { at: 'B2' }, ig11: { at: 'D10' } },
  step: 'events',
  events: ['firing-line', 'firing-line', 'firing-line', 'scrambled-comms'],
  ...more,
});

/** What happened to areas, in order: crises, events by their card, areas cleared, disruptions. */
const story = (raid: Raid): string[] =>
  raid.table.log('spectator').flatMap(({ type, data }) => {
    if (!['crisis', 'event', 'area-cleared', 'disrupt'].includes(type)) return [];
    return typeof data.area === 'string' ? [`${type} ${data.area}`] : [];
  });

describe('tokens on areas', () => {
  it('MA-DIS-01 · a token counts for the total, so a card of 3 makes an event with a 2 and none with a 1', (play) => {
    const step = (token: string) =>
      mission(play, quiet({ areas: { attack: [token, 'vibroblade'] }, events: ['firing-line', 'firing-line'] }));
    expect(step('disruption-white-2').events).toContain('event');
    const calm = step('disruption-white-1');
    expect(calm.events).not.toContain('event');
    expect([calm.pile('areaTokens', 1), calm.pile('area', 1)]).toEqual([['disruption-white-1'], ['vibroblade']]);
  });

  it('MA-DIS-02 · a disruption takes a token unseen from the supply and shows its number', (play) => {
    const raid = mission(
      play,
      quiet({ areas: filled(5, 1, 2, 2), disruption: ['disruption-white-2', 'disruption-yellow-1'] }),
    );
    expect(raid.pile('areaTokens', 1)).toEqual(['disruption-white-1', 'disruption-yellow-1']);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { zones } = raid.table.view(viewer);
      expect(zones.areaTokens?.[1]?.cards.map(({ face }) => face)).toEqual([
        'disruption-white-1',
        'disruption-yellow-1',
      ]);
      expect(zones.disruption).toEqual([{ count: 1, cards: [] }]);
    }
    // At the beginning of a game the supply is shuffled: over several games any token is drawn first
    const firsts = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const table = play(subject, { seats: 2, seed: `supply ${seed}` });
        table.leavesOpen();
        return table.pile('disruption').at(-1);
      }),
    );
    expect(firsts).toEqual(new Set(disruption.map(({ id }) => id)));
  });

  it('MA-DIS-03 · an area may hold any number of them', (play) => {
    const raid = mission(
      play,
      quiet({
        unlocked: 4,
        areas: filled(5, 4, 0, 4),
        events: ['firing-line', 'ea-03'],
        disruption: ['disruption-white-1', 'disruption-yellow-1', 'disruption-white-1'],
      }),
    );
    // Power Surge disrupts the lowest area twice
    expect(raid.pile('areaTokens', 2)).toEqual(['disruption-white-1', 'disruption-yellow-1']);
  });
});

describe('when a disruption fills an area', () => {
  it('MA-DIS-04 MA-DIS-05 MA-DIS-06 MA-EX-28 MA-GLD-05 · an area further left gets its event after the current one is done', (play) => {
    const raid = mission(play, quiet({ areas: filled(3, 5, 4, 4), disruption: ['disruption-yellow-2'] }));
    expect(story(raid)).toEqual([
      'event attack',
      'disrupt move',
      'area-cleared attack',
      'event move',
      'area-cleared move',
    ]);
    expect(raid.state.track).toBe(0);
  });

  it('MA-DIS-04 MA-EX-28 · with 6 there is a crisis, too; with 4 nothing happens', (play) => {
    const six = mission(play, quiet({ areas: filled(5, 4, 4, 3), disruption: ['disruption-yellow-3'] }));
    expect(story(six)).toEqual([
      'event move',
      'disrupt plan',
      'area-cleared move',
      'crisis plan',
      'event plan',
      'area-cleared plan',
    ]);
    expect(six.state.track).toBe(1);
    const four = mission(play, quiet({ areas: filled(5, 4, 4, 3), disruption: ['disruption-white-1'] }));
    expect(story(four)).toEqual(['event move', 'disrupt plan', 'area-cleared move']);
  });

  it('MA-DIS-06 · several full areas: always the leftmost next', (play) => {
    const raid = mission(
      play,
      quiet({ areas: filled(3, 5, 4, 5), disruption: ['disruption-white-2', 'disruption-white-2'] }),
    );
    // Attack comes before Plan; what it has filled on its left comes before Plan as well
    expect(story(raid).filter((line) => line.startsWith('event'))).toEqual([
      'event attack',
      'event move',
      'event plan',
    ]);
  });

  it('MA-DIS-09 · outside the event step a disruption waits for the next event step', (play) => {
    // Only an exposed traitor disrupts in a turn without event step
    const raid = mission(play, {
      mission: 'h1',
      unlocked: 7,
      heroes: {
        mandalorian: { at: 'D1' },
        ig11: { at: 'D1', hand: ['combat-reflex', 'combat-reflex'] },
        cara: { at: 'D1' },
      },
      roles: ['role-2', 'role-1', 'role-1'],
      tokens: [['token-4', 'D5']],
      areas: { plan: ['disruption-yellow-3'] },
      disruption: ['disruption-white-2'],
      step: 'outcast',
      change: (state) => {
        state.exposed = 0;
        state.spaces[0] = -1;
      },
    });
    raid.seat(0).asked('prompt.outcast').answers('disrupt:plan');
    expect([raid.state.active, story(raid)]).toEqual([1, ['disrupt plan']]);
    raid
      .seat(1)
      .does('play combat-reflex on intel', 'play combat-reflex on move')
      .asked('prompt.move')
      .answers('stop')
      .does('end');
    expect(story(raid)).toEqual(['disrupt plan', 'event plan', 'area-cleared plan']);
  });
});

describe('an empty supply', () => {
  it('MA-DIS-07 · all discarded tokens, white and yellow, become the new supply', (play) => {
    const disrupted = (disruption: readonly string[], seed = 'supply') =>
      mission(
        play,
        quiet({
          areas: filled(4, 4, 1, 5),
          disruption,
          disruptionDiscard: ['disruption-white-1', 'disruption-yellow-1', 'disruption-yellow-1'],
          seed,
        }),
      );
    const raid = disrupted([]);
    expect(raid.events.filter((type) => type === 'reshuffle')).toHaveLength(1);
    expect(raid.pile('areaTokens', 2)).toHaveLength(2);
    // The others stay in the supply; what the event has cleared is discarded anew
    expect([raid.pile('disruption').length, raid.pile('disruptionDiscard')]).toEqual([
      2,
      ['disruption-white-2', 'disruption-white-2', 'disruption-white-1'],
    ]);
    // They were shuffled: any of them may be the first
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => disrupted([], seed).pile('areaTokens', 2)[1]);
    expect(new Set(drawn)).toEqual(new Set(['disruption-white-1', 'disruption-yellow-1']));
    // As long as there is one token, the discarded ones stay where they are
    const enough = disrupted(['disruption-white-2']);
    expect([enough.pile('disruption'), enough.pile('disruptionDiscard').length]).toEqual([[], 6]);
  });

  it('MA-DIS-08 · nothing left at all: a substitute counts 1 and comes off the table with the rest', (play) => {
    const raid = mission(play, quiet({ areas: filled(5, 4, 4, 4), disruption: [] }));
    raid.seat(0).asked('prompt.disrupt').offers('attack', 'intel', 'plan').answers('plan');
    // 4 and the substitute make 5: an event without crisis
    expect(story(raid)).toEqual(['event move', 'area-cleared move', 'event plan', 'area-cleared plan']);
    expect([raid.state.substitutes, raid.pile('disruption').length, raid.pile('disruptionDiscard').length]).toEqual([
      [0, 0, 0, 0, 0],
      0,
      5,
    ]);
  });
});
