import { describe, expect, test } from 'vitest';
import { findingsIn, findingsInRules } from './sample.ts';

const TYPES = `interface Player { credits: number; hand: number[] }
interface State { round: number; players: Player[] }
interface Game { readonly state: State }
`;
const FIRST = TYPES.split('\n').length;

/** Line and column within the sample, below the types. */
function writes(code: string): string[] {
  return findingsInRules(TYPES + code).map((finding) => {
    const [line, ...rest] = finding.split(':');
    return [Number(line) - FIRST + 1, ...rest].join(':');
  });
}

describe('writes to the state outside ops', () => {
  test.each([
    ['an assignment', 'export const f = (g: Game) => {\n  g.state.round = 2;\n};', '2:3'],
    ['a compound assignment', 'export const f = (g: Game) => {\n  g.state.round += 2;\n};', '2:3'],
    ['an increment', 'export const f = (g: Game) => g.state.round++;', '1:31'],
    ['a delete', 'export const f = (g: Game) => delete g.state.players[0];', '1:38'],
    ['a new state', 'export const f = (g: { state: State }, s: State) => {\n  g.state = s;\n};', '2:3'],
    ['a push', 'export const f = (g: Game) => g.state.players[0]?.hand.push(1);', '1:56'],
    ['a sort', 'export const f = (state: State) => state.players.sort();', '1:50'],
    ['a short name', 'export const f = (s: State) => s.players.reverse();', '1:42'],
    [
      'an alias',
      'export const f = (g: Game) => {\n  const [me] = g.state.players;\n  if (me) me.credits = 1;\n};',
      '3:11',
    ],
    ['a loop', 'export const f = (g: Game) => {\n  for (const p of g.state.players) p.credits--;\n};', '2:36'],
    ['a callback', 'export const f = (g: Game) => g.state.players.forEach((p) => p.hand.pop());', '1:69'],
    [
      'a found element',
      'export const f = (g: Game) => {\n  const p = g.state.players.find((q) => q.credits);\n  if (p) p.credits = 0;\n};',
      '3:10',
    ],
    ['taking apart', 'export const f = ({ state }: Game) => {\n  [state.round] = [1];\n};', '2:4'],
    ['Object.assign', 'export const f = (g: Game) => Object.assign(g.state, { round: 1 });', '1:31'],
    ['a helper that got a part of it', 'export const pay = (p: Player) => {\n  p.credits -= 1;\n};', '2:3'],
    ['a helper that got a list of it', 'export const draw = (p: Readonly<Player>) => p.hand.pop();', '1:53'],
  ])('%s is reported', (_what, code, at) => {
    expect(writes(code)).toEqual([`${at} only-ops-write-state`]);
  });

  test('what lies in a field that was declared once, by a value, is reported', () => {
    const code = `interface Ship { hull: number }
const fields = { ships: { start: [] as Ship[] } };
type FleetState = { -readonly [K in keyof typeof fields]: (typeof fields)[K] extends { start: infer T } ? T : never };
export const first = (s: FleetState) => s.ships[0];
export const damage = (ship: Ship) => {
  ship.hull -= 1;
};`;
    expect(writes(code)).toEqual(['6:3 only-ops-write-state']);
  });

  test.each([
    ['reading', 'export const f = (g: Game) => g.state.players.map((p) => p.credits);'],
    [
      'counting in a local variable',
      'export const f = (g: Game) => {\n  let n = g.state.round;\n  n++;\n  return n;\n};',
    ],
    [
      'sorting a copy',
      'export const f = (g: Game) => [...g.state.players].sort().concat(g.state.players.slice().reverse());',
    ],
    [
      'building a new state',
      'export const f = (): State => {\n  const state: State = { round: 1, players: [] };\n  state.players.push({ credits: 1, hand: [] });\n  return state;\n};',
    ],
    ['filling a list of something else', 'export const f = (names: string[]) => names.push("a");'],
  ])('%s is fine', (_what, code) => {
    expect(writes(code)).toEqual([]);
  });

  test('ops write', () => {
    const code = `${TYPES}export const f = (g: Game) => g.state.round++;`;
    expect(
      findingsIn({
        'games/sabacc/rules/ops.ts': code,
        'games/sabacc/rules/ops/cards.ts': code,
        'packages/kernel/tests/reference/ops.ts': code,
      }),
    ).toEqual([]);
  });
});

describe('casts of the state', () => {
  test.each([
    ['a cast', 'export const f = (g: Game) => g.state as { round: number };', '1:31'],
    ['a cast of a part', 'export const f = (g: Game) => (g.state.players as unknown).valueOf();', '1:32'],
    [
      'a cast of an alias',
      'export const f = (g: Game) => {\n  const all = g.state.players;\n  return all as Player[];\n};',
      '3:10',
    ],
  ])('%s is reported', (_what, code, at) => {
    expect(writes(code)).toEqual([`${at} no-state-cast`]);
  });

  test('a number cannot be written through a cast', () => {
    expect(writes('export const f = (g: Game) => g.state.round as 1 | 2;')).toEqual([]);
  });
});
