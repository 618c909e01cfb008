import { de } from '@cantina/text';
import type { Allegiance, CardFilter, Face, Faction, Trait } from '../../content/index.ts';
import { faceName } from '../names/index.ts';

const { adj, noun, strong, verb: weak, weakNoun } = de;

export const nouns = {
  card: noun('f', 'Karte', 'Karten'),
  unit: noun('f', 'Einheit', 'Einheiten'),
  ship: noun('n', 'Großkampfschiff', 'Großkampfschiffe'),
  base: noun('m', 'Stützpunkt', 'Stützpunkte'),
  hand: noun('f', 'Hand', 'Hände'),
  handCard: noun('f', 'Handkarte', 'Handkarten'),
  purchase: noun('m', 'Kauf', 'Käufe'),
  deck: noun('n', 'Deck', 'Decks'),
  discardPile: noun('m', 'Ablagestapel', 'Ablagestapel'),
  galaxyDeck: noun('n', 'Galaxis-Deck', 'Galaxis-Decks'),
  galaxyRow: noun('f', 'Galaxis-Auslage', 'Galaxis-Auslagen'),
  galaxyDiscardPile: noun('m', 'Galaxis-Ablagestapel', 'Galaxis-Ablagestapel'),
  victoryPile: noun('m', 'Siegstapel', 'Siegstapel'),
  force: noun('f', 'Macht'),
  resource: noun('f', 'Ressource', 'Ressourcen'),
  damage: noun('m', 'Schaden'),
  attack: noun('m', 'Angriff', 'Angriffe'),
  ability: noun('f', 'Fähigkeit', 'Fähigkeiten'),
  reward: noun('f', 'Belohnung', 'Belohnungen'),
  target: noun('n', 'Ziel', 'Ziele'),
  faction: noun('f', 'Fraktion', 'Fraktionen'),
  empire: noun('n', 'Imperium', 'Imperien'),
  rebel: weakNoun('Rebell', 'Rebellen'),
  opponent: noun('m', 'Gegner', 'Gegner'),
  game: noun('n', 'Spiel', 'Spiele'),
  turn: noun('m', 'Zug', 'Züge', { gen: 'Zuges' }),
  end: noun('n', 'Ende', 'Enden'),
  /** „falls es eine feindliche Karte ist“ */
  it: de.name('es'),
} as const;

export const adjectives = {
  top: adj('oberst'),
  neutral: adj('neutral'),
  enemy: adj('feindlich'),
  unique: adj('einzigartig'),
  first: adj('erst'),
  next: adj('nächst'),
  random: adj('zufällig'),
} as const;

export const verbs = {
  draw: strong('ziehen', 'gezogen'),
  discard: weak('ab|legen'),
  exile: weak('verbannen'),
  gain: weak('erhalten', { du: 'erhältst', er: 'erhält', imperative: 'erhalte', participle: 'erhalten' }),
  repair: weak('reparieren'),
  deal: weak('zu|fügen'),
  destroy: weak('zerstören'),
  take: strong('nehmen', 'genommen', 'nimm'),
  put: weak('legen'),
  purchase: weak('kaufen'),
  play: weak('spielen'),
  reveal: weak('auf|decken'),
  look: strong('an|sehen', 'gesehen', 'sieh', { reflexive: 'dat' }),
  swap: weak('tauschen'),
  spend: strong('aus|geben', 'gegeben', 'gib'),
  defeat: weak('besiegen'),
  attack: strong('an|greifen', 'gegriffen'),
  choose: weak('wählen'),
  begin: strong('beginnen', 'begonnen'),
  have: weak('haben', { du: 'hast', er: 'hat', imperative: 'habe', participle: 'gehabt' }),
  come: strong('kommen', 'gekommen', undefined, { aux: 'sein' }),
  use: weak('verwenden'),
  assign: strong('zu|weisen', 'gewiesen'),
  withdraw: strong('zurück|ziehen', 'gezogen'),
  fall: strong('entfallen', 'entfallen', undefined, { er: 'entfällt', aux: 'sein' }),
  buyOut: weak('aus|bezahlen', { participle: 'bezahlt' }),
  prevent: weak('verhindern'),
  shuffle: weak('mischen'),
  win: strong('gewinnen', 'gewonnen'),
} as const;

/** Cards of a faction: „Rebellen-Karte“. */
export const ofFaction: Readonly<
  Record<Faction, Readonly<Record<NonNullable<CardFilter['kind']> | 'card', de.NounDe>>>
> = {
  empire: {
    card: noun('f', 'Imperium-Karte', 'Imperium-Karten'),
    unit: noun('f', 'Imperium-Einheit', 'Imperium-Einheiten'),
    ship: noun('n', 'Imperium-Großkampfschiff', 'Imperium-Großkampfschiffe'),
  },
  rebel: {
    card: noun('f', 'Rebellen-Karte', 'Rebellen-Karten'),
    unit: noun('f', 'Rebellen-Einheit', 'Rebellen-Einheiten'),
    ship: noun('n', 'Rebellen-Großkampfschiff', 'Rebellen-Großkampfschiffe'),
  },
};

export const traits: Readonly<Record<Trait, de.NounDe>> = {
  trooper: noun('m', 'Truppler', 'Truppler'),
  fighter: noun('m', 'Jäger', 'Jäger'),
  vehicle: noun('n', 'Fahrzeug', 'Fahrzeuge'),
  transport: noun('m', 'Transporter', 'Transporter'),
  officer: noun('m', 'Offizier', 'Offiziere'),
  'bounty-hunter': noun('m', 'Kopfgeldjäger', 'Kopfgeldjäger'),
  droid: weakNoun('Droide', 'Droiden'),
  scoundrel: weakNoun('Halunke', 'Halunken'),
  jedi: noun('m', 'Jedi', 'Jedi', { gen: 'Jedi' }),
  sith: noun('m', 'Sith', 'Sith', { gen: 'Sith', datPl: 'Sith' }),
};

export const allegiances: Readonly<Record<Allegiance, string>> = {
  empire: 'Imperium',
  rebel: 'Rebellen',
  neutral: 'Neutral',
};

/** How a text names a card: with its article where German wants one, bare otherwise. */
export const faceNoun = (face: string): de.NounDe => ARTICLED.get(face) ?? de.name(faceName('de', face));

const ARTICLED: ReadonlyMap<string, de.NounDe> = new Map<Face, de.NounDe>([
  ['death-star', noun('m', 'Todesstern', 'Todessterne')],
  ['millennium-falcon', weakNoun('Millennium Falke', 'Millennium Falken')],
]);
