import type { Lang } from '@cantina/text';
import { type Card, cardOf, FACTIONS, isPlanet, PLANET_FACTION, patrolOf, type Space } from '../../content/index.ts';
import type { PatrolLevel } from '../../rules/state.ts';
import { spaceName } from '../../text/names/index.ts';
import { FACTION_TONES } from '../art/tones.ts';
import { themesAtPlace } from '../map/themes.ts';
import { words } from '../words/index.ts';
import { lookOf, printedOn, readOn } from './printed.ts';

/** All that a card, a token, a patrol or a planet tells about itself. */
export interface FaceText {
  readonly name: string;
  readonly kind: string;
  readonly sign: string;
  readonly tone: string;
  readonly values: readonly string[];
  readonly text: readonly string[];
  readonly story: string;
}

export function describeFace(face: string, lang: Lang): FaceText {
  const [kind = '', id = ''] = face.split('/');
  if (kind === 'planet') return planet(id as Space, lang);
  return kind === 'patrol' ? patrol(id, lang) : printed(face, lang);
}

function printed(face: string, lang: Lang): FaceText {
  const entry = printedOn(face, lang);
  const kinds: Readonly<Partial<Record<Card['component'], string>>> = words[lang].cardKinds;
  const kind = kinds[cardOf(face).component] ?? entry?.group ?? '';
  return { name: entry?.name ?? face, kind, ...lookOf(face), ...readOn(face, lang), story: entry?.story ?? '' };
}

/** A place of the map: whose it is, and what is often met there. */
function planet(space: Space, lang: Lang): FaceText {
  const say = words[lang];
  const faction = isPlanet(space) ? PLANET_FACTION[space] : null;
  return {
    name: spaceName(space)[lang],
    kind: isPlanet(space) ? say.kinds.planet : say.kinds.maelstrom,
    sign: faction ?? 'encounter',
    tone: faction === null ? '#8a7763' : FACTION_TONES[faction],
    values: faction === null ? [] : [say.ofFaction(faction)],
    text: [`${say.often}: ${themesAtPlace(space === 'maelstrom' || isPlanet(space) ? space : 'no-patrol', lang)}`],
    story: '',
  };
}

/** A patrol token: how strong it is and what beating it brings (OR-PATROL-02, OR-PATROL-03). */
function patrol(id: string, lang: Lang): FaceText {
  const say = words[lang];
  const faction = FACTIONS.find((each) => id.startsWith(each)) ?? FACTIONS[0];
  const level = Number(id.slice(-1)) as PatrolLevel;
  const { ship, reward } = patrolOf(faction, level);
  const credits = reward !== null && 'credits' in reward ? reward.credits : 0;
  const fame = reward !== null && 'fame' in reward ? reward.fame : 0;
  return {
    name: say.patrolName(faction),
    kind: say.level(level),
    sign: faction,
    tone: FACTION_TONES[faction],
    values: ship === null ? [say.unbeatable] : [`${say.shipCombat} ${ship}`],
    text: ship === null ? [] : [say.rewardIs(say.reward(credits, fame))],
    story: '',
  };
}
