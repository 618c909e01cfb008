import { en } from '@cantina/text';
import type { AiBuy, SectionFor } from '../../content/index.ts';
import type { CardWords } from '../cards.ts';
import type { AiLabels } from '../labels.ts';
import { abilityWords } from './abilities.ts';
import { factionRef } from './conditions.ts';
import type { Say } from './say.ts';
import {
  credits,
  decks,
  factions,
  fame,
  kindNames,
  patrols,
  planet,
  skills,
  slots,
  standings,
  stats,
  verbs,
} from './words.ts';

const { and, capital, clause, listAnd, listOr, num, order } = en;

const toBuy = ({ deck, goalToken }: AiBuy): string =>
  `buy the top card of ${decks[deck]}${goalToken ? ' and place a goal token on its destination' : ''}`;

const ai: AiLabels = {
  headings: {
    planning: 'Planning – do the first that applies:',
    action: 'Action – do everything that applies:',
    encounter: 'Encounter – do the first that applies:',
  },
  planning: {
    'recover-all': 'Recover all damage.',
    'recover-all-if-defeated': 'If defeated, recover all damage.',
    'move-to-goal': 'Move toward the nearest goal token.',
    'gain-2000': `Gain ${credits(2000)}.`,
  },
  encounter: {
    'fight-bad-patrol': 'Fight a patrol here if the reputation with its faction is bad.',
    'complete-job': 'Complete a job whose destination is here.',
    'pay-8000-for-fame': `Pay ${credits(8000)} to gain 1 fame.`,
    'gain-crew': 'Gain a contact here as crew.',
    'gain-reputation-planet': 'Gain reputation with the faction of this planet.',
    'gain-reputation-nearest-patrol': 'Gain reputation with the faction of the nearest patrol.',
    'gain-4000-lose-reputation-planet': `Gain ${credits(4000)}, then lose reputation with the faction of this planet.`,
    'gain-4000-lose-reputation-nearest-patrol': `Gain ${credits(4000)}, then lose reputation with the faction of the nearest patrol.`,
  },
  deliver: (ifIllegal) => {
    const text = 'Deliver all cargo whose destination is here.';
    if (ifIllegal === null) return text;
    const price =
      'damage' in ifIllegal
        ? `suffer ${num(ifIllegal.damage)} damage to the ${ifIllegal.to}`
        : 'lose reputation with the faction of this planet';
    return `${text} If any of it was illegal, ${price}.`;
  },
  buy: (buy) => `${capital(toBuy(buy))}.`,
  ifNoFreeSlot: (kind, buy) => `If there is no free slot for ${kind === 'cargo' ? 'cargo' : 'a job'}, ${toBuy(buy)}.`,
  otherwise: (buy) => `Otherwise, ${toBuy(buy)}.`,
  revealContact: 'Reveal a facedown contact here.',
  special:
    'Discard the top card of the bounty deck and the top card of the luxury deck. Shuffle this card back into the AI deck.',
};

const SECTIONS: Partial<Readonly<Record<SectionFor, string>>> = {
  maelstrom: 'Maelstrom',
  patrol: 'With a patrol',
  'no-patrol': 'Without a patrol',
};
const section = (name: SectionFor): string =>
  SECTIONS[name] ??
  capital(planet(name as Exclude<SectionFor, 'maelstrom' | 'patrol' | 'no-patrol'>)).replace('The ', '');

export const words: CardWords<Say> = {
  ...abilityWords,
  reward: ({ credits: amount, fame: points, reputation }) => {
    const gained = reputation
      .filter(({ change }) => change > 0)
      .map(({ faction }) => `reputation with ${factions[faction]}`);
    const lost = reputation
      .filter(({ change }) => change < 0)
      .map(({ faction }) => `reputation with ${factions[faction]}`);
    const gains = [...(amount > 0 ? [credits(amount)] : []), ...(points > 0 ? [fame(points)] : []), ...gained];
    const all = clause(verbs.gain, listAnd(gains));
    return lost.length === 0 ? all : and(all, clause(verbs.lose, listAnd(lost)));
  },
  instead: (so) => ({ kind: 'words', text: `instead ${order(so)}` }),
  card: {
    kinds: kindNames,
    traits: { illegal: 'Illegal', armor: 'Armor (only 1 per character)' },
    skills,
    factions: { rebel: 'Rebels', imperial: 'Empire', hutt: 'Hutts', syndicate: 'Syndicate' },
    stats: {
      ground: capital(stats.ground),
      health: capital(stats.health),
      ship: capital(stats.ship),
      hull: capital(stats.hull),
      hyper: capital(stats.hyper),
    },
    slots,
    droid: 'Droid',
    ship: 'Ship',
    instant: 'Resolved at once',
    price: credits,
    combat: (type, value) => `${capital(type)} combat ${num(value)}`,
    destination: (to) => {
      if (typeof to === 'string') return `Destination: ${planet(to)}`;
      return to.player === 'any' ? 'Destination: another player' : 'Destination: a player with a bad reputation';
    },
    tested: (list) =>
      `Skills: ${list.map(({ oneOf, must }) => `${listOr(oneOf.map((skill) => skills[skill]))}${must ? ' (must be passed)' : ''}`).join(', ')}`,
    notSoldAt: (where) => `Not sold on ${planet(where)}`,
    notSoldThere: 'Can’t be bought at its destination',
    patrolMove: (faction, spaces) => `${patrols[faction]} moves ${num(spaces)}`,
    databankNumber: (number) => `Databank ${num(number)}`,
    contactClass: (value) => `Class ${num(value)}`,
    reward: 'Reward',
    eliminate: 'Eliminated',
    captureFor: (to) => `Captured and delivered to ${planet(to)}`,
    section,
    byReputation: (place, faction) => `${place}, by your reputation with ${factionRef[faction]}`,
    standings: (list) => capital(listOr(list.map((each) => standings[each]))),
    secret: 'Keep this card facedown as a secret.',
    offered: 'You may gain the bounty on this card.',
    shipForSale:
      'Replace your ship sheet with this ship; your old ship must be traded in. Remove this card from the game.',
    failedDelivery: 'Your illegal cargo was noticed. The die you rolled shows what happens.',
    turnEnds: 'Then your turn ends.',
    sabacc: 'You play against the other player of this job.',
    startsOn: (where) => `You start on ${planet(where)}.`,
    start: (number, reputation) => {
      const card = `Setup: Take ${{ 90: 'a bounty', 91: 'cargo', 92: 'a job' }[number]}.`;
      if (reputation === null) return card;
      const whom = reputation.faction === 'any' ? 'a faction of your choice' : factions[reputation.faction];
      return `${card} Your reputation with ${whom} starts as ${standings[reputation.to]}.`;
    },
    personalGoal: 'Personal goal (1 fame)',
    shipGoal: 'Ship goal (1 fame)',
    flipped: 'After the goal',
    slotsNow: (list) => `Slots ${list.join(', ')}.`,
    ai,
  },
};
