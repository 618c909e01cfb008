import type { Spec } from '@cantina/art';
import type { Lang } from '@cantina/text';
import type { Art, GameFace, GameLesson, GameTile, HowTo } from '@cantina/web/kit';
import { settings } from './settings.svelte.ts';

/** A game on the shelf. Its table and its rulebook are loaded when somebody wants them. */
export interface ShelfGame extends GameTile {
  readonly id: string;
  readonly load: () => Promise<GameFace>;
  /** What its faces look like. */
  readonly art: Art;
  /** The picture that hangs on the first page; a game without one has the drawing of its tile. */
  readonly poster: Art | undefined;
  /** The game on one page, with pictures. */
  readonly how: (() => Promise<HowTo>) | undefined;
  /** The mentor of a first game, if it has one. */
  readonly mentor: (() => Promise<GameLesson>) | undefined;
  readonly rulebook: (lang: Lang) => Promise<string>;
}

// Every game brings these files, so a new one is a new folder; what it keeps secret lies in none of them.
const TILES = import.meta.glob<GameTile>('../../../games/*/table/tile.ts', { eager: true, import: 'tile' });
const FACES = import.meta.glob<GameFace>('../../../games/*/table/index.ts', { import: 'face' });
const ARTS = import.meta.glob<Awaited<ReturnType<Art>>>('../../../games/*/art/index.ts', { import: 'pictureOf' });
const POSTERS = import.meta.glob<Spec>('../../../games/*/art/poster.ts', { import: 'poster' });
const HOWS = import.meta.glob<HowTo>('../../../games/*/table/how.ts', { import: 'how' });
const LESSONS = import.meta.glob<GameLesson>('../../../games/*/lesson/index.ts', { import: 'lesson' });
const RULEBOOKS = import.meta.glob<string>('../../../games/*/text/rulebook/*.md', { import: 'default' });

const FOLDER = /games\/([^/]+)\/table\/tile\.ts$/;

/** What a game's folder should have but does not. */
const missing = (path: string) => (): Promise<never> => Promise.reject(new Error(`there is no ${path}`));

/** A poster is a picture like all others, of something that has no face. */
const hung = (load: (() => Promise<Spec>) | undefined): Art | undefined =>
  load === undefined
    ? undefined
    : async () => {
        const spec = await load();
        return () => spec;
      };

/** One for each folder in games/, in the order of their names, as in the registry. */
export const SHELF: readonly ShelfGame[] = Object.entries(TILES).map(([path, tile]) => {
  const id = FOLDER.exec(path)?.[1] ?? path;
  const folder = `../../../games/${id}`;
  const book = (lang: Lang): string => `${folder}/text/rulebook/${lang}.md`;
  return {
    ...tile,
    id,
    load: FACES[`${folder}/table/index.ts`] ?? missing(`${folder}/table/index.ts`),
    art: ARTS[`${folder}/art/index.ts`] ?? missing(`${folder}/art/index.ts`),
    poster: hung(POSTERS[`${folder}/art/poster.ts`]),
    how: HOWS[`${folder}/table/how.ts`],
    mentor: LESSONS[`${folder}/lesson/index.ts`],
    rulebook: (lang) => (RULEBOOKS[book(lang)] ?? missing(book(lang)))(),
  };
});

export const gameOf = (id: string): ShelfGame | undefined => SHELF.find((game) => game.id === id);

export const gameName = (id: string): string => gameOf(id)?.name[settings.lang] ?? id;

export const loadFace = (id: string): Promise<GameFace> =>
  gameOf(id)?.load() ?? Promise.reject(new Error('no such game'));
