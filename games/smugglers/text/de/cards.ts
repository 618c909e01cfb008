import { de } from '@cantina/text';
import { GOODS, type System } from '../../content/index.ts';
import { goods, nouns, systems } from './words.ts';

export const { count, listAnd, listOr, num, say } = de;

export const hullPoints = (amount: number): string => say(count(amount, nouns.hullPoint), 'acc');
export const points = (amount: number): string => say(count(amount, nouns.point), 'acc');
export const dice = (amount: number): string => (amount === 1 ? '1 Zollwürfel mehr' : `${num(amount)} Zollwürfel mehr`);
export const higher = (system: System, by: number): string =>
  `Deine ${systems[system]} ${system === 'lightspeed' ? 'zählt' : 'zählen'} um ${num(by)} höher, auch über 10 hinaus.`;

/** What a card ship is called in its text. */
export const FOES: Readonly<Record<'ship' | 'monster', string>> = { ship: 'Das Schiff', monster: 'Das Monster' };
/** Which good a die names. */
export const BY_DIE = GOODS.map((good, i) => `${num(i + 1)} ${goods[good]}`).join(', ');
export const RANDOM = 'Bestimme zufällig einen Planeten. Bis er den Spielplan verlässt,';

export { credits, goods, isPlural, nouns, starports, systems, units } from './words.ts';
