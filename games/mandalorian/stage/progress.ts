import type { View } from '@cantina/kernel';
import type { Card, GameMap, Mission } from '../content/index.ts';
import { FAR, type Terrain, terrainOf } from '../rules/map/terrain.ts';
import { cardsOf, type Fields, fieldsOf, optionsOf, type SeenCard } from '../table/sight.ts';
import type { Known } from './known.ts';

/** What is to be done next on the way to the end of a mission. */
export type Task =
  /** A locked door that blows open, from the space before it. */
  | { readonly do: 'door'; readonly door: string; readonly space: string; readonly left: number; readonly of: number }
  /** It lies under one of these facedown tokens. */
  | { readonly do: 'find'; readonly left: number }
  | { readonly do: 'take'; readonly face: string; readonly space: string }
  | { readonly do: 'bring'; readonly face: string; readonly space: string; readonly steps: number }
  /** So many of these are still in the way. */
  | { readonly do: 'remove'; readonly face: string; readonly left: number; readonly of: number }
  /** Somebody runs off with it. */
  | { readonly do: 'stop'; readonly face: string }
  | { readonly do: 'guards'; readonly left: number }
  | { readonly do: 'defeat'; readonly face: string; readonly left: number; readonly of: number }
  | { readonly do: 'return'; readonly space: string };

/** How far a group is with its mission, from what lies open. */
export interface Progress {
  /** From 0 to 1. */
  readonly share: number;
  readonly task: Task;
  /** The spaces of the map where it is done. */
  readonly spaces: readonly string[];
  readonly card?: number;
}

const terrains = new WeakMap<GameMap, Terrain>();
function terrainFor(map: GameMap): Terrain {
  const known = terrains.get(map) ?? terrainOf(map);
  terrains.set(map, known);
  return known;
}

/** Null while the packs of this mission are on their way. */
export function progressIn(known: Known, view: View): Progress | null {
  const options = optionsOf(view);
  const mission = known.mission(options.mission);
  const map = mission === undefined ? undefined : known.map(mission.map ?? options.map);
  if (mission === undefined || map === undefined) return null;
  const at = new Situation(known, view, mission, terrainFor(map));
  switch (mission.aim.kind) {
    case 'fetch':
      return fetching(at);
    case 'leave':
      return leaving(at, mission.aim);
    case 'duel':
      return duelling(at, mission.aim);
    case 'carry':
      return carrying(at);
    case 'hunt':
      return hunting(at);
  }
}

/** What lies open on the map. */
class Situation {
  readonly fields: Fields;
  readonly revealed: readonly SeenCard[];
  readonly tokens: readonly SeenCard[];

  constructor(
    readonly known: Known,
    readonly view: View,
    readonly mission: Mission,
    readonly terrain: Terrain,
  ) {
    this.fields = fieldsOf(view);
    this.revealed = cardsOf(view, 'revealed');
    this.tokens = cardsOf(view, 'tokens');
  }

  get start(): string {
    return this.terrain.ids[this.terrain.start] ?? '';
  }

  /** Where a piece lies, if it lies on the map. */
  spaceOf({ id }: SeenCard): string | null {
    return this.terrain.ids[this.fields.at[id] ?? -1] ?? null;
  }

  bearerOf({ id }: SeenCard): number {
    return this.fields.bearers[id] ?? -1;
  }

  spaceOfHero(hero: number): string | null {
    return this.terrain.ids[this.fields.spaces[hero] ?? -1] ?? null;
  }

  kind<K extends Card['kind']>({ face }: SeenCard, kind: K): Extract<Card, { readonly kind: K }> | undefined {
    const card = this.known.card(face);
    return card?.kind === kind ? (card as Extract<Card, { readonly kind: K }>) : undefined;
  }

  /** Revealed objects that the mission is about. */
  get prizes(): readonly SeenCard[] {
    return this.revealed.filter((card) => this.kind(card, 'threat')?.object === 'goal');
  }

  /** Steps on foot; what can't be reached yet counts as the longest way. */
  steps(from: string | null, to: string): number {
    const { walks, size, ids } = this.terrain;
    const steps = from === null ? FAR : (walks[this.fields.open]?.[ids.indexOf(from) * size + ids.indexOf(to)] ?? FAR);
    return Math.min(steps, LONGEST);
  }

  /** Threats that still lie facedown on an icon of this shape. */
  facedown(shape: string): readonly string[] {
    const open = new Set(this.revealed.map(({ id }) => id));
    const { map } = this.terrain;
    return this.fields.at.flatMap((place, card) => {
      const space = map.spaces[place];
      const isThreat = !this.tokens.some(({ id }) => id === card);
      return space?.icon?.shape === shape && isThreat && !open.has(card) ? [space.id] : [];
    });
  }
}

const LONGEST = 14;
const nearness = (steps: number): number => 1 - steps / LONGEST;

/** MD-M1-04, MD-M3-06 find it, take it along, bring it home. */
function fetching(at: Situation): Progress {
  const { fields, terrain, start } = at;
  const [prize] = at.prizes;
  if (prize !== undefined) {
    const bearer = at.bearerOf(prize);
    const space = at.spaceOf(prize);
    if (bearer >= 0) return bringing(at, prize, bearer, 0.65, start);
    if (space !== null)
      return { share: 0.6, task: { do: 'take', face: prize.face, space }, spaces: [space], card: prize.id };
    // Nobody has it and it lies nowhere: it is home.
    return { share: 1, task: { do: 'bring', face: prize.face, space: start, steps: 0 }, spaces: [start] };
  }
  const locked = terrain.doors.findIndex(
    ({ health }, door) => health !== undefined && (fields.open & (1 << door)) === 0,
  );
  const door = terrain.doors[locked];
  if (door?.health !== undefined) {
    const damage = Math.min(door.health, fields.doorDamage[locked] ?? 0);
    const left = door.health - damage;
    return {
      share: 0.05 + (0.25 * damage) / door.health,
      task: { do: 'door', door: door.id, space: door.between[0], left, of: door.health },
      spaces: [door.between[0]],
    };
  }
  const hidden = at.facedown('square');
  return { share: 0.35 + 0.2 / (1 + hidden.length), task: { do: 'find', left: hidden.length }, spaces: hidden };
}

function bringing(at: Situation, { face, id }: SeenCard, bearer: number, from: number, to: string): Progress {
  const steps = at.steps(at.spaceOfHero(bearer), to);
  return {
    share: from + (1 - from) * nearness(steps),
    task: { do: 'bring', face, space: to, steps },
    spaces: [to],
    card: id,
  };
}

/** MD-M2-07 nothing holds the ship any more, and the token is aboard. */
function leaving(at: Situation, { exit }: Extract<Mission['aim'], { kind: 'leave' }>): Progress {
  const { fields, terrain } = at;
  const clamps = at.prizes.filter((card) => at.spaceOf(card) !== null);
  const [first] = clamps;
  const [token] = at.tokens;
  const all = first === undefined ? 1 : (at.kind(first, 'threat')?.copies ?? clamps.length);
  if (fields.carrier !== null) {
    const carrier = at.revealed.find(({ id }) => id === fields.carrier);
    const space = carrier === undefined ? null : at.spaceOf(carrier);
    if (carrier !== undefined && space !== null)
      return { share: 0.1, task: { do: 'stop', face: carrier.face }, spaces: [space], card: carrier.id };
  }
  const lies = token === undefined ? null : at.spaceOf(token);
  if (token !== undefined && lies !== null)
    return { share: 0.15, task: { do: 'take', face: token.face, space: lies }, spaces: [lies], card: token.id };
  if (first !== undefined)
    return {
      share: (0.6 * (all - clamps.length)) / Math.max(1, all),
      task: { do: 'remove', face: first.face, left: clamps.length, of: all },
      spaces: clamps.flatMap((card) => at.spaceOf(card) ?? []),
    };
  const to = terrain.ids[terrain.numbered[exit] ?? -1] ?? at.start;
  if (token === undefined) return { share: 0.6, task: { do: 'return', space: to }, spaces: [to] };
  return bringing(at, token, at.bearerOf(token), 0.6, to);
}

/** MD-M4-01 first the guards, then who stands behind them. */
function duelling(at: Situation, { face, guards }: Extract<Mission['aim'], { kind: 'duel' }>): Progress {
  const { known, fields } = at;
  const boss = at.revealed.find((card) => card.face === face);
  const space = boss === undefined ? null : at.spaceOf(boss);
  const printed = known.card(face);
  if (boss !== undefined && space !== null && printed?.kind === 'threat') {
    const of = known.health(printed, fields.characters.length);
    const left = Math.max(0, of - (fields.wounds[boss.id] ?? 0));
    return {
      share: 0.4 + 0.6 * (1 - left / of),
      task: { do: 'defeat', face, left, of },
      spaces: [space],
      card: boss.id,
    };
  }
  const standing = at.revealed.filter(
    (card) => at.kind(card, 'threat')?.shape === guards && at.kind(card, 'threat')?.enemy !== null,
  );
  const spaces = [...standing.flatMap((card) => at.spaceOf(card) ?? []), ...at.facedown(guards)];
  return { share: 0.4 / (1 + spaces.length), task: { do: 'guards', left: spaces.length }, spaces };
}

/** MD-C1-06, MD-C2-06, MD-H1-11 markers come to the start space. */
function carrying(at: Situation): Progress {
  const { start } = at;
  const all = (at.mission.markers ?? []).reduce((sum, { copies }) => sum + copies, 0);
  const done = all - at.tokens.length;
  const base = done / Math.max(1, all);
  const carried = at.tokens.find((card) => at.bearerOf(card) >= 0);
  if (carried !== undefined) {
    const way = bringing(at, carried, at.bearerOf(carried), 0, start);
    return { ...way, share: base + way.share / Math.max(1, all) / 2 };
  }
  const [next] = at.tokens;
  const spaces = at.tokens.flatMap((card) => at.spaceOf(card) ?? []);
  const [space] = spaces;
  if (next === undefined || space === undefined)
    return { share: 1, task: { do: 'return', space: start }, spaces: [start] };
  // One who walks by himself is brought, not carried.
  if (at.kind(next, 'token')?.sign === 'figure') {
    const steps = at.steps(space, start);
    return {
      share: nearness(steps),
      task: { do: 'bring', face: next.face, space: start, steps },
      spaces: [space, start],
    };
  }
  return { share: base, task: { do: 'remove', face: next.face, left: at.tokens.length, of: all }, spaces };
}

/** MD-H2-04 every marked enemy, then home. */
function hunting(at: Situation): Progress {
  const { fields, start, terrain } = at;
  const left = fields.marked.filter((card) => (fields.at[card] ?? -1) >= 0);
  const [first] = left;
  if (first === undefined) {
    const away = fields.characters.map((_, hero) => at.steps(at.spaceOfHero(hero), start));
    return { share: 0.7 + 0.3 * nearness(Math.max(0, ...away)), task: { do: 'return', space: start }, spaces: [start] };
  }
  const known = at.revealed.find(({ id }) => id === first);
  const spaces = left.flatMap((card) => terrain.ids[fields.at[card] ?? -1] ?? []);
  const of = Math.max(1, fields.marked.length);
  return {
    share: (0.7 * (of - left.length)) / of,
    task:
      known === undefined
        ? { do: 'guards', left: left.length }
        : { do: 'remove', face: known.face, left: left.length, of },
    spaces,
  };
}
