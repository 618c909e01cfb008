import type { Game } from './game.ts';
import type { CoreState, Viewer } from './state.ts';
import { seatBit } from './zones.ts';

type Sees = 'all' | 'owner';

/**
 * What of a value may be seen. `'all'`: everybody sees the whole value. `'owner'`: only the seat that owns the entry of
 * the nearest `perSeat` list. A record names the fields that are seen; what is not named is hidden.
 */
export type Visibility<T> =
  | Sees
  | (T extends readonly (infer U)[]
      ? { readonly perSeat: Visibility<U> } | { readonly each: Visibility<U> }
      : T extends object
        ? { readonly [K in keyof T]?: Visibility<T[K]> }
        : never);

/** What a game's state adds to that of the kernel. */
export type GameFields<S extends CoreState> = Omit<S, keyof CoreState>;

export type Whitelist<S extends CoreState> = { readonly [K in keyof GameFields<S>]?: Visibility<GameFields<S>[K]> };

export interface SeenCard<Face extends string = string> {
  readonly index: number;
  readonly id: number;
  readonly face: Face;
}

/** A pile as one viewer sees it: how many cards, and those whose face the viewer knows. */
export interface SeenPile {
  readonly count: number;
  readonly cards: readonly SeenCard[];
}

/** Everything one viewer may know, and nothing else. */
export interface View {
  readonly game: string;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: CoreState['options'];
  readonly outcome: CoreState['outcome'];
  readonly zones: Readonly<Record<string, readonly SeenPile[]>>;
  readonly fields: Readonly<Record<string, unknown>>;
}

type Rule = Sees | { readonly perSeat?: Rule; readonly each?: Rule } | { readonly [field: string]: Rule };

/** Builds a view from nothing: only what is declared visible is ever copied. */
export function viewOf<S extends CoreState>(game: Game<S>, s: S, viewer: Viewer): View {
  const bit = seatBit(viewer, s.seats);
  const zones: Record<string, SeenPile[]> = {};
  for (const name of Object.keys(game.zones)) {
    zones[name] = (s.zones[name] ?? []).map((pile) => {
      const cards: SeenCard[] = [];
      pile.forEach((id, index) => {
        if (((s.cards.known[id] as number) & bit) === 0) return;
        cards.push({ index, id, face: game.faces[s.cards.face[id] as number] as string });
      });
      return { count: pile.length, cards };
    });
  }
  return {
    game: game.id,
    viewer,
    seats: s.seats,
    options: { ...s.options },
    outcome: copied(s.outcome),
    zones,
    fields: fieldsOf(
      s as unknown as Readonly<Record<string, unknown>>,
      game.visible as Record<string, Rule>,
      viewer,
      null,
    ),
  };
}

function fieldsOf(
  from: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, Rule>>,
  viewer: Viewer,
  owner: number | null,
): Record<string, unknown> {
  const seen: Record<string, unknown> = {};
  for (const name of Object.keys(rules)) {
    const value = seenValue(from[name], rules[name] as Rule, viewer, owner);
    if (value !== undefined) seen[name] = value;
  }
  return seen;
}

function seenValue(value: unknown, rule: Rule, viewer: Viewer, owner: number | null): unknown {
  if (rule === 'all') return copied(value);
  if (rule === 'owner') return owner !== null && owner === viewer ? copied(value) : undefined;
  if (Array.isArray(value)) {
    const { perSeat, each } = rule as { readonly perSeat?: Rule; readonly each?: Rule };
    if (perSeat !== undefined) return value.map((entry, seat) => seenValue(entry, perSeat, viewer, seat) ?? null);
    if (each !== undefined) return value.map((entry) => seenValue(entry, each, viewer, owner) ?? null);
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return value === null ? null : undefined;
  return fieldsOf(value as Readonly<Record<string, unknown>>, rule, viewer, owner);
}

/** The state is plain JSON; `structuredClone` was measured ten times slower on it. */
function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value as readonly unknown[]).map(copied) as T;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copy[name] = copied((value as Readonly<Record<string, unknown>>)[name]);
  return copy as T;
}
