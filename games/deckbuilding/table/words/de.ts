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
  yourHand: 'Deine Hand',
  units: 'Einheiten',
  ships: 'Großkampfschiffe',
  noBase: 'kein Stützpunkt',
  resources: 'Ressourcen',
  possible: 'möglich',
  picked: 'gewählt',
  spent: 'hat schon angegriffen',
  used: 'Fähigkeit verwendet',
  doomed: 'wird am Ende des Zuges verbannt',
  attackNow: (now, printed) => `Angriff ${now} statt ${printed}`,
  starter: 'Starter-Karte',
  attacksBase: 'greift den Stützpunkt an',
  attacks: (name) => `greift ${name} an`,
  close: 'Schließen',
  anyOrder: 'Das ist in deinem Deck. In welcher Reihenfolge, weiß niemand.',
  cost: (n) => `Kosten ${n}`,
  target: (n) => `Zielwert ${n}`,
  damage: (taken, of) => `${taken} von ${of} Schaden`,
  strength: (n, needed) => (needed === null ? `Angriff ${n}` : `Angriff ${n} von ${needed}`),
  force: (side, spaces) =>
    side === null ? 'Gleichgewicht der Macht: in der Mitte' : `Die Macht ist mit: ${faction[side]}, ${spaces} von 3`,
  theForce: 'Die Macht',
  forceWith: (side) => (side === null ? 'mit niemandem' : side === 'empire' ? 'mit dem Imperium' : 'mit den Rebellen'),
  forceWithYou: 'Mit dir: Deine Macht-Texte gelten',
  stepsTo: (steps) => (steps === 1 ? 'noch 1 Schritt:' : `noch ${steps} Schritte:`),
  eachTurn: 'in jedem Zug',
  handOf: (name, count) => `Hand von ${name}: ${count}`,
  handSeen: (name) => `Hand von ${name}, soweit gesehen`,
  seen: (count) => `${count} gesehen`,
  areaOf: (name) => `Spielbereich von ${name}`,
  victoryGoal: (n, of) => `Zerstörte Stützpunkte: ${n} von ${of}`,
  victoryPile: (name, n, of) => `Siegstapel von ${name}: ${n} von ${of} Stützpunkten zerstört. Durchsehen`,
  goal: (bases) => `Zerstöre ${bases} Stützpunkte`,
  standing: (name, n, of) => `${name} ${n}/${of}`,
  nextBase: (base, needed, attack) =>
    attack === null
      ? `Als Nächstes: ${base}, fällt bei Angriff ${needed}`
      : attack >= needed
        ? `${base} kannst du jetzt zerstören: Angriff ${attack}, nötig ${needed === 1 ? 'ist' : 'sind'} ${needed}`
        : `Als Nächstes: ${base}, nötig ist Angriff ${needed}, du hast ${attack}`,
  faction,
  toSpend: 'zum Kaufen',
  toAttack: 'zum Angreifen',
  handPasses: 'Was am Ende deines Zuges auf der Hand bleibt, kommt auf deine Ablage. Dann ziehst du 5 neue Karten.',
  playHere: 'Wähl eine Handkarte oder zieh sie hierher',
  buyFor: (cost, left) => `Kaufen für ${cost} · dann noch ${left}`,
  tooWeak: 'zu schwach',
  attackInVain: (strength, needed) =>
    `Zu schwach: Angriff ${strength}, nötig ${needed === 1 ? 'ist' : 'sind'} ${needed}. Trotzdem angreifen?`,
  regret: ({ cards, resources, attack }) => {
    const left = [
      cards === 0 ? '' : cards === 1 ? '1 Handkarte' : `${cards} Handkarten`,
      resources === 0 ? '' : resources === 1 ? '1 Ressource' : `${resources} Ressourcen`,
      attack === 0 ? '' : `Angriff ${attack}`,
    ].filter((part) => part !== '');
    return `Noch ungenutzt: ${left.join(', ')}. Zug wirklich beenden?`;
  },
  inVain: 'Das bewirkt gerade nichts, kostet aber etwas. Trotzdem verwenden?',
  targets: (count) => (count === 1 ? '1 Ziel' : `${count} Ziele`),
  rewardFor: { empire: 'Belohnung des Imperiums', rebel: 'Belohnung der Rebellen' },
  noneToPay: (card) =>
    `${card}: Die Fähigkeit kostet eine Karte von deiner Hand, und es bliebe keine übrig. Trotzdem alle spielen?`,
};
