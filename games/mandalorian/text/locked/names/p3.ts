import { called, type Names } from '../../names/index.ts';

const cell = (number: number): Names => ({
  [`room:cell${number}`]: called(`Zelle ${number}`, `Cell ${number}`, `Камера ${number}`),
  [`door:c${number}`]: called(`Zellentür ${number}`, `Cell Door ${number}`, `Дверь камеры ${number}`),
});

export const names: Names = {
  m3: called('Der Transporter', 'The Transport', 'Транспорт'),
  map3: called('Gefangenentransporter', 'Prison Transport', 'Тюремный транспорт'),
  'area:m3': called('Überbrücken', 'Override', 'Взлом'),
  'door:bulk': called('Schott', 'Bulkhead', 'Переборка'),
  ...cell(1),
  ...cell(2),
  ...cell(3),
  ...cell(4),
  ...cell(5),
  ...cell(6),

  'm3-c1': called('Sicherheitsdroide', 'Security Droid', 'Дроид охраны'),
  'm3-c2': called('Postendroide', 'Post Droid', 'Постовой дроид'),
  'm3-c3': called('Mausdroide', 'Mouse Droid', 'Дроид-мышь'),
  'm3-c4': called('Medikit', 'Medkit', 'Медкомплект'),
  'm3-c5': called('Codezylinder', 'Code Cylinder', 'Кодовый цилиндр'),
  'm3-t1': called('Aufruhrdroide', 'Riot Droid', 'Дроид-усмиритель'),
  'm3-t2': called('Geschützdroide', 'Gun Droid', 'Дроид-стрелок'),
  'm3-t3': called('Schwerer Droide', 'Heavy Droid', 'Тяжёлый дроид'),
  'm3-q1': called('Der Gefangene', 'The Prisoner', 'Узник'),
  'm3-q2': called('Gewalttätiger Häftling', 'Violent Inmate', 'Буйный заключённый'),
  'm3-q3': called('Leere Zelle', 'Empty Cell', 'Пустая камера'),
  'm3-q4': called('Medikit', 'Medkit', 'Медкомплект'),
  'm3-q5': called('Deckoffizier', 'Deck Officer', 'Палубный офицер'),
  'm3-r1': called('Sicherheitsdroide', 'Security Droid', 'Дроид охраны'),
  'm3-r2': called('Geschützdroide', 'Gun Droid', 'Дроид-стрелок'),
  'm3-r3': called('Aufruhrdroide', 'Riot Droid', 'Дроид-усмиритель'),

  'man-t2': called('Fangseil', 'Whipcord', 'Ловчий трос'),
  'ig-t2': called('Bactaspray', 'Bacta Spray', 'Бакта-спрей'),
  'paz-t2': called('Lufttransport', 'Airlift', 'Воздушная переброска'),
  'may-t2': called('Punktgenau', 'Pinpoint', 'Точно в цель'),
  'xia-t2': called('Verschwinden', 'Vanish', 'Исчезнуть'),
  'bur-t2': called('Brüllen', 'Roar', 'Рёв'),
  'car-t2': called('Neu formieren', 'Regroup', 'Перегруппировка'),
  'gre-t2': called('Mitreißende Rede', 'Rousing Speech', 'Пламенная речь'),
};
