import { type AdjRu, adjForm } from './adjective.ts';

export type GenderRu = 'm' | 'f' | 'n';
export type CaseRu = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'loc';
export type FormsRu = Readonly<Record<CaseRu, string>>;
/** nom gen dat acc ins loc */
export type SixRu = readonly [string, string, string, string, string, string];

export interface NounRu {
  readonly kind: 'noun';
  readonly gender: GenderRu;
  readonly animate: boolean;
  readonly sg: FormsRu;
  readonly pl: FormsRu;
  readonly only: 'pl' | null;
  /** A player's name: no gender to agree with. */
  readonly isName: boolean;
}

export interface NounOptionsRu {
  readonly animate?: boolean;
  /** What the endings are put on, when a vowel falls out: «бойц» of «боец». */
  readonly stem?: string;
  /** The ending is stressed: «ключом», «бойцов», «кораблём». */
  readonly stressed?: boolean;
  readonly gen?: string;
  readonly dat?: string;
  readonly acc?: string;
  readonly ins?: string;
  readonly loc?: string;
  readonly nomPl?: string;
  readonly genPl?: string;
  readonly datPl?: string;
  readonly insPl?: string;
  readonly locPl?: string;
}

/** A noun of one of the regular declensions, found by gender and last letter; single forms can be given. */
export function noun(gender: GenderRu, nom: string, options: NounOptionsRu = {}): NounRu {
  const { sg, pl } = decline(gender, nom, options);
  const animate = options.animate ?? false;
  const gen = options.gen ?? sg[1];
  const nomPl = options.nomPl ?? pl[0];
  const genPl = options.genPl ?? pl[1];
  return {
    kind: 'noun',
    gender,
    animate,
    only: null,
    isName: false,
    sg: {
      nom,
      gen,
      dat: options.dat ?? sg[2],
      acc: options.acc ?? sg[3] ?? (animate && gender === 'm' ? gen : nom),
      ins: options.ins ?? sg[4],
      loc: options.loc ?? sg[5],
    },
    pl: {
      nom: nomPl,
      gen: genPl,
      dat: options.datPl ?? pl[2],
      acc: animate ? genPl : nomPl,
      ins: options.insPl ?? pl[3],
      loc: options.locPl ?? pl[4],
    },
  };
}

/** Never changes: «Кашиик», «Татуин» if the game wants it so. */
export function fixed(gender: GenderRu, text: string, options: { readonly animate?: boolean } = {}): NounRu {
  return table(gender, { sg: [text, text, text, text, text, text] }, options);
}

/** All forms by hand: nom gen dat acc ins loc. */
export function table(
  gender: GenderRu,
  forms: { readonly sg: SixRu; readonly pl?: SixRu },
  options: { readonly animate?: boolean } = {},
): NounRu {
  return {
    kind: 'noun',
    gender,
    animate: options.animate ?? false,
    sg: six(forms.sg),
    pl: six(forms.pl ?? forms.sg),
    only: null,
    isName: false,
  };
}

export function pluralNoun(forms: SixRu, options: { readonly animate?: boolean } = {}): NounRu {
  return { ...table('f', { sg: forms, pl: forms }, options), only: 'pl' };
}

/** A name of several words: nouns and adjectives decline with the first noun, strings stay. */
export function compound(...parts: readonly (NounRu | AdjRu | string)[]): NounRu {
  const head = parts.find((part): part is NounRu => typeof part !== 'string' && part.kind === 'noun');
  if (head === undefined) throw new Error('a compound needs a noun');
  const form = (isPlural: boolean, kase: CaseRu): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if (part.kind === 'noun') return (isPlural ? part.pl : part.sg)[kase];
        return adjForm(part, isPlural ? 'pl' : head.gender, kase, head.animate);
      })
      .join(' ');
  const forms = (isPlural: boolean): FormsRu => ({
    nom: form(isPlural, 'nom'),
    gen: form(isPlural, 'gen'),
    dat: form(isPlural, 'dat'),
    acc: form(isPlural, 'acc'),
    ins: form(isPlural, 'ins'),
    loc: form(isPlural, 'loc'),
  });
  return { ...head, sg: forms(false), pl: forms(true) };
}

/** A player: «Anna» as the subject, «игрока Anna», «игроку Anna» elsewhere – the name itself is never touched. */
export function seatNoun(text: string): NounRu {
  const whom = `игрока ${text}`;
  const forms = {
    nom: text,
    gen: whom,
    dat: `игроку ${text}`,
    acc: whom,
    ins: `игроком ${text}`,
    loc: `игроке ${text}`,
  };
  return { kind: 'noun', gender: 'm', animate: true, sg: forms, pl: forms, only: null, isName: true };
}

function six([nom, gen, dat, acc, ins, loc]: SixRu): FormsRu {
  return { nom, gen, dat, acc, ins, loc };
}

interface Declension {
  /** nom gen dat acc ins loc; no accusative: it is the nominative or the genitive */
  readonly sg: readonly [string, string, string, string | undefined, string, string];
  /** nom gen dat ins loc */
  readonly pl: readonly [string, string, string, string, string];
}

const HARD_PLURAL = (stem: string): readonly [string, string, string] => [`${stem}ам`, `${stem}ами`, `${stem}ах`];
const SOFT_PLURAL = (stem: string): readonly [string, string, string] => [`${stem}ям`, `${stem}ями`, `${stem}ях`];

function decline(gender: GenderRu, nom: string, options: NounOptionsRu): Declension {
  const last = nom.slice(-1);
  if (last === 'а' || last === 'я') return feminine(nom, options.stem ?? nom.slice(0, -1), options.stressed ?? false);
  if (gender === 'f') return thirdDeclension(nom, options.stem ?? nom.slice(0, -1));
  if (gender === 'n') return neuter(nom, options.stem ?? nom.slice(0, -1));
  if (last === 'й' || last === 'ь')
    return softMasculine(nom, options.stem ?? nom.slice(0, -1), options.stressed ?? false);
  return hardMasculine(nom, options.stem ?? nom, options.stressed ?? false);
}

function hardMasculine(nom: string, s: string, stressed: boolean): Declension {
  const hushing = /[жшчщ]$/.test(s);
  const ins = (hushing || s.endsWith('ц')) && !stressed ? 'ем' : 'ом';
  const genPl = hushing ? 'ей' : s.endsWith('ц') && !stressed ? 'ев' : 'ов';
  return {
    sg: [nom, `${s}а`, `${s}у`, undefined, s + ins, `${s}е`],
    pl: [s + pluralVowel(s), s + genPl, ...HARD_PLURAL(s)],
  };
}

function softMasculine(nom: string, s: string, stressed: boolean): Declension {
  const genPl = nom.endsWith('й') ? 'ев' : 'ей';
  const loc = nom.endsWith('ий') ? 'и' : 'е';
  return {
    sg: [nom, `${s}я`, `${s}ю`, undefined, s + (stressed ? 'ём' : 'ем'), s + loc],
    pl: [`${s}и`, s + genPl, ...SOFT_PLURAL(s)],
  };
}

function feminine(nom: string, s: string, stressed: boolean): Declension {
  if (nom.endsWith('ия')) {
    return {
      sg: [nom, `${s}и`, `${s}и`, `${s}ю`, `${s}ей`, `${s}и`],
      pl: [`${s}и`, `${s}й`, ...SOFT_PLURAL(s)],
    };
  }
  if (nom.endsWith('я')) {
    const genPl = /[аеиоуыэюя]$/.test(s) ? 'й' : 'ь';
    return {
      sg: [nom, `${s}и`, `${s}е`, `${s}ю`, s + (stressed ? 'ёй' : 'ей'), `${s}е`],
      pl: [`${s}и`, s + genPl, ...SOFT_PLURAL(s)],
    };
  }
  const ins = /[жшчщц]$/.test(s) && !stressed ? 'ей' : 'ой';
  return {
    sg: [nom, s + pluralVowel(s), `${s}е`, `${s}у`, s + ins, `${s}е`],
    pl: [s + pluralVowel(s), s, ...HARD_PLURAL(s)],
  };
}

function thirdDeclension(nom: string, s: string): Declension {
  const plural = /[жшчщ]$/.test(s) ? HARD_PLURAL(s) : SOFT_PLURAL(s);
  return {
    sg: [nom, `${s}и`, `${s}и`, nom, `${nom}ю`, `${s}и`],
    pl: [`${s}и`, `${s}ей`, ...plural],
  };
}

function neuter(nom: string, s: string): Declension {
  if (nom.endsWith('ие')) {
    return { sg: [nom, `${s}я`, `${s}ю`, nom, `${s}ем`, `${s}и`], pl: [`${s}я`, `${s}й`, ...SOFT_PLURAL(s)] };
  }
  if (nom.endsWith('е') && !/[жшчщц]$/.test(s)) {
    return { sg: [nom, `${s}я`, `${s}ю`, nom, `${s}ем`, `${s}е`], pl: [`${s}я`, `${s}ей`, ...SOFT_PLURAL(s)] };
  }
  const ins = nom.endsWith('о') ? 'ом' : 'ем';
  return { sg: [nom, `${s}а`, `${s}у`, nom, s + ins, `${s}е`], pl: [`${s}а`, s, ...HARD_PLURAL(s)] };
}

/** «карты», but «пушки», «ключи». */
function pluralVowel(stem: string): 'ы' | 'и' {
  return /[гкхжшчщ]$/.test(stem) ? 'и' : 'ы';
}
