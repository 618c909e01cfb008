import { AT_ONCE, ask, type Flow, goTo } from '@cantina/kernel';
import { freeDoing } from './action/doing.ts';
import { type Choice, cardsToPlay, choicesOf, endOption, eventsFollow, mustPlay, refusalsOf } from './action/menu.ts';
import { playCard } from './action/play.ts';
import { carryOut } from './action/texts.ts';
import { discardPlan, ownerOf } from './characters/damage.ts';
import { drawUpTo } from './characters/decks.ts';
import { endShields } from './event/event-step.ts';
import { handLimit, ownHeroes, printedAs } from './lookup.ts';
import { message } from './messages.ts';
import { rulesOf } from './missions/record.ts';
import { beginTurn, passTurn } from './ops/index.ts';
import { goalIsMet, win } from './outcome.ts';
import type { G } from './state.ts';
import { handle, useFreeObject } from './threats/pieces.ts';

/** MA-TRN-01 a turn begins. */
export function* beginStep(g: G): Flow<void> {
  beginTurn(g);
  if (!g.state.shared) endShields(g); // MD-GEN-03
  yield* rulesOf(g).dawn?.(g) ?? AT_ONCE;
  goTo(g, g.state.exposed === g.state.active ? 'outcast' : 'action');
}

/** One thing the active player does in the action step (MA-ACT-07 each is finished before the next). */
export function* actionStep(g: G): Flow<void> {
  const seat = g.state.active;
  if (ownHeroes(g, seat).length === 0) return goTo(g, 'events');
  const choices = choicesOf(g, seat);
  const must = mustPlay(g, seat);
  if (must === 0) {
    // Nothing left to do and nothing to fear: the turn goes on by itself
    if (choices.length === 0 && !eventsFollow(g)) return goTo(g, 'events');
    choices.push(endOption(g));
  }
  const choice = yield* ask<Choice>({
    seat,
    prompt: message('prompt.action', { played: g.state.played.length, left: Math.max(0, cardsToPlay(g)), must }),
    rule: 'MA-ACT-01',
    options: () => choices,
    refused: () => refusalsOf(g, seat),
  });
  yield* does(g, choice);
}

function* does(g: G, choice: Choice): Flow<void> {
  switch (choice.do) {
    case 'play':
      return yield* playCard(g, g.state.active, choice.card, choice.area);
    case 'plan': {
      const owner = ownerOf(g, choice.card);
      const { deed } = printedAs(g, choice.card, 'planning');
      discardPlan(g, choice.card);
      if (deed !== null) yield* carryOut(g, deed, freeDoing(g, owner, 'plan', 0));
      return;
    }
    case 'free-object':
      return yield* useFreeObject(g, choice.hero, choice.card);
    case 'object':
    case 'take':
    case 'deliver':
      return yield* handle(g, choice);
    case 'end':
      return goTo(g, 'events');
  }
}

/** MA-TRN-02, MA-TRN-04, MA-TRN-06 draw, look whether the mission is done, pass on. */
export function drawStep(g: G): Flow<void> {
  const seat = g.state.active;
  if (ownHeroes(g, seat).length > 0) drawUpTo(g, seat, handLimit(g));
  endTurn(g);
  return AT_ONCE;
}

/** MA-WIN-01, MA-WIN-02. */
export function endTurn(g: G): void {
  if (goalIsMet(g)) win(g);
  passTurn(g);
  goTo(g, 'begin');
}
