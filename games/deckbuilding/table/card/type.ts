import type { Size } from '../sizes.ts';

/** How wide a letter is on average, and how high a line, in parts of the type's size. */
const LETTER = 0.47;
const LINE = 1.14;
/** Smaller than this nobody reads. */
const LEAST = 11.5;

/** Between two paragraphs. */
const PARAGRAPH = 10;

/** Lines that a text takes where so many letters fit beside each other. */
function linesOf(text: string, perLine: number): number {
  let lines = 1;
  let at = 0;
  for (const word of text.split(/[\s\u00ad]/)) {
    const { length } = word;
    if (at > 0 && at + 1 + length > perLine) {
      lines++;
      at = 0;
    }
    lines += Math.max(0, Math.ceil(length / perLine) - 1);
    at = at === 0 ? length : at + 1 + length;
  }
  return lines;
}

/** The largest type in which a text fits into its room; null: it would be too small to read. */
export function typeFor(text: string, { w, h }: Size, most: number): number | null {
  for (let size = Math.max(LEAST, most); size >= LEAST; size -= 0.5) {
    if (heightOf(text, w, size) <= h) return size;
  }
  return null;
}

/** Paragraphs below each other: how large, and how many of them there is room for; the first is the one that counts. */
export function textsFor(
  texts: readonly string[],
  { w, h }: Size,
  most: number,
): { readonly type: number; readonly count: number } | null {
  for (let count = texts.length; count > 0; count--) {
    // What is only wished for besides the first makes it no smaller than this.
    const least = count > 1 ? Math.min(most, 13) : LEAST;
    for (let type = Math.max(least, most); type >= least; type -= 0.5) {
      const high = texts.slice(0, count).reduce((sum, text) => sum + heightOf(text, w, type), (count - 1) * PARAGRAPH);
      if (high <= h) return { type, count };
    }
  }
  return null;
}

/** How high a text stands in type of this size. */
export const heightOf = (text: string, width: number, size: number): number =>
  linesOf(text, Math.floor(width / (size * LETTER))) * size * LINE;

/** How wide a single line is, about. */
export const widthOf = (text: string, size: number): number => text.length * size * LETTER;

/** Where a name stands it is no smaller. */
const LEAST_NAME = 9;

/** A name is broken where its language allows it rather than set this much smaller than wished. */
const HARDLY_SMALLER = 0.85;

/** The type for a name: as wished, smaller only where its longest word would have to be broken, or where it would stand too high. */
export function nameType(name: string, width: number, most: number, height = Number.POSITIVE_INFINITY): number {
  const fits = (parts: readonly string[]): number =>
    Math.min(most, width / (Math.max(...parts.map((part) => part.length)) * 0.485));
  const whole = fits(name.replaceAll('\u00ad', '').split(/[\s-]/));
  const wished = whole < HARDLY_SMALLER * most ? Math.max(whole, fits(name.split(/[\s\u00ad-]/))) : whole;
  let size = Math.max(LEAST_NAME, wished);
  while (size > LEAST_NAME && linesOf(name, Math.floor(width / (size * LETTER))) * size > height) size -= 0.5;
  return size;
}
