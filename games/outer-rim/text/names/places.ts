import {
  type EncounterDeck,
  isNavpoint,
  type MarketDeck,
  type Planet,
  type Space,
  type Tile,
} from '../../content/index.ts';
import { navpointName } from './navpoints.ts';
import { called, type Name } from './terms.ts';

export const PLANET_NAMES: Readonly<Record<Planet, Name>> = {
  cantonica: called('Cantonica', 'Cantonica', 'Кантоника'),
  'ord-mantell': called('Ord Mantell', 'Ord Mantell', 'Орд-Мантелл'),
  lothal: called('Lothal', 'Lothal', 'Лотал'),
  'mon-calamari': called('Mon Calamari', 'Mon Calamari', 'Мон-Каламари'),
  kessel: called('Kessel', 'Kessel', 'Кессель'),
  tatooine: called('Tatooine', 'Tatooine', 'Татуин'),
  'nal-hutta': called('Nal Hutta', 'Nal Hutta', 'Нал-Хатта'),
  ryloth: called('Ryloth', 'Ryloth', 'Рилот'),
  naboo: called('Naboo', 'Naboo', 'Набу'),
  'ring-of-kafrene': called('Ring von Kafrene', 'Ring of Kafrene', '«Кольцо Кафрены»'),
  takodana: called('Takodana', 'Takodana', 'Такодана'),
};

const MAELSTROM = called('Mahlstrom', 'Maelstrom', 'Мальстрём');
const NAVPOINT = called('Sprungpunkt', 'Navpoint', 'Узловая точка');

const joined = (a: Name, b: Name, between: string): Name => ({
  de: a.de + between + b.de,
  en: a.en + between + b.en,
  ru: a.ru + between + b.ru,
});

export function spaceName(space: Space): Name {
  if (space === 'maelstrom') return MAELSTROM;
  if (!isNavpoint(space)) return PLANET_NAMES[space];
  return joined(NAVPOINT, navpointName(space), ' ');
}

export const TILE_NAMES: Readonly<Record<Tile, Name>> = {
  'cantonica-ord-mantell': joined(PLANET_NAMES.cantonica, PLANET_NAMES['ord-mantell'], '/'),
  'lothal-mon-calamari': joined(PLANET_NAMES.lothal, PLANET_NAMES['mon-calamari'], '/'),
  kessel: PLANET_NAMES.kessel,
  'tatooine-nal-hutta': joined(PLANET_NAMES.tatooine, PLANET_NAMES['nal-hutta'], '/'),
  'ryloth-naboo': joined(PLANET_NAMES.ryloth, PLANET_NAMES.naboo, '/'),
  'ring-of-kafrene-takodana': joined(PLANET_NAMES['ring-of-kafrene'], PLANET_NAMES.takodana, '/'),
};

export const ENCOUNTER_DECK_NAMES: Readonly<Record<EncounterDeck, Name>> = {
  ...TILE_NAMES,
  'kessel-maelstrom': joined(PLANET_NAMES.kessel, MAELSTROM, '/'),
  navpoint: { ...NAVPOINT, ru: 'Узловые точки' },
};

export const MARKET_DECK_NAMES: Readonly<Record<MarketDeck, Name>> = {
  bounty: called('Kopfgeldaufträge', 'Bounties', 'Охота'),
  cargo: called('Fracht', 'Cargo', 'Грузы'),
  'gear-mod': called('Ausrüstung und Mods', 'Gear and Mods', 'Экипировка и модификации'),
  job: called('Jobs', 'Jobs', 'Работа'),
  luxury: called('Luxusgüter', 'Luxury', 'Роскошь'),
  ship: called('Schiffe', 'Ships', 'Корабли'),
};
