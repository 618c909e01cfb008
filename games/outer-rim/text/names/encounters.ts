import type { EncounterDeck, TitledEncounter } from '../../content/index.ts';
import { BIG_JOB_NAMES, bountyName } from './market.ts';
import { ENCOUNTER_DECK_NAMES } from './places.ts';
import { called, type Name } from './terms.ts';

/** Encounter cards that may be kept: what the asset or the secret on them is called. */
export const TITLED_ENCOUNTER_NAMES: Readonly<Record<TitledEncounter, Name>> = {
  'encounter/cantonica-ord-mantell-1': called('Weequay-Schützin', 'Weequay Gunner', 'Викуэй-стрелок'),
  'encounter/cantonica-ord-mantell-3': bountyName('ig-rm-droid'),
  'encounter/cantonica-ord-mantell-5': called('Freunde im Hinterhalt', 'Friends in Waiting', 'Друзья в засаде'),
  'encounter/cantonica-ord-mantell-6': called('Zufallswürfel', 'Chance Cube', 'Кубик удачи'),
  'encounter/cantonica-ord-mantell-9': called('Klonkrieger im Ruhestand', 'Retired Clone Trooper', 'Клон-ветеран'),
  'encounter/lothal-mon-calamari-2': called('Gestohlene Baupläne', 'Stolen Blueprints', 'Краденые чертежи'),
  'encounter/lothal-mon-calamari-3': BIG_JOB_NAMES['rebel-prison-break'],
  'encounter/lothal-mon-calamari-4': called(
    'Mon-Calamari-Panzerung',
    'Mon Calamari Plating',
    'Мон-каламарская обшивка',
  ),
  'encounter/lothal-mon-calamari-6': called(
    'Imperialer Codezylinder',
    'Imperial Code Cylinder',
    'Имперский кодовый цилиндр',
  ),
  'encounter/lothal-mon-calamari-7': called('Quarren-Ingenieur', 'Quarren Engineer', 'Инженер-куаррен'),
  'encounter/lothal-mon-calamari-8': called('Ersatzdeflektor', 'Spare Deflector', 'Запасной дефлектор'),
  'encounter/lothal-mon-calamari-9': bountyName('grand-admiral-thrawn'),
  'encounter/kessel-maelstrom-1': called('Veredeltes Spice', 'Refined Spice', 'Очищенный спайс'),
  'encounter/kessel-maelstrom-4': called('Vorarbeiterin der Mine', 'Mine Foreman', 'Бригадир шахты'),
  'encounter/kessel-maelstrom-8': called('Karte des Mahlstroms', 'Chart of the Maelstrom', 'Карта Мальстрёма'),
  'encounter/kessel-maelstrom-9': called('Bergbaulaser', 'Mining Laser', 'Горный лазер'),
  'encounter/tatooine-nal-hutta-2': called('Jawa-Bastler', 'Jawa Tinkerer', 'Джава-умелец'),
  'encounter/tatooine-nal-hutta-3': called('Kraytdrachenperle', 'Krayt Dragon Pearl', 'Жемчужина крайт-дракона'),
  'encounter/tatooine-nal-hutta-5': bountyName('black-krrsantan'),
  'encounter/tatooine-nal-hutta-6': called('Schütze in der Schlucht', 'Sniper in the Canyon', 'Стрелок в каньоне'),
  'encounter/tatooine-nal-hutta-8': called('Nikto-Leibwache', 'Nikto Bodyguard', 'Телохранитель-никто'),
  'encounter/tatooine-nal-hutta-9': called('Thermaldetonator', 'Thermal Detonator', 'Термальный детонатор'),
  'encounter/ryloth-naboo-2': called('Twi’lek-Späherin', 'Twi’lek Scout', 'Разведчица-тви’лека'),
  'encounter/ryloth-naboo-3': called('Verschlüsselte Nachricht', 'Encrypted Message', 'Шифрованное послание'),
  'encounter/ryloth-naboo-5': called('Königliche Leibärztin', 'Royal Physician', 'Королевский врач'),
  'encounter/ryloth-naboo-6': called('Heilerbesteck', 'Healer’s Kit', 'Набор целителя'),
  'encounter/ryloth-naboo-8': called('Flüchtlinge', 'Refugees', 'Беженцы'),
  'encounter/ring-of-kafrene-takodana-2': called('Burgwache', 'Castle Guard', 'Страж замка'),
  'encounter/ring-of-kafrene-takodana-3': BIG_JOB_NAMES['pirate-hunt'],
  'encounter/ring-of-kafrene-takodana-6': bountyName('hondo-ohnaka'),
  'encounter/ring-of-kafrene-takodana-7': called('Falscher Alarm', 'False Alarm', 'Ложная тревога'),
  'encounter/ring-of-kafrene-takodana-8': called('Sensordämpfer', 'Sensor Baffle', 'Глушитель сенсоров'),
  'encounter/ring-of-kafrene-takodana-9': bountyName('k-2so'),
  'encounter/ring-of-kafrene-takodana-10': called('Tresorcode', 'Vault Code', 'Код хранилища'),
  'encounter/navpoint-4': called('Treibender Container', 'Drifting Container', 'Дрейфующий контейнер'),
  'encounter/navpoint-6': called('Rat einer Fremden', 'A Stranger’s Advice', 'Совет незнакомки'),
  'encounter/navpoint-8': called('Gestrandete Pilotin', 'Stranded Pilot', 'Потерпевший крушение пилот'),
};

/** All other encounter cards are called by deck and number; navpoints have numbers of their own. */
export function encounterName(deck: EncounterDeck, number: number): Name {
  const { de, en, ru } = ENCOUNTER_DECK_NAMES[deck];
  return deck === 'navpoint'
    ? called(`${de}-Karte ${number}`, `${en} card ${number}`, `${ru}, карта ${number}`)
    : called(`${de} ${number}`, `${en} ${number}`, `${ru} ${number}`);
}
