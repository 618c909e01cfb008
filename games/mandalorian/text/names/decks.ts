import type { PlanId } from '../../content/index.ts';
import { called, type Name, type Names } from './terms.ts';

export const EVENT_NAMES: Names = {
  'headlong-charge': called('Blinder Ansturm', 'Headlong Charge', 'Лобовая атака'),
  'closing-in': called('Sie rücken näher', 'Closing In', 'Кольцо сжимается'),
  cornered: called('In die Enge getrieben', 'Cornered', 'Загнаны в угол'),
  'firing-line': called('Feuerlinie', 'Firing Line', 'Линия огня'),
  'advance-and-fire': called('Vorrücken und feuern', 'Advance and Fire', 'Вперёд и огонь'),
  'flanking-move': called('Flankenangriff', 'Flanking Move', 'Обход с фланга'),
  'clear-shot': called('Freie Schussbahn', 'Clear Shot', 'Верный выстрел'),
  overwatch: called('Im Visier', 'Overwatch', 'Под прицелом'),
  'mixed-volley': called('Gemischte Salve', 'Mixed Volley', 'Смешанный залп'),
  'backup-arrives': called('Nachschub trifft ein', 'Backup Arrives', 'Прибыла подмога'),
  ambush: called('Hinterhalt', 'Ambush', 'Засада'),
  'scrambled-comms': called('Gestörter Funk', 'Scrambled Comms', 'Глушат связь'),
};

export const PLANNING_NAMES: Readonly<Record<PlanId, Name>> = {
  'no-luck': called('Kein Glück', 'No Luck', 'Не повезло'),
  defend: called('Verteidigen', 'Defend', 'Защита'),
  'second-wind': called('Zweite Luft', 'Second Wind', 'Второе дыхание'),
  prepared: called('Gut vorbereitet', 'Prepared', 'Наготове'),
  retaliate: called('Zurückschlagen', 'Strike Back', 'Ответный удар'),
  'keep-calm': called('Ruhe bewahren', 'Keep Calm', 'Сохранять спокойствие'),
  cover: called('Deckungsschuss', 'Covering Shot', 'Прикрывающий выстрел'),
};

export const DISRUPTION_NAMES: Names = {
  'disruption-white-1': called('Störmarker 1 (weiß)', 'Disruption 1 (white)', 'Помеха 1 (белая)'),
  'disruption-white-2': called('Störmarker 2 (weiß)', 'Disruption 2 (white)', 'Помеха 2 (белая)'),
  'disruption-yellow-1': called('Störmarker 1 (gelb)', 'Disruption 1 (yellow)', 'Помеха 1 (жёлтая)'),
  'disruption-yellow-2': called('Störmarker 2 (gelb)', 'Disruption 2 (yellow)', 'Помеха 2 (жёлтая)'),
  'disruption-yellow-3': called('Störmarker 3 (gelb)', 'Disruption 3 (yellow)', 'Помеха 3 (жёлтая)'),
};
