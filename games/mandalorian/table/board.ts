import type { View } from '@cantina/kernel';
import { AREAS, type AreaId, type EventCard, type GameMap, type Mission } from '../content/index.ts';
import { charactersFor, healthFor, timeSizeFor, totalOfArea, trackSizeFor } from '../rules/event/counting.ts';
import { type Terrain, terrainOf } from '../rules/map/terrain.ts';
import { content } from './content.svelte.ts';
import { type Answer, forecastOf, possibleEvents } from './now/forecast.ts';
import type { AreaBoard, HeroBoard, ThreatBoard } from './pieces.ts';
import { cardsOf, countOf, type Fields, fieldsOf, optionsOf, type SeenCard } from './sight.ts';

/** Everything the table draws, as one viewer sees it. */
export interface Board {
  readonly view: View;
  readonly fields: Fields;
  readonly seat: number;
  readonly mission: Mission;
  readonly map: GameMap;
  readonly terrain: Terrain;
  readonly heroes: readonly HeroBoard[];
  readonly threats: readonly ThreatBoard[];
  /** Markers and other tokens that lie on the map. */
  readonly tokens: readonly (SeenCard & { readonly space: string })[];
  readonly areas: readonly AreaBoard[];
  readonly hand: readonly SeenCard[];
  readonly drawn: readonly SeenCard[];
  readonly trackSize: number;
  readonly timeSize: number;
  /** What the next event may be, and what the enemies might do then. */
  readonly nextEvents: readonly EventCard[];
  readonly forecast: readonly Answer[];
}

const terrains = new WeakMap<GameMap, Terrain>();

function terrainFor(map: GameMap): Terrain {
  const known = terrains.get(map) ?? terrainOf(map);
  terrains.set(map, known);
  return known;
}

/** The map of this table, once its pack is there. */
export function mapOf(view: View): GameMap | undefined {
  const { mission, map } = optionsOf(view);
  const played = content.mission(mission);
  return played === undefined ? undefined : content.map(played.map ?? map);
}

/** Null while the packs of this mission are on their way. */
export function boardOf(view: View, seat: number): Board | null {
  const options = optionsOf(view);
  const mission = content.mission(options.mission);
  const map = mapOf(view);
  if (mission === undefined || map === undefined) return null;
  const fields = fieldsOf(view);
  const terrain = terrainFor(map);
  // Also while they are still being chosen
  const characterCount = charactersFor(view.seats, fields.shared);
  const spaceAt = (index: number | undefined): string | null => terrain.ids[index ?? -1] ?? null;
  const heroes = fields.characters.map((_, hero) => heroBoard(view, hero, spaceAt));
  const threats = threatBoards(view, terrain);
  const drawn = [...cardsOf(view, 'eventDiscard'), ...cardsOf(view, 'eventNow')].map(({ face }) => face);
  const deck = view.zones.eventDeck?.[0] ?? { count: 0, cards: [] };
  const nextEvents = possibleEvents(content.events(options), fields.back, new Set(drawn), deck);
  const tokens = cardsOf(view, 'tokens').flatMap((card) => {
    const space = spaceAt(fields.at[card.id]);
    return space === null ? [] : [{ ...card, space }];
  });
  return {
    view,
    fields,
    seat,
    mission,
    map,
    terrain,
    heroes,
    threats,
    tokens,
    areas: AREAS.slice(0, mission.missionArea ? AREAS.length : AREAS.length - 1).map((id, area) =>
      areaBoard(view, id, area),
    ),
    hand: cardsOf(view, 'hand', seat),
    drawn: cardsOf(view, 'drawn', seat),
    trackSize: trackSizeFor(mission, characterCount, options),
    timeSize: timeSizeFor(mission, characterCount),
    nextEvents,
    forecast: forecastOf(
      { terrain, heroes, threats, open: fields.open, prey: preyOf({ heroes, threats, tokens }) },
      nextEvents,
    ),
  };
}

/** The token of MA-CMP-11 wherever it is, or each hero: any of them may be meant where it is not in play. */
function preyOf({ heroes, threats, tokens }: Pick<Board, 'heroes' | 'threats' | 'tokens'>): readonly string[] {
  const isHunted = ({ face }: SeenCard): boolean => content.cardAs(face, 'token')?.sign === 'egg';
  const placed = heroes.flatMap(({ space, carried }) => (space === null ? [] : [{ space, carried }]));
  const found = [
    ...tokens.filter(isHunted),
    ...placed.filter(({ carried }) => carried.some(isHunted)),
    ...threats.filter(({ carries }) => carries !== null),
  ];
  return (found.length > 0 ? found : placed).map(({ space }) => space);
}

function heroBoard(view: View, hero: number, spaceAt: (index: number | undefined) => string | null): HeroBoard {
  const fields = fieldsOf(view);
  const id = fields.characters[hero] ?? 'mandalorian';
  const carried = [...cardsOf(view, 'tokens'), ...cardsOf(view, 'revealed')];
  return {
    hero,
    id,
    seat: fields.shared ? null : hero,
    space: spaceAt(fields.spaces[hero]),
    damage: fields.damage[hero] ?? 0,
    health: healthFor(id, optionsOf(view)),
    isShielded: (fields.shields[hero] ?? 0) > 0,
    plans: cardsOf(view, 'plans', hero),
    carried: carried.filter((card) => fields.bearers[card.id] === hero),
    role: cardsOf(view, 'roles', hero)[0] ?? null,
  };
}

/** Every threat on the map. A facedown one has the shape of the icon it was put on: it never moves. */
function threatBoards(view: View, { ids, map }: Terrain): readonly ThreatBoard[] {
  const { at, wounds, marked, carrier, characters } = fieldsOf(view);
  const revealed = new Map(cardsOf(view, 'revealed').map(({ id, face }) => [id, face]));
  const looked = new Map(cardsOf(view, 'facedown').map(({ id, face }) => [id, face]));
  const tokens = cardsOf(view, 'tokens');
  return at.flatMap((place, card): readonly ThreatBoard[] => {
    const space = ids[place];
    if (space === undefined || tokens.some(({ id }) => id === card)) return [];
    const isFacedown = !revealed.has(card);
    const face = revealed.get(card) ?? looked.get(card) ?? null;
    const threat = face === null ? null : (content.cardAs(face, 'threat') ?? null);
    return [
      {
        card,
        space,
        isFacedown,
        face,
        threat,
        shape: threat?.shape ?? map.spaces[place]?.icon?.shape ?? 'circle',
        wounds: wounds[card] ?? 0,
        health: threat === null ? 0 : content.health(threat, characters.length),
        isMarked: marked.some((each) => each === card),
        carries: carrier === card ? (tokens[0] ?? null) : null,
      },
    ];
  });
}

function areaBoard(view: View, id: AreaId, area: number): AreaBoard {
  const { substitutes, played } = fieldsOf(view);
  const cards = cardsOf(view, 'area', area);
  const tokens = cardsOf(view, 'areaTokens', area);
  const values = tokens.map(({ face }) => content.cardAs(face, 'disruption')?.value ?? 0);
  return {
    id,
    cards,
    tokens,
    substitutes: substitutes[area] ?? 0,
    total: totalOfArea(
      cards.map(({ face }) => content.cardAs(face, 'skill')?.strength ?? null),
      values.reduce((sum, value) => sum + value, substitutes[area] ?? 0),
    ),
    isUsed: played.includes(area),
  };
}

/** How many cards a seat holds. */
export const handSize = ({ view }: Board, seat: number): number => countOf(view, 'hand', seat);
