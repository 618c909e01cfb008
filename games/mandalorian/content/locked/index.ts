import { p2 } from './p2/index.ts';
import { p3 } from './p3/index.ts';
import { p4 } from './p4/index.ts';
import { p5 } from './p5/index.ts';
import { p6 } from './p6/index.ts';
import { p7 } from './p7/index.ts';
import { p8 } from './p8/index.ts';
import type { Pack } from './pack.ts';

export type { Pack } from './pack.ts';

/** In the order in which the adventure deck unlocks them. */
export const packs: readonly Pack[] = [p2, p3, p4, p5, p6, p7, p8];
