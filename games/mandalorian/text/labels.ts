import type { Settings } from '@cantina/playable';
import type { AreaId, EnemyClass, EventBack } from '../content/index.ts';
import type { Options } from '../rules/state.ts';

/** Words for headings and values: what stands on a card or a board without a sentence around it. */
export interface Labels {
  readonly game: string;
  readonly areas: Readonly<Record<AreaId, string>>;
  readonly classes: Readonly<Record<EnemyClass, string>>;
  /** What the back of an event card says. */
  readonly backs: Readonly<Record<EventBack, string>>;
  /** What enemies of the first mission can do; other abilities come with their pack. */
  readonly abilities: Readonly<Record<'sentry', { readonly name: string; readonly text: string }>>;
  /** The briefing of Mission 1, by the keys that packs use for theirs. */
  readonly briefing: Readonly<
    Record<`mission.m1.${'goal' | 'fail' | 'crisis' | 'track' | 'rules.1'}` | 'map.map1.rules.1', string>
  >;
  readonly settings: Settings<Options>;
  readonly board: BoardLabels;
}

interface BoardLabels {
  readonly turn: (turn: number, name: string) => string;
  readonly areas: string;
  readonly track: string;
  readonly time: string;
  readonly event: string;
  readonly facedown: string;
  readonly threats: string;
  readonly damage: string;
  readonly plans: string;
  readonly hand: string;
  /** What only the reader sees besides the hand. */
  readonly own: string;
  readonly carries: string;
}
