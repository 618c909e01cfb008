import { called, type Names } from '../../names/index.ts';

export const names: Names = {
  'ea-06': called('Kreuzfeuer', 'Crossfire', 'Перекрёстный огонь'),
  'ea-07': called('Durch die Hintertür', 'Through the Back', 'С чёрного хода'),

  'man-s1': called('Jetpack', 'Jetpack', 'Реактивный ранец'),
  'ig-s1': called('Schutzfunktion', 'Guard Function', 'Функция охраны'),
  'paz-s1': called('Munitionsgurt', 'Ammo Belt', 'Патронная лента'),
  'may-s1': called('Querschläger', 'Ricochet', 'Рикошет'),
  'xia-s1': called('Zwillingsdolche', 'Twin Daggers', 'Парные кинжалы'),
  'bur-s1': called('Nicht zu stoppen', 'Unstoppable', 'Не остановить'),
  'car-s1': called('Schweres Repetiergeschütz', 'Heavy Repeater', 'Тяжёлый скорострел'),
  'gre-s1': called('Doppelt gezogen', 'Double Draw', 'Стрельба с двух рук'),
};
