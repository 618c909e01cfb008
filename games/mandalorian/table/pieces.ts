import type { AreaId, CharacterId, Shape, Threat } from '../content/index.ts';
import type { SeenCard } from './sight.ts';

/** A character in play with everything that lies before it. */
export interface HeroBoard {
  readonly hero: number;
  readonly id: CharacterId;
  /** Null: all play it together. */
  readonly seat: number | null;
  /** Null: not on the map. */
  readonly space: string | null;
  readonly damage: number;
  readonly health: number;
  readonly isShielded: boolean;
  readonly plans: readonly SeenCard[];
  readonly carried: readonly SeenCard[];
  /** A secret role that this viewer knows: the own one, and others' once they are shown. */
  readonly role: SeenCard | null;
}

/** A threat on the map. */
export interface ThreatBoard {
  readonly card: number;
  readonly space: string;
  readonly shape: Shape;
  readonly isFacedown: boolean;
  /** Null: facedown, and this viewer has not looked at it. */
  readonly face: string | null;
  readonly threat: Threat | null;
  readonly wounds: number;
  readonly health: number;
  readonly isMarked: boolean;
  /** It carries the token of MA-CMP-11. */
  readonly carries: SeenCard | null;
}

export interface AreaBoard {
  readonly id: AreaId;
  readonly cards: readonly SeenCard[];
  readonly tokens: readonly SeenCard[];
  readonly substitutes: number;
  readonly total: number;
  /** A card was played on it this turn. */
  readonly isUsed: boolean;
}
