import { type Flow, option, type Seat } from '@cantina/kernel';
import { type Context, contextOf, type OpenReward } from './context.ts';
import { DECLINE, decide } from './decide.ts';
import { message } from './messages.ts';
import { isMeant, type Occurrence } from './occurrence.ts';
import { noteTrigger } from './ops/combat.ts';
import { couldDoAnything } from './possible.ts';
import type { G } from './state.ts';
import { type Usable, usable } from './usable.ts';
import { resolveUsable } from './use.ts';

/** What happened besides: the reward that is being gained, and the player it happened with. */
export interface About {
  readonly reward?: OpenReward | null;
  readonly other?: Seat | null;
}

/**
 * Lets a player's abilities answer to something that has just happened to them: each once (OR-TIME-05), one after the
 * other (OR-TIME-06, OR-TIME-02, OR-TIME-03: rewards ask before they are paid out) in the order the player wants (OR-TIME-04).
 */
export function* offerTriggers(g: G, player: Seat, occurrence: Occurrence, about: About = {}): Flow<void> {
  const resolved: Usable<'trigger'>[] = [];
  for (;;) {
    const waiting = usable(g, player, 'trigger').filter(
      (each) =>
        isMeant(each.ability.on, occurrence) &&
        !resolved.some(({ card, index }) => card === each.card && index === each.index) &&
        couldDoAnything(g, each.ability.effect, contextFor(player, each, about)),
    );
    const [first, second] = waiting;
    if (first === undefined) return;
    const chosen: Usable<'trigger'> | null =
      second === undefined && !first.ability.may ? first : yield* chooseTrigger(g, player, waiting);
    if (chosen === null) return;
    resolved.push(chosen);
    noteTrigger(g, player, chosen.card, chosen.index);
    yield* resolveUsable(g, chosen, contextFor(player, chosen, about));
  }
}

const contextFor = (player: Seat, { card }: Usable, { reward = null, other = null }: About): Context => ({
  ...contextOf(player, card),
  reward,
  other,
});

/** OR-WORD-02 what "may" be done can be left as soon as nothing is left that must be done. */
function chooseTrigger(g: G, player: Seat, waiting: readonly Usable<'trigger'>[]): Flow<Usable<'trigger'> | null> {
  const optional = waiting.every(({ ability }) => ability.may);
  return decide<Usable<'trigger'> | null>(g, {
    player,
    prompt: message('prompt.trigger'),
    rule: 'OR-TIME-04',
    options: () =>
      waiting.map((each) =>
        option<Usable<'trigger'> | null>(`use:${each.card}.${each.index}`, each, {
          card: each.card,
          label: message('option.ability', { card: { card: each.card, face: null }, index: each.index }),
        }),
      ),
    ...(optional ? { decline: DECLINE } : {}),
  });
}
