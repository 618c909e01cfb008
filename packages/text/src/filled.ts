import type { Book, Entry } from './catalogue.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import type { Lang } from './lang.ts';
import { capital } from './punctuation.ts';
import * as ru from './ru/index.ts';

/** `{card}`, or in a case: `{accused:dat}`; in Russian also by name, without quotes: `{enemy:name}`. */
const SLOT = /\{(\w+)(?::(\w+))?\}/g;

/**
 * A message written as plain text with slots for its arguments. It can be sent, so packs are made of them; sentences
 * that need grammar are functions in a catalogue. A seat or a card is a reference as everywhere else, a list is joined,
 * and words like a hero's id are called what `names` says.
 */
export function filled(text: string, names: Texts = {}): Entry {
  return (args, { lang }) =>
    capital(text.replace(SLOT, (_, name: string, kase?: string) => said(args[name], kase, lang, names)));
}

type Texts = Readonly<Record<string, string>>;

/** A book of such messages. */
export function filledBook(texts: Readonly<Record<Lang, Texts>>, names?: Readonly<Record<Lang, Texts>>): Book {
  const entries = (lang: Lang): ReadonlyMap<string, Entry> =>
    new Map(Object.entries(texts[lang]).map(([key, text]) => [key, filled(text, names?.[lang])]));
  return { entries: { de: entries('de'), en: entries('en'), ru: entries('ru') } };
}

function said(arg: unknown, kase: string | undefined, lang: Lang, names: Texts): string {
  if (typeof arg === 'number') return TONGUES[lang].num(arg);
  if (typeof arg === 'string') return names[arg] ?? arg;
  if (Array.isArray(arg)) {
    const items = arg.map((item) => said(item, kase, lang, names));
    return items.length === 0 ? '–' : TONGUES[lang].listAnd(items);
  }
  return typeof arg === 'object' && arg !== null ? TONGUES[lang].say(arg, kase) : String(undefined);
}

interface Tongue {
  readonly num: (value: number) => string;
  readonly listAnd: (items: readonly string[]) => string;
  readonly say: (np: object, kase: string | undefined) => string;
}

/** Each language says its own phrases in its own cases; without a case in the first. */
const TONGUES: Readonly<Record<Lang, Tongue>> = {
  de: { num: de.num, listAnd: de.listAnd, say: de.say as Tongue['say'] },
  en: { num: en.num, listAnd: en.listAnd, say: en.say as Tongue['say'] },
  ru: {
    num: ru.num,
    listAnd: ru.listAnd,
    say: (np, kase) => (kase === 'name' ? ru.say(ru.byName(np as ru.NpRu)) : (ru.say as Tongue['say'])(np, kase)),
  },
};
