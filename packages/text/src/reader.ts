import type { Arg, Args, Message, RuleId } from '@cantina/kernel';
import type { Book, Entry, Np, Writer } from './catalogue.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import type { Lang } from './lang.ts';
import { isQuiet } from './log.ts';
import { tidy } from './punctuation.ts';
import * as ru from './ru/index.ts';
import { HIDDEN_CARD } from './words/hidden.ts';

/** Who reads: the language, the seat (null: a spectator), and how people and cards are called here. */
export interface Reader {
  readonly lang: Lang;
  readonly seat: number | null;
  readonly book: Book;
  seatName(seat: number): string;
  faceName(face: string): string;
  /** What an option is called on the screen; without it errors quote its id. */
  readonly optionName?: (id: string) => string;
  /** Called instead of throwing; what it returns is printed. */
  readonly onFault?: (error: TextError) => string;
}

export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly text: string; readonly card: number | null; readonly face: string }
  | { readonly kind: 'seat'; readonly text: string; readonly seat: number }
  | { readonly kind: 'rule'; readonly text: string; readonly rule: RuleId };

export type TextFault = 'unknown-key' | 'missing-argument' | 'bad-argument';

export class TextError extends Error {
  override readonly name = 'TextError';

  constructor(
    readonly fault: TextFault,
    readonly key: string,
    readonly lang: Lang,
    detail = '',
  ) {
    super(`${fault}: ${key} (${lang})${detail === '' ? '' : ` – ${detail}`}`);
  }
}

export function render(message: Message, reader: Reader): string {
  return plain(segments(message, reader));
}

export function segments(message: Message, reader: Reader): readonly Segment[] {
  return inPen(reader, message.key, (pen) => pen.say(message));
}

/** Segments of a text that no message holds: a card text, a heading. */
export function write<L extends Lang>(
  reader: Reader & { readonly lang: L },
  text: (writer: Writer<L>) => string,
): readonly Segment[] {
  return inPen(reader, 'write', (pen) => text(pen.writer(reader.lang)));
}

/** Why something was refused, with the rule behind it. */
export function refusal(
  error: { readonly code: string; readonly args: Args; readonly rule?: RuleId | undefined },
  reader: Reader,
): readonly Segment[] {
  return inPen(reader, error.code, (pen) => {
    const text = pen.say({ key: error.code, args: error.args });
    return error.rule === undefined ? text : `${text} (${pen.rule(error.rule)})`;
  });
}

export function plain(all: readonly Segment[]): string {
  let text = '';
  for (const segment of all) text += segment.text;
  return text;
}

function inPen(reader: Reader, key: string, text: (pen: Pen) => string): readonly Segment[] {
  try {
    const pen = new Pen(reader);
    return pen.segments(text(pen));
  } catch (error) {
    const fault = error instanceof TextError ? error : new TextError('bad-argument', key, reader.lang, String(error));
    if (reader.onFault === undefined) throw fault;
    return [{ kind: 'text', text: reader.onFault(fault) }];
  }
}

/**
 * While a text is written, a reference is one private character; so the grammar may move it about like any word, and
 * a name is never taken for something else. The characters are exchanged for segments at the end.
 */
const FIRST = 0xe000;
const REFERENCE = /[\ue000-\uf8ff]/g;

class Pen {
  private readonly references: Segment[] = [];

  constructor(private readonly reader: Reader) {}

  say(message: Message): string {
    const { key } = message;
    const { lang } = this.reader;
    const entry = this.reader.book.entries[lang].get(key);
    if (entry === undefined) {
      if (isQuiet(key)) return '';
      throw new TextError('unknown-key', key, lang);
    }
    const args: Record<string, unknown> = {};
    let literal = false;
    for (const [name, arg] of Object.entries(message.args ?? {})) {
      const given = this.given(arg, key);
      args[name] = given;
      if (typeof given === 'string' && given.includes('undefined')) literal = true;
    }
    const text = this.call(entry, args);
    if (!literal && /undefined|\bNaN\b|\[object /.test(text)) {
      throw new TextError('missing-argument', key, lang, `“${text}” from ${JSON.stringify(message.args ?? {})}`);
    }
    return tidy(text);
  }

  rule(id: RuleId): string {
    return this.refer({ kind: 'rule', text: clean(id), rule: id });
  }

  writer<L extends Lang>(lang: L): Writer<L> {
    return {
      lang,
      rule: (id) => this.rule(id),
      card: (face) => this.phrase(lang, 'card', this.card(null, face)),
      seat: (seat) => this.seat(lang, seat),
      option: (id) => {
        const { optionName } = this.reader;
        return this.refer({ kind: 'text', text: clean(optionName === undefined ? QUOTE[lang](id) : optionName(id)) });
      },
    };
  }

  segments(text: string): readonly Segment[] {
    const all: Segment[] = [];
    const add = (segment: Segment): void => {
      const last = all.at(-1);
      if (segment.kind === 'text' && last?.kind === 'text')
        all[all.length - 1] = { kind: 'text', text: last.text + segment.text };
      else all.push(segment);
    };
    let from = 0;
    for (const match of text.matchAll(REFERENCE)) {
      if (match.index > from) add({ kind: 'text', text: text.slice(from, match.index) });
      const reference = this.references[match[0].charCodeAt(0) - FIRST];
      if (reference !== undefined) add(text[match.index - 1] === '«' ? inQuotes(reference) : reference);
      from = match.index + 1;
    }
    if (from < text.length) add({ kind: 'text', text: text.slice(from) });
    return all;
  }

  private call(entry: Entry, args: Readonly<Record<string, unknown>>): string {
    if (typeof entry === 'string') return entry;
    const writer: Writer<Lang> = this.writer(this.reader.lang);
    return entry(args, writer as Writer<never>);
  }

  private given(arg: Arg, key: string): unknown {
    if (arg === null || typeof arg === 'number' || typeof arg === 'boolean') return arg;
    if (typeof arg === 'string') return clean(arg);
    if (isList(arg)) return arg.map((item) => this.given(item, key));
    if ('seat' in arg) return this.seat(this.reader.lang, arg.seat);
    if ('message' in arg) return this.say(arg.message);
    if ('card' in arg) {
      if (arg.face === null) return HIDDEN_CARD[this.reader.lang];
      return this.phrase(this.reader.lang, 'card', this.card(arg.card, arg.face));
    }
    throw new TextError('bad-argument', key, this.reader.lang, JSON.stringify(arg));
  }

  private seat<L extends Lang>(lang: L, seat: number): Np<L> {
    if (seat === this.reader.seat) return YOU[lang];
    return this.phrase(lang, 'seat', this.refer({ kind: 'seat', text: clean(this.reader.seatName(seat)), seat }));
  }

  private card(card: number | null, face: string): string {
    return this.refer({ kind: 'card', text: clean(this.reader.faceName(face)), card, face });
  }

  private phrase<L extends Lang>(lang: L, kind: 'card' | 'seat', reference: string): Np<L> {
    return NAMES[lang][kind](reference);
  }

  private refer(segment: Segment): string {
    this.references.push(segment);
    return String.fromCharCode(FIRST + this.references.length - 1);
  }
}

function isList(arg: Arg): arg is readonly Arg[] {
  return Array.isArray(arg);
}

/** Free text in any script: no line breaks, none of our private characters. */
function clean(text: string): string {
  return text.replace(REFERENCE, '').replace(/\s+/g, ' ').trim();
}

/** The own quotes of a Russian card that stands in «…» become the inner ones: «Крейсер „Гозанти“». */
function inQuotes(reference: Segment): Segment {
  if (reference.kind !== 'card') return reference;
  const whole = /^«([^«»]*)»$/.exec(reference.text);
  return { ...reference, text: whole?.[1] ?? reference.text.replaceAll('«', '„').replaceAll('»', '“') };
}

const YOU: { readonly [L in Lang]: Np<L> } = { de: de.you, en: en.you, ru: ru.you };
const QUOTE: Readonly<Record<Lang, (text: string) => string>> = { de: de.quote, en: en.quote, ru: ru.quote };

/** Names are never declined: a Russian card stands in quotes, a Russian player behind «игрок». */
const NAMES: { readonly [L in Lang]: { readonly [Kind in 'card' | 'seat']: (text: string) => Np<L> } } = {
  de: { card: (text) => de.bare(de.name(text)), seat: (text) => de.bare(de.name(text)) },
  en: { card: (text) => en.bare(en.name(text, { who: false })), seat: (text) => en.bare(en.name(text)) },
  ru: { card: ru.title, seat: (text) => ru.bare(ru.seatNoun(text)) },
};
