import { ru } from '@cantina/text';
import { GOODS, type System } from '../../content/index.ts';
import { goodsNominative, nouns, systems } from './words.ts';

export const { count, listAnd, listOr, num, say } = ru;

export const hullPoints = (amount: number): string => say(count(amount, nouns.hullPoint), 'acc');
export const points = (amount: number): string => say(count(amount, nouns.point), 'acc');
export const dice = (amount: number): string =>
  amount === 1 ? 'ещё 1 таможенный кубик' : `ещё ${say(count(amount, nouns.die), 'acc')} на таможне`;
export const higher = (system: System, by: number): string => {
  const whose = system === 'lightspeed' ? 'Ваш' : 'Ваши';
  const counts = system === 'lightspeed' ? 'считается' : 'считаются';
  return `${whose} ${systems[system]} ${counts} на ${num(by)} выше, в том числе сверх 10.`;
};

/** What a card ship is called in its text. */
export const FOES: Readonly<Record<'ship' | 'monster', string>> = { ship: 'Корабль', monster: 'Чудовище' };
/** Which good a die names. */
export const BY_DIE = GOODS.map((good, i) => `${num(i + 1)} — ${goodsNominative[good]}`).join(', ');
export const RANDOM = 'Выберите случайную планету. Пока она не покинет поле,';

export { credits, goods, goodsNominative, isPlural, nouns, starports, systems, units } from './words.ts';
