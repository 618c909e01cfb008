import type { View } from '@cantina/kernel';
import { AREAS, type SkillCard } from '../../content/index.ts';
import { cardsOf, countOf, fieldsOf } from '../sight.ts';

/**
 * What is still in the deck that somebody draws from, by name: all skill cards of its characters that lie nowhere else. Null
 * where cards may also be in a hand that one does not see, or where the deck is not one's own.
 */
export function leftInDeck(view: View, seat: number, skills: readonly SkillCard[]): readonly string[] | null {
  const { shared, characters } = fieldsOf(view);
  const deck = shared ? 0 : seat;
  const own = characters.filter((_, hero) => shared || hero === deck);
  const left = skills.flatMap(({ id, character, copies }) =>
    own.includes(character) ? Array<string>(copies).fill(id) : [],
  );
  const elsewhere = [
    ...cardsOf(view, 'hand', seat),
    ...cardsOf(view, 'discard', deck),
    ...AREAS.flatMap((_, area) => cardsOf(view, 'area', area)),
  ];
  for (const { face } of elsewhere) {
    const found = left.indexOf(face);
    if (found >= 0) left.splice(found, 1);
  }
  return view.viewer === seat && left.length === countOf(view, 'deck', deck) ? left : null;
}
