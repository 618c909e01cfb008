import { ru } from '@cantina/text';
import type { AiBuy, SectionFor } from '../../content/index.ts';
import type { CardWords } from '../cards.ts';
import type { AiLabels } from '../labels.ts';
import { PLANET_NAMES } from '../names/index.ts';
import { abilityWords } from './abilities.ts';
import { factionRef } from './conditions.ts';
import type { Say } from './say.ts';
import {
  credits,
  damage,
  decks,
  factionNames,
  fame,
  kindNames,
  nouns,
  ofFaction,
  onPlanet,
  skillNames,
  slots,
  standings,
  statNames,
  toPlanet,
  verbs,
} from './words.ts';

const { and, capital, clause, count, instead, listAnd, listOr, num, say } = ru;

const toBuy = ({ deck, goalToken }: AiBuy): string =>
  `купите верхнюю карту ${decks[deck]}${goalToken ? ' и положите жетон цели в её место назначения' : ''}`;

const ai: AiLabels = {
  headings: {
    planning: 'Планирование — выполните первое, что применимо:',
    action: 'Действие — выполните всё, что применимо:',
    encounter: 'Встреча — выполните первое, что применимо:',
  },
  planning: {
    'recover-all': 'Восстановите все повреждения.',
    'recover-all-if-defeated': 'Если ИИ побеждён, восстановите все повреждения.',
    'move-to-goal': 'Передвиньтесь в сторону ближайшего жетона цели.',
    'gain-2000': `Получите ${credits(2000)}.`,
  },
  encounter: {
    'fight-bad-patrol': 'Вступите в бой с патрулём в этой области, если репутация у его группировки негативная.',
    'complete-job': 'Выполните работу, место назначения которой здесь.',
    'pay-8000-for-fame': `Заплатите ${credits(8000)}, чтобы получить 1 славу.`,
    'gain-crew': 'Возьмите контакт отсюда в команду.',
    'gain-reputation-planet': 'Получите репутацию у группировки этой планеты.',
    'gain-reputation-nearest-patrol': 'Получите репутацию у группировки ближайшего патруля.',
    'gain-4000-lose-reputation-planet': `Получите ${credits(4000)}, затем потеряйте репутацию у группировки этой планеты.`,
    'gain-4000-lose-reputation-nearest-patrol': `Получите ${credits(4000)}, затем потеряйте репутацию у группировки ближайшего патруля.`,
  },
  deliver: (ifIllegal) => {
    const text = 'Доставьте все грузы, место назначения которых здесь.';
    if (ifIllegal === null) return text;
    const price =
      'damage' in ifIllegal
        ? `получите ${damage(ifIllegal.damage)} ${ifIllegal.to === 'ship' ? 'корабля' : 'персонажа'}`
        : 'потеряйте репутацию у группировки этой планеты';
    return `${text} Если среди них был незаконный, ${price}.`;
  },
  buy: (buy) => `${capital(toBuy(buy))}.`,
  ifNoFreeSlot: (kind, buy) => `Если нет свободной ячейки для ${kind === 'cargo' ? 'груза' : 'работы'}, ${toBuy(buy)}.`,
  otherwise: (buy) => `Иначе ${toBuy(buy)}.`,
  revealContact: 'Раскройте закрытый жетон контакта здесь.',
  special:
    'Сбросьте верхнюю карту колоды охоты и верхнюю карту колоды роскоши. Замешайте эту карту обратно в колоду ИИ.',
};

const SECTIONS = { maelstrom: 'Мальстрём', patrol: 'С патрулём', 'no-patrol': 'Без патруля' } as const;
const section = (name: SectionFor): string =>
  name === 'maelstrom' || name === 'patrol' || name === 'no-patrol' ? SECTIONS[name] : PLANET_NAMES[name].ru;

export const words: CardWords<Say> = {
  ...abilityWords,
  reward: ({ credits: amount, fame: points, reputation }) => {
    const gained = reputation
      .filter(({ change }) => change > 0)
      .map(({ faction }) => `репутацию у ${ofFaction[faction]}`);
    const lost = reputation
      .filter(({ change }) => change < 0)
      .map(({ faction }) => `репутацию у ${ofFaction[faction]}`);
    const gains = [...(amount > 0 ? [credits(amount)] : []), ...(points > 0 ? [fame(points)] : []), ...gained];
    const all = clause(verbs.gain, listAnd(gains));
    return lost.length === 0 ? all : and(all, clause(verbs.lose, listAnd(lost)));
  },
  instead,
  card: {
    kinds: kindNames,
    traits: { illegal: 'Незаконный', armor: 'Броня (только 1 на персонажа)' },
    skills: skillNames,
    factions: factionNames,
    stats: statNames,
    slots,
    droid: 'Дроид',
    ship: 'Корабль',
    instant: 'Разыгрывается сразу',
    price: credits,
    combat: (type, value) => `${type === 'ground' ? 'Наземный бой' : 'Космический бой'} ${num(value)}`,
    destination: (to) => {
      if (typeof to === 'string') return `Место назначения: ${PLANET_NAMES[to].ru}`;
      return to.player === 'any' ? 'Место назначения: другой игрок' : 'Место назначения: игрок с негативной репутацией';
    },
    tested: (list) =>
      `Навыки: ${list.map(({ oneOf, must }) => `${listOr(oneOf.map((skill) => skillNames[skill].toLowerCase()))}${must ? ' (обязательно)' : ''}`).join(', ')}`,
    notSoldAt: (where) => `Нельзя купить ${onPlanet(where)}`,
    notSoldThere: 'Нельзя купить в месте назначения',
    patrolMove: (faction, spaces) =>
      `Патруль ${ofFaction[faction]} движется на ${say(count(spaces, nouns.space), 'acc')}`,
    databankNumber: (number) => `База данных ${num(number)}`,
    contactClass: (value) => `Класс ${num(value)}`,
    reward: 'Награда',
    eliminate: 'За устранение',
    captureFor: (to) => `За пленение и доставку ${toPlanet(to)}`,
    section,
    byReputation: (place, faction) => `${place}, ваша репутация у ${factionRef[faction]}`,
    standings: (list) => capital(listOr(list.map((each) => standings[each]))),
    secret: 'Оставьте эту карту себе взакрытую как секрет.',
    offered: 'Вы можете получить охоту с этой карты.',
    shipForSale:
      'Замените свой лист корабля этим кораблём; старый корабль нужно отдать в счёт оплаты. Уберите эту карту из игры.',
    failedDelivery: 'Ваш незаконный груз заметили. Что теперь будет, показывает ваш кубик.',
    turnEnds: 'После этого ваш ход завершается.',
    sabacc: 'Вы играете против другого участника этой работы.',
    startsOn: (where) => `Вы начинаете ${onPlanet(where)}.`,
    start: (number, reputation) => {
      const card = `Подготовка: возьмите ${{ 90: 'охоту', 91: 'груз', 92: 'работу' }[number]}.`;
      if (reputation === null) return card;
      const whom = reputation.faction === 'any' ? 'группировки по вашему выбору' : ofFaction[reputation.faction];
      return `${card} Ваша репутация у ${whom} в начале ${standings[reputation.to]}.`;
    },
    personalGoal: 'Личная цель (1 слава)',
    shipGoal: 'Цель корабля (1 слава)',
    flipped: 'После цели',
    slotsNow: (list) => `Ячейки: ${list.map((each) => each.toLowerCase()).join(', ')}.`,
    ai,
  },
};
