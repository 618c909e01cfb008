import { cardsIn, textsFor } from '@cantina/kernel';
import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type FateEffect, type FateFace, fateCards } from '../content/index.ts';
import type { Context } from '../rules/fate.ts';
import type { SmugglersState } from '../rules/state.ts';
import { type Captain, voyage } from './kit.ts';

const { extentOf } = textsFor<SmugglersState, FateEffect, Context>();
const DICE = [1, 2, 3, 4, 5, 6];

/** How much of a card could be carried out for this captain. */
function extentFor(play: Play, face: FateFace, captain: Captain): string {
  const table = voyage(play, { captains: [captain, {}] });
  table.table.leavesOpen();
  const effect = fateCards.find(({ id }) => id === face)?.effect;
  return table.table.match.read((g) => {
    const [card] = cardsIn(g, 'fateDeck');
    if (effect === undefined || card === undefined) throw new Error(`there is no ${face}`);
    return extentOf(g, effect, { seat: 0, card });
  });
}

/** Whether it changed anything for this captain, with one of the dice. */
function changes(play: Play, face: FateFace, captain: Captain, dice: readonly (readonly number[])[]): boolean {
  const after = (card: FateFace, rolled: readonly number[]) => {
    const table = voyage(play, { captains: [captain, {}], fate: [card], dice: rolled });
    table.table.leavesOpen();
    return JSON.stringify([table.log(0), table.state.movementLeft]);
  };
  const quiet = after('quiet-space', []);
  return dice.some((rolled) => after(face, rolled) !== quiet);
}

describe('what a fate card can do', () => {
  const hazards: readonly [FateFace, Captain, readonly (readonly number[])[]][] = [
    ['ion-storm', { shields: 5 }, DICE.map((die) => (die > 5 ? [die, 1] : [die]))],
    ['ion-storm', { shields: 6 }, DICE.map((die) => [die])],
    ['meteor-swarm', { engines: 3 }, DICE.map((die) => [die])],
    ['meteor-swarm', { engines: 4 }, DICE.map((die) => [die])],
    ['drive-failure', { lightspeed: 2 }, [[]]],
    ['drive-failure', { lightspeed: 1 }, [[]]],
    ['amnesty', { bounty: 0 }, [[]]],
    ['amnesty', { bounty: 300 }, [[]]],
    ['amnesty', { character: 'nyx-vantreau', bounty: 100 }, [[]]],
    ['amnesty', { character: 'nyx-vantreau', bounty: 200 }, [[]]],
    ['dry-dock', { hull: 4 }, [[]]],
    ['dry-dock', { hull: 5 }, [[]]],
    ['derelict', {}, [[1]]],
    ['quiet-space', {}, [[]]],
  ];

  it('SG-FATE-02 · is what it does: nothing where its extent is nothing, something elsewhere', (play) => {
    for (const [face, captain, dice] of hazards) {
      const extent = extentFor(play, face, captain);
      expect({ face, captain, extent }).toEqual({
        face,
        captain,
        extent: changes(play, face, captain, dice) ? 'all' : 'nothing',
      });
    }
  });
});
