import { AT_ONCE, type CardId, cardsIn, type Flow, type Message, type Seat, the } from '@cantina/kernel';
import type { AreaId, Change, Deed, Walk } from '../../content/all.ts';
import { areaOf, characterOf, controllerOf, heroesOf, rangeBetween, spaceOf } from '../lookup.ts';
import type { By } from '../messages.ts';
import type { G, Hero } from '../state.ts';
import { carriesChild } from '../threats/token.ts';

/** When a special ability is offered: beside the first question of the action, while planning cards lie drawn, after it. */
export type Phase = 'before' | 'drawn' | 'after';

/** The special ability of the card that is being played, as far as an action needs to know it. */
export interface SpecialUse {
  /** In the phase the action is in now. */
  mayUse(): boolean;
  use(): Flow<void>;
  /** MA-SKL-09 the action was performed without it: none of it can be used any more. */
  forgo(): void;
  /** It takes the place of the action (MD-GEN-08). */
  readonly replaces?: boolean;
  /** How its option is shown. */
  readonly parts: { readonly card?: CardId; readonly label?: Message };
}

/** MA-SKL-14 free actions have none. */
export const NO_SPECIAL: SpecialUse = { mayUse: () => false, use: () => AT_ONCE, forgo: () => undefined, parts: {} };

/** An action while it is performed. */
export interface Doing {
  readonly hero: Hero;
  /** Who decides: the person whose character acts. */
  readonly seat: Seat;
  readonly area: AreaId;
  /** The skill card; null for a free action. */
  readonly card: CardId | null;
  /** # without what depends on a target (MA-SKL-01, MA-SKL-13). */
  readonly strength: number;
  /** # without the special ability of the card. */
  readonly plain: number;
  readonly changes: readonly Change[];
  readonly special: SpecialUse;
  /** Reach and movement of a free action that says so. */
  readonly range: number;
  readonly walk: Walk;
  /** Which of them the action is in. */
  phase: Phase;
  /** The target of this attack, and enemies that a special ability has damaged or moved as "others". */
  target: CardId | null;
  targetSpace: number;
  readonly others: CardId[];
  /** Free actions of objects that were used on the way (MA-FRE-04). */
  readonly waiting: Deed[];
  /** The enemy that was moved last. */
  moved: CardId | null;
}

export const USUAL_RANGE = 1;

/** MA-FRE-01 an action without a card. */
export const freeDoing = (
  g: G,
  hero: Hero,
  area: AreaId,
  strength: number,
  { range = USUAL_RANGE, walk = {} }: { readonly range?: number; readonly walk?: Walk } = {},
): Doing => ({
  hero,
  seat: controllerOf(g, hero),
  area,
  card: null,
  strength,
  plain: strength,
  changes: [],
  special: NO_SPECIAL,
  range,
  walk,
  phase: 'before',
  target: null,
  targetSpace: -1,
  others: [],
  waiting: [],
  moved: null,
});

/** Who asks, for a question about this action. */
export const byWhom = (g: G, { hero, card }: Pick<Doing, 'hero' | 'card'>): By => ({
  hero: characterOf(g, hero),
  card: card === null ? null : the(card),
});

export function changeOf<V extends Change['verb']>(
  { changes }: Doing,
  verb: V,
): Extract<Change, { readonly verb: V }> | undefined {
  return changes.find((each): each is Extract<Change, { readonly verb: V }> => each.verb === verb);
}

/** What a special ability adds to # whatever the target is (MA-SKL-13, MD-GEN-09). */
export function addedStrength(g: G, hero: Hero, area: AreaId, changes: readonly Change[]): number {
  let added = 0;
  for (const change of changes) {
    if (change.verb === 'strength-per-disruption') {
      const slot = areaOf(area);
      const tokens = cardsIn(g, 'areaTokens', slot).length + (g.state.substitutes[slot] ?? 0);
      added += Math.min(change.most, tokens);
    }
    if (change.verb !== 'strength') continue;
    if (change.when === 'companion-near' && hasCompanionNear(g, hero)) added += change.add;
    if (change.when === 'you-carry-the-token' && carriesChild(g, hero)) added += change.add;
  }
  return added;
}

const hasCompanionNear = (g: G, hero: Hero): boolean =>
  heroesOf(g).some((other) => other !== hero && rangeBetween(g, spaceOf(g, hero), spaceOf(g, other)) <= 1);
