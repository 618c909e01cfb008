import type { View } from '@cantina/kernel';
import type { GameStage, Scene, StageReader } from '@cantina/web/kit';
import { fameOf } from '../rules/conditions.ts';
import { cardsOf, fieldsOf, openTable } from '../table/sight.ts';
import AiCard from './AiCard.svelte';
import { aiCard, aiLine } from './ai.ts';
import * as deeds from './deeds.ts';
import * as rolls from './rolls.ts';
import * as stories from './stories.ts';
import { type AllEvents, type Telling, tellingOf } from './telling.ts';
import { words } from './words/index.ts';

/** What a beat shows that begins with this event. */
const SCENES: { readonly [K in keyof AllEvents]?: (data: AllEvents[K], telling: Telling) => Scene | null } = {
  'turn-begins': deeds.turnBegins,
  travel: deeds.travelled,
  'move-patrol': deeds.patrolMoves,
  'new-patrol': deeds.patrolComes,
  'draw-encounter': stories.drawn,
  databank: stories.databank,
  'turn-up-contact': stories.turnedUp,
  'attempt-job': stories.jobBegins,
  'job-ends': stories.jobEnds,
  'test-begins': rolls.testBegins,
  'test-roll': rolls.testRoll,
  'change-test-dice': rolls.testRoll,
  'test-ends': rolls.testEnds,
  'combat-begins': rolls.combatBegins,
  'combat-roll': rolls.combatRoll,
  'change-combat-dice': rolls.combatRoll,
  'combat-outcome': rolls.combatOutcome,
  damage: deeds.hurt,
  recover: deeds.plainly,
  defeated: deeds.defeated,
  capture: deeds.captured,
  eliminate: deeds.eliminated,
  'beat-patrol': deeds.patrolBeaten,
  wager: deeds.wagered,
  'wager-won': deeds.wagerWon,
  trigger: deeds.plainly,
  'gain-fame': deeds.fameGained,
  'lose-fame': deeds.plainly,
  reputation: deeds.plainly,
  buy: deeds.dealtWith('coins'),
  'market-reveal': deeds.revealed,
  'trade-in': deeds.dealtWith('coins'),
  'discard-asset': deeds.dealtWith('card'),
  'new-ship': deeds.newShip,
  deliver: deeds.dealtWith('card'),
  reward: deeds.rewarded,
  flip: deeds.goalReached,
  sabotage: deeds.plainly,
  'close-trade': deeds.tradeCloses,
  'give-credits': deeds.gift,
  'ai-card': aiCard,
  'ai-line': aiLine,
  'ai-goal-reached': deeds.aside,
  encounter: deeds.aside,
};

/** The game as it is seen happening. */
export const stage: GameStage = {
  sceneOf(beat, at) {
    if (cardsOf(beat.view, 'character').length === 0 && fieldsOf(beat.view).round === 0) return null;
    for (const event of beat.events) {
      const make = SCENES[event.type as keyof AllEvents] as ((data: never, telling: Telling) => Scene | null) | undefined;
      if (make === undefined) continue;
      const scene = make(event.data as never, tellingOf(beat, at));
      return scene === null || isSilent(scene) ? null : scene;
    }
    return null;
  },
  warning,
  Extra: AiCard,
};

const isSilent = ({ line, centre }: Scene): boolean => line.length === 0 && centre === undefined;

const NEARLY = 2;

/** OR-WIN-01 whoever is nearest, and near enough to win with the next good turn. */
function warning(view: View, at: StageReader): string | undefined {
  const { players, round } = fieldsOf(view);
  if (round === 0 || view.outcome !== null) return undefined;
  const g = openTable(view);
  const most = Number(view.options.fameToWin);
  const near = players
    .map((_, player) => ({ player, missing: most - fameOf(g, player) }))
    .filter(({ missing }) => missing > 0 && missing <= NEARLY)
    .sort((a, b) => a.missing - b.missing)[0];
  if (near === undefined) return undefined;
  const say = words[at.reader.lang];
  return near.player === at.seat
    ? say.youNearlyWin(near.missing)
    : say.nearlyWins(at.reader.seatName(near.player), near.missing);
}
