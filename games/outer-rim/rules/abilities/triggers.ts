import {
  type Flow,
  type Next,
  type Option,
  option,
  PASS,
  type Refused,
  resolveTriggers,
  type Seat,
  the,
} from '@cantina/kernel';
import { type Context, contextOf, type OpenReward } from '../context.ts';
import { decide } from '../decide.ts';
import { message } from '../messages.ts';
import { noteTrigger } from '../ops/index.ts';
import type { G } from '../state.ts';
import { couldBeHelped, doesSomething, whyNothing } from '../wording.ts';
import { abilityKey } from './in-force.ts';
import { isMeant, type Occurrence } from './occurrence.ts';
import { type Usable, usable } from './usable.ts';
import { resolveUsable } from './use.ts';

/** What happened besides: the reward that is being gained, and the player it happened with. */
export interface About {
  readonly reward?: OpenReward | null;
  readonly other?: Seat | null;
  /** Whether it is still about to happen; as soon as it is not, nothing is left to answer to. */
  readonly still?: () => boolean;
}

/** Something that has just happened to a player. */
export interface Moment extends About {
  readonly player: Seat;
  readonly occurrence: Occurrence;
}

/** An ability that answers to a moment. */
interface Answer {
  readonly used: Usable<'trigger'>;
  readonly context: Context;
}

/**
 * Lets abilities answer to something that has just happened, to one player or to several at once: each once (OR-TIME-05),
 * one after the other (OR-TIME-06, OR-TIME-02, OR-TIME-03: rewards ask before they are paid out).
 */
export const offerTriggers = (g: G, moments: readonly Moment[]): Flow<void> =>
  resolveTriggers<Answer>({
    waiting: () => moments.flatMap((moment) => answersTo(g, moment)),
    key: ({ used }) => abilityKey(used.card, used.index),
    next: (waiting) => nextAnswer(g, waiting),
    *use({ used, context }) {
      if (!used.secret) noteTrigger(g, context.player, used.card, used.index);
      yield* resolveUsable(g, used, context);
    },
  });

/** In the order the active player wants (OR-TIME-04). Whether an ability that "may" be used is used, its owner says (OR-WORD-02). */
function* nextAnswer(g: G, waiting: readonly [Answer, ...Answer[]]): Flow<Next<Answer>> {
  const { active } = g.state;
  // Nobody else knows a secret (OR-SECRET-04), so nobody else can put it in order: it comes last
  const known = waiting.filter(({ used, context }) => context.player === active || !used.secret);
  const [first = waiting[0], second] = known;
  const next = second === undefined || !known.some(isReady(g)) ? first : yield* chooseNext(g, known);
  if (next === null) return { leave: known };
  const isChosen = second !== undefined && next.context.player === active && isReady(g)(next);
  const isUsed = !next.used.ability.may || isChosen || (yield* wantsToUse(g, next));
  return isUsed ? { use: next } : { leave: [next] };
}

function answersTo(g: G, { player, occurrence, reward = null, other = null, still }: Moment): Answer[] {
  if (still?.() === false) return [];
  return usable(g, player, 'trigger')
    .filter(({ ability }) => isMeant(ability.on, occurrence))
    .map((used) => ({ used, context: { ...contextOf(player, used.card), reward, other } }))
    .filter(({ used, context }) => (used.ability.may ? couldBeHelped : doesSomething)(g, used.ability.effect, context));
}

/** The active player says what comes next, or leaves what is left as soon as all of it is their own and "may" be used. */
function chooseNext(g: G, known: readonly Answer[]): Flow<Answer | null> {
  const { active } = g.state;
  const own = known.every(({ context }) => context.player === active);
  const mayBeLeft = own && known.every(({ used }) => used.ability.may);
  return decide<Answer | null>(
    g,
    {
      player: active,
      prompt: message(own ? 'prompt.trigger' : 'prompt.order'),
      rule: 'OR-TIME-04',
      options: () =>
        known.filter(isReady(g)).map((answer) => answerOption(answer, own ? 'option.ability' : 'option.order')),
      refused: () => notReady(g, known),
    },
    mayBeLeft ? PASS : null,
  );
}

function* wantsToUse(g: G, answer: Answer): Flow<boolean> {
  const choice = {
    player: answer.context.player,
    prompt: message('prompt.trigger'),
    rule: 'OR-WORD-02',
    options: () => (isReady(g)(answer) ? [answerOption(answer, 'option.ability')] : []),
    refused: () => notReady(g, [answer]),
  };
  return (yield* decide(g, choice, PASS)) !== null;
}

/** Whether it would do something with what its owner has now; if not, somebody may still help out (OR-TRADE-10). */
const isReady =
  (g: G) =>
  ({ used, context }: Answer): boolean =>
    doesSomething(g, used.ability.effect, context);

const notReady = (g: G, answers: readonly Answer[]): Refused[] =>
  answers
    .filter((answer) => !isReady(g)(answer))
    .map((answer) => {
      const { id, card, label } = answerOption(answer, 'option.ability');
      return { id, card, label, ...whyNothing(g, answer.used.ability.effect, answer.context, 'OR-TIME-01') };
    });

function answerOption(answer: Answer, label: 'option.ability' | 'option.order'): Option<Answer | null> {
  const { card, index } = answer.used;
  return option<Answer | null>(`use:${card}.${index}`, answer, {
    card,
    label: message(label, { card: the(card), index }),
  });
}
