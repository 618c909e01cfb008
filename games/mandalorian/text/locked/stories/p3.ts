import { type AdventureStories, missionStories, type Stories, told } from '../../stories/index.ts';

export const adventure: AdventureStories = {
  25: {
    name: told('Die alte Truppe', 'Old Crew', 'Старая команда'),
    text: told(
      'Ein alter Bekannter hat Arbeit und eine Mannschaft, die niemand freiwillig wählen würde. Ab jetzt gibt es nummerierte Felder und Missionsaktionen.',
      'An old acquaintance has work, and a crew nobody would choose of their own free will. From now on there are numbered spaces and mission actions.',
      'У старого знакомого есть работа и команда, которую никто не выбрал бы по доброй воле. Отныне в игре есть поля с номерами и действия миссий.',
    ),
  },
};

export const missions: Stories = missionStories('m3', {
  intro: [
    told(
      'Ein Gefangenentransporter, irgendwo zwischen zwei Sprüngen. Jemand an Bord soll nicht dort ankommen, wo man ihn hinbringt.',
      'A prison transport, somewhere between two jumps. Somebody on board is not meant to arrive.',
      'Тюремный транспорт где-то между двумя прыжками. Кое-кто на борту не должен прибыть куда положено.',
    ),
    told(
      'Die alte Truppe: einer, der redet, eine, die lacht, und einer, der jede Tür aufbekommt. Getraut hat hier noch nie einer dem anderen.',
      'The old crew: one who talks, one who laughs, and one who gets every door open. None of them has ever trusted another.',
      'Старая команда: один болтает, одна смеётся, а ещё один откроет любую дверь. Друг другу здесь никогда не верили.',
    ),
    told(
      'An Bord sind nur Droiden, heißt es. Das heißt es immer.',
      'Only droids on board, they say. They always say that.',
      'Говорят, на борту одни дроиды. Так всегда говорят.',
    ),
    told(
      'Lauter verschlossene Zellen, in einer davon der Richtige, und jeder Alarm bringt die Republik ein Stück näher.',
      'A row of locked cells with the right man in one of them, and every alarm brings the Republic a little closer.',
      'Ряд запертых камер, нужный человек в одной из них, и с каждой тревогой Республика всё ближе.',
    ),
  ],
  won: told(
    'Der Gefangene grinst, als sich die Luke schließt. Vielleicht hättet ihr fragen sollen, weshalb er saß.',
    'The Prisoner grins as the hatch closes. Perhaps you should have asked what he was in for.',
    'Узник ухмыляется, когда закрывается люк. Может, стоило спросить, за что он сидел.',
  ),
  lost: told(
    'Rotes Licht in allen Gängen. Und eine Zelle ist noch frei.',
    'Red light in every corridor. And there is a cell to spare.',
    'Красный свет во всех коридорах. А одна камера как раз свободна.',
  ),
});

export const cards: Stories = {
  'm3-c4': told(
    'Eigentum der Besatzung. Die Besatzung ist aus Metall.',
    'Property of the crew. The crew is made of metal.',
    'Собственность экипажа. А экипаж из металла.',
  ),
  'm3-c5': told(
    'Der Offizier wird ihn vermissen. Später.',
    'The officer will miss it. Later.',
    'Офицер его хватится. Потом.',
  ),
  'm3-q1': told('„Ihr habt euch Zeit gelassen.“', '“You took your time.”', '«Не очень-то вы спешили».'),
  'm3-q3': told(
    'Eine Decke, ein Napf und ein Strich an der Wand für jeden Tag.',
    'A blanket, a bowl, and a scratch on the wall for every day.',
    'Одеяло, миска и зарубка на стене за каждый день.',
  ),
  'm3-q4': told(
    'Der letzte Gast hat es nicht mehr gebraucht.',
    'The last guest no longer needed it.',
    'Прошлому постояльцу он больше не понадобился.',
  ),
};
