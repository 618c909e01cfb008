import { type CardId, cardOption, type Flow, option, type Seat } from '@cantina/kernel';
import { type AssetFilter, type Faction, type FactionRef, PLANETS, type Planet } from '../content/index.ts';
import { assetsThatFit, factionsMeant } from './abilities/conditions.ts';
import type { Context } from './context.ts';
import { decideUnlessForced } from './decide.ts';
import { canBeDiscarded } from './decks.ts';
import { message } from './messages.ts';
import { canChangeReputation } from './player/reputation.ts';
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
  return yield* decideUnlessForced<Faction>(g, {
    player: context.player,
    prompt: message('prompt.faction', { change: change?.step ?? 0, player: { seat: change?.of ?? context.player } }),
    rule: 'OR-NEAR-02',
    source: context.source,
    options: () =>
      open.map((each) => option(`faction:${each}`, each, { label: message('option.faction', { faction: each }) })),
  });
}

/** One of a player's own assets, to be discarded (OR-WORD-01 unless it cannot be). */
export function* chooseAsset(g: G, filter: AssetFilter, { player, source }: Context): Flow<CardId | null> {
  const cards = () => assetsThatFit(g, player, filter).filter((card) => canBeDiscarded(g, card));
  if (cards().length === 0) return null;
  return yield* decideUnlessForced<CardId>(g, {
    player,
    prompt: message('prompt.discard'),
    rule: 'OR-ASSET-05',
    source,
    options: () => cards().map((card) => cardOption(card)),
  });
}

export function* choosePlanet(
  g: G,
  { player, source }: Pick<Context, 'player' | 'source'>,
  planets: readonly Planet[] = PLANETS,
): Flow<Planet> {
  return yield* decideUnlessForced<Planet>(g, {
    player,
    prompt: message('prompt.planet'),
    rule: 'OR-SPACE-01',
    source,
    options: () =>
      planets.map((each) => option<Planet>(`space:${each}`, each, { label: message('option.space', { space: each }) })),
  });
}
