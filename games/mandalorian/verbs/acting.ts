import { AT_ONCE, allIf, askUnlessForced, faceOf, option } from '@cantina/kernel';
import type { Deed } from '../content/all.ts';
import { byWhom } from '../rules/action/doing.ts';
import { actFreely } from '../rules/action/free-actions.ts';
import { othersWithin } from '../rules/action/plan.ts';
import { carryOut, doesSomething } from '../rules/action/texts.ts';
import { chooseHero } from '../rules/asking.ts';
import { choiceOf, message } from '../rules/messages.ts';
import { addExtraAction } from '../rules/ops/index.ts';
import type { Deeds } from './family.ts';

/** Actions besides the two of a turn, and one effect out of several. */
export const acting: Deeds<'companion-acts' | 'free-action' | 'extra-action' | 'choose'> = {
  'companion-acts': {
    *run(g, { range, each, action, strength }, doing) {
      const { hero, card } = byWhom(g, doing);
      let able = othersWithin(g, doing.hero, range);
      for (let left = each ? able.length : 1; left > 0; left--) {
        const chosen = yield* chooseHero(g, able, {
          seat: doing.seat,
          prompt: message('prompt.companion', { hero, card, strength }),
          rule: each ? 'MA-GLD-04' : 'MA-SKL-11',
        });
        if (chosen === undefined) return;
        able = able.filter((other) => other !== chosen);
        yield* actFreely(g, chosen, { action, strength });
      }
    },
    extent: (g, { range }, { hero }) => allIf(othersWithin(g, hero, range).length > 0),
  },

  'free-action': {
    run: (g, free, { hero }) => actFreely(g, hero, free),
    extent: () => 'all',
  },

  'extra-action': {
    run(g, _deed, { hero }) {
      addExtraAction(g, hero); // MA-XTR-01
      return AT_ONCE;
    },
    extent: () => 'all',
  },

  choose: {
    *run(g, { of }, doing) {
      if (doing.card === null) return;
      const face = faceOf(g, doing.card);
      const deed = yield* askUnlessForced<Deed>({
        seat: doing.seat,
        prompt: message('prompt.choose', { ...byWhom(g, doing) }),
        rule: 'MA-SKL-09',
        options: () =>
          of.flatMap((each, index) =>
            doesSomething(g, each, doing) ? [option(`choice:${index}`, each, { label: choiceOf(face, index) })] : [],
          ),
      });
      if (deed !== undefined) yield* carryOut(g, deed, doing);
    },
    extent: (g, { of }, doing) => allIf(of.some((each) => doesSomething(g, each, doing))),
  },
};
