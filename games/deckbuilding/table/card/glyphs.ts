import type { Amount, Effect } from '../../content/index.ts';
import { symbols } from '../art/symbols.ts';
import drawings from '../art/verbs.icons';

/** A sign with an amount: the short form of a card text, for a look across the table. */
export interface Glyph {
  readonly body: string;
  readonly box: 24 | 512;
  readonly amount: string;
  readonly tint: 'attack' | 'resource' | 'force' | 'plain';
}

export function glyphsOf(effect: Effect): readonly Glyph[] {
  switch (effect.verb) {
    case 'gain':
      return [
        ...(effect.resources > 0 ? [sign('resource', effect.resources)] : []),
        ...(effect.force > 0 ? [sign('force', effect.force)] : []),
      ];
    case 'gain-attack':
      return [sign('attack', effect.amount)];
    case 'sequence':
      return effect.effects.flatMap(glyphsOf);
    case 'choose':
      return effect.options.flatMap(glyphsOf);
    case 'if':
    case 'may':
      return glyphsOf(effect.effect);
    case 'reveal-galaxy':
      return [drawing('reveal-galaxy'), ...effect.cases.flatMap((each) => glyphsOf(each.effect))];
    case 'draw':
    case 'deal-damage':
      return [drawing(effect.verb, amountText(effect.amount))];
    case 'repair':
    case 'opponent-discards':
      return [drawing(effect.verb, String(effect.amount))];
    case 'exile':
      return [drawing('exile', String((effect.instead?.count ?? effect.count).amount))];
    case 'destroy-ship':
    case 'discard-from-row':
    case 'discard-revealed':
    case 'keep-one-on-top':
    case 'look-at-galaxy':
    case 'look-at-hand':
    case 'next-purchase-to':
    case 'place-purchased':
    case 'purchase':
    case 'put-on-opponent-deck':
    case 'swap-row-with-discard':
    case 'swap-with-row':
    case 'take-from-discard':
    case 'take-from-row':
      return [drawing(effect.verb)];
  }
}

const sign = (tint: 'attack' | 'resource' | 'force', amount: number): Glyph => ({
  body: symbols[tint],
  box: 24,
  amount: String(amount),
  tint,
});

const drawing = (verb: string, amount = ''): Glyph => ({
  body: drawings[verb] ?? symbols.reward,
  box: 512,
  amount,
  tint: 'plain',
});

function amountText(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  return 'each' in amount ? '×' : `${amount.usually}/${amount.instead}`;
}
