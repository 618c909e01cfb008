import { type CardId, knows, type Seat } from '@cantina/kernel';
import { type Asset, FACTIONS, isPlanet, type Space } from '../content/index.ts';
import { patrolsIn } from '../rules/abilities/conditions.ts';
import { hasAbility } from '../rules/abilities/usable.ts';
import { takenSlots, tokenIn } from '../rules/encounter/contacts.ts';
import { cardsOfNumber } from '../rules/encounter/databank.ts';
import { assetOf, assetsOf, characterOf, contactOf, ownAsset, playerOf, reputationOf } from '../rules/lookup.ts';
import { distance } from '../rules/movement/map.ts';
import { hasFreeSlot } from '../rules/player/slots.ts';
import type { G } from '../rules/state.ts';
import { type Errand, errandsFor, patrolErrands, sabotages } from './errands.ts';
import { Outlook } from './outlook.ts';
import { movesFrom, tourWorth } from './tour.ts';
import { ACQUAINTANCE, lastingWorth, MARKET, PATIENCE, SPACE_CARD, STRANGER } from './values.ts';

/** How far Ketsu Onyo meets patrols and contacts. */
const KETSUS_REACH = 3;

/** What a player has in mind: errands, and the best order to run them in. */
export class Plans extends Outlook {
  /** How far away encounters with patrols and contacts are possible. */
  readonly reach: number;
  readonly errands: readonly Errand[];
  private readonly byCard = new Map<CardId, readonly Errand[]>();
  private readonly moves = new Map<Space, readonly number[]>();
  private readonly elsewhere: readonly Errand[];

  constructor(g: G, seat: Seat) {
    super(g, seat);
    this.reach = characterOf(g, seat).character === 'ketsu-onyo' ? KETSUS_REACH : 0;
    for (const card of assetsOf(g, seat)) this.byCard.set(card, errandsFor(this, { asset: ownAsset(g, card), card }));
    this.elsewhere = [...patrolErrands(this), ...sabotages(this)];
    this.errands = [...this.byCard.values(), this.elsewhere].flat();
  }

  movesFrom(space: Space): readonly number[] {
    const known = this.moves.get(space) ?? movesFrom(this, space);
    this.moves.set(space, known);
    return known;
  }

  /** All errands but those of some cards, with those of another asset. */
  errandsWith(asset: Asset | null, ...gone: readonly CardId[]): readonly Errand[] {
    const more = asset === null ? [] : errandsFor(this, { asset, card: null });
    const kept = [...this.byCard].filter(([card]) => !gone.includes(card)).map(([, errands]) => errands);
    return [...kept, this.elsewhere, more].flat();
  }

  /** What is to come from here, once this turn is over. */
  later(errands: readonly Errand[] = this.errands, from: Space = this.space, most?: number): number {
    return PATIENCE * tourWorth(this, from, errands, most);
  }

  /** What the rest of a turn in a space brings, and everything after it. */
  turnIn(space: Space): number {
    const here = this.errands.filter((each) => each.space === space && each.step === 'action');
    const market = isPlanet(space) ? MARKET : 0;
    const left = this.errands.filter((each) => !here.includes(each));
    const actions = here.reduce((sum, { worth }) => sum + worth, 0);
    return market + actions + this.encounterIn(space, left);
  }

  /** The best encounter in a space, and what comes later. */
  private encounterIn(space: Space, errands: readonly Errand[]): number {
    const later = (without: string): number =>
      this.later(
        errands.filter(({ id }) => id !== without),
        space,
        2,
      );
    const forced = this.forcedIn(space);
    const possible = errands.filter((each) => each.step === 'encounter' && this.isInReach(each, space));
    const patrols = possible.filter(({ id, space: at }) => at === space && forced.includes(id));
    if (forced.length > 0) return Math.max(...patrols.map(({ id, worth }) => worth + later(id)));
    const others = possible.map(({ id, worth }) => worth + later(id));
    return Math.max(this.chanceMeeting(space) + later(''), ...others);
  }

  /** Whether an encounter is possible from here. */
  canMeet(errand: Errand): boolean {
    return errand.step === 'encounter' && this.isInReach(errand, this.space);
  }

  private isInReach({ space, id }: Errand, from: Space): boolean {
    return space === from || (!id.startsWith('job') && distance(this.g, from, space) <= this.reach);
  }

  /** The patrols in a space that must be fought. */
  private forcedIn(space: Space): readonly string[] {
    const { g, seat } = this;
    if (hasAbility(g, seat, 'ignore-bad-patrols')) return [];
    const here = patrolsIn(g, space);
    return FACTIONS.filter((each) => here.includes(each) && reputationOf(g, seat, each) < 0).map(
      (faction) => `patrol:${faction}`,
    );
  }

  private chanceMeeting(space: Space): number {
    return Math.max(SPACE_CARD, ...takenSlots(this.g, space).map((slot) => this.contact(slot)));
  }

  /** Meeting a contact, whoever it is. */
  contact(slot: number): number {
    const { g, seat } = this;
    const token = tokenIn(g, slot);
    if (token === undefined) return 0;
    if (!knows(g, seat, token)) return STRANGER;
    const [card] = cardsOfNumber(g, contactOf(g, token).databank);
    const asset = card === undefined ? null : assetOf(g, card);
    if (asset?.kind !== 'crew' || !hasFreeSlot(g, seat, 'crew')) return ACQUAINTANCE;
    return Math.max(ACQUAINTANCE, 0.8 * lastingWorth(this, asset));
  }

  /** What recovering is worth. */
  recovery(): number {
    const { characterDamage, shipDamage } = playerOf(this.g, this.seat);
    return 0.07 * (characterDamage + shipDamage);
  }
}
