import {
  ask,
  askWhether,
  type CardId,
  cardsIn,
  DONE,
  type Flow,
  type Option,
  option,
  type Refused,
  type RuleId,
  resultOf,
  the,
} from '@cantina/kernel';
import { type MapId, maps, type Walk } from '../../content/all.ts';
import { sufferDamage } from '../characters/damage.ts';
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
} from '../lookup.ts';
import { reachable, strikersOf, wayTo } from '../map/paths.ts';
import { placeCalled } from '../map/places.ts';
import { message } from '../messages.ts';
import { noteSentry, noteStrike, placePiece, rescueToken, stepTo } from '../ops/index.ts';
import type { G, Hero } from '../state.ts';
import {
  actOnObjects,
  companionAt,
  discardObject,
  type FreeObject,
  freeObjectsOf,
  type Handling,
  handle,
  handlingsOf,
  refusedPieces,
  rescueOption,
  useFreeObject,
} from '../threats/pieces.ts';
import { revealAt } from '../threats/reveal.ts';
import { type Besides, besidesOf, doBesides } from './besides.ts';
import type { Doing } from './doing.ts';

type Stride = { readonly do: 'go'; readonly space: number } | { readonly do: 'stop' } | Besides | Handling | FreeObject;

const STOP: Option<Stride> = option('stop', { do: 'stop' }, { label: message('option.stop') });

/** A stride to every space of every map, made once: a movement offers dozens of them. */
const STRIDES: ReadonlyMap<MapId, readonly Option<Stride>[]> = new Map(
  maps.map(({ id, spaces }) => [
    id,
    spaces.map((each, space) => {
      const label = message('option.space', { space: each.id, place: placeCalled(each) });
      return option<Stride>(`space:${each.id}`, { do: 'go', space }, { label });
    }),
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
    if (stride.do === 'special' || stride.do === 'rescue') {
      if (yield* doBesides(g, doing, stride)) return;
    } else if (stride.do === 'free-object') yield* usePassing(g, doing, how, stride.card);
    else if (stride.do !== 'go') yield* handle(g, stride);
    else {
      if (!moved) escorted = yield* mayEscort(g, doing);
      moved = true;
      left = yield* goTo(g, doing, stride.space, left, how, together);
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
  found.push(...besidesOf(g, doing, !moved && doing.special.mayUse()));
  found.push(...handlingsOf(g, hero));
  // Where the movement is over anyway, they are offered after the action
  if (left > 0) found.push(...freeObjectsOf(g, hero));
  return found;
}

/** MA-THR-08 used in passing. MA-FRE-04 its free action waits for the end of the movement, unless an enemy would strike. */
function* usePassing(g: G, { hero, waiting }: Doing, { ignoreStrikes }: Walk, card: CardId): Flow<void> {
  if (ignoreStrikes !== true && strikersHere(g, hero).length > 0) return yield* useFreeObject(g, hero, card);
  const { deed } = threatOf(g, card);
  discardObject(g, hero, card);
  if (deed !== null) waiting.push(deed);
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
function* goTo(g: G, doing: Doing, space: number, left: number, how: Walk, together: Hero | null): Flow<number> {
  const { hero } = doing;
  const path = wayTo(g, hero, space, left, how);
  for (const [taken, next] of path.entries()) {
    for (const each of together === null ? [hero] : [hero, together]) {
      const from = spaceOf(g, each);
      if (how.ignoreStrikes !== true) yield* leaveUnderStrikes(g, each, doing);
      if (spaceOf(g, each) === from) stepTo(g, each, next, spaceId(g, from), spaceId(g, next));
      else if (each === hero) return from < 0 || spaceOf(g, each) < 0 ? -1 : left - taken; // an object took it elsewhere
    }
  }
  const facedown = cardsIn(g, 'facedown').some((card) => placeOf(g, card) === space);
  if (facedown) yield* revealAt(g, hero); // MA-MOV-08
  const stopped = facedown || (how.passEnemies !== true && hasEnemy(g, space));
  return stopped || spaceOf(g, hero) < 0 ? -1 : left - path.length;
}

const hasEnemy = (g: G, space: number): boolean =>
  cardsIn(g, 'revealed').some((card) => placeOf(g, card) === space && isEnemy(g, card));

/**
 * MA-OPP-01, MA-OPP-02, MA-OPP-04 on the space that is left, just before leaving it; MA-OPP-03 not when they leave.
 * What lies there can still be used or rescued after the blow.
 */
function* leaveUnderStrikes(g: G, hero: Hero, doing: Doing): Flow<void> {
  const strikers = strikersHere(g, hero);
  for (const card of strikers) {
    if (spaceOf(g, hero) < 0) return;
    noteStrike(g, card, hero);
    yield* sufferDamage(g, hero, 1);
  }
  if (strikers.length > 0) yield* useHere(g, hero, doing, 'prompt.before-leaving', 'MA-OPP-02');
}

const strikersHere = (g: G, hero: Hero): CardId[] =>
  strikersOf(g).filter((card) => placeOf(g, card) === spaceOf(g, hero));

/** MA-SEN-01, MA-SEN-03, MA-SEN-06, MA-SEN-09, MA-TER-12 every sentry within range 1 of where a movement ends. */
function* meetSentries(g: G, hero: Hero, doing: Doing): Flow<void> {
  const sentries = sentriesNear(g, hero);
  if (sentries.length === 0) return; // MA-SEN-02
  // MA-SEN-07, MA-FRE-04 what was used on the way acts before an enemy does
  if (hero === doing.hero) yield* actOnObjects(g, doing);
  yield* useHere(g, hero, doing, 'prompt.before-sentry', 'MA-SEN-07');
  for (const card of sentries) {
    if (!sentriesNear(g, hero).includes(card)) continue;
    noteSentry(g, card, hero);
    yield* sufferDamage(g, hero, 1);
  }
}

function sentriesNear(g: G, hero: Hero): CardId[] {
  const space = spaceOf(g, hero);
  if (space < 0) return [];
  return enemiesOf(g).filter((card) => hasAbility(g, card, 'sentry') && rangeBetween(g, space, placeOf(g, card)) <= 1);
}

type Deed = Handling | FreeObject | { readonly do: 'rescue'; readonly card: CardId };

/** MA-THR-08, MA-SEN-07, MA-EX-23, MA-CHD-04 what a hero may do on its space beside an enemy's ability. */
function* useHere(
  g: G,
  hero: Hero,
  { hero: walker, seat }: Doing,
  prompt: 'prompt.before-sentry' | 'prompt.before-leaving',
  rule: RuleId,
): Flow<void> {
  const space = spaceOf(g, hero);
  while (spaceOf(g, hero) === space && space >= 0) {
    const found: Option<Deed>[] = [...handlingsOf(g, hero), ...freeObjectsOf(g, hero)];
    if (hero === walker) for (const each of rescueOption(g, hero)) found.push(rescueDeed(each));
    if (found.length === 0) return;
    const deed: Deed | null = yield* ask<Deed | null>({
      seat,
      prompt: message(prompt, { hero: characterOf(g, hero) }),
      rule,
      options: () => [...found, DONE],
    });
    if (deed === null) return;
    if (deed.do === 'rescue') rescueToken(g, hero, deed.card);
    else if (deed.do === 'free-object') yield* useFreeObject(g, hero, deed.card);
    else yield* handle(g, deed);
  }
}

const rescueDeed = (each: Option<CardId>): Option<Deed> =>
  option<Deed>(each.id, { do: 'rescue', card: resultOf(each) }, each);

/** MD-C2-02 the Informant: a marker on the space where the movement starts may come along. */
function* mayEscort(g: G, { hero, seat }: Doing): Flow<CardId | null> {
  const card = companionAt(g, spaceOf(g, hero));
  if (card === undefined) return null;
  const comes = yield* askWhether({ seat, prompt: message('prompt.escort', { card: the(card) }), rule: 'MD-C2-02' });
  return comes ? card : null;
}
