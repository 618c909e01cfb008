import type { CaseDe } from './noun.ts';

export type PersonDe = 'du' | 'er' | 'sie';

export interface VerbDe {
  readonly kind: 'verb';
  /** The separable prefix, or ''; with a blank when it is a word of its own („neu werfen“). */
  readonly prefix: string;
  /** Finite forms without the prefix. */
  readonly finite: Readonly<Record<PersonDe, string>>;
  readonly imperative: string;
  /** With the prefix: ablegen, abzulegen, abgelegt. */
  readonly infinitive: string;
  readonly zu: string;
  readonly participle: string;
  readonly aux: 'haben' | 'sein';
  readonly object: CaseDe;
  /** „sich beeilen“; with 'dat' „sich etwas ansehen“. */
  readonly reflexive: boolean | 'dat';
}

export interface VerbOptionsDe {
  readonly object?: CaseDe;
  readonly aux?: 'haben' | 'sein';
  readonly reflexive?: boolean | 'dat';
  readonly du?: string;
  readonly er?: string;
  readonly imperative?: string;
  readonly participle?: string;
}

const NO_GE = /^(be|er|ver|zer|ent|emp|miss|ge|hinter|über|unter|wider)|ieren$/;

/** A weak verb; "|" parts a separable prefix: `verb('ab|legen')`. */
export function verb(infinitive: string, options: VerbOptionsDe = {}): VerbDe {
  const { prefix, base } = split(infinitive);
  const stem = stemOf(base);
  const link = needsE(stem, base) ? 'e' : '';
  const participle = `${NO_GE.test(base) ? '' : 'ge'}${stem}${link}t`;
  return build(prefix, base, participle, options);
}

/** A strong verb with its participle; the imperative only when the vowel changes: `strong('nehmen', 'genommen', 'nimm')`. */
export function strong(infinitive: string, participle: string, changed?: string, options: VerbOptionsDe = {}): VerbDe {
  const { prefix, base } = split(infinitive);
  if (changed === undefined) return build(prefix, base, participle, options);
  const du = changed + (/[sßz]$/.test(changed) ? 't' : 'st');
  const er = changed.endsWith('t') ? changed : `${changed}t`;
  return build(prefix, base, participle, { du, er, imperative: changed, ...options });
}

function build(prefix: string, base: string, participle: string, options: VerbOptionsDe): VerbDe {
  const stem = stemOf(base);
  const link = needsE(stem, base) ? 'e' : '';
  return {
    kind: 'verb',
    prefix,
    finite: {
      du: options.du ?? stem + (link === '' && /[sßzx]$/.test(stem) ? 't' : `${link}st`),
      er: options.er ?? `${stem}${link}t`,
      sie: base,
    },
    imperative: options.imperative ?? imperativeOf(stem, base),
    infinitive: prefix + base,
    // abzulegen, but „neu zu werfen“
    zu: prefix === '' || prefix.endsWith(' ') ? `${prefix}zu ${base}` : `${prefix}zu${base}`,
    participle: prefix + (options.participle ?? participle),
    aux: options.aux ?? 'haben',
    object: options.object ?? 'acc',
    reflexive: options.reflexive ?? false,
  };
}

function split(infinitive: string): { readonly prefix: string; readonly base: string } {
  const bar = infinitive.indexOf('|');
  return bar < 0
    ? { prefix: '', base: infinitive }
    : { prefix: infinitive.slice(0, bar), base: infinitive.slice(bar + 1) };
}

function stemOf(base: string): string {
  return base.endsWith('en') ? base.slice(0, -2) : base.slice(0, -1);
}

/** An e makes it speakable: du findest, du rechnest, du öffnest – but du sammelst. */
function needsE(stem: string, base: string): boolean {
  return base.endsWith('en') && /([td]|[^lrmnhaeiouäöü][mn])$/.test(stem);
}

/** würfle, but spiele; liefere */
function imperativeOf(stem: string, base: string): string {
  return base.endsWith('eln') ? `${stem.slice(0, -2)}le` : `${stem}e`;
}

export const HABEN = verb('haben', { du: 'hast', er: 'hat', imperative: 'habe', participle: 'gehabt' });
export const SEIN = {
  ...verb('sein', { du: 'bist', er: 'ist', imperative: 'sei', participle: 'gewesen', aux: 'sein', object: 'nom' }),
  finite: { du: 'bist', er: 'ist', sie: 'sind' },
} satisfies VerbDe;

export const MODALS = {
  may: { infinitive: 'dürfen', finite: { du: 'darfst', er: 'darf', sie: 'dürfen' } },
  must: { infinitive: 'müssen', finite: { du: 'musst', er: 'muss', sie: 'müssen' } },
  can: { infinitive: 'können', finite: { du: 'kannst', er: 'kann', sie: 'können' } },
} as const;

export const WERDEN = { infinitive: 'werden', finite: { du: 'wirst', er: 'wird', sie: 'werden' } } as const;
