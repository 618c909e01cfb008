import {
  AT_ONCE,
  ask,
  type CardId,
  carryOut,
  type Flow,
  goTo,
  isIn,
  move,
  type Runners,
  type Seat,
  topOf,
} from '@cantina/kernel';
import { ADDITIONAL_DAMAGE, cell, type FateEffect, GOODS, type System } from '../content/index.ts';
import { encounter } from './combat/card-ships.ts';
import { loseLevels } from './combat/damage.ts';
import { destroyed } from './combat/destruction.ts';
import { rollDie } from './dice.ts';
import { fateOf, nameOf, player } from './lookup.ts';
import { message } from './messages.ts';
import { clearBounty, gain } from './money.ts';
import { jump } from './movement.ts';
import { loseHull, noteAttached, noteFate, prepareMovement, setGlut, slowDown } from './ops/index.ts';
import { randomSlot, replacePlanet, topOrReshuffled } from './planets/planets.ts';
import { cargoOptions } from './ship/cargo.ts';
import { repairOrPay } from './ship/repair.ts';
import { movementOf, value } from './ship/ship.ts';
import type { G, SmugglersState } from './state.ts';

/**
 * SG-FATE-01 to SG-FATE-03 the first step of a turn; cards touch nobody but the active player and planets (SG-Q-35).
 */
export function* fateStep(g: G): Flow<void> {
  const seat = g.state.active;
  const card = topOrReshuffled(g, 'fateDeck', 'fateDiscard');
  if (card !== undefined) {
    move(g, card, 'drawn');
    noteFate(g, seat, card);
    yield* carryOut(runners, g, fateOf(g, card).effect, { seat, card });
    if (isIn(g, card, 'drawn')) move(g, card, 'fateDiscard');
  }
  if (g.state.step !== 'fate') return;
  prepareMovement(g, seat, movementOf(g, seat)); // SG-FATE-03 unless the card has ended the turn
  goTo(g, 'move');
}

interface Context {
  readonly seat: Seat;
  readonly card: CardId;
}

/** One procedure per verb. */
export const runners: Runners<SmugglersState, FateEffect, Context> = {
  *encounter(g, effect, { seat, card }) {
    yield* encounter(g, seat, card, effect);
  },

  *'ion-storm'(g, { loss }, { seat }) {
    const die = yield* rollDie(g, seat, 'ion-storm');
    if (die <= value(g, seat, 'shields')) return; // SG-SYS-03
    for (;;) {
      const system = cell<System | null>(ADDITIONAL_DAMAGE, yield* rollDie(g, seat, 'system'));
      if (system === null) continue;
      return yield* loseLevels(g, seat, system, loss);
    }
  },

  *'meteor-swarm'(g, { safeFrom, hull }, { seat }) {
    const total = (yield* rollDie(g, seat, 'meteor-swarm')) + value(g, seat, 'engines'); // SG-SYS-01
    if (total >= safeFrom) return;
    loseHull(g, seat, hull);
    if (player(g, seat).hull === 0) yield* destroyed(g, seat, 'accident');
  },

  'halve-lightspeed'(g, _effect, { seat }) {
    slowDown(g, seat);
    return AT_ONCE;
  },

  *rift(g, _effect, { seat }) {
    yield* jump(g, seat, 'rift');
  },

  *attach(g, { effect }, { seat, card }) {
    const slot = randomSlot(g);
    const planet = topOf(g, 'planets', slot);
    if (planet === undefined) return;
    move(g, card, 'attached', slot);
    noteAttached(g, slot, card, planet);
    if (effect.does === 'glut') yield* glut(g, seat, slot);
  },

  'replace-planet'(g) {
    replacePlanet(g, randomSlot(g));
    return AT_ONCE;
  },

  keep(g, _effect, { seat, card }) {
    move(g, card, 'kept', seat); // SG-Q-44 any number
    return AT_ONCE;
  },

  'restore-hull'(g, effect, { seat }) {
    repairOrPay(g, seat, effect, 'dock');
    return AT_ONCE;
  },

  *'find-credits'(g, { perPip }, { seat }) {
    gain(g, seat, perPip * (yield* rollDie(g, seat, 'derelict')), 'derelict');
  },

  amnesty(g, { otherwise }, { seat }) {
    if (player(g, seat).bounty === 0) gain(g, seat, otherwise, 'amnesty');
    else clearBounty(g, seat, 'amnesty');
    return AT_ONCE;
  },

  nothing: () => AT_ONCE,
};

/** The die names the good; 6 is the player's choice. */
function* glut(g: G, seat: Seat, slot: number): Flow<void> {
  const die = yield* rollDie(g, seat, 'glut');
  const good =
    GOODS[die - 1] ??
    (yield* ask({
      seat,
      prompt: message('prompt.glut', { planet: nameOf(g, slot) }),
      rule: 'SG-FATE-02',
      options: () => cargoOptions(GOODS),
    }));
  if (good !== 'brixWeapons') setGlut(g, slot, good);
}
