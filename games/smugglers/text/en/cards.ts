import { en } from '@cantina/text';
import { GOODS, type System } from '../../content/index.ts';
import type { CardWords } from '../frame.ts';
import { credits, goods, isPlural, nouns, starports, systems, units } from './words.ts';

const { count, listAnd, listOr, num, say } = en;

const hullPoints = (amount: number): string => say(count(amount, nouns.hullPoint));
const dice = (amount: number): string => (amount === 1 ? '1 more customs die' : `${num(amount)} more customs dice`);
const higher = (system: System, by: number): string =>
  `Your ${systems[system]} ${system === 'lightspeed' ? 'counts' : 'count'} as ${num(by)} higher; this may exceed 10.`;

const BY_DIE = GOODS.map((good, i) => `${num(i + 1)} ${goods[good]}`).join(', ');
const RANDOM = 'Choose a planet at random. Until it leaves the board,';

export const words: CardWords = {
  effects: {
    'ion-storm': ({ loss }) =>
      `Roll a die. If it is higher than your shields, roll on the additional damage table (reroll a 6): that system loses ${say(count(loss, nouns.point))}.`,
    'meteor-swarm': ({ safeFrom, hull }) =>
      `Roll a die and add your engines. On a total of ${num(safeFrom - 1)} or less you lose ${hullPoints(hull)}.`,
    'halve-lightspeed': () => 'This turn your lightspeed counts as half, rounded up.',
    rift: () =>
      'Roll a die as for a wormhole: on 1–5 you are thrown into the sector of that wormhole, on a 6 into hyperspace.',
    'replace-planet': () =>
      'Choose a planet at random. It leaves the board with every card that lies there, and the next planet card replaces it.',
    'restore-hull': ({ points, otherwise }) =>
      `Restore up to ${hullPoints(points)}, but not above your starting hull. If it is complete, you receive ${credits(otherwise)} instead.`,
    'find-credits': ({ perPip }) => `Roll a die: you find ${credits(perPip)} times the result.`,
    amnesty: ({ otherwise }) =>
      `Your bounty falls to 0 (or to your minimum bounty). If you had no bounty, you receive ${credits(otherwise)}.`,
    nothing: () => 'Nothing happens.',
  },
  planetEffects: {
    'fixed-price': ({ good, price, unlimited, open }) => {
      const amount = unlimited
        ? 'Neither availability nor demand is rolled: you may sell as many as you have.'
        : 'Availability is rolled as usual, demand is not.';
      const customs = open ? ' Customs have fled: nobody rolls there.' : '';
      return `${RANDOM} ${goods[good]} ${isPlural(good) ? 'sell' : 'sells'} there for ${credits(price)} a unit. ${amount}${customs} Meanwhile ${goods[good]} can’t be bought there.`;
    },
    glut: () =>
      `Choose a planet at random and roll for the good (${BY_DIE}; on a 6 you choose). Until the planet leaves the board, demand for that good counts as very low there, and the good is legal.`,
    crackdown: () =>
      `${RANDOM} its starport counts as one size larger for customs, and everybody who explores it must roll.`,
  },
  abilities: {
    'win-tied-manoeuvre': () => 'You win a tied maneuver roll; it is not rerolled.',
    'reroll-legal-demand': () =>
      'When you buy or sell a good that is legal on the planet, you may reroll the demand die once; the second result counts.',
    'cheap-upgrades': ({ percent }) =>
      `Every upgrade step costs you only ${num(percent)}% of the price in the table, rounded up.`,
    'more-customs-dice': ({ dice: more }) =>
      `Roll ${dice(more)} and choose which one counts, on every planet including Koroth.`,
    'greater-pirate-option': ({ goods: most }) =>
      `With the pirate option you may take up to ${num(most)} trade goods (or 1 equipment card), and you may use it even when it is not your turn.`,
    'repair-hull': ({ price }) =>
      `Planet activity, where there is a starport: restore any number of hull points for ${credits(price)} each, up to your starting hull.`,
    'cross-nebulae': () => 'Nebulae do not end your movement. Your shields still count as 0 there.',
    'reroll-once': () =>
      'Once in each of your turns you may reroll one die that you have just rolled; the second result counts.',
    hunter: ({ pay }) =>
      `Bounty hunter cards never attack you. Whenever you destroy a ship, you receive ${credits(pay)} on top of everything else.`,
    'choose-anomaly-die': ({ dice: rolled }) =>
      `At black holes and wormholes, and when you leave hyperspace, roll ${num(rolled)} dice and choose which one counts.`,
    'no-fines': () => 'A fine at customs has no effect on you: you pay nothing and go on.',
    'never-arrested': () => 'Arrest at customs counts as detention for you.',
  },
  modifiers: {
    engines: (by) => higher('engines', by),
    lightspeed: (by) => higher('lightspeed', by),
    shields: (by) => `Your shields count as ${num(by)} higher, also in a nebula; this may exceed 10.`,
    lasers: (by) => higher('lasers', by),
    customsDie: (by) => `Subtract ${num(-by)} from each of your customs dice (to no less than 1), also on Koroth.`,
    customsDice: (by) => `Roll ${dice(by)} and choose which one counts, also on Koroth.`,
    demandDie: (by) => `After rolling for demand you may change the die by ${num(by)} (within 1 to 6).`,
    additionalDamage: (by) => `Additional damage costs your systems ${say(count(-by, nouns.point))} less.`,
    hiddenUnits: (by) =>
      `Up to ${say(count(by, nouns.unit))} of your cargo are hidden: they cause no customs roll and are not confiscated. Brix weapons can’t be hidden on Koroth.`,
    cardShipHit: (by) =>
      `Your hits cost card ships ${hullPoints(by)} more. So strong ones are destroyed that others only drive off.`,
  },
  delivery: ({ good, units: amount, pays, bounty, honest }) => {
    const who = honest ? 'the first player without a bounty who' : 'the first player who';
    const price = bounty === 0 ? '' : `, and that player’s bounty rises by ${num(bounty)}`;
    return `Choose a planet at random: ${who} delivers ${units(amount, good)} there in one visit receives ${credits(pays)}${price}.`;
  },
  countsAsSelling:
    'Delivering is a planet activity, without any roll, and counts as selling. The card is discarded when the planet leaves the board.',
  illegalThere: (good) =>
    `As long as this card lies there, ${goods[good]} ${isPlural(good) ? 'count' : 'counts'} as illegal at customs.`,
  attacks: (attacks) => {
    switch (attacks.when) {
      case 'always':
        return 'It attacks you.';
      case 'never':
        return '';
      case 'bounty':
        return `It attacks you if ${attacks.from === 1 ? 'you have a bounty' : `your bounty is ${num(attacks.from)} or more`}. Otherwise you may attack it or let it pass.`;
      case 'unpaid':
        return `Pay ${credits(attacks.toll)}, or it attacks you.`;
    }
  },
  favour: (favour) => {
    switch (favour.does) {
      case 'credits':
        return `If you let it pass, you receive ${credits(favour.credits)}.`;
      case 'repair':
        return `If you let it pass, it restores up to ${hullPoints(favour.points)} of yours; if your hull is complete, you receive ${credits(favour.otherwise)}.`;
      case 'escort':
        return `If you let it pass, it shows you the way: this turn you may fly ${say(count(favour.sectors, nouns.sector))} farther.`;
    }
  },
  gift: (gift) => {
    switch (gift.does) {
      case 'level':
        return `On top of that, that player’s ${systems[gift.system]} ${gift.system === 'lightspeed' ? 'rises' : 'rise'} by 1, up to 10.`;
      case 'repair':
        return `On top of that, up to ${hullPoints(gift.points)} of that player’s ship are restored.`;
      case 'pardon':
        return `On top of that, that player’s bounty falls by ${num(gift.bounty)} (not below the minimum bounty).`;
    }
  },
  mayAttack: 'You may also attack it or ignore it.',
  offer: ({ does, good, max, price }) =>
    does === 'sells'
      ? `You may buy up to ${units(max, good)} from it for ${credits(price)} each.`
      : `You may sell it up to ${units(max, good)} for ${credits(price)} each.`,
  inspection: ({ column, goods: wanted }) =>
    `If you have a bounty or carry ${listOr(wanted.map((good) => goods[good]))}, you must attack it or be inspected: roll for customs in the “${starports[column]}” column. Otherwise you may attack it or let it pass.`,
  steals: (amount) =>
    `If it wins the dogfight and you carry trade goods, it takes ${say(count(amount, nouns.unit))} of your choice instead of the hull point. Additional damage still applies.`,
  hull: (points) =>
    `It has ${hullPoints(points)}. A hit costs it 1, and 1 more if your lasers are greater than its shields. A hit that does not destroy it drives it off, without any reward.`,
  hunter: 'If it destroys your ship, your bounty falls to 0 (or to your minimum bounty).',
  spoils: ({ credits: amount, bounty, goods: load }) => {
    const gains = [
      ...(amount === 0 ? [] : [`you receive ${credits(amount)}`]),
      ...(load === null ? [] : [`you may take up to ${units(load.units, load.good)}`]),
    ];
    return `If you destroy it, ${listAnd(gains)}${bounty === 0 ? '' : `, but your bounty rises by ${num(bounty)}`}.`;
  },
  keptFriend:
    'Keep this card. You may trade it. If your ship is destroyed, roll a die: on 1–3 your friend is saved, otherwise the card is discarded.',
  keptEquipment: 'Keep this card. You may trade it; a pirate may take it, and it is lost with your ship.',
};
