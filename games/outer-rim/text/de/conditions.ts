import { de } from '@cantina/text';
import type { Amount, AssetFilter, Condition, Counted, FactionRef, Standing } from '../../content/index.ts';
import { CONTACT_NAMES } from '../names/index.ts';
import { aKind, credits, kinds, ofFaction, onPlanet, skills, standings, withFaction } from './words.ts';

const { count, listAnd, listOr, many, num, say } = de;

/** „Ruf bei …“ */
export const factionRef: Readonly<Record<FactionRef, string>> = {
  ...withFaction,
  planet: 'bei der Fraktion deines Planeten',
  'patrol-here': 'bei der Fraktion einer Patrouille auf deinem Feld',
  'nearest-patrol': 'bei der Fraktion der Patrouille, die dir am nächsten ist,',
  any: 'bei einer Fraktion deiner Wahl',
  favor: 'bei der Fraktion, für die der Gefallen war',
  'favor-rival': 'bei der Rivalin der Fraktion, für die der Gefallen war,',
};

/** Im Akkusativ. */
export const patrolRef: Readonly<Record<FactionRef, string>> = {
  rebel: `die Patrouille ${ofFaction.rebel}`,
  imperial: `die Patrouille ${ofFaction.imperial}`,
  hutt: `die Patrouille ${ofFaction.hutt}`,
  syndicate: `die Patrouille ${ofFaction.syndicate}`,
  planet: 'die Patrouille der Fraktion deines Planeten',
  'patrol-here': 'eine Patrouille auf deinem Feld',
  'nearest-patrol': 'die Patrouille, die dir am nächsten ist,',
  any: 'eine Patrouille deiner Wahl',
  favor: 'die Patrouille dieser Fraktion',
  'favor-rival': 'die Patrouille ihrer Rivalin',
};

/** Eins davon, im Akkusativ: „1 Fracht“, „1 Droiden aus seiner Crew“. */
export const oneThat = ({ kind = [], droid, contact }: AssetFilter): string => {
  if (contact !== undefined) return CONTACT_NAMES[contact].de;
  if (droid === true) return '1 Droiden aus seiner Crew';
  if (kind.length === 0) return '1 Unterstützung';
  return listOr(kind.map((each) => say(count(1, kinds[each]), 'acc')));
};

/** Im Akkusativ: „du … hast“. */
const owned = ({ kind = [], droid, contact }: AssetFilter, atLeast: number): string => {
  if (contact !== undefined) return `${CONTACT_NAMES[contact].de} in deiner Crew`;
  if (droid === true) return `mindestens ${num(atLeast)} Droiden in deiner Crew`;
  if (atLeast === 1) return listOr(kind.map((each) => aKind[each]));
  return `mindestens ${num(atLeast)} ${listOr(kind.map((each) => say(many(kinds[each]), 'acc')))}`;
};

const EACH = { bounty: 'jeden', cargo: 'jede', crew: 'jedes', gear: 'jede', mod: 'jeden', job: 'jeden' } as const;

/** „für …“ */
export const counted = (of: Counted): string => {
  switch (of.of) {
    case 'assets': {
      const [kind = 'cargo'] = of.filter.kind ?? [];
      return `${EACH[kind]} deiner ${say(many(kinds[kind]))}`;
    }
    case 'factions':
      return `jede Fraktion, bei der dein Ruf ${standings[of.standing]} ist`;
    case 'damage':
      return `jeden Schaden ${of.on === 'character' ? 'deines Charakters' : 'deines Schiffes'}`;
    case 'facedown-contacts-here':
      return 'jeden verdeckten Kontakt auf deinem Planeten';
  }
};

/** „2.000 Credits“, „3.000 Credits minus 1.000 für jeden deiner Kopfgeldaufträge“. */
export const money = (amount: Amount): string => {
  if (typeof amount === 'number') return credits(amount);
  if (amount.base === 0) return `${credits(amount.each)} für ${counted(amount.counted)}`;
  const sign = amount.each < 0 ? 'minus' : 'plus';
  return `${credits(amount.base)} ${sign} ${num(Math.abs(amount.each))} für ${counted(amount.counted)}`;
};

const STANDINGS: readonly Standing[] = ['good', 'neutral', 'bad'];

/** Wie es hinter „falls“ steht. */
export const condition = (of: Condition): string => {
  switch (of.is) {
    case 'reputation':
      return `dein Ruf ${factionRef[of.with]} ${listOr(of.standing.map((each) => standings[each]))} ist`;
    case 'reputations':
      return `dein Ruf bei ${factionCount(of.atLeast, of.atMost)} ${standings[of.standing]} ist`;
    case 'has':
      return `du ${owned(of.filter, of.atLeast)} hast`;
    case 'worth':
      return `deine ${listAnd(of.kinds.map((each) => say(many(kinds[each]))))} zusammen mindestens ${credits(of.atLeast)} kosten`;
    case 'ship-price':
      return `du ein Schiff für mindestens ${credits(of.atLeast)} hast`;
    case 'skill':
      return `du ${listOr(of.oneOf.map((each) => skills[each]))} hast`;
    case 'at':
      return `du ${place(of.place)} bist`;
    case 'patrol-here':
      return 'eine Patrouille auf deinem Feld ist';
    case 'player-here':
      return 'ein anderer Spieler auf deinem Feld ist';
    case 'other-has-more-fame':
      return 'dieser Spieler mehr Prestige hat als du';
    case 'most-fame':
      return 'niemand mehr Prestige hat als du';
    case 'credits':
      return `du mindestens ${credits(of.atLeast)} hast`;
    case 'damaged':
      return DAMAGED[of.on];
    case 'droid':
      return 'du ein Droide bist';
    case 'not':
      return negated(of.condition);
    case 'all':
      return shared(of.conditions.map(condition), 'und');
    case 'any':
      return shared(of.conditions.map(condition), 'oder');
  }
};

const DAMAGED = {
  character: 'dein Charakter Schaden hat',
  ship: 'dein Schiff Schaden hat',
  either: 'dein Charakter oder dein Schiff Schaden hat',
} as const;

/** „du A und B hast“ statt „du A hast und du B hast“. */
const shared = (all: readonly string[], by: 'und' | 'oder'): string =>
  all.reduce((text, next) => {
    const verb = ['hast', 'bist'].find((each) =>
      [text, next].every((one) => one.startsWith('du ') && one.endsWith(` ${each}`)),
    );
    if (verb === undefined) return `${text} ${by} ${next}`;
    return `${text.slice(0, -verb.length - 1)} ${by} ${next.slice('du '.length)}`;
  });

const negated = (of: Condition): string => {
  if (of.is === 'reputation')
    return condition({ ...of, standing: STANDINGS.filter((each) => !of.standing.includes(each)) });
  return of.is === 'droid' ? 'du kein Droide bist' : `es nicht so ist, dass ${condition(of)}`;
};

const factionCount = (atLeast: number, atMost: number | undefined): string => {
  if (atMost !== undefined) return `${num(atLeast)} oder ${num(atMost)} Fraktionen`;
  if (atLeast === 4) return 'allen 4 Fraktionen';
  return `mindestens ${num(atLeast)} ${atLeast === 1 ? 'Fraktion' : 'Fraktionen'}`;
};

const place = (of: Extract<Condition, { readonly is: 'at' }>['place']): string => {
  switch (of.on) {
    case 'planet':
      return 'auf einem Planeten';
    case 'navpoint':
      return 'an einem Sprungpunkt';
    case 'maelstrom':
      return 'im Mahlstrom';
    case 'planet-named':
      return onPlanet(of.planet);
    case 'faction-planet':
      return `auf einem Planeten ${ofFaction[of.faction]}`;
  }
};
