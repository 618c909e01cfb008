import {
  ask,
  askWhether,
  type CardId,
  cardOption,
  cardsIn,
  type Flow,
  look,
  move,
  option,
  randomOf,
  roll,
  type Seat,
  the,
} from '../../../src/index.ts';
import type { Deed } from '../content.ts';
import type { Moonshade } from '../state.ts';
import { spend } from './ops.ts';
import { drawCrates, gain, seatsFrom, topCrate } from './supply.ts';

/** Who does it, and which card says so. */
export interface Doer {
  readonly seat: Seat;
  readonly source: CardId;
}

type Runner<D extends Deed> = (g: Moonshade, what: D, by: Doer) => Flow<void>;

/** Without a `VerbTable`: here no deed asks how far another one could be done. */
export function deed(g: Moonshade, what: Deed, by: Doer): Flow<void> {
  if (g.meet !== null) g.meet('verb', what.verb);
  return (runners[what.verb] as Runner<Deed>)(g, what, by);
}

/** One procedure per verb; each reads like its line in the rules. */
export const runners: { readonly [V in Deed['verb']]: Runner<Extract<Deed, { readonly verb: V }>> } = {
  *gain(g, { amount }, { seat }) {
    gain(g, seat, amount);
  },
  *lose(g, { amount }, { seat }) {
    spend(g, seat, amount);
  },
  *draw(g, { amount }, { seat }) {
    drawCrates(g, seat, amount);
  },
  // MS-SIFT-01: look at the top crates; one of them may go to the bottom.
  *sift(g, { amount }, { seat, source }) {
    topCrate(g);
    const seen = cardsIn(g, 'depot').slice(-amount);
    if (seen.length === 0) return;
    look(g, seat, seen);
    const buried = yield* ask<CardId | null>({
      seat,
      source,
      prompt: { key: 'prompt.bury', args: { source: the(source) } },
      rule: 'MS-SIFT-01',
      options: () => [...seen.map((card) => cardOption(card)), option('none', null, { label: { key: 'word.none' } })],
    });
    if (buried !== null) move(g, buried, 'depot', 0, 'bottom');
  },
  *rob(g, { amount }, { seat, source }) {
    const victim = yield* askRival(
      g,
      { seat, source },
      { could: (rival) => (g.state.credits[rival] ?? 0) > 0, reason: 'reason.penniless' },
    );
    if (victim !== null) gain(g, seat, spend(g, victim, amount).amount);
  },
  // MS-SNATCH-01: the card is drawn at random; only thief and victim see it.
  *snatch(g, _, { seat, source }) {
    const victim = yield* askRival(
      g,
      { seat, source },
      { could: (rival) => cardsIn(g, 'hand', rival).length > 0, reason: 'reason.empty-handed' },
    );
    if (victim !== null) move(g, randomOf(g, cardsIn(g, 'hand', victim)), 'hand', seat);
  },
  // MS-ARREST-01: a crew member of a rival goes under the agency.
  *arrest(g, _, { seat, source }) {
    const wanted = seatsFrom(g, seat)
      .slice(1)
      .flatMap((rival) => cardsIn(g, 'crew', rival));
    if (wanted.length === 0) return;
    const arrested = yield* ask<CardId>({
      seat,
      source,
      prompt: { key: 'prompt.arrest', args: { source: the(source) } },
      rule: 'MS-ARREST-01',
      options: () => wanted.map((card) => cardOption(card)),
    });
    move(g, arrested, 'agency', 0, 'bottom');
  },
  *toss(g, { atLeast, hit, miss }, by) {
    yield* deed(g, roll(g, 6) >= atLeast ? hit : miss, by);
  },
  *choose(g, { deeds }, by) {
    const chosen = yield* ask<Deed>({
      seat: by.seat,
      source: by.source,
      prompt: { key: 'prompt.choose', args: { source: the(by.source) } },
      rule: 'MS-DEED-02',
      options: () => deeds.map((each, i) => option(`deed:${i}`, each, { label: { key: `deed.${each.verb}` } })),
    });
    yield* deed(g, chosen, by);
  },
  *inOrder(g, { deeds }, by) {
    for (const each of deeds) yield* deed(g, each, by);
  },
  *everyone(g, { deed: each }, { seat, source }) {
    for (const other of seatsFrom(g, seat)) yield* deed(g, each, { seat: other, source });
  },
  *may(g, { deed: offered }, by) {
    const wanted = yield* askWhether({
      seat: by.seat,
      source: by.source,
      prompt: { key: 'prompt.may', args: { source: the(by.source) } },
      rule: 'MS-DEED-03',
    });
    if (wanted) yield* deed(g, offered, by);
  },
};

/** MS-RIVAL-01: a rival from whom there is something to take; when there is none, nothing happens. */
function* askRival(
  g: Moonshade,
  { seat, source }: Doer,
  { could, reason }: { readonly could: (rival: Seat) => boolean; readonly reason: string },
): Flow<Seat | null> {
  const rivals = seatsFrom(g, seat).slice(1);
  if (!rivals.some(could)) return null;
  return yield* ask<Seat | null>({
    seat,
    source,
    prompt: { key: 'prompt.rival', args: { source: the(source) } },
    rule: 'MS-RIVAL-01',
    // While the question is open a tip may take the last credit away: then nobody is left.
    options: () => {
      const possible = rivals.filter(could).map((each) => option(`seat:${each}`, each));
      return possible.length > 0 ? possible : [option('none', null, { label: { key: 'word.none' } })];
    },
    refused: () =>
      rivals
        .filter((rival) => !could(rival))
        .map((rival) => ({
          id: `seat:${rival}`,
          reason: { key: reason, args: { rival: { seat: rival } } },
          rule: 'MS-RIVAL-02',
        })),
  });
}
