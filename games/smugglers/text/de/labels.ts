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
      help: 'Zehn davon braucht man für den Koroth-Wettlauf.',
      values: {
        500: { name: '500 Credits', help: 'Der übliche Preis.' },
        300: { name: '300 Credits', help: 'Ein kürzeres Spiel.' },
        700: { name: '700 Credits', help: 'Ein längeres Spiel.' },
      },
    },
    startCredits: {
      name: 'Startgeld',
      help: 'Charaktere mit eigenem Startgeld erhalten entsprechend mehr oder weniger.',
      values: {
        500: { name: '500', help: 'Der übliche Anfang.' },
        250: { name: '250', help: 'Ein harter Anfang.' },
        1000: { name: '1.000', help: 'Ein schneller Anfang.' },
      },
    },
    shipBonus: {
      name: 'Schiffe am Anfang',
      help: 'Alle Systeme aller Schiffe beginnen besser oder schlechter.',
      values: {
        0: { name: 'wie üblich', help: 'Die Werte der Charaktere.' },
        '-1': {
          name: '1 schlechter',
          help: 'Jedes System um 1 niedriger, Lichtgeschwindigkeit und Frachträume mindestens 1.',
        },
        2: { name: '2 besser', help: 'Jedes System um 2 höher.' },
      },
    },
    fortune: {
      name: 'Höhe des Vermögens',
      help: 'Zählt nur, wenn es um ein Vermögen geht.',
      values: { 10000: { name: '10.000 Credits', help: '' }, 5000: { name: '5.000 Credits', help: '' } },
    },
    rounds: {
      name: 'Höchstens so viele Runden',
      help: 'Danach ist das Spiel zu Ende, und wer am reichsten ist, gewinnt. Geht es um Abschüsse oder ums Überleben, gewinnt, wer die meisten Schiffe zerstört hat, bei Gleichstand der Reichste davon.',
      values: {
        100: { name: '100', help: 'Wird kaum je erreicht.' },
        40: { name: '40', help: 'Eine gute Länge für die meisten Abschüsse.' },
        60: { name: '60', help: '' },
        200: { name: '200', help: '' },
      },
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
