import { de } from '@cantina/text';
import type { AreaId, BasicAction, CharacterId, EnemyClass, EventBack } from '../../content/index.ts';
import { nameOf } from '../names/index.ts';

const { bare, count, name, noun, say, strong, the, verb } = de;

export const nouns = {
  card: noun('f', 'Karte', 'Karten'),
  planningCard: noun('f', 'Planungskarte', 'Planungskarten'),
  space: noun('n', 'Feld', 'Felder', { gen: 'Feldes' }),
  event: noun('n', 'Ereignis', 'Ereignisse'),
  crisis: noun('f', 'Krise', 'Krisen'),
} as const;

export const verbs = {
  appear: strong('erscheinen', 'erschienen', undefined, { aux: 'sein' }),
  attack: strong('an|greifen', 'gegriffen'),
  begin: strong('beginnen', 'begonnen'),
  defeat: verb('besiegen', { participle: 'besiegt' }),
  discard: verb('ab|legen'),
  draw: strong('ziehen', 'gezogen'),
  get: strong('erhalten', 'erhalten', undefined, { du: 'erhältst', er: 'erhält' }),
  go: strong('gehen', 'gegangen', undefined, { aux: 'sein' }),
  hit: strong('treffen', 'getroffen', 'triff', { du: 'triffst', er: 'trifft' }),
  keep: strong('behalten', 'behalten', undefined, { du: 'behältst', er: 'behält' }),
  lookAt: strong('an|sehen', 'gesehen', 'sieh', { reflexive: 'dat' }),
  play: verb('spielen'),
  put: verb('legen'),
  search: verb('durchsuchen', { participle: 'durchsucht' }),
  use: verb('nutzen'),
  win: strong('gewinnen', 'gewonnen'),
} as const;

/** Ein Charakter: „der Mandalorianer“, „IG-11“. */
export const hero = (id: CharacterId): de.NpDe =>
  id === 'mandalorian' ? the(noun('m', 'Mandalorianer', 'Mandalorianer')) : bare(name(nameOf('de', id)));

export const heroName = (id: CharacterId): string => nameOf('de', id);

export const areas: Readonly<Record<AreaId, string>> = {
  move: nameOf('de', 'area:move'),
  attack: nameOf('de', 'area:attack'),
  intel: nameOf('de', 'area:intel'),
  plan: nameOf('de', 'area:plan'),
  mission: 'Mission',
};

/** Wozu die Stärke einer Aktion gut ist. */
export const powers: Readonly<Record<BasicAction, (strength: number) => string>> = {
  move: (strength) => `bis zu ${spaces(strength)}`,
  attack: (strength) => `${strength} Schaden`,
  intel: (strength) => `Reichweite ${strength}`,
  plan: (strength) => say(count(strength, nouns.planningCard)),
};

export const spaces = (amount: number): string => say(count(amount, nouns.space));

export const classes: Readonly<Record<EnemyClass, string>> = {
  melee: 'Nahkämpfer',
  blaster: 'Blaster',
  sharpshooter: 'Scharfschütze',
};

export const backs: Readonly<Record<EventBack, string>> = { ...classes, star: 'Verstärkung', alert: 'Alarm' };

/** „D8 (Halle)“: a space by its name on the map, and by what people call it. */
export const spot = ({ space, place }: { readonly space: string; readonly place: string | null }): string =>
  place === null ? space : `${space} (${place})`;
