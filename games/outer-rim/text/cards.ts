import { headed, lines } from '@cantina/text';
import {
  type Asset,
  type Bounty,
  type Cargo,
  type ContactToken,
  contactClass,
  type DatabankCard,
  type EncounterCard,
  type Job,
  type MarketCard,
  type Planet,
  type Reward,
  type Section,
  skillsTested,
} from '../content/index.ts';
import { type AbilityWords, abilityLines } from './abilities.ts';
import { effectLines, tell } from './frame.ts';
import type { CardLabels } from './labels.ts';
import { stepLines } from './steps.ts';

/** The words of one language for whole cards. */
export interface CardWords<S> extends AbilityWords<S> {
  readonly card: CardLabels;
  /** "gain 5,000 credits and 1 fame and lose reputation with the Hutts" */
  readonly reward: (reward: Omit<Reward, 'instead'>) => S;
  readonly instead: (statement: S) => S;
}

// Assets

export function assetValues<S>({ card }: CardWords<S>, asset: Asset): string[] {
  const traits = asset.traits.map((trait) => card.traits[trait]);
  const values = [card.kinds[asset.kind], ...traits];
  switch (asset.kind) {
    case 'bounty':
      // OR-CONTACT-08 the class says on the back of which tokens to look for the contact
      return [
        ...values,
        card.contactClass(contactClass(asset.target)),
        card.combat(asset.combat.type, asset.combat.value),
      ];
    case 'cargo':
      return asset.delivery === null ? values : [...values, card.destination(asset.delivery.to)];
    case 'crew':
      return [...values, ...(asset.droid ? [card.droid] : []), ...asset.skills.map((skill) => card.skills[skill])];
    case 'job': {
      const tested = skillsTested(asset);
      return [...values, card.destination(asset.destination), ...(tested.length === 0 ? [] : [card.tested(tested)])];
    }
    case 'gear':
    case 'mod':
      return values;
  }
}

function assetLines<S>(words: CardWords<S>, asset: Asset): string[] {
  const abilities = asset.abilities.flatMap((ability) => abilityLines(words, ability));
  switch (asset.kind) {
    case 'bounty':
      return [...abilities, ...bountyLines(words, asset)];
    case 'cargo':
      return [...deliveryLines(words, asset), ...abilities];
    case 'job':
      return [...jobLines(words, asset), ...abilities];
    case 'crew':
    case 'gear':
    case 'mod':
      return abilities;
  }
}

/** `last`: what else happens then. */
function rewardLines<S>(
  words: CardWords<S>,
  label: string,
  { instead, ...reward }: Reward,
  ...last: readonly S[]
): string[] {
  const { grammar } = words;
  const other =
    instead === undefined
      ? []
      : [grammar.ifSo(words.condition(instead.if), words.instead(words.reward(instead.reward)))];
  return headed(grammar, label, [grammar.paragraph(words.reward(reward), ...other, ...last)]);
}

const bountyLines = <S>(words: CardWords<S>, { eliminate, capture }: Bounty): string[] => [
  ...rewardLines(words, words.card.eliminate, eliminate),
  ...rewardLines(words, words.card.captureFor(capture.to), capture.reward),
];

const deliveryLines = <S>(words: CardWords<S>, { delivery }: Cargo): string[] =>
  delivery === null ? [] : rewardLines(words, words.card.reward, delivery.reward);

function jobLines<S>(words: CardWords<S>, { attempt, reward, after }: Job): string[] {
  const ending = words.spoken({ verb: 'this-card', goes: after === 'remove' ? 'removed' : 'discarded' });
  return [
    ...attemptLines(words, attempt),
    ...rewardLines(words, words.card.reward, reward, ...ending.map(words.grammar.afterwards)),
  ];
}

function attemptLines<S>(words: CardWords<S>, attempt: Job['attempt']): string[] {
  switch (attempt.by) {
    case 'steps':
      return stepLines(words, attempt.steps);
    case 'databank':
      return effectLines(words, { verb: 'resolve-databank', number: attempt.number });
    case 'fight-player':
      return effectLines(words, { verb: 'fight-player', type: null, win: { verb: 'complete-job' }, lose: null });
  }
}

/** The asset of a card that also says other things. */
const assetPart = <S>(words: CardWords<S>, asset: Asset | null): string[] =>
  asset === null ? [] : headed(words.grammar, words.card.kinds[asset.kind], assetLines(words, asset));

// Market

export function marketValues<S>(words: CardWords<S>, card: MarketCard): string[] {
  const { card: labels } = words;
  const { asset, price, patrol, cannotBuyAt } = card;
  return [
    ...(asset === null ? [card.ship === null ? labels.instant : labels.ship] : assetValues(words, asset)),
    labels.price(price),
    ...(cannotBuyAt === null
      ? []
      : [isDestination(asset, cannotBuyAt) ? labels.notSoldThere : labels.notSoldAt(cannotBuyAt)]),
    ...(patrol === null ? [] : [labels.patrolMove(patrol.faction, patrol.spaces)]),
  ];
}

const isDestination = (asset: Asset | null, planet: Planet): boolean =>
  (asset?.kind === 'cargo' && asset.delivery?.to === planet) || (asset?.kind === 'job' && asset.destination === planet);

export function marketLines<S>(words: CardWords<S>, { asset, instant }: MarketCard): string[] {
  if (asset !== null) return assetLines(words, asset);
  return instant === null ? [words.card.shipForSale] : effectLines(words, instant);
}

// Encounters

export const encounterLines = <S>(words: CardWords<S>, { sections, asset }: EncounterCard): string[] => [
  ...sections.flatMap((section) => sectionLines(words, section)),
  ...assetPart(words, asset),
];

/** Whether who carries out a section may get the card itself. */
function offersItself(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, value]) => (key === 'verb' && value === 'gain-this') || offersItself(value));
}

/** One section as it is read aloud: where it offers the card itself, also what that gives. */
export function readSection<S>(words: CardWords<S>, { asset }: EncounterCard, section: Section): string[] {
  const told = sectionLines(words, section);
  if (asset === null || (section.kind !== 'asset' && !offersItself(section))) return told;
  const given = assetPart(words, asset);
  // Of crew it is said what they are skilled in, too.
  return [
    ...told,
    ...(asset.kind === 'crew' || given.length === 0 ? [assetValues(words, asset).join(' · ')] : []),
    ...given,
  ];
}

export function sectionLines<S>(words: CardWords<S>, section: Section): string[] {
  const { card, grammar } = words;
  const place = card.section(section.for);
  switch (section.kind) {
    case 'effect':
      return headed(grammar, place, effectLines(words, section.effect));
    case 'by-reputation': {
      const cases = section.cases.map(({ standing, effect }) => ({
        label: card.standings(standing),
        block: tell(words, effect),
      }));
      return headed(grammar, card.byReputation(place, section.with), lines([{ cases }], grammar));
    }
    case 'secret':
      return headed(grammar, place, [card.secret, ...abilityLines(words, section.ability, true)]);
    case 'asset':
      return headed(grammar, place, [card.offered]);
  }
}

// Databank and contacts

export const databankValues = <S>(words: CardWords<S>, { number, asset }: DatabankCard): string[] => [
  words.card.databankNumber(number),
  ...(asset === null ? [] : assetValues(words, asset)),
];

export function databankLines<S>(words: CardWords<S>, { holds, asset }: DatabankCard): string[] {
  const { card, grammar } = words;
  switch (holds.what) {
    case 'delivery': {
      const cases = (['crit', 'focus', 'blank'] as const).map((face) => ({
        label: words.faceLabel([face]),
        block: tell(words, holds[face]),
      }));
      return [card.failedDelivery, ...lines([{ cases }], grammar), card.turnEnds];
    }
    case 'contact':
      return [
        ...headed(grammar, words.keywords.encounter, effectLines(words, holds.encounter)),
        ...assetPart(words, asset),
      ];
    case 'sabacc':
      return [card.sabacc, ...effectLines(words, holds.effect)];
    case 'failed-favor':
      return effectLines(words, holds.effect);
    case 'job':
      return stepLines(words, holds.steps);
    case 'start':
      return [card.startsOn(holds.planet), ...(asset === null ? [] : assetLines(words, asset))];
  }
}

export const contactValues = <S>({ card }: CardWords<S>, token: ContactToken): string[] => [
  card.contactClass(token.class),
  ...(token.faction === null ? [] : [card.factions[token.faction]]),
  ...(token.droid ? [card.droid] : []),
];

export const contactLines = <S>(words: CardWords<S>, token: ContactToken): string[] =>
  effectLines(words, { verb: 'resolve-databank', number: token.databank });
