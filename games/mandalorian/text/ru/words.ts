import { ru } from '@cantina/text';
import type { AreaId, BasicAction, CharacterId, EnemyClass, EventBack } from '../../content/index.ts';
import { nameOf } from '../names/index.ts';

const { bare, compound, count, fixed, noun, say, table, verb } = ru;

export const nouns = {
  card: noun('f', 'карта'),
  planningCard: compound(noun('f', 'карта'), 'плана'),
  space: noun('n', 'поле'),
  event: noun('n', 'событие'),
  crisis: noun('m', 'кризис'),
} as const;

export const verbs = {
  attack: verb('атаковать'),
  discard: verb('сбрасывать', 'сбросить', 'сбросьте'),
  draw: verb(['брать', 'берёт', 'берут'], ['взять', 'возьмёт', 'возьмут'], 'возьмите'),
  get: verb('получать', 'получить'),
  go: verb('переходить', ['перейти', 'перейдёт', 'перейдут']),
  keep: verb('оставлять', 'оставить'),
  lookAt: verb(['смотреть', 'смотрит', 'смотрят'], ['посмотреть', 'посмотрит', 'посмотрят']),
  play: verb('играть', 'сыграть'),
  put: verb(['класть', 'кладёт', 'кладут'], 'положить'),
  reveal: verb('вскрывать', ['вскрыть', 'вскроет', 'вскроют']),
  search: verb('просматривать', 'просмотреть'),
  start: verb('начинать', ['начать', 'начнёт', 'начнут']),
  take: verb(['брать', 'берёт', 'берут'], ['взять', 'возьмёт', 'возьмут'], 'возьмите'),
  use: verb('применять', ['применить', 'применит', 'применят']),
  win: verb('побеждать', 'победить'),
} as const;

const HEROES: Readonly<Record<CharacterId, ru.NounRu>> = {
  mandalorian: table('m', {
    sg: ['Мандалорец', 'Мандалорца', 'Мандалорцу', 'Мандалорца', 'Мандалорцем', 'Мандалорце'],
  }),
  ig11: fixed('m', 'IG-11'),
  paz: table('m', {
    sg: ['Паз Визсла', 'Паза Визслы', 'Пазу Визсле', 'Паза Визслу', 'Пазом Визслой', 'Пазе Визсле'],
  }),
  mayfeld: table('m', {
    sg: ['Мигс Мэйфелд', 'Мигса Мэйфелда', 'Мигсу Мэйфелду', 'Мигса Мэйфелда', 'Мигсом Мэйфелдом', 'Мигсе Мэйфелде'],
  }),
  xian: fixed('f', 'Ши’ан'),
  burg: table('m', { sg: ['Бург', 'Бурга', 'Бургу', 'Бурга', 'Бургом', 'Бурге'] }),
  cara: table('f', { sg: ['Кара Дюн', 'Кары Дюн', 'Каре Дюн', 'Кару Дюн', 'Карой Дюн', 'Каре Дюн'] }),
  greef: table('m', {
    sg: ['Гриф Карга', 'Грифа Карги', 'Грифу Карге', 'Грифа Каргу', 'Грифом Каргой', 'Грифе Карге'],
  }),
};

/** Персонаж, который склоняется. */
export const hero = (id: CharacterId): ru.NpRu => bare(HEROES[id]);

/** Карта в предложении: «карту „Защита“», или закрытая: «карту». */
export const card = (np: ru.NpRu): string => (say(np).startsWith('«') ? `карту ${say(np)}` : say(np, 'acc'));

/** «1 урон», «2 урона», «5 урона» */
export const damage = (amount: number): string => (amount === 1 ? '1 урон' : `${amount} урона`);

export const heroName = (id: CharacterId): string => nameOf('ru', id);

export const areas: Readonly<Record<AreaId, string>> = {
  move: nameOf('ru', 'area:move'),
  attack: nameOf('ru', 'area:attack'),
  intel: nameOf('ru', 'area:intel'),
  plan: nameOf('ru', 'area:plan'),
  mission: 'Миссия',
};

/** «в зону „Движение“» */
export const zone = (area: AreaId): string => ru.quote(areas[area]);

/** Что даёт сила действия. */
export const powers: Readonly<Record<BasicAction, (strength: number) => string>> = {
  move: (strength) => `до ${spaces(strength)}`,
  attack: (strength) => `урон ${strength}`,
  intel: (strength) => `дальность ${strength}`,
  plan: (strength) => say(count(strength, nouns.planningCard)),
};

/** «до 3 полей» */
export const spaces = (amount: number): string => say(count(amount, nouns.space), 'gen');

export const classes: Readonly<Record<EnemyClass, string>> = {
  melee: 'Боец ближнего боя',
  blaster: 'Стрелок',
  sharpshooter: 'Снайпер',
};

export const backs: Readonly<Record<EventBack, string>> = { ...classes, star: 'Подкрепление', alert: 'Тревога' };

/** «D8 (Зал)»: a space by its name on the map, and by what people call it. */
export const spot = ({ space, place }: { readonly space: string; readonly place: string | null }): string =>
  place === null ? space : `${space} (${place})`;
