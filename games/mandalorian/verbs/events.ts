import { allIf, ask, askUnlessForced, type CardId, cardsIn, type Option, option } from '@cantina/kernel';
import type { EnemyClass } from '../content/all.ts';
import { chooseThreat, facedownOption } from '../rules/asking.ts';
import { plansFor, sufferDamage } from '../rules/characters/damage.ts';
import { resolveCrisis } from '../rules/event/crisis.ts';
import { disruptLowest } from '../rules/event/disruption.ts';
import { resolveEvent } from '../rules/event/events.ts';
import {
  characterOf,
  enemiesOf,
  enemyClass,
  eventNow,
  heroesOf,
  isEnemy,
  nearest,
  placeOf,
  spaceOf,
  standing,
  terrainIn,
} from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import { type G, type Hero, hasRoles } from '../rules/state.ts';
import {
  couldAttack,
  drawNearest,
  enemyAttacks,
  moveTowards,
  nearestEnemies,
  victimsOf,
  wishesOf,
  wouldMove,
} from '../rules/threats/enemies.ts';
import { canReinforce, reinforceAt, reinforceNearHero } from '../rules/threats/reinforcements.ts';
import { revealThreat } from '../rules/threats/reveal.ts';
import { bearerOfChild, childFlees, childIn, childSpace } from '../rules/threats/token.ts';
import type { Steps } from './family.ts';

/** The steps of events. Enemies act in these and in crises only (MA-EMV-01, MA-EMV-08). */
export const events: Steps = {
  'enemies-move': {
    *run(g, { count, classes, steps }) {
      const moved: CardId[] = [];
      const wanted = count === 'all' ? Number.POSITIVE_INFINITY : count;
      while (moved.length < wanted) {
        // MA-EMV-03, MA-EMV-04
        const able = movable(g, classes).filter((card) => !moved.includes(card));
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
    extent: (g, { classes }) => allIf(movable(g, classes).length > 0),
  },

  'enemies-attack': {
    *run(g, { count, classes, range }) {
      const attacked: CardId[] = [];
      const wanted = count === 'all' ? Number.POSITIVE_INFINITY : count;
      while (attacked.length < wanted) {
        // MA-EAT-05 as many as possible; MA-EAT-06, MA-EAT-07
        const able = attackers(g, classes, range).filter((card) => !attacked.includes(card));
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
    extent: (g, { classes, range }) => allIf(attackers(g, classes, range).length > 0), // MA-INE-04 also if it is blocked
  },

  reinforce: {
    *run(g, { at }, happening) {
      happening.newcomer =
        at === 'start' ? reinforceAt(g, terrainIn(g).start) : yield* reinforceNearHero(g, happening.you);
    },
    extent: (g) => allIf(canReinforce(g)),
  },

  'newcomer-moves': {
    *run(g, { steps }, { newcomer }) {
      if (newcomer !== null) yield* moveTowards(g, newcomer, steps, wishesOf(g, newcomer));
    },
    extent: (g, _step, { newcomer }) => allIf(newcomer !== null && wouldMove(g, newcomer)),
  },

  'reveal-nearest': {
    *run(g, _step, happening) {
      const card = yield* askUnlessForced({
        seat: g.state.active,
        prompt: message('prompt.nearest', { event: eventNow(g) }),
        rule: 'MA-RNG-08',
        options: () => nearestFacedown(g, happening.you).map((each) => facedownOption(g, each, 'threat')),
      });
      if (card === undefined) return;
      happening.revealed = card;
      yield* revealThreat(g, card, null); // MA-MEF-05
    },
    extent: (g) => allIf(cardsIn(g, 'facedown').length > 0),
  },

  'revealed-attacks': {
    *run(g, { range }, { revealed }) {
      if (revealed !== null && isOnMap(g, revealed)) yield* enemyAttacks(g, revealed, range);
    },
    extent: (g, { range }, { revealed }) =>
      allIf(revealed !== null && isOnMap(g, revealed) && couldAttack(g, revealed, range)),
  },

  'disrupt-lowest': {
    run: (g) => disruptLowest(g, 'MA-GLD-03'), // the first game does not know sabotage yet
    extent: () => 'all',
  },

  // MA-EVT-07 with the same total
  'another-event': {
    run: (g, _step, { area, total, you }) => resolveEvent(g, area, total, you),
    extent: (g) => allIf(cardsIn(g, 'eventDeck').length > 0),
  },

  'token-flees': {
    *run(g) {
      const bearer = bearerOfChild(g);
      if (bearer >= 0) yield* childFlees(g, bearer); // MA-CHD-13
    },
    extent: (g) => allIf(bearerOfChild(g) >= 0), // MA-CHD-14, MA-CHD-15
  },

  hunt: {
    *run(g, { steps }, { you }) {
      yield* drawNearest(g, hunted(g, you), steps);
    },
    extent: (g, _step, { you }) => allIf(nearestEnemies(g, hunted(g, you)).length > 0),
  },

  'suffer-or-crisis': {
    *run(g, { damage }, { you, total }) {
      const hero = standing(g, you);
      const suffers = yield* ask<boolean>({
        seat: g.state.active,
        prompt: message('prompt.suffer-or-crisis', { hero: characterOf(g, hero) }),
        rule: 'MA-EVT-05',
        options: () => [SUFFER, CRISIS],
      });
      if (suffers) yield* sufferDamage(g, hero, damage);
      else yield* resolveCrisis(g, hero, null, total);
    },
    extent: () => 'all', // MA-INE-04 also if it is blocked
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

const movable = (g: G, classes: readonly EnemyClass[]): CardId[] =>
  ofClass(g, classes).filter((card) => wouldMove(g, card));

const attackers = (g: G, classes: readonly EnemyClass[], range: number): CardId[] =>
  ofClass(g, classes).filter((card) => couldAttack(g, card, range));

const isOnMap = (g: G, card: CardId): boolean => isEnemy(g, card) && placeOf(g, card) >= 0;

/** MA-RNG-08 the facedown threats nearest to "you". */
function nearestFacedown(g: G, you: Hero): CardId[] {
  const hidden = cardsIn(g, 'facedown');
  const spaces = hidden.map((card) => placeOf(g, card));
  const near = new Set(nearest(g, spaceOf(g, standing(g, you)), spaces));
  return hidden.filter((card) => near.has(placeOf(g, card)));
}

/** Where the enemy goes: to the Child, without it to "you". */
function hunted(g: G, you: Hero): number {
  const child = childSpace(g);
  return child >= 0 ? child : spaceOf(g, standing(g, you));
}

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
