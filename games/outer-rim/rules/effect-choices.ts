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
import { assetsThatFit, factionsMeant } from './abilities/conditions.ts';
import type { Context } from './context.ts';
import { DECLINE, decide } from './decide.ts';
import { canBeDiscarded } from './decks.ts';
import { effectNumber } from './effect-numbers.ts';
import { message } from './messages.ts';
import { afterLoss, seatAsset } from './player/assets.ts';
import { couldBeGiven } from './player/credits.ts';
import { canChangeReputation } from './player/reputation.ts';
import { couldBeHelped, couldDoAnything, mayBeChosen, playersMeant, whyNothing } from './possible.ts';
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

/** OR-WORD-02; asked also where only credits are missing that somebody could give (OR-TRADE-10). */
export function* wants(g: G, effect: Effect, context: Context): Flow<boolean> {
  const { player, source } = context;
  const yes = yield* decide<Effect | null>(g, {
    player,
    prompt: message('prompt.may', { card: the(source), effect: effectNumber(effect) }),
    rule: 'OR-WORD-02',
    source,
    options: () => (couldDoAnything(g, effect, context) ? [option<Effect | null>('use', effect, { label: USE })] : []),
    refused: () =>
      couldDoAnything(g, effect, context)
        ? []
        : [{ id: 'use', label: USE, ...whyNothing(g, effect, context, 'OR-WORD-02') }],
    decline: DECLINE,
    waits: () => couldBeHelped(g, effect, context),
  });
  return yes !== null;
}

const USE = message('option.use');

/** One of the options that may be chosen (OR-GAP-41); null where none may. */
export function* chooseOption(g: G, chooser: Seat, options: readonly Effect[], context: Context): Flow<Effect | null> {
  const { source, player } = context;
  const label = (each: Effect) => message('option.choice', { effect: effectNumber(each) });
  const open = () => options.filter((each) => mayBeChosen(g, each, context));
  const helped = () => {
    const gifts = couldBeGiven(g, player);
    return (
      gifts > 0 && options.some((each) => !mayBeChosen(g, each, context) && mayBeChosen(g, each, { ...context, gifts }))
    );
  };
  if (open().length === 0 && !helped()) return null;
  return yield* decide<Effect | null>(g, {
    player: chooser,
    prompt:
      chooser === player
        ? message('prompt.choose', { card: the(source) })
        : message('prompt.choose-for', { card: the(source), player: { seat: player } }),
    rule: 'OR-WORD-02',
    source,
    // Credits may change hands while the question is open (OR-TRADE-10)
    options: () => {
      const now = open().map((each) =>
        option<Effect | null>(`choice:${options.indexOf(each)}`, each, { label: label(each) }),
      );
      return now.length > 0 ? now : [DECLINE];
    },
    refused: () =>
      options.flatMap((each, index): Refused[] =>
        mayBeChosen(g, each, context)
          ? []
          : [{ id: `choice:${index}`, label: label(each), ...whyNothing(g, each, context, 'OR-GAP-41') }],
      ),
    waits: helped,
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
