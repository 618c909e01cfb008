import type { TableWords } from './words.ts';

const faction = { empire: 'Empire', rebel: 'Rebels' } as const;

export const words: TableWords = {
  galaxyRow: 'Galaxy row',
  galaxyDeck: 'Galaxy deck',
  galaxyDiscard: 'Galaxy discard',
  exile: 'Exile',
  pilots: 'Pilots',
  deck: 'Deck',
  discard: 'Discard',
  victory: 'Victory pile',
  base: 'Base',
  bases: 'Bases',
  hand: 'Hand',
  yourHand: 'Your hand',
  units: 'Units',
  ships: 'Capital ships',
  noBase: 'no base',
  resources: 'Resources',
  possible: 'possible',
  picked: 'picked',
  spent: 'has attacked already',
  attacksBase: 'attacks the base',
  attacks: (name) => `attacks ${name}`,
  close: 'Close',
  cost: (n) => `cost ${n}`,
  target: (n) => `target value ${n}`,
  damage: (taken, of) => `${taken} of ${of} damage`,
  strength: (n, needed) => (needed === null ? `attack ${n}` : `attack ${n} of ${needed}`),
  force: (side, spaces) =>
    side === null ? 'Balance of the Force: in the middle' : `The Force is with: ${faction[side]}, ${spaces} of 3`,
  handOf: (name, count) => `${name}’s hand: ${count}`,
  areaOf: (name) => `${name}’s play area`,
  victoryGoal: (n, of) => `Bases destroyed: ${n} of ${of}`,
  faction,
  regret: 'There is still something you could do. End the turn anyway?',
};
