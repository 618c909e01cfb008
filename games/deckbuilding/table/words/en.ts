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
  yourHand: 'Your hand',
  units: 'Units',
  ships: 'Capital ships',
  noBase: 'no base',
  resources: 'Resources',
  possible: 'possible',
  picked: 'picked',
  spent: 'has attacked already',
  used: 'ability used',
  doomed: 'exiled at the end of the turn',
  attackNow: (now, printed) => `attack ${now} instead of ${printed}`,
  starter: 'starter card',
  attacksBase: 'attacks the base',
  attacks: (name) => `attacks ${name}`,
  close: 'Close',
  anyOrder: 'This is in your deck. In which order, nobody knows.',
  cost: (n) => `cost ${n}`,
  target: (n) => `target value ${n}`,
  damage: (taken, of) => `${taken} of ${of} damage`,
  strength: (n, needed) => (needed === null ? `attack ${n}` : `attack ${n} of ${needed}`),
  force: (side, spaces) =>
    side === null ? 'Balance of the Force: in the middle' : `The Force is with: ${faction[side]}, ${spaces} of 3`,
  theForce: 'The Force',
  forceWith: (side) => (side === null ? 'with nobody' : side === 'empire' ? 'with the Empire' : 'with the Rebels'),
  forceWithYou: 'With you: your Force texts work',
  stepsTo: (steps) => (steps === 1 ? '1 more step:' : `${steps} more steps:`),
  eachTurn: 'every turn',
  handOf: (name, count) => `${name}’s hand: ${count}`,
  handSeen: (name) => `${name}’s hand, as far as seen`,
  seen: (count) => `${count} seen`,
  areaOf: (name) => `${name}’s play area`,
  victoryGoal: (n, of) => `Bases destroyed: ${n} of ${of}`,
  victoryPile: (name, n, of) => `${name}’s victory pile: ${n} of ${of} bases destroyed. Look through it`,
  goal: (bases) => `Destroy ${bases} bases`,
  standing: (name, n, of) => `${name} ${n}/${of}`,
  nextBase: (base, needed, attack) =>
    attack === null
      ? `Next: ${base}, ${needed} attack destroys it`
      : attack >= needed
        ? `You can destroy ${base} now: attack ${attack}, it takes ${needed}`
        : `Next: ${base}, it takes ${needed} attack, you have ${attack}`,
  faction,
  toSpend: 'to spend',
  toAttack: 'to attack',
  handPasses: 'What is left in your hand is discarded when your turn ends. Then you draw 5 new cards.',
  playHere: 'Pick a card in your hand or drag it here',
  buyFor: (cost, left) => `Buy for ${cost} · leaves ${left}`,
  tooWeak: 'too weak',
  attackInVain: (strength, needed) => `Too weak: attack ${strength}, and it takes ${needed}. Attack anyway?`,
  regret: ({ cards, resources, attack }) => {
    const left = [
      cards === 0 ? '' : cards === 1 ? '1 card in hand' : `${cards} cards in hand`,
      resources === 0 ? '' : resources === 1 ? '1 resource' : `${resources} resources`,
      attack === 0 ? '' : `attack ${attack}`,
    ].filter((part) => part !== '');
    return `Still unused: ${left.join(', ')}. End the turn anyway?`;
  },
  inVain: 'This would do nothing now, and its cost would be paid. Use it anyway?',
  targets: (count) => (count === 1 ? '1 target' : `${count} targets`),
  rewardFor: { empire: 'Empire’s reward', rebel: 'Rebels’ reward' },
  noneToPay: (card) =>
    `The ability of ${card} takes a card from your hand, and none would be left. Play them all anyway?`,
};
