import {
  ask,
  type CardId,
  cardsIn,
  type Flow,
  type Option,
  option,
  type Refused,
  resultOf,
  the,
} from '@cantina/kernel';
import type { Condition } from '../../content/all.ts';
import { facedownOption, threatOption } from '../asking.ts';
import { characterOf, isEnemy, placeOf, rangeBetween, spaceId, spaceOf, spotOf, terrainIn } from '../lookup.ts';
import { type DoorNumber, doorName, doorOption, lockedDoorsBeside, unlock } from '../map/doors.ts';
import { message } from '../messages.ts';
import { damageDoor } from '../ops/index.ts';
import type { G, Hero } from '../state.ts';
import { damageEnemy, enemyHealth, isProtected, vulnerable } from '../threats/foes.ts';
import { refusedPieces } from '../threats/pieces.ts';
import { revealThreat } from '../threats/reveal.ts';
import { type Besides, besidesOf, doBesides, SKIPPED, type Skip } from './besides.ts';
import { changeOf, type Doing } from './doing.ts';

type Aim =
  | { readonly do: 'threat'; readonly card: CardId; readonly ability: Ability }
  | { readonly do: 'door'; readonly door: DoorNumber; readonly strength: number }
  | { readonly do: 'space'; readonly space: number }
  | { readonly do: 'split' }
  | Besides
  | Skip;

/**
 * MA-SKL-09 what becomes of a special ability that changes the attack: it is used, left out, or makes no difference for
 * this target, so that the rest of it may still be used or not.
 */
type Ability = 'used' | 'left-out' | 'open';

/** MA-ATK-01 … MA-ATK-12 # damage to one threat. */
export function* performAttack(g: G, doing: Doing): Flow<void> {
  const { hero, seat, strength } = doing;
  for (;;) {
    const aims = aimsOf(g, doing);
    if (aims.length === 0) return;
    const offered: Option<Aim>[] = [...aims, SKIPPED];
    const aim: Aim = yield* ask<Aim>({
      seat,
      prompt: message('prompt.attack', { hero: characterOf(g, hero), strength, most: mostDamage(g, doing) }),
      rule: 'MA-ATK-01',
      options: () => offered,
      refused: () => [...notToHit(g, doing), ...refusedPieces(g, hero).filter(({ id }) => id === 'rescue')],
    });
    if (aim.do === 'skip') return; // MA-ACT-05
    if (aim.do !== 'special' && aim.do !== 'rescue') return yield* strikeAt(g, doing, aim);
    if (yield* doBesides(g, doing, aim)) return;
  }
}

function aimsOf(g: G, doing: Doing): Option<Aim>[] {
  const { hero } = doing;
  const at = spaceOf(g, hero);
  const aims: Option<Aim>[] = [];
  const range = reachOf(doing);
  const enemyRange = enemyReachOf(doing);
  for (const card of vulnerable(g)) {
    if (rangeBetween(g, at, placeOf(g, card)) > enemyRange || doing.others.includes(card)) continue;
    aims.push(...threatAims(g, doing, threatOption(g, card)));
  }
  // MA-ATK-05, MA-THR-02
  for (const card of cardsIn(g, 'facedown')) {
    if (rangeBetween(g, at, placeOf(g, card)) <= range)
      aims.push(...threatAims(g, doing, facedownOption(g, card, 'threat')));
  }
  for (const door of breakableDoors(g, at)) aims.push(...doorAims(g, doing, door));
  const area = changeOf(doing, 'attack-space');
  if (area !== undefined) {
    for (const space of enemySpaces(g, at, area.range)) {
      const label = message('option.attack-space', { ...spotOf(g, space) });
      aims.push(option<Aim>(`burst:${spaceId(g, space)}`, { do: 'space', space }, { label }));
    }
  }
  if (splitTargets(g, doing).length > 1)
    aims.push(option<Aim>('split', { do: 'split' }, { label: message('option.split') }));
  aims.push(...besidesOf(g, doing));
  return aims;
}

/** One target, and where it makes a difference also without the special ability of the card. */
function threatAims(g: G, doing: Doing, shown: Option<CardId>): Option<Aim>[] {
  const card = resultOf(shown);
  const aim = (ability: Ability): Aim => ({ do: 'threat', card, ability });
  if (doing.changes.length === 0) return [option<Aim>(shown.id, aim('open'), shown)];
  const whole = damageTo(g, doing, card);
  const { plain, range } = doing;
  if (rangeBetween(g, spaceOf(g, doing.hero), placeOf(g, card)) > range)
    return [option<Aim>(shown.id, aim('used'), hitParts(shown, 'option.hit', whole, doing))];
  const isHidden = cardsIn(g, 'facedown').includes(card);
  const left = isHidden ? Number.POSITIVE_INFINITY : enemyHealth(g, card) - (g.state.wounds[card] ?? 0);
  if (whole === plain || plain >= left) return [option<Aim>(shown.id, aim('open'), shown)];
  return [
    option<Aim>(shown.id, aim('used'), hitParts(shown, 'option.hit', whole, doing)),
    option<Aim>(`plain:${card}`, aim('left-out'), hitParts(shown, 'option.hit-plain', plain, doing)),
  ];
}

/** Names the damage where it is not what the question says. */
function hitParts(shown: Option<unknown>, key: 'option.hit' | 'option.hit-plain', amount: number, doing: Doing) {
  const { card, label } = shown;
  if (label === undefined || (key === 'option.hit' && amount === doing.strength)) return shown;
  return { ...(card === undefined ? {} : { card }), label: message(key, { target: { message: label }, amount }) };
}

function doorAims(g: G, doing: Doing, door: DoorNumber): Option<Aim>[] {
  const { strength, plain } = doing;
  const shown = doorOption(g, door);
  const whole = option<Aim>(shown.id, { do: 'door', door, strength }, shown);
  const left = (terrainIn(g).doors[door]?.health ?? 0) - (g.state.doorDamage[door] ?? 0);
  if (strength === plain || plain >= left) return [whole];
  const parts = hitParts(shown, 'option.hit-plain', plain, doing);
  return [whole, option<Aim>(`plain:${shown.id}`, { do: 'door', door, strength: plain }, parts)];
}

/** What a target gets with the special ability. Of a facedown one nobody is told more than its space. */
function damageTo(g: G, doing: Doing, card: CardId): number {
  const hidden = cardsIn(g, 'facedown').includes(card);
  return doing.strength + againstTarget(g, doing, card, hidden);
}

function mostDamage(g: G, doing: Doing): number {
  if (doing.changes.length === 0) return doing.strength;
  const at = spaceOf(g, doing.hero);
  const inReach = (card: CardId): boolean => rangeBetween(g, at, placeOf(g, card)) <= enemyReachOf(doing);
  const threats = [...vulnerable(g), ...cardsIn(g, 'facedown')].filter(inReach);
  return Math.max(doing.strength, ...threats.map((card) => damageTo(g, doing, card)));
}

/** MA-ATK-01 an adjacent space, unless a card reaches further. */
const reachOf = (doing: Doing): number => Math.max(doing.range, changeOf(doing, 'attack-range')?.range ?? 0);

/** Split damage may also go to one enemy alone. */
const enemyReachOf = (doing: Doing): number => Math.max(reachOf(doing), changeOf(doing, 'split-damage')?.range ?? 0);

/** MD-M1-02 only Attack actions from a bordering space. */
const breakableDoors = (g: G, space: number): DoorNumber[] =>
  lockedDoorsBeside(g, space).filter((door) => terrainIn(g).doors[door]?.health !== undefined);

/** Spaces within range that hold an enemy who can be damaged. */
export function enemySpaces(g: G, from: number, range: number): number[] {
  const spaces = vulnerable(g).map((card) => placeOf(g, card));
  return [...new Set(spaces)].filter((space) => rangeBetween(g, from, space) <= range).sort((a, b) => a - b);
}

function splitTargets(g: G, doing: Doing): CardId[] {
  const split = changeOf(doing, 'split-damage');
  if (split === undefined) return [];
  const at = spaceOf(g, doing.hero);
  return vulnerable(g).filter((card) => rangeBetween(g, at, placeOf(g, card)) <= split.range);
}

function* strikeAt(g: G, doing: Doing, aim: Extract<Aim, { do: 'threat' | 'door' | 'space' | 'split' }>): Flow<void> {
  switch (aim.do) {
    case 'threat':
      return yield* attackThreat(g, doing, aim.card, aim.ability);
    case 'door':
      return batter(g, doing.hero, aim.door, aim.strength);
    case 'space':
      return yield* damageSpace(g, aim.space, doing.strength, doing.hero);
    case 'split':
      return yield* splitDamage(g, doing);
  }
}

/**
 * MA-ATK-02 the whole damage goes to one target; MA-ATK-05, MA-ATK-06 a facedown one is revealed first. Nobody has
 * moved, so no sentry strikes (MA-ATK-08, MA-SEN-04), and nobody strikes back (MA-ATK-11).
 */
function* attackThreat(g: G, doing: Doing, card: CardId, ability: Ability): Flow<void> {
  doing.target = card;
  doing.targetSpace = placeOf(g, card);
  if (cardsIn(g, 'facedown').includes(card)) yield* revealThreat(g, card, doing.hero);
  // MA-MEF-02 what the reveal brought about can't be prevented; the hero may be gone
  if (!isEnemy(g, card) || placeOf(g, card) < 0 || spaceOf(g, doing.hero) < 0) return;
  const whole = doing.strength + againstTarget(g, doing, card);
  yield* damageEnemy(g, card, ability === 'left-out' ? doing.plain : whole, doing.hero);
  if (ability === 'left-out') doing.special.forgo();
  doing.phase = 'after';
  if (ability === 'used' && doing.special.mayUse()) yield* doing.special.use();
}

/** What a special ability adds against this target; `hidden`: might add. */
function againstTarget(g: G, { changes, hero }: Doing, card: CardId, hidden = false): number {
  let added = 0;
  for (const change of changes) {
    if (change.verb !== 'strength') continue;
    const isSo = hidden && change.when === 'target-health-3' ? true : TARGETS[change.when]?.(g, spaceOf(g, hero), card);
    if (isSo === true) added += change.add;
  }
  return added;
}

const TARGETS: Readonly<Partial<Record<Condition, (g: G, from: number, card: CardId) => boolean>>> = {
  'target-in-your-space': (g, from, card) => placeOf(g, card) === from,
  'target-damaged': (g, _from, card) => (g.state.wounds[card] ?? 0) > 0,
  'target-undamaged': (g, _from, card) => (g.state.wounds[card] ?? 0) === 0,
  'target-at-range-2': (g, from, card) => rangeBetween(g, from, placeOf(g, card)) >= 2,
  'target-health-3': (g, _from, card) => enemyHealth(g, card) >= 3,
};

/** MD-M1-02 damage on the door stays; at its health it opens. */
function batter(g: G, hero: Hero, door: DoorNumber, strength: number): void {
  const health = terrainIn(g).doors[door]?.health ?? 0;
  damageDoor(g, hero, door, strength, health, doorName(g, door));
  if ((g.state.doorDamage[door] ?? 0) >= health) unlock(g, door);
}

/** Damage to every enemy in one space at once. */
export function* damageSpace(g: G, space: number, amount: number, hero: Hero): Flow<void> {
  const hit = vulnerable(g).filter((card) => placeOf(g, card) === space);
  for (const card of hit) yield* damageEnemy(g, card, amount, hero);
}

/** Point by point among enemies within range; what nobody is left for is lost. */
function* splitDamage(g: G, doing: Doing): Flow<void> {
  const points = new Map<CardId, number>();
  for (let left = doing.strength; left > 0; left--) {
    const targets = (): CardId[] => splitTargets(g, doing);
    const card = yield* splitPoint(g, doing, targets, left);
    if (card === undefined) break;
    points.set(card, (points.get(card) ?? 0) + 1);
  }
  for (const [card, amount] of points) if (placeOf(g, card) >= 0) yield* damageEnemy(g, card, amount, doing.hero);
}

function* splitPoint(
  g: G,
  { hero, seat }: Doing,
  targets: () => readonly CardId[],
  left: number,
): Flow<CardId | undefined> {
  if (targets().length === 0) return undefined;
  return yield* ask<CardId>({
    seat,
    prompt: message('prompt.split', { hero: characterOf(g, hero), left }),
    rule: 'MA-ATK-02',
    options: () => targets().map((card) => threatOption(g, card)),
  });
}

/** MA-ATK-07, MA-ATK-09, MD-M4-03. */
function notToHit(g: G, doing: Doing): Refused[] {
  const at = spaceOf(g, doing.hero);
  return [...cardsIn(g, 'revealed'), ...cardsIn(g, 'facedown')].flatMap((card): Refused[] => {
    const range = cardsIn(g, 'facedown').includes(card) ? reachOf(doing) : enemyReachOf(doing);
    const place = placeOf(g, card);
    const id = `threat:${card}`;
    if (place < 0 || doing.others.includes(card)) return [];
    if (rangeBetween(g, at, place) > range)
      return [{ id, card, reason: message('reason.out-of-range', { range }), rule: 'MA-ATK-09' }];
    if (cardsIn(g, 'facedown').includes(card)) return [];
    if (!isEnemy(g, card)) return [{ id, card, reason: message('reason.object'), rule: 'MA-ATK-07' }];
    return isProtected(g, card)
      ? [{ id, card, reason: message('reason.protected', { card: the(card) }), rule: 'MD-M4-03' }]
      : [];
  });
}
