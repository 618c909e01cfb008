import { type Catalogue, ru } from '@cantina/text';
import type { Face } from '../../content/index.ts';
import type { Messages } from '../../rules/messages.ts';
import { rewardText, sentencesOf, texts } from '../ability.ts';
import { chooseOn, mayOn, rewardOf } from '../facts.ts';
import { nouns, verbs } from './words.ts';

const { atLeast, bare, capital, clause, count, label, listAnd, main, question, say, sentence, tail, upTo } = ru;

const {
  tell,
  tongue: { printed, topOfGalaxy },
} = texts.ru;

type Np = ru.NpRu;

const damage = (amount: number): string => say(count(amount, nouns.damage), 'acc');

/** One option of a "choose" text, as whoever chooses reads it. */
function choice(face: Face, index: number, self: Np): string {
  const { by, options } = chooseOn(face);
  const option = options[index];
  if (option === undefined) throw new Error(`${face} offers no choice ${index}`);
  const opponent = bare(nouns.opponent);
  const chooser = by === 'you' ? { you: null, opponent } : { you: opponent, opponent: null };
  const [told = ''] = sentencesOf(tell(option)({ ...printed('unit'), ...chooser, self }));
  return typeof told !== 'string' && told.kind === 'clause' && told.subject === null
    ? label(told)
    : capital(main(told));
}

const DESTINATIONS = { discard: 'В вашу стопку сброса', hand: 'На вашу руку', deck: 'На верх вашей колоды' } as const;

export const messages = {
  'prompt.action': (a) => `Ваш ход. Ресурсы: ${a.resources}.`,
  'option.play': 'Разыграть',
  'option.play-all': (a) => label(clause(verbs.play, count(a.amount, nouns.card), 'сразу')),
  'option.ability': 'Применить способность',
  'option.ability-in-vain': 'Применить способность (сейчас впустую)',
  'option.buy': 'Купить',
  'option.buy-out': 'Выкупить',
  'option.assign-base': (a) => `Отправить в атаку на базу: ${say(a.card)} (${a.attack})`,
  'option.assign-row': (a) => `Отправить в атаку на ${say(a.target)}: ${say(a.card)} (${a.attack} из ${a.needed})`,
  'option.unassign': 'Отозвать из атаки',
  'option.attack-base': (a) => `Атаковать базу сейчас (${a.strength})`,
  'option.attack-row': (a) =>
    `Атаковать сейчас: ${say(a.target)} (${a.strength} из ${a.needed}${a.enough ? '' : ': не хватает'})`,
  'option.attack-all': (a) => `Атаковать базу всем, что есть (${a.strength})`,
  'option.divide': 'Распределить урон самостоятельно или придержать часть',
  'option.propose': (a) => `Нацелиться: ${say(a.target)} (надо ${a.needed})`,
  'option.end': 'Закончить ход',

  'prompt.secret-bases': (a) => sentence(clause(verbs.choose, ru.front('тайно'), count(a.amount, nouns.base))),
  'prompt.reveal-base': 'Выберите и откройте свою новую базу.',

  'prompt.trigger': 'Применить это сейчас?',
  'option.use': 'Применить',
  'prompt.reward': (a, w) => `Карта ${say(w.card(a.face))} побеждена. Вы берёте награду?`,
  'option.take-reward': (a) => rewardText(texts.ru, 'Взять награду', rewardOf(a.face), printed('unit')),
  'prompt.choose': (a, w) => `${say(w.card(a.face))}: выберите одно.`,
  'option.choice': (a, w) => choice(a.face, a.index, w.card(a.face)),
  'prompt.may': (a) => {
    const shown = a.card === null ? topOfGalaxy(1) : tail(nouns.card, say(a.card));
    return question(sentencesOf(tell(mayOn(a.face))({ ...printed('unit'), shown }))[0] ?? '');
  },

  'prompt.discard': 'Сбросьте 1 карту с руки.',
  'prompt.discard-only': 'Вы должны сбросить 1 карту с руки. Какую?',
  'prompt.discard-cost': 'Цена: сбросьте 1 карту с руки.',
  'prompt.exile': ({ picked, min, max }) => {
    const amount = min === max ? count : min === 0 ? upTo : atLeast;
    const order = sentence(clause(verbs.exile, amount(min === max || min === 0 ? max : min, nouns.card)));
    return picked.length === 0 ? order : `${order} Выбрано: ${listAnd(picked.map((card) => say(card)))}.`;
  },
  'prompt.exile-cost': 'Цена: изгоните 1 карту с руки.',
  'prompt.discard-from-row': 'Сбросьте 1 карту из ряда галактики.',
  'prompt.take-from-row': 'Возьмите на руку 1 карту из ряда галактики.',
  'prompt.take-from-discard': 'Возьмите на руку 1 карту из своей стопки сброса.',
  'prompt.purchase': (a) => (a.free ? 'Какую карту вы покупаете бесплатно?' : 'Какую карту вы покупаете?'),
  'prompt.damage': (a) => `Кому вы наносите ${damage(a.amount)}?`,
  'option.damage-base': (a) => `Базе ${say(a.card)}`,
  'prompt.destroy-ship': 'Какой крупный корабль вы уничтожаете?',
  'prompt.keep-on-top': 'Какая карта останется на верху колоды галактики?',
  'prompt.swap-into-row': 'Какая карта попадёт в ряд галактики?',
  'prompt.swap-out-of-row': (a) => `Какую карту из ряда галактики вы обмениваете на ${say(a.card, 'acc')}?`,
  'prompt.put-on-deck': 'Какую карту вы кладёте на верх колоды соперника?',
  'prompt.destination': (a) => `Куда попадёт карта ${say(a.card)}?`,
  'option.destination': (a) => {
    const by = a.card === null ? '' : ` (${say(a.card)})`;
    return `${DESTINATIONS[a.to]}${by}${a.exiled ? ', в конце хода карта будет изгнана' : ''}`;
  },

  'prompt.allot': (a) => `Сколько урона вы наносите карте ${say(a.ship)}? Осталось распределить: ${a.left}.`,
  'prompt.allot-base': (a) =>
    `Сколько урона вы наносите базе ${say(a.base)}? Всё, что вы придержите из ${a.left}, пропадёт.`,
  'option.allot': (a) => {
    const outcome = a.wasted > 0 ? ` (уничтожить, лишних: ${a.wasted})` : ' (уничтожить)';
    return `${say(count(a.amount, nouns.damage))}${a.destroys ? outcome : ''}`;
  },

  'reason.short': (a) => `Вам не хватает ${say(count(a.missing, nouns.resource), 'gen')}.`,
  'reason.enemy-card': 'Вражеские карты покупать нельзя.',
  'reason.no-pilots': 'Колода пилотов Внешнего Кольца пуста.',
  'reason.used': 'В этом ходу вы уже применили эту способность.',
  'reason.condition': (a) => `Условие карты ${say(a.card)} не выполнено.`,
  'reason.cost-hand': 'У вас на руке нет карты, чтобы заплатить.',
  'reason.no-effect': 'Сейчас это ничего не изменит.',
  'reason.spent': 'В этом ходу эта карта уже атаковала.',
  'reason.assigned': 'Эта карта уже назначена в атаку.',
  'reason.no-attack': 'У этой карты нет атаки.',
  'reason.ship-not-at-row': 'Крупные корабли не могут атаковать карты в ряду галактики.',
  'reason.neutral-target': 'Нейтральные карты атаковать нельзя.',
  'reason.own-target': 'Карты своей стороны атаковать нельзя.',
  'reason.ship-target': 'Крупные корабли в ряду атаковать нельзя.',
  'reason.one-neutral-hunt': 'За ход можно атаковать только один нейтральный отряд.',
  'reason.no-opposing-base': 'Сейчас у соперника нет базы.',
  'reason.nobody-assigned': 'В эту атаку ещё не назначена ни одна карта.',
  'reason.buy-out-off': 'За этим столом нейтральные карты не выкупают.',
  'reason.buy-out-neutral': 'Выкупать можно только нейтральные карты.',
  'reason.cannot-complete': 'Сейчас это получится лишь частично.',
} satisfies Catalogue<'ru', Messages>;
