import type { StageWords } from './words.ts';

/** «1 сердце, 2 сердца, 5 сердец» */
const hearts = (n: number): string => {
  const last = n % 10;
  if (n % 100 >= 11 && n % 100 <= 14) return `${n} сердец`;
  return last === 1 ? `${n} сердце` : last >= 2 && last <= 4 ? `${n} сердца` : `${n} сердец`;
};

export const words: StageWords = {
  event: (area, total) => `Событие · ${area}: уже ${total}`,
  eventAlone: 'Событие',
  crisis: 'Кризис!',
  crisisOn: (area, total) => `${area}: уже ${total}`,
  crisisAlone: 'Его вызвала карта',
  hearts: (name, from, to) => `${name}: ${from} → ${hearts(to)}`,
  heartCount: hearts,
  heartsOf: (left, of) => `сердца: ${left} из ${of}`,
  healthOf: (left, of) => `здоровье: ${left} из ${of}`,
  hit: (points) => `−${hearts(points)}`,
  blocked: 'Блок: урона нет',
  lastHeart: 'Осталось одно сердце!',
  defeated: 'Побеждён',
  lostByDefeat: 'Без этого персонажа миссия окончена.',
  revealed: (space) => `Вскрыто на поле ${space}`,
  looked: (space) => `Закрыто на поле ${space} · видите только вы`,
  lookedAhead: 'Следующее событие · видите только вы',
  reinforcement: (space) => `Подкрепление на поле ${space}`,
  damage: 'Урон',
  beaten: 'Враг повержен!',
  attack: 'Атака',
  door: { over: 'Путь внутрь', opens: 'Дверь открыта!' },
  taken: 'Теперь это у вас',
  delivered: 'Доставлено',
  track: (name, from, to, of) => `${name}: ${from} → ${to} из ${of}`,
  trackFull: (name) => `${name}: заполнено. Приходит подкрепление, и счёт начинается заново.`,
  idle: {
    nobodyMoves: 'Никто не движется: таких врагов на карте нет.',
    near: 'Никто не движется: они уже рядом, или им что-то мешает.',
    nobodyAttacks: 'Никто не атакует: таких врагов на карте нет.',
    outOfRange: 'Никто не атакует: вы вне досягаемости.',
    nothing: 'Здесь это ничего не меняет.',
  },
  trackEmptied: (name) => `${name}: снова пусто`,
  time: {
    title: 'Время уходит',
    why: 'Колода событий закончилась и перемешана заново.',
    left: (left) => (left === 1 ? 'Ещё раз – и миссия провалена.' : `Осталось ${left} раза – и миссия провалена.`),
  },
  nothing: 'Ничего не изменилось, и кто-то идёт проверить:',
  secret: 'Ваш секрет',
  won: 'Миссия выполнена!',
  lost: 'Миссия провалена',
  moved: (name, from, to) => `${name}: с поля ${from} на поле ${to}.`,
  warnTime: 'Ещё раз опустеет колода событий – и миссия провалена!',
  warnHeart: (name) => `${name}: осталось одно сердце!`,
  steps: 'Карта сверху вниз',
  states: { done: 'сделано', now: 'сейчас', open: 'впереди', skipped: 'не происходит' },
  notSix: 'только от 6',
  tasks: {
    door: (name, { left, space }) => `Выломайте атакой с поля ${space}: ${name}, осталось ${left}`,
    find: ({ left }) => {
      if (left === 0) return 'Ищите дальше внутри';
      return left === 1 ? 'Проверьте последний жетон внутри' : `Проверьте жетоны внутри: ${left}`;
    },
    take: (name, { space }) => `Идите на ${space} и заберите: ${name}`,
    bring: (name, { space, steps }) =>
      steps === 0 ? `${name} на месте: завершите ход!` : `Доставьте на ${space}: ${name} (полей: ${steps})`,
    remove: (name, { left }) => `${name}: осталось ${left}`,
    stop: (name) => `Остановите: ${name}!`,
    guards: ({ left }) => `На пути ещё ${left}`,
    defeat: (name, { left }) => `Победите: ${name}, здоровье ${left}`,
    return: ({ space }) => `Все назад на ${space}`,
    far: {
      door: (_, task) => (task.do === 'door' ? `дверь: ${task.of - task.left} из ${task.of}` : ''),
      find: () => 'внутри',
      take: () => 'нашли',
      bring: (_, task) => (task.do === 'bring' ? `осталось полей: ${task.steps}` : ''),
      remove: (_, task) => (task.do === 'remove' ? `${task.of - task.left} из ${task.of}` : ''),
      stop: () => 'в опасности',
      guards: (_, task) => (task.do === 'guards' ? `на пути ${task.left}` : ''),
      defeat: (_, task) => (task.do === 'defeat' ? `${task.of - task.left} из ${task.of}` : ''),
      return: () => 'домой',
    },
  },
  end: {
    won: (mission, hearts) => `${mission}: сделано, в запасе ${hearts}.`,
    wonBarely: (mission, name) => `${mission}: сделано, на волоске. ${name}: оставалось одно сердце.`,
    inVain: 'Миссия выполнена, но никто не победил.',
    lost: {
      defeated: (name) => `${name} повержен, и миссия вместе с ним.`,
      time: () => 'Время вышло: события прошли по кругу слишком много раз.',
      track: (name) => `${name}: полон. Это было лишним.`,
      captured: () => 'Они ушли с тем, что вы должны были защитить.',
    },
    missing: (task) => `Чего не хватило: ${task}.`,
    turns: (turns) => `Понадобилось ходов: ${turns}.`,
    hearts: 'Сердца',
    progress: 'Путь к цели (%)',
    crises: 'Кризисы',
    reveals: 'Вскрытые угрозы',
    hand: 'Карт на руке',
    plans: 'Планов осталось',
    character: 'Персонаж',
  },
};
