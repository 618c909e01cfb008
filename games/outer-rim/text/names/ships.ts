import type { MarketShip, Ship } from '../../content/index.ts';
import { called, type Name } from './terms.ts';

export const SHIP_NAMES: Readonly<Record<Ship, Name>> = {
  'g9-rigger': called('G9-Auslegerfrachter', 'G9 Rigger Freighter', 'G9 «Ремонтник»'),
  'g-1a-starfighter': called('G-1A-Sternenjäger', 'G-1A Starfighter', 'Истребитель G-1A'),
  'hwk-290': called('HWK-290-Frachter', 'HWK-290 Freighter', 'Грузовик HWK-290'),
  'gx1-short-hauler': called('GX1-Kurzstreckentransporter', 'GX1 Short Hauler', 'Ближний транспорт GX1'),
  lancer: called(
    'Verfolgungsschiff der Lancer-Klasse',
    'Lancer-class Pursuit Craft',
    'Корабль-преследователь «Лансер»',
  ),
  'heavy-duty-lifter': called('Schwerlasttransporter', 'Heavy-Duty Lifter', 'Тяжёлый транспорт'),
  aggressor: called('Aggressor-Sturmjäger', 'Aggressor-class Assault Fighter', 'Штурмовик «Агрессор»'),
  'yv-666': called('Leichter YV-666-Frachter', 'YV-666 Light Freighter', 'Лёгкий грузовик YV-666'),
  firespray: called(
    'Firespray-31-Patrouillenschiff',
    'Firespray-31 Patrol Craft',
    'Патрульный корабль «Огненный шквал-31»',
  ),
  'yt-1300': called(
    'Modifizierter YT-1300-Frachter',
    'Modified YT-1300 Light Freighter',
    'Модифицированный грузовик YT-1300',
  ),
};

/** What a ship is called once its goal is achieved. The GX1's second name is not known; ours means what it can do. */
export const FLIPPED_SHIP_NAMES: Readonly<Record<MarketShip, Name>> = {
  'hwk-290': called('Moldy Crow', 'Moldy Crow', '«Замшелый ворон»'),
  'gx1-short-hauler': called('Quiet Corner', 'Quiet Corner', '«Тихий угол»'),
  lancer: called('Shadow Caster', 'Shadow Caster', '«Отбрасывающий тень»'),
  'heavy-duty-lifter': called('Ark Angel', 'Ark Angel', '«Архангел»'),
  aggressor: called('IG-2000', 'IG-2000', 'IG-2000'),
  'yv-666': called('Hound’s Tooth', 'Hound’s Tooth', '«Зуб гончей»'),
  firespray: called('Slave I', 'Slave I', '«Раб I»'),
  'yt-1300': called('Millennium Falke', 'Millennium Falcon', '«Тысячелетний сокол»'),
};
