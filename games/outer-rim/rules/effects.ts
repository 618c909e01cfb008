import { AT_ONCE, carryOut, type Effect as EffectNode, type Flow, type Runners, type Seat } from '@cantina/kernel';
import type { Effect, Who } from '../content/index.ts';
import { amountOf, holds } from './abilities/conditions.ts';
import { achieveGoal } from './abilities/goals.ts';
import { happened } from './abilities/happened.ts';
import { combatTypeHere, fight } from './combat/combat.ts';
import { recover, suffer } from './combat/damage.ts';
import type { Context } from './context.ts';
import { payCosts } from './costs.ts';
import { removeFromGame, shuffleBack, underDeck } from './decks.ts';
import {
  chooseAsset,
  chooseDeck,
  chooseFaction,
  chooseOption,
  choosePlanet,
  choosePlayer,
  takeCrew,
  wants,
} from './effect-choices.ts';
import { lookAtContacts, movePatrolBy, revealContacts, swapContacts } from './effects-on-map.ts';
import { tokenIn } from './encounter/contacts.ts';
import { resolveDatabank } from './encounter/databank.ts';
import { freeRollOf, gamble } from './encounter/gamble.ts';
import { skillTest } from './encounter/skill-test.ts';
import { encounterSpace } from './encounter/space.ts';
import { encounterWithin } from './encounter/step.ts';
import { deliverCargo } from './jobs/deliver.ts';
import { completeJob } from './jobs/steps.ts';
import { spaceOfPlayer } from './lookup.ts';
import { marketAction } from './market/action.ts';
import { discardTop } from './market/decks.ts';
import { buyFrom } from './market/purchase.ts';
import { buyUsedShip } from './market/ships.ts';
import { moveDirectly, moveUpTo } from './movement/movement.ts';
import { addSabotage, earnExtraTurn, endTurnNow } from './ops/index.ts';
import { afterLoss, discardAsset, gainAsset } from './player/assets.ts';
import { gainCredits, loseCredits } from './player/credits.ts';
import { gainFame, loseFame } from './player/fame.ts';
import { changeReputation, setReputation } from './player/reputation.ts';
import { canPay, couldBeHelped } from './possible.ts';
import { runEffect } from './run-effect.ts';
import type { G, RimState } from './state.ts';

/** One effect of a card, see `runEffect`. */
export const resolve = (g: G, effect: EffectNode, context: unknown): Flow<void> =>
  carryOut(runners, g, effect as Effect, context as Context);

const runIfAny = (g: G, effect: Effect | null, context: Context): Flow<void> =>
  effect === null ? AT_ONCE : runEffect(g, effect, context);

/** The player a word means; "the other" is nobody where nobody was chosen. */
export const playerMeant = (who: Who, { player, other }: Context): Seat | null => (who === 'you' ? player : other);

/** One procedure per verb. */
export const runners: Runners<RimState, Effect, Context> = {
  'gain-credits'(g, { who, amount }, context) {
    const player = playerMeant(who, context);
    if (player !== null) gainCredits(g, player, amountOf(g, context.player, amount));
    return AT_ONCE;
  },

  'lose-credits'(g, { who, amount }, context) {
    const player = playerMeant(who, context);
    if (player !== null) loseCredits(g, player, amountOf(g, context.player, amount));
    return AT_ONCE;
  },

  'take-credits'(g, { amount }, { player, other }) {
    if (other === null) return AT_ONCE;
    const taken = Math.min(amount, g.state.players[other]?.credits ?? 0);
    loseCredits(g, other, taken);
    gainCredits(g, player, taken);
    return AT_ONCE;
  },

  'gain-fame'(g, { amount }, { player }) {
    gainFame(g, player, amount);
    return AT_ONCE;
  },

  'lose-fame'(g, { amount }, { player }) {
    loseFame(g, player, amount);
    return AT_ONCE;
  },

  *reputation(g, { who, change, with: ref }, context) {
    const player = playerMeant(who, context);
    if (player === null) return;
    const step = change === 'gain' ? 1 : -1;
    const faction = yield* chooseFaction(g, ref, context, { of: player, step });
    if (faction !== null) changeReputation(g, player, faction, step);
  },

  *'set-reputation'(g, { with: ref, to }, context) {
    const faction = yield* chooseFaction(g, ref, context, null);
    if (faction !== null) setReputation(g, context.player, faction, to);
  },

  damage(g, { who, to, amount }, context) {
    const player = playerMeant(who, context);
    return player === null ? AT_ONCE : suffer(g, player, to, amount);
  },

  recover: (g, { from, amount }, { player }) =>
    recover(g, player, from, amount === 'all' ? Number.MAX_SAFE_INTEGER : amount),

  *test(g, { who, skill, pass, fail }, context) {
    const player = playerMeant(who, context);
    if (player === null) return;
    const passed = yield* skillTest(g, player, skill); // OR-AICLAR-04 the AI, too
    yield* runIfAny(g, passed ? pass : fail, context); // OR-TEST-06, OR-TEST-07
  },

  *fight(g, { type, enemy, value, win, lose }, context) {
    yield* fight(g, {
      type, // OR-COMBAT-03
      attacker: context.player,
      against: { foe: enemy, value }, // OR-COMBAT-09
      won: () => runIfAny(g, win, context),
      lost: () => runIfAny(g, lose, context),
    });
  },

  *'fight-player'(g, { type, win, lose }, context) {
    const { player, other } = context;
    if (other === null || g.state.players[other]?.defeated === true) return; // OR-DEFEAT-08
    yield* fight(g, {
      type: type ?? combatTypeHere(g, player),
      attacker: player,
      against: { player: other },
      won: () => runIfAny(g, win, context),
      lost: () => runIfAny(g, lose, context),
    });
  },

  *'choose-player'(g, { where, only, effect }, context) {
    const other = yield* choosePlayer(g, { where, only, effect }, context);
    if (other !== null) yield* runEffect(g, effect, { ...context, other });
  },

  *may(g, { effect }, context) {
    if (!couldBeHelped(g, effect, context)) return;
    if (yield* wants(g, effect, context)) yield* runEffect(g, effect, context);
  },

  *choose(g, { by, options }, context) {
    const chosen = yield* chooseOption(g, playerMeant(by, context) ?? context.player, options, context);
    if (chosen !== null) yield* runEffect(g, chosen, context);
  },

  *sequence(g, { effects }, context) {
    for (const each of effects) {
      if ((context.job?.ended ?? null) !== null) return; // OR-JOB-09
      yield* runEffect(g, each, context);
    }
  },

  if(g, { condition, effect, otherwise }, context) {
    const met = holds(g, context.player, condition, context.other, context.job?.card ?? null);
    return runIfAny(g, met ? effect : otherwise, context);
  },

  *pay(g, { costs, effect }, context) {
    if (!canPay(g, costs, context)) return; // OR-WORD-04
    yield* payCosts(g, costs, context);
    yield* runIfAny(g, effect, context);
    if (costs.some((cost) => cost.pay === 'asset' || cost.pay === 'this')) yield* afterLoss(g, context.player);
  },

  *'gain-this'(g, _effect, { player, source }) {
    yield* gainAsset(g, player, source);
  },

  *buy(g, { deck, discount, free }, { player }) {
    yield* buyFrom(g, player, deck, { discount, free });
  },

  'market-action': (g, _effect, { player }) => marketAction(g, player),

  *'discard-top'(g, { deck }, context) {
    const chosen = yield* chooseDeck(g, deck, context);
    if (chosen !== null) discardTop(g, context.player, chosen);
  },

  'extra-turn'(g) {
    earnExtraTurn(g);
    return AT_ONCE;
  },

  'end-turn'(g) {
    endTurnNow(g);
    return AT_ONCE;
  },

  *'move-directly'(g, { to }, context) {
    const space = to === 'any-planet' ? yield* choosePlanet(g, context) : to;
    moveDirectly(g, context.player, space);
  },

  move: (g, { spaces }, { player }) => moveUpTo(g, player, spaces),

  'move-patrol': movePatrolBy,
  'reveal-contacts': revealContacts,
  'look-at-contacts': lookAtContacts,
  'swap-contacts': swapContacts,

  'remove-contact'(g, _effect, { slot }) {
    const token = slot === null ? undefined : tokenIn(g, slot);
    if (token !== undefined) removeFromGame(g, token);
    return AT_ONCE;
  },

  'encounter-within': (g, { spaces, with: kinds }, { player }) => encounterWithin(g, player, spaces, kinds),
  'draw-encounter': (g, _effect, { player, nested }) => (nested ? AT_ONCE : encounterSpace(g, player, true)),
  'resolve-databank': (g, { number }, context) => resolveDatabank(g, number, context),

  'take-crew': takeCrew,

  *'discard-asset'(g, { filter }, context) {
    const card = yield* chooseAsset(g, filter, context);
    if (card !== null) yield* discardAsset(g, context.player, card);
  },

  *'roll-dice'(g, { dice, faces, each }, context) {
    const rolled = yield* freeRollOf(g, context.player, amountOf(g, context.player, dice));
    for (const die of rolled) if (faces.includes(die)) yield* runEffect(g, each, context);
  },

  *'roll-die'(g, { cases }, context) {
    const [die] = yield* freeRollOf(g, context.player, 1);
    const met = cases.find(({ faces }) => die !== undefined && faces.includes(die));
    yield* runIfAny(g, met?.effect ?? null, context);
  },

  gamble: (g, { stake, dice }, { player }) => gamble(g, player, stake, dice),

  'this-card'(g, { goes }, { source }) {
    if (goes === 'removed') removeFromGame(g, source);
    else if (goes === 'shuffled-back') shuffleBack(g, source);
    else underDeck(g, source);
    return AT_ONCE;
  },

  'complete-job': (g, _effect, context) => completeJob(g, context),

  'fail-job'(_g, _effect, { job }) {
    if (job !== null) job.ended = 'failed';
    return AT_ONCE;
  },

  'discard-job': (g, _effect, { player, job }) => (job === null ? AT_ONCE : discardAsset(g, player, job.card)),

  'deliver-cargo': (g, { less }, { player, cargo }) =>
    cargo === null ? AT_ONCE : deliverCargo(g, player, cargo, less),

  'keep-cargo': () => AT_ONCE,

  'discard-cargo': (g, _effect, { player, cargo }) => (cargo === null ? AT_ONCE : discardAsset(g, player, cargo)),

  'credits-for-fame'(_g, { fame }, { reward }) {
    if (reward !== null && reward.credits > 0) {
      reward.credits = 0;
      reward.fame += fame;
    }
    return AT_ONCE;
  },

  'achieve-goal'(g, _effect, { player, source }) {
    achieveGoal(g, player, g.state.cards.zone[source] === 'ship' ? 'ship' : 'character');
    return AT_ONCE;
  },

  sabotage(g, _effect, { player }) {
    addSabotage(g, player, spaceOfPlayer(g, player));
    return happened(g, player, { on: 'sabotage' });
  },

  'buy-used-ship': (g, _effect, context) => buyUsedShip(g, context),
};
