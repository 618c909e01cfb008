import { allIf, type Flow, option, PASS, type Refused, type Seat, the, together } from '@cantina/kernel';
import { type Cost, type Effect, FACTIONS } from '../content/index.ts';
import { effectNumber } from '../content/numbered.ts';
import { amountOf, fameOf, holds, isMostFamous } from '../rules/abilities/conditions.ts';
import { chooseAsset, chooseFaction } from '../rules/choices.ts';
import type { Context } from '../rules/context.ts';
import { decideIfAny, decideUnlessForced } from '../rules/decide.ts';
import { othersHere, playersOf, standingOf } from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import { afterLoss, dropAsset } from '../rules/player/assets.ts';
import { couldBeGiven, spendCredits } from '../rules/player/credits.ts';
import { loseFame } from '../rules/player/fame.ts';
import { changeReputation } from '../rules/player/reputation.ts';
import type { G } from '../rules/state.ts';
import {
  canPay,
  couldBeHelped,
  doesSomething,
  extentOf,
  mayBeChosen,
  playerMeant,
  resolve,
  resolveIfAny,
  whyNothing,
} from '../rules/wording.ts';
import type { EffectOf, Family } from './family.ts';

/** Verbs that only hold others together. */
export const composing = {
  sequence: {
    *run(g, { effects }, context) {
      for (const each of effects) {
        if ((context.job?.ended ?? null) !== null) return; // OR-JOB-09
        yield* resolve(g, each, context);
      }
    },
    extent: (g, { effects }, context) => together(effects.map((each) => extentOf(g, each, context))),
  },

  may: {
    *run(g, { effect }, context) {
      if (!couldBeHelped(g, effect, context)) return;
      if (yield* wants(g, effect, context)) yield* resolve(g, effect, wanted(effect, context));
    },
    extent: (g, { effect }, context) => extentOf(g, effect, context),
  },

  choose: {
    *run(g, { by, options }, context) {
      const chosen = yield* chooseOption(g, playerMeant(by, context) ?? context.player, options, context);
      if (chosen !== null) yield* resolve(g, chosen, context);
    },
    extent: (g, { options }, context) => allIf(options.some((each) => doesSomething(g, each, context))),
  },

  if: {
    run: (g, effect, context) => resolveIfAny(g, branchOf(g, effect, context), context),
    extent(g, effect, context) {
      const branch = branchOf(g, effect, context);
      return branch === null ? 'nothing' : extentOf(g, branch, context);
    },
  },

  pay: {
    *run(g, { costs, effect }, context) {
      if (!canPay(g, costs, context)) return; // OR-WORD-04
      yield* payCosts(g, costs, context);
      yield* resolveIfAny(g, effect, wanted(effect, context));
      if (costs.some((cost) => cost.pay === 'asset' || cost.pay === 'this')) yield* afterLoss(g, context.player);
    },
    extent(g, { costs, effect }, context) {
      if (!canPay(g, costs, context)) return 'nothing';
      return effect === null ? 'all' : extentOf(g, effect, context);
    },
  },

  'choose-player': {
    *run(g, effect, context) {
      const other = yield* choosePlayer(g, effect, context);
      if (other !== null) yield* resolve(g, effect.effect, { ...context, other });
    },
    extent: (g, effect, context) => allIf(playersMeant(g, effect, context).length > 0),
  },
} satisfies Family;

/** OR-ASSET-04 may be refused by whoever was not asked already: of a card that is paid for, or said yes to, nobody is asked twice. */
const wanted = (effect: Effect | null, context: Context): Context =>
  effect?.verb === 'gain-this' ? { ...context, isWanted: true } : context;

const branchOf = (g: G, { condition, effect, otherwise }: EffectOf<'if'>, context: Context): Effect | null =>
  holds(g, context.player, condition, context.other, context.job?.card ?? null) ? effect : otherwise;

/** OR-WORD-02; asked also where only credits are missing that somebody could give (OR-TRADE-10). */
function* wants(g: G, effect: Effect, context: Context): Flow<boolean> {
  const { player, source } = context;
  const yes = yield* decideIfAny(
    g,
    {
      player,
      prompt: message('prompt.may', { card: the(source), effect: effectNumber(effect) }),
      rule: 'OR-WORD-02',
      source,
      options: () => (doesSomething(g, effect, context) ? [option<Effect>('use', effect, { label: USE })] : []),
      refused: () =>
        doesSomething(g, effect, context)
          ? []
          : [{ id: 'use', label: USE, ...whyNothing(g, effect, context, 'OR-WORD-02') }],
      waits: () => couldBeHelped(g, effect, context),
    },
    PASS,
  );
  return yes !== null;
}

const USE = message('option.use');

/** One of the options that may be chosen (OR-GAP-41); null where none may. */
function* chooseOption(g: G, chooser: Seat, options: readonly Effect[], context: Context): Flow<Effect | null> {
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
  return yield* decideUnlessForced<Effect | null>(g, {
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
      return now.length > 0 ? now : [PASS];
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

/**
 * OR-WORD-04, OR-DIFF-32 pays all of it; asked before whether all of it can be paid. Credits first: they could be given away while
 * another part of the cost is being chosen (OR-TRADE-10). What the loss of a card means is looked at in the end, with
 * `afterLoss`: it may have been given up so as not to be defeated.
 */
function* payCosts(g: G, costs: readonly Cost[], context: Context): Flow<void> {
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

/** "The other" player of a text. */
function* choosePlayer(g: G, whom: EffectOf<'choose-player'>, context: Context): Flow<Seat | null> {
  if (playersMeant(g, whom, context).length === 0) return null;
  return yield* decideUnlessForced<Seat>(g, {
    player: context.player,
    prompt: message('prompt.player'),
    rule: 'OR-TIE-01',
    source: context.source,
    options: () => playersMeant(g, whom, context).map(playerOption),
  });
}

const playerOption = (player: Seat) =>
  option<Seat>(`seat:${player}`, player, { label: message('option.player', { player: { seat: player } }) });

/**
 * Whom "choose a player" may mean: only with whom something happens; the defeated just can't be attacked (OR-DEFEAT-08). Of
 * those with the most fame anybody may be named, also who has nothing to lose (OR-FAME-04).
 */
function playersMeant(g: G, { where, only, effect }: EffectOf<'choose-player'>, context: Context): Seat[] {
  const { player } = context;
  const near =
    where === 'here'
      ? othersHere(g, player)
      : playersOf(g).filter((other) => (only === 'most-fame' ? isMostFamous(g, other) : other !== player));
  return near.filter(
    (other) =>
      (only !== 'more-fame' || fameOf(g, other) > fameOf(g, player)) &&
      (only !== 'bad-reputation' || FACTIONS.some((faction) => standingOf(g, other, faction) === 'bad')) &&
      (only === 'most-fame' || doesSomething(g, effect, { ...context, other })),
  );
}
