import type { Lang } from '@cantina/text';
import type { Link, Piece, Play, Space } from '@cantina/web/kit';
import {
  CONTACT_SLOTS,
  ENCOUNTER_DECKS,
  encounterDeckOf,
  FACTIONS,
  type Faction,
  hyperlanes,
  isNavpoint,
  isPlanet,
  PLANET_FACTION,
  patrolOf,
  type SectionFor,
  SPACES,
  type Space as SpaceId,
} from '../../content/index.ts';
import { spaceIndex, tileOrder } from '../../rules/movement/map.ts';
import { faceName, navpointNumber, spaceName } from '../../text/names/index.ts';
import { CLASS_TONES, FACTION_TONES } from '../art/tones.ts';
import type { Board } from '../board.ts';
import { lists } from '../odds.ts';
import { countOf } from '../sight.ts';
import { words } from '../words/index.ts';
import { knownContact } from './contacts.ts';
import { placeOn, type Ring } from './ring.ts';
import { themesAtPlace } from './themes.ts';

/** Sizes in units of the map, which is 1600 wide. */
export const PLANET_SIZE = 40;
const NAVPOINT_SIZE = 13;
export const PIECE_SIZE = 36;
const MAELSTROM_SIZE = 34;

const links = new Map<number, readonly Link[]>();

export function linksOf(map: number): readonly Link[] {
  const found = links.get(map) ?? hyperlanes(tileOrder(map)).map(([from, to]) => ({ from, to, look: 'lane' }) as const);
  links.set(map, found);
  return found;
}

/** Which navpoints are in the list of choices: those are found by their number on the map. */
function numbered(play: Play): ReadonlySet<string> {
  const options =
    play.decision?.options.filter((option) => option.id.startsWith('space:') && lists(option, play)) ?? [];
  return new Set(options.map(({ id }) => id.slice('space:'.length)));
}

export function spacesOf(board: Board, play: Play, ring: Ring): readonly Space[] {
  const { lang } = play.reader;
  const say = words[lang];
  const listed = numbered(play);
  const order = tileOrder(board.fields.map);
  return SPACES.map((id): Space => {
    const { x, y } = placeOn(ring, id, order);
    const name = spaceName(id)[lang];
    const base = { id, name, x, y, note: noteOf(board, id, lang) };
    const tokens = board.fields.goalTokens[spaceIndex(id)] ?? 0;
    const badges = [
      ...(tokens > 0
        ? [{ text: `◎${tokens > 1 ? tokens : ''}`, says: say.goalTokens(tokens), look: 'plain' as const }]
        : []),
      ...(board.fields.sabotaged.includes(id) ? [{ text: '✸', says: say.sabotaged, look: 'danger' as const }] : []),
    ];
    if (id === 'maelstrom')
      return {
        ...base,
        shape: 'planet',
        size: MAELSTROM_SIZE,
        kind: say.kinds.maelstrom,
        rank: 2,
        tone: '#2c2144',
        badges,
        face: `planet/${id}`,
      };
    if (isPlanet(id)) {
      const faction = PLANET_FACTION[id];
      return {
        ...base,
        shape: 'planet',
        size: PLANET_SIZE,
        kind: say.kinds.planet,
        rank: 3,
        badges,
        face: `planet/${id}`,
        ...(faction === null ? {} : { tone: FACTION_TONES[faction] }),
      };
    }
    const label = listed.has(id) && isNavpoint(id) ? { label: String(navpointNumber(id)), rank: 4 } : { rank: -1 };
    return { ...base, ...label, shape: 'navpoint', size: NAVPOINT_SIZE, kind: say.kinds.navpoint, badges };
  });
}

function noteOf(board: Board, space: SpaceId, lang: Lang): string {
  const { view } = board;
  const say = words[lang];
  const faction = isPlanet(space) ? PLANET_FACTION[space] : null;
  const cards = say.encounters(countOf(view, 'encounters', ENCOUNTER_DECKS.indexOf(encounterDeckOf(space))));
  const deck = `${cards} (${say.often}: ${themesAtPlace(placeOf(board, space), lang)})`;
  return faction === null ? deck : `${say.ofFaction(faction)}, ${deck}`;
}

/** The section of encounter cards that counts there; on a navpoint it makes a difference whether a patrol is there. */
const placeOf = ({ fields }: Board, space: SpaceId): SectionFor =>
  !isNavpoint(space) ? space : fields.patrols.some((patrol) => patrol.space === space) ? 'patrol' : 'no-patrol';

/** Where the two contacts of a planet lie: below it, left and right. */
const BESIDE = [
  { x: -31, y: 47 },
  { x: 31, y: 47 },
] as const;

export function piecesOf(board: Board, play: Play): readonly Piece[] {
  return [...contacts(board, play.reader.lang), ...patrols(board, play.reader.lang), ...ships(board, play)];
}

function contacts({ view, fields }: Board, lang: Lang): Piece[] {
  const say = words[lang];
  return CONTACT_SLOTS.flatMap(({ planet }, slot): Piece[] => {
    const at = BESIDE[slot % 2 === 0 ? 0 : 1];
    const known = knownContact(view, slot);
    const back = fields.facedown[slot] ?? 0;
    if (known === null && back === 0) return [];
    if (known === null) {
      const kind = back as 1 | 2 | 3;
      const tone = CLASS_TONES[kind];
      return [
        {
          id: `contact:${slot}`,
          option: `contact:${slot}`,
          space: planet,
          name: say.facedown(kind),
          shape: 'disc',
          tone,
          mark: String(kind),
          at,
          scale: 0.8,
        },
      ];
    }
    const { card, token, isFaceup, readable } = known;
    const name = faceName(lang, card.face);
    return [
      {
        id: `contact:${slot}`,
        option: `contact:${slot}`,
        space: planet,
        name: isFaceup ? say.contact(name, token.class) : `${name}, ${say.secretly(token.class)}`,
        shape: 'disc',
        tone: CLASS_TONES[token.class],
        picture: isFaceup ? readable : card.face,
        mark: isFaceup ? String(token.class) : '?',
        card: card.id,
        face: readable,
        at: { x: at.x * 1.1, y: at.y },
        scale: 1.55,
      },
    ];
  });
}

/** One patrol on the map, and all that its token tells (OR-PATROL-02, OR-PATROL-03). */
export interface PatrolOnMap {
  readonly faction: Faction;
  readonly level: number;
  readonly space: SpaceId;
  readonly says: string;
  /** What stands on its token. */
  readonly mark: string;
}

export const patrolsOn = ({ fields }: Board, lang: Lang): readonly PatrolOnMap[] =>
  fields.patrols.flatMap(({ space, level }, index): PatrolOnMap[] => {
    const faction = FACTIONS[index];
    if (faction === undefined || fields.turn === 0) return [];
    const { ship, reward } = patrolOf(faction, level);
    const credits = reward !== null && 'credits' in reward ? reward.credits : 0;
    const fame = reward !== null && 'fame' in reward ? reward.fame : 0;
    const says = words[lang].patrol(faction, level, ship, words[lang].reward(credits, fame));
    const mark = `${words[lang].patrolMark[faction]}${level}`;
    return [{ faction, level, space, says, mark }];
  });

const patrols = (board: Board, lang: Lang): Piece[] =>
  patrolsOn(board, lang).map(
    ({ faction, level, space, says, mark }): Piece => ({
      id: `patrol:${faction}`,
      option: `patrol:${faction}`,
      space,
      name: `${mark}: ${says}`,
      shape: 'shield',
      tone: FACTION_TONES[faction],
      picture: `patrol/${faction}-${level}`,
      face: `patrol/${faction}-${level}`,
      mark,
      scale: 1.45,
    }),
  );

const SEAT_TONES: readonly string[] = ['var(--seat-0)', 'var(--seat-1)', 'var(--seat-2)', 'var(--seat-3)'];

function ships({ players, seat }: Board, play: Play): Piece[] {
  const say = words[play.reader.lang];
  return players.flatMap(({ player, is, character, ship }): Piece[] => {
    if (character === null || ship === null) return [];
    const whose = player === seat && !play.isSpectator ? say.yourShip : say.shipOf(play.reader.seatName(player));
    return [
      {
        id: `ship:${player}`,
        space: is.space,
        name: is.defeated ? `${whose}, ${say.defeated}` : whose,
        shape: 'square',
        tone: SEAT_TONES[player] ?? 'var(--seat-0)',
        picture: ship.card.face,
        mark: is.defeated ? '×' : String(player + 1),
        scale: 1.55,
      },
    ];
  });
}
