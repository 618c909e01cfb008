import { AT_ONCE, ask, askUnlessForced, cardOptions, cardsIn, type Flow, goTo, move, type Seat } from '@cantina/kernel';
import { proposeAttack } from './attack/assignment.ts';
import { attackBaseWithAll, divideBaseAttack, resolveAttack } from './attack/attack.ts';
import { drawCards } from './cards/decks.ts';
import { doomedCards } from './cards/doom.ts';
import { exileCard } from './cards/hand.ts';
import { baseOf, handOf, ownHooked, printed, shipsOf, unitsOf } from './lookup.ts';
import { message } from './messages.ts';
import {
  assign,
  beginTurn,
  endTurn,
  gainForceResource,
  gainResources,
  noteCleanUp,
  passTurn,
  revealBase,
  unassign,
} from './ops/index.ts';
import { carryOutAbility } from './play/ability.ts';
import { type Action, actionsOf } from './play/actions.ts';
import { forceIsFullyWith } from './play/force.ts';
import { playAll, playCard } from './play/play.ts';
import { buyOut, purchase } from './play/purchase.ts';
import { refusalsOf } from './play/refusals.ts';
import { type G, HAND_SIZE } from './state.ts';
import { offerTriggers } from './texts/triggers.ts';

/** The start of a turn. */
export function* beginStep(g: G): Flow<void> {
  const seat = g.state.active;
  beginTurn(g);
  if (baseOf(g, seat) === undefined) yield* revealNewBase(g, seat); // DB-STA-01, DB-STA-03
  // DB-GAP-02 after step 1, before steps 2 and 3, also in the turn the base is revealed
  yield* offerTriggers(g, seat, ownHooked(g, 'turn-begins', seat));
  if (forceIsFullyWith(g, seat)) gainForceResource(g, seat); // DB-STA-06, DB-STA-07, DB-FRC-10; DB-FRC-11 only now, DB-STA-13 before the ships
  // DB-STA-09 those in play now
  for (const ship of shipsOf(g, seat)) {
    const { resources } = printed(g, ship);
    if (resources > 0) gainResources(g, seat, resources, ship); // DB-STA-08, DB-PLY-09
  }
  goTo(g, 'action');
}

/** DB-STA-02 any of the remaining bases. */
function* revealNewBase(g: G, seat: Seat): Flow<void> {
  const base = yield* askUnlessForced({
    seat,
    prompt: message('prompt.reveal-base'),
    rule: 'DB-STA-01',
    options: cardOptions(() => cardsIn(g, 'baseDeck', seat)),
  });
  if (base === undefined) return;
  move(g, base, 'base', seat);
  revealBase(g, seat, base);
  const { ability } = printed(g, base);
  if (ability?.kind === 'when' && ability.trigger.on === 'reveal-this') {
    yield* offerTriggers(g, seat, [base]); // DB-STA-04, DB-WHEN-05
  }
}

/** One thing the active player does, in any order and as often as he can and wants (DB-OPT-01, DB-OPT-03). */
export function* actionStep(g: G): Flow<void> {
  const seat = g.state.active;
  // DB-TRN-02 only the active player
  const action = yield* ask<Action>({
    seat,
    prompt: message('prompt.action', { resources: g.state.resources }),
    rule: 'DB-OPT-01',
    options: () => actionsOf(g, seat),
    refused: () => refusalsOf(g, seat),
  });
  yield* carryOutAction(g, seat, action);
}

function* carryOutAction(g: G, seat: Seat, action: Action): Flow<void> {
  switch (action.do) {
    case 'play':
      return yield* playCard(g, seat, action.card);
    case 'play-all':
      return playAll(g, seat);
    case 'ability':
      return yield* carryOutAbility(g, seat, action.card);
    case 'buy':
      return yield* purchase(g, { seat, card: action.card, free: false, to: 'discard', source: null });
    case 'buy-out':
      return buyOut(g, seat, action.card);
    case 'assign':
      assign(g, seat, action.card, action.target); // DB-ASG-05 nothing is resolved yet, DB-ASG-06 others may join
      return;
    case 'unassign':
      unassign(g, seat, action.card); // DB-GAP-08 the card may be assigned again
      return;
    case 'attack':
      return yield* resolveAttack(g, seat, action.target);
    case 'attack-all':
      return yield* attackBaseWithAll(g, seat);
    case 'divide':
      return yield* divideBaseAttack(g, seat);
    case 'propose':
      return proposeAttack(g, seat, action.target);
    case 'end':
      return goTo(g, 'end');
  }
}

/** DB-END-01 the steps at the end of a turn. */
export function endStep(g: G): Flow<void> {
  const seat = g.state.active;
  for (const card of doomedCards(g, seat)) exileCard(g, seat, card); // DB-END-10
  const units = [...unitsOf(g, seat)];
  const hand = [...handOf(g, seat)];
  for (const card of units) move(g, card, 'discard', seat); // DB-END-02, DB-PLY-07; ships stay (DB-END-09)
  for (const card of hand) move(g, card, 'discard', seat); // DB-END-04, DB-FAQ-01
  noteCleanUp(g, seat, units.length, hand.length);
  endTurn(g); // DB-END-03, DB-END-05
  drawCards(g, seat, HAND_SIZE); // DB-END-06, DB-END-08; DB-DSC-05 the opponent does not
  passTurn(g); // DB-TRN-01
  goTo(g, 'begin');
  return AT_ONCE;
}
