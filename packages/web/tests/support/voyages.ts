import type { Setting } from '@cantina/kernel/testing';
import type { SmugglersState } from '@cantina/smugglers';

type Player = SmugglersState['players'][number];

const CAPTAIN: Player = {
  character: 0,
  credits: 500,
  bounty: 0,
  engines: 3,
  lightspeed: 5,
  shields: 2,
  lasers: 3,
  cargoPods: 10,
  hull: 5,
  weapons: 0,
  medtech: 0,
  luxuries: 0,
  robots: 0,
  food: 0,
  brix: [],
  sector: 43,
  status: 'flying',
  kills: 0,
};

/** Characters whose abilities ask nothing in what happens here. */
const CREW = ['octavio-dross', 'k-seven'] as const;
const OCTAVIO = 10;
const PLANETS = ['earth', 'mirage', 'axiom', 'cinder', 'sanctum', 'quillon', 'nowhere'] as const;

type Voyage = Setting<SmugglersState> & { readonly seats: number };

/** Two captains in the middle of a game; quiet space lies on top of the fate cards. */
function voyage(captains: readonly [Partial<Player>, Partial<Player>], more: Setting<SmugglersState>): Voyage {
  return {
    ...more,
    seats: 2,
    zones: {
      character: CREW.map((face) => [face]),
      kept: [['forged-papers'], []],
      planets: PLANETS.map((face) => [face]),
      planetDeck: ['aegis', 'solace', 'galen', 'halcyra'],
      fateDeck: ['plague', ...new Array<string>(8).fill('quiet-space')],
      ...more.zones,
    },
    fields: {
      round: 3,
      ...more.fields,
      players: captains.map((captain, i) => ({ ...CAPTAIN, character: OCTAVIO + i, ...captain })),
    },
  };
}

/**
 * Both are in one sector: time for a deal, and for a fight. Earth, where weapons are illegal, is in reach; the first has a
 * second die at customs, and each of them counts 1 less.
 */
export const meeting = voyage(
  [
    { credits: 900, food: 3, bounty: 0, sector: 69, weapons: 2 },
    { credits: 400, luxuries: 4, sector: 69 },
  ],
  // Ben's manoeuvre, Anna's, his dogfight, hers; additional damage; then Anna's two dice at customs.
  {
    step: 'explore',
    zones: { kept: [['forged-papers', 'silver-tongued-envoy'], []] },
    dice: [6, 1, 5, 1, 4, 3, 6],
  },
);

/** Ten weapons from Brix aboard, Koroth in reach, and money for a bribe. */
export const run = voyage(
  [{ credits: 2500, sector: 81, brix: [{ units: 10, until: 4 }], lightspeed: 6 }, { sector: 4 }],
  {
    step: 'move',
    fields: { movementLeft: 6 },
    dice: [4, 1, 6],
  },
);

/** A destroyer that wants nothing of the first captain: two hull points, and shields that his lasers do not pierce. */
export const destroyer = voyage([{ sector: 30, hull: 4 }, { sector: 4 }], {
  step: 'fate',
  zones: { fateDeck: ['plague', 'quiet-space', 'destroyer'] },
});

/** Both are in one sector; the first hits what they attack, and the other has something that can be taken. */
export const raid = voyage([{ sector: 69 }, { sector: 69 }], {
  step: 'explore',
  zones: { kept: [['forged-papers'], ['targeting-computer']] },
  // The manoeuvre of both, then their dogfight.
  dice: [6, 1, 6, 1],
});

/** About to buy luxuries on Velmora, four at 2 credits each, with both pods full. */
export const fullPods = voyage([{ sector: 9, cargoPods: 2, food: 1, robots: 1 }, { sector: 4 }], {
  step: 'activity',
  zones: { planets: PLANETS.map((face) => [face === 'earth' ? 'velmora' : face]) },
  fields: { port: 0 },
  dice: [3, 2],
});

/** About to fly, with money and room for trade. */
export const trading = voyage([{ sector: 43, credits: 900 }, { sector: 4 }], {
  step: 'move',
  fields: { movementLeft: 5 },
});
