import type { Port } from '../board.ts';
import type { TableWords } from '../words/words.ts';

/** How far a planet is from one's own ship, in words; nothing while the ship is not on the board. */
export function farFrom({ distance }: Port, say: TableWords): string {
  if (distance === null) return '';
  return distance === 0 ? say.here : say.sectors(distance);
}
