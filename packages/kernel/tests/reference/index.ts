/**
 * Moonshade: smugglers bid for the best crates of a moon port, sell them, and hire a crew. A small game of our own that
 * uses everything the kernel can do; the guides in docs/ point to it.
 */
import { defineGame, type Game, newCore, put } from '../../src/index.ts';
import { cargo, copiesOf, crew, type Hook } from './content.ts';
import { bid } from './rules/auction.ts';
import { redealPatrons } from './rules/ops.ts';
import { clearUp, deal, patrol } from './rules/round.ts';
import { act, crewSpeaks, tips } from './rules/turn.ts';
import { clone, type MoonshadeState, type Options, type Zone } from './state.ts';

const parts = {
  faces: [...Object.keys(cargo), ...Object.keys(crew)],
  zones: {
    // One pool: whoever imagines the hidden cards deals hands and piles from the same heap, each back by itself.
    depot: { per: 'table', sees: 'nobody', pool: 'hidden' },
    agency: { per: 'table', sees: 'nobody', pool: 'hidden' },
    hand: { per: 'seat', sees: 'owner', pool: 'hidden' },
    counter: { per: 'seat', sees: 'all' },
    stall: { per: 3, sees: 'all' },
    crew: { per: 'seat', sees: 'all', active: true },
    discard: { per: 'table', sees: 'all' },
  },
  hooks: ['gain', 'bid', 'hired', 'roundEnd'],
  hooksOf: (face: string): readonly Hook[] => {
    const hook = crew[face]?.hook;
    return hook === undefined ? [] : [hook];
  },
} as const satisfies Pick<Game<MoonshadeState>, 'faces' | 'zones' | 'hooks' | 'hooksOf'>;

function setup(seats: number, options: Options): MoonshadeState {
  const core = newCore<MoonshadeState['step'], Zone, Hook, Options>(parts, seats, options, 'deal');
  put(core, parts, 'depot', 0, copiesOf(cargo));
  put(core, parts, 'agency', 0, copiesOf(crew));
  const credits = Array.from({ length: seats }, () => 0);
  return Object.assign(core, { round: 1, captain: 0, active: 0, credits, patrons: [], idlePatrons: [] });
}

export const moonshade: Game<MoonshadeState> = defineGame<MoonshadeState>({
  ...parts,
  id: 'moonshade',
  seats: { min: 2, max: 4 },
  options: { goal: [8, 12], patrol: [true, false] },
  steps: { deal, bid, act, crewSpeaks, patrol, clearUp },
  visible: {
    round: 'all',
    captain: 'all',
    active: 'all',
    credits: 'all',
    patrons: { perSeat: 'owner' },
  },
  setup,
  clone,
  interjections: tips,
  backOf: (face) => cargo[face]?.back ?? 'dossier',
  redeal: redealPatrons,
});
