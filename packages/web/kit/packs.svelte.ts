import type { Pack, SheetEntry } from '@cantina/playable';
import { type Book, books, filled } from '@cantina/text';

/**
 * What this table has unlocked: texts and data that are in no file of the pages, sent by the server to this table only.
 * The frame fills it; a game's table and its cards read it.
 */
class UnlockedPacks {
  private all = $state.raw<readonly Pack[]>([]);
  private readonly faces = $derived(
    new Map(this.all.flatMap(({ sheet }) => sheet).map((entry) => [entry.face, entry])),
  );
  private readonly book = $derived(bookOf(this.all));
  /** A merged book is kept: it is asked for with every sentence. */
  private merged: { readonly own: Book; readonly more: Book; readonly both: Book } | null = null;

  show(packs: readonly Pack[]): void {
    this.all = packs;
  }

  has(pack: string): boolean {
    return this.all.some(({ id }) => id === pack);
  }

  /** A card of a pack, in the reader's language. */
  entry(face: string): SheetEntry | undefined {
    return this.faces.get(face);
  }

  /** What else a pack holds; the game knows its shape. */
  data(pack: string): unknown {
    return this.all.find(({ id }) => id === pack)?.data;
  }

  /** What a face of a pack looks like; the drawing kit knows its shape. */
  picture(face: string): unknown {
    return this.all.find(({ pictures }) => pictures !== undefined && Object.hasOwn(pictures, face))?.pictures?.[face];
  }

  /** A text of a pack by its key, or nothing. */
  text(key: string): string | undefined {
    return this.all.find(({ messages }) => Object.hasOwn(messages, key))?.messages[key];
  }

  get rulebook(): string {
    return this.all.map(({ rulebook }) => rulebook).join('\n');
  }

  /** The messages of a game together with those that were unlocked. */
  with(own: Book): Book {
    const more = this.book;
    if (this.all.length === 0) return own;
    if (this.merged?.own !== own || this.merged.more !== more) this.merged = { own, more, both: books(own, more) };
    return this.merged.both;
  }
}

export const packs = new UnlockedPacks();

/** The packs are there in the reader's language only, so all three languages of the book say the same. */
function bookOf(all: readonly Pack[]): Book {
  const entries = new Map(
    all.flatMap(({ messages, names }) =>
      Object.entries(messages).map(([key, text]) => [key, filled(text, names)] as const),
    ),
  );
  return { entries: { de: entries, en: entries, ru: entries } };
}
