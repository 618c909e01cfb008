import type { Lang } from '@cantina/text';
import { AREA_NAMES } from './areas.ts';
import { CHARACTER_NAMES } from './characters.ts';
import { DISRUPTION_NAMES, EVENT_NAMES, PLANNING_NAMES } from './decks.ts';
import { MISSION_NAMES, THREAT_NAMES } from './mission1.ts';
import { SKILL_NAMES } from './skills.ts';
import type { Names } from './terms.ts';

/** Everything that has a name in the first game; the rest comes with its pack. */
export const baseNames: Names = {
  ...CHARACTER_NAMES,
  ...SKILL_NAMES,
  ...EVENT_NAMES,
  ...PLANNING_NAMES,
  ...DISRUPTION_NAMES,
  ...MISSION_NAMES,
  ...THREAT_NAMES,
  ...AREA_NAMES,
};

/** What a thing of the first game is called. */
export function nameOf(lang: Lang, id: string): string {
  const name = baseNames[id];
  if (name === undefined) throw new Error(`nothing in the first game is called ${id}`);
  return name[lang];
}

export { called, type Name, type Names } from './terms.ts';
