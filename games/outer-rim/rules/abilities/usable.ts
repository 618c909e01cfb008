import { type CardId, cardsIn, hooked, type Seat } from '@cantina/kernel';
import type { Ability, AbilityKind } from '../../content/index.ts';
import { encounterCardOf, ownerOf } from '../lookup.ts';
import type { G } from '../state.ts';
import { holdsIf } from './conditions.ts';
import { abilitiesInForce } from './in-force.ts';

/** One ability of a card that a player has, in force now. */
export type Usable<K extends AbilityKind = AbilityKind> = {
  readonly [Kind in K]: {
    readonly card: CardId;
    /** Its place among the abilities of the card, see `abilityKey`. */
    readonly index: number;
    readonly ability: Extract<Ability, { readonly kind: Kind }>;
    /** OR-SECRET-02 a secret is revealed by using it. */
    readonly secret: boolean;
  };
}[K];

/**
 * OR-GEAR-03 the abilities of one kind that a player has and whose condition holds: on the character card, the ship, the assets and
 * the secrets.
 */
export function usable<K extends AbilityKind>(g: G, player: Seat, kind: K): Usable<K>[] {
  const found: Usable<K>[] = [];
  const barred = g.state.combat?.barred ?? null;
  for (const card of hooked(g, kind)) {
    if (ownerOf(g, card) === player && card !== barred)
      collect(g, player, card, kind, abilitiesInForce(g, card), found); // OR-BOUNTY-11
  }
  for (const card of cardsIn(g, 'secrets', player)) {
    const ability = secretAbility(g, card);
    if (ability?.kind === kind) collect(g, player, card, kind, [ability], found);
  }
  return found;
}

function collect<K extends AbilityKind>(
  g: G,
  player: Seat,
  card: CardId,
  kind: K,
  abilities: readonly Ability[],
  found: Usable<K>[],
): void {
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index] as Ability;
    if (ability.kind !== kind || !holdsIf(g, player, 'if' in ability ? ability.if : undefined)) continue;
    const secret = g.state.cards.zone[card] === 'secrets';
    found.push({ card, index, ability, secret } as Usable<K>);
  }
}

/** Whether a player has an ability of this kind in force; for those that simply are. */
export const hasAbility = (g: G, player: Seat, kind: AbilityKind): boolean => usable(g, player, kind).length > 0;

/** The one ability of a secret (OR-SECRET-02). */
export function secretAbility(g: G, card: CardId): Ability | null {
  for (const section of encounterCardOf(g, card).sections) if (section.kind === 'secret') return section.ability;
  return null;
}
