import { ru, type Statement } from '@cantina/text';
import type { BasicAction, Deed, EnemyClass, Special, Who } from '../../content/index.ts';

/** The grammar, as far as cards need it; with the words of this game it is what verbs are told in. */
export const {
  a,
  another,
  bare,
  clause,
  count,
  does,
  each,
  given,
  it,
  may,
  more,
  num,
  of,
  other,
  own,
  prep,
  quote,
  say,
  tail,
  the,
  thisOne,
  to,
  upTo,
  your,
} = ru;
const { adj, all, any, compound, either, noun, verb } = ru;

export type Say = Statement<ru.Ru>;
type Np = ru.NpRu;

export const nouns = {
  action: noun('n', 'действие'),
  attack: noun('f', 'атака'),
  card: noun('f', 'карта'),
  character: noun('m', 'персонаж', { animate: true }),
  crisis: noun('m', 'кризис'),
  /** «5 урона», не «5 уронов». */
  damage: noun('m', 'урон', { genPl: 'урона' }),
  disruption: compound(noun('m', 'жетон'), 'помехи'),
  door: noun('f', 'дверь'),
  enemy: noun('m', 'враг', { animate: true }),
  event: noun('n', 'событие'),
  intel: noun('f', 'разведка'),
  movement: noun('n', 'движение'),
  object: noun('m', 'объект'),
  planning: noun('n', 'планирование'),
  reinforcement: noun('n', 'подкрепление'),
  space: noun('n', 'поле'),
  threat: compound(adj('закрытый'), noun('f', 'угроза')),
} as const;

export const adjectives = {
  extra: adj('дополнительный'),
  free: adj('свободный'),
  locked: adj('запертый'),
} as const;

export const verbs = {
  appear: verb('появляться', ['появиться', 'появится', 'появятся']),
  attack: verb('атаковать'),
  block: verb('блокировать', 'заблокировать'),
  choose: verb('выбирать', ['выбрать', 'выберет', 'выберут']),
  deal: verb(['наносить', 'наносит', 'наносят'], ['нанести', 'нанесёт', 'нанесут'], 'нанесите'),
  discard: verb('сбрасывать', 'сбросить', 'сбросьте'),
  disrupt: verb(['создавать', 'создаёт', 'создают'], ['создать', 'создаст', 'создадут'], 'создайте'),
  divide: verb('распределять', 'распределить'),
  draw: verb(['брать', 'берёт', 'берут'], ['взять', 'возьмёт', 'возьмут'], 'возьмите'),
  give: verb(['отдавать', 'отдаёт', 'отдают'], ['отдать', 'отдаст', 'отдадут'], 'отдайте'),
  goAway: verb(['отходить', 'отходит', 'отходят'], ['отойти', 'отойдёт', 'отойдут'], 'отойдите'),
  go: verb(['проходить', 'проходит', 'проходят'], ['пройти', 'пройдёт', 'пройдут'], 'пройдите'),
  happen: verb(['происходить', 'происходит', 'происходят'], ['произойти', 'произойдёт', 'произойдут']),
  heal: verb(['лечить', 'лечит', 'лечат'], ['вылечить', 'вылечит', 'вылечат']),
  keep: verb('оставлять', ['оставить', 'оставит', 'оставят'], 'оставьте'),
  lay: verb(['класть', 'кладёт', 'кладут'], 'положить'),
  look: verb(['смотреть', 'смотрит', 'смотрят'], ['посмотреть', 'посмотрит', 'посмотрят']),
  move: verb('передвигать', ['передвинуть', 'передвинет', 'передвинут'], 'передвиньте'),
  open: verb('открывать', ['открыть', 'откроет', 'откроют']),
  perform: verb('выполнять', 'выполнить'),
  reach: verb(['доставать', 'достаёт', 'достают'], ['достать', 'достанет', 'достанут']),
  resolve: verb('разыгрывать', 'разыграть'),
  reveal: verb('вскрывать', ['вскрыть', 'вскроет', 'вскроют']),
  skip: verb('пропускать', ['пропустить', 'пропустит', 'пропустят']),
} as const;

/** Высказывание, в котором ничего не склоняется. */
export const words = (text: string): Say => ({ kind: 'words', text });

const DOING: Readonly<Record<Special['on'], ru.NounRu>> = {
  move: nouns.movement,
  attack: nouns.attack,
  intel: nouns.intel,
  plan: nouns.planning,
  any: nouns.action,
};
/** «до или после атаки», «во время движения» */
export const doing = (on: Special['on']): Np => bare(DOING[on]);

/** Дальность 0 — это своё поле. */
export const within = (range: number): string => (range === 0 ? 'на вашем поле' : `в пределах дальности ${num(range)}`);
export const damage = (amount: number): Np => count(amount, nouns.damage);
/** «по 1 урону», «по 2 урона» */
export const damageEach = (amount: number): string => `по ${say(damage(amount), amount === 1 ? 'dat' : 'acc')}`;
/** «2 поля» */
export const spaces = (steps: number): string => say(count(steps, nouns.space), 'acc');
/** «1 поле», «до 2 полей» */
export const upToSpaces = (steps: number): string =>
  say(steps === 1 ? count(1, nouns.space) : upTo(steps, nouns.space), 'acc');
/** «на 1 поле», «не дальше чем на 2 поля» */
export const by = (steps: number): string =>
  `${steps === 1 ? 'на' : 'не дальше чем на'} ${say(count(steps, nouns.space), 'acc')}`;

/** «1 врагу в пределах дальности 2, кроме цели,», «каждому врагу на вашем поле» */
export function victims({ count: most, where, range, other }: Extract<Deed, { readonly verb: 'damage' }>): Np {
  if (where === 'one-space') return tail(each(nouns.enemy), `на 1 поле ${within(range)}`);
  const enemies = most === 'all' ? each(nouns.enemy) : most === 1 ? count(1, nouns.enemy) : upTo(most, nouns.enemy);
  if (where === 'target-space') return tail(ru.other(enemies), 'на поле цели');
  return tail(enemies, within(range), ...(other ? [', кроме цели'] : []));
}

export const somebody: Readonly<Record<Exclude<Who, 'you'>, Np>> = {
  another: another(nouns.character),
  any: tail(bare(nouns.character), 'на ваш выбор'),
};

/** «свободное действие «Движение» с силой 2» */
const AREA = { move: '«Движение»', attack: '«Атака»', intel: '«Разведка»', plan: '«Планирование»' } as const;
export const area = (action: BasicAction): string => AREA[action];
export const freeAction = (action: BasicAction | 'any', strength: number): Np => {
  const how = `с силой ${num(strength)}`;
  if (action === 'any') return tail(any(nouns.action, adjectives.free), how);
  return tail(a(nouns.action, adjectives.free), area(action), how);
};

const CLASSES: Readonly<Record<EnemyClass, ru.NounRu>> = {
  melee: compound(noun('m', 'боец', { animate: true, stem: 'бойц', stressed: true }), 'ближнего боя'),
  blaster: noun('m', 'стрелок', { animate: true, stem: 'стрелк' }),
  sharpshooter: noun('m', 'снайпер', { animate: true }),
};

/** «все бойцы ближнего боя», «1 снайпер или стрелок»; если классы все, то просто враги. */
export function ofClass(amount: number | 'all', classes: readonly EnemyClass[]): Np {
  const of = (called: ru.NounRu): Np => (amount === 'all' ? all(called) : count(amount, called));
  const [first, ...rest] = classes.length === 3 ? [nouns.enemy] : classes.map((one) => CLASSES[one]);
  return first === undefined ? of(nouns.enemy) : either(of(first), ...rest);
}

/** «… первая единица урона, нанесённая вам, блокируется» */
export const blocked = (whom: string): Say =>
  words(`до начала вашего следующего хода первая единица урона, нанесённая ${whom}, блокируется`);
