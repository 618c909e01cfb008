import type { Scene, StageBeat, StageReader } from '@cantina/web/kit';
import { cardsOf, fieldsOf } from '../table/sight.ts';
import { aiCard, aiLine } from './ai.ts';
import * as deeds from './deeds.ts';
import * as rolls from './rolls.ts';
import * as stories from './stories.ts';
import { type AllEvents, type Telling, tellingOf } from './telling.ts';

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
  'change-test-dice': rolls.testChange,
  'test-ends': rolls.testEnds,
  'combat-begins': rolls.combatBegins,
  'combat-roll': rolls.combatRoll,
  'change-combat-dice': rolls.combatChange,
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
  'discard-asset': deeds.discarded,
  'new-ship': deeds.newShip,
  deliver: deeds.aside,
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

/** What a beat shows; null: the table is drawn as it is by then. */
export function sceneOf(beat: StageBeat, at: StageReader): Scene | null {
  if (fieldsOf(beat.view).round === 0 && cardsOf(beat.view, 'character').length === 0) return null;
  for (const event of beat.events) {
    const make = SCENES[event.type as keyof AllEvents] as ((data: never, telling: Telling) => Scene | null) | undefined;
    if (make === undefined) continue;
    const scene = make(event.data as never, tellingOf(beat, at));
    return scene === null || isSilent(scene) ? null : { ...clauseOf(event.type, scene), ...scene };
  }
  const telling = tellingOf(beat, at);
  return telling.lines.length === 0 ? null : deeds.otherwise(telling);
}

/** With these something begins; what comes of it is told in the same breath. */
const OPENING: ReadonlySet<string> = new Set<keyof AllEvents>([
  'travel',
  'buy',
  'trade-in',
  'deliver',
  'encounter',
  'attempt-job',
]);
/** What they are called is told by what comes of them. */
const NAMELESS: ReadonlySet<string> = new Set<keyof AllEvents>(['deliver', 'encounter']);
/** What is not told, but by what comes of it. */
const UNTOLD: ReadonlySet<string> = new Set<keyof AllEvents>([
  'turn-begins',
  'market-reveal',
  'test-begins',
  'test-roll',
  'change-test-dice',
  'combat-begins',
  'combat-roll',
  'change-combat-dice',
  'wager',
  'ai-card',
  'ai-line',
]);

const clauseOf = (type: string, { line, told }: Scene): Pick<Scene, 'clause'> =>
  UNTOLD.has(type)
    ? {}
    : { clause: { text: NAMELESS.has(type) ? '' : (told ?? line), ...(OPENING.has(type) ? { opens: true } : {}) } };

const isSilent = ({ line, centre }: Scene): boolean => line.length === 0 && centre === undefined;
