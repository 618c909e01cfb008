import { fallback, type Spec } from '@cantina/art';
import { FATE } from './fate.ts';
import { MOMENTS, SHIPS } from './moments.ts';
import { PEOPLE } from './people.ts';
import { PLANETS } from './planets.ts';

/** The picture of every face, of the goods as `good:<name>`, of the ships as `ship:<captain>`, and of what is no card. */
export const pictures: Readonly<Record<string, Spec>> = { ...PEOPLE, ...PLANETS, ...FATE, ...MOMENTS, ...SHIPS };

/** A face that nobody has drawn yet gets a picture of its own all the same. */
export const pictureOf = (face: string): Spec => pictures[face] ?? fallback('event', face);
