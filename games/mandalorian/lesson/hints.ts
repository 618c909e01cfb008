import type { LessonHint } from '@cantina/web/kit';
import { asks, offers } from '@cantina/web/kit/lesson';

/** For the first games, in the order of a turn. */
export const hints: readonly LessonHint[] = [
  {
    said: {
      de: 'Ein Bereich unter 5 bringt kein Ereignis: Verteilt die Stärke.',
      en: 'An area below 5 brings no event: spread the strength.',
      ru: 'Зона меньше 5 не приносит событий: распределяйте силу.',
    },
    when: (at) => asks(at, 'prompt.action') && offers(at, 'play'),
  },
  {
    said: {
      de: 'Willst du noch etwas einsetzen, dann jetzt: Danach kommen die Ereignisse.',
      en: 'If you want to use anything else, do it now: then the events come.',
      ru: 'Хотите применить что-то ещё — самое время: потом придут события.',
    },
    when: (at) => asks(at, 'prompt.action') && offers(at, 'end'),
  },
  {
    said: {
      de: 'Unter einem „?“ kann ein Gegner liegen: Wer es betritt, bleibt stehen.',
      en: 'An enemy may lie under a “?”: whoever enters it stops.',
      ru: 'Под «?» может быть враг: кто войдёт, тот остановится.',
    },
    when: (at) => asks(at, 'prompt.move'),
  },
  {
    said: {
      de: 'Schaden bleibt liegen: Was heute nicht fällt, fällt morgen.',
      en: 'Damage stays: what doesn’t fall now falls later.',
      ru: 'Урон остаётся: что не пало сейчас, падёт позже.',
    },
    when: (at) => asks(at, 'prompt.attack'),
  },
  {
    said: {
      de: 'Eine Planungskarte kostet weniger als ein Herz.',
      en: 'A planning card costs less than a heart.',
      ru: 'Карта плана дешевле сердца.',
    },
    when: (at) => asks(at, 'prompt.block'),
  },
];
