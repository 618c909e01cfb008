import {
  ask,
  type CardId,
  cardsIn,
  type Flow,
  look,
  type Option,
  option,
  type Refused,
  type RuleId,
  the,
} from '@cantina/kernel';
import { facedownOption } from '../asking.ts';
import { characterOf, placeOf, rangeBetween, spaceId, spaceOf, terrainIn } from '../lookup.ts';
import { type DoorNumber, doorOption, lockedDoorsBeside, unlock } from '../map/doors.ts';
import { FAR } from '../map/terrain.ts';
import { message } from '../messages.ts';
import { rulesOf } from '../missions/record.ts';
import { noteLook } from '../ops/index.ts';
import type { G } from '../state.ts';
import { discardObject } from '../threats/pieces.ts';
import { pushable, pushEnemy, pushOption } from '../threats/pushing.ts';
import { type Besides, besidesOf, doBesides, SKIPPED, type Skip } from './besides.ts';
import { changeOf, type Doing } from './doing.ts';

type Finding =
  | { readonly do: 'look'; readonly card: CardId }
  | { readonly do: 'push'; readonly card: CardId }
  | { readonly do: 'remove'; readonly card: CardId }
  | { readonly do: 'door'; readonly door: DoorNumber }
  | Besides
  | Skip;

/** MA-INT-01 look at a facedown threat, or move an enemy; a card may let you do both. */
export function* performIntel(g: G, doing: Doing): Flow<void> {
  const { hero, seat, strength } = doing;
  const left = new Set(['look', 'push']);
  while (left.size > 0) {
    const findings = findingsOf(g, doing, left);
    if (findings.length === 0) return;
    const offered: Option<Finding>[] = [...findings, SKIPPED];
    const finding: Finding = yield* ask<Finding>({
      seat,
      prompt: message('prompt.intel', { hero: characterOf(g, hero), strength }),
      rule: 'MA-INT-01',
      options: () => offered,
      refused: () => notToFind(g, doing),
    });
    if (finding.do === 'skip') return;
    if (finding.do === 'special' || finding.do === 'rescue') {
      if (yield* doBesides(g, doing, finding)) return;
    } else {
      yield* carryOut(g, doing, finding);
      left.delete(finding.do);
      if (changeOf(doing, 'intel-both') === undefined || left.size === 2) return;
    }
  }
}

function findingsOf(g: G, doing: Doing, left: ReadonlySet<string>): Option<Finding>[] {
  const found: Option<Finding>[] = [];
  if (left.has('look')) {
    for (const card of lookable(g, doing, doing.strength)) {
      const shown = facedownOption(g, card, 'look');
      found.push(option<Finding>(shown.id, { do: 'look', card }, shown));
    }
  }
  if (left.has('push')) {
    const within = (card: CardId): boolean =>
      intelRange(g, doing, placeOf(g, card)) <= doing.strength && !doing.others.includes(card);
    for (const card of pushable(g, within)) {
      const shown = pushOption(g, card);
      found.push(option<Finding>(shown.id, { do: 'push', card }, shown));
    }
  }
  if (left.size === 2) {
    for (const { needed, task } of missionTasks(g, doing)) if (doing.strength >= needed) found.push(task);
  }
  found.push(...besidesOf(g, doing, left.size === 2 && doing.special.mayUse()));
  return found;
}

interface MissionTask {
  readonly task: Option<Finding>;
  /** How strong the action must be, and by which rule. */
  readonly needed: number;
  readonly rule: RuleId;
}

/** What a mission or map lets Intel do instead: MD-M2-02 clamps, MD-M2-03 the side door. */
function missionTasks(g: G, { hero }: Doing): MissionTask[] {
  const at = spaceOf(g, hero);
  const objects = rulesOf(g).intel?.(g, at) ?? [];
  return [
    ...objects.map(({ card, needed, rule }) => {
      const shown = { card, label: message('option.remove', { card: the(card) }) };
      return { needed, rule, task: option<Finding>(`remove:${card}`, { do: 'remove', card }, shown) };
    }),
    ...lockedDoorsBeside(g, at).flatMap((door) => {
      const needed = terrainIn(g).doors[door]?.intel;
      if (needed === undefined) return [];
      const shown = doorOption(g, door);
      return [{ needed, rule: 'MD-M2-03', task: option<Finding>(shown.id, { do: 'door', door }, shown) }];
    }),
  ];
}

const stepsOf = (doing: Doing): number => changeOf(doing, 'intel-steps')?.steps ?? 1;

/** MA-INT-07, unless a card counts through walls; MD-M3-03 from the lookout everything facedown is in range. */
export function intelRange(g: G, doing: Doing, space: number): number {
  const from = spaceOf(g, doing.hero);
  const { through, size } = terrainIn(g);
  return changeOf(doing, 'intel-through') === undefined
    ? rangeBetween(g, from, space)
    : (through[from * size + space] ?? FAR);
}

/** MA-INT-02 any facedown threat within range, also one that was looked at before. */
export function lookable(g: G, doing: Doing, range: number): CardId[] {
  const { map, numbered } = terrainIn(g);
  const lookout =
    map.lookout !== undefined && doing.area === 'intel' && spaceOf(g, doing.hero) === numbered[map.lookout];
  return cardsIn(g, 'facedown').filter((card) => lookout || intelRange(g, doing, placeOf(g, card)) <= range);
}

function* carryOut(
  g: G,
  doing: Doing,
  finding: Extract<Finding, { do: 'look' | 'push' | 'remove' | 'door' }>,
): Flow<void> {
  switch (finding.do) {
    case 'look':
      return lookAt(g, doing, finding.card);
    case 'push':
      doing.moved = finding.card;
      return yield* pushEnemy(g, doing.seat, finding.card, stepsOf(doing));
    case 'remove':
      return discardObject(g, doing.hero, finding.card);
    case 'door':
      return unlock(g, finding.door);
  }
}

/** MA-INT-03, MA-INT-04 only this person sees it; it stays facedown and nothing happens. */
export function lookAt(g: G, { seat, hero }: Doing, card: CardId): void {
  look(g, seat, [card]);
  noteLook(g, seat, hero, card, spaceId(g, placeOf(g, card)));
}

function notToFind(g: G, doing: Doing): Refused[] {
  const seen = new Set(lookable(g, doing, doing.strength));
  const range = doing.strength;
  const hidden = cardsIn(g, 'facedown').flatMap((card) =>
    seen.has(card)
      ? []
      : [{ id: `look:${card}`, card, reason: message('reason.out-of-range', { range }), rule: 'MA-INT-02' }],
  );
  const weak = missionTasks(g, doing)
    .filter(({ needed }) => doing.strength < needed)
    .map(({ needed, rule, task: { id, card, label } }) => ({
      id,
      ...(card === undefined ? {} : { card }),
      ...(label === undefined ? {} : { label }),
      reason: message('reason.too-weak', { needed }),
      rule,
    }));
  return [...hidden, ...weak];
}
