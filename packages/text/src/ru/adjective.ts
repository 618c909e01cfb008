import type { CaseRu, FormsRu, GenderRu } from './noun.ts';

export type ColumnRu = GenderRu | 'pl';

/** Without the accusative, which for masculines and plurals depends on what the word stands with. */
type Column = Readonly<Record<Exclude<CaseRu, 'acc'>, string>>;

export interface AdjRu {
  readonly kind: 'adjective';
  readonly m: Column;
  readonly n: Column;
  readonly f: FormsRu;
  readonly pl: Column;
}

/** Any full adjective from its dictionary form: «нейтральный», «вражеский», «свежий», «синий», «другой». */
export function adj(dictionary: string): AdjRu {
  const stem = dictionary.slice(0, -2);
  const soft = /н$/.test(stem) && dictionary.endsWith('ий');
  const hushing = /[жшчщ]$/.test(stem);
  const stressed = dictionary.endsWith('ой');
  const i = soft || hushing || /[кгх]$/.test(stem) ? 'и' : 'ы';
  const o = soft || (hushing && !stressed) ? 'е' : 'о';
  return paradigm({
    m: [dictionary, `${stem}${o}го`, `${stem}${o}му`, `${stem}${i}м`, `${stem}${o}м`],
    f: [`${stem}${soft ? 'яя' : 'ая'}`, `${stem}${o}й`, `${stem}${soft ? 'юю' : 'ую'}`],
    n: `${stem}${o}е`,
    pl: [`${stem}${i}е`, `${stem}${i}х`, `${stem}${i}м`, `${stem}${i}ми`],
  });
}

export function adjForm(it: AdjRu, column: ColumnRu, kase: CaseRu, animate: boolean): string {
  if (column === 'f') return it.f[kase];
  if (kase !== 'acc') return it[column][kase];
  return it[column][animate && column !== 'n' ? 'gen' : 'nom'];
}

function paradigm(of: {
  /** nom gen dat ins loc */
  readonly m: readonly [string, string, string, string, string];
  /** nom, gen = dat = ins = loc, acc */
  readonly f: readonly [string, string, string];
  readonly n: string;
  /** nom, gen = loc, dat, ins */
  readonly pl: readonly [string, string, string, string];
}): AdjRu {
  const [nom, gen, dat, ins, loc] = of.m;
  const [fem, oblique, acc] = of.f;
  const [plural, genPl, datPl, insPl] = of.pl;
  return {
    kind: 'adjective',
    m: { nom, gen, dat, ins, loc },
    n: { nom: of.n, gen, dat, ins, loc },
    f: { nom: fem, gen: oblique, dat: oblique, acc, ins: oblique, loc: oblique },
    pl: { nom: plural, gen: genPl, dat: datPl, ins: insPl, loc: genPl },
  };
}

export const ETOT = paradigm({
  m: ['этот', 'этого', 'этому', 'этим', 'этом'],
  f: ['эта', 'этой', 'эту'],
  n: 'это',
  pl: ['эти', 'этих', 'этим', 'этими'],
});

export const TOT = paradigm({
  m: ['тот', 'того', 'тому', 'тем', 'том'],
  f: ['та', 'той', 'ту'],
  n: 'то',
  pl: ['те', 'тех', 'тем', 'теми'],
});

export const VASH = paradigm({
  m: ['ваш', 'вашего', 'вашему', 'вашим', 'вашем'],
  f: ['ваша', 'вашей', 'вашу'],
  n: 'ваше',
  pl: ['ваши', 'ваших', 'вашим', 'вашими'],
});

export const SVOY = paradigm({
  m: ['свой', 'своего', 'своему', 'своим', 'своём'],
  f: ['своя', 'своей', 'свою'],
  n: 'своё',
  pl: ['свои', 'своих', 'своим', 'своими'],
});

export const VES = paradigm({
  m: ['весь', 'всего', 'всему', 'всем', 'всём'],
  f: ['вся', 'всей', 'всю'],
  n: 'всё',
  pl: ['все', 'всех', 'всем', 'всеми'],
});

export const ODIN = paradigm({
  m: ['один', 'одного', 'одному', 'одним', 'одном'],
  f: ['одна', 'одной', 'одну'],
  n: 'одно',
  pl: ['одни', 'одних', 'одним', 'одними'],
});

export const KAZHDY = adj('каждый');
export const LYUBOY = adj('любой');
export const DRUGOY = adj('другой');
export const KOTORY = adj('который');
