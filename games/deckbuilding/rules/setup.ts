import {
  AT_ONCE,
  askAllMany,
  type CardId,
  cardOptions,
  cardsIn,
  type Flow,
  goTo,
  move,
  type Question,
  randomOf,
  type Seat,
  shuffle,
} from '@cantina/kernel';
import { beginnerBases, startBaseOf } from '../content/index.ts';
import { drawCards } from './cards/decks.ts';
import { refillRow } from './cards/row.ts';
import { factionOf, handOf, printed } from './lookup.ts';
import { message } from './messages.ts';
import { chooseSecretBases, takeSides } from './ops/index.ts';
import { type G, HAND_SIZE } from './state.ts';

const SEATS: readonly Seat[] = [0, 1];

/** How many bases lie beneath the start base in the Secret Bases variant (DB-VAR-05). */
const SECRET_BASES = 4;

export function setupStep(g: G): Flow<void> {
  takeSides(g, seatOfEmpire(g));
  for (const seat of SEATS) layOutBases(g, seat);
  goTo(g, g.state.options.bases === 'secret' ? 'secret-bases' : 'deal'); // DB-VAR-05 before anything is dealt
  return AT_ONCE;
}

export function dealStep(g: G): Flow<void> {
  for (const seat of SEATS) {
    for (const card of inBox(g, seat, 'starter')) move(g, card, 'deck', seat); // DB-SET-07, DB-SET-08
    shuffle(g, 'deck', seat);
  }
  shuffle(g, 'galaxyDeck'); // DB-SET-09
  refillRow(g); // DB-SET-10, DB-SET-18
  // DB-SET-16; in a game from before the bases were picked first, they have been drawn already
  for (const seat of SEATS) drawCards(g, seat, HAND_SIZE - handOf(g, seat).length);
  goTo(g, 'begin');
  return AT_ONCE;
}

/** DB-SET-01 each faction once; DB-GAP-21 agreed before, or at random. */
function seatOfEmpire(g: G): Seat {
  const { sides } = g.state.options;
  if (sides === 'random') return randomOf(g, SEATS);
  return sides === 'first-empire' ? 0 : 1;
}

/** The start base face up (DB-SET-05), the others face down beneath it (DB-SET-06); the rest stays in the box (DB-SET-04). */
function layOutBases(g: G, seat: Seat): void {
  const faction = factionOf(g, seat);
  const used = new Set<string>(beginnerBases(faction).map((card) => card.id));
  for (const card of inBox(g, seat, 'bases')) {
    const { id } = printed(g, card);
    // DB-STA-05 laid out, not revealed
    if (id === startBaseOf(faction)) move(g, card, 'base', seat);
    // DB-VAR-01, DB-VAR-02 all of them in the variants; of DB-VAR-05 some are put aside in the next step; all else is as usual (DB-VAR-03, DB-VAR-08)
    else if (g.state.options.bases !== 'beginner' || used.has(id)) move(g, card, 'baseDeck', seat);
  }
}

const inBox = (g: G, seat: Seat, deck: 'starter' | 'bases'): CardId[] =>
  cardsIn(g, 'box').filter((card) => printed(g, card).deck === deck && printed(g, card).faction === factionOf(g, seat));

/** DB-VAR-05 both pick at the same time, in secret, before they see the row and their hands. */
export function* secretBasesStep(g: G): Flow<void> {
  const picks = yield* askAllMany(SEATS.map((seat) => secretQuestion(g, seat)));
  for (const [seat, picked] of picks.entries()) {
    for (const card of [...cardsIn(g, 'baseDeck', seat)]) {
      if (!picked.includes(card)) move(g, card, 'aside', seat); // DB-VAR-06
    }
    chooseSecretBases(g, seat, picked.length);
  }
  goTo(g, 'deal');
}

const secretQuestion = (g: G, seat: Seat): Question<CardId> => ({
  seat,
  prompt: message('prompt.secret-bases', { amount: SECRET_BASES }),
  rule: 'DB-VAR-05',
  options: cardOptions(() => cardsIn(g, 'baseDeck', seat)),
  min: SECRET_BASES,
  max: SECRET_BASES,
});
