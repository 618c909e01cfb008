import {
  agreed,
  amountOptions,
  ask,
  askMany,
  type CardId,
  DONE,
  type Flow,
  type Frozen,
  isIn,
  move,
  type Option,
  option,
  type Seat,
  the,
} from '@cantina/kernel';
import { checkGainingGoal, checkGoalsTogether } from '../abilities/goals.ts';
import { happened } from '../abilities/happened.ts';
import { conductOf } from '../conduct.ts';
import { assetsOf, othersHere, ownAsset, ownerOf, playerOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { closeTrade, counterOffer, offerTerms, openTrade } from '../ops/index.ts';
import { afterLoss } from '../player/assets.ts';
import { creditsOf } from '../player/credits.ts';
import { checkVictory, keepFame } from '../player/fame.ts';
import type { G, Goods, Trade } from '../state.ts';
import { afterAction } from '../turn-over.ts';

/** OR-TRADE-01, OR-TRADE-03 whoever shares the space. */
export const partnersHere = (g: G, player: Seat): Seat[] =>
  othersHere(g, player).filter((other) => conductOf(g, other).trades);

/** One word of a talk: choose a partner, make an offer, answer one. */
export function* tradeStep(g: G): Flow<void> {
  const { trade } = g.state;
  if (trade !== null) return yield* talk(g, trade);
  const seat = g.state.active;
  // OR-DEFEAT-05, OR-GAP-44 whoever is defeated by a trade finishes the action: with those who were not talked to yet
  const partners = () =>
    partnersHere(g, seat).filter((other) => !playerOf(g, seat).defeated || !g.state.traded.includes(other));
  if (partners().length === 0) return afterAction(g);
  const partner = yield* ask<Seat | null>({
    seat,
    prompt: message('prompt.trade-partner'),
    rule: 'OR-TRADE-03',
    options: (): Option<Seat | null>[] => [
      ...partners().map((other) =>
        option(`seat:${other}`, other, { label: message('option.player', { player: { seat: other } }) }),
      ),
      DONE,
    ],
  });
  if (partner === null) return afterAction(g);
  openTrade(g, partner);
}

function* talk(g: G, trade: Frozen<Trade>): Flow<void> {
  yield* trade.offered ? answerOffer(g, trade) : makeOffer(g, trade);
}

/** A part of an offer; `gives` and `takes` are seen from the active player. */
interface Part {
  readonly side: 'gives' | 'takes';
  readonly card: CardId | null;
  readonly credits: number;
}

/** OR-TRADE-04 any mix, also for nothing; who picks nothing ends the talk. */
function* makeOffer(g: G, trade: Frozen<Trade>): Flow<void> {
  const seat = trade.speaker;
  const parts = yield* askMany<Part>({
    seat,
    prompt: message('prompt.offer', { player: { seat: seat === g.state.active ? trade.partner : g.state.active } }),
    rule: 'OR-TRADE-01',
    options: () => [...partsOf(g, g.state.active, 'gives'), ...partsOf(g, trade.partner, 'takes')],
    min: 0,
    max: MOST_PARTS,
  });
  if (parts.length === 0) closeTrade(g, false);
  else offerTerms(g, seat, goodsIn(parts, 'gives'), goodsIn(parts, 'takes'));
}

const MOST_PARTS = 40;

/** OR-TRADE-06 credits and all assets; OR-TRADE-08 secrets and ships are not among them. */
const partsOf = (g: G, owner: Seat, side: 'gives' | 'takes'): Option<Part>[] => [
  ...assetsOf(g, owner).map((card) => option<Part>(`card:${card}`, { side, card, credits: 0 }, { card, group: side })),
  // OR-CREDIT-03 nobody promises what they do not have
  ...amountOptions<Part>(`credits:${side}`, creditsOf(g, owner), (credits) => ({ side, card: null, credits }), {
    unit: 1000,
    group: side,
    label: (amount) => message('option.amount', { amount }),
  }),
];

function goodsIn(parts: readonly Part[], side: Part['side']): Goods {
  const own = parts.filter((part) => part.side === side);
  return {
    credits: own.reduce((sum, { credits }) => sum + credits, 0),
    cards: own.flatMap(({ card }) => (card === null ? [] : [card])),
  };
}

type Answer = 'accept' | 'counter' | 'withdraw';

const ACCEPT = option<Answer>('accept', 'accept', { label: message('option.accept') });
const COUNTER = option<Answer>('counter', 'counter', { label: message('option.counter') });
const WITHDRAW = option<Answer>('withdraw', 'withdraw', { label: message('option.withdraw') });

/** OR-TRADE-02, OR-DIFF-14 both must agree. */
function* answerOffer(g: G, trade: Frozen<Trade>): Flow<void> {
  const { speaker: seat, partner, gives, takes } = trade;
  const { active } = g.state;
  const [own, others] = seat === active ? [gives, takes] : [takes, gives];
  const answer = yield* ask<Answer>({
    seat,
    prompt: message('prompt.terms', {
      player: { seat: seat === active ? partner : active },
      gives: own.cards.map(the),
      givesCredits: own.credits,
      takes: others.cards.map(the),
      takesCredits: others.credits,
    }),
    rule: 'OR-TRADE-02',
    options: () => [
      // Credits may have been given away since.
      ...(creditsOf(g, active) >= gives.credits && creditsOf(g, partner) >= takes.credits ? [ACCEPT] : []),
      COUNTER,
      WITHDRAW,
    ],
  });
  if (answer === 'accept') yield* carryOut(g, trade);
  else if (answer === 'counter') counterOffer(g, seat);
  else closeTrade(g, false);
}

/** OR-TRADE-05 everything changes hands at once; OR-GAP-24 then whoever has too much discards. */
function* carryOut(g: G, { partner, gives, takes }: Frozen<Trade>): Flow<void> {
  const { active } = g.state;
  closeTrade(g, true);
  agreed(g);
  for (const card of gives.cards) handOver(g, card, partner);
  for (const card of takes.cards) handOver(g, card, active);
  for (const player of [active, partner]) keepFame(g, player);
  for (const player of [active, partner]) {
    checkGainingGoal(g, player);
    yield* afterLoss(g, player); // OR-TRADE-12
  }
  checkGoalsTogether(g, [active, partner]);
  checkVictory(g); // OR-FAME-02
  for (const card of [...gives.cards, ...takes.cards]) {
    if (isIn(g, card, 'assets'))
      yield* happened(g, ownerOf(g, card), { on: 'gain-asset', kind: ownAsset(g, card).kind });
  }
}

/** OR-TRADE-07 a bounty takes its captured contact along. */
function handOver(g: G, card: CardId, to: Seat): void {
  move(g, card, 'assets', to);
  const captive = g.state.captives.find(({ bounty }) => bounty === card);
  if (captive !== undefined) move(g, captive.token, 'captured', to);
}
