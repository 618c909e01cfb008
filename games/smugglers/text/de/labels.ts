import { setting } from '@cantina/playable';
import type { Labels } from '../labels.ts';
import { demands, goods, results, starports, systems } from './words.ts';

export const labels: Labels = {
  game: 'Smugglers of the Galaxy',
  kinds: {
    military: 'Militär',
    pirate: 'Piraten',
    trader: 'Händler',
    bountyHunter: 'Kopfgeldjäger',
    spaceMonster: 'Raummonster',
    hazard: 'Gefahren',
    planetEvent: 'Ereignisse auf Planeten',
    crimeLordOffer: 'Angebote von Gangsterbossen',
    contract: 'Verträge',
    friend: 'Freunde',
    equipment: 'Ausrüstung',
    fortune: 'Glücksfälle',
    quiet: 'Ruhiger Raum',
  },
  systems,
  goods,
  starports,
  demands,
  results,
  groups: { characters: 'Charaktere', planets: 'Planeten', fate: 'Schicksalskarten' },
  values: {
    sector: 'Sektor',
    starport: 'Raumhafen',
    hull: 'Rumpf',
    credits: 'Credits',
    bounty: 'Kopfgeld',
    minimumBounty: 'Mindestprämie',
  },
  settings: {
    goal: setting('Siegbedingung', 'Worum es in diesem Spiel geht.', {
      koroth: ['Koroth-Wettlauf', 'Zehn Brix-Waffen nach Koroth bringen: das Spiel, wie es gedacht ist.'],
      'last-standing': ['Das letzte Schiff', 'Wer sein Schiff verliert, scheidet aus; wer übrig bleibt, gewinnt.'],
      'most-kills': ['Meiste Abschüsse', 'Es gewinnt, wer die meisten Schiffe anderer zerstört hat.'],
      fortune: ['Ein Vermögen', 'Es gewinnt, wer zuerst eine bestimmte Summe besitzt.'],
    }),
    weaponPrice: setting(
      'Preis der Brix-Waffen',
      'Credits für eine der zehn, die man braucht, üblich sind 500. Weniger macht das Spiel kürzer, mehr macht es länger.',
      {},
    ),
    fortune: setting('Höhe des Vermögens', 'Üblich sind 10.000 Credits; wer sie zuerst in der Hand hat, gewinnt.', {}),
    rounds: setting(
      'Höchstens so viele Runden',
      'Danach ist das Spiel zu Ende, und wer am reichsten ist, gewinnt. Geht es um Abschüsse oder ums Überleben, gewinnt, wer die meisten Schiffe zerstört hat, bei Gleichstand der Reichste davon.',
      {
        none: [
          'ohne Grenze',
          'Gespielt wird, bis jemand gewinnt. Nur ein Spiel um die meisten Abschüsse endet dann nach 100 Runden.',
        ],
        40: ['40', 'Eine gute Länge für die meisten Abschüsse.'],
        60: ['60'],
        100: ['100'],
        200: ['200'],
      },
    ),
    startCredits: setting(
      'Startgeld',
      'Üblich sind 500 Credits. Charaktere mit eigenem Startgeld erhalten entsprechend mehr oder weniger.',
      {},
    ),
    shipBonus: setting(
      'Alle Systeme am Anfang',
      'Um so viele Stufen beginnen alle Systeme aller Schiffe besser oder schlechter; Lichtgeschwindigkeit und Frachträume sind mindestens 1.',
      {},
    ),
    engines: setting(
      'Antriebe am Anfang',
      'Jedes System auch für sich: um so viele Stufen besser oder schlechter für alle, zusätzlich zu dem, was für alle Systeme gilt.',
      {},
    ),
    lightspeed: setting('Lichtgeschwindigkeit am Anfang', 'Das übliche Schiff beginnt mit 3.', {}),
    shields: setting('Schilde am Anfang', 'Das übliche Schiff beginnt ohne Schilde.', {}),
    lasers: setting('Laser am Anfang', 'Das übliche Schiff beginnt mit 1.', {}),
    cargoPods: setting('Frachträume am Anfang', 'Das übliche Schiff beginnt mit 1.', {}),
  },
  board: {
    turn: (round, name) => `Runde ${round} · Am Zug: ${name}`,
    planets: 'Planeten',
    status: { arrested: 'in Haft', hyperspace: 'im Hyperraum', out: 'ausgeschieden' },
    cargo: 'Fracht',
    brixWeapons: 'Brix-Waffen',
    cards: 'Karten',
    hand: 'Charaktere auf der Hand',
    fateCard: 'Schicksalskarte',
  },
};
