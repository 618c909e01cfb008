import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playable } from '@cantina/mandalorian';
import type { SheetEntry } from '@cantina/playable';
import { LANGS, type Lang, type Reader, render } from '@cantina/text';
import type { Guest } from './guest.ts';

const dist = join(import.meta.dirname, '../../../../dist/web');
const PACKS = ['p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];
/** What the first game says by the same keys as packs. */
const FIRST = /^(adventure\.[12]|mission\.m1|map\.map1)\./;
/** So short a text says nothing by itself. */
const SHORTEST = 5;

const wordsOf = ({ name, text, story = '' }: SheetEntry): readonly string[] => [name, ...text, story];

function textsOf(pack: string, lang: Lang): readonly string[] {
  const read = playable.packs?.read(pack, lang);
  if (read === undefined) throw new Error('the game has no packs');
  const { sheet, messages, rulebook } = read;
  return [...sheet.flatMap(wordsOf), ...Object.values(messages), ...rulebook.split('\n')];
}

/** Everything that the first game says in one language. */
function openTexts(lang: Lang): readonly string[] {
  const { texts, book, rulebook, packs } = playable;
  const locked = new Set(PACKS.flatMap((pack) => packs?.read(pack, lang).sheet.map(({ face }) => face) ?? []));
  const reader: Reader = { lang, seat: null, seatName: String, faceName: String, book, onFault: () => '' };
  return [
    ...texts[lang].sheet().flatMap((entry) => (locked.has(entry.face) ? [] : wordsOf(entry))),
    ...[...book.entries[lang].keys()].filter((key) => FIRST.test(key)).map((key) => render({ key }, reader)),
    rulebook[lang],
  ];
}

/** Every name and text that a group does not know yet when it has unlocked so many packs, in all languages. */
export function secretsAfter(unlocked: number): readonly string[] {
  return LANGS.flatMap((lang) => {
    const known = [...openTexts(lang), ...PACKS.slice(0, unlocked).flatMap((pack) => textsOf(pack, lang))].join('\n');
    const locked = new Set(PACKS.slice(unlocked).flatMap((pack) => textsOf(pack, lang)));
    return [...locked].filter((text) => text.length >= SHORTEST && !known.includes(text));
  });
}

/** Words of a drawing that only locked pictures use: what their faces are called, and colours nobody else wears. */
export function paintsOf(open: unknown): readonly string[] {
  const pictures = PACKS.flatMap((pack) => Object.entries(playable.packs?.read(pack, 'en').pictures ?? {}));
  const faces = pictures.map(([face]) => face).filter((face) => !/^(m|map)\d$|^[ch]\d$/.test(face));
  const worn = coloursIn(open);
  const own = [...coloursIn(pictures)].filter((colour) => !worn.has(colour));
  return [...faces.flatMap((face) => [`"${face}"`, `'${face}'`, `\`${face}\``]), ...own];
}

const coloursIn = (pictures: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(pictures).match(/#[\da-f]{6}/gi) ?? []);

/** A file of the pages: what it is called, and which others it brings along, at once or later. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** What the pages know of the game before they ask the server: its table, its rulebook, its pictures. */
export const builtPages = (): ReadonlyMap<string, string> =>
  pagesWith(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);

/** The same without what other games use, too: its drawing kit has colours of its own. */
export const ownPages = (): ReadonlyMap<string, string> => pagesWith(({ dynamicImports = [] }) => dynamicImports);

function pagesWith(brought: (chunk: Chunk) => readonly string[]): ReadonlyMap<string, string> {
  const text = readFileSync(join(dist, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  const files = Object.entries(manifest).flatMap(([source, chunk]) =>
    source.includes('games/mandalorian/')
      ? [chunk.file, ...brought(chunk).map((each) => manifest[each]?.file ?? '')]
      : [],
  );
  return new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
}

/** What plays on the device while the server is away; the browser can read that, too. */
export const filesHere = (): readonly string[] => readdirSync(join(dist, 'here'));

/** Writes down everything that the server says to somebody. */
export function listenTo({ page }: Guest): { readonly heard: string[] } {
  const heard: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.text().then(
      (text) => heard.push(text),
      () => undefined,
    );
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return { heard };
}

/** The secrets that stand in these texts. */
export const foundIn = (texts: Iterable<string>, secrets: readonly string[]): readonly string[] => {
  const all = [...texts].join('\n');
  return secrets.filter((secret) => all.includes(secret) || all.includes(JSON.stringify(secret).slice(1, -1)));
};
