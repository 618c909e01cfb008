import { fallback, portrait, type Spec } from '@cantina/art';
import { HEROES } from './cast.ts';
import { PAGES } from './pages.ts';
import { SKILLS } from './skills.ts';
import { EVENTS, PLANS, THREATS } from './threats.ts';

const PLACES = {
  mandalorian: 'badlands',
  ig11: 'foundry',
  paz: 'cavern',
  mayfeld: 'forest',
  xian: 'metropolis',
  burg: 'lavafield',
  cara: 'village',
  greef: 'market',
} as const;
const heroes = Object.fromEntries(
  Object.entries(HEROES).map(([id, [ink, figure]]) => [id, portrait(ink, PLACES[id as keyof typeof PLACES], figure)]),
);

/**
 * What everybody may see from the first game on: heroes, skills, threats, events, plans, `area:<action>`, `m1`, `map1`, the
 * pages of its story (`m1:page-1`), its door.
 * Nothing in here may import from `locked/`, just like the content.
 */
export const pictures: Readonly<Record<string, Spec>> = {
  ...heroes,
  ...SKILLS,
  ...THREATS,
  ...EVENTS,
  ...PLANS,
  ...PAGES,
};

/** A face that nobody has drawn yet, or that has not come with its pack, gets a picture of its own all the same. */
export const pictureOf = (face: string, packs: Readonly<Record<string, Spec>> = {}): Spec =>
  pictures[face] ?? packs[face] ?? fallback('event', face);
