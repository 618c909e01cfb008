import type { Character, Contact, Enemy } from '../../content/index.ts';
import { called, type Name, same } from './terms.ts';

export const CHARACTER_NAMES: Readonly<Record<Character, Name>> = {
  'boba-fett': called('Boba Fett', 'Boba Fett', 'Боба Фетт'),
  bossk: called('Bossk', 'Bossk', 'Босск'),
  'doctor-aphra': called('Doktor Aphra', 'Doctor Aphra', 'Доктор Афра'),
  'han-solo': called('Han Solo', 'Han Solo', 'Хан Соло'),
  'ig-88': same('IG-88'),
  'jyn-erso': called('Jyn Erso', 'Jyn Erso', 'Джин Эрсо'),
  'ketsu-onyo': called('Ketsu Onyo', 'Ketsu Onyo', 'Кетсу Оньо'),
  'lando-calrissian': called('Lando Calrissian', 'Lando Calrissian', 'Лэндо Калриссиан'),
};

export const CONTACT_NAMES: Readonly<Record<Contact, Name>> = {
  '4-lom': same('4-LOM'),
  'bib-fortuna': called('Bib Fortuna', 'Bib Fortuna', 'Биб Фортуна'),
  'black-krrsantan': called('Black Krrsantan', 'Black Krrsantan', 'Чёрный Кррсантан'),
  'black-sun-agent': called('Agentin der Schwarzen Sonne', 'Black Sun Agent', 'Агент «Чёрного солнца»'),
  boshek: called('BoShek', 'BoShek', 'БоШек'),
  chewbacca: called('Chewbacca', 'Chewbacca', 'Чубакка'),
  dengar: called('Dengar', 'Dengar', 'Денгар'),
  'doctor-evazan': called('Doktor Evazan', 'Doctor Evazan', 'Доктор Эвазан'),
  garindan: called('Garindan', 'Garindan', 'Гариндан'),
  'grand-admiral-thrawn': called('Großadmiral Thrawn', 'Grand Admiral Thrawn', 'Гранд-адмирал Траун'),
  greedo: called('Greedo', 'Greedo', 'Гридо'),
  'hera-syndulla': called('Hera Syndulla', 'Hera Syndulla', 'Гера Синдулла'),
  'hondo-ohnaka': called('Hondo Ohnaka', 'Hondo Ohnaka', 'Хондо Онака'),
  'ig-rm-droid': called('IG-RM-Droide', 'IG-RM Droid', 'Дроид IG-RM'),
  'k-2so': same('K-2SO'),
  'leia-organa': called('Leia Organa', 'Leia Organa', 'Лея Органа'),
  lobot: called('Lobot', 'Lobot', 'Лобот'),
  'maz-kanata': called('Maz Kanata', 'Maz Kanata', 'Маз Каната'),
  'ponda-baba': called('Ponda Baba', 'Ponda Baba', 'Понда Баба'),
  'saw-gerrera': called('Saw Gerrera', 'Saw Gerrera', 'Со Геррера'),
  'w1-le': same('W1-LE'),
  'ziton-moj': called('Ziton Moj', 'Ziton Moj', 'Зитон Мож'),
};

/** Enemies printed on cards. */
export const ENEMY_NAMES: Readonly<Record<Enemy, Name>> = {
  bandits: called('Banditen', 'Bandits', 'Бандиты'),
  bodyguards: called('Leibwächter', 'Bodyguards', 'Телохранители'),
  'bounty-hunter': called('Kopfgeldjäger', 'Bounty Hunter', 'Охотник за головами'),
  'casino-guards': called('Kasinowachen', 'Casino Guards', 'Охрана казино'),
  dengar: called('Dengar', 'Dengar', 'Денгар'),
  'freighter-escort': called('Geleitschutz des Frachters', 'Freighter Escort', 'Конвой грузовика'),
  'gamorrean-guards': called('Gamorreanische Wachen', 'Gamorrean Guards', 'Гаморреанская стража'),
  'local-security': called('Örtlicher Sicherheitsdienst', 'Local Security', 'Местная охрана'),
  'mine-guards': called('Minenwachen', 'Mine Guards', 'Охрана шахты'),
  pirates: called('Piraten', 'Pirates', 'Пираты'),
  'prison-guards': called('Gefängniswachen', 'Prison Guards', 'Тюремная охрана'),
  rancor: called('Rancor', 'Rancor', 'Ранкор'),
  'rival-crew': called('Rivalisierende Crew', 'Rival Crew', 'Команда соперников'),
  spies: called('Spione', 'Spies', 'Шпионы'),
  stormtroopers: called('Sturmtruppler', 'Stormtroopers', 'Штурмовики'),
  'swoop-gang': called('Swoop-Bande', 'Swoop Gang', 'Банда на свупах'),
  'tie-fighters': called('TIE-Jäger', 'TIE Fighters', 'СИД-истребители'),
  'tusken-raiders': called('Tusken-Räuber', 'Tusken Raiders', 'Тускенские разбойники'),
  'vault-guards': called('Tresorwachen', 'Vault Guards', 'Охрана хранилища'),
};
