import type { Amnesty, FindCredits, Nothing, RestoreHull } from '../content/index.ts';
import * as de from '../text/de/cards.ts';
import * as en from '../text/en/cards.ts';
import * as ru from '../text/ru/cards.ts';
import { plain } from './telling.ts';

export const fortuneWords = {
  'restore-hull': plain<RestoreHull>({
    de: ({ points: most, otherwise }) =>
      `Stelle bis zu ${de.hullPoints(most)} wieder her, aber nicht mehr, als dein Rumpf am Anfang hatte. Ist er unbeschädigt, erhältst du stattdessen ${de.credits(otherwise)}.`,
    en: ({ points, otherwise }) =>
      `Restore up to ${en.hullPoints(points)}, but not above your starting hull. If it is complete, you receive ${en.credits(otherwise)} instead.`,
    ru: ({ points: most, otherwise }) =>
      `Восстановите до ${ru.say(ru.count(most, ru.nouns.hullPoint), 'gen')}, но не больше, чем было в начале игры. Если корпус цел, вместо этого вы получаете ${ru.credits(otherwise)}.`,
  }),
  'find-credits': plain<FindCredits>({
    de: ({ perPip }) => `Würfle: Du findest ${de.credits(perPip)} je Auge.`,
    en: ({ perPip }) => `Roll a die: you find ${en.credits(perPip)} times the result.`,
    ru: ({ perPip }) => `Бросьте кубик: вы находите ${ru.credits(perPip)} за каждое очко.`,
  }),
  amnesty: plain<Amnesty>({
    de: ({ otherwise }) =>
      `Dein Kopfgeld sinkt auf 0 (oder auf deine Mindestprämie). Hattest du kein Kopfgeld, erhältst du ${de.credits(otherwise)}.`,
    en: ({ otherwise }) =>
      `Your bounty falls to 0 (or to your minimum bounty). If you had no bounty, you receive ${en.credits(otherwise)}.`,
    ru: ({ otherwise }) =>
      `Награда за вашу голову падает до 0 (или до вашей минимальной награды). Если награды не было, вы получаете ${ru.credits(otherwise)}.`,
  }),
  nothing: plain<Nothing>({
    de: () => 'Nichts geschieht.',
    en: () => 'Nothing happens.',
    ru: () => 'Ничего не происходит.',
  }),
} as const;
