import type { SeenEvent } from '@cantina/kernel';
import type { AreaId, Mission } from '../../content/index.ts';
import type { Events } from '../../rules/ops/index.ts';
import type { HeroBoard } from '../pieces.ts';

/** An event card, a crisis, or both of one area, and what came of it in the order it happened. */
export interface Episode {
  /** Stays the same while more is told. */
  readonly key: number;
  area: AreaId | null;
  total: number;
  isCrisis: boolean;
  /** The event card, once it was drawn. */
  face: string | null;
  readonly told: SeenEvent[];
}

/** What somebody is hit by right now, while it may still be blocked. */
export interface Blow {
  readonly enemy: string | null;
  readonly hero: string;
}

const isOf = <K extends keyof Events>(event: SeenEvent, type: K): event is SeenEvent & { readonly data: Events[K] } =>
  event.type === type;

/** Whether crises or events belong to the turn that is being played, not to the one before. */
export const isUnderWay = (events: readonly SeenEvent[]): boolean =>
  episodesIn(events.slice(events.findLastIndex(({ type }) => type === 'turn-begins') + 1)).length > 0;

/** The crises and events of the last turn that had some; what is older than the turn before is history. */
export function episodesOf(events: readonly SeenEvent[]): readonly Episode[] {
  const begins = events.flatMap(({ type }, i) => (type === 'turn-begins' ? [i] : []));
  const [before = 0, last = 0] = begins.slice(-2);
  const now = episodesIn(events.slice(begins.length > 1 ? last : before));
  return now.length > 0 ? now : episodesIn(events.slice(before));
}

function episodesIn(events: readonly SeenEvent[]): readonly Episode[] {
  const episodes: Episode[] = [];
  let open: Episode | null = null;
  for (const event of events) {
    if (isOf(event, 'crisis')) {
      const { area, total } = event.data;
      open = { key: event.n, area, total, isCrisis: true, face: null, told: [] };
      episodes.push(open);
    } else if (isOf(event, 'event')) {
      const { area, total, card } = event.data;
      if (open === null || open.face !== null) {
        open = { key: event.n, area, total, isCrisis: false, face: null, told: [] };
        episodes.push(open);
      }
      open.face = card.face;
    } else if (event.type === 'area-cleared' || event.type === 'turn-begins') open = null;
    else if (open !== null) open.told.push(event);
  }
  return episodes;
}

/** What one more damage would cost. */
export type Cost = 'mission' | 'character';

/** MA-DMG-01 a defeat loses the mission; where roles are secret nobody can say that beforehand. */
export function costOf({ damage, health }: HeroBoard, { kind }: Mission): Cost | null {
  if (damage + 1 < health) return null;
  return kind === 'roles' ? 'character' : 'mission';
}

/** The last attack, sentry or strike, if nothing has come of it yet. */
export function blowOf(events: readonly SeenEvent[]): Blow | null {
  const event = events.findLast(({ type }) => BLOWS.includes(type) || ENDS.includes(type));
  if (event === undefined || ENDS.includes(event.type)) return null;
  const { card, hero } = event.data as Events['attack'];
  return { enemy: card.face, hero };
}

const BLOWS: readonly string[] = ['attack', 'sentry', 'strike'];
const ENDS: readonly string[] = ['hurt', 'block', 'shield-blocks', 'turn-begins'];
