import type { CardId, SeenCard, SeenPile, View } from '@cantina/kernel';
import type { Faction } from '../content/index.ts';
import { preventable } from '../rules/attack/damage.ts';
import { doomedCards } from '../rules/cards/doom.ts';
import { hitPointsLeft } from '../rules/lookup.ts';
import type { DeckState, G } from '../rules/state.ts';
import { attackOf } from '../rules/texts/conditions.ts';
import { fieldsOf, openTable } from './sight.ts';

/** The table as one viewer sees it, by the names of the things on it. */
export interface Board {
  readonly row: readonly (SeenCard | null)[];
  readonly galaxyDeck: SeenPile;
  readonly galaxyDiscard: SeenPile;
  readonly pilots: SeenPile;
  readonly exile: SeenPile;
  readonly near: Side;
  readonly far: Side;
  /** The space of the Force marker, 1 (Empire) to 7 (Rebels). */
  readonly force: number;
  readonly turn: number;
  readonly basesToWin: number;
  damageOn(card: number): number;
  readonly assigned: DeckState['assigned'];
  readonly spent: readonly number[];
  /** Cards whose ability was used this turn. */
  readonly used: readonly number[];
  /** Whether a card has to be exiled at the end of the turn, as far as this viewer can know. */
  isDoomed(card: number): boolean;
  /** What a card in play attacks with, everything counted: in the attack it is assigned to, else on the base. */
  attackOf(card: number): number;
  /** What a side can still attack with this turn. */
  attackLeft(side: Side): number;
  /** How much attack it takes to destroy a side's base now: ships that stand before it and its own shield counted. */
  toBreak(side: Side): number;
  /** The hand at the lower edge is not this viewer's: only how many cards it has is seen. */
  readonly isNearHidden: boolean;
  /** There is no hand to draw at the lower edge. */
  readonly isHandBare: boolean;
}

/** What lies in front of one player. */
export interface Side {
  readonly seat: number;
  readonly faction: Faction;
  readonly isActive: boolean;
  readonly resources: number;
  readonly base: SeenCard | null;
  readonly units: readonly SeenCard[];
  readonly ships: readonly SeenCard[];
  readonly hand: SeenPile;
  readonly deck: SeenPile;
  readonly discard: SeenPile;
  readonly victory: SeenPile;
  readonly baseDeck: SeenPile;
}

const EMPTY: SeenPile = { count: 0, cards: [] };

/** `near` is the seat at the lower edge of the screen. */
export function boardOf(view: View, near: number): Board {
  const fields = fieldsOf(view);
  const pile = (zone: string, slot = 0): SeenPile => view.zones[zone]?.[slot] ?? EMPTY;
  const top = (zone: string, slot: number): SeenCard | null => pile(zone, slot).cards.at(-1) ?? null;
  const side = (seat: number): Side => ({
    seat,
    faction: fields.factions[seat] ?? 'empire',
    isActive: fields.active === seat && view.outcome === null,
    resources: fields.active === seat ? fields.resources : 0,
    base: top('base', seat),
    units: pile('units', seat).cards,
    ships: pile('ships', seat).cards,
    hand: pile('hand', seat),
    deck: pile('deck', seat),
    discard: pile('discard', seat),
    victory: pile('victory', seat),
    baseDeck: pile('baseDeck', seat),
  });
  // Made when the first number is asked for: most boards are only asked where a card lies.
  let opened: G | undefined;
  const table = (): G => {
    opened ??= openTable(view);
    return opened;
  };
  let doomed: readonly number[] | undefined;
  const attackNow = (card: number): number => {
    const target = fields.assigned.find((each) => each.card === card)?.target ?? 'base';
    return attackOf(table(), card as CardId, target !== 'base');
  };
  const spent: readonly number[] = fields.spent;
  const nearHand = pile('hand', near);
  const isNearHidden = nearHand.cards.length < nearHand.count;
  return {
    row: (view.zones.row ?? []).map((slot) => slot.cards[0] ?? null),
    galaxyDeck: pile('galaxyDeck'),
    galaxyDiscard: pile('galaxyDiscard'),
    pilots: pile('pilots'),
    exile: pile('exile'),
    near: side(near),
    far: side(1 - near),
    force: fields.force,
    turn: fields.turn,
    basesToWin: Number(view.options.basesToWin),
    damageOn: (card) => fields.damage[card] ?? 0,
    assigned: fields.assigned,
    spent,
    used: fields.used,
    isDoomed: (card) => {
      doomed ??= doomedCards(table(), fields.active);
      return doomed.includes(card);
    },
    attackOf: attackNow,
    attackLeft: ({ units, ships }) =>
      [...units, ...ships].reduce((sum, { id }) => sum + (spent.includes(id) ? 0 : Math.max(0, attackNow(id))), 0),
    toBreak: ({ base, ships }) => {
      if (base === null) return 0;
      const g = table();
      const standing = [base, ...ships].reduce((sum, { id }) => sum + hitPointsLeft(g, id as CardId), 0);
      return standing + preventable(g, base.id as CardId);
    },
    isNearHidden,
    isHandBare: isNearHidden || nearHand.count === 0,
  };
}

/** Where a card lies, as `zone:slot`. */
export function placeOf(view: View, card: number): string | undefined {
  for (const [zone, slots] of Object.entries(view.zones)) {
    for (const [slot, pile] of slots.entries()) {
      if (pile.cards.some((each) => each.id === card)) return `${zone}:${slot}`;
    }
  }
  return undefined;
}
