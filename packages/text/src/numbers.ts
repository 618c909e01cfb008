import type { Amount, Lang } from './lang.ts';

/** Everything of `Intl` one language needs, made once: building these objects costs more than a thousand lines of text. */
export interface Numbers {
  readonly num: (value: Amount) => string;
  /** +2, −1, 0 */
  readonly signed: (value: number) => string;
  /** 0.25 → 25 % */
  readonly percent: (share: number) => string;
  readonly plural: (value: number) => Intl.LDMLPluralRule;
  readonly quote: (text: string) => string;
  readonly listAnd: (items: readonly string[]) => string;
  readonly listOr: (items: readonly string[]) => string;
}

const QUOTES: Readonly<Record<Lang, readonly [string, string]>> = {
  de: ['„', '“'],
  en: ['“', '”'],
  ru: ['«', '»'],
};

/** Card texts write "A, B and C" in British and "A, B, and C" in American English; Cantina writes the former. */
const LOCALES: Readonly<Record<Lang, string>> = { de: 'de', en: 'en-GB', ru: 'ru' };

export function numbers(lang: Lang): Numbers {
  const locale = LOCALES[lang];
  // Russian parts thousands only from five digits on: 5000, but 10 000.
  const decimal = new Intl.NumberFormat(locale, lang === 'ru' ? { useGrouping: 'min2' } : {});
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const rules = new Intl.PluralRules(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  const [open, close] = QUOTES[lang];

  const num = (value: Amount): string => {
    if (value === 'X') return 'X';
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    if (!Number.isFinite(value)) throw new RangeError(`${String(value)} is no number that people can read`);
    return decimal.format(value).replace('-', '−');
  };
  return {
    num,
    signed: (value) => (value > 0 ? `+${num(value)}` : num(value)),
    percent: (value) => share.format(value),
    plural: (value) => rules.select(Math.abs(value)),
    quote: (text) => `${open}${text}${close}`,
    listAnd: (items) => (items.length === 1 ? (items[0] ?? '') : conjunction.format(items)),
    listOr: (items) => (items.length === 1 ? (items[0] ?? '') : disjunction.format(items)),
  };
}
