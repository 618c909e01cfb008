import { type Catalogue, ru } from '@cantina/text';
import type { ServerErrors } from '../errors.ts';

const { count, listAnd, noun, num, paragraph, quote, say, sentence } = ru;

const byte = noun('m', 'байт', { genPl: 'байт' });
const second = noun('f', 'секунда');
const table = noun('m', 'стол', { stressed: true });
const campaign = noun('f', 'кампания');
const connection = noun('n', 'соединение');

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
  'seat-taken': (a) => paragraph(`место ${num(a.seat + 1)} занято`, 'если оно ваше, откройте здесь свою личную ссылку'),
  'seat-not-open': (a) => sentence(`место ${num(a.seat + 1)} для вас закрыто`),
  'seats-empty': (a) =>
    paragraph(
      `здесь ещё никто не сидит: ${listAnd(a.seats.map((seat) => num(seat + 1)))}`,
      'подождите, посадите бота или начните так',
    ),
  'table-locked': () => paragraph('этот стол закрыт', 'попросите хозяина открыть его'),
  'link-used': (a) =>
    paragraph(
      `на месте ${num(a.seat + 1)} уже сидит тот, кто пришёл по этой ссылке`,
      'если это вы, откройте здесь свою личную ссылку; она есть там, где вы играете',
    ),
  'already-seated': () => sentence('вы уже сидите за этим столом на другом месте'),
  'sent-away': () => sentence('вам больше нельзя смотреть за этим столом'),
  muted: () => sentence('сейчас вам нельзя говорить за этим столом'),
  'name-taken': (a) => sentence(`за столом уже есть почти такое же имя: ${quote(a.name)}`),
  'host-present': () => sentence('хозяин стола на месте'),
  banned: () => sentence('владелец этого сервера больше не пускает вас сюда'),
  'already-started': () => sentence('партия уже началась'),
  'not-playing': () => sentence('за этим столом сейчас не играют'),
  'no-hints': 'За этим столом все играют без подсказок.',
  'not-over': () => sentence('партия ещё не окончена'),
  'no-proposal': () => sentence('по этой просьбе уже всё решено'),
  'proposal-open': () => sentence('такая просьба уже есть'),
  'seat-present': (a) => sentence(`игрок на месте ${num(a.seat + 1)} никуда не уходил`),
  'table-unreadable': () =>
    paragraph('эту партию нельзя продолжить по нынешним правилам', 'её запись можно прочитать, ничего не удалено'),
  'too-large': (a) => sentence(`это слишком много: можно не больше ${say(count(a.most, byte), 'gen')}`),
  'too-fast': (a) => sentence(`слишком много сразу; пожалуйста, подождите ${say(count(a.seconds, second), 'acc')}`),
  'too-many-connections': (a) => sentence(`можно держать не больше ${say(count(a.most, connection), 'gen')} сразу`),
  'too-many-tables': (a) =>
    paragraph(`можно держать открытыми не больше ${say(count(a.most, table), 'gen')}`, 'сначала закончите один из них'),
  'too-many-campaigns': (a) => sentence(`можно вести не больше ${say(count(a.most, campaign), 'gen')}`),
  'foreign-origin': () => sentence('эта страница принадлежит другому серверу'),
  'webhook-not-allowed': () => sentence('сервер не обращается по этому адресу'),
  'push-not-allowed': () => sentence('через эту службу сервер ничего отправить не может'),
  'import-not-allowed': () => sentence('загружать столы может только владелец этого сервера'),
  'bad-file': (a) => sentence(`этот файл нельзя прочитать: ${quote(a.where)}`),
  'store-unavailable': () =>
    paragraph('сейчас это не удалось надёжно сохранить', 'ничего не изменилось; попробуйте ещё раз'),
  stopping: () => paragraph('сервер перезапускается', 'сейчас связь восстановится'),
  'old-client': () => paragraph('эта страница устарела', 'обновите её'),
  internal: (a) =>
    paragraph('на сервере произошла ошибка', `ничего не потеряно; пожалуйста, отправьте номер ${quote(a.report)}`),
} satisfies Catalogue<'ru', ServerErrors>;
