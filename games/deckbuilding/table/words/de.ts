import type { TableWords } from './words.ts';

const faction = { empire: 'Imperium', rebel: 'Rebellen' } as const;

export const words: TableWords = {
  galaxyRow: 'Galaxis-Auslage',
  galaxyDeck: 'Galaxis-Deck',
  galaxyDiscard: 'Galaxis-Ablage',
  exile: 'Verbannt',
  pilots: 'Piloten',
  deck: 'Deck',
  discard: 'Ablage',
  victory: 'Siegstapel',
  base: 'Stützpunkt',
  bases: 'Stützpunkte',
  hand: 'Hand',
  yourHand: 'Deine Hand',
  units: 'Einheiten',
  ships: 'Großkampfschiffe',
  noBase: 'kein Stützpunkt',
  resources: 'Ressourcen',
  possible: 'möglich',
  picked: 'gewählt',
  spent: 'hat schon angegriffen',
  attacksBase: 'greift den Stützpunkt an',
  attacks: (name) => `greift ${name} an`,
  close: 'Schließen',
  cost: (n) => `Kosten ${n}`,
  target: (n) => `Zielwert ${n}`,
  damage: (taken, of) => `${taken} von ${of} Schaden`,
  strength: (n, needed) => (needed === null ? `Angriff ${n}` : `Angriff ${n} von ${needed}`),
  force: (side, spaces) =>
    side === null ? 'Gleichgewicht der Macht: in der Mitte' : `Die Macht ist mit: ${faction[side]}, ${spaces} von 3`,
  handOf: (name, count) => `Hand von ${name}: ${count}`,
  areaOf: (name) => `Spielbereich von ${name}`,
  victoryGoal: (n, of) => `Zerstörte Stützpunkte: ${n} von ${of}`,
  faction,
  regret: 'Du könntest noch etwas tun. Zug wirklich beenden?',
};
