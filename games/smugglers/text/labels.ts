import type { Settings } from '@cantina/playable';
import type { CustomsResult, Demand, FateKind, Good, Starport, System } from '../content/index.ts';
import type { Options } from '../rules/options.ts';
import type { Status } from '../rules/state.ts';

/** Words for headings and values: what stands on a card or a board without a sentence around it. */
export interface Labels {
  readonly game: string;
  readonly kinds: Readonly<Record<FateKind, string>>;
  readonly systems: Readonly<Record<System, string>>;
  readonly goods: Readonly<Record<Good, string>>;
  readonly starports: Readonly<Record<Starport, string>>;
  readonly demands: Readonly<Record<Demand, string>>;
  readonly results: Readonly<Record<CustomsResult, string>>;
  readonly groups: Readonly<Record<'characters' | 'planets' | 'fate', string>>;
  readonly values: Readonly<Record<'sector' | 'starport' | 'hull' | 'credits' | 'bounty' | 'minimumBounty', string>>;
  readonly settings: Settings<Options>;
  readonly board: BoardLabels;
}

interface BoardLabels {
  readonly turn: (round: number, name: string) => string;
  readonly planets: string;
  readonly status: Readonly<Record<Exclude<Status, 'flying'>, string>>;
  readonly cargo: string;
  readonly brixWeapons: string;
  readonly cards: string;
  readonly hand: string;
  readonly fateCard: string;
}

/** The words as headings. */
export const capitals = <K extends string>(words: Readonly<Record<K, string>>, capital: (word: string) => string) =>
  Object.fromEntries(Object.entries<string>(words).map(([key, word]) => [key, capital(word)])) as Record<K, string>;
