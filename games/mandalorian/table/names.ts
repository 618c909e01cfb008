import type { Lang } from '@cantina/text';
import { packs } from '@cantina/web/kit';
import type { AreaId, EnemyAbility, EnemyClass, EventBack, MissionId } from '../content/index.ts';
import { labels, missionText } from '../text/index.ts';
import { baseNames } from '../text/names/index.ts';

/** What things are called: those of the first game are here, later ones come with their pack in the reader's language. */
export interface Names {
  readonly face: (face: string) => string;
  /** A map, a room, a door: `map1`, `room:hall`, `door:blast`. */
  readonly place: (id: string) => string;
  readonly area: (area: AreaId, mission: MissionId) => string;
  readonly enemyClass: (of: EnemyClass) => string;
  readonly back: (back: EventBack) => string;
  readonly ability: (ability: EnemyAbility) => string;
  /** A text of the briefing, or nothing where this mission has none. */
  readonly mission: (mission: MissionId, part: MissionPart) => string;
  /** A text that goes on over several paragraphs: `mission.m1.intro`, `map.map1.rules`. */
  readonly paragraphs: (key: string) => readonly string[];
}

export type MissionPart =
  | 'name'
  | 'goal'
  | 'fail'
  | 'crisis'
  | 'effect'
  | 'track'
  | 'area'
  | 'area.text'
  | 'won'
  | 'lost';

const namesIn = (lang: Lang): Names => {
  const { classes, backs, abilities } = labels[lang];
  const text = (key: string): string | undefined => packs.text(key) ?? missionText(key, lang);
  return {
    face: (face) => packs.entry(face)?.name ?? baseNames[face]?.[lang] ?? '',
    place: (id) => text(`name.${id}`) ?? '',
    area: (area, mission) => baseNames[`area:${area}`]?.[lang] ?? text(`mission.${mission}.area`) ?? '',
    enemyClass: (of) => classes[of],
    back: (back) => backs[back],
    ability: (ability) => (ability === 'sentry' ? abilities.sentry.name : (packs.text(`ability.${ability}`) ?? '')),
    mission: (mission, part) => text(`mission.${mission}.${part}`) ?? '',
    paragraphs: (key) => {
      const found: string[] = [];
      for (let next = text(`${key}.1`); next !== undefined; ) next = text(`${key}.${found.push(next) + 1}`);
      return found;
    },
  };
};

export const names: Readonly<Record<Lang, Names>> = { de: namesIn('de'), en: namesIn('en'), ru: namesIn('ru') };
