import { type Catalogue, ru } from '@cantina/text';
import type { ServerErrors } from '../errors.ts';

const { listAnd, num, paragraph, quote, sentence } = ru;

export const messages = {
  'bad-request': (a) => paragraph(`этот запрос непонятен: ${quote(a.where)}`, 'обновите страницу и попробуйте ещё раз'),
  'not-found': () => sentence('по этому адресу ничего нет'),
  'unknown-table': () => paragraph('такого стола нет, или он для вас закрыт', 'попросите приглашение'),
  'unknown-game': (a) => sentence(`в игру ${quote(a.game)} здесь не играют`),
  'unknown-campaign': () => paragraph('такой кампании нет, или она для вас закрыта', 'попросите приглашение'),
  'no-campaign': (a) => sentence(`у игры ${quote(a.game)} нет кампании`),
  'campaign-refuses': (a) => sentence(`кампания этого не допускает: ${a.reason}`),
  'unknown-link': () => paragraph('эта ссылка больше не действует', 'попросите у хозяина стола новую'),
  'no-session': () => paragraph('этот браузер здесь не знают', 'откройте ссылку-приглашение ещё раз'),
  'not-a-member': () => sentence('этот стол для вас закрыт'),
  'not-the-host': () => sentence('это может только хозяин стола'),
  'not-your-seat': (a) => sentence(`место ${num(a.seat + 1)} не ваше`),
  'no-such-seat': (a) => sentence(`за этим столом нет места ${num(a.seat + 1)}`),
  'seat-taken': (a) =>
    paragraph(`место ${num(a.seat + 1)} занято`, 'если оно ваше, его можно перенести в этот браузер'),
  'seat-not-open': (a) => sentence(`место ${num(a.seat + 1)} для вас закрыто`),
  'seats-empty': (a) =>
    paragraph(
      `здесь ещё никто не сидит: ${listAnd(a.seats.map((seat) => num(seat + 1)))}`,
      'подождите, посадите бота или начните так',
    ),
  'table-locked': () => paragraph('этот стол закрыт', 'попросите хозяина открыть его'),
  'already-started': () => sentence('партия уже началась'),
  'not-playing': () => sentence('за этим столом сейчас не играют'),
  'not-over': () => sentence('партия ещё не окончена'),
  'no-proposal': () => sentence('эта просьба уже решена'),
  'proposal-open': () => sentence('такая просьба уже есть'),
  'seat-present': (a) => sentence(`на месте ${num(a.seat + 1)} никто не отсутствует`),
  'table-unreadable': () =>
    paragraph('эту партию нельзя продолжить по нынешним правилам', 'её ход можно прочитать, ничего не удалено'),
  'too-large': (a) => sentence(`это слишком много; самое большее, в байтах: ${num(a.most)}`),
  'too-fast': (a) => sentence(`слишком много сразу; пожалуйста, подождите, секунд: ${num(a.seconds)}`),
  'too-many-connections': (a) => sentence(`слишком много соединений; самое большее: ${num(a.most)}`),
  'too-many-tables': (a) =>
    paragraph(`у вас слишком много открытых столов; самое большее: ${num(a.most)}`, 'сначала закончите один из них'),
  'too-many-campaigns': (a) => sentence(`больше кампаний начать нельзя; самое большее: ${num(a.most)}`),
  'foreign-origin': () => sentence('эта страница принадлежит другому серверу'),
  'webhook-not-allowed': () => sentence('сервер не обращается по этому адресу'),
  'import-not-allowed': () => sentence('загружать столы может только владелец этого сервера'),
  'bad-file': (a) => sentence(`этот файл нельзя прочитать: ${quote(a.where)}`),
  'store-unavailable': () =>
    paragraph('сейчас это не удалось надёжно сохранить', 'ничего не изменилось; попробуйте ещё раз'),
  stopping: () => paragraph('сервер перезапускается', 'сейчас связь восстановится'),
  internal: (a) =>
    paragraph('на сервере произошла ошибка', `ничего не потеряно; пожалуйста, отправьте номер ${quote(a.report)}`),
} satisfies Catalogue<'ru', ServerErrors>;
