import { de } from '@cantina/text';
import type { Cargo, CustomsResult, Demand, Good, Starport, System } from '../../content/index.ts';
import type { PlanetName } from '../../rules/messages.ts';
import { nameOf } from '../names/index.ts';

const { count, noun, num, say, strong, verb: weak } = de;

export const nouns = {
  card: noun('f', 'Karte', 'Karten'),
  character: noun('f', 'Charakterkarte', 'Charakterkarten'),
  credit: noun('m', 'Credit', 'Credits'),
  unit: noun('f', 'Einheit', 'Einheiten'),
  die: noun('m', 'Würfel', 'Würfel'),
  sector: noun('m', 'Sektor', 'Sektoren'),
  hullPoint: noun('m', 'Rumpfpunkt', 'Rumpfpunkte'),
  point: noun('m', 'Punkt', 'Punkte'),
  weapon: noun('f', 'Waffe', 'Waffen'),
  luxury: noun('n', 'Luxusgut', 'Luxusgüter'),
  robot: noun('m', 'Roboter', 'Roboter'),
  brixWeapon: noun('f', 'Brix-Waffe', 'Brix-Waffen'),
  game: noun('n', 'Spiel', 'Spiele'),
} as const;

export const verbs = {
  accept: strong('an|nehmen', 'genommen', 'nimm'),
  attack: strong('an|greifen', 'gegriffen'),
  buy: weak('kaufen'),
  deliver: weak('ab|liefern'),
  demand: weak('fordern'),
  destroy: weak('zerstören'),
  draw: strong('ziehen', 'gezogen'),
  drive: strong('vertreiben', 'vertrieben'),
  escape: strong('entkommen', 'entkommen', undefined, { aux: 'sein' }),
  flee: strong('fliehen', 'geflohen', undefined, { aux: 'sein' }),
  fly: strong('fliegen', 'geflogen', undefined, { aux: 'sein' }),
  get: weak('erhalten', { du: 'erhältst', er: 'erhält', imperative: 'erhalte', participle: 'erhalten' }),
  land: weak('landen', { aux: 'sein' }),
  lose: strong('verlieren', 'verloren'),
  meet: weak('begegnen', { object: 'dat', aux: 'sein' }),
  offer: strong('an|bieten', 'geboten'),
  pay: weak('zahlen'),
  place: weak('setzen'),
  play: weak('spielen'),
  refuse: weak('ab|lehnen'),
  restore: weak('wieder|her|stellen'),
  roll: weak('würfeln'),
  sell: weak('verkaufen'),
  start: strong('beginnen', 'begonnen'),
  take: strong('nehmen', 'genommen', 'nimm'),
  takeAway: strong('ab|nehmen', 'genommen', 'nimm'),
  throw: strong('werfen', 'geworfen', 'wirf'),
  upgrade: weak('verbessern'),
  win: strong('gewinnen', 'gewonnen'),
} as const;

/** „auf Krail“, „auf der Erde“ */
export const onPlanet = (planet: PlanetName): string =>
  planet === 'earth' ? 'auf der Erde' : `auf ${nameOf('de', planet)}`;

/** „bei Krail“, „bei der Erde“ */
export const atPlanet = (planet: PlanetName): string =>
  planet === 'earth' ? 'bei der Erde' : `bei ${nameOf('de', planet)}`;

/** „nach Krail“, „zur Erde“ */
export const toPlanet = (planet: PlanetName): string =>
  planet === 'earth' ? 'zur Erde' : `nach ${nameOf('de', planet)}`;

export const credits = (amount: number): string => say(count(amount, nouns.credit), 'acc');

/** Die Ware als Wort, im Nominativ wie im Akkusativ. */
export const goods: Readonly<Record<Cargo, string>> = {
  weapons: 'Waffen',
  medtech: 'Medizintechnik',
  luxuries: 'Luxusgüter',
  robots: 'Roboter',
  food: 'Lebensmittel',
  brixWeapons: 'Brix-Waffen',
};

/** So viele davon, im Akkusativ: „1 Roboter“, „4 Einheiten Medizintechnik“. */
export function units(amount: number, good: Cargo): string {
  switch (good) {
    case 'weapons':
      return say(count(amount, nouns.weapon), 'acc');
    case 'luxuries':
      return say(count(amount, nouns.luxury), 'acc');
    case 'robots':
      return say(count(amount, nouns.robot), 'acc');
    case 'brixWeapons':
      return say(count(amount, nouns.brixWeapon), 'acc');
    case 'medtech':
    case 'food':
      return `${say(count(amount, nouns.unit), 'acc')} ${goods[good]}`;
  }
}

/** Brix-Waffen mit einer Frist. */
export const lasting = (amount: number, until: number): string =>
  `${units(amount, 'brixWeapons')} (gültig bis Runde ${num(until)})`;

export const isPlural = (good: Good): boolean => good !== 'medtech';

export const systems: Readonly<Record<System, string>> = {
  engines: 'Antriebe',
  lightspeed: 'Lichtgeschwindigkeit',
  shields: 'Schilde',
  lasers: 'Laser',
  cargoPods: 'Frachträume',
};

/** „2 Punkte …“ */
export const atSystem: Readonly<Record<System, string>> = {
  engines: 'bei den Antrieben',
  lightspeed: 'bei der Lichtgeschwindigkeit',
  shields: 'bei den Schilden',
  lasers: 'bei den Lasern',
  cargoPods: 'bei den Frachträumen',
};

export const starports: Readonly<Record<Starport, string>> = {
  none: 'Keiner',
  small: 'Klein',
  medium: 'Mittel',
  large: 'Groß',
  military: 'Militär',
};

/** Nach welcher Spalte der Zoll würfelt. */
export const columns: Readonly<Record<Starport, string>> = {
  none: 'kein Raumhafen',
  small: 'kleiner Raumhafen',
  medium: 'mittlerer Raumhafen',
  large: 'großer Raumhafen',
  military: 'Militär-Raumhafen',
};

export const demands: Readonly<Record<Demand, string>> = {
  veryLow: 'sehr gering',
  low: 'gering',
  moderate: 'mittelmäßig',
  high: 'hoch',
  veryHigh: 'sehr hoch',
  illegal: 'illegal',
};

export const results: Readonly<Record<CustomsResult, string>> = {
  clear: 'kein Problem',
  bounty: 'Kopfgeld',
  fine: 'Strafzoll',
  detention: 'Untersuchungshaft',
  arrest: 'verhaftet',
};
