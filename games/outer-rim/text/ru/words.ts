import { ru } from '@cantina/text';
import {
  type AssetKind,
  type Contact,
  type DieFace,
  type Enemy,
  type Faction,
  isPlanet,
  type MarketDeck,
  type Planet,
  type Skill,
  type SlotKind,
  type Space,
  type Standing,
  type StatName,
} from '../../content/index.ts';
import { CONTACT_NAMES, navpointName } from '../names/index.ts';

const { compound, count, noun, num, say, verb } = ru;

export const nouns = {
  credit: noun('m', 'кредит'),
  damage: noun('n', 'повреждение'),
  die: noun('m', 'кубик'),
  space: noun('f', 'область', { genPl: 'областей' }),
  player: noun('m', 'игрок', { animate: true }),
  contact: compound(noun('m', 'жетон'), 'контакта'),
  job: noun('f', 'работа'),
  reputation: noun('f', 'репутация'),
  token: compound(noun('m', 'жетон'), 'цели'),
  bounty: compound(noun('f', 'карта'), 'охоты'),
  cargo: noun('m', 'груз'),
  crew: compound(noun('m', 'член', { animate: true }), 'команды'),
  mod: noun('f', 'модификация'),
  droid: noun('m', 'дроид', { animate: true }),
  hit: noun('n', 'попадание'),
  focus: noun('f', 'собранность', { genPl: 'собранностей' }),
  result: noun('m', 'результат'),
} as const;

export const adjectives = { critical: ru.adj('критический'), blank: ru.adj('пустой') } as const;

export const verbs = {
  achieve: verb('достигать', ['достичь', 'достигнет', 'достигнут'], 'достигните', { object: 'gen' }),
  add: verb('добавлять', 'добавить', 'добавьте'),
  arrange: verb('устраивать', ['устроить', 'устроит', 'устроят'], 'устройте'),
  beat: verb('побеждать', 'победить'),
  become: verb(['становиться', 'становится', 'становятся'], ['стать', 'станет', 'станут'], 'станьте', {
    object: 'ins',
  }),
  bet: verb('ставить', ['поставить', 'поставит', 'поставят'], 'поставьте'),
  buy: verb('покупать', ['купить', 'купит', 'купят']),
  choose: verb('выбирать', ['выбрать', 'выберет', 'выберут']),
  deliver: verb('доставлять', ['доставить', 'доставит', 'доставят'], 'доставьте'),
  discard: verb('сбрасывать', 'сбросить', 'сбросьте'),
  do: verb('делать', 'сделать'),
  draw: verb(['брать', 'берёт', 'берут'], ['взять', 'возьмёт', 'возьмут'], 'возьмите'),
  end: verb('завершать', 'завершить'),
  enter: verb('вступать', ['вступить', 'вступит', 'вступят']),
  fly: verb(['лететь', 'летит', 'летят'], ['полететь', 'полетит', 'полетят'], 'летите'),
  force: verb('заставлять', ['заставить', 'заставит', 'заставят'], 'заставьте'),
  eliminate: verb('устранять', ['устранить', 'устранит', 'устранят']),
  gain: verb('получать', 'получить'),
  give: verb(['отдавать', 'отдаёт', 'отдают'], ['отдать', 'отдаст', 'отдадут'], 'отдайте'),
  go: verb('переходить', ['перейти', 'перейдёт', 'перейдут'], 'перейдите'),
  keep: verb('оставлять', ['оставить', 'оставит', 'оставят'], 'оставьте'),
  lay: verb(['класть', 'кладёт', 'кладут'], 'положить'),
  look: verb(['смотреть', 'смотрит', 'смотрят'], ['посмотреть', 'посмотрит', 'посмотрят']),
  lose: verb('терять', 'потерять'),
  lookAround: verb(
    ['осматриваться', 'осматривается', 'осматриваются'],
    ['осмотреться', 'осмотрится', 'осмотрятся'],
    'осмотритесь',
  ),
  make: verb('проводить', ['провести', 'проведёт', 'проведут'], 'проведите'),
  move: verb('передвигать', ['передвинуть', 'передвинет', 'передвинут'], 'передвиньте'),
  moveOn: verb(
    ['передвигаться', 'передвигается', 'передвигаются'],
    ['передвинуться', 'передвинется', 'передвинутся'],
    'передвиньтесь',
  ),
  negate: verb('отменять', ['отменить', 'отменит', 'отменят']),
  pay: verb('платить', 'заплатить'),
  play: verb('играть', 'сыграть'),
  recover: verb('восстанавливать', ['восстановить', 'восстановит', 'восстановят']),
  refuse: verb(
    ['отказываться', 'отказывается', 'отказываются'],
    ['отказаться', 'откажется', 'откажутся'],
    'откажитесь',
  ),
  remove: verb('убирать', ['убрать', 'уберёт', 'уберут']),
  reroll: verb('перебрасывать', 'перебросить', 'перебросьте'),
  resolve: verb('разыгрывать', 'разыграть'),
  reveal: verb('раскрывать', ['раскрыть', 'раскроет', 'раскроют']),
  roll: verb('бросать', 'бросить', 'бросьте'),
  shuffle: verb('замешивать', 'замешать'),
  start: verb('начинать', ['начать', 'начнёт', 'начнут']),
  stop: verb('останавливать', ['остановить', 'остановит', 'остановят']),
  /** Не «получать» выгоду: повреждения стоят в своём ряду. */
  suffer: verb('получать', 'получить'),
  swap: verb('менять', 'поменять'),
  take: verb('забирать', ['забрать', 'заберёт', 'заберут']),
  test: verb('проверять', ['проверить', 'проверит', 'проверят'], 'проверьте'),
  tackle: verb(['браться', 'берётся', 'берутся'], ['взяться', 'возьмётся', 'возьмутся'], 'возьмитесь'),
  turn: verb('переворачивать', ['перевернуть', 'перевернёт', 'перевернут']),
  use: verb('применять', ['применить', 'применит', 'применят']),
  win: verb('побеждать', 'победить'),
} as const;

export const credits = (amount: number): string => say(count(amount, nouns.credit), 'acc');
/** «за 2000 кредитов», «бесплатно» */
export const forCredits = (amount: number): string => (amount === 0 ? 'бесплатно' : `за ${credits(amount)}`);
/** «1 славу», «2 славы», «10 славы». */
export const fame = (amount: number): string => `${num(amount)} ${amount === 1 ? 'славу' : 'славы'}`;
export const damage = (amount: number): string => say(count(amount, nouns.damage), 'acc');

/** В родительном падеже: «репутация у …», «патруль …». */
export const ofFaction: Readonly<Record<Faction, string>> = {
  rebel: 'Альянса',
  imperial: 'Империи',
  hutt: 'хаттов',
  syndicate: 'Синдиката',
};

export const factionNames: Readonly<Record<Faction, string>> = {
  rebel: 'Альянс',
  imperial: 'Империя',
  hutt: 'Хатты',
  syndicate: 'Синдикат',
};

export const skillNames: Readonly<Record<Skill, string>> = {
  influence: 'Влияние',
  knowledge: 'Знания',
  piloting: 'Пилотирование',
  stealth: 'Скрытность',
  strength: 'Сила',
  tactics: 'Тактика',
  tech: 'Механика',
};

/** В винительном падеже: «проверьте …». */
export const skillsAcc: Readonly<Record<Skill, string>> = {
  influence: 'влияние',
  knowledge: 'знания',
  piloting: 'пилотирование',
  stealth: 'скрытность',
  strength: 'силу',
  tactics: 'тактику',
  tech: 'механику',
};

/** О репутации. */
export const standings: Readonly<Record<Standing, string>> = {
  good: 'положительная',
  neutral: 'нейтральная',
  bad: 'негативная',
};

export const faces: Readonly<Record<DieFace, string>> = {
  hit: 'попадание',
  crit: 'критическое попадание',
  focus: 'собранность',
  blank: 'пустой результат',
};
/** «1 попадание», «2 критических попадания». */
export const facesOf = (amount: number, face: DieFace): string => {
  switch (face) {
    case 'hit':
      return say(count(amount, nouns.hit), 'acc');
    case 'crit':
      return say(count(amount, nouns.hit, adjectives.critical), 'acc');
    case 'focus':
      return say(count(amount, nouns.focus), 'acc');
    case 'blank':
      return say(count(amount, nouns.result, adjectives.blank), 'acc');
  }
};

export const kindNames: Readonly<Record<AssetKind, string>> = {
  bounty: 'Охота',
  cargo: 'Груз',
  crew: 'Команда',
  gear: 'Экипировка',
  mod: 'Модификация',
  job: 'Работа',
};

/** «у вас есть …» */
export const kindsNom: Readonly<Record<AssetKind, string>> = {
  bounty: 'карта охоты',
  cargo: 'груз',
  crew: 'член команды',
  gear: 'экипировка',
  mod: 'модификация',
  job: 'работа',
};

/** «вы получили …» */
export const kindsAcc: Readonly<Record<AssetKind, string>> = {
  bounty: 'карту охоты',
  cargo: 'груз',
  crew: 'члена команды',
  gear: 'экипировку',
  mod: 'модификацию',
  job: 'работу',
};

/** «хотя бы 2 …» */
export const kindsOf = (amount: number, kind: AssetKind): string => {
  if (kind === 'gear') return `${num(amount)} ${amount < 5 ? 'карты' : 'карт'} экипировки`;
  return say(
    count(amount, { bounty: nouns.bounty, cargo: nouns.cargo, crew: nouns.crew, mod: nouns.mod, job: nouns.job }[kind]),
  );
};

export const slots: Readonly<Record<SlotKind, string>> = {
  gear: 'Экипировка',
  'job-or-bounty': 'Работа или охота',
  cargo: 'Груз',
  mod: 'Модификация',
  'cargo-or-mod': 'Груз или модификация',
  crew: 'Команда',
};

export const statNames: Readonly<Record<StatName, string>> = {
  ground: 'Наземный бой',
  health: 'Здоровье',
  ship: 'Космический бой',
  hull: 'Прочность корпуса',
  hyper: 'Гиперпривод',
};

/** «+1 к …» */
export const toStat: Readonly<Record<StatName, string>> = {
  ground: 'значению наземного боя',
  health: 'здоровью',
  ship: 'значению космического боя',
  hull: 'прочности корпуса',
  hyper: 'гиперприводу',
};

/** «верхнюю карту …» */
export const decks: Readonly<Record<MarketDeck, string>> = {
  bounty: 'колоды охоты',
  cargo: 'колоды грузов',
  'gear-mod': 'колоды экипировки и модификаций',
  job: 'колоды работ',
  luxury: 'колоды роскоши',
  ship: 'колоды кораблей',
};

/** «на …»: где и куда. */
const PLANETS: Readonly<Record<Planet, readonly [where: string, to: string]>> = {
  cantonica: ['Кантонике', 'Кантонику'],
  'ord-mantell': ['Орд-Мантелле', 'Орд-Мантелл'],
  lothal: ['Лотале', 'Лотал'],
  'mon-calamari': ['Мон-Каламари', 'Мон-Каламари'],
  kessel: ['Кесселе', 'Кессель'],
  tatooine: ['Татуине', 'Татуин'],
  'nal-hutta': ['Нал-Хатте', 'Нал-Хатту'],
  ryloth: ['Рилоте', 'Рилот'],
  naboo: ['Набу', 'Набу'],
  'ring-of-kafrene': ['«Кольце Кафрены»', '«Кольцо Кафрены»'],
  takodana: ['Такодане', 'Такодану'],
};

export const onPlanet = (name: Planet): string => `на ${PLANETS[name][0]}`;
export const toPlanet = (name: Planet): string => `на ${PLANETS[name][1]}`;
/** «в Мальстрём», «на узловую точку 5 перед Лоталом», «на Кессель» */
export const toSpace = (name: Space): string =>
  name === 'maelstrom' ? 'в Мальстрём' : isPlanet(name) ? toPlanet(name) : `на узловую точку ${navpointName(name).ru}`;
export const atSpace = (name: Space): string =>
  name === 'maelstrom' ? 'в Мальстрёме' : isPlanet(name) ? onPlanet(name) : `на узловой точке ${navpointName(name).ru}`;

/** «бой с …»: кто склоняется, тот склоняется. */
const CONTACTS: Readonly<Record<Contact, string>> = {
  '4-lom': '4-LOM',
  'bib-fortuna': 'Бибом Фортуной',
  'black-krrsantan': 'Чёрным Кррсантаном',
  'black-sun-agent': 'агентом «Чёрного солнца»',
  boshek: 'БоШеком',
  chewbacca: 'Чубаккой',
  dengar: 'Денгаром',
  'doctor-evazan': 'доктором Эвазаном',
  garindan: 'Гаринданом',
  'grand-admiral-thrawn': 'гранд-адмиралом Трауном',
  greedo: 'Гридо',
  'hera-syndulla': 'Герой Синдуллой',
  'hondo-ohnaka': 'Хондо Онакой',
  'ig-rm-droid': 'дроидом IG-RM',
  'k-2so': 'K-2SO',
  'leia-organa': 'Леей Органой',
  lobot: 'Лоботом',
  'maz-kanata': 'Маз Канатой',
  'ponda-baba': 'Пондой Бабой',
  'saw-gerrera': 'Со Геррерой',
  'w1-le': 'W1-LE',
  'ziton-moj': 'Зитоном Можем',
};
export const withContact = (contact: Contact): string => `с ${CONTACTS[contact]}`;

/** Внутри предложения звание пишут со строчной: «доктор Эвазан». */
export const contactName = (contact: Contact): string =>
  CONTACT_NAMES[contact].ru.replace(/^(?:Агент|Гранд-адмирал|Доктор|Дроид)(?= )/u, (rank) => rank.toLowerCase());

/** «бой с …», в творительном падеже с предлогом. */
export const withEnemy: Readonly<Record<Enemy, string>> = {
  bandits: 'с бандитами',
  bodyguards: 'с телохранителями',
  'bounty-hunter': 'с охотником за головами',
  'casino-guards': 'с охраной казино',
  dengar: 'с Денгаром',
  'freighter-escort': 'с конвоем грузовика',
  'gamorrean-guards': 'с гаморреанской стражей',
  'local-security': 'с местной охраной',
  'mine-guards': 'с охраной шахты',
  pirates: 'с пиратами',
  'prison-guards': 'с тюремной охраной',
  rancor: 'с ранкором',
  'rival-crew': 'с командой соперников',
  spies: 'со шпионами',
  stormtroopers: 'со штурмовиками',
  'swoop-gang': 'с бандой на свупах',
  'tie-fighters': 'с СИД-истребителями',
  'tusken-raiders': 'с тускенскими разбойниками',
  'vault-guards': 'с охраной хранилища',
};

/** Why a roll did not help who has so many copies of the skill. */
export const whyFailed = (copies: number): string =>
  copies === 0
    ? 'Навыка нет: засчиталось бы только критическое попадание.'
    : copies === 1
      ? 'Навык есть, но нет ни одного попадания.'
      : 'Мастер, но все кубики пусты.';
