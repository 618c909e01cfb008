import type { Settings } from '@cantina/playable';
import type { Allegiance, Faction, Kind, Trait } from '../content/index.ts';
import type { Options } from '../rules/state.ts';

/** Words for headings and values: what stands on a card or a board without a sentence around it. */
export interface Labels {
  readonly game: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
  readonly allegiances: Readonly<Record<Allegiance, string>>;
  /** The sides as players' names: they act in the log, so they are singular. */
  readonly sides: Readonly<Record<Faction, string>>;
  readonly unique: string;
  /** DB-SET-08. */
  readonly starter: string;
  readonly values: Readonly<Record<'cost' | 'attack' | 'resources' | 'force' | 'hitPoints' | 'target', string>>;
  readonly reward: string;
  readonly groups: Readonly<Record<'starter' | 'galaxy' | 'bases', (faction: Allegiance) => string>> & {
    readonly pilots: string;
  };
  readonly settings: Settings<Options>;
  readonly board: BoardLabels;
}

export interface BoardLabels {
  readonly turn: (turn: number, name: string) => string;
  readonly force: string;
  readonly noBase: string;
  readonly damage: string;
  readonly hand: string;
  readonly deck: string;
  readonly discardPile: string;
  readonly baseDeck: string;
  readonly victoryPile: string;
  readonly ships: string;
  readonly units: string;
  readonly galaxyRow: string;
  readonly galaxyDeck: string;
  readonly galaxyDiscardPile: string;
  readonly pilots: string;
  readonly exiled: string;
  readonly empty: string;
  readonly used: string;
  readonly doomed: string;
  readonly assigned: string;
  readonly attacked: string;
}
