import { readdirSync, readFileSync } from 'node:fs';
import { draw, type Spec } from '@cantina/art';
import { describe, expect, it } from 'vitest';
import { baseCards, cards, characters, packOf } from '../content/all.ts';
import { pictureOf, pictures } from './index.ts';
import { lockedPictures } from './locked/index.ts';

const locked: Readonly<Record<string, Spec>> = Object.fromEntries(
  Object.values(lockedPictures).flatMap((list) => Object.entries(list)),
);

describe('pictures of The Mandalorian', () => {
  it('has a picture for every hero and every card of the first game', () => {
    const faces = [...characters, ...baseCards].map(({ id }) => id);
    expect(faces.filter((face) => !Object.hasOwn(pictures, face))).toEqual([]);
  });

  it('keeps the picture of a locked card with its pack, and nowhere else', () => {
    const later = cards.map(({ id }) => ({ id, pack: packOf(id) })).filter(({ pack }) => pack !== null);
    const misplaced = later.filter(({ id, pack }) => pack && !Object.hasOwn(lockedPictures[pack] ?? {}, id));
    expect(misplaced).toEqual([]);
    expect(Object.keys(pictures).filter((id) => later.some((card) => card.id === id))).toEqual([]);
  });

  it('imports nothing locked into what the browser is built with', () => {
    const folder = new URL('.', import.meta.url);
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    expect(sources).toContain('index.ts');
    const leaks = sources.filter((name) => /from '[^']*locked/.test(readFileSync(new URL(name, folder), 'utf8')));
    expect(leaks).toEqual([]);
  });

  it('draws no two faces alike', () => {
    const drawn = Object.values({ ...pictures, ...locked }).map(withoutIds);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('gives a card that nobody has drawn a picture of its own, always the same', () => {
    expect(pictureOf('new-card')).toEqual(pictureOf('new-card'));
    expect(withoutIds(pictureOf('new-card'))).not.toBe(withoutIds(pictureOf('newer-card')));
  });
});

/** Ids differ from picture to picture even where nothing else does. */
const withoutIds = (spec: Spec): string => draw(spec, 'token').replaceAll(/(id="|#)a[0-9a-z]+(-cool)?/g, '');
