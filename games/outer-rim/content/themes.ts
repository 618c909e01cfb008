import type { EncounterCard, Section, SectionFor } from './cards.ts';
import { encounters } from './encounters/index.ts';
import type { AssetKind } from './terms.ts';
import type { Verb } from './vocabulary.ts';

/** OR-ENCSPACE-13, OR-DIFF-41, OR-SPACE-06 what the back of an encounter deck hints at. */
export const THEMES = [
  'credits',
  'reputation',
  'fights',
  'shopping',
  'crew',
  'gear',
  'cargo',
  'work',
  'contacts',
  'repairs',
  'flight',
  'extra-turns',
  'gambling',
  'players',
  'secrets',
] as const;
export type Theme = (typeof THEMES)[number];

const OF_VERB: Readonly<Partial<Record<Verb, Theme>>> = {
  'gain-credits': 'credits',
  reputation: 'reputation',
  'set-reputation': 'reputation',
  fight: 'fights',
  'fight-player': 'fights',
  buy: 'shopping',
  'discard-top': 'shopping',
  'reveal-contacts': 'contacts',
  'look-at-contacts': 'contacts',
  'swap-contacts': 'contacts',
  recover: 'repairs',
  move: 'flight',
  'move-directly': 'flight',
  'move-patrol': 'flight',
  'extra-turn': 'extra-turns',
  gamble: 'gambling',
  'roll-dice': 'gambling',
  'choose-player': 'players',
};

const OF_ASSET: Readonly<Record<AssetKind, Theme>> = {
  crew: 'crew',
  gear: 'gear',
  mod: 'gear',
  cargo: 'cargo',
  job: 'work',
  bounty: 'work',
};

/** Everything a section may bring. */
function themesIn({ asset }: EncounterCard, section: Section): ReadonlySet<Theme> {
  const found = new Set<Theme>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'verb') {
        const theme = value === 'gain-this' && asset !== null ? OF_ASSET[asset.kind] : OF_VERB[value as Verb];
        if (theme !== undefined) found.add(theme);
      } else look(value);
    }
  };
  if (section.kind === 'secret') found.add('secrets');
  else if (section.kind === 'asset' && asset !== null) found.add(OF_ASSET[asset.kind]);
  else look(section);
  return found;
}

/** So many themes are named, and only what is met on so many cards of ten. */
const MOST_THEMES = 3;
const LEAST_CARDS = 2;

/** Place → theme → on how many cards of its deck. */
const COUNTS: ReadonlyMap<SectionFor, ReadonlyMap<Theme, number>> = counted();

function counted(): ReadonlyMap<SectionFor, ReadonlyMap<Theme, number>> {
  const places = new Map<SectionFor, Map<Theme, number>>();
  for (const card of encounters as readonly EncounterCard[]) {
    for (const section of card.sections) {
      const here = places.get(section.for) ?? new Map<Theme, number>();
      places.set(section.for, here);
      for (const theme of themesIn(card, section)) here.set(theme, (here.get(theme) ?? 0) + 1);
    }
  }
  return places;
}

/** Every place that has a section of its own on encounter cards. */
export const PLACES: readonly SectionFor[] = [...COUNTS.keys()];

const usual = (theme: Theme): number =>
  PLACES.reduce((sum, place) => sum + (COUNTS.get(place)?.get(theme) ?? 0), 0) / PLACES.length;

/** What is met at a place more often than elsewhere, the most remarkable first; read off the cards themselves. */
export function themesOf(place: SectionFor): readonly Theme[] {
  const here = COUNTS.get(place);
  const more = (theme: Theme): number => (here?.get(theme) ?? 0) - usual(theme);
  return THEMES.filter((theme) => (here?.get(theme) ?? 0) >= LEAST_CARDS && more(theme) > 0)
    .toSorted((a, b) => more(b) - more(a))
    .slice(0, MOST_THEMES);
}
