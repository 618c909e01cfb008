import { type CardId, cardsIn, type Frozen, printedBy, type Seat } from '@cantina/kernel';
import {
  type Asset,
  assetOf as assetPart,
  type Card,
  type CharacterCard,
  type ContactToken,
  cards,
  type DatabankCard,
  type EncounterCard,
  FACTIONS,
  type Faction,
  isPlanet,
  type MarketCard,
  PLANET_FACTION,
  type ShipSheet,
  type Space,
  type Standing,
} from '../content/index.ts';
import type { G, Player, Reputation } from './state.ts';

/** By the number of players. */
const SEATS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

/** All players in the order of their indices; in a solo game the AI is the second. */
export const playersOf = (g: G): readonly Seat[] => SEATS[g.state.players.length] as readonly Seat[];

export function playerOf(g: G, player: Seat): Frozen<Player> {
  const found = g.state.players[player];
  if (found === undefined) throw new Error(`there is no player ${player}`);
  return found;
}

/** OR-AITURN-01 in a game with one seat the second player is the AI. */
export const isAi = (g: G, player: Seat): boolean => g.state.seats === 1 && player === 1;

/** What is printed on a card at the table. */
export const printed = printedBy<Card>(cards);

/** The asset part of a card, whatever deck it is from (OR-ASSET-06); null where it has none. */
export const assetOf = printedBy<Asset | null>(cards.map(assetPart));

/** The asset part of a card that lies in front of a player. */
export function ownAsset(g: G, card: CardId): Asset {
  const asset = assetOf(g, card);
  if (asset === null) throw new Error(`card ${card} is no asset`);
  return asset;
}

/** OR-BARTER-03 only market cards have a price. */
export function priceOf(g: G, card: CardId): number | null {
  const face = printed(g, card);
  return face.component === 'market' ? face.price : null;
}

const as =
  <C extends Card['component']>(component: C) =>
  (g: G, card: CardId): Extract<Card, { readonly component: C }> => {
    const face = printed(g, card);
    if (face.component !== component) throw new Error(`${face.id} is no ${component} card`);
    return face as Extract<Card, { readonly component: C }>;
  };

export const marketCardOf: (g: G, card: CardId) => MarketCard = as('market');
export const databankCardOf: (g: G, card: CardId) => DatabankCard = as('databank');
export const encounterCardOf: (g: G, card: CardId) => EncounterCard = as('encounter');
export const contactOf: (g: G, card: CardId) => ContactToken = as('contact');
const characterCardOf: (g: G, card: CardId) => CharacterCard = as('character');
const shipSheetOf: (g: G, card: CardId) => ShipSheet = as('ship');

export const assetsOf = (g: G, player: Seat): readonly CardId[] => cardsIn(g, 'assets', player);

export const characterCardIn = (g: G, player: Seat): CardId => cardsIn(g, 'character', player)[0] as CardId;
export const shipCardIn = (g: G, player: Seat): CardId => cardsIn(g, 'ship', player)[0] as CardId;
export const characterOf = (g: G, player: Seat): CharacterCard => characterCardOf(g, characterCardIn(g, player));
export const shipOf = (g: G, player: Seat): ShipSheet => shipSheetOf(g, shipCardIn(g, player));

/** Whose character card, ship sheet, asset or secret it is. */
export const ownerOf = (g: G, card: CardId): Seat => g.state.cards.slot[card] as number;

/** Whether the character card or ship sheet lies on its back (OR-GOAL-01, OR-GOAL-02). */
export function isFlipped(g: G, card: CardId): boolean {
  const zone = g.state.cards.zone[card];
  const owner = g.state.players[ownerOf(g, card)];
  return (zone === 'character' && owner?.characterFlipped === true) || (zone === 'ship' && owner?.shipFlipped === true);
}

export const spaceOfPlayer = (g: G, player: Seat): Space => playerOf(g, player).space;

/** OR-SPACE-04, OR-SPACE-05 the faction of the planet a player is on. */
export const factionHere = (g: G, player: Seat): Faction | null => factionOf(spaceOfPlayer(g, player));

export const factionOf = (space: Space): Faction | null => (isPlanet(space) ? PLANET_FACTION[space] : null);

export const isOnPlanet = (g: G, player: Seat): boolean => isPlanet(spaceOfPlayer(g, player));

/** The others in a player's space, defeated ones too. */
export const othersHere = (g: G, player: Seat): Seat[] =>
  playersOf(g).filter((other) => other !== player && spaceOfPlayer(g, other) === spaceOfPlayer(g, player));

export const reputationOf = (g: G, player: Seat, faction: Faction): Reputation =>
  playerOf(g, player).reputation[FACTIONS.indexOf(faction)] as Reputation;

const STANDING: Readonly<Record<Reputation, Standing>> = { 1: 'good', 0: 'neutral', [-1]: 'bad' };
export const standingOf = (g: G, player: Seat, faction: Faction): Standing =>
  STANDING[reputationOf(g, player, faction)];

/** Factions a player has that reputation with. */
export const factionsWith = (g: G, player: Seat, standing: Standing): Faction[] =>
  FACTIONS.filter((faction) => standingOf(g, player, faction) === standing);
