import { called, type Names } from './terms.ts';

/** The first mission: its threats, its map and what is on it. */
export const MISSION_NAMES: Names = {
  m1: called('Ins Lager', 'Into the Compound', 'В логово'),
  map1: called('Wüstenlager', 'Desert Compound', 'Пустынный лагерь'),
  'room:hall': called('Halle', 'Hall', 'Зал'),
  'room:north': called('Nordflügel', 'North Wing', 'Северное крыло'),
  'room:vault': called('Tresorraum', 'Vault', 'Хранилище'),
  'room:south': called('Südflügel', 'South Wing', 'Южное крыло'),
  'door:blast': called('Panzertür', 'Blast Door', 'Бронедверь'),
};

export const THREAT_NAMES: Names = {
  'm1-raider': called('Plünderer', 'Raider', 'Налётчик'),
  'm1-gate-guard': called('Torwache', 'Gate Guard', 'Привратник'),
  'm1-scavenger': called('Schrottsammler', 'Scavenger', 'Мусорщик'),
  'm1-lookout': called('Späher', 'Lookout', 'Дозорный'),
  'm1-warden': called('Aufseher', 'Warden', 'Надзиратель'),
  'm1-medkit': called('Medikit', 'Medkit', 'Медкомплект'),
  'm1-supply-crate': called('Vorratskiste', 'Supply Crate', 'Ящик припасов'),
  'm1-roof-sniper': called('Dachschütze', 'Roof Sniper', 'Снайпер на крыше'),
  'm1-roof-gunner': called('Dachkanonier', 'Roof Gunner', 'Стрелок на крыше'),
  'm1-roof-watch': called('Dachwache', 'Roof Watch', 'Часовой на крыше'),
  'm1-asset': called('Das Paket', 'The Asset', 'Товар'),
  'm1-house-guard': called('Hauswache', 'House Guard', 'Домашний страж'),
  'm1-captain': called('Anführer der Plünderer', 'Raider Captain', 'Главарь налётчиков'),
  'm1-gunman': called('Versteckter Schütze', 'Hidden Gunman', 'Скрытый стрелок'),
  'm1-r-gunner': called('Schütze der Plünderer', 'Raider Gunner', 'Стрелок налётчиков'),
  'm1-r-brute': called('Schläger', 'Brute', 'Громила'),
  'm1-r-marksman': called('Präzisionsschütze', 'Marksman', 'Меткий стрелок'),
};
