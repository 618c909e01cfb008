import {
  ask,
  askWhether,
  type CardId,
  cardsIn,
  type Flow,
  type Option,
  option,
  type Refused,
  resultOf,
  the,
} from '@cantina/kernel';
import { type MapId, maps, type Walk } from '../content/all.ts';
import { DONE, spaceLabel } from './asking.ts';
import { sufferDamage } from './damage.ts';
import type { Doing } from './doing.ts';
import {
  characterOf,
  enemiesOf,
  hasAbility,
  isEnemy,
  placeOf,
  rangeBetween,
  spaceId,
  spaceOf,
  terrainIn,
  threatOf,
} from './lookup.ts';
import { message } from './messages.ts';
import { noteSentry, noteStrike, placePiece, rescueToken, stepTo } from './ops.ts';
import {
  companionAt,
  discardObject,
  type FreeObject,
  freeObjectsOf,
  type Handling,
  handle,
  handlingsOf,
  refusedPieces,
  rescueOption,
} from './pieces.ts';
import { revealAt } from './reveal.ts';
import type { G, Hero } from './state.ts';

type Stride =
  | { readonly do: 'go'; readonly space: number }
  | { readonly do: 'stop' }
  | { readonly do: 'special' }
  | { readonly do: 'rescue'; readonly card: CardId }
  | Handling
  | FreeObject;

const STOP: Option<Stride> = option('stop', { do: 'stop' }, { label: message('option.stop') });

/** A stride to every space of every map, made once: a movement offers dozens of them. */
const STRIDES: ReadonlyMap<MapId, readonly Option<Stride>[]> = new Map(
  maps.map(({ id, spaces }) => [
    id,
    spaces.map((each, space) => option<Stride>(`space:${each.id}`, { do: 'go', space }, spaceLabel(each.id))),
  ]),
);

/**
 * A movement of up to `steps` spaces (MA-MOV-01, MA-MOV-09), in as many strides as wanted: each goes to any space that
 * can be reached without a stop on the way. Between strides objects may be used.
 */
export function* walkUpTo(g: G, doing: Doing, steps: number, how: Walk, together: Hero | null = null): Flow<void> {
  const { hero, seat } = doing;
  let left = steps;
  let escorted: CardId | null = null;
  let moved = false;
  while (spaceOf(g, hero) >= 0) {
    const strides = stridesOf(g, doing, left, how, moved);
    if (strides.length === 0) break;
    strides.push(STOP);
    const stride: Stride = yield* ask<Stride>({
      seat,
      prompt: message('prompt.move', { hero: characterOf(g, hero), left }),
      rule: 'MA-MOV-01',
      options: () => strides,
      refused: () => [...tooFar(g, hero, left, how), ...refusedPieces(g, hero)],
    });
    if (stride.do === 'stop') break;
    if (stride.do === 'special') yield* doing.special.use();
    else if (stride.do === 'rescue') rescueToken(g, hero, stride.card);
    else if (stride.do === 'free-object') useLater(g, doing, stride.card);
    else if (stride.do !== 'go') yield* handle(g, stride);
    else {
      if (!moved) escorted = yield* mayEscort(g, doing);
      moved = true;
      left = yield* goTo(g, hero, stride.space, left, how, together);
      if (left < 0) break; // MA-MOV-10
    }
  }
  if (spaceOf(g, hero) < 0) return;
  if (escorted !== null) placePiece(g, escorted, spaceOf(g, hero), spaceId(g, spaceOf(g, hero)));
  if (!moved || how.ignoreSentries === true) return; // MA-SEN-05
  for (const each of together === null ? [hero] : [hero, together]) yield* meetSentries(g, each, doing);
}

function stridesOf(g: G, doing: Doing, left: number, how: Walk, moved: boolean): Option<Stride>[] {
  const { hero } = doing;
  const strides = STRIDES.get(terrainIn(g).map.id) ?? [];
  const found: Option<Stride>[] = [];
  for (const { space } of reachable(g, hero, left, how)) {
    const stride = strides[space];
    if (stride !== undefined) found.push(stride);
  }
  // MA-SKL-06, MA-SKL-07 before the movement, not in the middle of it
  if (!moved && doing.special.mayUse('before'))
    found.push(option<Stride>('special', { do: 'special' }, doing.special.parts));
  for (const each of rescueOption(g, hero))
    found.push(option<Stride>(each.id, { do: 'rescue', card: resultOf(each) }, each));
  found.push(...handlingsOf(g, hero));
  // Where the movement is over anyway, they are offered after the action
  if (left > 0) found.push(...freeObjectsOf(g, hero));
  return found;
}

/** MA-THR-08 used in passing; MA-FRE-04 its free action waits. */
function useLater(g: G, { hero, waiting }: Doing, card: CardId): void {
  const { deed } = threatOf(g, card);
  discardObject(g, hero, card);
  if (deed?.verb === 'free-action') waiting.push(deed);
}

interface Reached {
  readonly space: number;
  readonly steps: number;
  readonly from: number;
}

/** MA-MOV-02, MA-MOV-05, MA-MIS-05, MA-MOV-11 every space in reach, nearest first, each with the space before it. */
export function reachable(g: G, hero: Hero, left: number, { heights, passEnemies }: Walk): Reached[] {
  const { steps, climbs, size } = terrainIn(g);
  const neighbours = (heights === true ? climbs : steps)[g.state.open] ?? [];
  const start = spaceOf(g, hero);
  const stops = new Uint8Array(size);
  for (const card of cardsIn(g, 'facedown')) stops[placeOf(g, card)] = 1; // MA-MOV-04, MA-MIS-04
  if (passEnemies !== true) for (const card of enemiesOf(g)) stops[placeOf(g, card)] = 1; // MA-MOV-03
  stops[start] = 0; // MA-MOV-07, MA-MIS-06
  const seen = new Uint8Array(size);
  seen[start] = 1;
  const found: Reached[] = [{ space: start, steps: 0, from: start }];
  for (const each of found) {
    if (each.steps === left || stops[each.space] === 1) continue;
    for (const space of neighbours[each.space] ?? []) {
      if (seen[space] === 1) continue;
      seen[space] = 1;
      found.push({ space, steps: each.steps + 1, from: each.space });
    }
  }
  found.shift();
  return found;
}

/** Spaces beyond reach, for those who ask why. */
function tooFar(g: G, hero: Hero, left: number, how: Walk): Refused[] {
  const reached = new Set(reachable(g, hero, left, how).map(({ space }) => space));
  return terrainIn(g).ids.flatMap((id, space) =>
    reached.has(space) || space === spaceOf(g, hero)
      ? []
      : [{ id: `space:${id}`, reason: message('reason.too-far', { left }), rule: 'MA-MOV-02' }],
  );
}

/** Walks to a space step by step. Returns the steps that are left, or -1 when something has stopped the hero. */
function* goTo(g: G, hero: Hero, space: number, left: number, how: Walk, together: Hero | null): Flow<number> {
  const path = pathTo(spared(g, reachable(g, hero, left, how), how), space);
  for (const next of path) {
    for (const each of together === null ? [hero] : [hero, together]) {
      if (how.ignoreStrikes !== true) yield* leaveUnderStrikes(g, each);
      if (spaceOf(g, each) >= 0) stepTo(g, each, next, spaceId(g, spaceOf(g, each)), spaceId(g, next));
      else if (each === hero) return -1;
    }
  }
  const facedown = cardsIn(g, 'facedown').some((card) => placeOf(g, card) === space);
  if (facedown) yield* revealAt(g, hero); // MA-MOV-08
  const stopped = facedown || (how.passEnemies !== true && hasEnemy(g, space));
  return stopped || spaceOf(g, hero) < 0 ? -1 : left - path.length;
}

/** Who passes enemies chooses, of several shortest ways, one past the fewest that strike (MA-OPP-01). */
function spared(g: G, reached: readonly Reached[], { heights, passEnemies, ignoreStrikes }: Walk): readonly Reached[] {
  const strikers = passEnemies === true && ignoreStrikes !== true ? strikersOf(g) : [];
  if (strikers.length === 0) return reached;
  const { steps, climbs } = terrainIn(g);
  const neighbours = (heights === true ? climbs : steps)[g.state.open] ?? [];
  const hidden = new Set(cardsIn(g, 'facedown').map((card) => placeOf(g, card)));
  /** Space → strikes when leaving it and all spaces before it. */
  const strikes = new Map<number, number>();
  return reached.map((each) => {
    const before = reached.filter(
      (other) =>
        other.steps === each.steps - 1 && !hidden.has(other.space) && neighbours[other.space]?.includes(each.space),
    );
    const least = Math.min(...before.map(({ space }) => strikes.get(space) ?? 0));
    const from = before.find(({ space }) => strikes.get(space) === least)?.space ?? each.from;
    const here = strikers.filter((card) => placeOf(g, card) === each.space).length;
    strikes.set(each.space, (before.length === 0 ? 0 : least) + here);
    return { ...each, from };
  });
}

const strikersOf = (g: G): CardId[] => enemiesOf(g).filter((card) => hasAbility(g, card, 'strike'));

function pathTo(reached: readonly Reached[], space: number): number[] {
  const path: number[] = [];
  let at = reached.find((each) => each.space === space);
  while (at !== undefined) {
    path.push(at.space);
    const { from, steps } = at;
    at = steps === 1 ? undefined : reached.find((each) => each.space === from);
  }
  return path.reverse();
}

const hasEnemy = (g: G, space: number): boolean =>
  cardsIn(g, 'revealed').some((card) => placeOf(g, card) === space && isEnemy(g, card));

/** MA-OPP-01, MA-OPP-02, MA-OPP-04 on the space that is left, just before leaving it; MA-OPP-03 not when they leave. */
function* leaveUnderStrikes(g: G, hero: Hero): Flow<void> {
  for (const card of strikersOf(g).filter((each) => placeOf(g, each) === spaceOf(g, hero))) {
    if (spaceOf(g, hero) < 0) return;
    noteStrike(g, card, hero);
    yield* sufferDamage(g, hero, 1);
  }
}

/** MA-SEN-01, MA-SEN-03, MA-SEN-06, MA-SEN-09, MA-TER-12 every sentry within range 1 of where a movement ends. */
function* meetSentries(g: G, hero: Hero, doing: Doing): Flow<void> {
  if (sentriesNear(g, hero).length === 0) return; // MA-SEN-02
  yield* useBeforeSentries(g, hero, doing); // MA-SEN-07
  for (const card of sentriesNear(g, hero)) {
    if (spaceOf(g, hero) < 0) return;
    noteSentry(g, card, hero);
    yield* sufferDamage(g, hero, 1);
  }
}

function sentriesNear(g: G, hero: Hero): CardId[] {
  const space = spaceOf(g, hero);
  return enemiesOf(g).filter((card) => hasAbility(g, card, 'sentry') && rangeBetween(g, space, placeOf(g, card)) <= 1);
}

/** MA-SEN-07, MA-EX-23 objects first. */
function* useBeforeSentries(g: G, hero: Hero, { seat }: Doing): Flow<void> {
  while (handlingsOf(g, hero).length > 0) {
    const used: Handling | null = yield* ask<Handling | null>({
      seat,
      prompt: message('prompt.before-sentry', { hero: characterOf(g, hero) }),
      rule: 'MA-SEN-07',
      options: () => [...handlingsOf(g, hero), DONE],
    });
    if (used === null) return;
    yield* handle(g, used);
  }
}

/** MD-C2-02 the Informant: a marker on the space where the movement starts may come along. */
function* mayEscort(g: G, { hero, seat }: Doing): Flow<CardId | null> {
  const card = companionAt(g, spaceOf(g, hero));
  if (card === undefined) return null;
  const comes = yield* askWhether({ seat, prompt: message('prompt.escort', { card: the(card) }), rule: 'MD-C2-02' });
  return comes ? card : null;
}
