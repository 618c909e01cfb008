import { type CardId, cardsIn, hooked, type Seat } from '@cantina/kernel';
import {
  type Amount,
  type Asset,
  type AssetFilter,
  CONTACT_SLOTS,
  type Condition,
  type Counted,
  FACTIONS,
  type Faction,
  type FactionRef,
  isNavpoint,
  isPlanet,
  PLANET_FACTION,
  type Place,
  type Skill,
  type Space,
} from '../../content/index.ts';
import {
  assetOf,
  assetsOf,
  characterOf,
  factionHere,
  factionsWith,
  othersHere,
  ownAsset,
  ownerOf,
  playerOf,
  playersOf,
  priceOf,
  shipOf,
  spaceOfPlayer,
  standingOf,
} from '../lookup.ts';
import { nearestOf } from '../movement/map.ts';
import type { G } from '../state.ts';
import { abilitiesInForce } from './in-force.ts';

/** Whether a condition holds for a player right now; `other` and `job` are what the text is about, if anything. */
export function holds(
  g: G,
  player: Seat,
  condition: Condition,
  other: Seat | null = null,
  job: CardId | null = null,
): boolean {
  switch (condition.is) {
    case 'reputation':
      return factionsMeant(g, player, condition.with, job).some((faction) =>
        condition.standing.includes(standingOf(g, player, faction)),
      );
    case 'reputations': {
      const found = factionsWith(g, player, condition.standing).length;
      return found >= condition.atLeast && found <= (condition.atMost ?? FACTIONS.length);
    }
    case 'has':
      return countAssets(g, player, condition.filter) >= condition.atLeast;
    case 'worth':
      return worthOf(g, player, condition.kinds) >= condition.atLeast;
    case 'ship-price':
      return shipOf(g, player).price >= condition.atLeast;
    case 'skill':
      return condition.oneOf.some((skill) => copiesOf(g, player, skill) > 0);
    case 'at':
      return isAt(spaceOfPlayer(g, player), condition.place);
    case 'patrol-here':
      return patrolsIn(g, spaceOfPlayer(g, player)).length > 0;
    case 'player-here':
      return othersHere(g, player).length > 0;
    case 'other-has-more-fame':
      return other !== null && fameOf(g, other) > fameOf(g, player);
    case 'most-fame':
      return isMostFamous(g, player); // OR-FAME-05
    case 'credits':
      return playerOf(g, player).credits >= condition.atLeast;
    case 'damaged':
      return isDamaged(g, player, condition.on);
    case 'droid':
      return characterOf(g, player).droid; // OR-DROID-01
    case 'not':
      return !holds(g, player, condition.condition, other, job);
    case 'all':
      return condition.conditions.every((each) => holds(g, player, each, other, job));
    case 'any':
      return condition.conditions.some((each) => holds(g, player, each, other, job));
  }
}

/** Whether a condition that may be missing holds. */
export const holdsIf = (g: G, player: Seat, condition: Condition | undefined, other: Seat | null = null): boolean =>
  condition === undefined || holds(g, player, condition, other);

/** The factions of the patrols in a space (OR-PATROL-09). */
export const patrolsIn = (g: G, space: Space): readonly Faction[] =>
  g.state.patrols.some((patrol) => patrol.space === space)
    ? FACTIONS.filter((_, index) => g.state.patrols[index]?.space === space)
    : NO_PATROLS;

const NO_PATROLS: readonly Faction[] = [];

export const patrolSpace = (g: G, faction: Faction): Space =>
  g.state.patrols[FACTIONS.indexOf(faction)]?.space ?? (g.state.players[0]?.space as Space);

/** The factions a text may mean; several: somebody has to choose; none: it finds none (OR-SPACE-05). */
export function factionsMeant(g: G, player: Seat, ref: FactionRef, job: CardId | null = null): readonly Faction[] {
  switch (ref) {
    case 'planet': {
      const faction = factionHere(g, player);
      return faction === null ? [] : [faction];
    }
    case 'patrol-here':
      return patrolsIn(g, spaceOfPlayer(g, player));
    case 'nearest-patrol':
      return nearestOf(g, spaceOfPlayer(g, player), FACTIONS, (faction) => patrolSpace(g, faction)); // OR-NEAR-03
    case 'any':
      return FACTIONS;
    case 'favor':
    case 'favor-rival': {
      const favor = favorOf(g, job);
      return favor === undefined ? [] : [ref === 'favor' ? favor.for : favor.rival];
    }
    case 'rebel':
    case 'imperial':
    case 'hutt':
    case 'syndicate':
      return [ref];
  }
}

function favorOf(g: G, job: CardId | null): { readonly for: Faction; readonly rival: Faction } | undefined {
  const asset = job === null ? null : assetOf(g, job);
  return asset?.kind === 'job' ? asset.favor : undefined;
}

/** OR-ASSET-06, OR-EX-20 whichever deck it comes from. */
export function fits(asset: Asset, { kind, trait, droid, contact }: AssetFilter): boolean {
  if (kind !== undefined && !kind.includes(asset.kind)) return false;
  if (trait !== undefined && !asset.traits.includes(trait)) return false; // OR-TRAIT-01, OR-DIFF-35
  if (droid === true && !(asset.kind === 'crew' && asset.droid)) return false;
  return contact === undefined || (asset.kind === 'crew' && asset.contact === contact);
}

export const assetsThatFit = (g: G, player: Seat, filter: AssetFilter): CardId[] =>
  assetsOf(g, player).filter((card) => fits(ownAsset(g, card), filter));

function countAssets(g: G, player: Seat, filter: AssetFilter): number {
  let count = 0;
  for (const card of assetsOf(g, player)) if (fits(ownAsset(g, card), filter)) count++;
  return count;
}

function worthOf(g: G, player: Seat, kinds: readonly Asset['kind'][]): number {
  let worth = 0;
  for (const card of assetsOf(g, player)) {
    if (kinds.includes(ownAsset(g, card).kind)) worth += priceOf(g, card) ?? 0;
  }
  return worth;
}

/** OR-TEST-05, OR-CREW-09, OR-SKILL-01, OR-SKILL-02 the character card and all crew; OR-BOUNTY-11 without the crew that is being fought. */
export function copiesOf(g: G, player: Seat, skill: Skill): number {
  let copies = 0;
  for (const each of characterOf(g, player).skills) if (each === skill) copies++;
  const barred = g.state.combat?.barred ?? null;
  for (const card of assetsOf(g, player)) {
    const asset = assetOf(g, card);
    if (asset?.kind !== 'crew' || card === barred) continue;
    for (const each of asset.skills) if (each === skill) copies++; // OR-CREW-08
  }
  return copies;
}

/** OR-MAEL-08, OR-MAEL-09 the Maelstrom is neither a navpoint nor a planet. */
function isAt(space: Space, place: Place): boolean {
  switch (place.on) {
    case 'planet':
      return isPlanet(space);
    case 'navpoint':
      return isNavpoint(space);
    case 'maelstrom':
      return space === 'maelstrom';
    case 'planet-named':
      return space === place.planet;
    case 'faction-planet':
      return isPlanet(space) && PLANET_FACTION[space] === place.faction;
  }
}

function isDamaged(g: G, player: Seat, on: 'character' | 'ship' | 'either'): boolean {
  const { characterDamage, shipDamage } = playerOf(g, player);
  return (on !== 'ship' && characterDamage > 0) || (on !== 'character' && shipDamage > 0);
}

/** OR-GAP-21 never below 0. */
export function amountOf(g: G, player: Seat, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return Math.max(0, amount.base + amount.each * counted(g, player, amount.counted));
}

function counted(g: G, player: Seat, what: Counted): number {
  switch (what.of) {
    case 'assets':
      return countAssets(g, player, what.filter);
    case 'factions':
      return factionsWith(g, player, what.standing).length;
    case 'damage':
      return what.on === 'ship' ? playerOf(g, player).shipDamage : playerOf(g, player).characterDamage;
    case 'facedown-contacts-here':
      return slotsAt(spaceOfPlayer(g, player)).filter((slot) => cardsIn(g, 'contacts', slot).length > 0).length;
  }
}

const SLOTS_AT: ReadonlyMap<Space, readonly number[]> = new Map(
  [...new Set(CONTACT_SLOTS.map(({ planet }) => planet))].map((planet) => [
    planet,
    CONTACT_SLOTS.flatMap((slot, index) => (slot.planet === planet ? [index] : [])),
  ]),
);

const NO_SLOTS: readonly number[] = [];

/** The contact slots of a space, left first. */
export const slotsAt = (space: Space): readonly number[] => SLOTS_AT.get(space) ?? NO_SLOTS;

/** What stands on the track: fame gained, and fame that assets grant. Never below 0 (OR-FAME-01), see `keepFame`. */
export const fameOf = (g: G, player: Seat): number => Math.max(0, playerOf(g, player).fame + grantedFame(g, player));

/** OR-FAME-02 fame of assets while their condition holds. */
export function grantedFame(g: G, player: Seat): number {
  let fame = 0;
  for (const card of hooked(g, 'fame')) {
    if (ownerOf(g, card) !== player) continue;
    for (const ability of abilitiesInForce(g, card)) {
      if (ability.kind === 'fame' && (ability.if === undefined || holds(g, player, ability.if))) fame += ability.amount;
    }
  }
  return fame;
}

/** OR-FAME-03, OR-DIFF-47 all who are tied have the most fame; OR-FAME-05 ties count. */
export const isMostFamous = (g: G, player: Seat): boolean => {
  const fame = fameOf(g, player);
  return playersOf(g).every((other) => fameOf(g, other) <= fame);
};
