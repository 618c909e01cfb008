import { type EventsOf, opsFor, type Seat, the } from '@cantina/kernel';
import type { Goods, RimState, Trade } from '../state.ts';
import { playerIn, seatOf } from './by.ts';

/** What players write when they trade. */
const op = opsFor<RimState>();

/** OR-TRADE-09 */
export const giveCredits = op('give-credits', (s, from: Seat, to: Seat, amount: number) => {
  playerIn(s, from).credits -= amount;
  playerIn(s, to).credits += amount;
  return { player: seatOf(from), other: seatOf(to), amount };
});

export const openTrade = op('open-trade', (s, partner: Seat) => {
  s.traded.push(partner);
  s.trade = {
    partner,
    speaker: s.active,
    offered: false,
    gives: { credits: 0, cards: [] },
    takes: { credits: 0, cards: [] },
  };
  return { player: seatOf(s.active), other: seatOf(partner) };
});

const talk = (s: RimState): Trade => {
  if (s.trade === null) throw new Error('nobody trades');
  return s.trade;
};

/** The event names the goods from the speaker's side. */
export const offerTerms = op('offer-terms', (s, speaker: Seat, gives: Goods, takes: Goods) => {
  const trade = talk(s);
  trade.gives = gives;
  trade.takes = takes;
  trade.speaker = otherIn(s, trade, speaker);
  trade.offered = true;
  const said = speaker === s.active ? terms(trade) : terms({ gives: takes, takes: gives });
  return { player: seatOf(speaker), other: seatOf(trade.speaker), ...said };
});

/** Instead of an answer the other one makes an offer. */
export const counterOffer = op('counter-offer', (s, speaker: Seat) => {
  const trade = talk(s);
  trade.offered = false;
  return { player: seatOf(speaker), other: { seat: otherIn(s, trade, speaker) } };
});

const otherIn = (s: RimState, trade: Trade, speaker: Seat): Seat => (speaker === s.active ? trade.partner : s.active);

export const closeTrade = op('close-trade', (s, agreed: boolean) => {
  const trade = talk(s);
  s.trade = null;
  if (agreed) {
    const change = trade.takes.credits - trade.gives.credits;
    playerIn(s, s.active).credits += change;
    playerIn(s, trade.partner).credits -= change;
  }
  return { player: seatOf(s.active), other: seatOf(trade.partner), agreed, ...terms(trade) };
});

const terms = ({ gives, takes }: Pick<Trade, 'gives' | 'takes'>) => ({
  gives: gives.cards.map(the),
  givesCredits: gives.credits,
  takes: takes.cards.map(the),
  takesCredits: takes.credits,
});

type Ops = typeof import('./trade.ts');
/** The data of each event, by its type. */
export type TradeEvents = EventsOf<Ops>;
