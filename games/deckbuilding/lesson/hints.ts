import type { LessonHint } from '@cantina/web/kit';
import { asks, offers } from '@cantina/web/kit/lesson';

/** For the first games, in the order of a turn. */
export const hints: readonly LessonHint[] = [
  {
    said: {
      de: 'Spiel zuerst deine Karten aus: Es kostet nichts, und behalten kannst du keine.',
      en: 'Play your cards first: it costs nothing, and none can be kept.',
      ru: 'Сначала разыграйте карты: это бесплатно, а сохранить их нельзя.',
    },
    when: (at) => offers(at, 'play-all') || offers(at, 'play'),
  },
  {
    said: {
      de: 'Du hast noch Angriff übrig: Er verfällt am Ende des Zuges.',
      en: 'You have attack left: it is lost at the end of your turn.',
      ru: 'У вас осталась атака: в конце хода она пропадёт.',
    },
    when: (at) => offers(at, 'attack-all') || offers(at, 'attack'),
  },
  {
    said: {
      de: 'Deine Ressourcen reichen noch für eine Karte, die golden leuchtet.',
      en: 'You can still pay for a card that glows gold.',
      ru: 'Ресурсов ещё хватает на карту с золотой каймой.',
    },
    when: (at) => offers(at, 'buy'),
  },
  {
    said: {
      de: 'Verbannen heißt: für immer aus dem Spiel. Nimm eine schwache Karte.',
      en: 'Exile means: out of the game for good. Choose a weak card.',
      ru: 'Изгнать — убрать из игры навсегда. Возьмите слабую карту.',
    },
    when: (at) => asks(at, 'prompt.exile', 'prompt.exile-cost'),
  },
  {
    said: {
      de: 'Mehr geht gerade nicht: Beende deinen Zug.',
      en: 'There is nothing more to do now: end your turn.',
      ru: 'Больше делать нечего: завершайте ход.',
    },
    when: ({ play }) => play.decision?.options.every(({ id }) => id === 'end') === true,
  },
];
