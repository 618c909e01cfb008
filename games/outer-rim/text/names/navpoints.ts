import { isNavpoint, type Navpoint, type Planet, SPACES } from '../../content/index.ts';
import { called, type Name } from './terms.ts';

type Place = Planet | 'maelstrom';

/** A place as it stands after "before", "past" and "between": in Russian in the instrumental. */
const NEAR: Readonly<Record<Place, Name>> = {
  cantonica: called('Cantonica', 'Cantonica', 'Кантоникой'),
  'ord-mantell': called('Ord Mantell', 'Ord Mantell', 'Орд-Мантеллом'),
  lothal: called('Lothal', 'Lothal', 'Лоталом'),
  'mon-calamari': called('Mon Calamari', 'Mon Calamari', 'Мон-Каламари'),
  kessel: called('Kessel', 'Kessel', 'Кесселем'),
  tatooine: called('Tatooine', 'Tatooine', 'Татуином'),
  'nal-hutta': called('Nal Hutta', 'Nal Hutta', 'Нал-Хаттой'),
  ryloth: called('Ryloth', 'Ryloth', 'Рилотом'),
  naboo: called('Naboo', 'Naboo', 'Набу'),
  'ring-of-kafrene': called('dem Ring von Kafrene', 'the Ring of Kafrene', '«Кольцом Кафрены»'),
  takodana: called('Takodana', 'Takodana', 'Такоданой'),
  maelstrom: called('dem Mahlstrom', 'the Maelstrom', 'Мальстрёмом'),
};

const HOW = {
  before: called('vor', 'before', 'перед'),
  past: called('hinter', 'past', 'за'),
  'far before': called('weit vor', 'far before', 'далеко перед'),
  'far past': called('weit hinter', 'far past', 'далеко за'),
} as const;

const at = (how: keyof typeof HOW, place: Place): Name =>
  called(`${HOW[how].de} ${NEAR[place].de}`, `${HOW[how].en} ${NEAR[place].en}`, `${HOW[how].ru} ${NEAR[place].ru}`);

const between = (one: Place, other: Place): Name =>
  called(
    `zwischen ${NEAR[one].de} und ${NEAR[other].de}`,
    `between ${NEAR[one].en} and ${NEAR[other].en}`,
    `между ${NEAR[one].ru} и ${NEAR[other].ru}`,
  );

/**
 * Where a navpoint lies, by the places of its own tile: so the name fits every order of the tiles. "Before" and "past" as one
 * flies from the Rebel to the Imperial end.
 */
export const NAVPOINT_PLACES: Readonly<Record<Navpoint, Name>> = {
  'nav-1': at('before', 'cantonica'),
  'nav-2': at('before', 'ord-mantell'),
  'nav-4': at('past', 'cantonica'),
  'nav-6': at('past', 'ord-mantell'),
  'nav-7': at('before', 'lothal'),
  'nav-8': at('before', 'mon-calamari'),
  'nav-11': at('past', 'lothal'),
  'nav-12': at('past', 'mon-calamari'),
  'nav-15': at('before', 'maelstrom'),
  'nav-16': at('far before', 'kessel'),
  'nav-17': at('before', 'kessel'),
  'nav-18': at('past', 'kessel'),
  'nav-19': at('past', 'maelstrom'),
  'nav-20': at('far past', 'kessel'),
  'nav-21': at('far before', 'tatooine'),
  'nav-22': at('far before', 'nal-hutta'),
  'nav-23': at('before', 'tatooine'),
  'nav-24': at('before', 'nal-hutta'),
  'nav-26': between('tatooine', 'nal-hutta'),
  'nav-28': at('past', 'tatooine'),
  'nav-29': at('past', 'nal-hutta'),
  'nav-30': at('before', 'ryloth'),
  'nav-32': at('far before', 'naboo'),
  'nav-33': at('past', 'ryloth'),
  'nav-34': between('ryloth', 'naboo'),
  'nav-35': at('before', 'naboo'),
  'nav-36': at('far past', 'ryloth'),
  'nav-37': at('past', 'naboo'),
  'nav-40': at('before', 'ring-of-kafrene'),
  'nav-41': at('before', 'takodana'),
  'nav-43': at('past', 'ring-of-kafrene'),
  'nav-44': at('far past', 'ring-of-kafrene'),
  'nav-45': at('past', 'takodana'),
  'nav-46': at('far past', 'takodana'),
};

const NUMBERED = SPACES.filter(isNavpoint);

/** A number to find it by on the map, along the ring as the standard map lays it. */
export const navpointNumber = (space: Navpoint): number => NUMBERED.indexOf(space) + 1;

/** "12 before Ryloth" */
export function navpointName(space: Navpoint): Name {
  const { de, en, ru } = NAVPOINT_PLACES[space];
  const n = navpointNumber(space);
  return called(`${n} ${de}`, `${n} ${en}`, `${n} ${ru}`);
}
