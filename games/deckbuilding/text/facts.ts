import { cardOf, type Effect, type Face } from '../content/index.ts';
import { gain } from '../content/vocabulary.ts';

type Choose = Extract<Effect, { readonly verb: 'choose' }>;

/** The reward for defeating a card; Ord Mantell makes neutral units worth their cost. */
export function rewardOf(face: Face): Effect {
  const { reward, cost } = cardOf(face);
  return reward ?? gain({ resources: cost });
}

/** The choice that the text of a card offers. */
export const chooseOn = (face: Face): Choose => partOf(face, (effect): effect is Choose => effect.verb === 'choose');

/** What the text of a card says one "may" do. */
export const mayOn = (face: Face): Effect =>
  partOf(face, (effect): effect is Extract<Effect, { readonly verb: 'may' }> => effect.verb === 'may').effect;

function partOf<E extends Effect>(face: Face, is: (effect: Effect) => effect is E): E {
  const { ability, reward } = cardOf(face);
  const effects = ability !== null && 'effect' in ability ? [ability.effect] : [];
  const found = [...effects, ...(reward === null ? [] : [reward])].flatMap(parts).find(is);
  if (found === undefined) throw new Error(`the text of ${face} has no such part`);
  return found;
}

function parts(effect: Effect): readonly Effect[] {
  if (effect.verb === 'sequence') return [effect, ...effect.effects.flatMap(parts)];
  if (effect.verb === 'choose') return [effect, ...effect.options.flatMap(parts)];
  if (effect.verb === 'if' || effect.verb === 'may') return [effect, ...parts(effect.effect)];
  return [effect];
}
