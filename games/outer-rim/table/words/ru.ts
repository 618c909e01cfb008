import { ru } from '@cantina/text';
import type { Theme } from '../../content/index.ts';
import { faces, factionNames, ofFaction, slots, standings, statNames } from '../../text/ru/words.ts';
import { STANDINGS, type TableWords } from './words.ts';

const { num, percent, plural } = ru;
/** One, two to four, five and more: «1 область, 2 области, 5 областей». */
function many(n: number, one: string, few: string, more: string): string {
  const form = plural(n);
  return `${num(n)} ${form === 'one' ? one : form === 'few' ? few : more}`;
}

const THEME: Readonly<Record<Theme, string>> = {
  credits: 'кредиты',
  reputation: 'репутация',
  fights: 'бои',
  shopping: 'выгодные покупки',
  crew: 'экипаж',
  gear: 'снаряжение и модификации',
  cargo: 'грузы',
  work: 'работа и заказы',
  contacts: 'вести о встречах',
  repairs: 'восстановление',
  flight: 'короткие пути',
  'extra-turns': 'дополнительные ходы',
  gambling: 'азартные игры',
  players: 'дела с другими игроками',
  secrets: 'секреты',
};

export const words: TableWords = {
  num,
  percent,
  map: 'Карта Галактики',
  panels: 'Планшеты и рынок',
  now: 'Сейчас',
  board: 'Планшет',
  market: 'Рынок',
  players: 'Игроки',
  plans: 'Планы',
  overview: 'Обзор',
  patrols: 'Патрули',
  encounterDecks: 'Часто встречается',
  ships: 'Корабли',
  inSupply: (count) => (count === 0 ? 'в запасе нет' : `в запасе: ${num(count)}`),
  flownBy: (names) => `летает: ${names.join(', ')}`,
  round: (n) => `Раунд ${num(n)}`,
  kinds: {
    planet: 'планета',
    navpoint: 'узловая точка',
    maelstrom: 'Мальстрём: здесь движение заканчивается',
  },
  cardKinds: { character: 'Персонаж', ship: 'Корабль', contact: 'Встреча', ai: 'Карта ИИ' },
  ofFaction: (faction) => `планета ${ofFaction[faction]}`,
  encounters: (count) => many(count, 'карта контакта', 'карты контакта', 'карт контакта'),
  often: 'часто',
  themes: (themes) => themes.map((each) => THEME[each]).join(', '),
  sabotaged: 'устроена диверсия',
  goalTokens: (count) => many(count, 'жетон цели ИИ', 'жетона цели ИИ', 'жетонов цели ИИ'),
  shipOf: (name) => `корабль: ${name}`,
  yourShip: 'ваш корабль',
  patrol: (faction, level, ship, reward) =>
    `патруль ${ofFaction[faction]}, уровень ${level}, ${ship === null ? 'непобедим' : `значение боя ${ship}, награда: ${reward}`}`,
  patrolName: (faction) => `патруль ${ofFaction[faction]}`,
  level: (level) => `${level}-й уровень`,
  rewardIs: (reward) => `Награда за победу: ${reward}.`,
  stopsYou: 'здесь вас остановят',
  factions: factionNames,
  dead: 'Мёртвым',
  alive: (place) => `Живым: ${place}`,
  isOn: (place) => `находится здесь: ${place}`,
  advice: {
    first: 'Хорош для первой партии',
    trader: 'Для торговцев и контрабандистов',
    fighter: 'Для охотников и бойцов',
    clever: 'Для заданий и хитрых планов',
  },
  patrolMark: { rebel: 'А', imperial: 'И', hutt: 'Х', syndicate: 'С' },
  facedown: (kind) => `закрытый жетон встречи, класс ${kind}`,
  contact: (name, kind) => `${name}, жетон встречи, класс ${kind}`,
  ai: 'ИИ',
  aiWins: 'Победил ИИ.',
  you: 'вы',
  active: 'сейчас ходит',
  defeated: 'побеждён',
  possible: 'можно',
  picked: 'выбрано',
  boardOf: (name) => `Планшет: ${name}`,
  credits: 'Кредиты',
  fame: 'Слава',
  fameOf: (fame, most) => `слава ${fame} из ${most}`,
  damage: 'Повреждения',
  reputation: 'Репутация',
  standing: (faction, standing) => `${factionNames[faction]}: ${standings[STANDINGS[standing]]}`,
  ground: statNames.ground,
  shipCombat: statNames.ship,
  health: statNames.health,
  hull: statNames.hull,
  hyper: statNames.hyper,
  skills: 'Навыки',
  slots,
  free: (slot) => `${slot}: свободно`,
  noSlot: 'нет свободной ячейки',
  secrets: (count) => many(count, 'секрет', 'секрета', 'секретов'),
  goal: 'Цель',
  goalReached: 'цель достигнута',
  captive: (name) => `в плену: ${name}`,
  price: (credits) => many(credits, 'кредит', 'кредита', 'кредитов'),
  after: (credits, left) => `${num(credits)} → ${num(left)}`,
  replaces: (names) =>
    names.length === 0
      ? 'Для этой карты нет ячейки: её придётся сразу сбросить. Всё равно купить?'
      : `Для этой карты нет свободной ячейки. После оплаты придётся сбросить её или одну из карт: ${names.join(', ')}. Всё равно купить?`,
  replacesShort: 'нет свободной ячейки',
  discardFirst: (name) => `Сначала сбросить: ${name}`,
  deckEmpty: 'Колода пуста',
  cardsLeft: (count) => `ещё ${many(count, 'карта', 'карты', 'карт')}`,
  patrolMoves: (faction, spaces) =>
    `патруль ${ofFaction[faction]}: ход на ${many(spaces, 'область', 'области', 'областей')}`,
  noPlans: 'Пока нет ни груза, ни работы, ни охоты: загляните на рынок.',
  here: 'здесь',
  spaces: (count) => many(count, 'область', 'области', 'областей'),
  turns: (count) => many(count, 'ход', 'хода', 'ходов'),
  reward: (credits, fame) =>
    [credits > 0 ? many(credits, 'кредит', 'кредита', 'кредитов') : '', fame > 0 ? `слава: ${num(fame)}` : '']
      .filter((part) => part !== '')
      .join(', '),
  showWay: 'показать путь',
  combat: (type) => (type === 'ground' ? 'Наземный бой' : 'Космический бой'),
  test: (kind, skill, copies) =>
    skill === null
      ? kind === 'delivery'
        ? 'Незаконный груз'
        : 'Бросок'
      : `Проверка: ${skill}${copies === 0 ? ', без навыка' : copies === 1 ? ', есть навык' : ', навык дважды'}`,
  windows: {
    start: 'Начало',
    value: 'Кубики',
    reroll: 'Перебросы',
    results: 'Результаты',
    outcome: 'Исход',
    damage: 'Повреждения',
  },
  attacks: (name) => `${name}: атака`,
  defends: (name) => `${name}: защита`,
  faces,
  hits: (count) => many(count, 'повреждение', 'повреждения', 'повреждений'),
  negated: (count) => `отменено ${num(count)}`,
  passed: 'успех',
  failed: 'провал',
  rolled: 'брошено',
  wins: (name) => `победа: ${name}`,
  isDefeated: (name) => `побеждён от повреждений: ${name}`,
  toPass: 'пройти проверку',
  noteWin: (chance) => `победа ${chance}`,
  notePass: (chance) => `успех ${chance}`,
  noteDeliver: (chance) => `без вопросов ${chance}`,
  unbeatable: 'непобедим',
  pickDice: 'Выберите кубики, затем что с ними сделать.',
  quiet: 'На краю Галактики тихо. Здесь появятся карты, кубики и шансы.',
  offerTo: (name) => `Предложение: ${name}`,
  offered: (from, to) => `${from} предлагает: ${to}`,
  gives: (name) => `${name} отдаёт`,
  nothing: 'ничего',
  choose: 'Выбор',
  secretCard: 'Секрет',
};
