import { type AdventureStories, type Stories, told } from '../../stories/index.ts';

export const adventure: AdventureStories = {
  53: {
    name: told('Zweiter Auftrag', 'Second Contract', 'Второй контракт'),
    text: told(
      'Ein Mann mit guten Ohren sitzt fest und bittet um Begleitung. Die Karte sucht ihr euch aus.',
      'A man with good ears is stuck and asks for an escort. You choose the map.',
      'Человек с хорошим слухом застрял и просит его проводить. Карту выбираете вы.',
    ),
  },
};

export const missions: Stories = {};

export const cards: Stories = {
  'ea-06': told(
    'Einer von oben, einer von der Seite: Das hat jemand ausgerechnet.',
    'One from above, one from the side: somebody has worked this out.',
    'Один сверху, другой сбоку: кто-то это рассчитал.',
  ),
  'ea-07': told('Der Rückweg war frei. War.', 'The way back was clear. Was.', 'Путь назад был свободен. Был.'),
};
