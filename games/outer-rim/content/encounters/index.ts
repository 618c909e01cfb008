import { cantonicaOrdMantell } from './cantonica-ord-mantell.ts';
import { kesselMaelstrom } from './kessel-maelstrom.ts';
import { lothalMonCalamari } from './lothal-mon-calamari.ts';
import { navpoint } from './navpoint.ts';
import { ringOfKafreneTakodana } from './ring-of-kafrene-takodana.ts';
import { rylothNaboo } from './ryloth-naboo.ts';
import { tatooineNalHutta } from './tatooine-nal-hutta.ts';

/** OR-GAP-06 the 70 encounter cards: seven decks of ten. */
export const encounters = [
  ...cantonicaOrdMantell,
  ...lothalMonCalamari,
  ...kesselMaelstrom,
  ...tatooineNalHutta,
  ...rylothNaboo,
  ...ringOfKafreneTakodana,
  ...navpoint,
] as const;
