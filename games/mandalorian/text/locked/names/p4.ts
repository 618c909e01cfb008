import { called, type Names } from '../../names/index.ts';

export const names: Names = {
  m4: called('Showdown auf dem Platz', 'Showdown on the Square', 'Развязка на площади'),
  map4: called('Marktplatz', 'Town Square', 'Городская площадь'),
  'area:m4': called('Schweres Geschütz', 'Heavy Cannon', 'Тяжёлая пушка'),
  'room:cantina': called('Cantina', 'Cantina', 'Кантина'),
  'door:cantina-door': called('Cantinatür', 'Cantina Door', 'Дверь кантины'),

  'm4-c1': called('Imperialer Truppler', 'Remnant Trooper', 'Солдат Осколка'),
  'm4-c2': called('Kundschafter', 'Scout', 'Разведчик'),
  'm4-c3': called('Flammentruppler', 'Flame Trooper', 'Огнемётчик'),
  'm4-c4': called('Sondendroide', 'Probe Droid', 'Дроид-зонд'),
  'm4-c5': called('Medikit', 'Medkit', 'Медкомплект'),
  'm4-c6': called('Munitionskiste', 'Ammo Crate', 'Ящик боеприпасов'),
  'm4-t1': called('Sturmtrupp', 'Trooper Squad', 'Отделение солдат'),
  'm4-t2': called('Elitetruppler', 'Elite Trooper', 'Элитный солдат'),
  'm4-t3': called('Scharfschützennest', 'Sniper Nest', 'Гнездо снайпера'),
  'm4-t4': called('Lanzenträger', 'Lancer', 'Копейщик'),
  'm4-q1': called('Der Moff', 'The Moff', 'Мофф'),
  'm4-r1': called('Imperialer Truppler', 'Remnant Trooper', 'Солдат Осколка'),
  'm4-r2': called('Elitetruppler', 'Elite Trooper', 'Элитный солдат'),
  'm4-r3': called('Kundschafter', 'Scout', 'Разведчик'),
  'm4-r4': called('Flammentruppler', 'Flame Trooper', 'Огнемётчик'),

  'ea-03': called('Energiestoß', 'Power Surge', 'Скачок энергии'),
  'ea-05': called('Waghalsiger Sturm', 'Reckless Rush', 'Безрассудный рывок'),

  'man-w': called('Seite an Seite', 'Side by Side', 'Плечом к плечу'),
  'ig-w': called('Adaptive Programmierung', 'Adaptive Programming', 'Гибкая программа'),
  'paz-w': called('Unerschütterlich', 'Unshaken', 'Непоколебимость'),
  'may-w': called('Vorlautes Mundwerk', 'Smart Mouth', 'Острый язык'),
  'xia-w': called('Flink wie ein Messer', 'Quick as a Cut', 'Быстрее лезвия'),
  'bur-w': called('Rohe Gewalt', 'Brute Force', 'Грубая сила'),
  'car-w': called('Alte Soldatin', 'Old Soldier', 'Старый солдат'),
  'gre-w': called('Alles hat seinen Preis', 'Everything Has a Price', 'Всему своя цена'),
};
