import * as abilities from './abilities.ts';
import * as aiBuying from './ai/buying.ts';
import * as aiCrew from './ai/crew.ts';
import * as aiGoals from './ai/goals.ts';
import * as aiLines from './ai/lines.ts';
import * as aiMovement from './ai/movement.ts';
import * as aiTurn from './ai/turn.ts';
import * as assets from './assets.ts';
import * as bounty from './bounty.ts';
import * as buyable from './buyable.ts';
import * as combat from './combat.ts';
import * as conditions from './conditions.ts';
import * as contactEncounter from './contact-encounter.ts';
import * as contacts from './contacts.ts';
import * as context from './context.ts';
import * as costs from './costs.ts';
import * as credits from './credits.ts';
import * as damage from './damage.ts';
import * as databank from './databank.ts';
import * as decide from './decide.ts';
import * as decks from './decks.ts';
import * as deliver from './deliver.ts';
import * as dice from './dice.ts';
import * as diceChanges from './dice-changes.ts';
import * as effectChoices from './effect-choices.ts';
import * as effectNumbers from './effect-numbers.ts';
import * as effects from './effects.ts';
import * as effectsOnMap from './effects-on-map.ts';
import * as encounter from './encounter.ts';
import * as encounterOptions from './encounter-options.ts';
import * as fame from './fame.ts';
import * as gamble from './gamble.ts';
import * as gifts from './gifts.ts';
import * as goals from './goals.ts';
import * as happened from './happened.ts';
import * as jobSteps from './job-steps.ts';
import * as jobs from './jobs.ts';
import * as lookup from './lookup.ts';
import * as map from './map.ts';
import * as market from './market.ts';
import * as marketDecks from './market-decks.ts';
import * as movement from './movement.ts';
import * as occurrence from './occurrence.ts';
import * as opsAi from './ops/ai.ts';
import * as opsBy from './ops/by.ts';
import * as opsCombat from './ops/combat.ts';
import * as opsCore from './ops/core.ts';
import * as opsSetup from './ops/setup.ts';
import * as opsTrade from './ops/trade.ts';
import * as patrolEncounter from './patrol-encounter.ts';
import * as patrols from './patrols.ts';
import * as payment from './payment.ts';
import * as possible from './possible.ts';
import * as purchase from './purchase.ts';
import * as reputation from './reputation.ts';
import * as reward from './reward.ts';
import * as runEffect from './run-effect.ts';
import * as setup from './setup.ts';
import * as ships from './ships.ts';
import * as sides from './sides.ts';
import * as skillTest from './skill-test.ts';
import * as slots from './slots.ts';
import * as spaceEncounter from './space-encounter.ts';
import * as stats from './stats.ts';
import * as trade from './trade.ts';
import * as triggers from './triggers.ts';
import * as turn from './turn.ts';
import * as turnOver from './turn-over.ts';
import * as usable from './usable.ts';
import * as use from './use.ts';

/** The chapters of the reference, which has the last word (OR-GOLD-01, OR-DIFF-59). A change in any of them means that a saved game was begun under other rules. */
export const chapters: readonly unknown[] = [
  abilities,
  aiBuying,
  aiCrew,
  aiGoals,
  aiLines,
  aiMovement,
  aiTurn,
  assets,
  bounty,
  buyable,
  combat,
  conditions,
  contactEncounter,
  contacts,
  context,
  costs,
  credits,
  damage,
  databank,
  decide,
  decks,
  deliver,
  diceChanges,
  dice,
  effectChoices,
  effectNumbers,
  effectsOnMap,
  effects,
  encounterOptions,
  encounter,
  fame,
  gamble,
  gifts,
  goals,
  happened,
  jobSteps,
  jobs,
  lookup,
  map,
  marketDecks,
  market,
  movement,
  occurrence,
  opsAi,
  opsBy,
  opsCombat,
  opsCore,
  opsSetup,
  opsTrade,
  patrolEncounter,
  patrols,
  payment,
  possible,
  purchase,
  reputation,
  reward,
  runEffect,
  setup,
  ships,
  sides,
  skillTest,
  slots,
  spaceEncounter,
  stats,
  trade,
  triggers,
  turnOver,
  turn,
  usable,
  use,
].flatMap((chapter): unknown[] => Object.values(chapter));
