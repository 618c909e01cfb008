import {
  ask,
  askAll,
  type CardId,
  cardsIn,
  type Flow,
  goTo,
  move,
  type Option,
  option,
  type Seat,
  shuffle,
  the,
  topOf,
} from '@cantina/kernel';
import { dealNumbers } from '../../content/locked/p7/index.ts';
import { othersWithin } from '../action/plan.ts';
import { disrupt } from '../event/disruption.ts';
import { resolveEvent } from '../event/events.ts';
import { areaCount, areaId, characterOf, EVENT_TOTAL, heroesOf, placeOf, spotOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { dealRoles, noteOutcast, noteVotes, passTurn, useAccusation } from '../ops/index.ts';
import { goalIsMet, showRole, win } from '../outcome.ts';
import { type Area, type G, type Hero, hasRoles } from '../state.ts';
import { pushable, pushEnemy } from '../threats/pushing.ts';
import { sufferDamage } from './damage.ts';
import { advanceTrack } from './decks.ts';
import { exposeTraitor, isHiddenTraitor } from './exposure.ts';

/** MD-H1-01, MD-H2-01 a role for all; the others stay aside unseen. With three players one Loyal card is not used. */
export function deal(g: G, betrayals: number): void {
  const { seats, options } = g.state;
  if (!hasRoles(seats, options)) return;
  if (betrayals > 0) {
    const spare = cardsIn(g, 'aside').slice(0, cardsIn(g, 'aside').length - seats - 1);
    for (const card of spare) move(g, card, 'bag');
  }
  shuffle(g, 'aside');
  for (let seat = 0; seat < seats; seat++) {
    const card = topOf(g, 'aside');
    if (card !== undefined) move(g, card, 'roles', seat);
  }
  dealRoles(g, betrayals);
}

type Dawn =
  | { readonly do: 'begin' }
  | { readonly do: 'accuse'; readonly accused: Seat }
  | { readonly do: 'reveal'; readonly victim: Hero | null };

/** Double Deal: before the own turn one may accuse, and the traitor may step forward. Everybody is asked alike. */
export function* dawn(g: G): Flow<void> {
  const { seats, options, exposed, active } = g.state;
  if (!hasRoles(seats, options) || exposed >= 0) return;
  const choice: Dawn = yield* ask<Dawn>({
    seat: active,
    prompt: message('prompt.dawn'),
    rule: 'MD-H1-05',
    options: () => dawnOptions(g, active),
    refused: () => (g.state.accused[active] === true ? othersOf(g, active).map((seat) => accusedBefore(seat)) : []),
  });
  if (choice.do === 'accuse') yield* accuse(g, active, choice.accused);
  if (choice.do !== 'reveal') return;
  if (choice.victim !== null) yield* sufferDamage(g, choice.victim, dealNumbers.revealDamage);
  exposeTraitor(g, active);
}

const othersOf = (g: G, seat: Seat): Seat[] =>
  Array.from({ length: g.state.seats }, (_, other) => other).filter((other) => other !== seat);

const accusedBefore = (seat: Seat) => ({
  id: `accuse:${seat}`,
  reason: message('reason.accused-before'),
  rule: 'MD-H1-05',
});

function dawnOptions(g: G, seat: Seat): Option<Dawn>[] {
  const found: Option<Dawn>[] = [option<Dawn>('begin', { do: 'begin' }, { label: message('option.begin') })];
  if (g.state.accused[seat] !== true) {
    for (const accused of othersOf(g, seat)) {
      const label = message('option.accuse', { accused: { seat: accused } });
      found.push(option<Dawn>(`accuse:${accused}`, { do: 'accuse', accused }, { label }));
    }
  }
  if (!isHiddenTraitor(g, seat)) return found; // MD-H1-06
  const victims = othersWithin(g, seat, dealNumbers.revealRange);
  for (const victim of victims) {
    const hero = characterOf(g, victim);
    found.push(
      option<Dawn>(`reveal:${hero}`, { do: 'reveal', victim }, { label: message('option.reveal-yourself', { hero }) }),
    );
  }
  if (victims.length === 0)
    found.push(option<Dawn>('reveal', { do: 'reveal', victim: null }, { label: message('option.reveal-only') }));
  return found;
}

const AYE: Option<boolean> = option('yes', true, { label: { key: 'word.yes' } });
const NAY: Option<boolean> = option('no', false, { label: { key: 'word.no' } });

/** MD-H1-05 all vote at the same time; with more than half the accused shows the role. A wrong accusation costs. */
function* accuse(g: G, seat: Seat, accused: Seat): Flow<void> {
  useAccusation(g, seat, accused);
  const votes = yield* askAll(
    Array.from({ length: g.state.seats }, (_, voter) => ({
      seat: voter,
      prompt: message('prompt.vote', { accused: { seat: accused } }),
      rule: 'MD-H1-05',
      options: () => [AYE, NAY],
    })),
  );
  const ayes = votes.flatMap((aye, voter) => (aye ? [voter] : []));
  noteVotes(g, ayes, accused);
  if (ayes.length * 2 <= g.state.seats) return;
  if (isHiddenTraitor(g, accused)) exposeTraitor(g, accused);
  else {
    showRole(g, accused);
    advanceTrack(g);
  }
}

type Malice =
  | { readonly do: 'event'; readonly hero: Hero }
  | { readonly do: 'move'; readonly card: CardId }
  | { readonly do: 'disrupt'; readonly area: Area };

/** MD-H1-08 an exposed traitor's turn: one of three things, and no other steps. */
export function* outcastStep(g: G): Flow<void> {
  const seat = g.state.active;
  const malice = yield* ask<Malice>({
    seat,
    prompt: message('prompt.outcast'),
    rule: 'MD-H1-08',
    options: () => malices(g),
  });
  noteOutcast(g, seat, malice.do);
  if (malice.do === 'event') yield* resolveEvent(g, null, EVENT_TOTAL, malice.hero);
  else if (malice.do === 'move') yield* pushEnemy(g, seat, malice.card, dealNumbers.steps);
  else disrupt(g, malice.area); // MA-DIS-09 it takes effect in the next event step
  if (goalIsMet(g)) win(g);
  passTurn(g);
  goTo(g, 'begin');
}

function malices(g: G): Option<Malice>[] {
  const events = heroesOf(g).map((hero) => {
    const character = characterOf(g, hero);
    const label = message('option.outcast-event', { hero: character });
    return option<Malice>(`event:${character}`, { do: 'event', hero }, { label });
  });
  const moves = pushable(g, () => true).map((card) =>
    option<Malice>(
      `move:${card}`,
      { do: 'move', card },
      { card, label: message('option.push', { card: the(card), ...spotOf(g, placeOf(g, card)) }) },
    ),
  );
  const areas = Array.from({ length: areaCount(g) }, (_, area) => {
    const label = message('option.outcast-disrupt', { area: areaId(area) });
    return option<Malice>(`disrupt:${areaId(area)}`, { do: 'disrupt', area }, { label });
  });
  return [...events, ...moves, ...areas];
}
