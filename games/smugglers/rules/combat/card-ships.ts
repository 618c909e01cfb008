import {
  ask,
  type CardId,
  type Flow,
  goTo,
  labelled,
  type Option,
  option,
  PASS,
  type Refused,
  type Seat,
  the,
} from '@cantina/kernel';
import type { Encounter, Favour, TraderOffer } from '../../content/index.ts';
import { ability, fateOf, player } from '../lookup.ts';
import { message } from '../messages.ts';
import { gain } from '../money.ts';
import { beEscorted, load, noteTrade, pay, unload } from '../ops/index.ts';
import { customs } from '../planets/customs.ts';
import { askUnits } from '../ship/cargo.ts';
import { repairOrPay } from '../ship/repair.ts';
import { bonus, freePods, unitsOf } from '../ship/ship.ts';
import type { G } from '../state.ts';
import { fightCard } from './combat.ts';

/** SG-CARD a card ship crosses the active player's way. */
export function* encounter(g: G, seat: Seat, card: CardId, effect: Encounter): Flow<void> {
  if (yield* itAttacks(g, seat, card, effect)) return yield* fight(g, seat, card, effect, true);
  if (effect.attacks.when === 'unpaid') return; // the toll was paid
  const choice = yield* ask<Choice>({
    seat,
    prompt: message('prompt.card-ship', { card: the(card) }),
    rule: 'SG-FATE-02',
    source: card,
    options: () => choicesOf(g, seat, card, effect),
    refused: () => refusedTrade(g, seat, effect),
  });
  switch (choice) {
    case 'attack':
      return yield* fight(g, seat, card, effect, false);
    case null:
      return doFavour(g, seat, effect.favour); // SG-Q-50
    case 'inspection':
      if (effect.inspection !== null) yield* customs(g, seat, effect.inspection.column, 'space');
      return;
    case 'trade':
      if (effect.offer !== null) yield* tradeWith(g, seat, card, effect.offer);
      return;
  }
}

/** What it does for whoever lets it pass. */
function doFavour(g: G, seat: Seat, favour: Favour | null): void {
  switch (favour?.does) {
    case undefined:
      break;
    case 'credits':
      gain(g, seat, favour.credits, 'report');
      break;
    case 'repair':
      repairOrPay(g, seat, favour, 'dock');
      break;
    case 'escort':
      beEscorted(g, seat, favour.sectors);
  }
}

/** SG-FATE-04 a fight ends the whole turn; who flees goes on. */
function* fight(g: G, seat: Seat, card: CardId, effect: Encounter, byCard: boolean): Flow<void> {
  const end = yield* fightCard(g, seat, card, effect, byCard);
  if (end === 'over') goTo(g, 'end');
}

function* itAttacks(g: G, seat: Seat, card: CardId, { attacks }: Encounter): Flow<boolean> {
  switch (attacks.when) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'bounty': {
      // Bounty hunters never attack one of their own (Kara Voss)
      const spared = fateOf(g, card).kind === 'bountyHunter' && ability(g, seat, 'hunter') !== undefined;
      return !spared && player(g, seat).bounty >= attacks.from; // SG-CARD-04
    }
    case 'unpaid':
      return !(yield* payToll(g, seat, card, attacks.toll));
  }
}

function* payToll(g: G, seat: Seat, card: CardId, toll: number): Flow<boolean> {
  if (player(g, seat).credits < toll) return false;
  const pays = yield* ask<boolean>({
    seat,
    prompt: message('prompt.toll', { card: the(card), toll }),
    rule: 'SG-FATE-02',
    source: card,
    options: () => [
      option('pay', true, { label: message('option.pay-toll', { toll }) }),
      option('refuse', false, { label: message('option.refuse-toll') }),
    ],
  });
  if (pays) pay(g, seat, toll, 'toll');
  return pays;
}

/** null: it may pass. */
type Choice = 'attack' | 'inspection' | 'trade' | null;

function choicesOf(g: G, seat: Seat, card: CardId, { inspection, offer }: Encounter): Option<Choice>[] {
  const ship = the(card);
  const options: Option<Choice>[] = [
    option<Choice>('attack', 'attack', { label: message('option.attack-ship', { card: ship }) }),
  ];
  if (inspection !== null && isInspected(g, seat, inspection.goods)) {
    const label = message('option.be-inspected', { card: ship, column: inspection.column });
    options.push(option<Choice>('inspection', 'inspection', { label }));
  } else options.push(labelled(PASS, message('option.let-pass', { card: ship })));
  if (offer !== null && mostUnits(g, seat, offer) > 0) {
    const { does, good, max, price } = offer;
    const label = message('option.trade-with-ship', { card: ship, does, good, max, price });
    options.push(option<Choice>('trade', 'trade', { label }));
  }
  return options;
}

/** With a bounty, or with goods of these kinds that are not hidden. */
function isInspected(g: G, seat: Seat, goods: readonly string[]): boolean {
  if (player(g, seat).bounty > 0) return true;
  // SG-Q-12 Brix weapons count as weapons
  const weapons = goods.includes('weapons') ? unitsOf(g, seat, 'weapons') + unitsOf(g, seat, 'brixWeapons') : 0;
  return weapons > bonus(g, seat, 'hiddenUnits');
}

function mostUnits(g: G, seat: Seat, { does, good, max, price }: TraderOffer, pods = freePods(g, seat)): number {
  if (does === 'buys') return Math.min(max, unitsOf(g, seat, good));
  return Math.min(max, pods, Math.floor(player(g, seat).credits / price));
}

function refusedTrade(g: G, seat: Seat, { offer }: Encounter): Refused[] {
  if (offer === null || mostUnits(g, seat, offer) > 0) return [];
  const { does, good, price } = offer;
  if (does === 'buys') {
    return [{ id: 'trade', reason: message('reason.nothing-aboard', { good }), rule: 'SG-FATE-02' }];
  }
  if (freePods(g, seat) <= 0) return [{ id: 'trade', reason: message('reason.no-free-pods'), rule: 'SG-TRADE-11' }];
  const missing = price - player(g, seat).credits;
  return [{ id: 'trade', reason: message('reason.no-credits', { missing }), rule: 'SG-TRADE-12' }];
}

function* tradeWith(g: G, seat: Seat, card: CardId, offer: TraderOffer): Flow<void> {
  const { does, good, price } = offer;
  const prompt = message('prompt.ship-amount', { card: the(card), does, good, price });
  const most = () => mostUnits(g, seat, offer);
  const could = mostUnits(g, seat, offer, player(g, seat).cargoPods);
  const units = yield* askUnits(seat, prompt, 'SG-FATE-02', {
    what: does === 'sells' ? 'buy' : 'sell',
    least: 1,
    most,
    could,
  });
  if (units === 0) return;
  noteTrade(g, seat, does === 'sells' ? 'buy' : 'sell', good, units, units * price);
  if (does === 'sells') {
    pay(g, seat, units * price, 'goods');
    load(g, seat, good, units, 'bought');
  } else {
    unload(g, seat, good, units, 'sold');
    gain(g, seat, units * price, 'goods');
  }
}
