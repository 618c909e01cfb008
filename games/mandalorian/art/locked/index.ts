import type { Spec } from '@cantina/art';
import type { PackId } from '../../content/index.ts';
import { pictures as p2 } from './p2/index.ts';
import { pictures as p3 } from './p3/index.ts';
import { pictures as p4 } from './p4/index.ts';
import { pictures as p5 } from './p5/index.ts';
import { pictures as p6 } from './p6/index.ts';
import { pictures as p7 } from './p7/index.ts';
import { pictures as p8 } from './p8/index.ts';

/** Only the server and tests may import this; a browser learns a pack's pictures with the pack. */
export const lockedPictures: Readonly<Partial<Record<PackId, Readonly<Record<string, Spec>>>>> = {
  p2,
  p3,
  p4,
  p5,
  p6,
  p7,
  p8,
};
