import { askIfAny, askUnlessForced, type Flow, option, PASS, type Question } from '@cantina/kernel';
import type { Choose, Effect } from '../../content/index.ts';
import { opponentOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteChoice } from '../ops/index.ts';
import type { G } from '../state.ts';
import type { Context } from './context.ts';
import { canBeChosen } from './texts.ts';

/**
 * Exactly one option of a "choose" text (DB-CHO-04), by the player it names, who can't refuse (DB-CHO-07). Null where
 * none can be carried out (DB-GAP-18).
 */
export function* chooseOption(g: G, effect: Choose, context: Context): Flow<Effect | null> {
  return chosen(g, effect, context, (yield* askUnlessForced(whichOption(g, effect, context))) ?? null);
}

/** The same where the text itself may be left: one question instead of two. */
export function* chooseOptionOrPass(g: G, effect: Choose, context: Context): Flow<Effect | null> {
  return chosen(g, effect, context, yield* askIfAny(whichOption(g, effect, context), PASS));
}

function chosen(g: G, effect: Choose, context: Context, index: number | null): Effect | null {
  if (index === null) return null;
  noteChoice(g, chooserOf(effect, context), context.face, index);
  return effect.options[index] ?? null;
}

const chooserOf = ({ by }: Choose, { seat }: Context) => (by === 'you' ? seat : opponentOf(seat));

function whichOption(g: G, effect: Choose, context: Context): Question<number> {
  const { face } = context;
  const idOf = (index: number): string => `choice:${index}`;
  const labelOf = (index: number) => message('option.choice', { face, index });
  return {
    seat: chooserOf(effect, context),
    prompt: message('prompt.choose', { face }),
    rule: 'DB-CHO-01',
    source: context.source ?? undefined,
    // DB-CHO-02
    options: () =>
      effect.options.flatMap((each, index) =>
        canBeChosen(g, each, context) ? option(idOf(index), index, { label: labelOf(index) }) : [],
      ),
    refused: () =>
      effect.options.flatMap((each, index) =>
        canBeChosen(g, each, context)
          ? []
          : { id: idOf(index), label: labelOf(index), reason: message('reason.cannot-complete'), rule: 'DB-CHO-03' },
      ),
  };
}
