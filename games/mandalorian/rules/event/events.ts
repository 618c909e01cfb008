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
import type { EnemyClass, EventStep } from '../../content/all.ts';
import { chooseOne, chooseThreat, facedownOption } from '../asking.ts';
import { plansFor, sufferDamage } from '../characters/damage.ts';
import { drawEvent } from '../characters/decks.ts';
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
} from '../lookup.ts';
import { message } from '../messages.ts';
import { noteEvent, noteEventStep, noteIneffective } from '../ops/index.ts';
import { type Area, type G, type Hero, hasRoles, type MandoState } from '../state.ts';
import {
  couldAttack,
  drawNearest,
  enemyAttacks,
  moveTowards,
  victimsOf,
  wishesOf,
  wouldMove,
} from '../threats/enemies.ts';
import { reinforceAt, reinforceNearHero } from '../threats/reinforcements.ts';
import { revealThreat } from '../threats/reveal.ts';
import { bearerOfChild, childFlees, childIn, childSpace } from '../threats/token.ts';
import { resolveCrisis } from './crisis.ts';
import { disruptLowest } from './disruption.ts';

/** An event card while it is resolved. */
interface Happening {
  readonly you: Hero;
  readonly area: Area | null;
  readonly total: number;
  newcomer: CardId | null;
  revealed: CardId | null;
  /** Whether anything has happened so far (MA-INE-02). */
  effective: boolean;
}

/** MA-EVT-01, MA-EVT-03 draws an event card, resolves it from top to bottom, discards it. Returns whether there was one. */
export function* resolveEvent(g: G, area: Area | null, total: number, you: Hero): Flow<boolean> {
  const card = drawEvent(g);
  if (card === undefined) return false;
  noteEvent(g, card, area, total);
  const happening: Happening = { you, area, total, newcomer: null, revealed: null, effective: false };
  for (const [index, step] of printedAs(g, card, 'event').steps.entries()) {
    const happens = step.sixPlus !== true || total >= CRISIS_TOTAL; // MA-EVT-04
    noteEventStep(g, card, index, happens);
    if (!happens) continue;
    yield* carryOut(eventRunners, g, step, happening); // MA-GLD-05
  }
  // MA-INE-01, MA-INE-03, MA-INE-05
  if (!happening.effective) {
    noteIneffective(g, card);
    yield* reinforceNearHero(g, you);
  }
  move(g, card, 'eventDiscard');
  return true;
}

/** One procedure per verb of events. Enemies act in these and in crises only (MA-EMV-01, MA-EMV-08). */
export const eventRunners: Runners<MandoState, EventStep, Happening> = {
  *'enemies-move'(g, { count, classes, steps }, happening) {
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
      if (yield* moveTowards(g, card, steps, wishesOf(g, card))) happening.effective = true;
    }
  },

  *'enemies-attack'(g, { count, classes, range }, happening) {
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
      if (yield* enemyAttacks(g, card, range)) happening.effective = true; // MA-INE-04 also if it is blocked
    }
  },

  *reinforce(g, { at }, happening) {
    happening.newcomer =
      at === 'start' ? reinforceAt(g, terrainIn(g).start) : yield* reinforceNearHero(g, happening.you);
    if (happening.newcomer !== null) happening.effective = true;
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
    happening.effective = true;
    yield* revealThreat(g, card, null); // MA-MEF-05
  },

  *'revealed-attacks'(g, { range }, { revealed }) {
    if (revealed !== null && isEnemy(g, revealed) && placeOf(g, revealed) >= 0) yield* enemyAttacks(g, revealed, range);
  },

  *'disrupt-lowest'(g, _step, happening) {
    happening.effective = true;
    yield* disruptLowest(g, 'MA-GLD-03'); // the first game does not know sabotage yet
  },

  // MA-EVT-07 with the same total
  *'another-event'(g, _step, happening) {
    const { area, total, you } = happening;
    if (yield* resolveEvent(g, area, total, you)) happening.effective = true;
  },

  *'token-flees'(g, _step, happening) {
    const bearer = bearerOfChild(g);
    if (bearer < 0) return; // MA-CHD-14, MA-CHD-15
    happening.effective = true;
    yield* childFlees(g, bearer); // MA-CHD-13
  },

  *hunt(g, { steps }, happening) {
    const child = childSpace(g);
    const space = child >= 0 ? child : spaceOf(g, standing(g, happening.you));
    if (yield* drawNearest(g, space, steps)) happening.effective = true;
  },

  *'suffer-or-crisis'(g, { damage }, happening) {
    const { you, total } = happening;
    const hero = standing(g, you);
    happening.effective = true; // MA-INE-04 also if it is blocked
    const suffers = yield* ask<boolean>({
      seat: g.state.active,
      prompt: message('prompt.suffer-or-crisis', { hero: characterOf(g, hero) }),
      rule: 'MA-EVT-05',
      options: () => [SUFFER, CRISIS],
    });
    if (suffers) yield* sufferDamage(g, hero, damage);
    else yield* resolveCrisis(g, hero, null, total);
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

/**
 * MD-GEN-11 somebody may strike back; a target is open and it helps to know first whether somebody blocks; or, where people
 * win or lose by themselves, it counts who is defeated first.
 */
function orderOfAttacksMatters(g: G, able: readonly CardId[], range: number): boolean {
  const heroes = heroesOf(g);
  if (plansFor(g, heroes, 'after-attack').length > 0) return true;
  const victims = able.map((card) => victimsOf(g, card, range));
  if (victims.some((each) => each.length > 1) && BLOCKS.some((use) => plansFor(g, heroes, use).length > 0)) return true;
  return hasRoles(g.state.seats, g.state.options) && new Set(victims.flat()).size > 1;
}

const BLOCKS = ['damage-to-you', 'damage-to-another'] as const;

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
