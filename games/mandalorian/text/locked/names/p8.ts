import { called, type Names } from '../../names/index.ts';

export const names: Names = {
  'ea-08': called('Festgenagelt', 'Pinned Down', 'Прижаты огнём'),
  'ea-09': called('Von allen Seiten', 'From All Sides', 'Со всех сторон'),
  'ea-10': called('Keine gute Wahl', 'No Good Choice', 'Плохой выбор'),

  'man-s2': called('Neu geschmiedete Rüstung', 'Reforged Armor', 'Перекованный доспех'),
  'ig-s2': called('Präzisionssalve', 'Precision Burst', 'Точная очередь'),
  'paz-s2': called('Schildwall', 'Shield Wall', 'Стена щитов'),
  'may-s2': called('Fluchtplan', 'Exit Strategy', 'План отхода'),
  'xia-s2': called('Alte Bekannte', 'Old Acquaintance', 'Старая знакомая'),
  'bur-s2': called('Schraubstockgriff', 'Crushing Grip', 'Сокрушающая хватка'),
  'car-s2': called('Ruf der Marshal', 'Marshal’s Call', 'Зов маршала'),
  'gre-s2': called('Oberhaupt der Gilde', 'Head of the Guild', 'Во главе гильдии'),
};
