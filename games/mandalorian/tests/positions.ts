import type { Play } from '@cantina/kernel/testing';
import { type AreaId, type CharacterId, characters } from '../content/all.ts';
import { crate, dealNumbers, LOYAL, TRAITOR } from '../content/locked/p7/index.ts';
import type { Options } from '../rules/state.ts';
import { filler, type HeroAt, mapNamed, mission, type Person, type Position, type Raid, subject } from './kit.ts';

/** The event step of the first seat: the Move area comes to `total`, and this event card lies on top. */
export function eventStep(card: string, total: 5 | 6 = 5): Pick<Position, 'step' | 'events' | 'areas'> {
  const second = total === 5 ? 'disruption-white-2' : 'disruption-yellow-3';
  return { step: 'events', events: ['firing-line', card], areas: { move: ['disruption-yellow-3', second] } };
}

/** The health on the easy side of the character card. */
export const healthOf = (character: CharacterId): number =>
  characters.find(({ id }) => id === character)?.health.easy ?? 0;

/** Where faceup triangles lie when a mission begins. */
export function guards(
  play: Play,
  id: 'm1' | 'm2',
  difficulty: Options['difficulty'],
  balanced = false,
): readonly string[] {
  const table = play(subject, { seats: 2, options: { mission: id, mode: 'listed', difficulty, balanced } });
  table.leavesOpen();
  const { spaces } = mapNamed(id === 'm1' ? 'map1' : 'map2');
  const taken = (table.state.zones.revealed[0] ?? []).map((card) => spaces[table.state.at[card] ?? -1]);
  return taken.flatMap((space) => (space?.icon?.shape === 'triangle' ? [space.id] : []));
}

/** Mission 2 with the Child on a space; the Mandalorian is on D4 and Paz in the lab on B1. */
export const lost = (play: Play, child: string, hero: Partial<HeroAt> = {}, more: Partial<Position> = {}) =>
  mission(play, {
    mission: 'm2',
    unlocked: 2,
    heroes: { mandalorian: { at: 'D4', hand: ['flamethrower', 'quick-draw'], ...hero }, paz: { at: 'B1' } },
    tokens: [['token-1', child]],
    ...more,
  });

/** The same, but the Mandalorian carries it. */
export const carrying = (play: Play, hero: Partial<HeroAt> = {}, more: Partial<Position> = {}) =>
  lost(play, 'D4', hero, { carries: { 'token-1': 'mandalorian' }, ...more });

/** Three players on the first map; the first one is the traitor unless said. A crate is still out there. */
export const doubleDeal = (play: Play, position: Partial<Position> = {}) =>
  mission(play, {
    mission: 'h1',
    unlocked: 7,
    heroes: {
      mandalorian: { at: 'D1', hand: ['quick-draw'] },
      ig11: { at: 'D1', hand: ['combat-reflex'] },
      cara: { at: 'D7', hand: ['momentum'] },
    },
    roles: [TRAITOR, LOYAL, LOYAL],
    tokens: [[crate.id, 'F5']],
    ...position,
    fields: { betrayals: dealNumbers.betrayals, ...position.fields },
  });

/** A hero with this card and another one to go on with. */
export const holding = (character: CharacterId, card: string, at: string): HeroAt => ({
  at,
  hand: [card, filler(character)],
});

/** The first hero plays a card on an area, with everything unlocked. */
export function plays(
  play: Play,
  card: string,
  area: AreaId,
  position: Position,
): { readonly raid: Raid; readonly hero: Person } {
  const raid = mission(play, { unlocked: 8, ...position });
  return { raid, hero: raid.seat(0).does(`play ${card} on ${area}`) };
}
