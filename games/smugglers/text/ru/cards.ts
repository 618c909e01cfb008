import { ru } from '@cantina/text';
import { GOODS, type System } from '../../content/index.ts';
import type { CardWords, Foe } from '../frame.ts';
import { credits, goods, goodsNominative, isPlural, nouns, starports, systems, units } from './words.ts';

const { count, listAnd, listOr, num, say } = ru;

const hullPoints = (amount: number): string => say(count(amount, nouns.hullPoint), 'acc');
const points = (amount: number): string => say(count(amount, nouns.point), 'acc');
const dice = (amount: number): string =>
  amount === 1 ? 'ещё 1 таможенный кубик' : `ещё ${say(count(amount, nouns.die), 'acc')} на таможне`;
const higher = (system: System, by: number): string => {
  const whose = system === 'lightspeed' ? 'Ваш' : 'Ваши';
  const counts = system === 'lightspeed' ? 'считается' : 'считаются';
  return `${whose} ${systems[system]} ${counts} на ${num(by)} выше, в том числе сверх 10.`;
};

const FOES: Readonly<Record<Foe, string>> = { ship: 'Корабль', monster: 'Чудовище' };
const BY_DIE = GOODS.map((good, i) => `${num(i + 1)} — ${goodsNominative[good]}`).join(', ');
const RANDOM = 'Выберите случайную планету. Пока она не покинет поле,';

export const words: CardWords = {
  effects: {
    'ion-storm': ({ loss }) =>
      `Бросьте кубик. Если результат больше ваших щитов, бросьте по таблице дополнительного урона (6 перебрасывается): эта система теряет ${points(loss)}.`,
    'meteor-swarm': ({ safeFrom, hull }) =>
      `Бросьте кубик и прибавьте свои двигатели. Если сумма ${num(safeFrom - 1)} или меньше, вы теряете ${hullPoints(hull)}.`,
    'halve-lightspeed': () => 'В этот ход ваш сверхсвет считается вдвое меньшим, с округлением вверх.',
    rift: () =>
      'Бросьте кубик, как для червоточины: 1–5 — вас выбрасывает в сектор этой червоточины, 6 — в гиперпространство.',
    'replace-planet': () =>
      'Выберите случайную планету. Она покидает поле со всеми картами, которые при ней лежат, и её заменяет следующая карта планеты.',
    'restore-hull': ({ points: most, otherwise }) =>
      `Восстановите до ${say(count(most, nouns.hullPoint), 'gen')}, но не больше, чем было в начале игры. Если корпус цел, вместо этого вы получаете ${credits(otherwise)}.`,
    'find-credits': ({ perPip }) => `Бросьте кубик: вы находите ${credits(perPip)} за каждое очко.`,
    amnesty: ({ otherwise }) =>
      `Награда за вашу голову падает до 0 (или до вашей минимальной награды). Если награды не было, вы получаете ${credits(otherwise)}.`,
    nothing: () => 'Ничего не происходит.',
  },
  planetEffects: {
    'fixed-price': ({ good, price, unlimited, open }) => {
      const amount = unlimited
        ? 'Ни наличие, ни спрос не бросают: продавайте сколько есть.'
        : 'Наличие определяется броском, как обычно, спрос — нет.';
      const customs = open ? ' Таможня сбежала: кубик там никто не бросает.' : '';
      return `${RANDOM} ${goods[good]} можно продать там по ${credits(price)} за единицу. ${amount}${customs} Купить этот товар там пока нельзя.`;
    },
    glut: () =>
      `Выберите случайную планету и бросьте кубик на товар (${BY_DIE}; 6 — на ваш выбор). Пока планета не покинет поле, спрос на него там считается очень низким, и сам он разрешён.`,
    crackdown: () =>
      `${RANDOM} её космопорт на таможне считается на размер больше, и каждый, кто её исследует, обязан бросать кубик.`,
  },
  abilities: {
    'win-tied-manoeuvre': () => 'При ничьей в манёвре побеждаете вы; переброса нет.',
    'reroll-legal-demand': () =>
      'Покупая или продавая товар, который на планете разрешён, вы можете один раз перебросить кубик спроса; считается второй результат.',
    'cheap-upgrades': ({ percent }) =>
      `Каждая ступень улучшения стоит вам лишь ${num(percent)} % цены из таблицы, с округлением вверх.`,
    'more-customs-dice': ({ dice: more }) =>
      `Бросайте ${dice(more)} и выбирайте, какой считается, — на любой планете, включая Корот.`,
    'greater-pirate-option': ({ goods: most }) =>
      `По пиратскому варианту вы можете забрать до ${num(most)} единиц товара (или 1 карту снаряжения), и вы можете применять его не только в свой ход.`,
    'repair-hull': ({ price }) =>
      `Действие на планете с космопортом: восстановите сколько угодно очков корпуса по ${credits(price)} за каждое, но не больше, чем было в начале игры.`,
    'cross-nebulae': () => 'Туманности не останавливают ваше движение. Щиты в них всё равно считаются равными 0.',
    'reroll-once': () =>
      'Один раз в каждый свой ход вы можете перебросить один только что брошенный вами кубик; считается второй результат.',
    hunter: ({ pay }) =>
      `Карты охотников за головами никогда вас не атакуют. За каждый уничтоженный корабль вы дополнительно получаете ${credits(pay)}.`,
    'choose-anomaly-die': ({ dice: rolled }) =>
      `У чёрных дыр и червоточин и при выходе из гиперпространства бросайте ${say(count(rolled, nouns.die), 'acc')} и выбирайте, какой считается.`,
    'no-fines': () => 'Штраф на таможне на вас не действует: вы ничего не платите и продолжаете ход.',
    'never-arrested': () => 'Арест на таможне для вас считается задержанием.',
  },
  modifiers: {
    engines: (by) => higher('engines', by),
    lightspeed: (by) => higher('lightspeed', by),
    shields: (by) => `Ваши щиты считаются на ${num(by)} выше, в том числе в туманности и сверх 10.`,
    lasers: (by) => higher('lasers', by),
    customsDie: (by) => `Вычитайте ${num(-by)} из каждого своего таможенного кубика (до 1), в том числе на Короте.`,
    customsDice: (by) => `Бросайте ${dice(by)} и выбирайте, какой считается, в том числе на Короте.`,
    demandDie: (by) => `После броска на спрос вы можете изменить кубик на ${num(by)} (в пределах от 1 до 6).`,
    additionalDamage: (by) => `От дополнительного урона ваши системы теряют на ${points(-by)} меньше.`,
    hiddenUnits: (by) =>
      `До ${say(count(by, nouns.unit), 'gen')} вашего груза спрятано: из-за них не бросают кубик на таможне и их не конфискуют. На Короте оружие с Брикса спрятать нельзя.`,
    cardShipHit: (by) =>
      `Ваши попадания отнимают у кораблей с карт на ${hullPoints(by)} больше. Так вы уничтожаете и сильных, которых другие лишь отгоняют.`,
  },
  delivery: ({ good, units: amount, pays, bounty, honest }) => {
    const who = honest ? 'Первый игрок без награды за голову' : 'Первый игрок';
    const price = bounty === 0 ? '' : `, а награда за его голову растёт на ${num(bounty)}`;
    return `Выберите случайную планету. ${who}, который за один визит доставит туда ${units(amount, good)}, получает ${credits(pays)}${price}.`;
  },
  countsAsSelling:
    'Доставка — действие на планете, без бросков, и считается продажей. Карта сбрасывается, когда планета покидает поле.',
  illegalThere: (good) =>
    `Пока эта карта лежит там, ${goodsNominative[good]} на таможне ${isPlural(good) ? 'считаются запрещёнными' : good === 'medtech' ? 'считается запрещённой' : 'считается запрещённым'}.`,
  attacks: (attacks, foe) => {
    switch (attacks.when) {
      case 'always':
        return `${FOES[foe]} атакует вас.`;
      case 'never':
        return '';
      case 'bounty':
        return `Корабль атакует вас, если за вашу голову назначена награда${attacks.from === 1 ? '' : ` от ${num(attacks.from)}`}. Иначе вы можете атаковать его или пропустить.`;
      case 'unpaid':
        return `Заплатите ${credits(attacks.toll)}, иначе корабль атакует вас.`;
    }
  },
  favour: (favour) => {
    switch (favour.does) {
      case 'credits':
        return `Если вы его пропустите, вы получаете ${credits(favour.credits)}.`;
      case 'repair':
        return `Если вы его пропустите, он восстановит вам до ${say(count(favour.points, nouns.hullPoint), 'gen')}; если ваш корпус цел, вы получаете ${credits(favour.otherwise)}.`;
      case 'escort':
        return `Если вы его пропустите, он покажет вам дорогу: в этот ход вы можете пролететь на ${say(count(favour.sectors, nouns.sector), 'acc')} дальше.`;
    }
  },
  gift: (gift) => {
    switch (gift.does) {
      case 'level':
        return `Кроме того, его ${systems[gift.system]} ${gift.system === 'lightspeed' ? 'растёт' : 'растут'} на 1, но не выше 10.`;
      case 'repair':
        return `Кроме того, его кораблю восстанавливают до ${say(count(gift.points, nouns.hullPoint), 'gen')}.`;
      case 'pardon':
        return `Кроме того, награда за его голову падает на ${num(gift.bounty)} (но не ниже минимальной).`;
    }
  },
  mayAttack: 'Иначе вы можете атаковать корабль или пропустить его.',
  offer: ({ does, good, max, price }) =>
    does === 'sells'
      ? `Вы можете купить до ${units(max, good, 'gen')} по ${credits(price)}.`
      : `Вы можете продать до ${units(max, good, 'gen')} по ${credits(price)}.`,
  inspection: ({ column, goods: wanted }) =>
    `Если за вашу голову назначена награда или вы везёте ${listOr(wanted.map((good) => goods[good]))}, вы должны атаковать корабль или пройти досмотр: бросьте кубик по таможенной таблице, столбец «${starports[column]}». Иначе вы можете атаковать его или пропустить.`,
  steals: (amount) =>
    `Если он выиграет перестрелку, а у вас есть товары, он забирает вместо очка корпуса ${say(count(amount, nouns.unit), 'acc')} товара на ваш выбор. Дополнительный урон всё равно возможен.`,
  hull: (amount) =>
    `У него ${hullPoints(amount)}. Попадание отнимает 1 и ещё 1, если ваши лазеры больше его щитов. Попадание, которое его не уничтожило, лишь отгоняет его и ничего не приносит.`,
  hunter: 'Если он уничтожит ваш корабль, награда за вашу голову падает до 0 (или до вашей минимальной награды).',
  spoils: ({ credits: amount, bounty, goods: load }) => {
    const gains = [
      ...(amount === 0 ? [] : [`вы получаете ${credits(amount)}`]),
      ...(load === null ? [] : [`вы можете забрать до ${units(load.units, load.good, 'gen')}`]),
    ];
    const price = bounty === 0 ? '' : `, но награда за вашу голову растёт на ${num(bounty)}`;
    return `Если вы его уничтожите, ${listAnd(gains)}${price}.`;
  },
  keptFriend:
    'Оставьте эту карту себе. Ею можно торговать. Если ваш корабль уничтожен, бросьте кубик: 1–3 — друг спасён, иначе карта сбрасывается.',
  keptEquipment: 'Оставьте эту карту себе. Ею можно торговать; пират может её забрать, а с кораблём она теряется.',
};
