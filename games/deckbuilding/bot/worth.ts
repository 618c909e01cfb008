import { type Ability, type Amount, type Card, type Condition, cards, type Effect } from '../content/index.ts';

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
      return Math.max(0, effectWorth(ability.effect) - (ability.cost === null ? 0 : 0.6)) * (exilesItself ? 0.4 : 0.9);
    }
    case 'when':
      return 0.8 * effectWorth(ability.effect);
    case 'while':
      return ability.modifier.changes === 'attack' ? usually(ability.modifier.amount) * chance(ability.condition) : 0;
    case 'start':
      return 0;
  }
}

function chance(condition: Condition | null): number {
  return condition === null ? 1 : 0.6;
}

function usually(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return 'usually' in amount ? (2 * amount.usually + amount.instead) / 3 : amount.amount;
}

export function effectWorth(effect: Effect): number {
  switch (effect.verb) {
    case 'gain':
      return 0.9 * effect.resources + 0.5 * effect.force;
    case 'gain-attack':
      return effect.amount;
    case 'draw':
      return 1.5 * usually(effect.amount);
    case 'repair':
      return 0.5 * effect.amount;
    case 'deal-damage':
      return 1.1 * usually(effect.amount);
    case 'destroy-ship':
      return 2.5;
    case 'opponent-discards':
      return 0.9 * effect.amount;
    case 'exile':
      return 1.2 * effect.count.amount;
    case 'discard-from-row':
      return 0.6;
    case 'take-from-row':
    case 'take-from-discard':
      return 2;
    case 'purchase':
      return effect.free ? 3 : 1;
    case 'next-purchase-to':
    case 'reveal-galaxy':
    case 'put-on-opponent-deck':
    case 'place-purchased':
      return 0.5;
    case 'choose': {
      const worths = effect.options.map(effectWorth);
      return effect.by === 'you' ? Math.max(...worths) : Math.min(...worths);
    }
    case 'sequence':
      return effect.effects.reduce((sum, each) => sum + effectWorth(each), 0);
    case 'if':
      return chance(effect.condition) * effectWorth(effect.effect);
    case 'may':
      return effectWorth(effect.effect);
    case 'discard-revealed':
    case 'look-at-galaxy':
    case 'keep-one-on-top':
    case 'swap-with-row':
    case 'swap-row-with-discard':
    case 'look-at-hand':
      return 0.2;
  }
}
