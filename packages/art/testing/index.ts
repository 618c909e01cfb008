import { describe, expect, it } from 'vitest';
import { draw, type Spec } from '../src/index.ts';

type Pictures = Readonly<Record<string, Spec>>;

/** What holds for the pictures of every game; `wanted` are the faces that need one, by what they are. */
export function checkPictures(
  game: string,
  { pictures, locked = {}, pictureOf }: Drawn,
  wanted: Readonly<Record<string, readonly string[]>>,
): void {
  describe(`pictures of ${game}`, () => {
    it.each(Object.entries(wanted))('has a picture for every %s', (_, faces) => {
      expect(faces.filter((face) => !Object.hasOwn(pictures, face))).toEqual([]);
    });

    it('draws no two faces alike', () => {
      const drawn = Object.values({ ...pictures, ...locked }).map(withoutIds);
      expect(new Set(drawn).size).toBe(drawn.length);
    });

    it('gives a face that nobody has drawn a picture of its own, always the same', () => {
      expect(pictureOf('new-card')).toEqual(pictureOf('new-card'));
      expect(withoutIds(pictureOf('new-card'))).not.toBe(withoutIds(pictureOf('newer-card')));
    });
  });
}

interface Drawn {
  readonly pictures: Pictures;
  /** Pictures of packs that are not open yet. */
  readonly locked?: Pictures;
  readonly pictureOf: (face: string) => Spec;
}

/** Ids differ from picture to picture even where nothing else does. */
const withoutIds = (spec: Spec): string => draw(spec, 'token').replaceAll(/(id="|#)a[0-9a-z]+(-cool)?/g, '');
