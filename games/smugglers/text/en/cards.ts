import { en } from '@cantina/text';
import { GOODS, type System } from '../../content/index.ts';
import { goods, nouns, systems } from './words.ts';

export const { count, listAnd, listOr, num, say } = en;

export const hullPoints = (amount: number): string => say(count(amount, nouns.hullPoint));
export const dice = (amount: number): string =>
  amount === 1 ? '1 more customs die' : `${num(amount)} more customs dice`;
export const higher = (system: System, by: number): string =>
  `Your ${systems[system]} ${system === 'lightspeed' ? 'counts' : 'count'} as ${num(by)} higher; this may exceed 10.`;

/** Which good a die names. */
export const BY_DIE = GOODS.map((good, i) => `${num(i + 1)} ${goods[good]}`).join(', ');
export const RANDOM = 'Choose a planet at random. Until it leaves the board,';

export { credits, goods, isPlural, nouns, starports, systems, units } from './words.ts';
