import type { LessonHint } from '@cantina/web/kit';
import { asks, offers } from '@cantina/web/kit/lesson';

/** For the first games, in the order of a turn. */
export const hints: readonly LessonHint[] = [
  {
    said: {
      de: 'Flieg dorthin, wo eine deiner Karten hinwill: Die Pläne kennen den Weg.',
      en: 'Fly where one of your cards wants to go: the plans know the way.',
      ru: 'Летите туда, куда ведёт одна из ваших карт: путь знают планы.',
    },
    when: (at) => asks(at, 'prompt.planning'),
  },
  {
    said: {
      de: 'Liefere ab, bevor du einkaufst: Das bringt Geld für den Markt.',
      en: 'Deliver before you shop: it brings money for the market.',
      ru: 'Сначала сдайте груз, потом покупайте: будут деньги на рынок.',
    },
    when: (at) => asks(at, 'prompt.action') && offers(at, 'deliver'),
  },
  {
    said: {
      de: 'Fracht, Jobs und Kopfgelder vom Markt sind der Weg zum Prestige.',
      en: 'Cargo, jobs and bounties from the market are the way to fame.',
      ru: 'Грузы, работа и награды с рынка — путь к славе.',
    },
    when: (at) =>
      asks(at, 'prompt.action', 'prompt.market', 'prompt.buy') && (offers(at, 'market') || offers(at, 'buy')),
  },
  {
    said: {
      de: 'Unter 50 % ist ein Kampf ein Wagnis: Wer besiegt wird, verliert Credits und einen Flug.',
      en: 'Below 50% a fight is a gamble: whoever is defeated loses credits and a flight.',
      ru: 'Меньше 50 % — бой рискован: поражение стоит кредитов и полёта.',
    },
    when: (at) => asks(at, 'prompt.encounter') && offers(at, 'patrol'),
  },
  {
    said: {
      de: 'Verdeckte Kontakte können Freunde sein – oder ein Kopfgeld, das du suchst.',
      en: 'Facedown contacts may be friends – or a bounty you are looking for.',
      ru: 'Закрытые контакты могут оказаться друзьями — или вашей целью.',
    },
    when: (at) => asks(at, 'prompt.encounter') && offers(at, 'contact'),
  },
];
