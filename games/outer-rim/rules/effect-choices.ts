import { type CardId, cardOption, cardsIn, type Flow, option, type Refused, type Seat, the } from '@cantina/kernel';
import {
  type AssetFilter,
  type Effect,
  type Faction,
  type FactionRef,
  MARKET_DECKS,
  type MarketDeck,
  PLANETS,
  type Planet,
} from '../content/index.ts';
import { afterLoss, seatAsset } from './assets.ts';
import { assetsThatFit, factionsMeant } from './conditions.ts';
import type { Context } from './context.ts';
import { DECLINE, decide } from './decide.ts';
import { canBeDiscarded } from './decks.ts';
import { effectNumber } from './effect-numbers.ts';
import { message } from './messages.ts';
import { couldDoAnything, playersMeant } from './possible.ts';
import { canChangeReputation } from './reputation.ts';
import type { G } from './state.ts';

/** The faction a text means; several: the reader of the text chooses (OR-NEAR-02). Null where it finds none. */
export function* chooseFaction(
  g: G,
  ref: FactionRef,
  context: Context,
  /** Only factions where that step would change something, if there are any. */
  change: { readonly of: Seat; readonly step: 1 | -1 } | null,
): Flow<Faction | null> {
  const meant = factionsMeant(g, context.player, ref, context.job?.card ?? null);
  const open = change === null ? meant : meant.filter((each) => canChangeReputation(g, change.of, each, change.step));
  if (open.length === 0) return null;
  return yield* decide<Faction>(g, {
    player: context.player,
    prompt: message('prompt.faction', { change: change?.step ?? 0, player: { seat: change?.of ?? context.player } }),
    rule: 'OR-NEAR-02',
    source: context.source,
    options: () =>
      open.map((each) => option(`faction:${each}`, each, { label: message('option.faction', { faction: each }) })),
  });
}

/** "The other" player of a text. */
export function* choosePlayer(g: G, whom: Parameters<typeof playersMeant>[1], context: Context): Flow<Seat | null> {
  if (playersMeant(g, whom, context).length === 0) return null;
  return yield* decide<Seat>(g, {
    player: context.player,
    prompt: message('prompt.player'),
    rule: 'OR-TIE-01',
    source: context.source,
    options: () => playersMeant(g, whom, context).map(playerOption),
  });
}

export const playerOption = (player: Seat) =>
  option<Seat>(`seat:${player}`, player, { label: message('option.player', { player: { seat: player } }) });

/** OR-WORD-02 */
export function* wants(g: G, effect: Effect, { player, source }: Context): Flow<boolean> {
  const yes = yield* decide<Effect | null>(g, {
    player,
    prompt: message('prompt.may', { card: the(source), effect: effectNumber(effect) }),
    rule: 'OR-WORD-02',
    source,
    options: () => [option<Effect | null>('use', effect, { label: message('option.use') })],
    decline: DECLINE,
  });
  return yes !== null;
}

/** One of the options that would do something; null where none would. */
export function* chooseOption(g: G, chooser: Seat, options: readonly Effect[], context: Context): Flow<Effect | null> {
  const { source, player } = context;
  const label = (each: Effect) => message('option.choice', { effect: effectNumber(each) });
  const possible = () => options.filter((each) => couldDoAnything(g, each, context));
  if (possible().length === 0) return null;
  // Credits may be given away while the question is open (OR-TRADE-10); an option that can't be paid then does nothing
  const offered = () => (possible().length > 0 ? possible() : options);
  return yield* decide<Effect>(g, {
    player: chooser,
    prompt:
      chooser === player
        ? message('prompt.choose', { card: the(source) })
        : message('prompt.choose-for', { card: the(source), player: { seat: player } }),
    rule: 'OR-WORD-02',
    source,
    options: () =>
      offered().map((each) => {
        return option(`choice:${options.indexOf(each)}`, each, { label: label(each) });
      }),
    refused: () =>
      options.flatMap((each, index): Refused[] =>
        couldDoAnything(g, each, context)
          ? []
          : [{ id: `choice:${index}`, label: label(each), reason: message('reason.no-effect'), rule: 'OR-WORD-04' }],
      ),
  });
}

/** One of a player's own assets, to be discarded (OR-WORD-01 unless it cannot be). */
export function* chooseAsset(g: G, filter: AssetFilter, { player, source }: Context): Flow<CardId | null> {
  const cards = () => assetsThatFit(g, player, filter).filter((card) => canBeDiscarded(g, card));
  if (cards().length === 0) return null;
  return yield* decide<CardId>(g, {
    player,
    prompt: message('prompt.discard'),
    rule: 'OR-ASSET-05',
    source,
    options: () => cards().map((card) => cardOption(card)),
  });
}

export function* chooseDeck(g: G, decks: readonly MarketDeck[], { player, source }: Context): Flow<MarketDeck | null> {
  const open = decks.filter((deck) => cardsIn(g, 'marketTop', MARKET_DECKS.indexOf(deck)).length > 0);
  if (open.length === 0) return null;
  return yield* decide<MarketDeck>(g, {
    player,
    prompt: message('prompt.deck'),
    rule: 'OR-MKT-03',
    source,
    options: () => open.map((deck) => option(`deck:${deck}`, deck, { label: message('option.deck', { deck }) })),
  });
}

export function* choosePlanet(
  g: G,
  { player, source }: Pick<Context, 'player' | 'source'>,
  planets: readonly Planet[] = PLANETS,
): Flow<Planet> {
  return yield* decide<Planet>(g, {
    player,
    prompt: message('prompt.planet'),
    rule: 'OR-SPACE-01',
    source,
    options: () =>
      planets.map((each) => option<Planet>(`space:${each}`, each, { label: message('option.space', { space: each }) })),
  });
}

/** A crew member changes ships; its token stays beside the map. */
export function* takeCrew(
  g: G,
  { filter }: Extract<Effect, { readonly verb: 'take-crew' }>,
  { player, other, source }: Context,
): Flow<void> {
  if (other === null) return;
  const crew = () => assetsThatFit(g, other, { ...filter, kind: ['crew'] });
  if (crew().length === 0) return;
  const card = yield* decide<CardId>(g, {
    player,
    prompt: message('prompt.take-crew'),
    rule: 'OR-CREW-02',
    source,
    options: () => crew().map((each) => cardOption(each)),
  });
  yield* seatAsset(g, player, card);
  yield* afterLoss(g, other);
}
