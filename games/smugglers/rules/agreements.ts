import { agreed, ask, askAll, type Flow, finish, goTo, type Option, option, type Seat } from '@cantina/kernel';
import { player } from './lookup.ts';
import { message } from './messages.ts';
import type { Obstacle } from './obstacle.ts';
import { changeRule, draftRule, noteRuleProposed, noteRuleRefused } from './ops/index.ts';
import { type Agreed, agreements, type Change } from './options.ts';
import { hasRun } from './planets/koroth.ts';
import type { G, SmugglersState } from './state.ts';
import { best } from './winning.ts';

type NumberRule = NonNullable<SmugglersState['draft']>['rule'];

/** SG-Q-56 from the second round on, once a turn, before the ship flies. */
export function whyNoChange(g: G): Obstacle | null {
  if (g.state.round < 2) return { reason: message('reason.rules-fixed'), rule: 'SG-Q-56' };
  return g.state.voted ? { reason: message('reason.rules-voted'), rule: 'SG-Q-56' } : null;
}

/** SG-ALT-07 the active player proposes another rule; it holds when all agree. */
export function* rulesStep(g: G): Flow<void> {
  const seat = g.state.active;
  const { draft } = g.state;
  const change = draft === null ? yield* chooseChange(g, seat) : yield* composeNumber(g, seat, draft);
  if (change !== null) yield* vote(g, seat, change);
}

const WITHDRAW = option<Change | NumberRule | null>('withdraw', null, { label: message('option.keep-rules') });
const NUMBER_RULES: readonly NumberRule[] = ['weaponPrice', 'fortune'];

function* chooseChange(g: G, seat: Seat): Flow<Change | null> {
  const choice = yield* ask<Change | NumberRule | null>({
    seat,
    prompt: message('prompt.rule'),
    rule: 'SG-ALT-07',
    options: () => [
      ...agreements.goal
        .filter((goal) => goal !== g.state.agreed.goal)
        .map((value) => changeTo({ rule: 'goal', value })),
      ...NUMBER_RULES.filter((rule) => matters(g, rule)).map((rule) =>
        option<Change | NumberRule>(`number:${rule}`, rule, { label: message('option.other-number', { rule }) }),
      ),
      ...agreements.rounds.filter((rounds) => mayEnd(g, rounds)).map((value) => changeTo({ rule: 'rounds', value })),
      WITHDRAW,
    ],
  });
  if (choice === null) goTo(g, 'move');
  if (typeof choice !== 'string') return choice;
  draftRule(g, seat, { rule: choice, value: g.state.agreed[choice] });
  return null;
}

const changeTo = (change: Change): Option<Change> =>
  option(`${change.rule}:${change.value}`, change, { label: message('option.other-rule', change) });

const matters = (g: G, rule: NumberRule): boolean =>
  rule === 'fortune' ? g.state.agreed.goal === 'fortune' : hasRun(g);

/** SG-Q-56 a last round may be moved as long as it is to come; only a table that began without one does without it again. */
function mayEnd(g: G, rounds: Agreed['rounds']): boolean {
  if (rounds === g.state.agreed.rounds) return false;
  return rounds === 'none' ? g.state.options.rounds === 'none' : rounds >= g.state.round;
}

/** How far a number goes up or down at a time. */
const STRIDES: readonly number[] = [1000, 100, 10, 1];
type Stride = number | 'propose' | 'withdraw';
const PROPOSE = option<Stride>('propose', 'propose', { label: message('option.propose') });
const BACK = option<Stride>('withdraw', 'withdraw', { label: message('option.keep-rules') });

/** Any number that a table may agree on, piece by piece. */
function* composeNumber(
  g: G,
  seat: Seat,
  draft: { readonly rule: NumberRule; readonly value: number },
): Flow<Change | null> {
  const { rule, value } = draft;
  const { least, most } = agreements[rule];
  const stride = yield* ask<Stride>({
    seat,
    prompt: message('prompt.rule-number', draft),
    rule: 'SG-ALT-07',
    options: () => [
      ...(value === g.state.agreed[rule] ? [] : [PROPOSE]),
      ...STRIDES.filter((more) => value + more <= most).map((by) => MORE[by] as Option<Stride>),
      ...STRIDES.filter((less) => value - less >= least).map((by) => LESS[by] as Option<Stride>),
      BACK,
    ],
  });
  draftRule(g, seat, typeof stride === 'number' ? { rule, value: value + stride } : null);
  return stride === 'propose' ? draft : null;
}

const strides = (kind: 'more' | 'less', sign: 1 | -1): Readonly<Record<number, Option<Stride>>> =>
  Object.fromEntries(
    STRIDES.map((by) => {
      const label = message(`option.number-${kind}`, { by });
      return [by, option<Stride>(`${kind}:${by}`, sign * by, { label, group: kind })];
    }),
  );
const MORE = strides('more', 1);
const LESS = strides('less', -1);

const AGREE = option('agree', true, { label: message('option.agree') });
const REFUSE = option('refuse', false, { label: message('option.refuse-rule') });
const VOTES: readonly Option<boolean>[] = [AGREE, REFUSE];

/** All others who are still in the game are asked at once; one who refuses is enough. */
function* vote(g: G, seat: Seat, change: Change): Flow<void> {
  goTo(g, 'move');
  noteRuleProposed(g, seat, change);
  const others = [...g.state.players.keys()].filter((other) => other !== seat && player(g, other).status !== 'out');
  const votes = yield* askAll<boolean>(
    others.map((other) => ({
      seat: other,
      prompt: message('prompt.rule-vote', { seat: { seat }, ...change }),
      rule: 'SG-ALT-07',
      options: () => VOTES,
    })),
  );
  const against = others.filter((_, i) => votes[i] === false);
  for (const other of against) noteRuleRefused(g, other);
  if (against.length === 0) {
    agreed(g);
    changeRule(g, seat, change);
  }
  finishByFortune(g);
}

/** SG-Q-56 whoever has the sum of a game for a fortune already when it becomes the goal has won, the richest of several. */
function finishByFortune(g: G): void {
  const { goal, fortune } = g.state.agreed;
  const rich = [...g.state.players.keys()].filter((seat) => player(g, seat).credits >= fortune);
  if (goal !== 'fortune' || rich.length === 0) return;
  finish(g, { winners: best(rich, (seat) => player(g, seat).credits), reason: 'fortune' });
}
