import {
  AT_ONCE,
  allIf,
  ask,
  type CardId,
  cardsIn,
  type Flow,
  look,
  move,
  type Option,
  option,
  shuffle,
  the,
} from '@cantina/kernel';
import { byWhom, type Doing } from '../rules/action/doing.ts';
import { lookAt, lookable } from '../rules/action/intel.ts';
import { keepPlan, mayKeep, othersWithin } from '../rules/action/plan.ts';
import { chooseHero, facedownOption } from '../rules/asking.ts';
import { foreseen, showTop } from '../rules/characters/decks.ts';
import { printedAs } from '../rules/lookup.ts';
import { message } from '../rules/messages.ts';
import { noteForesight, noteSearch } from '../rules/ops/index.ts';
import { refill } from '../rules/piles.ts';
import type { G, Hero } from '../rules/state.ts';
import type { Deeds } from './family.ts';

/** What one gets to see, and planning cards. */
export const knowledge: Deeds<'look' | 'foresee' | 'let-keep' | 'search-plans' | 'take-plan'> = {
  look: {
    *run(g, { count, range }, doing) {
      for (let left = count; left > 0; left--) {
        const cards = lookable(g, doing, range ?? doing.strength);
        if (cards.length === 0) return;
        const card = yield* ask<CardId>({
          seat: doing.seat,
          prompt: message('prompt.look', { ...byWhom(g, doing), left }),
          rule: 'MA-INT-02',
          options: () => cards.map((each) => facedownOption(g, each, 'look')),
        });
        lookAt(g, doing, card);
      }
    },
    extent: (g, { range }, doing) => allIf(lookable(g, doing, range ?? doing.strength).length > 0),
  },

  foresee: {
    *run(g, _deed, doing) {
      const { seat } = doing;
      const card = foreseen(g, seat);
      if (card === undefined) return;
      const buried = yield* ask<boolean>({
        seat,
        prompt: message('prompt.foresee', { ...byWhom(g, doing), event: the(card) }),
        rule: 'MA-GLD-01',
        options: () => [LEAVE, BURY],
      });
      if (buried) {
        move(g, card, 'eventDeck', 0, 'bottom');
        showTop(g);
      }
      noteForesight(g, seat, card, buried);
    },
    extent: (g) => allIf(cardsIn(g, 'eventDeck').length > 0),
  },

  'let-keep': {
    *run(g, { range }, doing) {
      const receiver = yield* chooseHero(g, receivers(g, range, doing), {
        seat: doing.seat,
        prompt: message('prompt.receiver', { ...byWhom(g, doing) }),
        rule: 'MA-PLN-02',
      });
      if (receiver === undefined) return;
      const card = yield* chooseThatCard(g, doing, () => drawnFor(g, doing, receiver));
      if (card !== undefined) keepPlan(g, receiver, card);
    },
    extent: (g, { range }, doing) => allIf(doing.phase === 'drawn' && receivers(g, range, doing).length > 0),
  },

  'search-plans': {
    *run(g, _deed, doing) {
      const { seat, hero } = doing;
      noteSearch(g, hero);
      look(g, seat, cardsIn(g, 'planDeck'));
      const card = yield* chooseThatCard(g, doing, () =>
        cardsIn(g, 'planDeck').filter((each) => mayKeep(g, hero, each)),
      );
      if (card !== undefined) keepPlan(g, hero, card);
      shuffle(g, 'planDeck');
      refill(g, 'planning'); // MA-EMP-01
    },
    extent: (g) => allIf(cardsIn(g, 'planDeck').length > 0),
  },

  'take-plan': {
    run(g, { plan }, { hero }) {
      const card = namedPlan(g, plan, hero);
      if (card !== undefined) keepPlan(g, hero, card);
      return AT_ONCE;
    },
    extent: (g, { plan }, { hero }) => allIf(namedPlan(g, plan, hero) !== undefined),
  },
};

const LEAVE: Option<boolean> = option('leave', false, { label: message('option.leave-event') });
const BURY: Option<boolean> = option('bury', true, { label: message('option.bury-event') });

const drawnFor = (g: G, doing: Doing, hero: Hero): CardId[] =>
  cardsIn(g, 'drawn', doing.seat).filter((card) => mayKeep(g, hero, card));

/** Who may keep one of the drawn cards, too. */
const receivers = (g: G, range: number, doing: Doing): Hero[] =>
  othersWithin(g, doing.hero, range).filter((hero) => drawnFor(g, doing, hero).length > 0);

/** The newest such card of the discard pile, if the hero may keep it. */
function namedPlan(g: G, plan: string, hero: Hero): CardId | undefined {
  const card = cardsIn(g, 'planDiscard').findLast((each) => printedAs(g, each, 'planning').id === plan);
  return card !== undefined && mayKeep(g, hero, card) ? card : undefined;
}

/** One of the planning cards that only this person sees. */
function* chooseThatCard(g: G, doing: Doing, cards: () => readonly CardId[]): Flow<CardId | undefined> {
  if (cards().length === 0) return undefined;
  return yield* ask<CardId>({
    seat: doing.seat,
    prompt: message('prompt.search', { ...byWhom(g, doing) }),
    rule: 'MA-PLN-02',
    options: () =>
      cards().map((card) => option(`card:${card}`, card, { card, label: message('option.keep', { card: the(card) }) })),
  });
}
