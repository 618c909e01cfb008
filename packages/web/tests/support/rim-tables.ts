import type { Setting } from '@cantina/kernel/testing';
import type { RimState } from '@cantina/outer-rim';

type Player = RimState['players'][number];
type Table = Setting<RimState> & { readonly seats: number };

const NEWCOMER: Player = {
  space: 'tatooine',
  credits: 4000,
  fame: 0,
  reputation: [0, 0, 0, 0],
  characterDamage: 0,
  shipDamage: 0,
  defeated: false,
  characterFlipped: false,
  shipFlipped: false,
  characterGoal: 0,
  shipGoal: 0,
};

/** What one of two has. */
interface Seating {
  readonly character: string;
  readonly assets: readonly string[];
  readonly is?: Partial<Player>;
}

/** Two in the middle of a game, the first about to plan; the patrols are where they start. */
function rim(seatings: readonly [Seating, Seating], more: Setting<RimState>): Table {
  return {
    ...more,
    seats: 2,
    step: 'planning',
    zones: {
      character: seatings.map(({ character }) => [`character/${character}`]),
      ship: [['ship/g9-rigger'], ['ship/g9-rigger']],
      assets: seatings.map(({ assets }) => assets),
      marketTop: ['bounty-boshek', 'salvage', 'plastoid-armor', 'hired-help', 'boonta-eve-classic', 'hwk-290'].map(
        (card) => [`market/${card}`],
      ),
      ...more.zones,
    },
    fields: {
      round: 3,
      turn: 5,
      patrols: (['nav-1', 'nav-44', 'nav-46', 'nav-2'] as const).map((space) => ({ space, level: 1 })),
      players: seatings.map(({ is }) => ({ ...NEWCOMER, ...is })),
    },
  };
}

/** Sides of the die. */
const [HIT, FOCUS, BLANK] = [1, 5, 7];

/**
 * Both on Tatooine: time for a trade. The first hunts Greedo, who flies with the second, and fights with IG-88, who may roll
 * any of his dice again: three dice, the two that are rolled again, then the three of the other.
 */
export const hunt = rim(
  [
    { character: 'ig-88', assets: ['market/bounty-greedo'], is: { credits: 6000 } },
    { character: 'bossk', assets: ['databank/greedo', 'market/food-supplies'] },
  ],
  { zones: { tokens: ['contact/greedo'] }, dice: [BLANK, HIT, FOCUS, HIT, BLANK, HIT, BLANK, BLANK] },
);

const TRAVELLER: Seating = {
  character: 'han-solo',
  assets: ['market/food-supplies', 'market/bounty-garindan'],
  is: { space: 'cantonica' },
};
const FAR_AWAY: Seating = { character: 'lando-calrissian', assets: [], is: { space: 'takodana' } };

/** The first at the left end of the rim with something to deliver and a target at hand, the second far away. */
export const journey = rim([TRAVELLER, FAR_AWAY], { zones: { contactsUp: [['contact/garindan']] } });

/** In the action step at the place where its food has to go; one more bounty would have no slot. */
export const harbour = {
  ...rim(
    [
      {
        character: 'han-solo',
        assets: ['market/food-supplies', 'market/bounty-garindan', 'market/bounty-greedo'],
        is: { space: 'nal-hutta', credits: 9000 },
      },
      FAR_AWAY,
    ],
    {},
  ),
  step: 'action',
} as const;

/** The same, but nobody has found that target yet, and the second has more cargo than room for it. */
export const search = rim([TRAVELLER, { ...FAR_AWAY, assets: ['market/droid-parts', 'market/stolen-prototype'] }], {});

/** The first has illegal cargo that brings fame, and several turns to go. */
export const smuggling = rim(
  [{ ...TRAVELLER, assets: ['market/stolen-hyperfuel'], is: { space: 'cantonica' } }, FAR_AWAY],
  {},
);
