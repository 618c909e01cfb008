import type { SeenPile, View } from '@cantina/kernel';
import type { Reader, Segment } from '@cantina/text';

/** A table without a picture of its own: its fields, and its piles by zone. Names are those of the rules. */
export function plainBoard(view: View, reader: Reader): readonly Segment[] {
  const fields = Object.entries(view.fields).map(([name, value]) => text(`${name}: ${JSON.stringify(value)}\n`));
  const zones = Object.entries(view.zones).flatMap(([name, piles]) =>
    piles.flatMap((pile, slot) => [
      text(`${piles.length === 1 ? name : `${name} ${slot + 1}`}: `),
      ...pileSegments(pile, reader),
      text('\n'),
    ]),
  );
  return [...fields, ...zones];
}

function pileSegments({ count, cards }: SeenPile, reader: Reader): readonly Segment[] {
  const known = cards.map(({ id, face }): Segment => ({ kind: 'card', text: reader.faceName(face), card: id, face }));
  const unknown = count - cards.length;
  const all = unknown > 0 ? [...known, text(`${unknown} × ?`)] : known;
  return all.length === 0 ? [text('–')] : all.flatMap((each, i) => (i === 0 ? [each] : [text(', '), each]));
}

const text = (words: string): Segment => ({ kind: 'text', text: words });
