import { type AdventureStories, type Stories, told } from '../../stories/index.ts';
import { TOO_FEW } from './p7.ts';

export const adventure: AdventureStories = {
  69: {
    name: told('Vierter Auftrag', 'Fourth Contract', 'Четвёртый контракт'),
    text: told(
      'Der letzte Auftrag im Stapel, und jeder von euch hat ihn ein wenig anders verstanden.',
      'The last contract in the deck, and each of you has understood it a little differently.',
      'Последний контракт в колоде, и каждый из вас понял его немного по-своему.',
    ),
    more: TOO_FEW,
  },
  71: {
    name: told('Das war der Weg', 'This Was the Way', 'Таков был путь'),
    text: told(
      'Ihr habt alles gesehen. Von nun an wählt ihr frei: Mission, Karte, Charaktere, Modus und Schwierigkeitsgrad. Die Kampagne könnt ihr jederzeit von vorn beginnen.',
      'You have seen everything. From now on you choose freely: mission, map, characters, mode and difficulty. You can begin the campaign anew at any time.',
      'Вы видели всё. Отныне выбирайте свободно: миссию, карту, персонажей, режим и сложность. Кампанию можно в любой момент начать сначала.',
    ),
  },
};

export const missions: Stories = {};

export const cards: Stories = {
  'ea-08': told(
    'Kopf unten lassen. Ganz unten.',
    'Keep your head down. All the way down.',
    'Не поднимайте голову. Совсем.',
  ),
  'ea-09': told(
    'Im Kreis um euch herum wird durchgeladen.',
    'All around you, weapons are being charged.',
    'Со всех сторон щёлкают затворы.',
  ),
  'ea-10': told(
    'Links die schlechte Idee, rechts die andere.',
    'The bad idea is on the left, the other one on the right.',
    'Слева плохая идея, справа — другая.',
  ),
};
