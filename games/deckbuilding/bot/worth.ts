import { type Ability, type Card, cards } from '../content/index.ts';
import { worthOf } from '../verbs/index.ts';
import { chance, usually } from '../verbs/worth.ts';

/** What a card is worth in a deck, by face, read from its printed values and its text. */
export const WORTH: readonly number[] = cards.map((card: Card) => cardWorth(card));

function cardWorth({ kind, attack, resources, force, ability }: Card): number {
  if (kind === 'base') return 0;
  return attack + 0.9 * resources + 0.6 * force + (ability === null ? 0 : abilityWorth(ability));
}

function abilityWorth(ability: Ability): number {
  switch (ability.kind) {
    case 'action': {
      const exilesItself = ability.cost?.pay === 'exile-this';
      return Math.max(0, worthOf(ability.effect) - (ability.cost === null ? 0 : 0.6)) * (exilesItself ? 0.4 : 0.9);
    }
    case 'when':
      return 0.8 * worthOf(ability.effect);
    case 'while':
      return ability.modifier.changes === 'attack' ? usually(ability.modifier.amount) * chance(ability.condition) : 0;
    case 'start':
      return 0;
  }
}
