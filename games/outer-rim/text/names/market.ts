import type { Contact, Face, MarketShip } from '../../content/index.ts';
import { CONTACT_NAMES } from './people.ts';
import { SHIP_NAMES } from './ships.ts';
import { called, type Name } from './terms.ts';

type MarketFace = Extract<Face, `market/${string}`>;

/** A bounty is called by its target. */
export function bountyName(target: Contact): Name {
  const { de, en, ru } = CONTACT_NAMES[target];
  return called(`Kopfgeld: ${de}`, `Bounty: ${en}`, `Охота: ${ru}`);
}

const ships = {
  'market/hwk-290': SHIP_NAMES['hwk-290'],
  'market/gx1-short-hauler': SHIP_NAMES['gx1-short-hauler'],
  'market/lancer': SHIP_NAMES.lancer,
  'market/heavy-duty-lifter': SHIP_NAMES['heavy-duty-lifter'],
  'market/aggressor': SHIP_NAMES.aggressor,
  'market/yv-666': SHIP_NAMES['yv-666'],
  'market/firespray': SHIP_NAMES.firespray,
  'market/yt-1300': SHIP_NAMES['yt-1300'],
} satisfies Record<`market/${MarketShip}`, Name>;

/** The big jobs; their databank cards are called the same. */
export const BIG_JOB_NAMES = {
  'the-kessel-run': called('Der Kessel-Flug', 'The Kessel Run', 'Дуга Кесселя'),
  'the-jewel-of-yavin': called('Das Juwel von Yavin', 'The Jewel of Yavin', 'Жемчужина Явина'),
  'the-casino-heist': called('Der Kasinoraub', 'The Casino Heist', 'Ограбление казино'),
  'rescue-from-the-mines': called('Rettung aus den Minen', 'Rescue from the Mines', 'Спасение из шахт'),
  'hijacking-a-freighter': called('Ein Frachter wird gekapert', 'Hijacking a Freighter', 'Угон грузовика'),
  'rooting-out-spies': called('Spione enttarnen', 'Rooting Out Spies', 'Охота на шпионов'),
  'relic-of-the-past': called('Relikt der Vergangenheit', 'Relic of the Past', 'Реликвия прошлого'),
  'jabbas-hidden-stash': called('Jabbas geheimes Lager', 'Jabba’s Hidden Stash', 'Тайник Джаббы'),
  'pirate-hunt': called('Piratenjagd', 'Pirate Hunt', 'Охота на пиратов'),
  'rebel-prison-break': called('Ausbruch der Rebellen', 'Rebel Prison Break', 'Побег повстанцев'),
} as const satisfies Readonly<Record<string, Name>>;

export const MARKET_NAMES: Readonly<Record<MarketFace, Name>> = {
  'market/bounty-garindan': bountyName('garindan'),
  'market/bounty-boshek': bountyName('boshek'),
  'market/bounty-greedo': bountyName('greedo'),
  'market/bounty-4-lom': bountyName('4-lom'),
  'market/bounty-maz-kanata': bountyName('maz-kanata'),
  'market/bounty-hera-syndulla': bountyName('hera-syndulla'),
  'market/bounty-ziton-moj': bountyName('ziton-moj'),
  'market/bounty-chewbacca': bountyName('chewbacca'),
  'market/bounty-saw-gerrera': bountyName('saw-gerrera'),
  'market/wanted': called('Gesucht', 'Wanted', 'Разыскивается'),
  'market/information-broker': called('Informationshändler', 'Information Broker', 'Торговец сведениями'),

  'market/food-supplies': called('Lebensmittel', 'Food Supplies', 'Продовольствие'),
  'market/droid-parts': called('Droidenteile', 'Droid Parts', 'Запчасти для дроидов'),
  'market/coaxium-crystal': called('Coaxium-Kristall', 'Coaxium Crystal', 'Кристалл коаксия'),
  'market/salvage': called('Bergungsgut', 'Salvage', 'Металлолом'),
  'market/bacta-supplies': called('Bacta-Vorräte', 'Bacta Supplies', 'Запасы бакты'),
  'market/stolen-prototype': called('Gestohlener Prototyp', 'Stolen Prototype', 'Краденый прототип'),
  'market/stolen-supplies': called('Gestohlene Vorräte', 'Stolen Supplies', 'Краденые припасы'),
  'market/stolen-weapons': called('Gestohlene Waffen', 'Stolen Weapons', 'Краденое оружие'),
  'market/stolen-hyperfuel': called('Gestohlener Hypertreibstoff', 'Stolen Hyperfuel', 'Краденое гипертопливо'),
  'market/smuggling-compartment': called('Schmuggelfach', 'Smuggling Compartment', 'Тайный отсек'),

  'market/targeting-computer': called('Zielcomputer', 'Targeting Computer', 'Наводящий компьютер'),
  'market/quad-laser-cannon': called('Vierlings-Laserkanone', 'Quad Laser Cannon', 'Счетверённая лазерная пушка'),
  'market/improved-nav-computer': called(
    'Verbesserter Navicomputer',
    'Improved Nav Computer',
    'Улучшенный навикомпьютер',
  ),
  'market/shield-upgrade': called('Schildverstärker', 'Shield Upgrade', 'Усиленные щиты'),
  'market/maneuvering-thrusters': called('Manövriertriebwerke', 'Maneuvering Thrusters', 'Маневровые двигатели'),
  'market/ion-cannon': called('Ionenkanone', 'Ion Cannon', 'Ионная пушка'),
  'market/autoblaster': called('Autoblaster', 'Autoblaster', 'Автобластер'),
  'market/dl-44': called('Schwere Blasterpistole DL-44', 'DL-44 Heavy Blaster Pistol', 'Тяжёлый бластер DL-44'),
  'market/armored-vest': called('Panzerweste', 'Armored Vest', 'Бронежилет'),
  'market/vibroknife': called('Vibromesser', 'Vibroknife', 'Вибронож'),
  'market/iqa-11': called('IQA-11-Blastergewehr', 'IQA-11 Blaster Rifle', 'Бластерная винтовка IQA-11'),
  'market/vibro-ax': called('Vibroaxt', 'Vibro-Ax', 'Вибротопор'),
  'market/jetpack': called('Jetpack', 'Jetpack', 'Реактивный ранец'),
  'market/mpl-57': called('MPL-57-Granatwerfer', 'MPL-57 Grenade Launcher', 'Гранатомёт MPL-57'),
  'market/plastoid-armor': called('Plastoidrüstung', 'Plastoid Armor', 'Пластоидная броня'),

  'market/hutt-favor': called('Gefallen für die Hutts', 'Hutt Favor', 'Услуга хаттам'),
  'market/syndicate-favor': called('Gefallen für die Syndikate', 'Syndicate Favor', 'Услуга Синдикату'),
  'market/imperial-favor': called('Gefallen für das Imperium', 'Imperial Favor', 'Услуга Империи'),
  'market/rebel-favor': called('Gefallen für die Rebellen', 'Rebel Favor', 'Услуга Альянсу'),
  'market/the-kessel-run': BIG_JOB_NAMES['the-kessel-run'],
  'market/the-jewel-of-yavin': BIG_JOB_NAMES['the-jewel-of-yavin'],
  'market/the-casino-heist': BIG_JOB_NAMES['the-casino-heist'],
  'market/rescue-from-the-mines': BIG_JOB_NAMES['rescue-from-the-mines'],
  'market/hijacking-a-freighter': BIG_JOB_NAMES['hijacking-a-freighter'],
  'market/rooting-out-spies': BIG_JOB_NAMES['rooting-out-spies'],
  'market/relic-of-the-past': BIG_JOB_NAMES['relic-of-the-past'],
  'market/jabbas-hidden-stash': BIG_JOB_NAMES['jabbas-hidden-stash'],
  'market/hired-help': called('Handlanger', 'Hired Help', 'Работник по найму'),

  'market/dejarik-holotable': called('Dejarik-Holotisch', 'Dejarik Holotable', 'Голостол для деджарика'),
  'market/gift-for-jabba': called('Geschenk für Jabba', 'Gift for Jabba', 'Подарок Джаббе'),
  'market/mandalorian-armor': called('Mandalorianische Rüstung', 'Mandalorian Armor', 'Мандалорская броня'),
  'market/extravagant-wardrobe': called('Extravagante Garderobe', 'Extravagant Wardrobe', 'Роскошный гардероб'),
  'market/proton-torpedoes': called('Protonentorpedos', 'Proton Torpedoes', 'Протонные торпеды'),
  'market/chromium-hull': called('Chromhülle', 'Chromium Hull', 'Хромированный корпус'),
  'market/sy-snootles': called('Sy Snootles', 'Sy Snootles', 'Сай Снутлс'),
  'market/undercover-agent': called('Verdeckter Ermittler', 'Undercover Agent', 'Агент под прикрытием'),
  'market/dash-rendar': called('Dash Rendar', 'Dash Rendar', 'Дэш Рендар'),
  'market/legendary-game-of-sabacc': called(
    'Legendäre Sabacc-Partie',
    'Legendary Game of Sabacc',
    'Легендарная партия в сабакк',
  ),
  'market/boonta-eve-classic': called('Boonta-Classic', 'Boonta Eve Classic', 'Гонка «Бунта Ив Классик»'),
  ...ships,
  'market/used-ship-for-sale': called('Gebrauchtschiff', 'Used Ship for Sale', 'Подержанный корабль на продажу'),
};
