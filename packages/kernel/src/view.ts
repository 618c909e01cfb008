import { type Change, changeOf, changeOfList, isSame } from './changes.ts';
import type { Circles } from './circles.ts';
import type { Game } from './game.ts';
import type { CardId, CoreState, Viewer } from './state.ts';
import { type Place, pileOf, seatBit } from './zones.ts';

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
  /** All faces in it by their names, for an owner who knows what lies in it but not in which order. */
  readonly holds?: readonly string[];
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
    zones[name] = (s.zones[name] ?? []).map((_, slot) => seenPile(game, s, { zone: name, slot }, bit));
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

function seenPile<S extends CoreState>(game: Game<S>, s: S, place: Place, bit: number): SeenPile {
  const { length: count } = pileOf(s, place.zone, place.slot);
  const cards = seenCards(game, s, place, bit, 0);
  return isKnownAsWhole(game, place, bit) ? { count, cards, holds: holdsOf(game, s, place) } : { count, cards };
}

/** The cards from one place on whose face the viewer knows. */
function seenCards<S extends CoreState>(
  game: Game<S>,
  s: S,
  { zone, slot }: Place,
  bit: number,
  from: number,
): SeenCard[] {
  const pile = pileOf(s, zone, slot);
  const cards: SeenCard[] = [];
  for (let index = from; index < pile.length; index++) {
    const id = pile[index] as CardId;
    if (((s.cards.known[id] as number) & bit) === 0) continue;
    cards.push({ index, id, face: game.faces[s.cards.face[id] as number] as string });
  }
  return cards;
}

/** Whether the viewer owns the pile and knows what lies in it, though not in which order. */
const isKnownAsWhole = <S extends CoreState>(game: Game<S>, { zone, slot }: Place, bit: number): boolean =>
  game.zones[zone as keyof S['zones'] & string].knownTo === 'owner' && bit === 1 << slot;

const holdsOf = <S extends CoreState>(game: Game<S>, s: S, { zone, slot }: Place): string[] =>
  pileOf(s, zone, slot)
    .map((id) => game.faces[s.cards.face[id] as number] as string)
    .sort();

interface ChangedPile extends Place {
  /** The first place at which it is not as it was. */
  readonly from: number;
}

/** Where two states of one game differ in what anybody might see. It holds for all viewers, so it is found once. */
export interface Difference {
  readonly piles: readonly ChangedPile[];
  readonly fields: readonly string[];
  readonly outcome: boolean;
}

export function differenceOf<S extends CoreState>(game: Game<S>, before: S, after: S): Difference {
  const piles: ChangedPile[] = [];
  for (const zone of Object.keys(game.zones)) {
    const then = before.zones[zone] as readonly CardId[][];
    after.zones[zone]?.forEach((pile, slot) => {
      const from = differsFrom(before, after, then[slot] as CardId[], pile);
      if (from !== null) piles.push({ zone, slot, from });
    });
  }
  const [then, now] = [before, after] as unknown as readonly Readonly<Record<string, unknown>>[];
  const fields = Object.keys(game.visible).filter((name) => !isSame(then?.[name], now?.[name]));
  return { piles, fields, outcome: !isSame(before.outcome, after.outcome) };
}

/** Null where nothing has changed. */
function differsFrom(
  before: CoreState,
  after: CoreState,
  then: readonly CardId[],
  now: readonly CardId[],
): number | null {
  const most = Math.min(then.length, now.length);
  for (let i = 0; i < most; i++) {
    const card = now[i] as CardId;
    if (then[i] !== card || before.cards.known[card] !== after.cards.known[card]) return i;
    if (before.cards.face[card] !== after.cards.face[card]) return i;
  }
  return then.length === now.length ? null : most;
}

/** Adds who knows what has changed: viewers in the same circles see the same changes. */
export function addCircles<S extends CoreState>(
  game: Game<S>,
  before: S,
  after: S,
  { piles, fields }: Difference,
  circles: Circles,
): void {
  for (const { zone, slot } of piles) {
    for (const s of [before, after])
      for (const card of pileOf(s, zone, slot)) circles.add(s.cards.known[card] as number);
    if (game.zones[zone as keyof S['zones'] & string].knownTo === 'owner') circles.add(1 << slot);
  }
  const rules = game.visible as Record<string, Rule>;
  if (fields.some((name) => isPersonal(rules[name] as Rule)))
    for (let seat = 0; seat < after.seats; seat++) circles.add(1 << seat);
}

/** Whether some seat sees more of it than another. */
const isPersonal = (rule: Rule): boolean =>
  typeof rule === 'string' ? rule === 'owner' : Object.values(rule).some(isPersonal);

/** What has changed in a viewer's view from one state to the next; the same as if the two views were compared. */
export function viewChange<S extends CoreState>(
  game: Game<S>,
  before: S,
  after: S,
  { piles, fields, outcome }: Difference,
  viewer: Viewer,
): Change | undefined {
  const bit = seatBit(viewer, after.seats);
  const inZones: Record<string, Record<string, Change>> = {};
  for (const pile of piles) {
    const change = pileChange(game, before, after, pile, bit);
    if (change === undefined) continue;
    const { zone, slot } = pile;
    const inZone = inZones[zone] ?? {};
    inZone[slot] = change;
    inZones[zone] = inZone;
  }
  const rules = game.visible as Record<string, Rule>;
  const inFields: Record<string, Change> = {};
  for (const name of fields) {
    const seen = (s: S) =>
      seenValue((s as unknown as Record<string, unknown>)[name], rules[name] as Rule, viewer, null);
    const change = changeOf(seen(before), seen(after));
    if (change !== undefined) inFields[name] = change;
  }
  const change: Record<string, Change> = {};
  if (outcome) change.outcome = [copied(after.outcome)];
  if (Object.keys(inZones).length > 0) change.zones = inZones;
  if (Object.keys(inFields).length > 0) change.fields = inFields;
  return Object.keys(change).length > 0 ? change : undefined;
}

/** The same as if the two piles were compared as they are seen; what lies below the first change is only counted. */
function pileChange<S extends CoreState>(
  game: Game<S>,
  before: S,
  after: S,
  pile: ChangedPile,
  bit: number,
): Change | undefined {
  const { zone, slot, from } = pile;
  const [then, now] = [pileOf(before, zone, slot), pileOf(after, zone, slot)];
  let below = 0;
  for (let i = 0; i < from; i++) if (((after.cards.known[now[i] as CardId] as number) & bit) !== 0) below++;
  const change: Record<string, Change> = {};
  if (then.length !== now.length) change.count = [now.length];
  const cards = changeOfList(seenCards(game, before, pile, bit, from), seenCards(game, after, pile, bit, from), below);
  if (cards !== undefined) change.cards = cards;
  const holds = isKnownAsWhole(game, pile, bit)
    ? changeOf(holdsOf(game, before, pile), holdsOf(game, after, pile))
    : undefined;
  if (holds !== undefined) change.holds = holds;
  return Object.keys(change).length > 0 ? change : undefined;
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
