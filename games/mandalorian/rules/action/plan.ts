import {
  ask,
  type CardId,
  cardsIn,
  type Flow,
  labelled,
  move,
  type Option,
  option,
  PASS,
  type Refused,
  the,
} from '@cantina/kernel';
import { chooseHero } from '../asking.ts';
import { drawPlans } from '../characters/decks.ts';
import { characterOf, heroesOf, printedAs, rangeBetween, spaceOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteKeep, notePlansDiscarded, notePutBack } from '../ops/index.ts';
import { refill } from '../piles.ts';
import type { G, Hero } from '../state.ts';
import { type Besides, besidesOf, doBesides, SKIPPED, type Skip } from './besides.ts';
import { changeOf, type Doing } from './doing.ts';

type Start = { readonly do: 'draw'; readonly amount: number } | Besides | Skip;

/** MA-PLN-01 … MA-PLN-06. */
export function* performPlan(g: G, doing: Doing): Flow<void> {
  const amount = doing.strength + (changeOf(doing, 'plan-draw')?.add ?? 0);
  const drawn = yield* startsToPlan(g, doing, amount);
  if (drawn === null) return;
  drawPlans(g, doing.seat, drawn); // MA-PLN-01
  doing.phase = 'drawn';
  yield* keepCards(g, drawn === amount ? doing : { ...doing, changes: [] }); // MA-SKL-09 all of the ability, or nothing
  yield* putOneBack(g, doing);
  discardDrawn(g, doing);
}

/** How many cards are drawn; null: none, the action is not performed. */
function* startsToPlan(g: G, doing: Doing, amount: number): Flow<number | null> {
  const { hero, seat } = doing;
  for (;;) {
    const start: Start = yield* ask<Start>({
      seat,
      prompt: message('prompt.plan', { hero: characterOf(g, hero), amount }),
      rule: 'MA-PLN-01',
      options: () => startsOf(g, doing, amount),
    });
    if (start.do === 'draw') return start.amount;
    if (start.do === 'skip') return null; // MA-ACT-05
    if (yield* doBesides(g, doing, start)) return null;
  }
}

const startsOf = (g: G, doing: Doing, amount: number): Option<Start>[] => [
  option<Start>('draw', { do: 'draw', amount }, { label: message('option.draw', { amount }) }),
  ...(amount === doing.plain ? [] : [drawPlain(doing.plain)]),
  ...besidesOf(g, doing),
  SKIPPED,
];

const drawPlain = (amount: number): Option<Start> =>
  option<Start>('draw-plain', { do: 'draw', amount }, { label: message('option.draw-plain', { amount }) });

/** MA-PLN-03, MA-PLN-04. */
export const mayKeep = (g: G, hero: Hero, card: CardId): boolean => whyNotKept(g, hero, card) === null;

function whyNotKept(g: G, hero: Hero, card: CardId): 'reason.no-luck' | 'reason.has-copy' | null {
  const { id, use } = printedAs(g, card, 'planning');
  if (use === 'never') return 'reason.no-luck';
  return cardsIn(g, 'plans', hero).some((each) => printedAs(g, each, 'planning').id === id) ? 'reason.has-copy' : null;
}

const KEEP_NONE: Option<'none'> = option(PASS.id, 'none', { label: message('option.keep-none') });

/** MA-PLN-02 one of them, unless a card says more. */
function* keepCards(g: G, doing: Doing): Flow<void> {
  const { seat, hero } = doing;
  let left = changeOf(doing, 'plan-keep')?.keep ?? 1;
  while (left > 0 || doing.special.mayUse()) {
    const offered = keepOptions(g, doing, left);
    if (offered.length === 0) return;
    const kept: CardId | 'special' | 'none' = yield* ask<CardId | 'special' | 'none'>({
      seat,
      prompt: message('prompt.keep', { hero: characterOf(g, hero), left }),
      rule: 'MA-PLN-02',
      options: () => [...keepOptions(g, doing, left), KEEP_NONE],
      refused: () => notToKeep(g, doing),
    });
    if (kept === 'none') return;
    if (kept === 'special') yield* doing.special.use();
    else {
      left--;
      keepPlan(g, yield* receiverOf(g, doing, kept), kept);
    }
  }
}

function keepOptions(g: G, doing: Doing, left: number): Option<CardId | 'special' | 'none'>[] {
  const found: Option<CardId | 'special' | 'none'>[] = [];
  if (left > 0) {
    for (const card of cardsIn(g, 'drawn', doing.seat)) {
      if (receivers(g, doing, card).length > 0)
        found.push(
          option<CardId | 'special' | 'none'>(`card:${card}`, card, {
            card,
            label: message('option.keep', { card: the(card) }),
          }),
        );
    }
  }
  if (doing.special.mayUse())
    found.push(option<CardId | 'special' | 'none'>('special', 'special', doing.special.parts));
  return found;
}

/** Who may have it: you, or with a card that says so another character within range. */
function receivers(g: G, doing: Doing, card: CardId): Hero[] {
  const range = changeOf(doing, 'plan-give')?.range;
  const heroes = range === undefined ? [doing.hero] : [doing.hero, ...othersWithin(g, doing.hero, range)];
  return heroes.filter((hero) => mayKeep(g, hero, card));
}

export const othersWithin = (g: G, hero: Hero, range: number | null): Hero[] =>
  heroesOf(g).filter(
    (other) => other !== hero && (range === null || rangeBetween(g, spaceOf(g, hero), spaceOf(g, other)) <= range),
  );

function* receiverOf(g: G, doing: Doing, card: CardId): Flow<Hero> {
  const hero = yield* chooseHero(g, receivers(g, doing, card), {
    seat: doing.seat,
    prompt: message('prompt.give', { hero: characterOf(g, doing.hero), card: the(card) }),
    rule: 'MA-PLN-02',
  });
  return hero ?? doing.hero;
}

/** MA-PLN-07, MA-PLN-11, MA-SHR-07 it lies faceup below the character card. */
export function keepPlan(g: G, hero: Hero, card: CardId): void {
  move(g, card, 'plans', hero);
  noteKeep(g, hero, card);
}

function notToKeep(g: G, doing: Doing): Refused[] {
  return cardsIn(g, 'drawn', doing.seat).flatMap((card) => {
    if (receivers(g, doing, card).length > 0) return [];
    const reason = whyNotKept(g, doing.hero, card) ?? 'reason.no-luck';
    return [
      {
        id: `card:${card}`,
        card,
        reason: message(reason),
        rule: reason === 'reason.no-luck' ? 'MA-PLN-03' : 'MA-PLN-04',
      },
    ];
  });
}

const PUT_NONE: Option<null> = labelled(PASS, message('option.put-none'));

/** MA-PLN-05, MA-PLN-10. */
function* putOneBack(g: G, { seat, hero }: Doing): Flow<void> {
  if (cardsIn(g, 'drawn', seat).length === 0) return;
  const card: CardId | null = yield* ask<CardId | null>({
    seat,
    prompt: message('prompt.put-back', { hero: characterOf(g, hero) }),
    rule: 'MA-PLN-05',
    options: () => [
      ...cardsIn(g, 'drawn', seat).map((each) =>
        option<CardId | null>(`card:${each}`, each, {
          card: each,
          label: message('option.put-back', { card: the(each) }),
        }),
      ),
      PUT_NONE,
    ],
  });
  if (card === null) return;
  move(g, card, 'planDeck');
  notePutBack(g, seat, card);
}

/** MA-PLN-06. */
function discardDrawn(g: G, { seat }: Doing): void {
  const cards = [...cardsIn(g, 'drawn', seat)];
  for (const card of cards) move(g, card, 'planDiscard');
  if (cards.length > 0) notePlansDiscarded(g, seat, cards);
  refill(g, 'planning');
}
