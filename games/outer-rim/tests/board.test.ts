import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import {
  BOX,
  CONTACT_SLOTS,
  clockwise,
  encounterDeckOf,
  FACTIONS,
  hyperlanes,
  isNavpoint,
  isPlanet,
  LANES,
  PLANET_FACTION,
  PLANETS,
  patrolStarts,
  pointOf,
  SPACES,
  SPOTS,
  type Space,
  TILES,
  type Tile,
} from '../content/index.ts';

function orders(tiles: readonly Tile[]): Tile[][] {
  if (tiles.length === 0) return [[]];
  return tiles.flatMap((first) => orders(tiles.filter((tile) => tile !== first)).map((rest) => [first, ...rest]));
}

function graph(order: readonly Tile[]): Map<Space, Set<Space>> {
  const links = new Map<Space, Set<Space>>(SPACES.map((space) => [space, new Set()]));
  for (const [a, b] of hyperlanes(order)) {
    links.get(a)?.add(b);
    links.get(b)?.add(a);
  }
  return links;
}

function distances(links: ReadonlyMap<Space, ReadonlySet<Space>>, from: Space): Map<Space, number> {
  const steps = new Map<Space, number>([[from, 0]]);
  for (const [space, step] of steps) {
    for (const next of links.get(space) ?? []) if (!steps.has(next)) steps.set(next, step + 1);
  }
  return steps;
}

it('OR-SPACE-01 OR-SPACE-03 OR-GAP-01 · 46 spaces: 11 planets, the Maelstrom and 34 navpoints', () => {
  expect(SPACES).toHaveLength(46);
  expect(SPACES.filter(isPlanet)).toEqual([...PLANETS]);
  expect(SPACES.filter(isNavpoint)).toHaveLength(34);
  expect(SPACES.filter((space) => !isPlanet(space) && !isNavpoint(space))).toEqual(['maelstrom']);
});

it('OR-SETUP-02 OR-SPACE-07 · each planet lies on the tile that is named after it, the Maelstrom on that of Kessel', () => {
  for (const planet of PLANETS) expect(SPOTS[planet].tile).toContain(planet);
  expect(SPOTS.maelstrom.tile).toBe('kessel');
});

it('OR-SPACE-02 OR-ADJ-01 OR-MODULAR-03 · all 720 orders of the tiles give one map with at most four links per space, none without one', () => {
  const all = orders(TILES);
  expect(all).toHaveLength(720);
  const wrong = all.filter((order) => {
    const lanes = hyperlanes(order);
    const links = graph(order);
    const legal = [...links].every(([space, next]) => next.size >= 1 && next.size <= 4 && !next.has(space));
    const twice = new Set(lanes.map(([a, b]) => [a, b].sort().join())).size < lanes.length;
    return !legal || twice || distances(links, 'kessel').size !== 46;
  });
  expect(wrong).toEqual([]);
});

it('OR-SETUP-03 OR-ADJ-03 OR-ADJ-04 · the stacks lead to four different navpoints at the ends', () => {
  expect(patrolStarts(TILES)).toEqual({ rebel: 'nav-1', syndicate: 'nav-2', imperial: 'nav-44', hutt: 'nav-46' });
  const wrong = orders(TILES).filter((order) => {
    const starts = patrolStarts(order);
    const different = new Set(FACTIONS.map((faction) => starts[faction])).size === 4;
    const ends = SPOTS[starts.rebel].tile === order[0] && SPOTS[starts.hutt].tile === order[5];
    return !different || !ends || !FACTIONS.every((faction) => isNavpoint(starts[faction]));
  });
  expect(wrong).toEqual([]);
});

it('OR-MODULAR-05 OR-ADJ-02 · links inside a tile never change; the others join exactly the tiles that touch', () => {
  const touching = [0, 1, 2, 3, 4].flatMap((left) => [`${left}-${left + 1}`, `${left}-${left + 1}`]);
  for (const order of orders(TILES)) {
    const [inside, between] = [true, false].map((same) =>
      hyperlanes(order).filter(([a, b]) => (SPOTS[a].tile === SPOTS[b].tile) === same),
    );
    expect(inside).toEqual(LANES);
    const joined = between?.map((lane) => lane.map((space) => order.indexOf(SPOTS[space].tile)).join('-'));
    expect(joined).toEqual(touching);
  }
});

it('on the standard map no space is a dead end', () => {
  expect([...graph(TILES)].filter(([, next]) => next.size < 2)).toEqual([]);
});

it('crossing the arc takes several turns, and the Maelstrom is a short cut', () => {
  const links = graph(TILES);
  const end = distances(links, 'nav-1').get('nav-44') ?? 0;
  expect(end).toBeGreaterThanOrEqual(18);
  expect(end).toBeLessThanOrEqual(24);
  const around = new Map(
    [...links].map(([space, next]) => [space, new Set([...next].filter((n) => n !== 'maelstrom'))]),
  );
  expect([distances(links, 'nav-15').get('nav-19'), distances(around, 'nav-15').get('nav-19')]).toEqual([2, 5]);
});

it('OR-CONTACT-08 OR-SETUP-05 · 22 contact slots, two per planet: six white, seven green, nine yellow', () => {
  expect(CONTACT_SLOTS).toHaveLength(22);
  for (const planet of PLANETS) expect(CONTACT_SLOTS.filter((slot) => slot.planet === planet)).toHaveLength(2);
  expect([1, 2, 3].map((each) => CONTACT_SLOTS.filter((slot) => slot.class === each).length)).toEqual([6, 7, 9]);
});

it('OR-SPACE-04 · the Empire and the Rebels, the Hutts and the Syndicate have two worlds each, three are free', () => {
  for (const faction of FACTIONS)
    expect(PLANETS.filter((planet) => PLANET_FACTION[planet] === faction)).toHaveLength(2);
});

it('OR-ENCSPACE-12 OR-MAEL-03 · every space has an encounter deck', () => {
  expect(encounterDeckOf('maelstrom')).toBe('kessel-maelstrom');
  expect(encounterDeckOf('naboo')).toBe('ryloth-naboo');
  expect(encounterDeckOf('nav-28')).toBe('navpoint');
});

it('the map is drawn as a half ring inside its box, clockwise from left to right, nothing on top of anything', () => {
  for (const order of [TILES, [...TILES].reverse()]) {
    const points = SPACES.map((space) => pointOf(space, order));
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(BOX.width - 20);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(BOX.height - 20);
    }
    const gaps = points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(40);
    for (const space of SPACES) {
      const tile = order.indexOf(SPOTS[space].tile);
      expect(clockwise(space, order)).toBeGreaterThan(tile / 6 - 0.06);
      expect(clockwise(space, order)).toBeLessThan((tile + 1) / 6 + 0.06);
    }
  }
});
