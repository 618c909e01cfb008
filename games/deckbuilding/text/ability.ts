import { type Block, first, type Lang, type Statement, said, tellVerb, type Words } from '@cantina/text';
import type { Ability, Card, Cost, Effect, Modifier, Trigger } from '../content/index.ts';
import type { Tellings } from '../verbs/tell.ts';
import { WORDS } from '../verbs/words.ts';
import { DE } from './de/tongue.ts';
import { EN } from './en/tongue.ts';
import { RU } from './ru/tongue.ts';
import type { Scene, Teller, Tongue } from './tongue.ts';

/** Tells the effects of one language. */
type Tell<W extends Words> = (effect: Effect) => Teller<W>;

/** The texts of one language: what is printed on cards, and what questions quote of it. */
export interface CardTexts<W extends Words> {
  readonly tongue: Tongue<W>;
  readonly tell: Tell<W>;
}

const tellIn =
  <L extends Lang>(lang: L) =>
  (effect: Effect): Tellings[L] =>
    tellVerb<Effect, Tellings, L>(WORDS, lang, effect);

export const texts = {
  de: { tongue: DE, tell: tellIn('de') },
  en: { tongue: EN, tell: tellIn('en') },
  ru: { tongue: RU, tell: tellIn('ru') },
} as const;

/** The rules text of a card: the ability, then the reward. */
export function textOf<W extends Words>(all: CardTexts<W>, reward: string, card: Card): readonly string[] {
  const scene = all.tongue.printed(card.kind);
  return [
    ...(card.ability === null ? [] : [abilityText(all, card.ability, scene)]),
    ...(card.reward === null ? [] : [rewardText(all, reward, card.reward, scene)]),
  ];
}

/** "Reward: Gain 2 Force." */
export function rewardText<W extends Words>(
  { tongue, tell }: CardTexts<W>,
  title: string,
  reward: Effect,
  scene: Scene<W>,
): string {
  return paragraph(
    tongue,
    first(tell(reward)(scene), (gain) => tongue.colon(title, gain)),
  );
}

/** A printed ability: what it costs, when it happens, what it does. */
const abilityText = <W extends Words>(all: CardTexts<W>, ability: Ability, scene: Scene<W>): string =>
  paragraph(all.tongue, abilityTold(all, ability, scene));

/** The sentences of a block. */
export const sentencesOf = <W extends Words>(block: Block<Statement<W>>): readonly Statement<W>[] =>
  block.flatMap((item) => ('say' in item ? [item.say] : []));

const paragraph = <W extends Words>(tongue: Tongue<W>, block: Block<Statement<W>>): string =>
  tongue.paragraph(...sentencesOf(block));

function abilityTold<W extends Words>(
  { tongue, tell }: CardTexts<W>,
  ability: Ability,
  scene: Scene<W>,
): Block<Statement<W>> {
  const { compose, given, it, triggered } = tongue;
  switch (ability.kind) {
    case 'action': {
      const { cost, effect } = ability;
      const told = tell(effect)(scene);
      return cost === null ? told : compose.pay([costTold(tongue, cost, scene)], told);
    }
    case 'when': {
      const { trigger, effect } = ability;
      const event = triggerTold(tongue, trigger, scene);
      return first(tell(effect)(afterEvent(tongue, trigger, scene)), (then) => given(triggered, event, then));
    }
    case 'while': {
      const { condition, modifier } = ability;
      if (condition === null) return modifierTold(tongue, modifier, scene);
      const within = condition.is === 'attacks-row' ? { ...scene, self: it(scene.self) } : scene;
      const held = tongue.condition(condition, scene);
      return first(modifierTold(tongue, modifier, within), (so) => given('while', held, so));
    }
    case 'start':
      return said(
        tongue.does(tongue.you, tongue.verbs.begin, tongue.the(tongue.nouns.game), tongue.beginsWith(scene.self)),
      );
  }
}

/** What the event has named already is "it" or "they" from then on. */
function afterEvent<W extends Words>({ it }: Tongue<W>, { on }: Trigger, scene: Scene<W>): Scene<W> {
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

function costTold<W extends Words>(tongue: Tongue<W>, cost: Cost, { you, self }: Scene<W>): Statement<W> {
  const { act, count, fromHand, nouns, verbs } = tongue;
  switch (cost.pay) {
    case 'exile-this':
      return act(you, verbs.exile, self);
    case 'discard-from-hand':
      return act(you, verbs.discard, count(cost.amount, nouns.card), fromHand);
    case 'exile-from-hand':
      return act(you, verbs.exile, count(cost.amount, nouns.card), fromHand);
    case 'resources':
      return act(you, verbs.spend, count(cost.amount, nouns.resource));
  }
}

function triggerTold<W extends Words>(tongue: Tongue<W>, trigger: Trigger, scene: Scene<W>): Statement<W> {
  const { a, clause, does, nouns, verbs } = tongue;
  switch (trigger.on) {
    case 'play-this':
      return clause(verbs.play, scene.self);
    case 'play-first':
      return tongue.playFirst(trigger.card);
    case 'purchase-this':
      return clause(verbs.purchase, scene.self);
    case 'defeat':
      return does(scene.self, verbs.defeat, a(nouns.target));
    case 'reveal-this':
      return clause(verbs.reveal, scene.self);
    case 'turn-begins':
      return tongue.turnBegins;
    case 'opponent-discards':
      return tongue.discardsInYourTurn(tongue.opponentIn(scene));
  }
}

function modifierTold<W extends Words>(tongue: Tongue<W>, modifier: Modifier, scene: Scene<W>): Block<Statement<W>> {
  switch (modifier.changes) {
    case 'attack': {
      const { of } = modifier;
      return tongue.amounts(scene, modifier.amount, (amount, each) =>
        of === 'this'
          ? tongue.does(scene.self, tongue.verbs.gain, tongue.bonus(amount), ...each)
          : tongue.yoursGain(of, tongue.bonus(amount), each),
      );
    }
    case 'first-purchase':
      return said(...tongue.firstPurchase(modifier));
    case 'damage-to-this-base':
      return said({ kind: 'words', text: tongue.preventsDamage(modifier.prevents, scene.self) });
    case 'targets':
      return said(...tongue.huntsNeutral(modifier.perTurn));
  }
}
