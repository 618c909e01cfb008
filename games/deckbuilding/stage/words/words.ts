import type { Faction } from '../../content/index.ts';

/** Who does something: a name, or nothing for who reads. */
export type Who = string | null;

/** What the stage says besides the lines of the log. */
export interface StageWords {
  /** Everything played this turn so far. */
  /** Somebody ends their turn with all their cards in hand. */
  playsNothing(who: Who): string;
  plays(who: Who, sum: { readonly cards: number; readonly resources: number; readonly attack: number }): string;
  buys(who: Who, card: string, price: number): string;
  /** Over an attack: whose base it goes for. */
  attackOnBaseOf(who: Who): string;
  attack(strength: number): string;
  attackOn(who: Who, target: string, strength: number): string;
  /** The beginning of the sentence that tells what came of an attack on a base: who fires, and how hard. */
  attacks(who: Who, cards: readonly string[], strength: number): string;
  /** Several things bought, and for how much together. */
  buysAll(who: Who, cards: readonly string[], price: number): string;
  /** Over damage that no attack did. */
  abilityOf(card: string): string;
  /** The beginning of the sentence that tells what the reward for a card brought. */
  rewardFor(card: string): string;
  left(points: number, of: number): string;
  shieldedBy(ships: number): string;
  damage(points: number): string;
  /** What came of an attack on a base, in one sentence. */
  damageTo(base: string, points: number, left: number): string;
  /** The same as a part of a sentence. */
  hits(card: string, points: number, left: number): string;
  stands(left: number, of: number): string;
  /** A shield of the base took it all. */
  prevented(points: number): string;
  shieldOf(base: string, points: number): string;
  /** The card that is used leaves the game for it. */
  readonly exiled: string;
  falls(base: string): string;
  destroys(who: Who, base: string): string;
  /** How many of whose bases are gone, and how many it takes. */
  lost(who: Who, bases: number, of: number): string;
  shipDestroyed(ship: string): string;
  forceNow(with_: Faction | null, you: boolean): string;
  readonly forceMoves: string;
  /** Over a card that was turned up. */
  readonly fromGalaxyDeck: string;
  discarded(who: Who): string;
  /** Which card somebody loses to their discard pile. */
  loses(who: Who, card: string, random: boolean): string;
  /** Where it has gone, and whether chance chose it. */
  toDiscard(random: boolean): string;
  readonly onDeck: string;
  newBase(who: Who): string;
  wins(who: Who): string;
  /** To all, while somebody needs only one more. */
  oneMore(who: Who, base: string | null, target: Who): string;
}

/** So many cards are named, more are counted. */
export const FEW = 3;

/** Cards of one name are counted: “2 × Outer Rim Pilot”. */
export const counted = (cards: readonly string[]): readonly string[] =>
  [...new Set(cards)].map((card) => {
    const times = cards.filter((each) => each === card).length;
    return times === 1 ? card : `${times} × ${card}`;
  });

/** What cards bring, after a colon; nothing where they bring nothing. */
export function bringing(parts: readonly (string | false)[]): string {
  const said = parts.filter((part) => part !== false);
  return said.length === 0 ? '' : `: ${said.join(', ')}`;
}
