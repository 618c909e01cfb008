export interface VerbEn {
  readonly kind: 'verb';
  readonly base: string;
  readonly third: string;
  /** With "they" and "you" – differs only for "be". */
  readonly plural: string;
  readonly participle: string;
  /** What stays behind: the "up" of "pick up". */
  readonly particle: string;
  /** "be" and the like say "is not", not "does not be". */
  readonly auxiliary: boolean;
}

/** `verb('discard')`, `verb('draw', 'drawn')`, `verb('pick up', 'picked up')`. */
export function verb(base: string, participle?: string, third?: string): VerbEn {
  const blank = base.indexOf(' ');
  const head = blank < 0 ? base : base.slice(0, blank);
  const particle = blank < 0 ? '' : base.slice(blank);
  return {
    kind: 'verb',
    base,
    third: third ?? thirdOf(head) + particle,
    plural: base,
    participle: participle ?? pastOf(head) + particle,
    particle,
    auxiliary: false,
  };
}

function thirdOf(head: string): string {
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(head) ? `${head}es` : `${head}s`;
}

function pastOf(head: string): string {
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ied`;
  return head.endsWith('e') ? `${head}d` : `${head}ed`;
}

export const HAVE = verb('have', 'had', 'has');
export const BE: VerbEn = { ...verb('be', 'been', 'is'), plural: 'are', auxiliary: true };
