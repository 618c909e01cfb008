import type { CaseRu } from './noun.ts';

/** One aspect of a verb. `vy`, `on`, `oni`: present for the imperfective, future for the perfective. */
export interface AspectRu {
  readonly infinitive: string;
  readonly vy: string;
  readonly on: string;
  readonly oni: string;
  readonly imperative: string;
  readonly past: { readonly m: string; readonly f: string; readonly n: string; readonly pl: string };
}

export interface VerbRu {
  readonly kind: 'verb';
  readonly ipf: AspectRu;
  readonly pf: AspectRu;
  readonly object: CaseRu;
  /** «сброшен»: the short participle, masculine. */
  readonly passive: string | null;
  /** «у вас есть»: the owner is no subject. */
  readonly existential: boolean;
}

/** A regular infinitive, or infinitive, «он» and «они» – and the imperative where even that is irregular. */
export type ConjugationRu =
  | string
  | readonly [infinitive: string, on: string, oni: string]
  | readonly [infinitive: string, on: string, oni: string, imperative: string];

export interface VerbOptionsRu {
  readonly object?: CaseRu;
  readonly passive?: string;
  /** «вы» of the perfective when it isn't «он» + е: «дадите». */
  readonly vy?: string;
  /** Past of the perfective when it isn't the infinitive with -л: он, она, оно, они. */
  readonly past?: readonly [string, string, string, string];
}

/** `verb('сбрасывать', 'сбросить', 'сбросьте')`: imperfective, perfective, polite imperative of the perfective. */
export function verb(
  imperfective: ConjugationRu,
  perfective: ConjugationRu = imperfective,
  imperative?: string,
  options: VerbOptionsRu = {},
): VerbRu {
  const pf = aspect(perfective, imperative);
  const [m, f, n, pl] = options.past ?? [pf.past.m, pf.past.f, pf.past.n, pf.past.pl];
  return {
    kind: 'verb',
    ipf: aspect(imperfective),
    pf: { ...pf, vy: options.vy ?? pf.vy, past: { m, f, n, pl } },
    object: options.object ?? 'acc',
    passive: options.passive ?? null,
    existential: false,
  };
}

function aspect(conjugation: ConjugationRu, imperative?: string): AspectRu {
  const [infinitive, on, oni, own] = typeof conjugation === 'string' ? infer(conjugation) : conjugation;
  const { bare: third, reflexive } = strip(on);
  const back = (form: string): string => (reflexive ? form + (/[аеёиоуыэюя]$/.test(form) ? 'сь' : 'ся') : form);
  const stem = strip(infinitive).bare.replace(/(ть|ти|чь)$/, '');
  return {
    infinitive,
    on,
    oni,
    vy: back(`${third}е`),
    imperative: imperative ?? own ?? back(imperativeOf(strip(oni).bare)),
    past: { m: back(`${stem}л`), f: back(`${stem}ла`), n: back(`${stem}ло`), pl: back(`${stem}ли`) },
  };
}

function strip(form: string): { readonly bare: string; readonly reflexive: boolean } {
  const reflexive = form.endsWith('ся') || form.endsWith('сь');
  return { bare: reflexive ? form.slice(0, -2) : form, reflexive };
}

function infer(infinitive: string): readonly [string, string, string, undefined] {
  const { bare, reflexive } = strip(infinitive);
  const end = reflexive ? 'ся' : '';
  const of = (on: string, oni: string): readonly [string, string, string, undefined] => [
    infinitive,
    on + end,
    oni + end,
    undefined,
  ];
  if (bare.endsWith('овать')) return of(`${bare.slice(0, -5)}ует`, `${bare.slice(0, -5)}уют`);
  if (bare.endsWith('нуть')) return of(`${bare.slice(0, -3)}ет`, `${bare.slice(0, -3)}ут`);
  if (bare.endsWith('ить')) {
    const stem = bare.slice(0, -3);
    return of(`${stem}ит`, stem + (/[жшчщ]$/.test(stem) ? 'ат' : 'ят'));
  }
  if (/[аяе]ть$/.test(bare)) return of(`${bare.slice(0, -2)}ет`, `${bare.slice(0, -2)}ют`);
  throw new Error(`«${infinitive}» does not conjugate by rule: give [infinitive, он, они]`);
}

function imperativeOf(oni: string): string {
  const stem = oni.replace(/[уюая]т$/, '');
  return stem + (/[аеёиоуыэюя]$/.test(stem) ? 'йте' : 'ите');
}

export function passiveForm(masculine: string, column: 'm' | 'f' | 'n' | 'pl'): string {
  if (column === 'm') return masculine;
  return masculine.replace(/ён$/, 'ен') + (column === 'f' ? 'а' : column === 'n' ? 'о' : 'ы');
}

/** «у вас есть 3 карты», «у вас нет карт» */
export const HAVE: VerbRu = { ...verb('иметь'), existential: true };

/** Silent in the present: «эта карта нейтральная». */
export const BE: VerbRu = {
  kind: 'verb',
  ipf: {
    infinitive: 'быть',
    vy: '',
    on: '',
    oni: '',
    imperative: 'будьте',
    past: { m: 'был', f: 'была', n: 'было', pl: 'были' },
  },
  pf: {
    infinitive: 'быть',
    vy: 'будете',
    on: 'будет',
    oni: 'будут',
    imperative: 'будьте',
    past: { m: 'был', f: 'была', n: 'было', pl: 'были' },
  },
  object: 'nom',
  passive: null,
  existential: false,
};
