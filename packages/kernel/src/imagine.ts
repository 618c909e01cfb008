import type { Game } from './game.ts';
import { next, type Rng, rngFrom, shuffleList } from './random.ts';
import type { CardId, CoreState, Seat } from './state.ts';
import type { ZoneSpec } from './zones.ts';

/** What was dealt anew, so that forks of an imagined match imagine the same. */
export interface Redeal {
  readonly faces: readonly (readonly [CardId, number])[];
  readonly rng: Rng;
  /** Fields that the game's own `redeal` changed. */
  readonly state?: object;
}

/** Cards that a seat does not know and could take for one another, with the faces they have, sorted. */
export interface Hidden {
  readonly cards: readonly CardId[];
  readonly faces: readonly number[];
}

export const hiddenFrom = <S extends CoreState>(game: Game<S>, s: S, seat: Seat): readonly Hidden[] =>
  unknownTo(game, s, seat).map((cards) => ({ cards, faces: facesOf(s, cards) }));

/**
 * Deals all cards that a seat does not know anew among themselves. Only cards that could be taken for one another change
 * places: same pool, same back.
 */
export function redealFor<S extends CoreState>(
  game: Game<S>,
  s: S,
  seat: Seat,
  rng: Rng,
  hidden = hiddenFrom(game, s, seat),
): Redeal {
  const faces: [CardId, number][] = [];
  for (const each of hidden) {
    const dealt = dealtAnew(game, s, each, rng);
    each.cards.forEach((card, i) => {
      faces.push([card, dealt[i] as number]);
    });
  }
  const fresh = freshFrom(rng);
  if (game.redeal === undefined) return { faces, rng: fresh };
  const copy = game.clone(s);
  game.redeal(copy, seat, rng);
  return { faces, rng: fresh, state: ownFields(copy) };
}

/** Deals again and again from one state, which it keeps: each time a new state, with other faces and dice to come. */
export function dealerFor<S extends CoreState>(game: Game<S>, s: S, seat: Seat): (rng: Rng) => S {
  const hidden = hiddenFrom(game, s, seat);
  return (rng) => {
    const world = game.clone(s);
    for (const each of hidden) {
      const dealt = dealtAnew(game, s, each, rng);
      for (let i = 0; i < dealt.length; i++) world.cards.face[each.cards[i] as CardId] = dealt[i] as number;
    }
    world.rng = freshFrom(rng);
    return world;
  };
}

function dealtAnew<S extends CoreState>(game: Game<S>, s: S, { cards, faces }: Hidden, rng: Rng): readonly number[] {
  const dealt = faces.slice();
  shuffleList(rng, dealt);
  keepTopBack(game, s, cards, dealt);
  return dealt;
}

const freshFrom = (rng: Rng): Rng => rngFrom([next(rng), next(rng), next(rng), next(rng)]);

/** Sorted: what is dealt must not depend on how the cards really lie, not even under a known generator. */
const facesOf = (s: CoreState, cards: readonly CardId[]): number[] =>
  cards.map((card) => s.cards.face[card] as number).sort((a, b) => a - b);

/** The cards that a seat does not know, those together that could be taken for one another. */
function unknownTo<S extends CoreState>(game: Game<S>, s: S, seat: Seat): CardId[][] {
  const pools = new Map<string, CardId[]>();
  const common = commonPools(game.zones);
  for (const [name, spec] of Object.entries<ZoneSpec>(game.zones)) {
    s.zones[name]?.forEach((pile, slot) => {
      for (const card of pile) {
        if (((s.cards.known[card] as number) & (1 << seat)) !== 0) continue;
        const back = spec.backs === 'top' ? '' : backOf(game, s, card);
        const pool = spec.pool ?? name;
        const key = `${pool}/${common.has(pool) ? '' : slot}/${back}`;
        const cards = pools.get(key);
        if (cards === undefined) pools.set(key, [card]);
        else cards.push(card);
      }
    });
  }
  return [...pools.values()];
}

const backOf = <S extends CoreState>(game: Game<S>, s: S, card: CardId): string => backOfFace(game, s.cards.face[card]);

const backOfFace = <S extends CoreState>(game: Game<S>, face: number | undefined): string =>
  game.backOf?.(game.faces[face ?? -1] as string) ?? '';

/** Where only the back of the top card can be seen, that card gets a face with the same back. */
function keepTopBack<S extends CoreState>(game: Game<S>, s: S, pool: readonly CardId[], dealt: number[]): void {
  const last = pool.length - 1;
  const top = pool[last] as CardId;
  const name = s.cards.zone[top] as string;
  if (game.zones[name as keyof S['zones'] & string].backs !== 'top') return;
  if (s.zones[name]?.[s.cards.slot[top] as number]?.at(-1) !== top) return;
  const back = backOf(game, s, top);
  const found = dealt.findIndex((face) => backOfFace(game, face) === back);
  const other = dealt[last] as number;
  dealt[last] = dealt[found] as number;
  dealt[found] = other;
}

/** Pools to which more than single seats belong: hands drawn from one deck hide each other's cards, too. */
function commonPools(zones: Readonly<Record<string, ZoneSpec>>): Set<string> {
  const named = new Set(Object.values(zones).map((spec) => spec.pool));
  const common = Object.entries(zones).filter(([name, spec]) => spec.per !== 'seat' && named.has(spec.pool ?? name));
  return new Set(common.map(([name, spec]) => spec.pool ?? name));
}

const CORE: Readonly<Record<keyof CoreState, true>> = {
  seats: true,
  options: true,
  step: true,
  rng: true,
  fixedDice: true,
  cards: true,
  zones: true,
  hooks: true,
  outcome: true,
};

/** The game's own part of a state. */
const ownFields = (s: CoreState): object =>
  Object.fromEntries(Object.entries(s).filter(([name]) => !Object.hasOwn(CORE, name)));
