import { bounties } from './bounties.ts';
import { cargo } from './cargo.ts';
import { gearAndMods } from './gear-and-mods.ts';
import { jobs } from './jobs.ts';
import { luxury } from './luxury.ts';
import { shipsForSale } from './ships.ts';

/** OR-GAP-05 the 70 market cards. */
export const market = [...bounties, ...cargo, ...gearAndMods, ...jobs, ...luxury, ...shipsForSale] as const;
