import { type MapId, maps } from '../../content/all.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** Every map, worked out once. Apart from terrain.ts, which the browser knows too. */
const TERRAINS: ReadonlyMap<MapId, Terrain> = new Map(maps.map((map) => [map.id, terrainOf(map)]));

export function terrainNamed(id: MapId): Terrain {
  const terrain = TERRAINS.get(id);
  if (terrain === undefined) throw new Error(`no map is called ${id}`);
  return terrain;
}
