import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { maps } from '../content/all.ts';
import { mapNamed, mission, type PieceAt, type Position, type Raid } from './kit.ts';
import { eventStep } from './positions.ts';

/** Plain cards of the Mandalorian by their strength on Intel and Move. */
const CARD = { 1: 'quick-draw', 2: 'flamethrower', 3: 'vibroblade', 4: 'steady-advance' } as const;
type Strength = keyof typeof CARD;

/** The Mandalorian performs an action of this strength; IG-11 stands far away. */
function acting(play: Play, area: string, at: string, strength: Strength, more: Partial<Position> = {}): Raid {
  const mandalorian = { at, hand: [CARD[strength], 'beskar-helmet'] };
  const raid = mission(play, { ...more, heroes: { mandalorian, ig11: { at: 'G7' }, ...more.heroes } });
  raid.seat(0).does(`play ${CARD[strength]} on ${area}`);
  return raid;
}

/** What Intel of this strength may look at: exactly these spaces. */
function looksAt(play: Play, at: string, strength: Strength, spaces: readonly string[], more: Partial<Position>): void {
  const raid = acting(play, 'intel', at, strength, more);
  if (spaces.length === 0) raid.seat(0).asked('prompt.action', { played: 1 });
  else {
    const asked = raid.seat(0).asked('prompt.intel');
    asked.offers(...spaces.map((space) => `look ${space}`), 'pass').answers('pass');
  }
}

/** Where one step leads: exactly to these spaces. */
function stepsTo(play: Play, at: string, spaces: readonly string[], more: Partial<Position> = {}): void {
  const asked = acting(play, 'move', at, 1, more).seat(0).asked('prompt.move');
  asked.offers(...spaces, 'stop').answers('stop');
}

const eventOf = (play: Play, event: string, position: Position): Raid =>
  mission(play, { ...eventStep(event), ...position });

describe('range', () => {
  it('MA-RNG-01 MA-RNG-02 MA-EX-06 · the spaces of the shortest way; the own space is 0', (play) => {
    const revealed: readonly PieceAt[] = [
      ['m1-raider', 'D4'],
      ['m1-scavenger', 'D5'],
      ['m1-lookout', 'D6'],
      ['m1-warden', 'D7'],
    ];
    const enemies = revealed.map(([face]) => `push ${face}`);
    for (const strength of [1, 2, 3] as const) {
      const raid = acting(play, 'intel', 'D4', strength, { revealed });
      const asked = raid.seat(0).asked('prompt.intel');
      asked.offers(...enemies.slice(0, strength + 1), 'pass').answers('pass');
    }
  });

  it('MA-RNG-03 MA-RNG-06 MA-EX-08 · behind a locked door there is no range at all', (play) => {
    const facedown: readonly PieceAt[] = [['m1-captain', 'D8']];
    looksAt(play, 'D4', 4, [], { facedown });
    looksAt(play, 'D7', 4, [], { facedown });
    // Open, the same threat is four spaces away
    looksAt(play, 'D4', 4, ['D8'], { facedown, open: ['blast'] });
    looksAt(play, 'D4', 3, [], { facedown, open: ['blast'] });
  });

  it('MA-RNG-04 MA-MIS-07 · through enemies, companions and heights', (play) => {
    // D3 is the only short way from D2 to D5
    looksAt(play, 'D2', 3, ['D5'], {
      heroes: { mandalorian: { at: 'D2', hand: [CARD[3], 'beskar-helmet'] }, ig11: { at: 'D4' } },
      facedown: [['m1-lookout', 'D5']],
      revealed: [['m1-medkit', 'D3']],
    });
    const enemies = acting(play, 'intel', 'D2', 3, {
      facedown: [['m1-lookout', 'D5']],
      revealed: [['m1-raider', 'D3']],
    });
    enemies.seat(0).asked('prompt.intel').offers('look D5', 'push m1-raider', 'pass').answers('pass');
    // Over the roof from B3 to A6 it is three spaces, although walking there takes four
    looksAt(play, 'B3', 3, ['A6'], { facedown: [['m1-lookout', 'A6']] });
    const walker = acting(play, 'move', 'B3', 3);
    walker.seat(0).asked('prompt.move').refuses('A6', 'reason.too-far', 'MA-MOV-02').answers('stop');
  });

  it('MA-RNG-05 MA-EX-09 · around corners: walls and restricted areas are gone around', (play) => {
    // C7 and C8 share a wall; the way around leads through the open door
    const corner = { facedown: [['m1-captain', 'C8']] as readonly PieceAt[], open: ['blast'] };
    looksAt(play, 'C7', 3, ['C8'], corner);
    looksAt(play, 'C7', 2, [], corner);
    // Between C2 and C5 lie two restricted spaces
    const around = { facedown: [['m1-lookout', 'C5']] as readonly PieceAt[] };
    looksAt(play, 'C2', 4, ['C5'], around);
    looksAt(play, 'C2', 3, [], around);
  });

  it('MA-RNG-07 · enemies count range in the same way', (play) => {
    const shot = (enemy: string, hero: string, open: readonly string[] = []) =>
      eventOf(play, 'overwatch', {
        heroes: { mandalorian: { at: hero }, ig11: { at: 'G2' } },
        revealed: [['m1-roof-sniper', enemy]],
        open,
      }).damage('mandalorian');
    expect(shot('A4', 'B4')).toBe(1);
    expect(shot('D8', 'D7')).toBe(0);
    expect(shot('D8', 'D7', ['blast'])).toBe(1);
    // Overwatch reaches four spaces
    expect([shot('D8', 'D4', ['blast']), shot('D8', 'D3', ['blast'])]).toEqual([1, 0]);
  });

  it('MA-RNG-08 · the nearest by range is revealed; of two equally near ones the active player chooses', (play) => {
    const facedown: readonly PieceAt[] = [
      ['m1-medkit', 'D3'],
      ['m1-supply-crate', 'B2'],
      ['m1-lookout', 'D4'],
    ];
    const tie = eventOf(play, 'ambush', { heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'G7' } }, facedown });
    tie.seat(0).asked('prompt.nearest').by('MA-RNG-08').offers('D3', 'B2').answers('B2');
    expect(tie.pile('revealed')).toEqual(['m1-supply-crate']);
    const clear = eventOf(play, 'ambush', { heroes: { mandalorian: { at: 'C2' }, ig11: { at: 'G7' } }, facedown });
    expect(clear.pile('revealed')).toEqual(['m1-supply-crate']);
  });

  it('MA-RNG-08 MA-TER-11 MA-TER-07 · a moving enemy looks for the fewest steps, not for range', (play) => {
    // From the roof A4 it is range 1 to B4, but five steps; to B6 by the stairs only three
    const raid = eventOf(play, 'cornered', {
      heroes: { mandalorian: { at: 'B4' }, ig11: { at: 'B6' } },
      revealed: [['m1-scavenger', 'A4']],
    });
    expect(raid.piece('m1-scavenger')).toEqual(['A6', 0]);
  });

  it('MA-RNG-09 · when nothing can be counted, the doors are taken as open', (play) => {
    const house: readonly PieceAt[] = [
      ['m1-medkit', 'D8'],
      ['m1-supply-crate', 'C8'],
    ];
    const heroes = { mandalorian: { at: 'D7' }, ig11: { at: 'D7' } };
    expect(eventOf(play, 'ambush', { heroes, facedown: house }).pile('revealed')).toEqual(['m1-medkit']);
    // Something that can be counted comes first, however far
    const outside = eventOf(play, 'ambush', { heroes, facedown: [...house, ['m1-lookout', 'B3']] });
    expect(outside.pile('revealed')).toEqual(['m1-lookout']);
  });
});

describe('terrain', () => {
  it('MA-TER-01 MA-TER-02 MA-TER-03 MA-TER-04 · through neither wall nor locked door, but through an open one', (play) => {
    stepsTo(play, 'D7', ['C7', 'D6', 'E7']);
    stepsTo(play, 'D7', ['C7', 'D6', 'E7', 'D8'], { open: ['blast'] });
    // D8 shares walls with C9 and E9
    stepsTo(play, 'D8', ['C8', 'D9', 'E8']);
    looksAt(play, 'D8', 1, ['C8'], {
      facedown: [
        ['m1-captain', 'C9'],
        ['m1-gunman', 'C8'],
      ],
    });
  });

  it('MA-TER-05 · the map rules say how a door is opened; it stays open', (play) => {
    const health = mapNamed('map1').doors[0]?.health ?? 0;
    const raid = mission(play, {
      heroes: {
        mandalorian: { at: 'D7', hand: ['quick-draw', 'beskar-helmet'] },
        ig11: { at: 'D7', hand: ['cold-calculation', 'target-analysis'] },
      },
      change: (state) => {
        state.doorDamage = [health - 2];
      },
    });
    raid
      .seat(0)
      .does('play quick-draw on attack')
      .asked('prompt.attack')
      .offers('blast', 'pass')
      .answers('blast')
      .does('play beskar-helmet on intel');
    raid.seat(1).does('play target-analysis on move').asked('prompt.move').answers('D9');
    expect([raid.where('ig11'), raid.state.open]).toEqual(['D9', 1]);
    // Intel opens no door on this map, and an attack from further away none either
    const intel = acting(play, 'intel', 'D7', 4);
    intel.seat(0).asked('prompt.action', { played: 1 });
    const away = acting(play, 'attack', 'D6', 4);
    away.seat(0).asked('prompt.action', { played: 1 });
    expect([intel.state.open, away.state.open]).toEqual([0, 0]);
  });

  it('MA-TER-06 · a restricted area is no space: nobody enters it', (play) => {
    stepsTo(play, 'D3', ['D2', 'D4']);
    for (const map of maps) {
      const restricted = new Set(map.restricted);
      expect(map.spaces.filter(({ id }) => restricted.has(id))).toEqual([]);
      expect(map.borders.filter(([a, b]) => restricted.has(a) || restricted.has(b))).toEqual([]);
    }
  });

  it('MA-TER-07 MA-TER-09 · a height is climbed by its stairs only, up and down', (play) => {
    stepsTo(play, 'B4', ['B3', 'B5', 'C5']);
    stepsTo(play, 'A4', ['A5']);
    stepsTo(play, 'B6', ['A6', 'B5', 'B7', 'C7']);
    stepsTo(play, 'A6', ['A5', 'B6']);
  });

  it('MA-TER-07 · unless a card says otherwise', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'B4', hand: ['grappling-line', 'quick-draw'] }, ig11: { at: 'G7' } },
    });
    raid.seat(0).does('play grappling-line on move').asked('prompt.move', { left: 2 }).answers('A4');
    raid.seat(0).asked('prompt.move', { left: 1 }).answers('stop');
    expect(raid.where('mandalorian')).toBe('A4');
  });

  it('MA-TER-08 · both sides of a height are at range 1', (play) => {
    looksAt(play, 'B4', 1, ['A4', 'A5'], {
      facedown: [
        ['m1-lookout', 'A4'],
        ['m1-raider', 'A5'],
        ['m1-warden', 'A6'],
      ],
    });
    looksAt(play, 'A4', 1, ['B4'], { facedown: [['m1-raider', 'B4']] });
  });

  it('MA-TER-10 · the Child does not flee up a height, even to an enemy', (play) => {
    const raid = eventOf(play, 'firing-line', {
      mission: 'm2',
      map: 'map2',
      heroes: { mandalorian: { at: 'B5' }, ig11: { at: 'G10' } },
      tokens: [['token-1', 'B5']],
      carries: { 'token-1': 'mandalorian' },
      revealed: [['m2-c1', 'B6']],
    });
    raid.seat(0).asked('prompt.flee').offers('B4', 'C5', 'C6').answers('C5');
    expect(raid.piece('token-1')).toEqual(['C5', 0]);
  });

  it('MA-TER-11 · enemies are held up by terrain, but by nobody on their way', (play) => {
    const charge = (from: string, open: readonly string[] = []) => {
      const raid = eventOf(play, 'headlong-charge', {
        heroes: { mandalorian: { at: 'D6' }, ig11: { at: 'D6' } },
        revealed: [['m1-house-guard', from]],
        open,
      });
      return raid.piece('m1-house-guard');
    };
    expect([charge('D9'), charge('D9', ['blast'])]).toEqual([
      ['D9', 0],
      ['D7', 0],
    ]);
    const through = eventOf(play, 'headlong-charge', {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' } },
      revealed: [
        ['m1-scavenger', 'D4'],
        ['m1-raider', 'D3'],
      ],
      facedown: [['m1-lookout', 'D3']],
    });
    expect([through.piece('m1-scavenger'), through.pile('facedown')]).toEqual([['D2', 0], ['m1-lookout']]);
  });

  it('MA-TER-12 · a sentry on the roof strikes who stops below it', (play) => {
    const ends = (at: string) => {
      const raid = acting(play, 'move', 'C5', 1, { revealed: [['m1-roof-watch', 'A4']] });
      raid.seat(0).asked('prompt.move').answers(at);
      return raid.damage('mandalorian');
    };
    expect([ends('B4'), ends('B5')]).toEqual([1, 0]);
  });
});
