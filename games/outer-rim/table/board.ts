import type { CardId, View } from '@cantina/kernel';
import {
  ACCEPTS,
  type Asset,
  type AssetKind,
  assetOf,
  type CharacterCard,
  CONTACT_SLOTS,
  type ContactClass,
  cardOf,
  type Job,
  PLAYER_BOARD,
  type Reward,
  type ShipSheet,
  type SlotKind,
  type Space,
} from '../content/index.ts';
import { fameOf } from '../rules/abilities/conditions.ts';
import { planetOfSlot } from '../rules/encounter/contacts.ts';
import { characterOf, isAi, playerOf, shipOf } from '../rules/lookup.ts';
import { holdsCargo } from '../rules/player/slots.ts';
import { statOf } from '../rules/player/stats.ts';
import type { G, Player } from '../rules/state.ts';
import { flight, turnsFor } from './map/ways.ts';
import { cardsOf, countOf, type Fields, fieldsOf, openTable, type SeenCard } from './sight.ts';

export interface OwnAsset extends SeenCard {
  readonly asset: Asset;
  /** The contact that was captured for this bounty. */
  readonly captive: SeenCard | null;
}

/** One place for an asset; null: nothing lies there. What has found no place lies beside it until something is discarded. */
export interface Slot {
  readonly kind: SlotKind;
  readonly card: OwnAsset | null;
  readonly isBeside: boolean;
}

/** One player's board with everything that counts right now. */
export interface PlayerBoard {
  readonly player: number;
  readonly is: Player;
  readonly isAi: boolean;
  readonly fame: number;
  readonly character: { readonly card: SeenCard; readonly sheet: CharacterCard } | null;
  readonly ship: { readonly card: SeenCard; readonly sheet: ShipSheet } | null;
  readonly ground: number;
  readonly health: number;
  /** How much more damage character and ship can take. */
  readonly healthLeft: number;
  readonly hullLeft: number;
  readonly shipCombat: number;
  readonly hull: number;
  readonly hyper: number;
  readonly slots: readonly Slot[];
  readonly assets: readonly OwnAsset[];
  readonly secrets: readonly SeenCard[];
  readonly secretCount: number;
}

/** Everything the table draws, as one viewer sees it. */
export interface Board {
  readonly view: View;
  readonly fields: Fields;
  readonly g: G;
  /** The seat whose board lies before the viewer. */
  readonly seat: number;
  readonly players: readonly PlayerBoard[];
  readonly me: PlayerBoard | undefined;
  readonly fameToWin: number;
}

export function boardOf(view: View, seat: number): Board {
  const fields = fieldsOf(view);
  const g = openTable(view);
  const players = fields.players.map((_, player) => playerBoard(view, g, player));
  return { view, fields, g, seat, players, me: players[seat], fameToWin: Number(view.options.fameToWin) };
}

function playerBoard(view: View, g: G, player: number): PlayerBoard {
  const is = playerOf(g, player) as Player;
  const [character] = cardsOf(view, 'character', player);
  const [ship] = cardsOf(view, 'ship', player);
  const assets = cardsOf(view, 'assets', player).flatMap((card) => ownAsset(view, card));
  const hasCharacter = character !== undefined;
  const hasShip = ship !== undefined;
  const health = hasCharacter ? statOf(g, player, 'health') : 0;
  const hull = hasShip ? statOf(g, player, 'hull') : 0;
  return {
    player,
    is,
    isAi: isAi(g, player),
    fame: hasCharacter ? fameOf(g, player) : 0,
    character: hasCharacter ? { card: character, sheet: characterOf(g, player) } : null,
    ship: hasShip ? { card: ship, sheet: shipOf(g, player) } : null,
    ground: hasCharacter ? statOf(g, player, 'ground') : 0,
    health,
    healthLeft: Math.max(0, health - is.characterDamage),
    shipCombat: hasShip ? statOf(g, player, 'ship') : 0,
    hull,
    hullLeft: Math.max(0, hull - is.shipDamage),
    hyper: hasShip ? statOf(g, player, 'hyper') : 0,
    slots: hasShip ? slotsFor(g, shipOf(g, player), is.shipFlipped, assets) : [],
    assets,
    secrets: cardsOf(view, 'secrets', player),
    secretCount: countOf(view, 'secrets', player),
  };
}

function ownAsset(view: View, { id, face }: SeenCard): OwnAsset[] {
  const asset = assetOf(cardOf(face));
  if (asset === null) return [];
  const held = fieldsOf(view).captives.find(({ bounty }) => bounty === (id as CardId));
  const captives = view.zones.captured?.flatMap(({ cards }) => cards) ?? [];
  const captive = held === undefined ? undefined : captives.find((each) => each.id === held.token);
  return [{ id, face, asset, captive: captive === undefined ? null : (captive as SeenCard) }];
}

/** Narrow slots are filled first, so that what fits anywhere finds a place; players may rearrange at any time (OR-SLOT-05). */
const ORDER: readonly SlotKind[] = ['gear', 'job-or-bounty', 'crew', 'cargo', 'mod', 'cargo-or-mod'];

function slotsFor(g: G, sheet: ShipSheet, isFlipped: boolean, assets: readonly OwnAsset[]): Slot[] {
  const printed = isFlipped && sheet.flipped !== null ? sheet.flipped.slots : sheet.slots;
  const left = [...assets];
  const takeFor = (kinds: readonly AssetKind[]): OwnAsset | null => {
    const found = left.findIndex(({ asset }) => kinds.includes(asset.kind));
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null);
  };
  const slots: Slot[] = [];
  const compartments = assets.filter(({ id }) => holdsCargo(g, id as CardId));
  for (const _ of compartments) {
    const card = takeFor(['cargo']);
    if (card !== null) slots.push({ kind: 'cargo', card, isBeside: false });
  }
  for (const kind of ORDER) {
    for (let i = 0; i < printed[kind] + PLAYER_BOARD[kind]; i++)
      slots.push({ kind, card: takeFor(ACCEPTS[kind]), isBeside: false });
  }
  for (const card of left) {
    const kind = ORDER.find((each) => ACCEPTS[each].includes(card.asset.kind));
    if (kind !== undefined) slots.push({ kind, card, isBeside: true });
  }
  return slots;
}

/** Something worth flying to: where a card brings its reward. */
export interface Plan {
  readonly card: OwnAsset;
  readonly space: Space;
  readonly spaces: number;
  /** At least so many turns away. */
  readonly turns: number;
  readonly reward: Reward;
}

/** Where one's own cargo, jobs and captives want to go, the nearest first. */
export function plansOf(board: Board, { player, assets, is }: PlayerBoard): readonly Plan[] {
  const { g, fields } = board;
  const to = (card: OwnAsset, space: Space, reward: Reward): Plan => {
    const way = flight(board, player, is.space, space);
    return { card, space, spaces: way.length - 1, turns: turnsFor(board, player, way), reward };
  };
  const plans = assets.flatMap((card): Plan[] => {
    const { asset } = card;
    if (asset.kind === 'cargo')
      return asset.delivery === null ? [] : [to(card, asset.delivery.to, asset.delivery.reward)];
    if (asset.kind === 'job') return jobPlans(fields, player, asset).map((space) => to(card, space, asset.reward));
    if (asset.kind !== 'bounty') return [];
    if (card.captive !== null) return [to(card, asset.capture.to, asset.capture.reward)];
    const found = targetSpace(g, asset.target);
    return found === null ? [] : [to(card, found, asset.eliminate)];
  });
  return plans.sort((a, b) => a.turns - b.turns || a.spaces - b.spaces);
}

/** A bounty whose target nobody has found yet, on the back of which tokens one has to look for it, and where the nearest is. */
export interface Search {
  readonly card: OwnAsset;
  readonly kind: ContactClass;
  readonly reward: Reward;
  /** Null: no such token lies facedown any more. */
  readonly nearest: Pick<Plan, 'space' | 'spaces' | 'turns'> | null;
}

export function searchesOf(board: Board, { player, assets, is }: PlayerBoard): readonly Search[] {
  const { g } = board;
  return assets.flatMap((card): Search[] => {
    const { asset, captive } = card;
    if (asset.kind !== 'bounty' || captive !== null || targetSpace(g, asset.target) !== null) return [];
    const token = cardOf(`contact/${asset.target}`);
    if (token.component !== 'contact') return [];
    const [nearest = null] = hidingPlaces(board, asset.target, token.class)
      .map((space) => {
        const way = flight(board, player, is.space, space);
        return { space, spaces: way.length - 1, turns: turnsFor(board, player, way) };
      })
      .sort((one, other) => one.turns - other.turns || one.spaces - other.spaces);
    return [{ card, kind: token.class, reward: asset.eliminate, nearest }];
  });
}

/** The planets on which a contact may lie facedown: OR-CONTACT-13 whoever has looked at a token knows whether it is it. */
function hidingPlaces({ view, fields }: Board, contact: string, kind: ContactClass): readonly Space[] {
  const slots = CONTACT_SLOTS.map((_, slot) => ({ slot, seen: cardsOf(view, 'contacts', slot).at(-1)?.face }));
  const found = slots.filter(({ seen }) => seen === `contact/${contact}`);
  const unseen = slots.filter(({ slot, seen }) => seen === undefined && fields.facedown[slot] === kind);
  return [...new Set((found.length > 0 ? found : unseen).map(({ slot }) => planetOfSlot(slot)))];
}

/** Where one's own cards lead, surely or perhaps. */
export const goalsOf = (board: Board, me: PlayerBoard): readonly Space[] => [
  ...plansOf(board, me).map(({ space }) => space),
  ...searchesOf(board, me).flatMap(({ nearest }) => (nearest === null ? [] : [nearest.space])),
];

const jobPlans = ({ players }: Fields, player: number, { destination }: Job): readonly Space[] =>
  typeof destination === 'string'
    ? [destination]
    : players.flatMap(({ space }, other) => (other === player ? [] : [space]));

/** Where a contact lies faceup, or whose crew it is; null where nobody knows. */
function targetSpace(g: G, contact: string): Space | null {
  const isIt = (card: CardId): boolean => {
    const token = cardOf(g.game.faces[g.state.cards.face[card] ?? 0] ?? '');
    return token.component === 'contact' && token.contact === contact;
  };
  const slot = g.state.zones.contactsUp.findIndex((pile) => pile.some(isIt));
  if (slot >= 0) return planetOfSlot(slot);
  const owner = g.state.zones.assets.findIndex((pile) =>
    pile.some((card) => {
      const asset = assetOf(cardOf(g.game.faces[g.state.cards.face[card] ?? 0] ?? ''));
      return asset?.kind === 'crew' && asset.contact === contact;
    }),
  );
  return owner < 0 ? null : (g.state.players[owner]?.space ?? null);
}
