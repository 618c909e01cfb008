import { ru } from '@cantina/text';
import type { KitWords } from './words.ts';

const FIELDS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'клеток',
  one: 'клетка',
  two: 'клетки',
  few: 'клетки',
  many: 'клеток',
  other: 'клетки',
};

export const words: KitWords = {
  possible: 'можно',
  picked: 'выбрано',
  mapKeys:
    'Стрелки ведут от клетки к клетке, Page Down — к следующей возможной, Enter выбирает, плюс и минус меняют масштаб, 0 показывает всю карту.',
  closer: 'Крупнее',
  farther: 'Мельче',
  fit: 'Показать всю карту',
  route: (spaces) => `${spaces} ${FIELDS[ru.plural(spaces)]} пути`,
  rolling: 'Кубики катятся',
  chance: 'Вероятность',
  more: 'Больше',
  less: 'Меньше',
  nothing: 'ничего',
  offer: 'Предложить',
  noOffer: 'Ничего не предлагать',
  youGive: 'Вы отдаёте',
  youGet: 'Вы получаете',
  ofMost: (most) => `из ${most}`,
  openPanel: 'Больше места для этого',
  closePanel: 'Больше места для карты',
  outOf: (value, most) => `${value} из ${most}`,
};
