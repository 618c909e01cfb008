import type { CaseDe, GenderDe } from './noun.ts';

export interface AdjDe {
  readonly kind: 'adjective';
  /** „dieser Pilot ist neutral“ */
  readonly base: string;
  /** What the endings are put on; null for adjectives that never change („lila“). */
  readonly stem: string | null;
}

/** `adj('neutral')`; the stem is given when it differs: `adj('dunkel', 'dunkl')`, `adj('lila', null)`. */
export function adj(base: string, stem: string | null = base.endsWith('e') ? base.slice(0, -1) : base): AdjDe {
  return { kind: 'adjective', base, stem };
}

/** strong: nothing in front („neutraler Pilot“); mixed: ein, kein, dein; weak: der, dieser, jeder. */
export type EndingStyle = 'strong' | 'mixed' | 'weak';

type Column = GenderDe | 'pl';
type Endings = Readonly<Record<Column, Readonly<Record<CaseDe, string>>>>;

const of = (nom: string, acc: string, dat: string, gen: string): Readonly<Record<CaseDe, string>> => ({
  nom,
  acc,
  dat,
  gen,
});

const ENDINGS: Readonly<Record<EndingStyle, Endings>> = {
  strong: {
    m: of('er', 'en', 'em', 'en'),
    f: of('e', 'e', 'er', 'er'),
    n: of('es', 'es', 'em', 'en'),
    pl: of('e', 'e', 'en', 'er'),
  },
  mixed: {
    m: of('er', 'en', 'en', 'en'),
    f: of('e', 'e', 'en', 'en'),
    n: of('es', 'es', 'en', 'en'),
    pl: of('en', 'en', 'en', 'en'),
  },
  weak: {
    m: of('e', 'en', 'en', 'en'),
    f: of('e', 'e', 'en', 'en'),
    n: of('e', 'e', 'en', 'en'),
    pl: of('en', 'en', 'en', 'en'),
  },
};

export function ending(style: EndingStyle, column: Column, kase: CaseDe): string {
  return ENDINGS[style][column][kase];
}

export function adjForm(it: AdjDe, style: EndingStyle, column: Column, kase: CaseDe): string {
  return it.stem === null ? it.base : it.stem + ending(style, column, kase);
}

/** The endings of dieser, jeder, alle; of ein, kein, dein; and the article itself. */
export const DIESER: Endings = {
  m: of('er', 'en', 'em', 'es'),
  f: of('e', 'e', 'er', 'er'),
  n: of('es', 'es', 'em', 'es'),
  pl: of('e', 'e', 'en', 'er'),
};

export const EIN: Endings = {
  m: of('', 'en', 'em', 'es'),
  f: of('e', 'e', 'er', 'er'),
  n: of('', '', 'em', 'es'),
  pl: of('e', 'e', 'en', 'er'),
};

export const DER: Endings = {
  m: of('der', 'den', 'dem', 'des'),
  f: of('die', 'die', 'der', 'der'),
  n: of('das', 'das', 'dem', 'des'),
  pl: of('die', 'die', 'den', 'der'),
};

/** „einer der Piloten“, „eins der Schiffe“ */
export const EINER: Endings = {
  m: of('einer', 'einen', 'einem', 'eines'),
  f: of('eine', 'eine', 'einer', 'einer'),
  n: of('eins', 'eins', 'einem', 'eines'),
  pl: of('einige', 'einige', 'einigen', 'einiger'),
};

export const PRONOUN: Endings = {
  m: of('er', 'ihn', 'ihm', 'seiner'),
  f: of('sie', 'sie', 'ihr', 'ihrer'),
  n: of('es', 'es', 'ihm', 'seiner'),
  pl: of('sie', 'sie', 'ihnen', 'ihrer'),
};
