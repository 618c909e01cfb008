import type { Outcome, View } from '@cantina/kernel';
import type { GameEnd, StageReader, Turn } from '@cantina/web/kit';
import { cardOf } from '../content/index.ts';
import { endWords } from './end-words.ts';
import { baseOf, dataOf, factionOf, fieldsOf, forceSide, healthOf, nameIn, telling, whoIs } from './telling.ts';
import { type Who, words } from './words/index.ts';

const seatsOf = ({ winners }: Outcome): { readonly winner: number; readonly loser: number } => {
  const winner = winners[0] ?? 0;
  return { winner, loser: 1 - winner };
};
const called = (at: StageReader, seat: number): Who => (seat === at.seat ? null : at.reader.seatName(seat));

/** The base whose fall ended it: the newest in the winner's pile. */
const lastBase = (outcome: Outcome, view: View): string | undefined =>
  view.zones.victory?.[seatsOf(outcome).winner]?.cards.at(-1)?.face;

/** All damage a seat has ever done to bases. */
export function damageBy(view: View, seat: number): number {
  const fallen = (view.zones.victory?.[seat]?.cards ?? []).reduce((sum, { face }) => sum + cardOf(face).hitPoints, 0);
  const base = baseOf(view, 1 - seat);
  if (base === undefined) return fallen;
  const { left, of } = healthOf(view, base);
  return fallen + of - left;
}

/** Cards that belong to somebody, wherever they are. */
const cardsOf = (view: View, seat: number): number =>
  ['deck', 'hand', 'discard', 'units', 'ships'].reduce((sum, zone) => sum + (view.zones[zone]?.[seat]?.count ?? 0), 0);

/** Below this an attack is nothing to remember. */
const WORTH_TELLING = 6;
const DEAR = 5;
/** A third of the galaxy deck belongs to each side. */
const OWN_SHARE = 1 / 3;

export const end: GameEnd = {
  headline(outcome, view, at) {
    const { winner, loser } = seatsOf(outcome);
    const face = lastBase(outcome, view);
    const base = face === undefined ? '' : at.reader.faceName(face);
    return endWords[at.reader.lang].broke(called(at, winner), called(at, loser), base, fieldsOf(view).turn);
  },

  closeness(outcome, view, at) {
    const { winner, loser } = seatsOf(outcome);
    const say = endWords[at.reader.lang];
    const had = say.close(called(at, loser), view.zones.victory?.[loser]?.count ?? 0, Number(view.options.basesToWin));
    const base = baseOf(view, winner);
    if (base?.face == null) return had;
    const { left, of } = healthOf(view, base);
    return `${had} ${say.stood(at.reader.faceName(base.face), left, of)}`;
  },

  face: (outcome, view) => lastBase(outcome, view) ?? 'death-star',

  tally(view, seat, at) {
    const say = endWords[at.reader.lang];
    const base = baseOf(view, seat);
    const health = base === undefined ? { left: 0, of: 0 } : healthOf(view, base);
    return [
      { name: say.destroyed, value: `${view.zones.victory?.[seat]?.count ?? 0}/${String(view.options.basesToWin)}` },
      { name: say.damage, value: String(damageBy(view, seat)) },
      { name: say.baseLeft, value: base === undefined ? '–' : `${health.left}/${health.of}` },
      { name: say.cards, value: String(cardsOf(view, seat)) },
    ];
  },

  measures: (at) => [
    { name: endWords[at.reader.lang].damage, of: damageBy },
    {
      name: endWords[at.reader.lang].force,
      of: (view, seat) => Math.max(0, (fieldsOf(view).force - 4) * (factionOf(view, seat) === 'rebel' ? 1 : -1)),
    },
  ],

  // Both take one turn in a round.
  roundOf: (view) => Math.ceil(fieldsOf(view).turn / 2),

  turnOf(beat, at): Turn | null {
    const told = telling(beat, at);
    const say = words[at.reader.lang];
    for (const event of beat.events) {
      const fallen = dataOf(event, 'base-destroyed');
      if (fallen !== undefined)
        return {
          text: say.destroys(whoIs(told, fallen.seat.seat), nameIn(told, fallen.card)),
          faces: fallen.card.face === null ? [] : [fallen.card.face],
          seat: fallen.seat.seat,
          weight: 20,
        };
      const hit = dataOf(event, 'damage');
      if (hit?.card.face != null && cardOf(hit.card.face).kind === 'base' && hit.amount >= WORTH_TELLING) {
        const { hitPoints } = cardOf(hit.card.face);
        const seat = fieldsOf(beat.view).active;
        if (hit.total < hitPoints)
          return {
            text: endWords[at.reader.lang].struck(
              whoIs(told, seat),
              nameIn(told, hit.card),
              hit.amount,
              hitPoints - hit.total,
            ),
            faces: [hit.card.face],
            seat,
            weight: hit.amount,
          };
      }
      const bought = dataOf(event, 'purchase');
      if (bought?.card.face != null && cardOf(bought.card.face).cost >= DEAR)
        return {
          text: say.buys(whoIs(told, bought.seat.seat), nameIn(told, bought.card), bought.cost),
          faces: [bought.card.face],
          seat: bought.seat.seat,
          weight: cardOf(bought.card.face).cost,
        };
      const moved = dataOf(event, 'move-force');
      if (moved !== undefined && forceSide(moved.from) !== forceSide(moved.to) && forceSide(moved.to) !== null) {
        const mine = at.seat === null ? null : factionOf(beat.view, at.seat);
        const now = forceSide(moved.to);
        return { text: say.forceNow(now, now === mine), faces: [], seat: moved.seat.seat, weight: 4 };
      }
    }
    return null;
  },

  luckOf: ({ events, view }) =>
    events.flatMap((event) => {
      const face = dataOf(event, 'refill')?.card.face;
      if (face == null) return [];
      return [0, 1].map((seat) => ({
        seat,
        had: cardOf(face).faction === factionOf(view, seat) ? 1 : 0,
        expected: OWN_SHARE,
      }));
    }),

  luckName: (at) => endWords[at.reader.lang].ownCards,
};
