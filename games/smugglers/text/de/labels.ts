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
    goal: {
      name: 'Siegbedingung',
      help: 'Worum es in diesem Spiel geht.',
      values: {
        koroth: {
          name: 'Koroth-Wettlauf',
          help: 'Zehn Brix-Waffen nach Koroth bringen: das Spiel, wie es gedacht ist.',
        },
        'last-standing': {
          name: 'Das letzte Schiff',
          help: 'Wer sein Schiff verliert, scheidet aus; wer übrig bleibt, gewinnt.',
        },
        'most-kills': { name: 'Meiste Abschüsse', help: 'Es gewinnt, wer die meisten Schiffe anderer zerstört hat.' },
        fortune: { name: 'Ein Vermögen', help: 'Es gewinnt, wer zuerst eine bestimmte Summe besitzt.' },
      },
    },
    weaponPrice: {
      name: 'Preis der Brix-Waffen',
      help: 'Credits für eine der zehn, die man braucht, üblich sind 500. Weniger macht das Spiel kürzer, mehr macht es länger.',
      values: {},
    },
    fortune: {
      name: 'Höhe des Vermögens',
      help: 'Üblich sind 10.000 Credits; wer sie zuerst in der Hand hat, gewinnt.',
      values: {},
    },
    rounds: {
      name: 'Höchstens so viele Runden',
      help: 'Danach ist das Spiel zu Ende, und wer am reichsten ist, gewinnt. Geht es um Abschüsse oder ums Überleben, gewinnt, wer die meisten Schiffe zerstört hat, bei Gleichstand der Reichste davon.',
      values: {
        none: {
          name: 'ohne Grenze',
          help: 'Gespielt wird, bis jemand gewinnt. Nur ein Spiel um die meisten Abschüsse endet dann nach 100 Runden.',
        },
        40: { name: '40', help: 'Eine gute Länge für die meisten Abschüsse.' },
        60: { name: '60', help: '' },
        100: { name: '100', help: '' },
        200: { name: '200', help: '' },
      },
    },
    startCredits: {
      name: 'Startgeld',
      help: 'Üblich sind 500 Credits. Charaktere mit eigenem Startgeld erhalten entsprechend mehr oder weniger.',
      values: {},
    },
    shipBonus: {
      name: 'Alle Systeme am Anfang',
      help: 'Um so viele Stufen beginnen alle Systeme aller Schiffe besser oder schlechter; Lichtgeschwindigkeit und Frachträume sind mindestens 1.',
      values: {},
    },
    engines: {
      name: 'Antriebe am Anfang',
      help: 'Jedes System auch für sich: um so viele Stufen besser oder schlechter für alle, zusätzlich zu dem, was für alle Systeme gilt.',
      values: {},
    },
    lightspeed: {
      name: 'Lichtgeschwindigkeit am Anfang',
      help: '',
      values: {},
    },
    shields: {
      name: 'Schilde am Anfang',
      help: '',
      values: {},
    },
    lasers: {
      name: 'Laser am Anfang',
      help: '',
      values: {},
    },
    cargoPods: {
      name: 'Frachträume am Anfang',
      help: '',
      values: {},
    },
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
