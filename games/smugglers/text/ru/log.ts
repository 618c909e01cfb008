import { type Catalogue, ru } from '@cantina/text';
import type { PlanetName } from '../../rules/messages.ts';
import type { BountyFor, MoneyFor, UnloadFor } from '../../rules/ops/index.ts';
import { loadParts } from '../loads.ts';
import type { LogMessages } from '../log.ts';
import { nameOf } from '../names/index.ts';
import { placeOf } from '../names/places.ts';
import { rolls, ruleIs } from './messages.ts';
import {
  bountyOn,
  credits,
  goods,
  goodsNominative,
  lasting,
  nouns,
  results,
  starports,
  systems,
  units,
  verbs,
  whose,
} from './words.ts';

const { both, byName, capital, count, does, listAnd, num, say, sentence, signed, tail, to } = ru;

type Np = ru.NpRu;

const silent = (): string => '';
const planet = (name: PlanetName): string => nameOf('ru', name);
/** «у вас», «у игрока Anna» */
const at = (seat: Np): string => `у ${say(seat, 'gen')}`;
/** Персонаж или планета с карты, по имени. */
const called = (card: Np): string => say(byName(card));

const PAID: Readonly<Record<MoneyFor, string>> = {
  goods: 'за товар',
  'brix-weapons': 'за оружие с Брикса',
  upgrade: 'за улучшения',
  repair: 'за ремонт',
  fine: '(штраф)',
  bribe: '(взятка)',
  toll: '(плата за проход)',
  tow: 'за буксировку',
  bounty: '(награда за голову)',
  delivery: 'за доставку',
  koroth: 'от сопротивления',
  spoils: 'за уничтоженный корабль',
  hunter: '(плата охотнику)',
  report: 'за донесение',
  derelict: 'с покинутого корабля',
  dock: 'вместо ремонта',
  amnesty: 'вместо амнистии',
  insurance: 'по страховке торговцев',
};

const BOUNTY: Readonly<Record<BountyFor, string>> = {
  customs: 'после таможни',
  placed: 'назначена',
  prison: 'срок отбыт',
  escape: 'после побега',
  release: 'минимальная награда',
  collected: 'получена',
  hunted: 'получена охотником за головами',
  delivery: 'за доставку',
  spoils: 'за уничтоженный корабль',
  amnesty: 'амнистия',
  pardon: 'по знакомству',
};

const LOST: Readonly<Record<UnloadFor, string>> = {
  sold: '',
  delivered: '',
  overboard: '(выброшено за борт)',
  confiscated: '(конфисковано)',
  stolen: '(отнято пиратами)',
  surplus: '(нет места)',
};

const partsOf = loadParts<Np>({ credits, units, lasting, card: (card) => say(card) });

/** Что одна сторона отдаёт в сделке; пусто, если ничего. */
const load = (...side: Parameters<typeof partsOf>): string => listAnd(partsOf(...side));

// What goods cost is told by the trade itself.
export const log = {
  'log.swap-pass': silent,
  'log.swaps-over': (a) => `Предложений было достаточно (${num(a.proposals)}): теперь все выбирают.`,
  'log.rule-draft': silent,
  'log.rule-proposed': (a) =>
    `${capital(say(a.seat))} ${a.seat.kind === 'you' ? 'предлагаете' : 'предлагает'} другое правило. ${ruleIs(a.rule, a.value)}.`,
  'log.rule-refused': (a) =>
    `${capital(say(a.seat))} ${a.seat.kind === 'you' ? 'не согласны' : 'не соглашается'}: правило остаётся.`,
  'log.rule-changed': (a) => `Все согласны. Теперь так: ${ruleIs(a.rule, a.value)}.`,
  'log.swap-proposed': (a) => sentence(does(a.seat, verbs.offer, to(a.other), count(a.cards.length, nouns.character))),
  'log.swap-refused': (a) => sentence(does(a.seat, verbs.refuse, 'от обмена')),
  'log.swap': ({ seat, other, cards, returned }) => {
    const given = count(cards.length, nouns.character);
    if (returned.length === 0) return sentence(does(other, verbs.get, given, 'в подарок'));
    return sentence(does(seat, verbs.get, count(returned.length, nouns.character), `за ${say(given, 'acc')}`));
  },
  'log.character': (a) => `${capital(whose(a.seat, 'ваш', 'персонаж'))}: ${called(a.card)}.`,
  'log.start-player': (a) => sentence(does(a.seat, verbs.start)),
  'log.turn': (a) => `Раунд ${num(a.round)}: ${a.seat.kind === 'you' ? 'ваш ход' : `ход ${say(a.seat, 'gen')}`}.`,
  'log.next-player': silent,
  'log.fate': (a) => sentence(does(a.seat, verbs.draw, `карту ${say(a.card)}`)),
  'log.die': (a) =>
    `Бросок на ${rolls[a.roll]}${a.card === null ? '' : ` (${say(a.card)})`}: ${at(a.seat)} — ${num(a.die)}.`,
  'log.reroll': (a) => sentence(does(a.seat, verbs.reroll, `кубик на ${rolls[a.roll]}`)),
  'log.demand-reroll': (a) => sentence(does(a.seat, verbs.reroll, 'кубик на спрос')),
  'log.escorted': (a) =>
    sentence(does(a.seat, verbs.fly, `в этот ход на ${say(count(a.sectors, nouns.sector), 'acc')} дальше`)),
  'log.slowed': (a) => `В этот ход ${whose(a.seat, 'ваш', 'сверхсвет')} считается вдвое меньшим.`,
  'log.movement': silent,
  'log.fly': (a) =>
    sentence(
      does(a.seat, verbs.fly, a.planet === null ? `в точку ${placeOf('ru', a.to)}` : `к планете ${planet(a.planet)}`),
    ),
  'log.slingshot': (a) => `Чёрная дыра разгоняет корабль: ${at(a.seat)} ещё ${say(count(a.left, nouns.sector))}.`,
  'log.swallowed': (a) => `Чёрная дыра поглощает ${say(a.seat, 'acc')}.`,
  'log.emerge': (a) => sentence(does(a.seat, verbs.comeOut, `из червоточины ${num(a.wormhole)}`)),
  'log.hyperspace': (a) => sentence(does(a.seat, verbs.hide, 'в гиперпространстве')),
  'log.tow': (a) => `Буксир доставляет ${say(a.seat, 'acc')} на планету ${planet(a.planet)}.`,
  'log.land': (a) => sentence(does(a.seat, verbs.land, `на планету ${planet(a.planet)}`)),
  'log.customs': (a) =>
    `Таможня («${starports[a.column]}»), выпало ${a.dice.map((die) => num(die)).join(', ')}: ${results[a.result]}.`,
  'log.arrest': (a) => `${capital(say(a.seat, 'acc'))} арестовали.`,
  'log.release': (a) =>
    a.escaped ? `${capital(say(a.seat, 'dat'))} удался побег.` : `${capital(say(a.seat, 'acc'))} отпустили на свободу.`,
  'log.planet': (a) => `На месте ${num(a.slot + 1)} теперь планета ${called(a.card)}, ${placeOf('ru', a.sector)}.`,
  'log.season-ends': (a) => `Планета ${called(a.card)} покидает поле.`,
  'log.attach': (a) => `${capital(say(a.card))}: планета ${called(a.planet)}.`,
  'log.glut': (a) => (a.good === null ? '' : `Избыток: ${goodsNominative[a.good]}.`),

  'log.pay': (a) => (a.why === 'goods' ? '' : sentence(does(a.seat, verbs.pay, credits(a.credits), PAID[a.why]))),
  'log.receive': (a) => (a.why === 'goods' ? '' : sentence(does(a.seat, verbs.get, credits(a.credits), PAID[a.why]))),
  'log.bounty': (a) =>
    `${capital(bountyOn(a.seat))}: ${num(a.bounty)} (${a.change === 0 ? '' : `${signed(a.change)}, `}${BOUNTY[a.why]}).`,
  'log.level': (a) =>
    sentence(does(a.seat, verbs.get, `уровень в подарок (${systems[a.system]}, теперь ${num(a.level)})`)),
  'log.upgrade': (a) =>
    sentence(does(a.seat, verbs.upgrade, `${systems[a.system]} до ${num(a.level)} за ${credits(a.price)}`)),
  'log.system-damage': (a) =>
    sentence(
      does(a.seat, verbs.lose, count(a.points, nouns.point), `(${systems[a.system]}, осталось ${num(a.level)})`),
    ),
  'log.hull-damage': (a) =>
    sentence(does(a.seat, verbs.lose, count(a.points, nouns.hullPoint), `(осталось ${num(a.hull)})`)),
  'log.hull-restored': (a) =>
    sentence(does(a.seat, verbs.restore, count(a.points, nouns.hullPoint), `(теперь ${num(a.hull)})`)),
  'log.load': (a) =>
    a.why === 'bought' ? '' : sentence(does(a.seat, verbs.draw, `на борт ${units(a.units, a.good)}`)),
  'log.brix-weapons': (a) =>
    sentence(does(a.seat, verbs.draw, `на борт ${units(a.units, 'brixWeapons')} (срок — до раунда ${num(a.until)})`)),
  'log.unload': (a) =>
    LOST[a.why] === '' ? '' : sentence(does(a.seat, verbs.lose, `${units(a.units, a.good)} ${LOST[a.why]}`)),
  'log.brix-expired': (a) =>
    a.units === 0
      ? ''
      : `Срок вышел: оружие с Брикса ${at(a.seat)} теперь обычное (${say(count(a.units, nouns.unit))}).`,
  'log.plunder': (a) => sentence(does(a.seat, verbs.take, `${units(a.units, a.good)} ${at(a.from)}`)),
  'log.announce': (a) =>
    `${capital(say(a.seat))} ${a.seat.kind === 'you' ? 'хотите' : 'хочет'} ${a.does === 'buy' ? 'купить' : 'продать'} ${goods[a.good]} на планете ${planet(a.planet)}.`,
  'log.market': (a) =>
    `Цена дня: ${goodsNominative[a.good]}, не больше ${say(count(a.available, nouns.unit), 'gen')}, по ${credits(a.price)}.`,
  'log.trade': (a) => {
    const verb = a.does === 'buy' ? verbs.buy : verbs.sell;
    if (a.units === 0) return `${capital(say(a.seat))} ничего не ${a.seat.kind === 'you' ? verb.ipf.vy : verb.ipf.on}.`;
    return sentence(does(a.seat, verb, `${units(a.units, a.good)} за ${credits(a.sum)}`));
  },
  'log.delivery': (a) => sentence(does(a.seat, verbs.deliver, `груз на планету ${planet(a.planet)} (${say(a.card)})`)),
  'log.koroth-run': (a) =>
    `${sentence(does(a.seat, verbs.deliver, 'на Корот десять единиц оружия с Брикса'))} Величайший рейс Галактики!`,
  'log.destroyed': (a) =>
    a.by === null
      ? `${capital(whose(a.seat, 'ваш', 'корабль'))} уничтожен.`
      : sentence(does(a.by, verbs.destroy, whose(a.seat, 'ваш', 'корабль'))),
  'log.new-ship': (a) => sentence(does(a.seat, verbs.get, `новый корабль на планете ${planet(a.planet)}`)),
  'log.out': (a) => sentence(does(a.seat, verbs.dropOut, 'из игры')),
  'log.friend': (a) => `${capital(say(a.card))}: ${a.saved ? 'карта спасена' : 'карта потеряна'}.`,

  'log.meet': (a) => `Встреча: ${say(a.seat)} и ${say(a.other)}.`,
  'log.word': silent,
  'log.bounty-sum': silent,
  'log.bounty-placed': (a) =>
    sentence(does(a.seat, verbs.place, `${credits(a.amount)} за ${whose(a.target, 'вашу', 'голову')}`)),
  'log.offer-begun': silent,
  'log.offer-item': silent,
  'log.offer': (a) => {
    const gives = load(a.giveCredits, a.giveGoods, a.giveBrix, a.giveCards);
    const wants = load(a.takeCredits, a.takeGoods, a.takeBrix, a.takeCards);
    const deal =
      gives === ''
        ? sentence(does(a.seat, verbs.ask, `${at(a.other)} ${wants}`))
        : sentence(does(a.seat, verbs.offer, to(a.other), `${gives} ${wants === '' ? 'в подарок' : `за ${wants}`}`));
    return a.threat ? `${deal} Иначе — атака!` : deal;
  },
  'log.offer-answered': (a) =>
    sentence(a.accepted ? does(a.seat, verbs.accept, 'предложение') : does(a.seat, verbs.refuse, 'от предложения')),
  'log.exchange': (a) => `Сделка состоялась: ${say(a.seat)} и ${say(a.other)}.`,
  'log.part': silent,
  'log.combat': (a) => {
    const foe = a.foe ?? a.card;
    if (foe === null) return '';
    if (a.attacks) return sentence(does(a.seat, verbs.attack, foe));
    return sentence(does(a.foe ?? tail(nouns.card, say(foe)), verbs.attack, a.seat));
  },
  'log.combat-over': silent,
  'log.manoeuvre': (a) => `Манёвр: ${num(a.own)} против ${num(a.other)}.`,
  'log.dogfight': (a) => `Перестрелка: ${num(a.own)} против ${num(a.other)}.`,
  'log.flee': (a) => (a.seat === null ? 'Корабль скрывается.' : sentence(does(a.seat, verbs.hide))),
  'log.attack': (a) => (a.seat === null ? 'Корабль атакует.' : sentence(does(a.seat, verbs.attack))),
  'log.card-ship-destroyed': (a) => sentence(does(a.seat, verbs.destroy, a.card)),
  'log.driven-off': (a) => sentence(does(a.seat, verbs.drive, a.card)),
  'log.equipment-taken': (a) => sentence(does(a.seat, verbs.take, a.card, at(a.from))),

  'log.finish': (a) =>
    a.winners.length === 0 ? 'Игра окончена без победителя.' : sentence(does(both(...a.winners), verbs.win)),
} satisfies Catalogue<'ru', LogMessages>;
