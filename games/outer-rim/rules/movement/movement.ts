import { type Flow, hooked, type Option, option, PASS, type Refused, type Seat } from '@cantina/kernel';
import { SPACES, type Space } from '../../content/index.ts';
import { copiesOf } from '../abilities/conditions.ts';
import { hasAbility, type Usable, usable } from '../abilities/usable.ts';
import { decideIfAny, decideUnlessForced } from '../decide.ts';
import { skillTest } from '../encounter/skill-test.ts';
import { othersHere, playerOf, playersOf, spaceOfPlayer } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteStopped, travel } from '../ops/index.ts';
import { statOf } from '../player/stats.ts';
import type { G } from '../state.ts';
import { distance, linksOf, neighboursOf, spaceIndex } from './map.ts';
import { endsMovement, patrolStops } from './patrols.ts';

/** OR-MOVE-01 how far a player may move in the planning step. */
export const hyperdrive = (g: G, player: Seat): number => statOf(g, player, 'hyper');

const UNREACHED = 99;
const NONE_REACHED: readonly number[] = SPACES.map(() => UNREACHED);
const MAELSTROM = spaceIndex('maelstrom');

/** Space → how many spaces a player has to move to get there; `UNREACHED` where that is not possible. */
function reach(g: G, player: Seat, spaces: number, alsoStops: readonly Space[] = []): number[] {
  const links = linksOf(g);
  const { reputation } = playerOf(g, player);
  const stopping = [MAELSTROM, ...alsoStops.map(spaceIndex)];
  g.state.patrols.forEach(({ space }, i) => {
    if ((reputation[i] as number) < 1) stopping.push(spaceIndex(space)); // OR-MOVE-04, OR-MOVE-06
  });
  const steps = NONE_REACHED.slice();
  const from = spaceIndex(spaceOfPlayer(g, player));
  steps[from] = 0;
  const found = [from];
  for (let i = 0; i < found.length; i++) {
    const at = found[i] as number;
    const next = (steps[at] as number) + 1;
    if (next > spaces) break;
    if (at !== from && stopping.includes(at)) continue;
    for (const to of links[at] as readonly number[]) {
      if (steps[to] !== UNREACHED) continue;
      steps[to] = next; // OR-MOVE-03
      found.push(to);
    }
  }
  return steps;
}

/** Where a player may move with so many spaces; staying is a move of 0 spaces (OR-MOVE-02). */
export function reachable(g: G, player: Seat, spaces: number): Option<Space>[] {
  const steps = reach(g, player, spaces);
  const moves: Option<Space>[] = [];
  for (let i = 0; i < steps.length; i++) if (steps[i] !== UNREACHED) moves.push(MOVES[i] as Option<Space>);
  return moves;
}

/** The options to move, by the number of the space. */
const MOVES: readonly Option<Space>[] = SPACES.map((space) =>
  option<Space>(`space:${space}`, space, { label: message('option.move', { space }), group: 'move' }),
);

/** Why a space can't be reached: something stops the movement on the way, or it is too far. */
export function refusedMoves(g: G, player: Seat, spaces: number): Refused[] {
  const steps = reach(g, player, spaces);
  const from = spaceOfPlayer(g, player);
  return SPACES.flatMap((space, index): Refused[] => {
    if (steps[index] !== UNREACHED) return [];
    const { id, label } = MOVES[index] as Option<Space>;
    const base = { id, ...(label === undefined ? {} : { label }) };
    return distance(g, from, space) > spaces
      ? [{ ...base, reason: message('reason.too-far', { spaces }), rule: 'OR-MOVE-01' }]
      : [{ ...base, reason: message('reason.way-blocked'), rule: 'OR-MOVE-04' }];
  });
}

/** OR-MOVE-09 lifted and put there: nothing in between stops or triggers. */
export function moveDirectly(g: G, player: Seat, space: Space): void {
  if (spaceOfPlayer(g, player) !== space) travel(g, player, space, true);
}

/** A movement that an effect grants, with all its stops (OR-MAEL-01). */
export function* moveUpTo(g: G, player: Seat, spaces: number): Flow<void> {
  const to = yield* chooseWay(g, player, spaces);
  yield* moveTo(g, player, to, spaces);
}

const chooseWay = (g: G, player: Seat, spaces: number): Flow<Space> =>
  decideUnlessForced<Space>(g, {
    player,
    prompt: message('prompt.move', { spaces }),
    rule: 'OR-MOVE-01',
    options: () => reachable(g, player, spaces),
    refused: () => refusedMoves(g, player, spaces),
  });

/** Moves to a space that is within reach; abilities may end the movement on the way or let it go on. */
export function* moveTo(g: G, player: Seat, to: Space, spaces: number): Flow<void> {
  let left = spaces;
  let target = to;
  for (;;) {
    if (target === spaceOfPlayer(g, player)) return;
    // How far it was matters only where a patrol may be slipped past
    const mayGoOn = target !== 'maelstrom' && patrolStops(g, player, target);
    const watched = watchedSpaces(g, player);
    const steps = mayGoOn ? (stepsRound(g, player, target, left, watched) ?? stepsTo(g, player, target, left)) : left;
    if (yield* fly(g, player, target, left, watched)) return;
    left -= steps;
    if (left <= 0) return;
    if (!(yield* slipsPast(g, player))) return;
    target = yield* chooseWay(g, player, left);
  }
}

const stepsTo = (g: G, player: Seat, to: Space, spaces: number): number =>
  reach(g, player, spaces)[spaceIndex(to)] as number;

/** How far it is without coming through a watched space; null where there is no such way. */
function stepsRound(g: G, player: Seat, to: Space, spaces: number, watched: readonly Space[]): number | null {
  if (watched.length === 0) return null;
  const steps = reach(g, player, spaces, watched)[spaceIndex(to)] as number;
  return steps === UNREACHED ? null : steps;
}

/** Spaces of players who may make others stop. */
const watchedSpaces = (g: G, player: Seat): readonly Space[] =>
  hooked(g, 'stop-others').length === 0 ? NOWHERE : stoppersOf(g, player).map((other) => spaceOfPlayer(g, other));

const NOWHERE: readonly Space[] = [];

/** Goes to a space; true when another player's ability ended the movement on the way. */
function* fly(g: G, player: Seat, to: Space, spaces: number, watched: readonly Space[]): Flow<boolean> {
  // Whoever can fly round a watched space does so.
  if (watched.length > 0 && stepsRound(g, player, to, spaces, watched) === null) {
    const stoppers = stoppersOf(g, player);
    for (const space of wayTo(g, player, to, spaces).filter((each) => watched.includes(each))) {
      if (yield* isMadeToStop(g, player, space, stoppers)) return true;
    }
  }
  travel(g, player, to, false);
  return false;
}

const stoppersOf = (g: G, player: Seat): Seat[] =>
  playersOf(g).filter((other) => other !== player && hasAbility(g, other, 'stop-others'));

/** The spaces on a shortest way before its end, in the order they are entered. */
function wayTo(g: G, player: Seat, to: Space, spaces: number): readonly Space[] {
  const steps = reach(g, player, spaces);
  const way: Space[] = [];
  for (let at = to, left = steps[spaceIndex(to)] as number; left > 1; left--) {
    const before = neighboursOf(g, at).find(
      (each) => steps[spaceIndex(each)] === left - 1 && !endsMovement(g, player, each),
    );
    if (before === undefined) break;
    way.unshift(before);
    at = before;
  }
  return way;
}

/** OR-GOLD-02, OR-GOLD-03 the card stops a ship on its way; everything else about moving stays as it is. */
export function* isMadeToStop(g: G, player: Seat, space: Space, stoppers: readonly Seat[]): Flow<boolean> {
  travel(g, player, space, false);
  for (const other of othersHere(g, player)) {
    const ability = stoppers.includes(other) ? usable(g, other, 'stop-others')[0] : undefined;
    if (ability === undefined) continue;
    const stop = yield* decideIfAny(
      g,
      {
        player: other,
        prompt: message('prompt.stop-other', { player: { seat: player }, space }),
        rule: 'OR-GOLD-02',
        source: ability.card,
        options: () => [option<true>('stop', true, { label: message('option.stop') })],
      },
      PASS,
    );
    if (stop === true) {
      noteStopped(g, player, other);
      return true;
    }
  }
  return false;
}

/** Han Solo, Slave I: a passed test and the patrol does not stop the movement; each ability once (OR-TIME-05). */
function* slipsPast(g: G, player: Seat): Flow<boolean> {
  const tried: Way[] = [];
  for (;;) {
    const way: Way | null = yield* decideIfAny(
      g,
      {
        player,
        prompt: message('prompt.slip-past'),
        rule: 'OR-GOLD-02',
        options: () =>
          usable(g, player, 'slip-past-patrol')
            .filter(({ card }) => !tried.some((each) => each.card === card))
            .map((each) => wayOption(g, player, each)),
      },
      PASS,
    );
    if (way === null) return false;
    tried.push(way);
    if (yield* skillTest(g, player, [way.ability.skill])) return true;
  }
}

type Way = Usable<'slip-past-patrol'>;

const wayOption = (g: G, player: Seat, way: Way): Option<Way | null> => {
  const { skill } = way.ability;
  const label = message('option.skill', { skill, copies: copiesOf(g, player, skill) });
  return option<Way | null>(`try:${way.card}`, way, { card: way.card, label });
};
