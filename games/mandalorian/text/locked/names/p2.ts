import { called, type Names } from '../../names/index.ts';

export const names: Names = {
  m2: called('Raus aus der Stadt', 'Out of Town', 'Прочь из города'),
  map2: called('Lavastadt, Hauptstraße', 'Lava Town, Main Street', 'Лавовый город, главная улица'),
  'room:lab': called('Labor', 'Laboratory', 'Лаборатория'),
  'door:front': called('Vordertür', 'Front Door', 'Парадная дверь'),
  'door:side': called('Seitentür', 'Side Door', 'Боковая дверь'),
  'token-1': called('Das Kind', 'The Child', 'Малыш'),

  'm2-c1': called('Kopfgeldjäger', 'Bounty Hunter', 'Охотник за головами'),
  'm2-c2': called('Halsabschneider', 'Cutthroat', 'Головорез'),
  'm2-c3': called('Fährtenleser', 'Tracker', 'Следопыт'),
  'm2-c4': called('Gassenschütze', 'Alley Sniper', 'Снайпер из переулка'),
  'm2-c5': called('Hackerdroide', 'Slicer Droid', 'Дроид-взломщик'),
  'm2-c6': called('Medikit', 'Medkit', 'Медкомплект'),
  'm2-c7': called('Jetpackzelle', 'Jet Cell', 'Заряд для ранца'),
  'm2-t1': called('Dachjäger', 'Rooftop Hunter', 'Охотник на крыше'),
  'm2-t2': called('Straßenposten', 'Street Guard', 'Уличный часовой'),
  'm2-t3': called('Vollstrecker', 'Enforcer', 'Вышибала'),
  'm2-q1': called('Andockklammer', 'Docking Clamp', 'Стыковочный захват'),
  'm2-r1': called('Söldner', 'Hired Gun', 'Наёмник'),
  'm2-r2': called('Knochenbrecher', 'Bruiser', 'Костолом'),
  'm2-r3': called('Gedungener Scharfschütze', 'Contract Sniper', 'Снайпер по найму'),
  'm2-r4': called('Hackerdroide', 'Slicer Droid', 'Дроид-взломщик'),

  'ea-01': called('Das Kind wird unruhig', 'The Child Stirs', 'Малыш заволновался'),
  'ea-02': called('Schnappt es euch', 'Grab It', 'Хватай его'),
  'ea-04': called('Schwere Waffen', 'Heavy Weapons', 'Тяжёлое оружие'),

  'man-t1': called('Pfeifende Vögel', 'Whistling Birds', 'Свистящие птицы'),
  'ig-t1': called('Volle Drehung', 'Full Rotation', 'Полный оборот'),
  'paz-t1': called('Die Straße halten', 'Hold the Street', 'Держать улицу'),
  'may-t1': called('Keiner rührt sich', 'Nobody Moves', 'Никому не двигаться'),
  'xia-t1': called('Messersturm', 'Knife Storm', 'Шквал ножей'),
  'bur-t1': called('Zerschmettern', 'Smash', 'Сокрушить'),
  'car-t1': called('Deckungsfeuer', 'Covering Fire', 'Огневое прикрытие'),
  'gre-t1': called('Schulden eintreiben', 'Call In Debts', 'Взыскать долги'),
};
