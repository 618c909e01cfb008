/** The last step of every text: one blank between words, none before a comma, a capital letter, a final stop. */

const ENDS = new Set(['.', '!', '?', '…', ':']);
const CLOSERS = new Set(['“', '”', '»', ')', '"']);
const UNTIDY = /\s\s|\s[,.;:!?]|,[.,;:!?]|,\s+[,.;:!?)]|^\s|\s$/;

export function tidy(text: string): string {
  if (!UNTIDY.test(text)) return text;
  return text
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .replace(/\s+(?=[,.;:!?])/g, '')
    .replace(/,+(?=[,.;:!?)])/g, '')
    .trim();
}

const LEADING_LETTER = /^([“„«(–— ]*)(\p{Ll})/u;

/** The first letter in capitals. A reference or a number in front is left as its owner wrote it. */
export function capital(text: string): string {
  return text.replace(LEADING_LETTER, (_, before: string, letter: string) => before + letter.toLocaleUpperCase());
}

function ended(text: string): boolean {
  let last = text.length - 1;
  while (last > 0 && CLOSERS.has(text.charAt(last))) last--;
  return ENDS.has(text.charAt(last));
}

export function finish(text: string, end: string): string {
  const tidied = capital(tidy(text));
  if (ended(tidied)) return tidied;
  return (tidied.endsWith(',') ? tidied.slice(0, -1) : tidied) + end;
}

/** Joins words with single blanks and leaves out empty ones. */
export function words(...parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    if (part === '') continue;
    text = text === '' || part.startsWith(',') ? text + part : `${text} ${part}`;
  }
  return text;
}
