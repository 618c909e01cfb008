import { fallback, type Spec } from '@cantina/art';
import { EMPIRE } from './empire.ts';
import { NEUTRAL } from './neutral.ts';
import { REBEL } from './rebel.ts';

/** The picture of every face. */
export const pictures: Readonly<Record<string, Spec>> = { ...EMPIRE, ...REBEL, ...NEUTRAL };

/** A face that nobody has drawn yet gets a picture of its own all the same. */
export const pictureOf = (face: string): Spec => pictures[face] ?? fallback('figure', face);
