import { ru } from '@cantina/text';
import type { KitWords } from './words.ts';

const STEPS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'шагов',
  one: 'шаг',
  two: 'шага',
  few: 'шага',
  many: 'шагов',
  other: 'шага',
};

export const words: KitWords = {
  possible: 'можно',
  picked: 'выбрано',
  mapKeys:
    'Стрелки ведут от места к месту, Page Down — к следующему возможному, Enter выбирает, плюс и минус меняют масштаб, 0 показывает всю карту.',
  closer: 'Крупнее',
  farther: 'Мельче',
  fit: 'Показать всю карту',
  route: (spaces) => `Путь: ${spaces} ${STEPS[ru.plural(spaces)]}`,
  go: 'Вперёд',
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
