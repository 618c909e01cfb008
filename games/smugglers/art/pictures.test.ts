import { draw, type Spec } from '@cantina/art';
import { describe, expect, it } from 'vitest';
import { characters, faces, GOODS } from '../content/index.ts';
import { pictureOf, pictures } from './index.ts';

describe('pictures of Smugglers of the Galaxy', () => {
  it('has a picture for every face', () => {
    expect(faces.filter((face) => !Object.hasOwn(pictures, face))).toEqual([]);
  });

  it('has a picture for every good', () => {
    expect(GOODS.filter((good) => !Object.hasOwn(pictures, `good:${good}`))).toEqual([]);
  });

  it('has a picture for every captain’s ship, for Brix and for Koroth', () => {
    const wanted = ['brix', 'koroth', ...characters.map(({ id }) => `ship:${id}`)];
    expect(wanted.filter((face) => !Object.hasOwn(pictures, face))).toEqual([]);
  });

  it('draws no two faces alike', () => {
    const drawn = Object.values(pictures).map(withoutIds);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('gives a face that nobody has drawn a picture of its own, always the same', () => {
    expect(pictureOf('new-card')).toEqual(pictureOf('new-card'));
    expect(withoutIds(pictureOf('new-card'))).not.toBe(withoutIds(pictureOf('newer-card')));
  });
});

/** Ids differ from picture to picture even where nothing else does. */
const withoutIds = (spec: Spec): string => draw(spec, 'token').replaceAll(/(id="|#)a[0-9a-z]+(-cool)?/g, '');
