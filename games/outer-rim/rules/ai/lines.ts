import { AT_ONCE, type CardId, type Flow, isIn, randomOf, type Seat } from '@cantina/kernel';
import {
  type AiAction,
  type AiBuy,
  type AiCard,
  type AiEncounter,
  type AiPlanning,
  cards,
  type FactionRef,
} from '../../content/index.ts';
import { factionsMeant } from '../abilities/conditions.ts';
import { recoverAll, suffer } from '../combat/damage.ts';
import { removeFromGame } from '../decks.ts';
import { turnUp } from '../encounter/contacts.ts';
import { encounterPatrol, forcedPatrols } from '../encounter/patrol.ts';
import { deliverCargo } from '../jobs/deliver.ts';
import { gainReward } from '../jobs/reward.ts';
import { assetsOf, ownAsset, playerOf, spaceOfPlayer } from '../lookup.ts';
import { discardAsset } from '../player/assets.ts';
import { creditsOf, gainCredits, spendCredits } from '../player/credits.ts';
import { gainFame } from '../player/fame.ts';
import { canChangeReputation, changeReputation } from '../player/reputation.ts';
import { hasFreeSlot } from '../player/slots.ts';
import { damageOn } from '../player/stats.ts';
import type { G } from '../state.ts';
import { aiBuy, canBuyAt } from './buying.ts';
import { canGainCrew, facedownContact, gainCrew } from './crew.ts';
import { goalOf, takeGoalToken } from './goals.ts';
import { canMoveToGoal, moveToGoal } from './movement.ts';

/** One line of an AI card: when it would have an effect, and what it does. */
export interface Line {
  /** As the log names it. */
  readonly name: string;
  readonly applies: (g: G, player: Seat) => boolean;
  readonly run: (g: G, player: Seat) => Flow<void>;
}

type Rule = Omit<Line, 'name'>;

const isDamaged = (g: G, player: Seat): boolean =>
  damageOn(g, player, 'character') > 0 || damageOn(g, player, 'ship') > 0;

const PLANNING_CREDITS = 2000;
const FAME_PRICE = 8000;
const ENCOUNTER_CREDITS = 4000;

const PLANNING: Readonly<Record<AiPlanning, Rule>> = {
  'recover-all': { applies: isDamaged, run: recoverAll },
  // OR-GAP-39 every card lists it first, so a defeated AI stands up at the start of its turn
  'recover-all-if-defeated': { applies: (g, player) => playerOf(g, player).defeated, run: recoverAll },
  'move-to-goal': { applies: canMoveToGoal, run: moveToGoal },
  'gain-2000': {
    applies: () => true,
    run(g, player) {
      gainCredits(g, player, PLANNING_CREDITS);
      return AT_ONCE;
    },
  },
};

const planningLine = (name: AiPlanning): Line => ({ name, ...PLANNING[name] });

function actionLine(action: AiAction): Line {
  switch (action.do) {
    case 'deliver':
      return {
        name: 'deliver',
        applies: (g, player) => cargoForHere(g, player).length > 0,
        run: (g, player) => deliverAll(g, player, action.ifIllegal),
      };
    case 'buy':
      return buyLine(() => action.buy);
    case 'buy-by-slot':
      return buyLine((g, player) => (hasFreeSlot(g, player, action.ifNoFree) ? action.otherwise : action.buy));
    case 'reveal-contact':
      return {
        name: 'reveal-contact',
        applies: (g, player) => facedownContact(g, player) !== undefined,
        run(g, player) {
          const slot = facedownContact(g, player);
          if (slot !== undefined) turnUp(g, slot);
          return AT_ONCE;
        },
      };
  }
}

const buyLine = (what: (g: G, player: Seat) => AiBuy): Line => ({
  name: 'buy',
  applies: (g, player) => canBuyAt(g, player, what(g, player).deck),
  run: (g, player) => aiBuy(g, player, what(g, player)),
});

const cargoForHere = (g: G, player: Seat): CardId[] =>
  assetsOf(g, player).filter(
    (card) => ownAsset(g, card).kind === 'cargo' && goalOf(g, card) === spaceOfPlayer(g, player),
  );

/** OR-AIJOB-02, OR-AIJOB-03 all cargo for this planet; OR-AIJOB-04 no die, but some cards make illegal cargo cost something. */
function* deliverAll(
  g: G,
  player: Seat,
  ifIllegal: Extract<AiAction, { readonly do: 'deliver' }>['ifIllegal'],
): Flow<void> {
  let illegal = false;
  for (const card of cargoForHere(g, player)) {
    if (ownAsset(g, card).traits.includes('illegal')) illegal = true;
    yield* deliverCargo(g, player, card);
    takeGoalToken(g, spaceOfPlayer(g, player));
  }
  if (!illegal || ifIllegal === null) return;
  if ('damage' in ifIllegal) yield* suffer(g, player, ifIllegal.to, ifIllegal.damage);
  else for (const faction of factionsMeant(g, player, 'planet')) changeReputation(g, player, faction, -1);
}

const ENCOUNTER: Readonly<Record<AiEncounter, Rule>> = {
  'fight-bad-patrol': {
    applies: (g, player) => forcedPatrols(g, player).length > 0, // OR-GAP-34
    run: (g, player) => encounterPatrol(g, player, randomOf(g, forcedPatrols(g, player))),
  },
  'complete-job': { applies: (g, player) => jobsForHere(g, player).length > 0, run: completeJobHere },
  'pay-8000-for-fame': {
    applies: (g, player) => creditsOf(g, player) >= FAME_PRICE,
    run(g, player) {
      spendCredits(g, player, FAME_PRICE);
      gainFame(g, player, 1);
      return AT_ONCE;
    },
  },
  'gain-crew': { applies: canGainCrew, run: gainCrew },
  'gain-reputation-planet': gainReputation('planet'),
  'gain-reputation-nearest-patrol': gainReputation('nearest-patrol'),
  'gain-4000-lose-reputation-planet': gainAndLose('planet'),
  'gain-4000-lose-reputation-nearest-patrol': gainAndLose('nearest-patrol'),
};

const encounterLine = (name: AiEncounter): Line => ({ name, ...ENCOUNTER[name] });

const jobsForHere = (g: G, player: Seat): CardId[] =>
  assetsOf(g, player).filter(
    (card) => ownAsset(g, card).kind === 'job' && goalOf(g, card) === spaceOfPlayer(g, player),
  );

/** OR-AIJOB-01 its reward, without databank card and tests; of several jobs a random one (OR-AIDEC-02). */
function* completeJobHere(g: G, player: Seat): Flow<void> {
  const card = randomOf(g, jobsForHere(g, player));
  const asset = ownAsset(g, card);
  if (asset.kind !== 'job') return;
  yield* gainReward(g, player, asset.reward, { on: 'complete-job' }, card);
  takeGoalToken(g, spaceOfPlayer(g, player));
  if (!isIn(g, card, 'assets', player)) return;
  if (asset.after === 'remove') removeFromGame(g, card);
  else yield* discardAsset(g, player, card);
}

/** Equally near patrols: a random one that would change something. */
function gainReputation(ref: FactionRef): Rule {
  const open = (g: G, player: Seat) =>
    factionsMeant(g, player, ref).filter((faction) => canChangeReputation(g, player, faction, 1));
  return {
    applies: (g, player) => open(g, player).length > 0,
    run(g, player) {
      changeReputation(g, player, randomOf(g, open(g, player)), 1);
      return AT_ONCE;
    },
  };
}

/** OR-WORD-03 the credits first, then the reputation as far as there is a faction. */
function gainAndLose(ref: FactionRef): Rule {
  return {
    applies: () => true,
    run(g, player) {
      gainCredits(g, player, ENCOUNTER_CREDITS);
      const factions = factionsMeant(g, player, ref);
      if (factions.length > 0) changeReputation(g, player, randomOf(g, factions), -1);
      return AT_ONCE;
    },
  };
}

/** An AI card from top to bottom. */
interface Lines {
  readonly planning: readonly Line[];
  readonly action: readonly Line[];
  readonly encounter: readonly Line[];
}

/** Made once; exported with all they do, so that the rules hash notices a change. */
export const LINES: ReadonlyMap<AiCard, Lines> = new Map(
  cards.flatMap((card): [AiCard, Lines][] => {
    if (card.component !== 'ai') return [];
    const { planning, action, encounter }: AiCard = card;
    const lines: Lines = {
      planning: planning.map(planningLine),
      action: action.map(actionLine),
      encounter: encounter.map(encounterLine),
    };
    return [[card, lines]];
  }),
);

export const linesOf = (card: AiCard): Lines => LINES.get(card) as Lines;
