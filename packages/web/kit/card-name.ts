import type { Reader } from '@cantina/text';

/** What a card is called; nothing for a picture that is of no card: a patrol, a planet. */
export function cardName(reader: Pick<Reader, 'faceName'>, face: string): string {
  try {
    return reader.faceName(face);
  } catch {
    return '';
  }
}
