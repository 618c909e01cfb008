import { AT_ONCE, allIf, askWhether, the, together } from '@cantina/kernel';
import { message } from '../rules/messages.ts';
import { chooseOption } from '../rules/texts/choose.ts';
import { holds } from '../rules/texts/conditions.ts';
import { readerOf } from '../rules/texts/context.ts';
import { canBeChosen, doesSomething, extentOf, resolve } from '../rules/texts/texts.ts';
import type { Verbs } from './verb.ts';
import { chance } from './worth.ts';

/** The verbs that hold others together. */
export const composing: Verbs<'choose' | 'sequence' | 'if' | 'may'> = {
  choose: {
    *run(g, effect, context) {
      const isOnlyChoice = effect.options.filter((each) => canBeChosen(g, each, context)).length === 1;
      const chosen = yield* chooseOption(g, effect, context);
      if (chosen !== null) yield* resolve(g, chosen, isOnlyChoice ? { ...context, isOnlyChoice } : context);
    },
    extent: (g, { options }, context) => allIf(options.some((each) => canBeChosen(g, each, context))),
    worth: ({ by, options }, worthOf) => (by === 'you' ? Math.max : Math.min)(...options.map(worthOf)),
  },

  sequence: {
    *run(g, { effects }, context) {
      for (const each of effects) yield* resolve(g, each, context);
    },
    extent: (g, { effects }, context) => together(effects.map((each) => extentOf(g, each, context))),
    worth: ({ effects }, worthOf) => effects.reduce((sum, each) => sum + worthOf(each), 0),
  },

  if: {
    // DB-IF-03
    run: (g, { condition, effect }, context) => (holds(g, condition, context) ? resolve(g, effect, context) : AT_ONCE),
    extent: (g, { condition, effect }, context) =>
      holds(g, condition, context) ? extentOf(g, effect, context) : 'nothing',
    worth: ({ condition, effect }, worthOf) => chance(condition) * worthOf(effect),
  },

  may: {
    *run(g, { effect }, context) {
      if (!doesSomething(g, effect, context)) return;
      const { face, shown } = context;
      const [card] = shown;
      const wanted = yield* askWhether({
        ...readerOf(context),
        prompt: message('prompt.may', { face, card: card === undefined ? null : the(card) }),
        rule: 'DB-ABL-02',
      });
      if (wanted) yield* resolve(g, effect, context);
    },
    extent: (g, { effect }, context) => extentOf(g, effect, context),
    worth: ({ effect }, worthOf) => worthOf(effect),
  },
};
