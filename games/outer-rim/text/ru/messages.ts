import { type Catalogue, ru } from '@cantina/text';
import type { DieFace } from '../../content/index.ts';
import type { Messages } from '../../rules/messages.ts';
import { MARKET_DECK_NAMES, PLANET_NAMES, spaceName } from '../names/index.ts';
import { choiceText, countedFaces, isHidden, isLeftSlot, mayText, planetOfSlot } from '../parts.ts';
import { words } from './cards.ts';
import {
  atSpace,
  credits,
  decks,
  faces,
  facesOf,
  factionNames,
  fame,
  forCredits,
  nouns,
  ofFaction,
  skillNames,
  skillsAcc,
  toSpace,
} from './words.ts';

const { byName, capital, count, label, listAnd, num, quote, say } = ru;

type Np = ru.NpRu;

export const diceText = (dice: readonly DieFace[]): string =>
  dice.length === 0 ? 'нет кубиков' : listAnd(countedFaces(dice).map(([face, amount]) => facesOf(amount, face)));

/** Кто или что на карте или жетоне, по имени: не «Гридо», а Гридо. */
export const who = (card: Np): string => say(byName(card));

/** Что отдаёт одна сторона обмена. */
export function goods(cards: readonly Np[], amount: number): string {
  const all = [...cards.map((card) => say(card)), ...(amount > 0 ? [credits(amount)] : [])];
  return all.length === 0 ? 'ничего' : listAnd(all);
}

/** «до 3 областей» */
const fields = (amount: number): string => say(count(amount, nouns.space), 'gen');
const times = (copies: number): string =>
  copies === 0 ? 'нет навыка' : copies === 1 ? 'есть навык' : 'навык есть дважды или больше';
const dice = (amount: number, face: DieFace | null): string => {
  if (face !== null) return facesOf(amount, face);
  return amount === 1 ? '1 кубик' : `до ${say(count(amount, nouns.die), 'gen')}`;
};
const diceAcc = (amount: number): string => say(count(amount, nouns.die), 'acc');

export const messages = {
  'prompt.character': 'Выберите своего персонажа.',
  'prompt.opponent': 'Выберите персонажа для ИИ.',
  'prompt.expert-fame': 'С каким количеством славы начинает ИИ?',
  'option.amount': (a) => num(a.amount),
  'prompt.starting-ship': 'Выберите начальный корабль.',
  'prompt.start-reputation': 'У какой группировки ваша репутация в начале положительная?',
  'option.faction': (a) => factionNames[a.faction],

  'prompt.planning': (a) => `Планирование: летите (до ${fields(a.spaces)}), возьмите кредиты или восстановитесь.`,
  'option.move': (a) => `Лететь ${toSpace(a.space)}`,
  'option.credits': (a) => `Получить ${credits(a.amount)}`,
  'option.recover': 'Восстановить все повреждения',
  'option.ability': (a) => `Применить: ${who(a.card)}`,
  'prompt.action': 'Что вы делаете? Каждый вид действия — один раз.',
  'option.market': 'Рынок',
  'option.deliver': 'Доставка',
  'option.trade': 'Обмен',
  'option.end-actions': 'Перейти к встрече',

  'prompt.move': (a) => `Куда вы летите? До ${fields(a.spaces)}.`,
  'prompt.stop-other': (a) =>
    `${capital(say(a.player))} пролетает через вашу область (${spaceName(a.space).ru}). Остановить этот корабль?`,
  'option.stop': 'Остановить',
  'prompt.slip-past': 'Вас останавливает патруль. Какой навык проверить, чтобы пройти мимо?',
  'prompt.move-patrol': (a) => `Куда передвинуть патруль ${ofFaction[a.faction]}?`,
  'prompt.divert-patrol': (a) => `В чью сторону движется патруль ${ofFaction[a.faction]}?`,
  'option.player': (a) => capital(say(a.player)),
  'option.space': (a) => spaceName(a.space).ru,

  'prompt.market': 'Рынок: что купить? Сначала можно сбросить одну карту.',
  'option.market-discard': (a) => `Сбросить верхнюю карту ${decks[a.deck]}`,
  'prompt.buy': 'Что вы покупаете?',
  'option.buy': (a) => `Купить ${forCredits(a.cost)}`,
  'option.buy-used-ship': 'Купить по цене подержанного корабля',
  'prompt.trade-in': (a) => `${who(a.card)}: отдать что-нибудь по бартеру? Осталось заплатить ${credits(a.cost)}.`,
  'option.pay': (a) => `Заплатить ${credits(a.amount)}`,
  'prompt.used-ship': 'Какой подержанный корабль вы покупаете?',
  'prompt.gain-asset': (a) => `Взять эту карту сейчас: ${say(a.card)}? Отказаться ещё можно.`,
  'option.keep': 'Взять',
  'prompt.make-room': 'Не хватает ячеек. Что вы сбрасываете?',
  'prompt.place-contact': (a) => `Несколько планет одинаково близко. Куда положить жетон контакта: ${who(a.card)}?`,
  'prompt.contact-slot': (a) => `Куда на планете ${spaceName(a.space).ru} положить жетон контакта: ${who(a.card)}?`,
  'option.contact-slot': (a) => (isLeftSlot(a.slot) ? 'В левую ячейку' : 'В правую ячейку'),
  'prompt.deliver': 'Что вы доставляете?',

  'prompt.trade-partner': 'С кем вы меняетесь?',
  'prompt.offer': (a) => `Что вы предлагаете ${say(a.player, 'dat')}? Выберите, что вы отдаёте и что получаете.`,
  'prompt.terms': (a) =>
    `${capital(say(a.player))} предлагает обмен. Вы отдаёте: ${goods(a.gives, a.givesCredits)}. Вы получаете: ${goods(a.takes, a.takesCredits)}.`,
  'option.accept': 'Согласиться',
  'option.counter': 'Сделать встречное предложение',
  'option.withdraw': 'Закончить переговоры',
  'option.give-credits': (a) => `Отдать ${say(a.player, 'dat')} ${credits(a.amount)}`,

  'prompt.encounter': 'Кого или что вы встречаете?',
  'option.encounter-space': (a) => `Встреча ${atSpace(a.space)}`,
  'option.encounter-patrol': (a) => {
    const foe = `Бой с патрулём ${ofFaction[a.faction]} (уровень ${num(a.level)}`;
    return a.value === 0
      ? `${foe}, непобедим)`
      : `${foe}, кубиков: ${num(a.value)}). Награда: ${gains(a.credits, a.fame)}`;
  },
  'option.contact': (a) => {
    const where = `${PLANET_NAMES[planetOfSlot(a.slot)].ru}, ${isLeftSlot(a.slot) ? 'слева' : 'справа'}`;
    return isHidden(a.card) ? `Закрытый жетон контакта (${where})` : `${who(a.card)} (${where})`;
  },
  'option.attempt-job': 'Попытаться выполнить работу',
  'option.fight-crew': (a) =>
    a.player.kind === 'you'
      ? `Бой с членом своей команды: ${who(a.card)}`
      : `Бой с членом команды ${say(a.player, 'gen')}: ${who(a.card)}`,
  'option.challenge': (a) => `Вызвать ${say(a.player, 'acc')} на космический бой`,
  'prompt.bounty': (a) => `У вас есть карта охоты: ${who(a.card)}. Что вы делаете?`,
  'option.fight-contact': (a) => `Вступить в бой: ${who(a.card)}`,
  'option.meet': (a) => `Поговорить: ${who(a.card)}`,
  'prompt.claim': (a) => `Добыча побеждена: ${who(a.card)}. Устранить или пленить?`,
  'option.eliminate': (a) => `Устранить: ${gains(a.credits, a.fame)}`,
  'option.capture': (a) => `Пленить: ${gains(a.credits, a.fame)} ${atSpace(a.space)}`,
  'prompt.protect': (a) => `Нападение на члена вашей команды: ${who(a.card)}. Защитить?`,
  'option.protect': 'Защитить и вступить в бой',
  'option.leave': 'Не защищать',
  'prompt.skill': 'Какой навык вы проверяете?',
  'option.skill': (a) => `${skillNames[a.skill]} (${times(a.copies)})`,
  'prompt.gain-skill': (a) => `Вы проверяете ${skillsAcc[a.skill]} (${times(a.copies)}). Применить для этого свойство?`,
  'option.gain-skill': (a) => `${who(a.card)}: ${skillNames[a.skill].toLowerCase()} ещё раз`,
  'prompt.combat-value': 'Изменить значение боя?',
  'prompt.change-dice': (a) => `Выпало: ${diceText(a.dice)}. Изменить что-нибудь?`,
  'option.change-dice': (a) => `${who(a.card)}: ${changeText(a.change, a.count, a.face, a.to)}`,
  'prompt.reroll': (a) => `Какие кубики перебросить? Выпало: ${diceText(a.dice)}.`,
  'option.die': (a) => capital(faces[a.face]),
  'prompt.prevent': (a) =>
    `Вы вот-вот получите ${say(count(a.damage, nouns.damage), 'acc')}. Предотвратить часть из них?`,

  'prompt.trigger': 'Применить сейчас свойство?',
  'prompt.order': 'Одновременно применяются несколько свойств. Какое из них разыграть следующим?',
  'option.order': (a) => who(a.card),
  'prompt.may': (a) => `${who(a.card)}: ${lower(mayText(words, a.effect))}`,
  'option.use': 'Да',
  'prompt.choose': (a) => `${who(a.card)}: выберите одно.`,
  'prompt.choose-for': (a) => `${who(a.card)}: выберите, что делает ${say(a.player)}.`,
  'option.choice': (a) => choiceText(words, a.effect, { label, quote }),
  'prompt.faction': (a) => {
    if (a.change === 0) return 'Какая группировка?';
    const [you, they] = a.change > 0 ? ['получаете', 'получает'] : ['теряете', 'теряет'];
    return a.player.kind === 'you'
      ? `У какой группировки вы ${you} репутацию?`
      : `У какой группировки ${say(a.player)} ${they} репутацию?`;
  },
  'prompt.player': 'Какой игрок?',
  'prompt.planet': 'Какая планета?',
  'prompt.contact': 'Какой жетон контакта?',
  'prompt.discard': 'Что вы сбрасываете?',
  'prompt.deck': 'Какая колода?',
  'option.deck': (a) => MARKET_DECK_NAMES[a.deck].ru,
  'prompt.take-crew': 'Какого члена команды вы забираете?',
  'prompt.wager': (a) => `Присоединиться к игре за ${credits(a.stake)}?`,
  'option.join': 'Присоединиться',

  'reason.too-far': (a) =>
    `Слишком далеко: гиперпривода хватает только на ${say(count(a.spaces, nouns.space), 'acc')}.`,
  'reason.way-blocked': 'По пути вас останавливает патруль или Мальстрём.',
  'reason.defeated': 'Вы побеждены.',
  'reason.not-on-planet': 'Рынок есть только на планетах.',
  'reason.after-planning': 'Сначала планирование (полёт, кредиты или отдых), а рынок и доставка — потом.',
  'reason.once-per-step': 'Вы уже делали это на этом этапе действий.',
  'reason.nothing-to-deliver': 'Вам нечего сюда доставить.',
  'reason.nobody-here': 'В вашей области не с кем меняться.',
  'reason.used': 'Вы уже применяли это в этом ходу.',
  'reason.no-effect': 'Сейчас это ничего не даст.',
  'reason.extra-turn': 'Во время дополнительного хода нельзя получить ещё один.',
  'reason.cannot-pay': 'Вы не можете за это заплатить.',
  'reason.lacks-credits': (a) =>
    `Вам не хватает ${say(count(a.missing, nouns.credit), 'gen')}. Кто-нибудь может дать их вам.`,
  'reason.deck-empty': 'Эта колода пуста.',
  'reason.not-here': 'Эту карту нельзя купить на этой планете.',
  'reason.limit': 'У вас может быть только одна броня.',
  'reason.too-expensive': (a) =>
    `Вам не хватает ${say(count(a.missing, nouns.credit), 'gen')}, даже если отдать по бартеру всё, что можно.`,
  'reason.no-ship': 'Нет корабля, который вы могли бы купить.',
  'reason.other-destination': (a) => `Место назначения — ${spaceName(a.space).ru}.`,
  'reason.tried': 'Вы уже пробовали это на этом этапе действий.',
  'reason.forced-patrol': 'Вы обязаны встретиться с патрулём, у группировки которого ваша репутация негативная.',
} satisfies Catalogue<'ru', Messages>;

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function gains(amount: number, points: number): string {
  return listAnd([...(amount > 0 ? [credits(amount)] : []), ...(points > 0 ? [fame(points)] : [])]);
}

function changeText(change: string, amount: number, face: DieFace | null, to: DieFace | null): string {
  switch (change) {
    case 'reroll':
      return `перебросить ${dice(amount, face)}`;
    case 'turn':
      return `перевернуть ${dice(amount, face)} на ${to === null ? '' : faces[to]}`;
    case 'add':
      return `добавить ${dice(amount, to ?? face)}`;
    case 'negate':
      return `отменить ${dice(amount, face)}`;
    case 'fewer-dice':
      return `соперник бросает на ${diceAcc(amount)} меньше`;
    default:
      return `бросить на ${diceAcc(amount)} больше`;
  }
}
