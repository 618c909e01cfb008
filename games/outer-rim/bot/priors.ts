import type { CardId, Decision } from '@cantina/kernel';
import { MARKET_DECKS, type MarketDeck, type Space, shipSheet } from '../content/index.ts';
import { captiveOf, deliverable } from '../rules/jobs/deliver.ts';
import { assetsOf, marketCardOf, ownAsset, playerOf, priceOf, shipOf } from '../rules/lookup.ts';
import { costOf, MARKET_TERMS } from '../rules/market/buyable.ts';
import { topCard } from '../rules/market/decks.ts';
import { cardsInTheWay, hasFreeSlot } from '../rules/player/slots.ts';
import type { G } from '../rules/state.ts';
import { captiveWorth, type Errand, huntWorth, rewardOf } from './errands.ts';
import { Plans } from './plans.ts';
import { ACQUAINTANCE, creditsChange, lastingWorth, SPACE_CARD, shipWorth } from './values.ts';

/** Worths may be below 0, priors may not. */
const HIGH = 100;
const PLANNING_CREDITS = 2000;
/** What is worth less is not bought. */
const BARGAIN = 0.03;
/** What the next card of a deck promises; luxury to those who can pay for it. */
const DISCARD: Readonly<Partial<Record<MarketDeck, number>>> = { luxury: 0.06, cargo: 0.05, job: 0.045, bounty: 0.04 };
const RICH = 15_000;

/** What those play who follow a plan; null where they have none, and look at the table. */
export function priors(g: G, decision: Decision): readonly number[] | null {
  const worth = worthIn(g, decision);
  return worth === null ? null : decision.options.map(({ id }) => Math.max(1e-3, HIGH + worth(id)));
}

type Worth = (option: string) => number;

function worthIn(g: G, { prompt, seat, options }: Decision): Worth | null {
  switch (prompt.key) {
    case 'prompt.planning':
      return planning(new Plans(g, seat));
    case 'prompt.action':
      return action(
        new Plans(g, seat),
        options.map(({ id }) => id),
      );
    case 'prompt.deliver':
      return delivery(g);
    case 'prompt.market':
    case 'prompt.buy':
      return market(new Plans(g, seat));
    case 'prompt.encounter':
      return encounter(
        new Plans(g, seat),
        options.map(({ id }) => id),
      );
    case 'prompt.bounty':
      return hunt(new Plans(g, seat));
    case 'prompt.claim':
      return claim(new Plans(g, seat), g);
    case 'prompt.make-room':
      return room(new Plans(g, seat));
    case 'prompt.trade-in':
      return tradeIn(new Plans(g, seat));
    default:
      return null;
  }
}

const wordOf = (option: string): string => option.split(':', 1)[0] ?? '';
const restOf = (option: string): string => option.slice(option.indexOf(':') + 1);
const cardIn = (option: string): CardId => Number(restOf(option).split('.', 1)[0]) as CardId;

function planning(plans: Plans): Worth {
  const { space } = plans;
  return (option) => {
    switch (wordOf(option)) {
      case 'space':
        return plans.turnIn(restOf(option) as Space);
      case 'credits':
        return creditsChange(plans, PLANNING_CREDITS) + plans.turnIn(space);
      case 'recover':
        return plans.recovery() + plans.turnIn(space);
      default:
        return -1;
    }
  };
}

/** First what brings money for sure, then the market, then what may end the turn. */
function action({ g, seat }: Plans, options: readonly string[]): Worth | null {
  const safe = deliverable(g, seat).some((card) => !ownAsset(g, card).traits.includes('illegal'));
  const order = safe ? ['deliver', 'market'] : ['market', 'deliver'];
  const first = order.find((each) => options.includes(each));
  if (first === undefined) return null;
  return (option) => (option === first ? 1 : 0);
}

const delivery =
  (g: G): Worth =>
  (option) =>
    option === 'done' ? 0 : ownAsset(g, cardIn(option)).traits.includes('illegal') ? 1 : 2;

// The market

function market(plans: Plans): Worth {
  const { g, seat } = plans;
  const now = plans.later();
  return (option) => {
    const deck = restOf(option) as MarketDeck;
    switch (wordOf(option)) {
      case 'buy':
        return purchase(plans, deck, now);
      case 'discard':
        return MARKET_DECKS.some((each) => purchase(plans, each, now) > DISCARDS_BELOW) || !hasRoom(g, seat, deck)
          ? -1
          : (DISCARD[deck] ?? -1);
      default:
        return BARGAIN;
    }
  };
}

const DISCARDS_BELOW = 0.08;

const hasRoom = (g: G, seat: Plans['seat'], deck: MarketDeck): boolean =>
  deck === 'luxury'
    ? playerOf(g, seat).credits >= RICH
    : (deck === 'cargo' || deck === 'job' || deck === 'bounty') && hasFreeSlot(g, seat, deck);

/** What buying the top card of a deck would bring, its price deducted. */
function purchase(plans: Plans, deck: MarketDeck, now: number): number {
  const { g, seat } = plans;
  const card = topCard(g, deck);
  if (card === undefined) return -1;
  const cost = costOf(g, seat, card, MARKET_TERMS);
  if (cost > playerOf(g, seat).credits) return -1;
  const { asset, ship } = marketCardOf(g, card);
  const price = -creditsChange(plans, -cost);
  if (ship !== null) {
    const own = shipWorth(plans, shipOf(g, seat), playerOf(g, seat).shipFlipped);
    return shipWorth(plans, shipSheet(ship), false) - own - price;
  }
  if (asset === null) return -1;
  const inTheWay = hasFreeSlot(g, seat, asset.kind) ? [null] : cardsInTheWay(g, seat, asset.kind);
  const worth = inTheWay.map((gone) => {
    const left = gone === null ? [] : [gone];
    const lost = gone === null ? 0 : lastingIn(plans, gone);
    return plans.later(plans.errandsWith(asset, ...left)) - now - lost;
  });
  const lasting =
    asset.kind === 'cargo' || asset.kind === 'job' || asset.kind === 'bounty' ? 0 : lastingWorth(plans, asset);
  return Math.max(-1, ...worth) + lasting - price;
}

function lastingIn(plans: Plans, card: CardId): number {
  const asset = ownAsset(plans.g, card);
  return asset.kind === 'job' || asset.kind === 'bounty' ? 0 : lastingWorth(plans, asset);
}

/** What goes is missed the least. */
const room =
  (plans: Plans): Worth =>
  (option) =>
    plans.later(plans.errandsWith(null, cardIn(option))) - lastingIn(plans, cardIn(option));

function tradeIn(plans: Plans): Worth {
  const missed = room(plans);
  const now = plans.later();
  return (option) =>
    option === 'done' ? 0 : missed(option) - now + creditsChange(plans, priceOf(plans.g, cardIn(option)) ?? 0);
}

// Encounters

function encounter(plans: Plans, options: readonly string[]): Worth {
  const errandOf = (id: string): Errand | undefined => plans.errands.find((each) => each.id === id);
  const later = (without: string): number => plans.later(plans.errands.filter(({ id }) => id !== without));
  const worth = (option: string): number => {
    const errand = errandOf(option);
    switch (wordOf(option)) {
      case 'job':
      case 'patrol':
        return (errand?.worth ?? 0) + later(option);
      case 'contact':
        return Math.max(errand?.worth ?? 0, plans.contact(Number(restOf(option)))) + later(option);
      case 'ability':
        return plans.reach > 0 ? farAway() : SPACE_CARD + 0.02 + later('');
      case 'crew':
        return ACQUAINTANCE + later('');
      default:
        return SPACE_CARD + later('');
    }
  };
  /** The best of what is near enough for Ketsu Onyo, but not here. */
  const farAway = (): number =>
    Math.max(
      0,
      ...plans.errands
        .filter((each) => !options.includes(each.id) && plans.canMeet(each))
        .map(({ id, worth: gain }) => gain + later(id)),
    );
  return worth;
}

function hunt(plans: Plans): Worth {
  const { g } = plans;
  return (option) => {
    if (wordOf(option) !== 'fight') return 0.12;
    const asset = ownAsset(g, cardIn(option));
    return asset.kind === 'bounty' ? huntWorth(plans, asset) : 0;
  };
}

/** Who was beaten for which bounty is not asked again: whichever is still open and could be claimed. */
function claim(plans: Plans, g: G): Worth {
  const open = assetsOf(g, plans.seat).flatMap((card) => {
    const asset = ownAsset(g, card);
    return asset.kind === 'bounty' && captiveOf(g, card) === undefined && asset.target === g.state.combat?.foe
      ? [{ asset, card }]
      : [];
  });
  return (option) => {
    const [first] = open;
    if (first === undefined) return option === 'capture' ? 1 : 0;
    const { asset, card } = first;
    const rest = plans.errandsWith(null, card);
    if (option === 'eliminate') return rewardOf(plans, asset.eliminate, { on: 'bounty-reward' }) + plans.later(rest);
    const delivery: Errand = {
      space: asset.capture.to,
      step: 'action',
      id: `deliver:${card}`,
      worth: captiveWorth(plans, asset),
    };
    return plans.later([...rest, delivery]);
  };
}
