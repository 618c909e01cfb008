import type { BasicAction } from '../../content/index.ts';
import { called, type Name } from './terms.ts';

/** Action areas, as headings and in card texts. */
export const AREA_NAMES: Readonly<Record<`area:${BasicAction}`, Name>> = {
  'area:move': called('Bewegen', 'Move', 'Движение'),
  'area:attack': called('Angreifen', 'Attack', 'Атака'),
  'area:intel': called('Spionieren', 'Intel', 'Разведка'),
  'area:plan': called('Planen', 'Plan', 'Планирование'),
};
