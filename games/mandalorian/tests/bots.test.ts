import { chooser } from '@cantina/bots';
import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { brain } from '../bot/index.ts';
import { dealNumbers } from '../content/locked/p7/index.ts';
import type { MandoState } from '../rules/state.ts';
import type { Position, Raid } from './kit.ts';
import { doubleDeal } from './positions.ts';

type Fields = NonNullable<Position['fields']>;

/** What a quick bot answers on this seat; there the test ends. */
function answerOf({ table }: Raid, seat: number): readonly string[] {
  table.leavesOpen();
  const asked = table.match.pending.find((each) => each.seat === seat);
  if (asked === undefined) throw new Error(`seat ${seat} is not asked`);
  return chooser<MandoState>('quick', brain, 'suspicious')(table.match, asked);
}

describe('bots with secret roles', () => {
  const crises = (...counts: number[]): Fields => ({
    crises: counts,
    betrayals: dealNumbers.betrayals - 1,
  });
  const dawn = (play: Play, fields: Fields, more: Partial<Position> = {}) =>
    doubleDeal(play, { step: 'begin', active: 1, ...more, fields });

  it('MD-H1-05 · they accuse after a betrayal whoever has had most crises, and nobody without grounds', (play) => {
    expect(answerOf(dawn(play, crises(2, 0, 1)), 1)).toEqual(['accuse:0']);
    expect(answerOf(dawn(play, crises(1, 0, 2)), 1)).toEqual(['accuse:2']);
    expect(answerOf(dawn(play, crises(1, 3, 1)), 1)).toEqual(['begin']);
    const loyal = dawn(play, { ...crises(2, 0, 1), betrayals: dealNumbers.betrayals });
    expect(answerOf(loyal, 1)).toEqual(['begin']);
    const before = dawn(play, { ...crises(2, 0, 1), accused: [false, true, false] });
    expect(answerOf(before, 1)).toEqual(['begin']);
  });

  it('MD-H1-05 · they suspect nobody who has shown the role', (play) => {
    const shown = dawn(play, crises(1, 0, 2), {
      change: ({ zones, cards }) => {
        for (const role of zones.roles[2] ?? []) cards.known[role] = 0b1111;
      },
    });
    expect(answerOf(shown, 1)).toEqual(['accuse:0']);
  });

  it('MD-H1-05 · they vote by the same grounds', (play) => {
    const votes = (fields: Fields) => {
      const raid = dawn(play, fields);
      raid.seat(1).asked('prompt.dawn').answers('accuse:0');
      return answerOf(raid, 2);
    };
    expect(votes(crises(2, 1, 0))).toEqual(['yes']);
    expect(votes(crises(1, 2, 0))).toEqual(['no']);
  });

  it('MD-H1-06 · a traitor stays hidden while a betrayal is left', (play) => {
    for (const betrayals of [1, dealNumbers.betrayals])
      expect(answerOf(dawn(play, { betrayals }, { active: 0 }), 0)).toEqual(['begin']);
  });
});
