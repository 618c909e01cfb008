import { tellWalk, type WordsFor } from '../text/cards.ts';
import * as de from '../text/de/speech.ts';
import * as en from '../text/en/speech.ts';
import * as ru from '../text/ru/speech.ts';

/** Who goes where. */
export const movementWords: WordsFor<'move' | 'push' | 'push-target'> = {
  move: {
    de:
      ({ steps, walk }) =>
      (every) => [
        de.clause(de.verbs.moveOn, steps === 1 ? de.count(1, de.nouns.space) : de.upTo(steps, de.nouns.space), 'weit'),
        ...tellWalk(every, walk),
      ],
    en:
      ({ steps, walk }) =>
      (all) => [
        en.clause(en.verbs.move, steps === 1 ? en.count(1, en.nouns.space) : en.upTo(steps, en.nouns.space)),
        ...tellWalk(all, walk),
      ],
    ru:
      ({ steps, walk }) =>
      (every) => [ru.clause(ru.verbs.go, ru.upToSpaces(steps)), ...tellWalk(every, walk)],
  },
  push: {
    de: ({ count: most, steps, range, other: notThatOne }) =>
      de.clause(
        de.verbs.move,
        de.tail(
          most === 1
            ? de.count(1, notThatOne ? de.other(de.nouns.enemy) : de.nouns.enemy)
            : de.upTo(most, de.nouns.enemy),
          de.within(range),
        ),
        ...(most === 1 ? [] : ['jeweils']),
        de.by(steps),
      ),
    en: ({ count: most, steps, range, other: notThatOne }) =>
      en.clause(
        en.verbs.move,
        en.tail(
          most === 1
            ? en.count(1, notThatOne ? en.other(en.nouns.enemy) : en.nouns.enemy)
            : en.upTo(most, en.nouns.enemy),
          en.within(range),
        ),
        en.by(steps),
        ...(most === 1 ? [] : ['each']),
      ),
    ru: ({ count: most, steps, range, other: notThatOne }) =>
      ru.clause(
        ru.verbs.move,
        ru.tail(
          most === 1
            ? ru.count(1, notThatOne ? ru.other(ru.nouns.enemy) : ru.nouns.enemy)
            : ru.upTo(most, ru.nouns.enemy),
          ru.within(range),
        ),
        `${most === 1 ? '' : ', каждого '}${ru.by(steps)}`,
      ),
  },
  'push-target': {
    de: ({ steps }) => de.clause(de.verbs.move, de.the(de.nouns.target), 'nach dem Angriff', de.by(steps)),
    en: ({ steps }) => en.clause(en.verbs.move, 'the target', en.by(steps), 'after the attack'),
    ru: ({ steps }) => ru.words(`после атаки передвиньте цель ${ru.by(steps)}`),
  },
};
