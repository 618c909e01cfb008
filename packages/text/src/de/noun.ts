import { type AdjDe, ending } from './adjective.ts';

export type GenderDe = 'm' | 'f' | 'n';
export type CaseDe = 'nom' | 'acc' | 'dat' | 'gen';
export type FormsDe = Readonly<Record<CaseDe, string>>;

export interface NounDe {
  readonly kind: 'noun';
  readonly gender: GenderDe;
  readonly sg: FormsDe;
  readonly pl: FormsDe;
  readonly only: 'pl' | null;
  /** A name takes no article and no genitive: „von Anna“. */
  readonly isName: boolean;
  /** A noun that is an adjective by birth („Verbündeter“) takes its ending from the word in front. */
  readonly stem: string | null;
  /** Adjectives that belong to the term itself. */
  readonly adjectives: readonly AdjDe[];
}

export interface NounOptionsDe {
  readonly acc?: string;
  readonly dat?: string;
  readonly gen?: string;
  readonly datPl?: string;
}

const PLAIN = { kind: 'noun', only: null, isName: false, stem: null, adjectives: [] } as const;

/** `noun('f', 'Karte', 'Karten')`. Without a plural the singular serves: „2 Schaden“. */
export function noun(gender: GenderDe, sg: string, pl?: string, options: NounOptionsDe = {}): NounDe {
  const gen = options.gen ?? (gender === 'f' ? sg : genitive(sg));
  return {
    ...PLAIN,
    gender,
    sg: { nom: sg, acc: options.acc ?? sg, dat: options.dat ?? sg, gen },
    pl: pl === undefined ? plural(sg, sg) : plural(pl, options.datPl),
  };
}

/** n-declension: der Pilot, den Piloten, dem Piloten, des Piloten. */
export function weakNoun(sg: string, pl: string, options: { readonly gen?: string } = {}): NounDe {
  return { ...PLAIN, gender: 'm', sg: { nom: sg, acc: pl, dat: pl, gen: options.gen ?? pl }, pl: plural(pl) };
}

/** „ein Verbündeter“, „der Verbündete“, „2 Verbündete“ from the stem „Verbündet“. */
export function adjNoun(gender: GenderDe, stem: string): NounDe {
  const sg = { nom: '', acc: '', dat: '', gen: '' };
  return { ...PLAIN, gender, sg, pl: sg, stem };
}

export function pluralNoun(pl: string): NounDe {
  return { ...PLAIN, gender: 'f', only: 'pl', sg: plural(pl), pl: plural(pl) };
}

export function name(text: string, gender: GenderDe = 'n'): NounDe {
  const forms = { nom: text, acc: text, dat: text, gen: text };
  // Spelled out: made for every name in every log line, and a spread costs ten times as much.
  return { kind: 'noun', gender, sg: forms, pl: forms, only: null, isName: true, stem: null, adjectives: NONE };
}

const NONE: readonly AdjDe[] = [];

/** A term of two words: `compound(adj('imperial'), noun('m', 'Kreuzer', 'Kreuzer'))` → „einen imperialen Kreuzer“. */
export function compound(adjective: AdjDe, head: NounDe): NounDe {
  return { ...head, adjectives: [adjective, ...head.adjectives] };
}

export function nounForm(it: NounDe, isPlural: boolean, kase: CaseDe, style: 'strong' | 'mixed' | 'weak'): string {
  if (it.stem !== null) return it.stem + ending(style, isPlural ? 'pl' : it.gender, kase);
  return isPlural ? it.pl[kase] : it.sg[kase];
}

function plural(pl: string, dat: string = /[nsaiouy]$/.test(pl) ? pl : `${pl}n`): FormsDe {
  return { nom: pl, acc: pl, dat, gen: pl };
}

/** -es where the tongue needs it (des Platzes); where both are right, -s, and „Zuges“ is given by hand. */
function genitive(sg: string): string {
  if (sg.endsWith('nis')) return `${sg}ses`;
  return /(s|ß|z|x|sch|st)$/.test(sg) ? `${sg}es` : `${sg}s`;
}
