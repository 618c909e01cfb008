import type { AiAction, AiBuy, AiCard, AiEncounter, AiPlanning } from './cards.ts';
import type { MarketDeck } from './terms.ts';

const goal = (deck: MarketDeck): AiBuy => ({ deck, goalToken: true });
const plain = (deck: MarketDeck): AiBuy => ({ deck, goalToken: false });
const buys = (buy: AiBuy): AiAction => ({ do: 'buy', buy });
const noFree = (ifNoFree: 'cargo' | 'job', buy: AiBuy, otherwise: AiBuy): AiAction => ({
  do: 'buy-by-slot',
  ifNoFree,
  buy,
  otherwise,
});
const deliver: AiAction = { do: 'deliver', ifIllegal: null };
const deliverHurt = (damage: number, to: 'character' | 'ship'): AiAction => ({
  do: 'deliver',
  ifIllegal: { damage, to },
});
const deliverDisliked: AiAction = { do: 'deliver', ifIllegal: { loseReputation: 'planet' } };

const card = <N extends number>(
  number: N,
  action: readonly AiAction[],
  encounter: readonly AiEncounter[],
  { recovers = false, special = false }: { recovers?: boolean; special?: boolean } = {},
): AiCard<`ai/${N}`> => {
  const first: AiPlanning = recovers ? 'recover-all' : 'recover-all-if-defeated';
  return {
    id: `ai/${number}`,
    component: 'ai',
    number,
    planning: [first, 'move-to-goal', 'gain-2000'],
    action,
    encounter: ['fight-bad-patrol', ...encounter],
    special,
  };
};

/** OR-DIFF-57 the ten cards of the solo AI; facts throughout. */
export const ai = [
  card(
    1,
    [deliverHurt(2, 'ship'), noFree('cargo', goal('job'), goal('cargo'))],
    ['complete-job', 'pay-8000-for-fame', 'gain-reputation-planet'],
  ),
  card(2, [deliverHurt(2, 'ship'), noFree('job', goal('cargo'), goal('job'))], ['complete-job', 'gain-crew'], {
    recovers: true,
  }),
  card(
    3,
    [deliverHurt(2, 'character'), buys(goal('job'))],
    ['pay-8000-for-fame', 'gain-4000-lose-reputation-nearest-patrol'],
  ),
  card(4, [deliver, buys(goal('cargo'))], ['complete-job', 'gain-crew', 'pay-8000-for-fame']),
  card(5, [deliverHurt(3, 'ship'), buys(goal('job'))], ['pay-8000-for-fame', 'gain-crew']),
  card(6, [deliverHurt(2, 'character'), buys(goal('job'))], ['complete-job', 'pay-8000-for-fame'], { recovers: true }),
  card(7, [deliverDisliked, noFree('cargo', plain('gear-mod'), goal('cargo'))], ['complete-job', 'pay-8000-for-fame']),
  card(
    8,
    [deliver, buys(plain('gear-mod')), { do: 'reveal-contact' }],
    ['complete-job', 'pay-8000-for-fame', 'gain-reputation-nearest-patrol'],
  ),
  card(9, [deliverHurt(3, 'character'), buys(plain('ship'))], ['complete-job', 'gain-4000-lose-reputation-planet']),
  card(10, [deliver, buys(goal('cargo'))], ['complete-job', 'pay-8000-for-fame'], { special: true }),
] as const;
