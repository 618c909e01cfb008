import {
  type CardId,
  type CoreState,
  cloneCore,
  defineState,
  fieldsFor,
  type OptionPresets,
  type OptionSpecs,
  put,
  type Seat,
  type StateOf,
  type Table,
  type ZoneSpec,
} from '@cantina/kernel';
import {
  basesOf,
  cardOf,
  type Face,
  type Faction,
  faces,
  galaxyDeck,
  pilotStack,
  starterDeck,
} from '../content/index.ts';

export type Step = 'setup' | 'secret-bases' | 'deal' | 'begin' | 'action' | 'end';

export type Zone =
  | 'galaxyDeck'
  | 'row'
  | 'galaxyDiscard'
  | 'pilots'
  | 'deck'
  | 'hand'
  | 'discard'
  | 'units'
  | 'ships'
  | 'base'
  | 'baseDeck'
  | 'aside'
  | 'victory'
  | 'exile'
  | 'box';

/** What active cards react to: they change attack values, or one of these events triggers them. */
export type Hook = 'attack' | 'play-first' | 'purchase-first' | 'turn-begins' | 'opponent-discards';

export interface Options extends Readonly<Record<string, string | number | boolean>> {
  /** DB-SET-02, DB-VAR-02, DB-VAR-05. */
  readonly bases: 'beginner' | 'galaxy' | 'secret';
  /** DB-OPR-02. */
  readonly basesToWin: 2 | 3 | 4 | 5;
  /** DB-OPR-05. */
  readonly buyOut: boolean;
  /** Which side the first seat plays (DB-SET-01, DB-GAP-21). */
  readonly sides: 'first-empire' | 'first-rebel' | 'random';
}

/** What an attack goes against: the opponent's base (and the ships before it), or a card in the row. */
export type Target = CardId | 'base';

export interface Assignment {
  readonly card: CardId;
  readonly target: Target;
}

export interface AttackGain {
  readonly card: CardId;
  readonly amount: number;
}

/** A card to be exiled that was shuffled away: one with this face among these cards. */
export interface ShuffledAway {
  readonly face: Face;
  readonly among: readonly CardId[];
}

type Core = CoreState<Step, Zone, Hook, Options>;

const { value, list } = fieldsFor<Core>();

/** Each field once: how it begins, and who sees it. Nothing is secret: all of it lies open on a real table. */
const fields = {
  /** Seat → the side it plays. */
  factions: list<Faction>(['empire', 'rebel'], 'all'),
  /** The active player. */
  active: value<Seat>(0, 'all'),
  /** How many turns were begun. */
  turn: value<number>(0, 'all'),
  /** The space of the Force marker, 1 (Empire edge) to 7 (Rebel edge): DB-CMP-07. */
  force: value<number>(7, 'all'), // DB-SET-15
  /** The resource pool of the active player; the other one has none (DB-END-05). Markers never run out (DB-CMP-08, DB-SET-14). */
  resources: value<number>(0, 'all'),
  /** Card → damage markers on it. */
  damage: list<number>(({ cards }) => cards.face.map(() => 0), 'all'),
  /** Cards whose ability was used this turn (DB-ABL-06); that they attack is another matter (DB-ASG-07). */
  used: list<CardId>([], 'all'),
  /** Cards that took part in a resolved attack this turn (DB-ASG-10). */
  spent: list<CardId>([], 'all'),
  /** Prepared attacks. */
  assigned: list<Assignment>([], 'all'),
  /** How many assignments were taken back this turn; bots must not do so for ever. */
  takenBack: value<number>(0, 'all'),
  /** Attack that units have gained this turn (DB-GAIN-03). */
  gained: list<AttackGain>([], 'all'),
  /** Faces played and purchased this turn, for "the first … each turn". */
  played: list<Face>([], 'all'),
  purchased: list<Face>([], 'all'),
  /** Twi'lek Smugglers that send the next purchase to the top of the deck. */
  nextToDeck: value<number>(0, 'all'),
  /** Cards to be exiled at the end of this turn (DB-GAP-14), as long as everybody knows which they are. */
  doomed: list<CardId>([], 'all'),
  /** The same after a shuffle. What was shuffled had lain open, so everybody knows that it is one of these. */
  shuffledAway: list<ShuffledAway>([], 'all'),
  /** Damage prevented this turn (DB-GAP-19). */
  prevented: value<number>(0, 'all'),
  /** Attacks on neutral units resolved this turn (Ord Mantell). */
  neutralHunts: value<number>(0, 'all'),
};

export type DeckState = Core & StateOf<typeof fields>;
export type G = Table<DeckState>;

export const ROW_SIZE = 6;
export const HAND_SIZE = 5;

export const zones: Readonly<Record<Zone, ZoneSpec>> = {
  galaxyDeck: { per: 'table', sees: 'nobody' }, // DB-SET-12
  row: { per: ROW_SIZE, sees: 'all' }, // DB-ROW-07; DB-ROW-06 no text is active there; whose side is seen: DB-SET-11, DB-ROW-03, DB-CRD-08
  // DB-FAQ-07 all three discard piles are open to both
  galaxyDiscard: { per: 'table', sees: 'all' },
  pilots: { per: 'table', sees: 'all' }, // DB-SET-13
  // Everything in it was bought or discarded in the open: its owner may look through it, not at its order
  deck: { per: 'seat', sees: 'nobody', knownTo: 'owner', pool: 'own cards' },
  hand: { per: 'seat', sees: 'owner', pool: 'own cards' },
  discard: { per: 'seat', sees: 'all' },
  units: { per: 'seat', sees: 'all', active: true },
  ships: { per: 'seat', sees: 'all', active: true },
  base: { per: 'seat', sees: 'all', active: true },
  // DB-GAP-22 the owner may look at his base deck at any time
  baseDeck: { per: 'seat', sees: 'owner', pool: 'bases' },
  /** Bases not picked in the Secret Bases variant: only their owner knows them (DB-VAR-06). */
  aside: { per: 'seat', sees: 'owner', pool: 'bases' },
  victory: { per: 'seat', sees: 'all' }, // DB-WIN-06
  // DB-GAP-23 exiled cards are public
  exile: { per: 'table', sees: 'all' },
  /** Where everything lies before setup, and bases that are not used stay (DB-SET-04). */
  box: { per: 'table', sees: 'nobody' },
};

/** What is agreed before the game, for both sides alike (DB-OPR-03), in any combination (DB-OPR-01). */
export const options: OptionSpecs<Options> = {
  bases: ['beginner', 'galaxy', 'secret'],
  basesToWin: [3, 2, 4, 5], // DB-VAR-09, DB-OPR-04, DB-GAP-13
  buyOut: [false, true],
  sides: ['first-empire', 'first-rebel', 'random'],
};

/** DB-VAR-04, DB-VAR-07 recommended, so agreed on unless somebody says otherwise. */
export const presets: OptionPresets<Options> = {
  bases: { galaxy: { basesToWin: 4 }, secret: { basesToWin: 4 } },
};

export const hooks: readonly Hook[] = ['attack', 'play-first', 'purchase-first', 'turn-begins', 'opponent-discards'];

const HOOKS_OF: ReadonlyMap<string, readonly Hook[]> = new Map(faces.map((face) => [face, hooksOn(face)]));

function hooksOn(face: Face): readonly Hook[] {
  const { ability } = cardOf(face);
  if (ability?.kind === 'while') {
    const { changes } = ability.modifier;
    return changes === 'attack' ? ['attack'] : changes === 'first-purchase' ? ['purchase-first'] : [];
  }
  if (ability?.kind !== 'when') return [];
  const { on } = ability.trigger;
  return hooks.filter((hook) => hook === on);
}

const NO_HOOKS: readonly Hook[] = [];
export const hooksOf = (face: string): readonly Hook[] => HOOKS_OF.get(face) ?? NO_HOOKS;

/** Backs differ, so a base is never taken for another card (DB-CRD-01). */
export function backOf(face: string): string {
  const { deck, faction } = cardOf(face);
  return deck === 'bases' ? faction : '';
}

export const { setup, visible } = defineState<DeckState>({
  parts: { faces, zones, hooks, hooksOf },
  step: 'setup',
  unpack,
  fields,
});

/** Everything in the box, galaxy cards and pilots on their places. */
function unpack(core: Core): void {
  const parts = { faces, zones, hooks, hooksOf };
  for (const faction of ['empire', 'rebel'] as const) {
    put(core, parts, 'box', 0, starterDeck(faction));
    put(
      core,
      parts,
      'box',
      0,
      basesOf(faction).map((card) => card.id),
    );
  }
  put(core, parts, 'galaxyDeck', 0, galaxyDeck);
  put(core, parts, 'pilots', 0, pilotStack); // DB-SET-17 all the other piles are empty
}

/** Saves from before cards that were shuffled away were looked for have no list of them. */
type Saved = Omit<DeckState, 'shuffledAway'> & Partial<Pick<DeckState, 'shuffledAway'>>;

/** Written out: bots copy states thousands of times a second (docs/decisions/fields-declared-once.md). */
export function clone(s: Saved): DeckState {
  const core = cloneCore(s);
  return {
    seats: core.seats,
    options: core.options,
    step: core.step,
    rng: core.rng,
    fixedDice: core.fixedDice,
    cards: core.cards,
    zones: core.zones,
    hooks: core.hooks,
    outcome: core.outcome,
    factions: s.factions.slice(),
    active: s.active,
    turn: s.turn,
    force: s.force,
    resources: s.resources,
    damage: s.damage.slice(),
    used: s.used.slice(),
    spent: s.spent.slice(),
    assigned: s.assigned.map(({ card, target }) => ({ card, target })),
    takenBack: s.takenBack,
    gained: s.gained.map(({ card, amount }) => ({ card, amount })),
    played: s.played.slice(),
    purchased: s.purchased.slice(),
    nextToDeck: s.nextToDeck,
    doomed: s.doomed.slice(),
    shuffledAway: (s.shuffledAway ?? []).map(({ face, among }) => ({ face, among: among.slice() })),
    prevented: s.prevented,
    neutralHunts: s.neutralHunts,
  };
}
