import { explained } from '@cantina/playable';
import { type Catalogue, en } from '@cantina/text';
import { WORMHOLES } from '../../content/index.ts';
import type { Messages, PlanetName, RollFor, UnitsFor } from '../../rules/messages.ts';
import type { Agreed } from '../../rules/options.ts';
import { nameOf } from '../names/index.ts';
import { placeOf } from '../names/places.ts';
import { labels } from './labels.ts';
import {
  credits,
  customsColumn,
  goods,
  isPlural,
  lasting,
  nouns,
  results,
  starports,
  systems,
  units,
} from './words.ts';

const { capital, count, listAnd, many, more, num, of, say, the } = en;

type Np = en.NpEn;

const planet = (name: PlanetName): string => nameOf('en', name);
const names = (cards: readonly Np[]): string => listAnd(cards.map((card) => say(card)));
const dice = (results_: readonly number[]): string => results_.map((die) => num(die)).join(', ');

/** A rule by its name, and what it is or is to be. */
export const ruleIs = (rule: keyof Agreed, value: string | number): string => {
  const { name } = labels.settings[rule];
  return `${name}: ${rule === 'weaponPrice' || rule === 'fortune' ? credits(Number(value)) : explained(labels.settings, rule, String(value)).name}`;
};

export const rolls: Readonly<Record<RollFor, string>> = {
  start: 'the first turn',
  escape: 'the escape',
  hyperspace: 'the way out of hyperspace',
  wormhole: 'the wormhole',
  rift: 'the rift',
  'black-hole': 'the black hole',
  'ion-storm': 'the ion storm',
  'meteor-swarm': 'the meteor swarm',
  system: 'the damaged system',
  derelict: 'the derelict',
  glut: 'the good',
  customs: 'customs',
  availability: 'availability',
  demand: 'demand',
  manoeuvre: 'the maneuver',
  dogfight: 'the dogfight',
  friend: 'a friend',
};

const UNITS: Readonly<Record<UnitsFor, string>> = { buy: 'Buy', sell: 'Sell', take: 'Take', repair: 'Repair' };

export const messages = {
  'prompt.swap': 'Before you choose: with whom would you like to trade character cards?',
  'option.swap-with': (a) => `Trade with ${say(a.seat, 'acc')}`,
  'option.no-trade': 'No trade',
  'prompt.swap-offer': (a) => `Which character cards do you offer ${say(a.seat, 'acc')}?`,
  'prompt.swap-answer': (a) => `${capital(say(a.seat))} offers you ${names(a.cards)}. What do you say?`,
  'option.swap-return': 'Offer cards in return',
  'option.swap-accept': 'Accept as a gift',
  'prompt.swap-return': (a) => `What do you give ${say(a.seat, 'acc')} in return for ${names(a.cards)}?`,
  'prompt.swap-confirm': (a) =>
    `${capital(say(a.seat))} gives you ${names(a.returned)} for ${names(a.cards)}. Do you agree?`,
  'prompt.character': 'Choose the character you will play.',

  'prompt.reroll': (a) => `You rolled ${dice(a.dice)} for ${rolls[a.roll]}. Do you reroll?`,
  'option.keep-roll': 'Keep the roll',
  'option.reroll': (a) => `Reroll the ${num(a.die)}`,
  'prompt.anomaly-die': (a) => `You rolled ${dice(a.dice)} for ${rolls[a.roll]}. Which die counts?`,
  'option.die': (a) => `The ${num(a.die)} counts`,

  'prompt.escape': (a) => `You are in prison, with a bounty of ${num(a.bounty)}. Do you try to escape?`,
  'option.escape': 'Try to escape (only a 1 succeeds)',
  'option.wait': 'Sit it out',
  'prompt.tow': 'Your ship is stranded. To which planet are you towed?',
  'prompt.rescue': 'Your ship is lost. On which planet do you start again?',
  'option.port': (a) => `${planet(a.planet)} (${placeOf('en', a.sector)})`,

  'prompt.card-ship': (a) => `You meet ${say(a.card)}. What do you do?`,
  'option.attack-ship': (a) => `Attack ${say(a.card)}`,
  'option.let-pass': (a) => `Let ${say(a.card)} pass`,
  'option.be-inspected': (a) => `Be inspected (“${starports[a.column]}” column)`,
  'option.trade-with-ship': (a) =>
    a.does === 'sells'
      ? `Buy up to ${units(a.max, a.good)} for ${credits(a.price)} each`
      : `Sell up to ${units(a.max, a.good)} for ${credits(a.price)} each`,
  'prompt.toll': (a) => `${capital(say(a.card))}: pay ${credits(a.toll)}, or be attacked?`,
  'option.pay-toll': (a) => `Pay ${credits(a.toll)}`,
  'option.refuse-toll': 'Refuse and be attacked',
  'prompt.ship-amount': (a) =>
    `${a.does === 'sells' ? 'How many units do you buy' : 'How many units do you sell'}: ${goods[a.good]} at ${credits(a.price)} each?`,
  'prompt.glut': (a) => `Of which good is there a glut on ${planet(a.planet)}?`,
  'option.good': (a) => capital(goods[a.good]),

  'prompt.move': (a) => `Where do you fly? ${capital(say(count(a.left, nouns.sector)))} left.`,
  'option.stay': (a) => (a.planet === null ? 'Stay where you are' : `Stay at ${planet(a.planet)}`),
  'option.sector': (a) =>
    a.planet === null ? `Fly to a spot ${placeOf('en', a.sector)}` : `Fly to ${planet(a.planet)}`,
  'option.touch': (a) => `Slingshot ${placeOf('en', a.sector)}`,
  'option.jump': (a) => `Into wormhole ${num(WORMHOLES.indexOf(a.sector) + 1)}`,

  'option.rules': 'Propose another rule',
  'prompt.rule': 'Which rule would you like to change? It changes only if all the others agree.',
  'option.other-rule': (a) => ruleIs(a.rule, a.value),
  'option.other-number': (a) => labels.settings[a.rule].name,
  'option.keep-rules': 'Leave the rules as they are',
  'prompt.rule-number': (a) => `${ruleIs(a.rule, a.value)}. More, less, or is that your proposal?`,
  'option.number-more': (a) => `${num(a.by)} more`,
  'option.number-less': (a) => `${num(a.by)} less`,
  'prompt.rule-vote': (a) =>
    `${capital(say(a.seat))} would like another rule. ${ruleIs(a.rule, a.value)}. Do you agree?`,
  'option.agree': 'Agree',
  'option.refuse-rule': 'Leave it as it is',

  'prompt.explore': (a) =>
    `You are ${a.planet === null ? placeOf('en', a.sector) : `at ${planet(a.planet)}`}. What do you do here?`,
  'option.land': (a) => `Land on ${planet(a.planet)}`,
  'option.meet': (a) => `Meet ${say(a.seat, 'acc')}`,
  'option.nothing': 'Nothing here, end the turn',
  'prompt.bribe': (a) => `Customs on Koroth: how many dice do you buy for ${credits(a.price)} each?`,
  'option.bribe': (a) => `${capital(say(count(a.dice, nouns.die)))} more for ${credits(a.price)}`,
  'prompt.customs-die': (a) => `Customs (${customsColumn(a.column)}): you rolled ${dice(a.dice)}. Which die counts?`,
  'option.customs-die': (a) => `${num(a.die)}: ${results[a.result]}`,
  'prompt.hide': (a) => `What do you hide? Room for ${say(count(a.left, nouns.unit))}.`,

  'prompt.activity': (a) => `What do you do on ${planet(a.planet)}? You have ${credits(a.credits)}.`,
  'option.buy': (a) => `Buy ${goods[a.good]}`,
  'option.sell': (a) => `Sell ${goods[a.good]}`,
  'option.deliver': (a) => `${capital(say(a.card))}: deliver ${units(a.units, a.good)} for ${credits(a.pays)}`,
  'option.upgrade': 'Upgrade your ship',
  'option.bounty': 'Place a bounty',
  'option.repair': (a) => `Repair your hull (${credits(a.price)} a point)`,
  'option.brix': (a) => `Buy Brix weapons (${credits(a.price)} each)`,
  'option.leave': 'Nothing here, end the turn',
  'prompt.reroll-demand': (a) =>
    `You rolled ${num(a.die)} for demand: ${goods[a.good]} ${isPlural(a.good) ? 'are' : 'is'} at ${credits(a.price)}. Do you reroll?`,
  'prompt.adjust-demand': (a) =>
    `Your broker helps: you rolled ${num(a.die)} for demand for ${goods[a.good]}. Which result counts?`,
  'option.demand-die': (a) => `${num(a.die)}: ${credits(a.price)}`,
  'prompt.buy-amount': (a) =>
    `How much do you buy? ${capital(goods[a.good])}: up to ${say(count(a.limit, nouns.unit))} at ${credits(a.price)} each.`,
  'prompt.sell-amount': (a) =>
    `How much do you sell? ${capital(goods[a.good])}: up to ${say(count(a.limit, nouns.unit))} at ${credits(a.price)} each.`,
  'prompt.brix-amount': (a) => `How many Brix weapons do you buy for ${credits(a.price)} each?`,
  'prompt.repair-amount': (a) => `How many hull points do you repair for ${credits(a.price)} each?`,
  'prompt.loot': (a) => `How ${isPlural(a.good) ? 'many' : 'much'} ${goods[a.good]} do you take aboard?`,
  'option.units': (a) => (a.units === 0 ? 'Nothing' : `${UNITS[a.what]} ${num(a.units)}`),
  'prompt.upgrade': (a) => `Which system do you upgrade? You have ${credits(a.credits)}.`,
  'option.system': (a) => `${capital(systems[a.system])} to ${num(a.level)} for ${credits(a.price)}`,
  'prompt.bounty-target': 'On whom do you place a bounty?',
  'option.target': (a) => `${capital(say(a.seat))} (bounty ${num(a.bounty)})`,
  'prompt.bounty-amount': (a) => `You place ${credits(a.amount)} on ${say(a.seat, 'acc')}. More?`,
  'option.more-credits': (a) => say(more(a.credits, nouns.credit)),

  'prompt.meet': (a) => `You meet ${say(a.seat, 'acc')}. What do you do?`,
  'option.attack-player': (a) => `Attack ${say(a.seat, 'acc')}`,
  'option.make-offer': 'Make an offer',
  'prompt.compose': (a) => `What do you propose to ${say(a.seat, 'acc')}?`,
  'option.give-credits': (a) => `Give ${credits(a.credits)}`,
  'option.take-credits': (a) => `Ask for ${credits(a.credits)}`,
  'option.give-good': (a) => `Give ${units(1, a.good)}`,
  'option.take-good': (a) => `Ask for ${units(1, a.good)}`,
  'option.give-brix': (a) => `Give ${lasting(1, a.until)}`,
  'option.take-brix': (a) => `Ask for ${lasting(1, a.until)}`,
  'option.give-card': (a) => `Give ${say(a.card)}`,
  'option.take-card': (a) => `Ask for ${say(a.card)}`,
  'option.propose': 'Propose this',
  'option.threaten': 'Propose this and threaten to attack',
  'option.withdraw': 'Withdraw the offer',
  'prompt.answer': (a) =>
    a.threat
      ? `${capital(say(a.seat))} demands this and threatens to attack. What do you do?`
      : `${capital(say(a.seat))} proposes a deal. What do you do?`,
  'option.accept': 'Accept',
  'prompt.confirm': (a) => `${capital(say(a.seat))} accepts. Do you carry out the deal?`,
  'option.exchange': 'Carry out the deal',

  'prompt.manoeuvre': (a) => `You win the maneuver, ${num(a.own)} to ${num(a.other)}. Attack or flee?`,
  'option.attack': 'Attack',
  'option.flee': 'Flee',
  'prompt.spoils': (a) => `You have hit ${say(a.seat, 'acc')}. Damage the hull, or take something?`,
  'option.hit': 'Damage the hull',
  'option.take-equipment': (a) => `Take ${say(a.card)}`,
  'option.plunder': (a) => `Take up to ${say(count(a.units, nouns.unit))} of goods`,
  'prompt.plunder': (a) =>
    `What do you take from ${say(a.seat, 'acc')}? ${capital(say(count(a.left, nouns.unit)))} left.`,
  'prompt.system': (a) =>
    `Which of ${say(of(the(many(nouns.system)), a.seat))} loses ${say(count(a.points, nouns.point))}?`,
  'option.damage-system': (a) => `${capital(systems[a.system])} (${num(a.value)})`,
  'prompt.hand-over': (a) => `What do you hand over to the pirates? ${capital(say(count(a.left, nouns.unit)))} left.`,
  'prompt.overboard': (a) => `Too little room: throw ${say(count(a.left, nouns.unit))} overboard.`,
  'prompt.collect': (a) =>
    a.seat.kind === 'you'
      ? 'Do you collect the bounty?'
      : `Do you collect the bounty of ${num(a.bounty)} on ${say(a.seat, 'acc')}?`,
  'option.overboard': (a) => `Throw ${units(1, a.good)} overboard`,

  'reason.too-far': (a) => `That is ${say(count(a.distance, nouns.sector))} away; you have ${num(a.left)} left.`,
  'reason.leave-first': 'You must leave this sector and enter it again to use it.',
  'reason.black-hole-used': 'You have already used a black hole this turn.',
  'reason.rules-fixed': 'Rules can be changed from the second round on.',
  'reason.rules-voted': 'Once a turn is enough.',
  'reason.no-planet': 'There is no planet here.',
  'reason.not-here': 'This player is not in your sector.',
  'reason.arrested': 'This player is in prison.',
  'reason.in-hyperspace': 'This player is in hyperspace.',
  'reason.out': 'This player is out of the game.',
  'reason.no-free-pods': 'You have no free cargo pod.',
  'reason.full-pods': 'Your cargo pods are full. Throw something overboard to make room.',
  'reason.no-credits': (a) => `You lack ${credits(a.missing)}.`,
  'reason.nothing-aboard': (a) => `You have no ${goods[a.good]} aboard.`,
  'reason.too-few-units': (a) => `You lack ${say(count(a.missing, nouns.unit))}.`,
  'reason.valid-brix-weapons': 'Brix weapons can be sold elsewhere only after they have expired.',
  'reason.no-market': 'There is no market for this good here.',
  'reason.not-for-sale': 'This is not for sale at a starport of this size.',
  'reason.fixed-price': 'As long as its price is fixed here, this good can’t be bought.',
  'reason.at-cap': 'No system goes above 10.',
  'reason.own-bounty': 'You have a bounty, so you can’t place one.',
  'reason.nobody-to-hunt': 'Nobody can be hunted now: all others are in prison or out of the game.',
  'reason.needs-no-bounty': 'Only players without a bounty may fulfill this contract.',
  'reason.no-starport': 'There is no starport here.',
  'reason.hull-complete': 'Your hull is complete.',
  'reason.only-on-brix': 'These weapons are sold only on Brix.',
  'reason.no-run': 'There is no Koroth run at this table.',
  'reason.does-not-fit': (a) =>
    a.seat.kind === 'you' ? 'You have no room for that.' : `${capital(say(a.seat))} has no room for that.`,
  'reason.empty-offer': 'The offer is empty.',
  'reason.no-more-offers': 'There have been enough offers in this meeting.',
  'reason.not-aboard-any-more': 'What was offered is no longer there.',
  'reason.keep-one-character': 'You must keep at least one character card.',
} satisfies Catalogue<'en', Messages>;
