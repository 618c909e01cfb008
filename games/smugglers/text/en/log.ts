import { type Catalogue, en } from '@cantina/text';
import type { PlanetName } from '../../rules/messages.ts';
import type { BountyFor, MoneyFor, UnloadFor } from '../../rules/ops/index.ts';
import { loadParts } from '../loads.ts';
import type { LogMessages } from '../log.ts';
import { nameOf } from '../names/index.ts';
import { placeOf } from '../names/places.ts';
import { rolls, ruleIs } from './messages.ts';
import { credits, customsColumn, goods, lasting, nouns, results, systems, units, verbs } from './words.ts';

const { both, capital, count, does, is, listAnd, num, of, passive, prep, say, sentence, signed, the } = en;

type Np = en.NpEn;

const silent = (): string => '';
const planet = (name: PlanetName): string => nameOf('en', name);

const PAID: Readonly<Record<MoneyFor, string>> = {
  goods: 'for goods',
  'brix-weapons': 'for Brix weapons',
  upgrade: 'for upgrades',
  repair: 'for repairs',
  fine: 'as a fine',
  bribe: 'in bribes',
  toll: 'as a toll',
  tow: 'for being towed',
  bounty: 'as a bounty',
  delivery: 'for the delivery',
  koroth: 'from the resistance',
  spoils: 'for the destroyed ship',
  hunter: 'as a hunter’s pay',
  report: 'for a report',
  derelict: 'from the derelict',
  dock: 'instead of repairs',
  amnesty: 'instead of an amnesty',
  insurance: 'from the space traders’ insurance',
};

const BOUNTY: Readonly<Record<BountyFor, string>> = {
  customs: 'after customs',
  placed: 'placed by another player',
  prison: 'time served',
  escape: 'after the escape',
  release: 'the minimum bounty',
  collected: 'collected',
  hunted: 'taken by the bounty hunter',
  delivery: 'for the delivery',
  spoils: 'for the destroyed ship',
  amnesty: 'by amnesty',
  pardon: 'by a friend in high places',
};

const LOST: Readonly<Record<UnloadFor, string>> = {
  sold: '',
  delivered: '',
  overboard: 'overboard',
  confiscated: 'to customs',
  stolen: 'to pirates',
  surplus: 'for want of room',
};

const partsOf = loadParts<Np>({ credits, units, lasting, card: (card) => say(card) });

/** What one side of a deal gives. */
const load = (...side: Parameters<typeof partsOf>): string => {
  const parts = partsOf(...side);
  return parts.length === 0 ? 'nothing' : listAnd(parts);
};

// What goods cost is told by the trade itself.
export const log = {
  'log.swap-pass': silent,
  'log.swaps-over': (a) => `After ${num(a.proposals)} proposals there has been enough trading: now everybody chooses.`,
  'log.rule-draft': silent,
  'log.rule-proposed': (a) =>
    `${capital(say(a.seat))} ${a.seat.kind === 'you' ? 'propose' : 'proposes'} another rule. ${ruleIs(a.rule, a.value)}.`,
  'log.rule-refused': (a) =>
    `${capital(say(a.seat))} ${a.seat.kind === 'you' ? 'don’t' : 'doesn’t'} agree: the rule stays.`,
  'log.rule-changed': (a) => `All agree. From now on: ${ruleIs(a.rule, a.value)}.`,
  'log.swap-proposed': (a) =>
    sentence(does(a.seat, verbs.offer, count(a.cards.length, nouns.character), prep('to', a.other))),
  'log.swap-refused': (a) => sentence(does(a.seat, verbs.refuse, 'the trade')),
  'log.swap': ({ seat, other, cards, returned }) => {
    const given = count(cards.length, nouns.character);
    if (returned.length === 0) return sentence(does(other, verbs.get, given, prep('from', seat)));
    const back = count(returned.length, nouns.character);
    return sentence(does(seat, verbs.get, back, prep('for', given), prep('from', other)));
  },
  'log.character': (a) => sentence(does(a.seat, verbs.play, a.card)),
  'log.start-player': (a) => sentence(does(a.seat, verbs.start)),
  'log.turn': (a) => `Round ${num(a.round)}: ${a.seat.kind === 'you' ? 'your turn' : `${say(a.seat)}’s turn`}.`,
  'log.next-player': silent,
  'log.fate': (a) => sentence(does(a.seat, verbs.draw, a.card)),
  'log.die': (a) =>
    sentence(does(a.seat, verbs.roll, num(a.die), `for ${a.card === null ? rolls[a.roll] : say(a.card)}`)),
  'log.reroll': (a) => sentence(does(a.seat, verbs.reroll, `for ${rolls[a.roll]}`)),
  'log.demand-reroll': (a) => sentence(does(a.seat, verbs.reroll, 'for demand')),
  'log.escorted': (a) => sentence(does(a.seat, verbs.fly, `${say(count(a.sectors, nouns.sector))} farther this turn`)),
  'log.slowed': (a) => `${capital(say(of(the(en.noun('lightspeed')), a.seat)))} counts as half this turn.`,
  'log.movement': silent,
  'log.fly': (a) =>
    sentence(
      does(a.seat, verbs.fly, a.planet === null ? `to a spot ${placeOf('en', a.to)}` : `to ${planet(a.planet)}`),
    ),
  'log.slingshot': (a) => `The black hole hurls ${say(a.seat, 'acc')} on: ${say(count(a.left, nouns.sector))} left.`,
  'log.swallowed': (a) => `The black hole swallows ${say(a.seat, 'acc')}.`,
  'log.emerge': (a) => sentence(does(a.seat, verbs.come, `out of wormhole ${num(a.wormhole)}`)),
  'log.hyperspace': (a) => sentence(is(a.seat, 'lost in hyperspace')),
  'log.tow': (a) => sentence(is(a.seat, `towed to ${planet(a.planet)}`)),
  'log.land': (a) => sentence(does(a.seat, verbs.land, `on ${planet(a.planet)}`)),
  'log.customs': (a) =>
    `Customs (${customsColumn(a.column)}), ${a.dice.length === 1 ? 'die' : 'dice'} ${a.dice.map((die) => num(die)).join(', ')}: ${results[a.result]}.`,
  'log.arrest': (a) => sentence(is(a.seat, 'arrested')),
  'log.release': (a) =>
    a.escaped ? sentence(does(a.seat, verbs.escape, 'from prison')) : sentence(is(a.seat, 'released')),
  'log.planet': (a) => `Planet ${num(a.slot + 1)} is now ${say(a.card)}, ${placeOf('en', a.sector)}.`,
  'log.season-ends': (a) => `${capital(say(a.card))} leaves the board.`,
  'log.attach': (a) => `${capital(say(a.card))} comes to ${say(a.planet)}.`,
  'log.glut': (a) => (a.good === null ? '' : `The glut: ${goods[a.good]}.`),

  'log.pay': (a) => (a.why === 'goods' ? '' : sentence(does(a.seat, verbs.pay, credits(a.credits), PAID[a.why]))),
  'log.receive': (a) =>
    a.why === 'goods' ? '' : sentence(does(a.seat, verbs.receive, credits(a.credits), PAID[a.why])),
  'log.bounty': (a) =>
    `Bounty on ${say(a.seat, 'acc')}: ${num(a.bounty)} (${a.change === 0 ? '' : `${signed(a.change)}, `}${BOUNTY[a.why]}).`,
  'log.level': (a) =>
    `${capital(say(of(the(en.noun(systems[a.system])), a.seat)))} ${a.system === 'lightspeed' ? 'rises' : 'rise'} to ${num(a.level)}.`,
  'log.upgrade': (a) =>
    sentence(does(a.seat, verbs.upgrade, `${systems[a.system]} to ${num(a.level)} for ${credits(a.price)}`)),
  'log.system-damage': (a) =>
    sentence(
      does(a.seat, verbs.giveUp, `${say(count(a.points, nouns.point))} of ${systems[a.system]} (now ${num(a.level)})`),
    ),
  'log.hull-damage': (a) =>
    sentence(does(a.seat, verbs.giveUp, count(a.points, nouns.hullPoint), `(${num(a.hull)} left)`)),
  'log.hull-restored': (a) =>
    sentence(does(a.seat, verbs.restore, count(a.points, nouns.hullPoint), `(now ${num(a.hull)})`)),
  'log.load': (a) => (a.why === 'bought' ? '' : sentence(does(a.seat, verbs.take, `${units(a.units, a.good)} aboard`))),
  'log.brix-weapons': (a) =>
    sentence(does(a.seat, verbs.take, `${units(a.units, 'brixWeapons')} aboard, good until round ${num(a.until)}`)),
  'log.unload': (a) =>
    LOST[a.why] === ''
      ? ''
      : sentence(
          does(a.seat, a.why === 'overboard' ? verbs.throw : verbs.giveUp, `${units(a.units, a.good)} ${LOST[a.why]}`),
        ),
  'log.brix-expired': (a) =>
    a.units === 0
      ? ''
      : `Too late: ${say(of(count(a.units, nouns.brixWeapon), a.seat))} ${a.units === 1 ? 'is an ordinary weapon' : 'are ordinary weapons'} now.`,
  'log.plunder': (a) => sentence(does(a.seat, verbs.take, units(a.units, a.good), prep('from', a.from))),
  'log.announce': (a) => sentence(does(a.seat, verbs.want, `to ${a.does} ${goods[a.good]} on ${planet(a.planet)}`)),
  'log.market': (a) =>
    `Today: ${goods[a.good]}, ${say(count(a.available, nouns.unit))} at most, ${credits(a.price)} each.`,
  'log.trade': (a) => {
    const traded = a.units === 0 ? 'nothing' : `${units(a.units, a.good)} for ${credits(a.sum)}`;
    return sentence(does(a.seat, a.does === 'buy' ? verbs.buy : verbs.sell, traded));
  },
  'log.delivery': (a) => sentence(does(a.seat, verbs.deliver, `on ${planet(a.planet)}: ${say(a.card)}`)),
  'log.koroth-run': (a) =>
    `${sentence(does(a.seat, verbs.deliver, 'ten Brix weapons on Koroth'))} The greatest smuggler of the galaxy!`,
  'log.destroyed': (a) =>
    a.by === null
      ? sentence(passive(of(the(en.noun('ship')), a.seat), verbs.destroy))
      : sentence(does(a.by, verbs.destroy, of(the(en.noun('ship')), a.seat))),
  'log.new-ship': (a) => sentence(does(a.seat, verbs.get, `a new ship on ${planet(a.planet)}`)),
  'log.out': (a) => sentence(is(a.seat, 'out of the game')),
  'log.friend': (a) => (a.saved ? `${capital(say(a.card))} is saved.` : `${capital(say(a.card))} is lost.`),

  'log.meet': (a) => sentence(does(a.seat, verbs.meet, a.other)),
  'log.word': silent,
  'log.bounty-sum': silent,
  'log.bounty-placed': (a) => sentence(does(a.seat, verbs.place, credits(a.amount), `on ${say(a.target, 'acc')}`)),
  'log.offer-begun': silent,
  'log.offer-item': silent,
  'log.offer': (a) => {
    const gives = load(a.giveCredits, a.giveGoods, a.giveBrix, a.giveCards);
    const wants = load(a.takeCredits, a.takeGoods, a.takeBrix, a.takeCards);
    const deal = sentence(does(a.seat, verbs.offer, gives, prep('to', a.other), `for ${wants}`));
    return a.threat ? `${deal} Otherwise: attack!` : deal;
  },
  'log.offer-answered': (a) => sentence(does(a.seat, a.accepted ? verbs.accept : verbs.refuse, 'the offer')),
  'log.exchange': (a) => `The deal between ${say(a.seat, 'acc')} and ${say(a.other, 'acc')} is done.`,
  'log.part': silent,
  'log.combat': (a) => {
    const foe = a.foe ?? a.card;
    if (foe === null) return '';
    return sentence(a.attacks ? does(a.seat, verbs.attack, foe) : does(foe, verbs.attack, a.seat));
  },
  'log.combat-over': silent,
  'log.manoeuvre': (a) => `Maneuver: ${num(a.own)} to ${num(a.other)}.`,
  'log.dogfight': (a) => `Dogfight: ${num(a.own)} to ${num(a.other)}.`,
  'log.flee': (a) => (a.seat === null ? 'The ship flees.' : sentence(does(a.seat, verbs.flee))),
  'log.attack': (a) => (a.seat === null ? 'The ship attacks.' : sentence(does(a.seat, verbs.attack))),
  'log.card-ship-destroyed': (a) => sentence(does(a.seat, verbs.destroy, a.card)),
  'log.driven-off': (a) => sentence(does(a.seat, verbs.drive, a.card)),
  'log.equipment-taken': (a) => sentence(does(a.seat, verbs.take, a.card, prep('from', a.from))),

  'log.finish': (a) =>
    a.winners.length === 0
      ? 'The game ends without a winner.'
      : sentence(does(both(...a.winners), verbs.win, the(nouns.game))),
} satisfies Catalogue<'en', LogMessages>;
