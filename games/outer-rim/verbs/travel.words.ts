import * as de from '../text/de/say.ts';
import * as en from '../text/en/say.ts';
import * as ru from '../text/ru/say.ts';
import type { FamilyWords } from './family.words.ts';

const PATROL_TO = {
  de: {
    here: 'direkt auf dein Feld',
    adjacent: 'auf ein benachbartes Feld',
    'to-start': 'direkt zurück auf ihr Startfeld',
  },
  en: {
    here: 'directly to your space',
    adjacent: 'to an adjacent space',
    'to-start': 'directly back to its starting space',
  },
  ru: {
    here: 'непосредственно в свою область',
    adjacent: 'в соседнюю область',
    'to-start': 'непосредственно в его начальную область',
  },
} as const;

export const travelWords = {
  'extra-turn': {
    de: () => de.clause(de.verbs.gain, 'einen zusätzlichen Spielzug'),
    en: () => en.clause(en.verbs.gain, 'an extra turn'),
    ru: () => ru.clause(ru.verbs.gain, 'дополнительный ход'),
  },

  'end-turn': {
    de: () => de.clause(de.verbs.end, 'deinen Zug'),
    en: () => en.clause(en.verbs.end, en.own(en.noun('turn'))),
    ru: () => ru.clause(ru.verbs.end, 'свой ход'),
  },

  'move-directly': {
    de: ({ to }) => {
      const where =
        to === 'maelstrom'
          ? 'in den Mahlstrom'
          : to === 'any-planet'
            ? 'auf einen Planeten deiner Wahl'
            : de.toPlanet(to);
      return de.clause(de.verbs.moveOn, `direkt ${where}`);
    },
    en: ({ to }) => {
      const where =
        to === 'maelstrom' ? 'the Maelstrom' : to === 'any-planet' ? 'a planet of your choice' : en.planet(to);
      return en.clause(en.verbs.move, `directly to ${where}`);
    },
    ru: ({ to }) => {
      const where = to === 'maelstrom' ? 'в Мальстрём' : to === 'any-planet' ? 'на любую планету' : ru.toPlanet(to);
      return ru.clause(ru.verbs.moveOn, `непосредственно ${where}`);
    },
  },

  move: {
    de: ({ spaces }) => de.clause(de.verbs.moveOn, de.upTo(spaces, de.nouns.space), 'weit'),
    en: ({ spaces }) => en.clause(en.verbs.move, en.upTo(spaces, en.nouns.space)),
    ru: ({ spaces }) => ru.clause(ru.verbs.moveOn, `на расстояние до ${ru.num(spaces)} областей`),
  },

  'move-patrol': {
    de: ({ patrol, to }) => de.clause(de.verbs.move, `${de.patrolRef[patrol]} ${PATROL_TO.de[to]}`),
    en: ({ patrol, to }) => en.clause(en.verbs.move, `${en.patrolRef[patrol]} ${PATROL_TO.en[to]}`),
    ru: ({ patrol, to }) => ru.clause(ru.verbs.move, `${ru.patrolRef[patrol]} ${PATROL_TO.ru[to]}`),
  },

  sabotage: {
    de: () =>
      de.and(
        de.clause(de.verbs.sabotage, 'den Planeten'),
        de.clause(de.verbs.lay, '1 Schaden darauf, falls dort noch keiner liegt'),
      ),
    en: () => en.clause(en.verbs.sabotage, 'the planet by placing 1 damage on it, if it has none yet'),
    ru: () =>
      ru.and(
        ru.clause(ru.verbs.arrange, 'на планете диверсию'),
        ru.clause(ru.verbs.lay, 'на неё 1 повреждение, если там ещё нет ни одного'),
      ),
  },
} satisfies FamilyWords;
