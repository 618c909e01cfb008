import { de } from '@cantina/text';
import {
  type AssetKind,
  type Contact,
  type DieFace,
  type Enemy,
  type Faction,
  isPlanet,
  type MarketDeck,
  type Planet,
  type Skill,
  type SlotKind,
  type Space,
  type Standing,
  type StatName,
} from '../../content/index.ts';
import { CONTACT_NAMES, ENEMY_NAMES, MARKET_DECK_NAMES, PLANET_NAMES, spaceName } from '../names/index.ts';

const { adj, count, noun, num, say, strong, verb: weak } = de;

export const nouns = {
  card: noun('f', 'Karte', 'Karten'),
  credit: noun('m', 'Credit', 'Credits'),
  die: noun('m', 'Würfel', 'Würfel'),
  space: noun('n', 'Feld', 'Felder'),
  player: noun('m', 'Spieler', 'Spieler'),
  contact: noun('m', 'Kontakt', 'Kontakte'),
  job: noun('m', 'Job', 'Jobs'),
  ship: noun('n', 'Schiff', 'Schiffe'),
  game: noun('n', 'Spiel', 'Spiele'),
  token: noun('m', 'Zielmarker', 'Zielmarker'),
  bounty: noun('m', 'Kopfgeldauftrag', 'Kopfgeldaufträge'),
  cargo: noun('f', 'Fracht', 'Frachten'),
  crew: noun('n', 'Crewmitglied', 'Crewmitglieder'),
  gear: noun('f', 'Ausrüstung', 'Ausrüstungen'),
  mod: noun('f', 'Mod', 'Mods'),
  hit: noun('m', 'Treffer', 'Treffer'),
  focus: noun('m', 'Fokus', 'Fokus', { gen: 'Fokus' }),
  blank: noun('f', 'Leerseite', 'Leerseiten'),
} as const;

export const adjectives = {
  critical: adj('kritisch'),
  illegal: adj('illegal'),
  unused: adj('unbenutzt'),
  facedown: adj('verdeckt'),
} as const;

export const verbs = {
  add: weak('hinzu|fügen'),
  achieve: weak('erreichen'),
  beat: strong('schlagen', 'geschlagen', undefined, { du: 'schlägst', er: 'schlägt' }),
  bet: weak('setzen'),
  buy: weak('kaufen'),
  capture: strong('gefangen |nehmen', 'genommen', 'nimm'),
  choose: weak('wählen'),
  come: strong('kommen', 'gekommen', undefined, { aux: 'sein' }),
  complete: weak('erledigen'),
  cost: weak('kosten'),
  deliver: weak('ab|liefern'),
  discard: weak('ab|legen'),
  draw: strong('ziehen', 'gezogen'),
  eliminate: weak('eliminieren'),
  encounter: weak('begegnen', { object: 'dat', aux: 'sein' }),
  end: weak('beenden'),
  fail: weak('scheitern', { aux: 'sein' }),
  fight: weak('kämpfen'),
  fulfil: weak('durch|führen'),
  gain: weak('erhalten', { du: 'erhältst', er: 'erhält', imperative: 'erhalte', participle: 'erhalten' }),
  give: strong('geben', 'gegeben', 'gib'),
  go: weak('weiter|machen'),
  have: weak('haben', { du: 'hast', er: 'hat', imperative: 'habe', participle: 'gehabt' }),
  keep: strong('behalten', 'behalten', undefined, { du: 'behältst', er: 'behält' }),
  lay: weak('legen'),
  let: strong('lassen', 'gelassen', undefined, { du: 'lässt', er: 'lässt', imperative: 'lass' }),
  look: strong('an|sehen', 'gesehen', 'sieh', { reflexive: 'dat' }),
  lose: strong('verlieren', 'verloren'),
  fly: strong('fliegen', 'geflogen', undefined, { aux: 'sein' }),
  move: weak('bewegen'),
  moveOn: weak('bewegen', { reflexive: true }),
  negate: weak('negieren'),
  pass: strong('bestehen', 'bestanden'),
  pay: weak('zahlen'),
  play: weak('spielen'),
  protect: weak('beschützen'),
  recover: weak('regenerieren'),
  refuse: weak('ab|lehnen'),
  remove: weak('entfernen'),
  reroll: strong('neu |werfen', 'geworfen', 'wirf'),
  resolve: weak('ab|handeln'),
  reveal: weak('auf|decken'),
  roll: strong('werfen', 'geworfen', 'wirf'),
  sabotage: weak('sabotieren'),
  set: weak('setzen'),
  shuffle: weak('mischen'),
  start: strong('beginnen', 'begonnen'),
  stop: strong('an|halten', 'gehalten', undefined, { du: 'hältst', er: 'hält' }),
  suffer: strong('erleiden', 'erlitten'),
  swap: weak('tauschen'),
  takeFrom: strong('ab|nehmen', 'genommen', 'nimm'),
  turn: weak('drehen'),
  use: weak('verwenden'),
  win: strong('gewinnen', 'gewonnen'),
} as const;

export const credits = (amount: number): string => say(count(amount, nouns.credit), 'acc');
export const fame = (amount: number): string => `${num(amount)} Prestige`;

/** Im Genitiv: „die Patrouille …“. */
export const ofFaction: Readonly<Record<Faction, string>> = {
  rebel: 'der Rebellen',
  imperial: 'des Imperiums',
  hutt: 'der Hutts',
  syndicate: 'der Syndikate',
};

/** „Ruf …“ */
export const withFaction: Readonly<Record<Faction, string>> = {
  rebel: 'bei den Rebellen',
  imperial: 'beim Imperium',
  hutt: 'bei den Hutts',
  syndicate: 'bei den Syndikaten',
};

export const factionNames: Readonly<Record<Faction, string>> = {
  rebel: 'Rebellen',
  imperial: 'Imperium',
  hutt: 'Hutts',
  syndicate: 'Syndikate',
};

export const skills: Readonly<Record<Skill, string>> = {
  influence: 'Einfluss',
  knowledge: 'Wissen',
  piloting: 'Fliegen',
  stealth: 'Heimlichkeit',
  strength: 'Stärke',
  tactics: 'Taktik',
  tech: 'Technik',
};

export const standings: Readonly<Record<Standing, string>> = { good: 'gut', neutral: 'neutral', bad: 'schlecht' };

/** Im Nominativ; zugleich „von … auf …“. */
export const faces: Readonly<Record<DieFace, string>> = {
  hit: 'Treffer',
  crit: 'kritischer Treffer',
  focus: 'Fokus',
  blank: 'Leerseite',
};

/** „1 Treffer“, „2 kritische Treffer“. */
export const facesOf = (amount: number, face: DieFace, as: 'nom' | 'acc' = 'acc'): string => {
  if (face === 'crit') return say(count(amount, nouns.hit, adjectives.critical), as);
  return say(count(amount, nouns[face]), as);
};

/** „bei einem Treffer“ */
export const aFace: Readonly<Record<DieFace, string>> = {
  hit: 'einem Treffer',
  crit: 'einem kritischen Treffer',
  focus: 'einem Fokus',
  blank: 'einer Leerseite',
};

export const kinds: Readonly<Record<AssetKind, de.NounDe>> = {
  bounty: nouns.bounty,
  cargo: nouns.cargo,
  crew: nouns.crew,
  gear: nouns.gear,
  mod: nouns.mod,
  job: nouns.job,
};

/** Davon eins, im Akkusativ. */
export const aKind: Readonly<Record<AssetKind, string>> = {
  bounty: 'einen Kopfgeldauftrag',
  cargo: 'Fracht',
  crew: 'ein Crewmitglied',
  gear: 'Ausrüstung',
  mod: 'eine Mod',
  job: 'einen Job',
};

export const kindNames: Readonly<Record<AssetKind, string>> = {
  bounty: 'Kopfgeldauftrag',
  cargo: 'Fracht',
  crew: 'Crew',
  gear: 'Ausrüstung',
  mod: 'Mod',
  job: 'Job',
};

export const slots: Readonly<Record<SlotKind, string>> = {
  gear: 'Ausrüstung',
  'job-or-bounty': 'Job oder Kopfgeldauftrag',
  cargo: 'Fracht',
  mod: 'Mod',
  'cargo-or-mod': 'Fracht oder Mod',
  crew: 'Crew',
};

export const stats: Readonly<Record<StatName, string>> = {
  ground: 'Bodenkampfwert',
  health: 'Ausdauer',
  ship: 'Schiffskampfwert',
  hull: 'Hülle',
  hyper: 'Hyperantrieb',
};

/** „die oberste Karte vom Stapel „Fracht““ */
export const deck = (...names: readonly MarketDeck[]): string =>
  `Stapel ${de.listOr(names.map((name) => de.quote(MARKET_DECK_NAMES[name].de)))}`;

const isRing = (name: Planet): boolean => name === 'ring-of-kafrene';
/** „auf Kessel“, „auf dem Ring von Kafrene“ */
export const onPlanet = (name: Planet): string =>
  isRing(name) ? 'auf dem Ring von Kafrene' : `auf ${PLANET_NAMES[name].de}`;
/** „nach Kessel“, „zum Ring von Kafrene“ */
export const toPlanet = (name: Planet): string =>
  isRing(name) ? 'zum Ring von Kafrene' : `nach ${PLANET_NAMES[name].de}`;

export const toSpace = (name: Space): string =>
  name === 'maelstrom' ? 'in den Mahlstrom' : isPlanet(name) ? toPlanet(name) : `zum ${spaceName(name).de}`;
export const atSpace = (name: Space): string =>
  name === 'maelstrom' ? 'im Mahlstrom' : isPlanet(name) ? onPlanet(name) : `am ${spaceName(name).de}`;

const SINGLE: Partial<Readonly<Record<Enemy, string>>> = {
  'bounty-hunter': 'einen Kopfgeldjäger',
  'casino-guards': 'die Kasinowachen',
  'freighter-escort': 'den Geleitschutz des Frachters',
  'gamorrean-guards': 'gamorreanische Wachen',
  'local-security': 'den örtlichen Sicherheitsdienst',
  'prison-guards': 'die Gefängniswachen',
  rancor: 'den Rancor',
  'rival-crew': 'eine rivalisierende Crew',
  'swoop-gang': 'eine Swoop-Bande',
  'vault-guards': 'die Tresorwachen',
};

/** „gegen …“, im Akkusativ. Die meisten heißen, wie sie heißen. */
export const contact = (who: Contact): string => (who === 'ig-rm-droid' ? 'den IG-RM-Droiden' : CONTACT_NAMES[who].de);

/** „gegen …“, im Akkusativ. */
export const enemy = (name: Enemy): string => SINGLE[name] ?? ENEMY_NAMES[name].de;

/** Why a roll did not help who has so many copies of the skill. */
export const whyFailed = (copies: number): string =>
  copies === 0
    ? 'Ungeübt: Nur ein kritischer Treffer hätte gezählt.'
    : copies === 1
      ? 'Geübt: weder Treffer noch kritischer Treffer.'
      : 'Sehr geübt, aber alle Würfel sind leer.';
