import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { cardOf } from '../content/index.ts';
import { facts } from './facts.ts';
import { duel } from './kit.ts';

const OTHER = { empire: 'rebel', rebel: 'empire', neutral: 'rebel' } as const;
const TROOPER = { empire: 'stormtrooper', rebel: 'rebel-trooper' } as const;

it('DB-BTY-08 DB-BTY-14 DB-CRD-06 · no target falls to 1 attack less than its target value', (play) => {
  for (const { face, target } of facts) {
    if (target === null || target === 1) continue;
    const { id, faction } = cardOf(face);
    const turn = OTHER[faction];
    const table = duel(play, {
      turn,
      [turn]: { play: [TROOPER[turn]] },
      row: [id],
      change: (state) => {
        const [card] = state.zones.units.flat();
        if (card !== undefined) state.gained = [{ card, amount: target - 1 - 2 }];
      },
    });
    table[turn].does(`assign ${TROOPER[turn]} to ${face}`, `attack ${face}`);
    expect([table.row[0], table.galaxyDiscard]).toEqual([face, []]);
  }
});

it('DB-ATK-10 DB-ATK-15 DB-CRD-09 · each ship and base falls to its last hit point, and not before', (play) => {
  for (const { face, kind, hitPoints } of facts) {
    if (hitPoints === null) continue;
    const { id, faction } = cardOf(face);
    const turn = OTHER[faction];
    const owner = OTHER[turn];
    for (const left of hitPoints === 2 ? [2] : [3, 2]) {
      const table = duel(play, {
        turn,
        [turn]: { play: [TROOPER[turn]] },
        [owner]: kind === 'base' ? { base: id } : { play: [id] },
        damage: { [face]: hitPoints - left },
        fields: { prevented: 2 }, // Hoth has done its work in this turn
      });
      table[turn].does('attack-all:base');
      const [lost, kept] =
        kind === 'base'
          ? [table[turn].victory, [table[owner].base ?? []].flat()]
          : [table[owner].discard, table[owner].ships];
      expect([left, lost, kept]).toEqual(left === 2 ? [left, [face], []] : [left, [], [face]]);
    }
  }
});
