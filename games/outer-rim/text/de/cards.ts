import { de } from '@cantina/text';
import type { AiBuy, SectionFor } from '../../content/index.ts';
import type { CardWords } from '../cards.ts';
import type { AiLabels } from '../labels.ts';
import { PLANET_NAMES } from '../names/index.ts';
import { abilityWords } from './abilities.ts';
import { factionRef } from './conditions.ts';
import type { Say } from './say.ts';
import {
  credits,
  deck,
  factionNames,
  fame,
  kindNames,
  ofFaction,
  onPlanet,
  skills,
  slots,
  standings,
  stats,
  toPlanet,
  verbs,
  withFaction,
} from './words.ts';

const { and, capital, clause, instead, listAnd, listOr, num } = de;

/** „kaufe …“ */
const toBuy = ({ deck: name, goalToken }: AiBuy): string =>
  `kaufe die oberste Karte vom ${deck(name)}${goalToken ? ' und lege einen Zielmarker auf ihren Bestimmungsort' : ''}`;

const ai: AiLabels = {
  headings: {
    planning: 'Planung – führe das erste Zutreffende aus:',
    action: 'Aktion – führe alles Zutreffende aus:',
    encounter: 'Begegnung – führe das erste Zutreffende aus:',
  },
  planning: {
    'recover-all': 'Regeneriere allen Schaden.',
    'recover-all-if-defeated': 'Falls besiegt: Regeneriere allen Schaden.',
    'move-to-goal': 'Bewege dich auf den nächsten Zielmarker zu.',
    'gain-2000': `Erhalte ${credits(2000)}.`,
  },
  encounter: {
    'fight-bad-patrol': 'Kämpfe gegen eine Patrouille hier, bei deren Fraktion der Ruf schlecht ist.',
    'complete-job': 'Erledige einen Job, dessen Bestimmungsort hier ist.',
    'pay-8000-for-fame': `Zahle ${credits(8000)}, um 1 Prestige zu erhalten.`,
    'gain-crew': 'Nimm einen Kontakt von hier in die Crew auf.',
    'gain-reputation-planet': 'Erhalte Ruf bei der Fraktion dieses Planeten.',
    'gain-reputation-nearest-patrol': 'Erhalte Ruf bei der Fraktion der nächsten Patrouille.',
    'gain-4000-lose-reputation-planet': `Erhalte ${credits(4000)}, dann verliere Ruf bei der Fraktion dieses Planeten.`,
    'gain-4000-lose-reputation-nearest-patrol': `Erhalte ${credits(4000)}, dann verliere Ruf bei der Fraktion der nächsten Patrouille.`,
  },
  deliver: (ifIllegal) => {
    const text = 'Liefere alle Fracht ab, deren Bestimmungsort hier ist.';
    if (ifIllegal === null) return text;
    const price =
      'damage' in ifIllegal
        ? `Erleide ${num(ifIllegal.damage)} Schaden ${ifIllegal.to === 'ship' ? 'am Schiff' : 'am Charakter'}`
        : 'Verliere Ruf bei der Fraktion dieses Planeten';
    return `${text} Falls illegale dabei war: ${price}.`;
  },
  buy: (buy) => `${capital(toBuy(buy))}.`,
  ifNoFreeSlot: (kind, buy) =>
    `Falls kein Kartenplatz für ${kind === 'cargo' ? 'Fracht' : 'einen Job'} frei ist: ${capital(toBuy(buy))}.`,
  otherwise: (buy) => `Andernfalls: ${capital(toBuy(buy))}.`,
  revealContact: 'Decke einen verdeckten Kontakt hier auf.',
  special:
    'Lege die obersten Karten der Stapel „Kopfgeldaufträge“ und „Luxusgüter“ ab. Mische diese Karte zurück in den KI-Stapel.',
};

const SECTIONS = { maelstrom: 'Mahlstrom', patrol: 'Mit Patrouille', 'no-patrol': 'Ohne Patrouille' } as const;
const section = (name: SectionFor): string =>
  name === 'maelstrom' || name === 'patrol' || name === 'no-patrol' ? SECTIONS[name] : PLANET_NAMES[name].de;

export const words: CardWords<Say> = {
  ...abilityWords,
  reward: ({ credits: amount, fame: points, reputation }) => {
    const gained = reputation.filter(({ change }) => change > 0).map(({ faction }) => `Ruf ${withFaction[faction]}`);
    const lost = reputation.filter(({ change }) => change < 0).map(({ faction }) => `Ruf ${withFaction[faction]}`);
    const gains = [...(amount > 0 ? [credits(amount)] : []), ...(points > 0 ? [fame(points)] : []), ...gained];
    const all = clause(verbs.gain, listAnd(gains));
    return lost.length === 0 ? all : and(all, clause(verbs.lose, listAnd(lost)));
  },
  instead,
  card: {
    kinds: kindNames,
    traits: { illegal: 'Illegal', armor: 'Rüstung (nur 1 pro Charakter)' },
    skills,
    factions: factionNames,
    stats,
    slots,
    droid: 'Droide',
    ship: 'Schiff',
    instant: 'Wird sofort abgehandelt',
    price: credits,
    combat: (type, value) => `${type === 'ground' ? 'Bodenkampf' : 'Schiffskampf'} ${num(value)}`,
    destination: (to) => {
      if (typeof to === 'string') return `Bestimmungsort: ${PLANET_NAMES[to].de}`;
      return to.player === 'any'
        ? 'Bestimmungsort: ein anderer Spieler'
        : 'Bestimmungsort: ein Spieler mit schlechtem Ruf';
    },
    tested: (list) =>
      `Kompetenzen: ${list.map(({ oneOf, must }) => `${listOr(oneOf.map((skill) => skills[skill]))}${must ? ' (unverzichtbar)' : ''}`).join(', ')}`,
    notSoldAt: (where) => `${capital(onPlanet(where))} nicht käuflich`,
    notSoldThere: 'Am Bestimmungsort nicht käuflich',
    patrolMove: (faction, spaces) => `Patrouille ${ofFaction[faction]} zieht ${num(spaces)}`,
    databankNumber: (number) => `Datenbank ${num(number)}`,
    contactClass: (value) => `Klasse ${num(value)}`,
    reward: 'Belohnung',
    eliminate: 'Eliminiert',
    captureFor: (to) => `Gefangen und ${toPlanet(to)} geliefert`,
    section,
    byReputation: (place, faction) => `${place}, je nach Ruf ${factionRef[faction]}`,
    standings: (list) => capital(listOr(list.map((each) => standings[each]))),
    secret: 'Behalte diese Karte verdeckt als Geheimnis.',
    offered: 'Du darfst den Kopfgeldauftrag auf dieser Karte erhalten.',
    shipForSale:
      'Ersetze deinen Schiffbogen durch dieses Schiff; dein altes Schiff musst du in Zahlung geben. Entferne diese Karte aus dem Spiel.',
    failedDelivery: 'Deine illegale Fracht ist aufgefallen. Dein Würfel zeigt, was geschieht.',
    turnEnds: 'Danach endet dein Zug.',
    sabacc: 'Du spielst gegen den anderen Spieler dieses Jobs.',
    startsOn: (where) => `Du beginnst ${onPlanet(where)}.`,
    start: (number, reputation) => {
      const card = `Aufbau: Nimm ${{ 90: 'einen Kopfgeldauftrag', 91: 'eine Fracht', 92: 'einen Job' }[number]}.`;
      if (reputation === null) return card;
      const whom = reputation.faction === 'any' ? 'bei einer Fraktion deiner Wahl' : withFaction[reputation.faction];
      return `${card} Dein Ruf ${whom} ist am Anfang ${standings[reputation.to]}.`;
    },
    personalGoal: 'Persönliches Ziel (1 Prestige)',
    shipGoal: 'Schiffsziel (1 Prestige)',
    flipped: 'Nach dem Ziel',
    slotsNow: (list) => `Kartenplätze ${list.join(', ')}.`,
    ai,
  },
};
