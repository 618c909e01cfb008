import { de, type Statement } from '@cantina/text';
import type { BasicAction, Deed, EnemyClass, Special, Who } from '../../content/index.ts';
import { AREA_NAMES } from '../names/areas.ts';

/** The grammar, as far as cards need it; with the words of this game it is what verbs are told in. */
export const {
  a,
  another,
  clause,
  count,
  does,
  each,
  given,
  it,
  lead,
  may,
  more,
  num,
  of,
  other,
  quote,
  say,
  tail,
  the,
  thisOne,
  to,
  upTo,
  you,
  your,
} = de;
const { adj, all, any, either, noun, strong, verb: weak } = de;

export type Say = Statement<de.De>;
type Np = de.NpDe;

export const nouns = {
  action: noun('f', 'Aktion', 'Aktionen'),
  attack: noun('m', 'Angriff', 'Angriffe'),
  card: noun('f', 'Karte', 'Karten'),
  character: noun('m', 'Charakter', 'Charaktere'),
  crisis: noun('f', 'Krise', 'Krisen'),
  damage: noun('m', 'Schaden', undefined, { gen: 'Schadens' }),
  disruption: noun('m', 'Störmarker', 'Störmarker'),
  door: noun('f', 'Tür', 'Türen'),
  enemy: noun('m', 'Gegner', 'Gegner'),
  event: noun('n', 'Ereignis', 'Ereignisse'),
  extraAction: noun('f', 'Zusatzaktion', 'Zusatzaktionen'),
  object: noun('n', 'Objekt', 'Objekte'),
  range: noun('f', 'Reichweite'),
  reinforcement: noun('f', 'Verstärkung', 'Verstärkungen'),
  space: noun('n', 'Feld', 'Felder'),
  target: noun('n', 'Ziel', 'Ziele'),
  threat: noun('f', 'Bedrohung', 'Bedrohungen'),
} as const;

export const adjectives = {
  facedown: adj('verdeckt'),
  free: adj('Frei'),
  locked: adj('verschlossen'),
} as const;

export const verbs = {
  appear: strong('erscheinen', 'erschienen', undefined, { aux: 'sein' }),
  attack: strong('an|greifen', 'gegriffen'),
  block: weak('blocken'),
  choose: weak('wählen'),
  count: weak('zählen'),
  deal: weak('zu|fügen'),
  discard: weak('ab|legen'),
  disrupt: weak('stören'),
  divide: weak('auf|teilen'),
  draw: strong('ziehen', 'gezogen'),
  give: strong('geben', 'gegeben', 'gib'),
  happen: strong('geschehen', 'geschehen', undefined, { aux: 'sein', du: 'geschiehst', er: 'geschieht' }),
  heal: weak('heilen'),
  keep: strong('behalten', 'behalten', undefined, { du: 'behältst', er: 'behält' }),
  lay: weak('legen'),
  look: strong('an|sehen', 'gesehen', 'sieh', { reflexive: 'dat' }),
  move: weak('bewegen'),
  moveOn: weak('bewegen', { reflexive: true }),
  open: weak('öffnen'),
  perform: weak('durch|führen'),
  reach: weak('reichen'),
  resolve: weak('ab|handeln'),
  skip: strong('überspringen', 'übersprungen'),
  suffer: strong('erleiden', 'erlitten'),
  take: strong('nehmen', 'genommen', 'nimm', { reflexive: 'dat' }),
} as const;

/** Eine Aussage, an der sich nichts beugt. */
export const words = (text: string): Say => ({ kind: 'words', text });

/** „Bewegen“, „Angreifen“ … als Wort im Satz. */
export const area = (action: BasicAction): string => AREA_NAMES[`area:${action}`].de;

/** „vor oder nach dem Angreifen“, „beim Angreifen“ */
export const doing = (on: Special['on']): Np => (on === 'any' ? the(nouns.action) : the(noun('n', area(on))));

/** Reichweite 0 ist das eigene Feld. */
export const within = (range: number): string =>
  range === 0 ? 'auf deinem Feld' : `innerhalb Reichweite ${num(range)}`;
export const damage = (amount: number): Np => count(amount, nouns.damage);
/** „1 Feld weit“, „2 Felder weit“ */
export const far = (steps: number): string => `${say(count(steps, nouns.space), 'acc')} weit`;
/** „um 1 Feld“, „um bis zu 2 Felder“ */
export const by = (steps: number): string =>
  say(de.prep('um', steps === 1 ? count(1, nouns.space) : upTo(steps, nouns.space)));

/** „1 Gegner innerhalb Reichweite 2 außer dem Ziel“, „jeder Gegner auf deinem Feld“ */
export function victims({ count: most, where, range, other }: Extract<Deed, { readonly verb: 'damage' }>): Np {
  if (where === 'one-space') return tail(each(nouns.enemy), `auf 1 Feld ${within(range)}`);
  const enemies = most === 'all' ? each(nouns.enemy) : most === 1 ? count(1, nouns.enemy) : upTo(most, nouns.enemy);
  if (where === 'target-space') return tail(de.other(enemies), 'auf dem Feld des Ziels');
  return tail(enemies, within(range), ...(other ? ['außer dem Ziel'] : []));
}

export const somebody: Readonly<Record<Exclude<Who, 'you'>, Np>> = {
  another: another(nouns.character),
  any: tail(a(nouns.character), 'deiner Wahl'),
};

/** „die Freie Aktion Bewegen mit Stärke 2“ */
export const freeAction = (action: BasicAction | 'any', strength: number): Np => {
  const with_ = `mit Stärke ${num(strength)}`;
  if (action === 'any') return tail(any(nouns.action, adjectives.free), with_);
  return tail(the(nouns.action, adjectives.free), area(action), with_);
};

const CLASSES: Readonly<Record<EnemyClass, de.NounDe>> = {
  melee: noun('m', 'Nahkämpfer', 'Nahkämpfer'),
  blaster: noun('m', 'Blaster-Gegner', 'Blaster-Gegner'),
  sharpshooter: de.weakNoun('Scharfschütze', 'Scharfschützen'),
};

/** „alle Nahkämpfer“, „1 Scharfschütze oder Blaster-Gegner“; von allen drei Klassen sind es einfach Gegner. */
export function ofClass(amount: number | 'all', classes: readonly EnemyClass[]): Np {
  const of = (called: de.NounDe): Np => (amount === 'all' ? all(called) : count(amount, called));
  const [first, ...rest] = classes.length === 3 ? [nouns.enemy] : classes.map((one) => CLASSES[one]);
  return first === undefined ? of(nouns.enemy) : either(of(first), ...rest);
}

/** „… erleiden je 1 Schaden“, wo es mehrere sein können. */
export const suffers = (whom: Np, several: boolean, amount: number): Say =>
  does(whom, verbs.suffer, ...(several ? ['je'] : []), damage(amount));

/** „… wird der erste Schaden an dir geblockt“ */
export const blocked = (whom: string): Say =>
  words(`bis zum Beginn deines nächsten Zuges wird der erste Schaden an ${whom} geblockt`);
