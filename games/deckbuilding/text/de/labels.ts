import { setting } from '@cantina/playable';
import { de } from '@cantina/text';
import type { Labels } from '../labels.ts';
import { allegiances, traits } from './words.ts';

const FACTIONS = { empire: 'Imperium', rebel: 'Rebellen', neutral: 'neutrale Karten' } as const;

export const labels: Labels = {
  game: 'Star Wars: The Deckbuilding Game',
  kinds: { unit: 'Einheit', ship: 'Großkampfschiff', base: 'Stützpunkt' },
  traits: {
    trooper: de.say(traits.trooper),
    fighter: de.say(traits.fighter),
    vehicle: de.say(traits.vehicle),
    transport: de.say(traits.transport),
    officer: de.say(traits.officer),
    'bounty-hunter': de.say(traits['bounty-hunter']),
    droid: de.say(traits.droid),
    scoundrel: de.say(traits.scoundrel),
    jedi: de.say(traits.jedi),
    sith: de.say(traits.sith),
  },
  allegiances,
  sides: { empire: 'Imperium', rebel: 'Rebellenallianz' },
  unique: 'einzigartig',
  starter: 'Starter-Karte',
  values: {
    cost: 'Kosten',
    attack: 'Angriff',
    resources: 'Ressourcen',
    force: 'Macht',
    hitPoints: 'Trefferpunkte',
    target: 'Zielwert',
  },
  reward: 'Belohnung',
  groups: {
    starter: (faction) => `Starter-Deck: ${FACTIONS[faction]}`,
    galaxy: (faction) => `Galaxis-Deck: ${FACTIONS[faction]}`,
    bases: (faction) => `Stützpunkte: ${FACTIONS[faction]}`,
    pilots: 'Outer-Rim-Piloten-Deck',
  },
  settings: {
    bases: setting('Stützpunkte', 'Welche Stützpunkte ins Spiel kommen.', {
      beginner: ['Einstiegspartie', '5 feste Stützpunkte pro Spieler.'],
      galaxy: ['Die ganze Galaxis', 'Alle 10 Stützpunkte; empfohlen werden 4 zum Sieg.'],
      secret: ['Geheime Stützpunkte', 'Jeder sucht heimlich 4 Stützpunkte aus; empfohlen werden 4 zum Sieg.'],
    }),
    basesToWin: setting('Stützpunkte zum Sieg', 'Wer so viele gegnerische Stützpunkte zerstört hat, gewinnt.', {
      2: ['2', 'Eine kurze Partie.'],
      3: ['3', 'Der Standard der Einstiegspartie.'],
      4: ['4', 'Empfohlen für alle 10 und für geheime Stützpunkte.'],
      5: ['5', 'Eine lange Partie.'],
    }),
    buyOut: setting(
      'Neutrale Karten ausbezahlen',
      'Du darfst die Kosten einer neutralen Karte zahlen, um sie aus der Galaxis-Auslage abzulegen.',
      {
        false: ['nein', 'Neutrale Karten bleiben liegen, bis jemand sie kauft.'],
        true: ['ja', 'Optionale Regel.'],
      },
    ),
    sides: setting('Seiten', 'Welche Seite der erste Platz spielt. Das Imperium beginnt.', {
      'first-empire': ['Platz 1: Imperium', 'Platz 2 spielt die Rebellen.'],
      'first-rebel': ['Platz 1: Rebellen', 'Platz 2 spielt das Imperium.'],
      random: ['Zufall', 'Das Los entscheidet.'],
    }),
  },
  board: {
    turn: (turn, name) => `Zug ${turn} · Am Zug: ${name}`,
    force: 'Macht',
    noBase: 'Kein Stützpunkt',
    damage: 'Schaden',
    hand: 'Hand',
    deck: 'Deck',
    discardPile: 'Ablagestapel',
    baseDeck: 'Stützpunkt-Deck',
    victoryPile: 'Siegstapel',
    ships: 'Großkampfschiffe',
    units: 'Einheiten',
    galaxyRow: 'Galaxis-Auslage',
    galaxyDeck: 'Deck',
    galaxyDiscardPile: 'Ablagestapel',
    pilots: 'Outer-Rim-Piloten',
    exiled: 'verbannt',
    empty: '(leer)',
    used: 'verwendet',
    doomed: 'wird verbannt',
    assigned: 'zugewiesen',
    attacked: 'hat angegriffen',
  },
};
