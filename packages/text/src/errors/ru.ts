import type { KernelErrors } from '@cantina/kernel';
import type { Catalogue } from '../catalogue.ts';
import { count, listOr, noun, num, paragraph, prep, quote, say, sentence } from '../ru/index.ts';
import { nouns } from '../words/ru.ts';

const option = noun('m', 'вариант');

/** «ровно 2 варианта», «от 2 до 4 вариантов» */
const between = (min: number, max: number, what: typeof option): string =>
  min === max ? `ровно ${say(count(min, what), 'acc')}` : `от ${num(min)} ${say(prep('до', count(max, what)))}`;

export const messages = {
  'unknown-seat': (a) =>
    paragraph(`за этим столом нет места ${num(a.seat + 1)}`, 'выберите одно из мест, которые вы видите'),
  'not-asked': (a, w) =>
    paragraph(`${say(w.seat(a.seat), 'acc')} сейчас ни о чём не спрашивают`, 'сначала решают другие'),
  'stale-decision': () =>
    paragraph('на этот вопрос уже ответили или он изменился', 'выберите один из вариантов, показанных сейчас'),
  'unknown-option': (a, w) =>
    paragraph(`здесь нельзя выбрать ${w.option(a.option)}`, 'выберите один из показанных вариантов'),
  'illegal-option': (a, w) => sentence(`${w.option(a.option)} — сейчас это невозможно: ${a.reason}`),
  'wrong-count': (a) => sentence(`выберите ${between(a.min, a.max, option)}; выбрано: ${num(a.given)}`),
  'picked-twice': (a, w) =>
    paragraph(`вы уже выбрали ${w.option(a.option)}`, 'каждый вариант можно выбрать только один раз'),
  'game-over': () => paragraph('игра окончена, решать больше нечего', 'можно посмотреть запись игры'),
  'nothing-to-undo': (a, w) => sentence(`${say(w.seat(a.seat), 'dat')} нечего отменять`),
  'undo-needs-consent': () =>
    paragraph('после этого решения открылось что-то новое или кто-то уже сделал ход', 'попросите согласия остальных'),
  'undo-too-far': (a) => sentence(`запись не доходит так далеко назад; всего решений: ${num(a.answers)}`),
  'rule-fault': (a) =>
    paragraph(
      'при выполнении правил произошла ошибка',
      'стол вернулся к этому решению, ничего не потеряно',
      `выберите другой вариант и, пожалуйста, отправьте отчёт ${quote(a.detail)}`,
    ),
  'malformed-save': (a) => paragraph(`это сохранение повреждено: ${quote(a.where)}`, 'загрузите другой файл'),
  'newer-save': (a) =>
    paragraph(
      `версия этого сохранения — ${num(a.version)}, а программа знает только версии до ${num(a.supported)}`,
      'обновите программу',
    ),
  'other-game': (a) => sentence(`это сохранение от игры ${quote(a.given)}, а не ${quote(a.expected)}`),
  'wrong-seats': (a) =>
    sentence(
      `эта игра — для ${a.min === a.max ? '' : `${num(a.min)}–`}${say(count(a.max, nouns.player), 'gen')}; выбрано: ${num(a.given)}`,
    ),
  'unknown-setting': (a) =>
    paragraph(
      `в этой игре нет настройки ${quote(a.setting)}`,
      a.known.length === 0 ? 'настроек у неё нет' : `есть: ${a.known.join(', ')}`,
    ),
  'bad-setting': (a) =>
    a.allowed.length === 0
      ? sentence(`для настройки ${quote(a.setting)} нельзя выбрать ${quote(a.value)}`)
      : sentence(
          `для настройки ${quote(a.setting)} нельзя выбрать ${quote(a.value)}, только ${listOr(a.allowed.map(quote))}`,
        ),
  'bad-seed': () => sentence('начальное значение — это 64 символа, каждый от 0 до 9 или от a до f'),
} satisfies Catalogue<'ru', KernelErrors>;
