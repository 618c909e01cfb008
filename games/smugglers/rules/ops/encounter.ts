import { type CardId, opsFor, type Seat, the } from '@cantina/kernel';
import { GOODS, type Good } from '../../content/index.ts';
import type { BrixLoad, Deal, Load, Meeting, Player, SmugglersState } from '../state.ts';
import { addBrix } from './log.ts';

/** Meetings between players, and combat. */
const op = opsFor<SmugglersState>();

const log = (s: SmugglersState, seat: Seat): Player => s.players[seat] as Player;

const emptyLoad = (): Load => ({
  credits: 0,
  goods: { weapons: 0, medtech: 0, luxuries: 0, robots: 0, food: 0 },
  brix: [],
  cards: [],
});

function meeting(s: SmugglersState): Meeting {
  if (s.meeting === null) throw new Error('nobody meets');
  return s.meeting;
}

function dealOf(s: SmugglersState): Deal {
  const { deal } = meeting(s);
  if (deal === null) throw new Error('no deal was begun');
  return deal;
}

// Meetings

export const meet = op('meet', (s, seat: Seat, other: Seat) => {
  s.meeting = { other, speaker: seat, done: 0, offers: { active: 0, other: 0 }, deal: null };
  return { seat: { seat }, other: { seat: other } };
});

/** The next word is the other's; `done` when this one has nothing more to say. */
export const giveWord = op('word', (s, seat: Seat, to: Seat, done: boolean) => {
  const now = meeting(s);
  now.speaker = to;
  now.done = done ? now.done + 1 : 0;
  now.deal = null;
  return { seat: { seat }, other: { seat: to }, done };
});

export const beginOffer = op('offer-begun', (s, seat: Seat) => {
  const now = meeting(s);
  now.offers[seat === now.other ? 'other' : 'active']++;
  now.deal = { from: seat, give: emptyLoad(), take: emptyLoad(), threat: false };
  return { seat: { seat } };
});

/** What is added to one side of an offer. */
export type Item =
  | { readonly of: 'credits'; readonly credits: number }
  | { readonly of: 'good'; readonly good: Good }
  | { readonly of: 'brix'; readonly until: number }
  | { readonly of: 'card'; readonly card: CardId };

export const addToOffer = op('offer-item', (s, seat: Seat, side: 'give' | 'take', item: Item) => {
  const load = dealOf(s)[side];
  if (item.of === 'credits') load.credits += item.credits;
  else if (item.of === 'good') load.goods[item.good]++;
  else if (item.of === 'brix') addBrix(load, 1, item.until);
  else load.cards.push(item.card);
  return {
    seat: { seat },
    side,
    credits: item.of === 'credits' ? item.credits : 0,
    good: item.of === 'good' ? item.good : null,
    until: item.of === 'brix' ? item.until : null,
    card: item.of === 'card' ? the(item.card) : null,
  };
});

export const propose = op('offer', (s, seat: Seat, to: Seat, threat: boolean) => {
  const deal = dealOf(s);
  deal.threat = threat;
  const { give, take: taken } = deal;
  return {
    seat: { seat },
    other: { seat: to },
    threat,
    giveCredits: give.credits,
    giveGoods: unitsOf(give),
    giveBrix: deadlinesOf(give.brix),
    giveCards: give.cards.map(the),
    takeCredits: taken.credits,
    takeGoods: unitsOf(taken),
    takeBrix: deadlinesOf(taken.brix),
    takeCards: taken.cards.map(the),
  };
});

/** Every unit by its name. */
const unitsOf = ({ goods }: Load): readonly Good[] => GOODS.flatMap((good) => new Array<Good>(goods[good]).fill(good));

/** Every Brix weapon by its deadline. */
const deadlinesOf = (brix: readonly BrixLoad[]): readonly number[] =>
  brix.flatMap(({ units, until }) => new Array<number>(units).fill(until));

export const noteAnswer = op('offer-answered', (_s, seat: Seat, accepted: boolean) => ({ seat: { seat }, accepted }));

/** Credits and goods change hands; cards are moved by the kernel. */
export const exchange = op('exchange', (s, seat: Seat, other: Seat) => {
  const { give, take: taken } = dealOf(s);
  const [own, others] = [log(s, seat), log(s, other)];
  own.credits += taken.credits - give.credits;
  others.credits += give.credits - taken.credits;
  for (const good of GOODS) {
    own[good] += taken.goods[good] - give.goods[good];
    others[good] += give.goods[good] - taken.goods[good];
  }
  handOverBrix(own, others, give.brix);
  handOverBrix(others, own, taken.brix);
  return { seat: { seat }, other: { seat: other } };
});

/** SG-Q-13 they keep their deadline. */
function handOverBrix(from: Player, to: Player, loads: readonly BrixLoad[]): void {
  for (const { units, until } of loads) {
    addBrix(from, -units, until);
    addBrix(to, units, until);
  }
}

export const part = op('part', (s, seat: Seat) => {
  const { other } = meeting(s);
  s.meeting = null;
  return { seat: { seat }, other: { seat: other } };
});

// Combat

export const beginCombat = op(
  'combat',
  (s, seat: Seat, foe: Seat | null, card: CardId | null, attacker: Seat | null) => {
    s.combat = { seat, foe, card };
    return {
      seat: { seat },
      foe: foe === null ? null : { seat: foe },
      card: card === null ? null : the(card),
      /** Whether the active player attacks; otherwise the other does. */
      attacks: attacker === seat,
    };
  },
);

export const endCombat = op('combat-over', (s, seat: Seat) => {
  s.combat = null;
  return { seat: { seat } };
});

/** Totals of a manoeuvre or a dogfight; `winner` null: the card ship. */
const totals = (seat: Seat, own: number, other: number, winner: Seat | null) => ({
  seat: { seat },
  own,
  other,
  winner: winner === null ? null : { seat: winner },
});
export const noteManoeuvre = op('manoeuvre', (_s, seat: Seat, own: number, other: number, winner: Seat | null) =>
  totals(seat, own, other, winner),
);
export const noteDogfight = op('dogfight', (_s, seat: Seat, own: number, other: number, winner: Seat | null) =>
  totals(seat, own, other, winner),
);

/** Somebody flees: a seat, or null for the card ship. */
export const noteFlight = op('flee', (_s, seat: Seat | null) => ({ seat: seat === null ? null : { seat } }));

export const noteAttack = op('attack', (_s, seat: Seat | null) => ({ seat: seat === null ? null : { seat } }));

export const noteCardShipDestroyed = op('card-ship-destroyed', (_s, seat: Seat, card: CardId) => ({
  seat: { seat },
  card: the(card),
}));

/** A hit that a stronger card ship survives: it flies away. */
export const noteDrivenOff = op('driven-off', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));

export const noteEquipmentTaken = op('equipment-taken', (_s, seat: Seat, from: Seat, card: CardId) => ({
  seat: { seat },
  from: { seat: from },
  card: the(card),
}));
