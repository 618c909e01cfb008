import type { Flow } from '@cantina/kernel';
import type { Cost } from '../content/index.ts';
import { amountOf } from './abilities/conditions.ts';
import type { Context } from './context.ts';
import { chooseAsset, chooseFaction } from './effect-choices.ts';
import { dropAsset } from './player/assets.ts';
import { spendCredits } from './player/credits.ts';
import { loseFame } from './player/fame.ts';
import { changeReputation } from './player/reputation.ts';
import type { G } from './state.ts';

/**
 * OR-WORD-04, OR-DIFF-32 pays all of it; asked before whether all of it can be paid. Credits first: they could be given away while
 * another part of the cost is being chosen (OR-TRADE-10). What the loss of a card means is looked at in the end, with
 * `afterLoss`: it may have been given up so as not to be defeated.
 */
export function* payCosts(g: G, costs: readonly Cost[], context: Context): Flow<void> {
  for (const cost of costs) if (cost.pay === 'credits') yield* payOne(g, cost, context);
  for (const cost of costs) if (cost.pay !== 'credits') yield* payOne(g, cost, context);
}

function* payOne(g: G, cost: Cost, context: Context): Flow<void> {
  const { player, source } = context;
  switch (cost.pay) {
    case 'credits':
      return spendCredits(g, player, amountOf(g, player, cost.amount)); // OR-BARTER-06, OR-EX-17 no trade-in
    case 'reputation': {
      const faction = yield* chooseFaction(g, cost.with, context, { of: player, step: -1 });
      if (faction !== null) changeReputation(g, player, faction, -1);
      return;
    }
    case 'asset': {
      const card = yield* chooseAsset(g, cost.filter, context);
      if (card !== null) yield* dropAsset(g, player, card);
      return;
    }
    case 'this':
      return yield* dropAsset(g, player, source);
    case 'fame':
      return loseFame(g, player, cost.amount);
  }
}
