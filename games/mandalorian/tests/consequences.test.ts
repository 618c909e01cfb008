import type { Arg, CardId, Decision } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { baseMap } from '../content/index.ts';
import { terrainOf } from '../rules/map/terrain.ts';
import { consequencesOf } from '../table/now/consequences.ts';
import type { HeroBoard } from '../table/pieces.ts';
import { enemy, hero } from './board.ts';
import { mission } from './kit.ts';
import { eventStep } from './positions.ts';

const terrain = terrainOf(baseMap);

/** What each enemy would do, when the question offers them by their number in the list. */
function consequences(
  key: string,
  args: Readonly<Record<string, Arg>>,
  enemies: readonly string[][],
  heroes: readonly HeroBoard[],
) {
  const threats = enemies.map(([face = '', space = ''], card) => ({ ...enemy(face, space), card }));
  const options = threats.map(({ card }) => ({ id: `threat:${card}`, card: card as CardId }));
  const decision: Pick<Decision, 'prompt' | 'options'> = { prompt: { key, args }, options };
  return consequencesOf({ terrain, open: 0, heroes, threats }, decision).map(({ victims, ends }) => ({
    victims: victims.map(({ id }) => id),
    ends,
  }));
}

const heroes = [hero('mandalorian', 'B4'), hero('ig11', 'D1')];

describe('which enemy is chosen', () => {
  it('for an attack: the nearest characters within its range, all that are equally near (MA-EAT-03)', () => {
    const roofs = [
      ['m1-roof-sniper', 'A4'],
      ['m1-roof-sniper', 'G4'],
    ];
    expect(consequences('prompt.attacker', { event: null, left: 1, range: 5 }, roofs, heroes)).toEqual([
      { victims: ['mandalorian'], ends: [] },
      { victims: ['ig11'], ends: [] },
    ]);
    expect(consequences('prompt.attacker', { event: null, left: 1, range: 1 }, roofs, heroes)).toEqual([
      { victims: ['mandalorian'], ends: [] },
      { victims: [], ends: [] },
    ]);
  });

  it('for a movement: where it may end, towards the nearest character or the space that is asked for (MA-EMV-02)', () => {
    const scavenger = [['m1-scavenger', 'D5']];
    const moved = { event: null, left: 1, steps: 2 };
    expect(consequences('prompt.mover', { ...moved, towards: null }, scavenger, [hero('ig11', 'D1')])).toEqual([
      { victims: [], ends: ['D3'] },
    ]);
    expect(consequences('prompt.mover', { ...moved, towards: 'D7' }, scavenger, [hero('ig11', 'D1')])).toEqual([
      { victims: [], ends: ['D7'] },
    ]);
  });

  it('for anything else: nothing', () => {
    expect(consequences('prompt.attack', { hero: 'ig11', strength: 1 }, [['m1-scavenger', 'D5']], heroes)).toEqual([]);
  });
});

describe('the question itself', () => {
  it('MA-EAT-04 · who attacks: with the range that the card prints', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D10' } },
      revealed: [
        ['m1-raider', 'D4'],
        ['m1-gunman', 'D3'],
        ['m1-warden', 'D2'],
      ],
      ...eventStep('firing-line'),
    });
    raid.seat(0).asked('prompt.attacker', { left: 2, range: 3 }).answers('m1-gunman');
    raid.seat(0).asked('prompt.attacker', { left: 1, range: 3 }).answers('m1-raider');
  });
});
