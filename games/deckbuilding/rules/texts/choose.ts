import { ask, type Flow, type Option, option } from '@cantina/kernel';
import type { Choose, Effect } from '../../content/index.ts';
import { opponentOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteChoice } from '../ops/index.ts';
import type { G } from '../state.ts';
import { PASS } from './choices.ts';
import { type Context, from } from './context.ts';
import { canBeChosen } from './possible.ts';

/**
 * Exactly one option of a "choose" text (DB-CHO-04), by the player it names, who can't refuse (DB-CHO-07) unless the
 * text itself is optional here. Null when none is taken or none can be carried out (DB-GAP-18).
 */
export function* chooseOption(
  g: G,
  { by, options }: Choose,
  context: Context,
  { optional }: { readonly optional: boolean },
): Flow<Effect | null> {
  const seat = by === 'you' ? context.seat : opponentOf(context.seat);
  const possible = () => options.map((_, index) => index).filter((index) => isPossible(options[index]));
  const isPossible = (each: Effect | undefined) => each !== undefined && canBeChosen(g, each, context); // DB-CHO-02
  const [first, second] = possible();
  if (first === undefined) return null;
  let chosen: number | null = first;
  if (optional || second !== undefined) {
    chosen = yield* ask<number | null>({
      ...from(context),
      seat,
      prompt: message('prompt.choose', { face: context.face }),
      rule: 'DB-CHO-01',
      options: () => {
        const offered: Option<number | null>[] = possible().map((index) =>
          option(`choice:${index}`, index, { label: message('option.choice', { face: context.face, index }) }),
        );
        return optional ? [...offered, PASS] : offered;
      },
      refused: () =>
        options.flatMap((each, index) =>
          isPossible(each)
            ? []
            : [
                {
                  id: `choice:${index}`,
                  label: message('option.choice', { face: context.face, index }),
                  reason: message('reason.cannot-complete'),
                  rule: 'DB-CHO-03',
                },
              ],
        ),
    });
  }
  if (chosen === null) return null;
  noteChoice(g, seat, context.face, chosen);
  return options[chosen] ?? null;
}
