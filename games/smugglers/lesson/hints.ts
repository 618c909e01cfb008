import type { LessonAt, LessonHint } from '@cantina/web/kit';
import { asks, offers } from '@cantina/web/kit/lesson';
import { GOODS } from '../content/index.ts';
import { isIllegal, portAt } from '../rules/lookup.ts';
import { boardOf } from '../table/board.ts';

/** Whoever is let through for another reason is not told that it is this one. */
function hasNothingToHide({ play, seat }: LessonAt): boolean {
  const { g, me } = boardOf(play.view, seat, play.decision);
  if (me === undefined || me.bounty > 0 || me.brix.length > 0) return false;
  const port = portAt(g, me.sector);
  return port >= 0 && GOODS.every((good) => me[good] === 0 || !isIllegal(g, port, good));
}

/** For the first games, in the order of a turn. */
export const hints: readonly LessonHint[] = [
  {
    said: {
      de: 'Kauf, wo wenige Balken leuchten, und verkauf, wo viele leuchten.',
      en: 'Buy where few bars are lit, and sell where many are.',
      ru: 'Покупайте, где делений мало, продавайте, где много.',
    },
    when: (at) => asks(at, 'prompt.move'),
  },
  {
    said: {
      de: 'Ohne Kopfgeld und Verbotenes hält dich der Zoll nicht auf.',
      en: 'Without a bounty or forbidden goods customs doesn’t stop you.',
      ru: 'Без награды за голову и запрещённого таможня вас не остановит.',
    },
    when: (at) => asks(at, 'prompt.explore') && offers(at, 'planet') && hasNothingToHide(at),
  },
  {
    said: {
      de: 'Mehr Frachträume lohnen sich zuerst: Jede Fahrt bringt dann mehr.',
      en: 'More cargo pods pay off first: then every trip brings more.',
      ru: 'Сначала выгоднее отсеки: каждый рейс принесёт больше.',
    },
    when: (at) => asks(at, 'prompt.activity', 'prompt.upgrade'),
  },
  {
    said: {
      de: 'Vorbeilassen kostet nichts; ein Kampf kostet dich den Zug.',
      en: 'Letting it pass costs nothing; a fight costs you the turn.',
      ru: 'Пропустить — бесплатно; бой стоит вам хода.',
    },
    when: (at) => asks(at, 'prompt.card-ship'),
  },
];
