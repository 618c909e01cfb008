import type { Game } from './game.ts';
import { below, shuffleList } from './random.ts';
import type { CardId, CoreState, Frozen, Outcome, Seat, TableOptions } from './state.ts';
import { type Table, the, writable } from './table.ts';
import { emptyZones, everyone, type Place, pileOf, recordOf, seersOf, type ZoneSpec } from './zones.ts';

export type ZoneOf<S extends CoreState> = keyof S['zones'] & string;

/** What a game is made of, as far as cards and piles go. */
export interface Components<Zone extends string = string, Hook extends string = string> {
  readonly faces: readonly string[];
  readonly zones: Readonly<Record<Zone, ZoneSpec>>;
  /** The hooks that exist, and which of them a face reacts to while it is active. */
  readonly hooks: readonly Hook[];
  readonly hooksOf: (face: string) => readonly Hook[];
}

/** The kernel's part of a fresh state: empty zones, no cards, nothing random yet. */
export function newCore<Step extends string, Zone extends string, Hook extends string, Options extends TableOptions>(
  parts: Components<Zone, Hook>,
  seats: number,
  options: Options,
  step: Step,
): CoreState<Step, Zone, Hook, Options> {
  return {
    seats,
    options,
    step,
    rng: [0, 0, 0, 0],
    fixedDice: [],
    cards: { face: [], zone: [], slot: [], known: [] },
    zones: emptyZones(parts.zones, seats),
    hooks: recordOf(parts.hooks, () => []),
    outcome: null,
  };
}

/** Brings new cards to the table while it is set up; the last face named lies on top. */
export function put<Zone extends string, Hook extends string>(
  core: CoreState<string, Zone, Hook>,
  parts: Components<Zone, Hook>,
  zone: Zone,
  slot: number,
  faces: readonly string[],
): CardId[] {
  return faces.map((key) => {
    const face = parts.faces.indexOf(key);
    if (face < 0) throw new Error(`no face is called ${key}`);
    const card = core.cards.face.push(face) - 1;
    core.cards.zone.push(zone);
    core.cards.slot.push(slot);
    core.cards.known.push(0);
    enter(core, parts, card as CardId, zone, slot, 'top');
    return card as CardId;
  });
}

export const faceOf = <S extends CoreState>(g: Table<S>, card: CardId): string =>
  g.game.faces[faceIndex(g, card)] as string;

export function faceIndex<S extends CoreState>(g: Table<S>, card: CardId): number {
  const s: Frozen<CoreState> = g.state;
  return s.cards.face[card] as number;
}

/** `const printed = printedBy(cards)` – what is printed on a card, from a list in the order of `game.faces`. */
export const printedBy =
  <C>(cards: readonly C[]) =>
  <S extends CoreState>(g: Table<S>, card: CardId): C =>
    cards[faceIndex(g, card)] as C;

/** The cards of a zone, the top one last. */
export const cardsIn = <S extends CoreState>(g: Table<S>, zone: ZoneOf<S>, slot = 0): readonly CardId[] =>
  pileOf(g.state, zone, slot);

export function topOf<S extends CoreState>(g: Table<S>, zone: ZoneOf<S>, slot = 0): CardId | undefined {
  const pile = cardsIn(g, zone, slot);
  return pile.length === 0 ? undefined : pile[pile.length - 1];
}

function whereIs<S extends CoreState>(g: Table<S>, card: CardId): Place<ZoneOf<S>> {
  const { cards }: Frozen<CoreState> = g.state;
  return { zone: cards.zone[card] as ZoneOf<S>, slot: cards.slot[card] as number };
}

export function isIn<S extends CoreState>(g: Table<S>, card: CardId, zone: ZoneOf<S>, slot?: number): boolean {
  const { cards }: Frozen<CoreState> = g.state;
  return cards.zone[card] === zone && (slot === undefined || cards.slot[card] === slot);
}

export type Position = 'top' | 'bottom' | number;

/** Moves a card. Whoever sees it before or after knows it from then on, until it is shuffled away. */
export function move<S extends CoreState>(
  g: Table<S>,
  card: CardId,
  zone: ZoneOf<S>,
  slot = 0,
  position: Position = 'top',
): void {
  g.begins('move');
  const s = writable(g);
  const from = whereIs(g, card);
  const before = s.cards.known[card] as number;
  leave(s, g.game, card);
  enter(s, g.game, card, zone, slot, position);
  noteNews(g, before, s.cards.known[card] as number);
  g.emit('move', { card: the(card), from: from.zone, fromSlot: from.slot, to: zone, toSlot: slot });
}

/** Shuffles a pile. The faces are dealt anew onto its ids, so that an id tells nothing of what it was before. */
export function shuffle<S extends CoreState>(g: Table<S>, zone: ZoneOf<S>, slot = 0): void {
  const s = writable(g);
  const spec: ZoneSpec | undefined = g.game.zones[zone];
  const pile = s.zones[zone]?.[slot];
  if (spec === undefined || pile === undefined) throw new Error(`there is no zone ${zone} with slot ${slot}`);
  if (spec.active === true) throw new Error(`cards in ${zone} act as what they are and can't be shuffled`);
  g.begins('shuffle');
  const faces = pile.map((card) => s.cards.face[card] as number);
  putInOrder(faces);
  putInOrder(pile);
  shuffleList(s.rng, faces);
  const seers = seersOf(spec, slot, s.seats);
  for (let i = 0; i < pile.length; i++) {
    const card = pile[i] as CardId;
    s.cards.face[card] = faces[i] as number;
    s.cards.known[card] = seers;
  }
  g.news = true;
  g.emit('shuffle', { zone, slot, count: pile.length });
}

/** A new deck often lies in order already, and seeing that is much faster than sorting it. */
function putInOrder(list: number[]): void {
  for (let i = 1; i < list.length; i++) {
    if ((list[i - 1] as number) > (list[i] as number)) {
      list.sort((a, b) => a - b);
      return;
    }
  }
}

/** One seat looks at cards; the others learn only that it did. */
export function look<S extends CoreState>(g: Table<S>, seat: Seat, cards: readonly CardId[]): void {
  g.begins('look');
  for (const card of cards) learn(g, card, 1 << seat);
  g.emit('look', { seat: { seat }, cards: cards.map(the) });
}

/** Cards are shown to everybody and stay where they are. */
export function reveal<S extends CoreState>(g: Table<S>, cards: readonly CardId[]): void {
  g.begins('reveal');
  for (const card of cards) learn(g, card, everyone(g.state.seats));
  g.emit('reveal', { cards: cards.map(the) });
}

export const knows = <S extends CoreState>(g: Table<S>, seat: Seat, card: CardId): boolean => {
  const s: Frozen<CoreState> = g.state;
  return ((s.cards.known[card] as number) & (1 << seat)) !== 0;
};

/** What several people have agreed on is not one person's to take back: it needs the others, as new information does. */
export function agreed<S extends CoreState>(g: Table<S>): void {
  g.news = true;
}

/** Something is seen now that was not: the back of a card, say. Whoever has seen it can't take that back alone. */
export function shown<S extends CoreState>(g: Table<S>): void {
  g.news = true;
}

/** Rolls one die with the sides 1 to `sides`. */
export function roll<S extends CoreState>(g: Table<S>, sides: number): number {
  g.begins('roll');
  const s = writable(g);
  const result = s.fixedDice.length > 0 ? (s.fixedDice.shift() as number) : below(s.rng, sides) + 1;
  g.news = true;
  g.emit('roll', { sides, result });
  return result;
}

/** One card out of several, at random; which one nobody can foresee. */
export function randomOf<S extends CoreState, T>(g: Table<S>, list: readonly T[]): T {
  if (list.length === 0) throw new Error('there is nothing to choose from at random');
  g.news = true;
  return list[below(writable(g).rng, list.length)] as T;
}

/** Thrown by `finish`; the driver ends the game and nothing more is resolved. One object serves all: it needs no stack. */
export const FINISHED = new Error('the game is over');

/** Ends the game this very moment, also in the middle of an effect: nothing more is resolved. */
export function finish<S extends CoreState>(g: Table<S>, outcome: Outcome): never {
  g.begins('finish');
  writable(g).outcome = outcome;
  g.emit('finish', { winners: outcome.winners.map((seat) => ({ seat })), reason: outcome.reason });
  throw FINISHED;
}

/** Which step comes next, when the running one returns. */
export function goTo<S extends CoreState>(g: Table<S>, step: S['step']): void {
  writable(g).step = step;
}

function learn<S extends CoreState>(g: Table<S>, card: CardId, mask: number): void {
  const { known } = writable(g).cards;
  const before = known[card] as number;
  known[card] = before | mask;
  noteNews(g, before, before | mask);
}

/** Somebody learned a face the actor had not known: from here on it can't be taken back unasked. */
function noteNews<S extends CoreState>(g: Table<S>, before: number, after: number): void {
  if (after !== before && (g.actor < 0 || (before & (1 << g.actor)) === 0)) g.news = true;
}

function leave(s: CoreState, game: Pick<Game, 'zones' | 'faces' | 'hooksOf'>, card: CardId): void {
  const name = s.cards.zone[card] as string;
  const pile = s.zones[name]?.[s.cards.slot[card] as number] as CardId[];
  // Most cards leave from the top. From the middle, `splice` would make a list of what was taken.
  const top = pile.length - 1;
  if (pile[top] !== card) for (let i = pile.indexOf(card); i < top; i++) pile[i] = pile[i + 1] as CardId;
  pile.pop();
  if (game.zones[name]?.active !== true) return;
  for (const hook of game.hooksOf(game.faces[s.cards.face[card] as number] as string)) {
    const list = s.hooks[hook] as CardId[];
    list.splice(list.indexOf(card), 1);
  }
}

function enter(s: CoreState, parts: Components, card: CardId, zone: string, slot: number, position: Position): void {
  const spec = parts.zones[zone];
  const pile = s.zones[zone]?.[slot];
  if (spec === undefined || pile === undefined) throw new Error(`there is no zone ${zone} with slot ${slot}`);
  if (position === 'top') pile.push(card);
  else pile.splice(position === 'bottom' ? 0 : position, 0, card);
  s.cards.zone[card] = zone;
  s.cards.slot[card] = slot;
  s.cards.known[card] = (s.cards.known[card] as number) | seersOf(spec, slot, s.seats);
  if (spec.active !== true) return;
  for (const hook of parts.hooksOf(parts.faces[s.cards.face[card] as number] as string)) {
    (s.hooks[hook] as CardId[]).push(card);
  }
}
