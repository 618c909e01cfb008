import {
  ask,
  type CardId,
  cardsIn,
  carryOut,
  type Flow,
  move,
  type Option,
  option,
  type Runners,
} from '@cantina/kernel';
import type { EnemyClass, EventStep } from '../content/all.ts';
import { chooseOne, chooseThreat, facedownOption } from './asking.ts';
import { resolveCrisis } from './crisis.ts';
import { plansFor, sufferDamage } from './damage.ts';
import { drawEvent } from './decks.ts';
import { disruptLowest } from './disruption.ts';
import { couldAttack, drawNearest, enemyAttacks, moveTowards, victimsOf, wishesOf, wouldMove } from './enemies.ts';
import {
  CRISIS_TOTAL,
  characterOf,
  enemiesOf,
  enemyClass,
  eventNow,
  heroesOf,
  isEnemy,
  nearest,
  placeOf,
  printedAs,
  spaceOf,
  standing,
  terrainIn,
} from './lookup.ts';
import { message } from './messages.ts';
import { noteEvent, noteIneffective } from './ops.ts';
import { reinforceAt, reinforceNearHero } from './reinforcements.ts';
import { revealThreat } from './reveal.ts';
import { type Area, type G, type Hero, hasRoles, type MandoState } from './state.ts';
import { childFlees, childIn, childSpace } from './token.ts';

/** An event card while it is resolved. */
interface Happening {
  readonly you: Hero;
  readonly area: Area | null;
  readonly total: number;
  newcomer: CardId | null;
  revealed: CardId | null;
}

/** MA-EVT-01, MA-EVT-03 draws an event card, resolves it from top to bottom, discards it. */
export function* resolveEvent(g: G, area: Area | null, total: number, you: Hero): Flow<void> {
  const card = drawEvent(g);
  if (card === undefined) return;
  noteEvent(g, card, area, total);
  const before = g.eventCount;
  const happening: Happening = { you, area, total, newcomer: null, revealed: null };
  for (const step of printedAs(g, card, 'event').steps) {
    if (step.sixPlus === true && total < CRISIS_TOTAL) continue; // MA-EVT-04
    yield* carryOut(eventRunners, g, step, happening); // MA-GLD-05
  }
  // MA-INE-01, MA-INE-02, MA-INE-03, MA-INE-04, MA-INE-05 whatever happens is told, so nothing told means nothing happened
  if (g.eventCount === before) {
    noteIneffective(g, card);
    yield* reinforceNearHero(g, you);
  }
  move(g, card, 'eventDiscard');
}

/** One procedure per verb of events. Enemies act in these and in crises only (MA-EMV-01, MA-EMV-08). */
export const eventRunners: Runners<MandoState, EventStep, Happening> = {
  *'enemies-move'(g, { count, classes, steps }) {
    const moved: CardId[] = [];
    const wanted = count === 'all' ? Number.POSITIVE_INFINITY : count;
    while (moved.length < wanted) {
      // MA-EMV-03, MA-EMV-04
      const able = ofClass(g, classes).filter((card) => !moved.includes(card) && wouldMove(g, card));
      const left = Math.min(wanted - moved.length, able.length);
      const card = isOpen(able, left, childLiesFree(g))
        ? yield* chooseThreat(g, able, {
            seat: g.state.active,
            prompt: message('prompt.mover', { event: eventNow(g), left, steps, towards: null }),
            rule: 'MA-EMV-03',
          })
        : able[0];
      if (card === undefined) return;
      moved.push(card);
      yield* moveTowards(g, card, steps, wishesOf(g, card));
    }
  },

  *'enemies-attack'(g, { count, classes, range }) {
    const attacked: CardId[] = [];
    const wanted = count === 'all' ? Number.POSITIVE_INFINITY : count;
    while (attacked.length < wanted) {
      // MA-EAT-05 as many as possible; MA-EAT-06, MA-EAT-07
      const able = ofClass(g, classes).filter((card) => !attacked.includes(card) && couldAttack(g, card, range));
      const left = Math.min(wanted - attacked.length, able.length);
      const card = isOpen(able, left, orderOfAttacksMatters(g, able, range))
        ? yield* chooseThreat(g, able, {
            seat: g.state.active,
            prompt: message('prompt.attacker', { event: eventNow(g), left, range }),
            rule: 'MA-EAT-04',
          })
        : able[0];
      if (card === undefined) return;
      attacked.push(card);
      yield* enemyAttacks(g, card, range);
    }
  },

  *reinforce(g, { at }, happening) {
    happening.newcomer =
      at === 'start' ? reinforceAt(g, terrainIn(g).start) : yield* reinforceNearHero(g, happening.you);
  },

  *'newcomer-moves'(g, { steps }, { newcomer }) {
    if (newcomer !== null) yield* moveTowards(g, newcomer, steps, wishesOf(g, newcomer));
  },

  *'reveal-nearest'(g, _step, happening) {
    const hidden = cardsIn(g, 'facedown');
    const spaces = hidden.map((card) => placeOf(g, card));
    const near = new Set(nearest(g, spaceOf(g, standing(g, happening.you)), spaces));
    const cards = hidden.filter((card) => near.has(placeOf(g, card)));
    const card = yield* chooseOne(cards, {
      seat: g.state.active,
      prompt: message('prompt.nearest', { event: eventNow(g) }),
      rule: 'MA-RNG-08',
      options: () => cards.map((each) => facedownOption(g, each, 'threat')),
    });
    if (card === undefined) return;
    happening.revealed = card;
    yield* revealThreat(g, card, null); // MA-MEF-05
  },

  *'revealed-attacks'(g, { range }, { revealed }) {
    if (revealed !== null && isEnemy(g, revealed) && placeOf(g, revealed) >= 0) yield* enemyAttacks(g, revealed, range);
  },

  *'disrupt-lowest'(g) {
    yield* disruptLowest(g, 'MA-GLD-03'); // the first game does not know sabotage yet
  },

  // MA-EVT-07 with the same total
  *'another-event'(g, _step, { area, total, you }) {
    yield* resolveEvent(g, area, total, you);
  },

  *'token-flees'(g) {
    const card = childIn(g);
    const bearer = card === undefined ? -1 : (g.state.bearers[card] ?? -1);
    if (bearer >= 0) yield* childFlees(g, bearer); // MA-CHD-13
  },

  *hunt(g, { steps }, { you }) {
    const space = childSpace(g);
    yield* drawNearest(g, space >= 0 ? space : spaceOf(g, standing(g, you)), steps);
  },

  *'suffer-or-crisis'(g, { damage }, { you }) {
    const hero = standing(g, you);
    const suffers = yield* ask<boolean>({
      seat: g.state.active,
      prompt: message('prompt.suffer-or-crisis', { hero: characterOf(g, hero) }),
      rule: 'MA-EVT-05',
      options: () => [SUFFER, CRISIS],
    });
    if (suffers) yield* sufferDamage(g, hero, damage);
    else yield* resolveCrisis(g, hero);
  },
};

const SUFFER: Option<boolean> = option('suffer', true, { label: message('option.suffer') });
const CRISIS: Option<boolean> = option('crisis', false, { label: message('option.crisis') });

/** MA-EVT-06 revealed enemies of these classes. */
const ofClass = (g: G, classes: readonly EnemyClass[]): CardId[] =>
  enemiesOf(g).filter((card) => {
    const own = enemyClass(g, card);
    return own !== null && classes.includes(own);
  });

/** Somebody may strike back; or, where people win or lose by themselves, it counts who is defeated first. */
function orderOfAttacksMatters(g: G, able: readonly CardId[], range: number): boolean {
  if (plansFor(g, heroesOf(g), 'after-attack').length > 0) return true;
  if (!hasRoles(g.state.seats, g.state.options)) return false;
  return new Set(able.flatMap((card) => victimsOf(g, card, range))).size > 1;
}

/** Whoever ends a movement on its space takes it, so the order of movements matters. */
function childLiesFree(g: G): boolean {
  const card = childIn(g);
  return card !== undefined && placeOf(g, card) >= 0;
}

/**
 * MA-EVT-02, MA-GLD-03, MA-MIS-01, MA-GLD-04 the active player chooses the next of several enemies. Nothing is open
 * when all of them come and their order changes nothing (MA-EMV-10).
 */
const isOpen = (able: readonly CardId[], left: number, orderMatters: boolean): boolean =>
  able.length > left || orderMatters;
