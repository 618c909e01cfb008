import type {
  Ability,
  AbilityName,
  Attacks,
  Delivery,
  Encounter,
  FateCard,
  FateEffect,
  FateKind,
  Favour,
  Gift,
  Good,
  Modifier,
  PlanetEffect,
  Spoils,
  TraderOffer,
} from '../content/index.ts';

type Simple = Exclude<FateEffect, { readonly verb: 'encounter' | 'attach' | 'keep' }>;
type AtPlanet = Exclude<PlanetEffect, Delivery>;

/** What a card ship is called in its text. */
export type Foe = 'ship' | 'monster';

/** What one language says for every part of a card's data; each answer is whole sentences. */
export interface CardWords {
  readonly effects: { readonly [V in Simple['verb']]: (effect: Extract<Simple, { readonly verb: V }>) => string };
  readonly planetEffects: {
    readonly [D in AtPlanet['does']]: (effect: Extract<AtPlanet, { readonly does: D }>) => string;
  };
  readonly abilities: { readonly [D in AbilityName]: (ability: Extract<Ability, { readonly does: D }>) => string };
  readonly modifiers: { readonly [C in Modifier['changes']]: (by: number) => string };
  /** Who delivers what, and what it brings. */
  readonly delivery: (delivery: Delivery) => string;
  readonly countsAsSelling: string;
  /** The good is illegal there as long as the card lies there. */
  readonly illegalThere: (good: Good) => string;
  /** When the card ship attacks, and what else one can do. */
  readonly attacks: (attacks: Attacks, foe: Foe) => string;
  /** What letting it pass brings. */
  readonly favour: (favour: Favour) => string;
  /** What comes on top of the money for a delivery. */
  readonly gift: (gift: Gift) => string;
  readonly mayAttack: string;
  readonly offer: (offer: TraderOffer) => string;
  readonly inspection: (inspection: NonNullable<Encounter['inspection']>) => string;
  readonly steals: (units: number) => string;
  readonly hull: (points: number, foe: Foe) => string;
  /** What a bounty hunter does to your bounty. */
  readonly hunter: string;
  readonly spoils: (spoils: Spoils, foe: Foe) => string;
  readonly keptFriend: string;
  readonly keptEquipment: string;
}

/** The rules text of a fate card, a paragraph per thought. */
export function fateText(words: CardWords, { effect, kind }: FateCard): readonly string[] {
  switch (effect.verb) {
    case 'encounter':
      return encounterText(words, effect, kind);
    case 'attach':
      return planetText(words, effect.effect);
    case 'keep': {
      const { changes, by } = effect.modifier;
      return [words.modifiers[changes](by), kind === 'friend' ? words.keptFriend : words.keptEquipment];
    }
    case 'ion-storm':
    case 'meteor-swarm':
    case 'halve-lightspeed':
    case 'rift':
    case 'replace-planet':
    case 'restore-hull':
    case 'find-credits':
    case 'amnesty':
    case 'nothing':
      return [simpleText(words, effect)];
  }
}

export const abilityText = ({ abilities }: CardWords, ability: Ability): string =>
  (abilities[ability.does] as (ability: Ability) => string)(ability);

/** What a card does as long as it lies at a planet. */
function planetText(words: CardWords, effect: PlanetEffect): readonly string[] {
  if (effect.does !== 'delivery') return [atPlanet(words, effect)];
  const { delivery, gift, countsAsSelling, illegalThere } = words;
  const reward = effect.gift === null ? [] : [gift(effect.gift)];
  return [
    [delivery(effect), ...reward].join(' '),
    ...(effect.illegal ? [illegalThere(effect.good)] : []),
    countsAsSelling,
  ];
}

const simpleText = ({ effects }: CardWords, effect: Simple): string =>
  (effects[effect.verb] as (effect: Simple) => string)(effect);

const atPlanet = ({ planetEffects }: CardWords, effect: AtPlanet): string =>
  (planetEffects[effect.does] as (effect: AtPlanet) => string)(effect);

function encounterText(words: CardWords, encounter: Encounter, kind: FateKind): readonly string[] {
  const foe: Foe = kind === 'spaceMonster' ? 'monster' : 'ship';
  const { attacks, steals, inspection, offer, favour, spoils, ship } = encounter;
  const peaceful = attacks.when === 'never';
  const meeting = [
    ...(peaceful ? [] : [words.attacks(attacks, foe)]),
    ...(inspection === null ? [] : [words.inspection(inspection)]),
    ...(offer === null ? [] : [words.offer(offer)]),
    ...(favour === null ? [] : [words.favour(favour)]),
    ...(peaceful && inspection === null ? [words.mayAttack] : []),
  ];
  const fight = [
    ...(ship.hull > 1 ? [words.hull(ship.hull, foe)] : []),
    ...(steals > 0 ? [words.steals(steals)] : []),
    ...(kind === 'bountyHunter' ? [words.hunter] : []),
  ];
  return [meeting.join(' '), ...fight, words.spoils(spoils, foe)];
}
