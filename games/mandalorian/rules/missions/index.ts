import type { MissionId } from '../../content/all.ts';
import { c1 } from './c1.ts';
import { c2 } from './c2.ts';
import { h1 } from './h1.ts';
import { h2 } from './h2.ts';
import { m1 } from './m1.ts';
import { m2 } from './m2.ts';
import { m3 } from './m3.ts';
import { m4 } from './m4.ts';
import type { MissionRules } from './record.ts';

/** One record per mission: story missions, contracts, contracts with secret roles. */
export const missionRules: Readonly<Record<MissionId, MissionRules>> = { m1, m2, m3, m4, c1, c2, h1, h2 };
