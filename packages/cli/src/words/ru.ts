import { type Catalogue, ru } from '@cantina/text';
import type { CliMessages } from './messages.ts';

const { num, percent, listAnd, listOr } = ru;

export const messages = {
  'cli.unknown-command': (a) => `Команды «${a.command}» нет. Есть: ${listAnd(a.commands)}.`,
  'cli.unknown-game': (a) => `Игры «${a.game}» нет. Есть: ${listAnd(a.games)}.`,
  'cli.unknown-option': (a) => `Параметра ${a.option} нет. Список покажет --help.`,
  'cli.needs-value': (a) => `Параметру ${a.option} нужно значение.`,
  'cli.needs-no-value': (a) => `У параметра ${a.option} нет значения.`,
  'cli.not-together': (a) => `${a.one} и ${a.two} исключают друг друга.`,
  'cli.bot-gone': (a) => `${a.bot}: программа закончилась раньше, чем партии.`,
  'cli.bot-lost': (a) => `${a.bot}: ответ не подходит к вопросу. Как тренироваться, написано в docs/api.md.`,
  'cli.too-many-bots': (a) => `Уровней в --bots: ${a.bots}, а мест в --seats: ${a.seats}. Достаточно одного на место.`,
  'cli.missing': (a) => `Не хватает: ${a.what}. Как вызывать, покажет --help.`,
  'cli.missing-game': (a) => `Не хватает: <game>. Есть: ${listAnd(a.games)}.`,
  'cli.too-many': (a) => `«${a.given}» — лишнее слово.`,
  'cli.bad-number': (a) => `Для ${a.option} нужно целое число от ${a.least}, а не «${a.given}».`,
  'cli.bad-choice': (a) => `Для ${a.option} нельзя выбрать «${a.given}». Можно: ${listOr(a.allowed)}.`,
  'cli.address-not-free': (a) => `Адрес ${a.address} занят или недоступен (${a.code}). Другой порт: --port.`,
  'cli.address-unknown': (a) =>
    `У этого компьютера нет адреса ${a.host}. В --host укажите тот, который есть; 0.0.0.0 – это все сразу.`,
  'serve.open': (a) => `Cantina открыта. На этом компьютере:  ${a.address}`,
  'serve.network': (a) => `Для друзей в вашей сети:  ${a.addresses.join('  или  ')}`,
  'serve.public': (a) => `Для друзей где угодно:  ${a.address}`,
  'serve.nobody-else':
    'С других устройств сюда не попасть: компьютер не подключён к сети или HOST пускает только его самого. Рабочий адрес можно указать в PUBLIC_URL.',
  'serve.stop': 'Остановить: Ctrl+C. Все партии сохраняются и продолжатся в следующий раз.',
  'serve.closed': 'Cantina закрыта. Все партии сохранены.',
  'cli.store-newer': (a) =>
    `В ${a.store} лежат данные более новой Cantina. Запустите новую версию или загрузите прежнюю резервную копию в пустую папку.`,
  'cli.store-in-use': (a) =>
    `Данные в ${a.store} уже обслуживает другой сервер. Сначала остановите его или возьмите другую папку.`,
  'cli.no-sqlite': (a) =>
    `С Node ${a.node} на этом компьютере нет SQLite. Возьмите Node 24 или PostgreSQL (DATABASE_URL).`,
  'admin.done': 'Готово. Работающий сервер заметит это за секунды.',
  'admin.nothing': 'Здесь такого нет.',
  'admin.checked': (a) => `${a.file} можно восстановить. Строк: ${num(a.rows)}.`,
  'cli.store-closed': (a) => `Не удаётся открыть данные (${a.store}): ${a.why}`,
  'cli.no-archive': (a) => `${a.file} — не архив Cantina.`,
  'archive.exported': (a) => `Записано в ${a.file}. Строк: ${num(a.rows)}. Берегите файл: в нём тайны идущих партий.`,
  'archive.imported': (a) => `Загружено столов: ${num(a.tables)} · уже были и не изменились: ${num(a.skipped)}`,
  'cli.bad-setting': (a) => `«${a.given}» не имеет вида имя=значение. Есть: ${a.known.join(', ')}.`,
  'cli.no-file': (a) => `Файла ${a.file} нет.`,
  'cli.no-json': (a) => `Файл ${a.file} не читается: это не JSON.`,
  'cli.no-game-file': (a) => `В файле ${a.file} нет игры.`,
  'cli.no-rulebook': (a) => `Для «${a.game}» нет книги правил. Она есть для: ${listAnd(a.games)}.`,
  'cli.player': (a) => `Место ${a.number}`,
  'cli.bot': (a) => `Бот ${a.number}`,

  'simulate.games': (a) =>
    `Партий: ${num(a.games)} · решений: ${num(a.decisions)} · ${num(a.seconds)} с · решений в секунду: ${num(a.rate)}`,
  'simulate.warm-up': (a) => `Измерено после разогрева: ${num(a.seconds)} с`,
  'simulate.answers': (a) =>
    `Из них ответов игроков: ${num(a.answers)} · решений соперника без места: ${num(a.others)}`,
  'simulate.turns': (a) =>
    `Ходов: ${num(a.turns)} · за партию ${num(a.mean)} (медиана ${num(a.median)}, от ${num(a.min)} до ${num(a.max)})`,
  'simulate.wins': (a) => `Побед, ${a.name}: ${num(a.wins)} (${percent(a.share)})`,
  'simulate.shared': (a) => `Партий с несколькими победителями: ${num(a.games)}`,
  'simulate.nobody': (a) => `Партий без победителя: ${num(a.games)}`,
  'simulate.endings': (a) => `Почему закончились: ${a.endings}`,
  'simulate.tail': (a) => `Больше всего ответов после контрольной точки: ${num(a.answers)}`,
  'simulate.faults': (a) => `Застряло: ${num(a.stuck)} · ошибок: ${num(a.errors)}`,
  'simulate.reproduce': (a) => `Повторить: ${a.command}`,
  'simulate.report': (a) => `Отчёт: ${a.file}`,
  'simulate.faces': (a) => `Встречено карт: ${a.met}`,
  'simulate.verbs': (a) => `Встречено глаголов: ${a.met}`,
  'simulate.decisions': (a) => `Встречено вопросов: ${a.met}`,
  'simulate.events': (a) => `Встречено событий: ${a.met}`,
  'simulate.never': (a) => `ни разу: ${a.keys}`,

  'train.nothing': (a) => `У ботов игры ${a.game} нет оценки, которую можно обучить.`,
  'train.progress': (a) =>
    `Поколение ${num(a.generation)} · ${num(a.seconds)} с · партий: ${num(a.games)} · ошибка ${num(a.loss)}, на чужих партиях ${num(a.lossApart)} · против quick: ${percent(a.won)} из ${num(a.trials)} (от ${percent(a.from)} до ${percent(a.to)})`,
  'train.shipped': (a) => `Веса записаны в ${a.file}`,

  'arena.bot': (a) =>
    `${a.bot}: рейтинг ${num(a.rating)} (от ${num(a.low)} до ${num(a.high)}) · побед ${num(a.won)} из ${num(a.games)}, ${percent(a.share)} (от ${percent(a.from)} до ${percent(a.to)})`,
  'arena.where': (a) => `${a.where}: ${num(a.won)} из ${num(a.games)}, ${percent(a.share)}`,
  'arena.time': (a) => `думает в среднем ${num(a.median)} мс, в 95 % случаев не дольше ${num(a.most)} мс`,
  'arena.pair': (a) =>
    `${a.one} против ${a.two}: ${num(a.won)} из ${num(a.games)}, ${percent(a.share)} (от ${percent(a.from)} до ${percent(a.to)})`,
  'arena.share': (a) => `${num(a.won)} из ${num(a.games)}, ${percent(a.share)}`,
  'arena.ladder': '| соперник | рейтинг | против предыдущего | думает (медиана, 95 %) |',
  'arena.ladder-together': '| команда | рейтинг | выигранные партии | думает (медиана, 95 %) |',
  'arena.step': (a) =>
    `| ${a.name} | ${num(a.rating)} (от ${num(a.low)} до ${num(a.high)}) | ${a.share} | ${num(a.median)} мс, ${num(a.most)} мс |`,
  'arena.faults': (a) => `Партий без конца: ${num(a.games)}`,

  'rules.total': (a) => `Правил в ${a.game}: ${num(a.rules)}`,
  'rules.not-enforced': (a) => `Не названы в коде правил (${num(a.count)}): ${a.ids}`,
  'rules.not-tested': (a) => `Не названы в тестах (${num(a.count)}): ${a.ids}`,
  'rules.no-text-de': (a) => `Без немецкого текста (${num(a.count)}): ${a.ids}`,
  'rules.no-text-en': (a) => `Без английского текста (${num(a.count)}): ${a.ids}`,
  'rules.no-text-ru': (a) => `Без русского текста (${num(a.count)}): ${a.ids}`,
  'rules.unknown': (a) => `Нет в английской книге правил: ${a.places}`,

  'verify.ok': (a) => `Всё так, как записано. Повторено ответов: ${num(a.answers)}.`,
  'verify.fair': (a) =>
    `Игроков, добавивших к начальному значению: ${num(a.shares)} из ${num(a.announced)} объявивших. Ответы брали назад: ${num(a.undos)} раз.`,
  'verify.seed': 'Начальное значение не то, что вместе составили сервер и игроки.',
  'verify.undos': 'В записи говорится о взятых назад ответах, которые не сходятся.',
  'verify.commitment': 'Раскрытое начальное значение не подходит к хешу, объявленному в начале.',
  'verify.question': (a) => `Ответ ${num(a.answers)} не подходит: там правила спрашивают о другом.`,
  'verify.end': 'Все ответы подходят, но игра кончается не так, как записано.',
  'verify.fault-gone': 'Ошибка больше не возникает.',
  'verify.fault-stays': (a) => `Ошибка всё ещё возникает: ${a.error}`,

  'play.which-game': 'Какая игра?',
  'play.wrong-players': (a) => `В сохранённой игре другое число мест, а не ${num(a.given)}.`,
  'play.file-is-over': (a) =>
    `Игра в файле ${a.file} окончена. Её проверит «cantina verify»; для новой выберите другой файл.`,
  'play.fair': (a) => `Хеш тайного начального значения: ${a.hash}`,
  'play.keys':
    'Введите номер ответа · «?» почему нельзя · u назад · l ход игры · r правило · c карта · s сохранить · h справка · q выход',
  'play.pick-several': (a) =>
    `Выберите от ${num(a.min)} до ${num(a.max)}: номера через пробел; чтобы ничего не выбрать — Enter.`,
  'play.nothing-refused': 'Всё, что здесь можно попробовать, разрешено.',
  'play.no-rule': (a) => `В книге правил нет правила ${a.rule}.`,
  'play.no-card': (a) => `Карты «${a.name}» нет.`,
  'play.hand-over': (a) => `Ходит ${a.name}. Уступите место, затем нажмите Enter.`,
  'play.saved': (a) => `Сохранено в ${a.file}.`,
  'play.come-back': (a) => `Продолжить: ${a.command}`,
  'play.resumed': (a) => `Сохранённая игра продолжается. Ответов до сих пор: ${num(a.answers)}.`,
  'play.taken-back': (a) => `С тех пор правила изменились; ответов взято назад: ${num(a.answers)}.`,
  'play.fault': (a) => `Отчёт об ошибке лежит в ${a.file}.`,
  'play.over': (a) => `Игра окончена. Победа: ${listAnd(a.winners)}.`,
  'play.nobody-wins': 'Игра окончена. Никто не победил.',
  'play.verify': (a) => `Проверить всю игру: ${a.command}`,
} satisfies Catalogue<'ru', CliMessages>;
