import { printEffect, type VerbTexts } from '@cantina/kernel';
import type { Ability, Amount, Condition, Cost, Counted, Effect, Modifier, Trigger } from '../content/index.ts';

/** Who and what the words of one text point at. */
export interface Scene<Np> {
  /** Who carries out the text; null is the reader, who is told what to do. */
  readonly you: Np | null;
  /** Who "your opponent" is; null is the reader. */
  readonly opponent: Np | null;
  /** The card the text stands on. */
  readonly self: Np;
  /** The card just purchased. */
  readonly purchased: Np;
  /** How many cards the text has looked at, and the last of them. */
  readonly looked: number;
  readonly shown: Np;
}

/** One or more sentences, told within a scene. */
export type Told<S> = readonly [S, ...S[]];
export type Teller<S, Np> = (scene: Scene<Np>) => Told<S>;
export type EffectTexts<S, Np> = VerbTexts<Effect, Teller<S, Np>>;

/** The words of one language for everything a card text consists of, besides its effects. */
export interface CardWords<S, Np> {
  readonly effects: EffectTexts<S, Np>;
  readonly cost: (cost: Cost, scene: Scene<Np>) => S;
  readonly condition: (condition: Condition, scene: Scene<Np>) => S;
  readonly trigger: (trigger: Trigger, scene: Scene<Np>) => S;
  readonly modifier: (modifier: Modifier, scene: Scene<Np>) => Told<S>;
  readonly start: (scene: Scene<Np>) => S;
  /** "it": the card the sentence before has named. */
  readonly it: (np: Np) => Np;
  readonly grammar: CardGrammar<S>;
}

/** The few ways of the grammar in which every text is put together; the same in all languages. */
export interface CardGrammar<S> {
  readonly given: (link: 'if' | 'when' | 'once' | 'while', condition: S, effect: S) => S;
  readonly inOrder: (act: S, goal: S) => S;
  readonly instead: (effect: S) => S;
  readonly may: (effect: S) => S;
  readonly colon: (title: string, effect: S) => S;
  readonly paragraph: (...sentences: readonly S[]) => string;
  /** The word of triggered abilities: "when", „sobald“, «когда». */
  readonly triggered: 'when' | 'once';
}

const first = <S>([head, ...rest]: Told<S>, change: (sentence: S) => S): Told<S> => [change(head), ...rest];

/** A printed ability: what it costs, when it happens, what it does. */
export function abilityText<S, Np>(words: CardWords<S, Np>, ability: Ability, scene: Scene<Np>): string {
  return words.grammar.paragraph(...abilityTold(words, ability, scene));
}

function abilityTold<S, Np>(words: CardWords<S, Np>, ability: Ability, scene: Scene<Np>): Told<S> {
  const { given, inOrder, triggered } = words.grammar;
  switch (ability.kind) {
    case 'action': {
      const { cost, effect } = ability;
      const told = tell(words, effect, scene);
      return cost === null ? told : first(told, (goal) => inOrder(words.cost(cost, scene), goal));
    }
    case 'when': {
      const { trigger, effect } = ability;
      const after = afterEvent(words, trigger, scene);
      return first(tell(words, effect, after), (then) => given(triggered, words.trigger(trigger, scene), then));
    }
    case 'while': {
      const { condition, modifier } = ability;
      if (condition === null) return words.modifier(modifier, scene);
      const within = condition.is === 'attacks-row' ? { ...scene, self: words.it(scene.self) } : scene;
      return first(words.modifier(modifier, within), (so) => given('while', words.condition(condition, scene), so));
    }
    case 'start':
      return [words.start(scene)];
  }
}

/** What the event has named already is "it" or "they" from then on. */
function afterEvent<S, Np>({ it }: CardWords<S, Np>, { on }: Trigger, scene: Scene<Np>): Scene<Np> {
  switch (on) {
    case 'play-this':
    case 'reveal-this':
    case 'defeat':
      return { ...scene, self: it(scene.self) };
    case 'purchase-this':
      return { ...scene, self: it(scene.self), purchased: scene.self };
    case 'opponent-discards':
      return scene.opponent === null ? scene : { ...scene, opponent: it(scene.opponent) };
    case 'play-first':
    case 'turn-begins':
      return scene;
  }
}

/** "Reward: Gain 2 Force." */
export function rewardText<S, Np>(words: CardWords<S, Np>, title: string, reward: Effect, scene: Scene<Np>): string {
  const { colon, paragraph } = words.grammar;
  return paragraph(...first(tell(words, reward, scene), (gain) => colon(title, gain)));
}

export const tell = <S, Np>({ effects }: CardWords<S, Np>, effect: Effect, scene: Scene<Np>): Told<S> =>
  printEffect<Effect, Teller<S, Np>>(effects, effect)(scene);

/** The verbs that only hold others together. */
export const compositions = <S, Np>(
  words: () => CardWords<S, Np>,
): Pick<EffectTexts<S, Np>, 'sequence' | 'if' | 'may'> => ({
  sequence: ({ effects }) => {
    const look = effects.find((effect) => effect.verb === 'look-at-galaxy');
    return (scene) => {
      const within = look === undefined ? scene : { ...scene, looked: look.amount };
      return effects.flatMap((effect) => tell(words(), effect, within)) as readonly S[] as Told<S>;
    };
  },
  if: ({ condition, effect }) => {
    return (scene) => {
      const { condition: say, grammar } = words();
      return first(tell(words(), effect, scene), (so) => grammar.given('if', say(condition, scene), so));
    };
  },
  may: ({ effect }) => {
    return (scene) => first(tell(words(), effect, scene), words().grammar.may);
  },
});

/** "Draw 1 card. If …, draw 2 cards instead." */
export function replaced<S, Np, T>(
  words: CardWords<S, Np>,
  scene: Scene<Np>,
  { usually, instead, condition }: { readonly usually: T; readonly instead: T; readonly condition: Condition },
  say: (amount: T, repeated: boolean) => S,
): Told<S> {
  const { given, instead: insteadOf } = words.grammar;
  return [say(usually, false), given('if', words.condition(condition, scene), insteadOf(say(instead, true)))];
}

/** The sentences for an amount, whatever it depends on. */
export function amounts<S, Np>(
  words: CardWords<S, Np>,
  scene: Scene<Np>,
  amount: Amount,
  say: (amount: number, each: Counted | null) => S,
): Told<S> {
  if (typeof amount === 'number') return [say(amount, null)];
  if ('each' in amount) return [say(amount.amount, amount.each)];
  const { usually, instead } = amount;
  return replaced(words, scene, { usually, instead, condition: amount.if }, (each) => say(each, null));
}
