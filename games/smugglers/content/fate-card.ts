import type {
  Attacks,
  Delivery,
  Encounter,
  FateEffect,
  FateKind,
  Favour,
  Gift,
  Good,
  Modifier,
  PlanetEffect,
  ShipKind,
  Spoils,
  System,
} from './vocabulary.ts';

/** One face among the fate cards. */
export interface FateCard<Id extends string = string> {
  readonly id: Id;
  readonly kind: FateKind;
  readonly effect: FateEffect;
  /** How many copies there are. */
  readonly count: number;
}

export const fate = <const Id extends string>(id: Id, kind: FateKind, effect: FateEffect, count = 1): FateCard<Id> => ({
  id,
  kind,
  effect,
  count,
});

/** Values in the order engines, lasers, shields, hull; 1 hull point and no shields unless said (SG-DOG-04). */
export const ship = <const Id extends string>(
  id: Id,
  kind: ShipKind,
  [engines, lasers, shields = 0, hull = 1]: readonly [number, number, number?, number?],
  {
    spoils,
    ...rest
  }: Pick<Encounter, 'attacks'> &
    Partial<Omit<Encounter, 'verb' | 'ship' | 'attacks' | 'spoils'>> & { readonly spoils: Partial<Spoils> },
): FateCard<Id> =>
  fate(id, kind, {
    verb: 'encounter',
    ship: { engines, lasers, shields, hull },
    steals: 0,
    inspection: null,
    offer: null,
    favour: null,
    ...rest,
    spoils: { credits: 0, bounty: 0, goods: null, ...spoils },
  });

export const always: Attacks = { when: 'always' };
export const never: Attacks = { when: 'never' };
export const bountyFrom = (from: number): Attacks => ({ when: 'bounty', from });
export const unlessPaid = (toll: number): Attacks => ({ when: 'unpaid', toll });

export const attach = (effect: PlanetEffect): FateEffect => ({ verb: 'attach', effect });
export const credits = (amount: number): Favour => ({ does: 'credits', credits: amount });
export const repair = (points: number, otherwise: number): Favour => ({ does: 'repair', points, otherwise });
export const escort = (sectors: number): Favour => ({ does: 'escort', sectors });

type FixedPrice = Extract<PlanetEffect, { readonly does: 'fixed-price' }>;
export const fixedPrice = (
  good: Good,
  price: number,
  { unlimited = false, open = false }: Partial<Pick<FixedPrice, 'unlimited' | 'open'>> = {},
): FateEffect => attach({ does: 'fixed-price', good, price, unlimited, open });
export const crimeLordOffer = (
  good: Good,
  units: number,
  pays: number,
  { bounty, gift = null }: Pick<Delivery, 'bounty'> & Partial<Pick<Delivery, 'gift'>>,
): FateEffect => attach({ does: 'delivery', good, units, pays, bounty, illegal: true, honest: false, gift });
export const contract = (good: Good, units: number, pays: number, gift: Gift | null = null): FateEffect =>
  attach({ does: 'delivery', good, units, pays, bounty: 0, illegal: false, honest: true, gift });
export const level = (system: System): Gift => ({ does: 'level', system });
export const keep = (changes: Modifier['changes'], by: number): FateEffect => ({
  verb: 'keep',
  modifier: { changes, by },
});
