import { type CardId, type Flow, move } from '@cantina/kernel';
import { enemiesOf, threatOf } from '../lookup.ts';
import { bossIs, rulesOf } from '../missions/record.ts';
import { noteDefeat, wound } from '../ops/index.ts';
import type { G, Hero } from '../state.ts';
import { dropFrom } from './token.ts';

export const enemyHealth = (g: G, card: CardId): number => bossIs(g, card)?.health(g) ?? threatOf(g, card).health;

/** An enemy that no damage reaches now. */
export const isProtected = (g: G, card: CardId): boolean => bossIs(g, card)?.isProtected(g, card) === true;

/** The enemies that can be damaged now: what hits several at once hits these and nobody else. */
export const vulnerable = (g: G): CardId[] => enemiesOf(g).filter((card) => !isProtected(g, card));

/** MD-M4-04 the Moff can't be moved by characters' effects. */
export const canBeMoved = (g: G, card: CardId): boolean => bossIs(g, card) === undefined;

/** MA-ATK-03, MA-ATK-04 damage stays; what is too much is lost. */
export function* damageEnemy(g: G, card: CardId, amount: number, by: Hero | null): Flow<void> {
  if (amount <= 0 || isProtected(g, card)) return;
  wound(g, card, amount, by);
  if ((g.state.wounds[card] ?? 0) >= enemyHealth(g, card)) yield* defeatEnemy(g, card, by);
}

/** MA-THR-04, MA-ATK-10 reinforcements can come back, others leave the game. */
function* defeatEnemy(g: G, card: CardId, by: Hero | null): Flow<void> {
  dropFrom(g, card);
  const { shape } = threatOf(g, card);
  noteDefeat(g, card, by);
  move(g, card, shape === 'star' ? 'defeated' : 'gone');
  rulesOf(g).defeated?.(g, card);
}
