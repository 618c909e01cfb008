import type { AreaId, CharacterId, Shape } from '../../content/index.ts';
import type { Danger } from '../../rules/messages.ts';
import type { Ending } from '../../rules/outcome.ts';
import type { Cost } from '../now/happenings.ts';

/** What the briefing explains besides start and star: ground, borders, and two marks of threats. */
export type MapSign = 'closed' | 'height' | 'stairs' | 'wall' | 'door' | 'facedown' | 'danger';

/** What this table says by itself; what cards and rules say comes from text/. */
export interface TableWords {
  readonly panels: string;
  readonly play: string;
  readonly now: string;
  readonly mission: string;
  readonly piles: string;
  readonly heroes: string;
  readonly loading: string;

  // The map
  readonly open: string;
  readonly height: string;
  readonly start: string;
  readonly star: string;
  readonly number: (number: number) => string;
  readonly borders: Readonly<Record<'wall' | 'height' | 'stairs', (to: string) => string>>;
  readonly door: (name: string, to: string, isOpen: boolean) => string;
  readonly doorDamage: (name: string, damage: number, health: number) => string;
  readonly shapes: Readonly<Record<Shape, string>>;
  readonly facedown: (shape: string) => string;
  readonly onlyYouKnow: string;
  readonly object: string;
  readonly healthLeft: (left: number, health: number) => string;
  readonly carries: (name: string) => string;
  readonly mayHit: string;
  readonly legend: string;
  readonly signs: Readonly<Record<MapSign, string>>;
  /** The letter of each character on its piece. */
  readonly letters: Readonly<Record<CharacterId, string>>;

  // Areas and cards
  readonly areas: string;
  readonly hand: string;
  readonly drawn: string;
  readonly total: (total: number) => string;
  readonly strength: (strength: number) => string;
  readonly tactical: string;
  readonly bonus: (area: string) => string;
  readonly used: string;
  readonly becomes: (total: number) => string;
  readonly danger: Readonly<Record<Danger, string>>;
  readonly substitute: string;
  readonly disruption: (value: number) => string;
  readonly possible: string;
  readonly noCards: string;
  /** What an action of this strength does, and what the strength stands for while no card is held. */
  readonly does: Readonly<Record<AreaId, (strength: number) => string>>;
  /** The same as short as the question can hold. */
  readonly brief: Readonly<Record<AreaId, (strength: number) => string>>;
  readonly idle: Readonly<Record<AreaId, string>>;
  /** The question while a card is held. */
  readonly asks: (card: string, ways: readonly string[]) => string;
  /** What it would take to do something with a piece of the map. */
  readonly needs: {
    readonly attack: (enemy: string, heroes: readonly string[]) => string;
    readonly closer: (enemy: string) => string;
    readonly facedown: string;
    readonly object: (object: string) => string;
  };
  /** What an enemy does, and when. */
  readonly acts: {
    readonly attack: (least: number, most: number) => string;
    readonly when: (kind: string) => string;
  };
  /** What waits at a space that somebody looks at. */
  readonly aim: {
    readonly to: (space: string, steps: number) => string;
    readonly reveals: string;
    readonly sentry: (names: readonly string[]) => string;
    readonly mayAttack: (names: readonly string[]) => string;
  };

  // Characters
  readonly active: string;
  /** Hearts count down: as many as are left. */
  readonly heartsOf: (left: number, health: number) => string;
  /** What one more damage would leave. */
  readonly afterDamage: (left: number, health: number) => string;
  readonly cardsInHand: (count: number) => string;
  readonly shielded: string;
  /** What a card is, said on the card itself. */
  readonly kinds: Readonly<Record<'skill' | 'event' | 'planning' | 'threat' | 'disruption', string>>;
  readonly plans: string;
  readonly sharedBy: string;
  readonly choose: string;
  readonly health: (health: number) => string;
  readonly gone: string;
  readonly role: string;
  readonly soFar: (count: number) => string;

  // Now
  readonly events: string;
  readonly nextEvent: string;
  readonly cardsLeft: (count: number) => string;
  readonly mayBe: string;
  readonly nobodyAnswers: string;
  readonly comes: (steps: number) => string;
  readonly mayAttack: (names: string) => string;
  /** What is said beside an enemy that may be chosen. */
  readonly target: (heroes: readonly string[]) => string;
  readonly movesTo: (spaces: readonly string[]) => string;
  readonly attacks: (enemy: string, hero: string) => string;
  /** What one more damage would cost, if it is not blocked. */
  readonly wouldCost: Readonly<Record<Cost, string>>;

  // The mission
  readonly goal: string;
  readonly fail: string;
  readonly crisis: string;
  readonly mapRules: string;
  readonly time: string;
  readonly track: string;
  /** The same where there is little room. */
  readonly crisisLabel: string;
  readonly timeLabel: string;
  readonly intro: string;
  readonly begin: string;

  /** `in-vain`: the goal is reached, but nobody has won. */
  readonly endings: Readonly<Record<Ending | 'in-vain', string>>;

  // Piles
  readonly eventDiscard: string;
  readonly planDiscard: string;
  readonly ownDeck: string;
  readonly anyOrder: string;
  readonly skillDiscard: (name: string) => string;
  readonly defeated: string;
  readonly deck: (count: number) => string;
  readonly reinforcements: (count: number) => string;
  readonly planDeck: (count: number) => string;
  readonly empty: string;
}
