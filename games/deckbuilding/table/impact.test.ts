import { startFrom } from '@cantina/kernel';
import { setTable } from '@cantina/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { impactOf } from './impact.ts';

/** The Empire before Hoth, which a ship shields; where `hp` says so, both are close to falling. */
function pictures(damage = 0) {
  const match = startFrom(
    game,
    setTable(
      { game },
      {
        seats: 2,
        step: 'action',
        zones: {
          units: [['darth-vader', 'stormtrooper'], []],
          ships: [[], ['rebel-transport']],
          base: [['lothal'], ['hoth']],
          row: [['x-wing'], ['bossk'], ['at-at'], ['han-solo'], ['fang-fighter'], ['star-destroyer']],
        },
        fields: { force: 5, active: 0, turn: 3 },
        change: (state) => {
          state.damage = state.cards.face.map(() => 0);
          const base = state.zones.base[1]?.[0];
          if (base !== undefined) state.damage[base] = damage;
        },
      },
    ),
    { seed: 'effects' },
  ).watch();
  const [asked] = match.asked;
  match.answer(asked?.seat ?? 0, asked?.id ?? 0, ['attack-all:base']);
  return match.moments.map((moment) => moment.view('spectator'));
}
function attack(damage = 0) {
  const views = pictures(damage);
  return views.slice(1).map((view, i) => impactOf(views[i] ?? view, view));
}
const faceless = (impacts: ReturnType<typeof attack>) =>
  impacts.map(({ volleys, hits, shields, broken }) => [volleys.length, hits.length, shields.length, broken.length]);

describe('what the table shows of an attack', () => {
  it('first the shots, at what stands before the base, then the hit, the wreck, the shield and the base', () => {
    expect(faceless(attack())).toEqual([
      [0, 0, 0, 0],
      [2, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 1],
      [0, 0, 1, 0],
      [0, 1, 0, 0],
    ]);
    const [, shots, , wreck] = attack();
    expect(new Set(shots?.volleys.map(({ at }) => at))).toEqual(new Set(wreck?.broken));
  });

  it('a base that falls breaks', () => {
    expect(faceless(attack(10)).at(-1)).toEqual([0, 0, 0, 1]);
  });

  it('nothing of what lies between two turns of the record that somebody jumps between', () => {
    const [first, last] = [pictures(10)[0], pictures(10).at(-1)] as const;
    if (first === undefined || last === undefined) throw new Error('nothing has happened');
    const inTurn = (turn: number) => ({ ...last, fields: { ...last.fields, turn } });
    expect(impactOf(first, inTurn(4)).broken).toHaveLength(2);
    expect(impactOf(first, inTurn(5))).toEqual(impactOf(first, first));
    expect(impactOf(inTurn(3), { ...first, fields: { ...first.fields, turn: 2 } }).hits).toEqual([]);
  });

  it('nothing where nothing has happened', () => {
    expect(attack().every(({ isForceTurned }) => !isForceTurned)).toBe(true);
  });
});
