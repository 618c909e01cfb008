import type { Allegiance, Faction, Kind, Trait } from '../content/index.ts';
import type { Options } from '../rules/state.ts';

/** The keys that are named, without the index signature beside them. */
type Named<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
type SettingKey = Named<Options>;

interface Explained {
  readonly name: string;
  /** One sentence for whoever makes the table. */
  readonly help: string;
}

/** What people agree on before the game, each value explained. */
export type Settings = {
  readonly [K in SettingKey]: Explained & { readonly values: Readonly<Record<`${Options[K]}`, Explained>> };
};

/** Words for headings and values: what stands on a card or a board without a sentence around it. */
export interface Labels {
  readonly game: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly traits: Readonly<Record<Trait, string>>;
  readonly allegiances: Readonly<Record<Allegiance, string>>;
  /** The sides as players' names: they act in the log, so they are singular. */
  readonly sides: Readonly<Record<Faction, string>>;
  readonly unique: string;
  readonly values: Readonly<Record<'cost' | 'attack' | 'resources' | 'force' | 'hitPoints' | 'target', string>>;
  readonly reward: string;
  readonly groups: Readonly<Record<'starter' | 'galaxy' | 'bases', (faction: Allegiance) => string>> & {
    readonly pilots: string;
  };
  readonly settings: Settings;
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
  readonly assigned: string;
  readonly attacked: string;
}

/** The name of a setting or of one of its values, and what it means. */
export function explained(settings: Settings, setting: string, value?: string): Explained {
  const found = Object.hasOwn(settings, setting) ? settings[setting as SettingKey] : undefined;
  if (found === undefined || value === undefined) return found ?? { name: setting, help: '' };
  const values: Readonly<Record<string, Explained>> = found.values;
  return values[value] ?? { name: value, help: '' };
}
