import type { WordsFor } from '../text/cards.ts';
import * as de from '../text/de/speech.ts';
import * as en from '../text/en/speech.ts';
import * as ru from '../text/ru/speech.ts';

/** What protects, heals and clears the way. */
export const helpWords: WordsFor<
  'shield' | 'heal' | 'remove-disruption' | 'open-door' | 'block-damage' | 'counter' | 'skip-crisis'
> = {
  shield: {
    de: ({ who, range }) =>
      de.blocked(who === 'you' ? 'dir' : `${de.say(de.somebody[who], 'dat')} ${de.within(range)}`),
    en: ({ who, range }) => en.blocked(who === 'you' ? 'you' : `${en.say(en.somebody[who])} ${en.within(range)}`),
    ru: ({ who, range }) =>
      ru.blocked(who === 'you' ? 'вам' : `${ru.say(ru.somebody[who], 'dat')} ${ru.within(range)}`),
  },
  heal: {
    de: ({ amount, who, range }) =>
      de.clause(
        de.verbs.heal,
        de.of(
          de.damage(amount),
          who === 'you' ? de.your(de.nouns.character) : de.tail(de.somebody[who], de.within(range)),
        ),
      ),
    en: ({ amount, who, range }) =>
      en.clause(
        en.verbs.heal,
        en.damage(amount),
        en.prep('from', who === 'you' ? en.your(en.nouns.character) : en.tail(en.somebody[who], en.within(range))),
      ),
    ru: ({ amount, who, range }) =>
      ru.clause(
        ru.verbs.heal,
        ru.of(
          ru.damage(amount),
          who === 'you' ? ru.your(ru.nouns.character) : ru.tail(ru.somebody[who], ru.within(range)),
        ),
      ),
  },
  'remove-disruption': {
    de: ({ count: most, where }) =>
      de.clause(
        de.verbs.discard,
        most === 1 ? de.count(1, de.nouns.disruption) : de.upTo(most, de.nouns.disruption),
        {
          any: 'von einem beliebigen Aktionsbereich',
          one: 'von einem einzigen Aktionsbereich',
          this: 'von diesem Aktionsbereich',
        }[where],
      ),
    en: ({ count: most, where }) =>
      en.clause(
        en.verbs.discard,
        most === 1 ? en.count(1, en.nouns.disruption) : en.upTo(most, en.nouns.disruption),
        { any: 'from any action area', one: 'from one action area', this: 'from this action area' }[where],
      ),
    ru: ({ count: most, where }) =>
      ru.clause(
        ru.verbs.discard,
        most === 1 ? ru.count(1, ru.nouns.disruption) : ru.upTo(most, ru.nouns.disruption),
        { any: 'из любой зоны действия', one: 'из одной зоны действия', this: 'из этой зоны действия' }[where],
      ),
  },
  'open-door': {
    de: ({ where }) =>
      de.clause(
        de.verbs.open,
        de.count(1, de.nouns.door, de.adjectives.locked),
        where === 'border' ? 'an deinem Feld' : 'irgendwo auf der Karte',
      ),
    en: ({ where }) =>
      en.clause(
        en.verbs.open,
        en.count(1, en.nouns.door, en.adjectives.locked),
        where === 'border' ? 'on the border of your space' : 'anywhere on the map',
      ),
    ru: ({ where }) =>
      ru.clause(
        ru.verbs.open,
        ru.count(1, ru.nouns.door, ru.adjectives.locked),
        where === 'border' ? 'на границе вашего поля' : 'в любом месте карты',
      ),
  },
  'block-damage': {
    de: () => de.clause(de.verbs.block, de.damage(1)),
    en: () => en.clause(en.verbs.block, en.damage(1)),
    ru: () => ru.clause(ru.verbs.block, ru.damage(1)),
  },
  counter: {
    de: ({ amount }) => de.clause(de.verbs.deal, de.to(de.thisOne(de.nouns.enemy)), de.damage(amount)),
    en: ({ amount }) => en.clause(en.verbs.deal, en.damage(amount), 'to that enemy'),
    ru: ({ amount }) => ru.clause(ru.verbs.deal, ru.to(ru.thisOne(ru.nouns.enemy)), ru.damage(amount)),
  },
  'skip-crisis': {
    de: () => de.clause(de.verbs.skip, de.thisOne(de.nouns.crisis)),
    en: () => en.clause(en.verbs.skip, en.thisOne(en.nouns.crisis)),
    ru: () => ru.clause(ru.verbs.skip, ru.thisOne(ru.nouns.crisis)),
  },
};
