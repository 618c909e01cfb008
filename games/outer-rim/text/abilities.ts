import { first, headed, lines } from '@cantina/text';
import type { Ability, AbilityKind, Effect, GameEvent, Goal } from '../content/index.ts';
import { tell } from './frame.ts';
import type { StepWords } from './steps.ts';

type Keyword = 'planning' | 'action' | 'encounter';
type AbilityOf<K extends AbilityKind> = Extract<Ability, { readonly kind: K }>;
type PlainKind = Exclude<AbilityKind, Keyword | 'trigger' | 'dice'>;

/** The words of one language for abilities and goals, besides those for effects. */
export interface AbilityWords<S> extends StepWords<S> {
  readonly keywords: Readonly<Record<Keyword, string>>;
  /** Whole sentences. */
  readonly plain: { readonly [K in PlainKind]: (ability: AbilityOf<K>) => string };
  /** `once`: the card is gone afterwards (a secret), so no limit needs to be told. */
  readonly dice: (ability: AbilityOf<'dice'>, once: boolean) => string;
  /** "After you win a combat, …" */
  readonly when: (event: GameEvent, so: S) => S;
  /** What has to be done or had; null where an ability says it. */
  readonly goal: (achieve: Goal['achieve']) => string | null;
}

export function abilityLines<S>(words: AbilityWords<S>, ability: Ability, once = false): string[] {
  const { grammar, keywords } = words;
  if (ability.kind === 'planning' || ability.kind === 'action' || ability.kind === 'encounter')
    return headed(grammar, keywords[ability.kind], lines(tell(words, given(ability)), grammar));
  if (ability.kind === 'dice') return [words.dice(ability, once)];
  if (ability.kind !== 'trigger') return [plain(words, ability)];
  const effect: Effect = ability.may ? { verb: 'may', effect: given(ability) } : given(ability);
  return lines(
    first(tell(words, effect), (so) => words.when(ability.on, so)),
    grammar,
  );
}

/** What an ability does when somebody uses it, where it is said elsewhere that it is used now. */
export const useIn =
  <S>(words: AbilityWords<S>) =>
  (ability: Ability): string =>
    ('effect' in ability ? lines(tell(words, given(ability)), words.grammar) : abilityLines(words, ability, true)).join(
      ' ',
    );

const given = ({
  if: condition,
  effect,
}: {
  readonly if?: AbilityOf<'action'>['if'];
  readonly effect: Effect;
}): Effect => (condition === undefined ? effect : { verb: 'if', condition, effect, otherwise: null });

const plain = <S>(words: AbilityWords<S>, ability: AbilityOf<PlainKind>): string =>
  (words.plain[ability.kind] as (ability: AbilityOf<PlainKind>) => string)(ability);

/** What has to be done, then the abilities that come with it. */
export function goalLines<S>(words: AbilityWords<S>, { achieve, abilities }: Goal): string[] {
  const task = words.goal(achieve);
  return [...(task === null ? [] : [task]), ...abilities.flatMap((ability) => abilityLines(words, ability))];
}
