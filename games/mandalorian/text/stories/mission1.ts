import { missionStories, type Stories, told } from './terms.ts';

export const MISSION_STORIES: Stories = missionStories('m1', {
  intro: [
    told(
      'Ein Auftrag ohne Namen, ein Vorschuss in Beskar. Keine Fragen: Das war Teil der Abmachung.',
      'A job without a name, an advance in beskar. No questions: that was part of the deal.',
      'Заказ без имени, задаток в бескаре. Никаких вопросов: таков уговор.',
    ),
    told(
      'Der Peilsender führt durch Staub und Felsen zu einem Lager, in dem zu viele Leute zu viele Waffen tragen.',
      'The tracking fob leads through dust and rock to a compound where too many people carry too many guns.',
      'Маячок ведёт сквозь пыль и скалы к лагерю, где слишком много людей и слишком много оружия.',
    ),
    told(
      'Jemand ist schon da: ein Jägerdroide mit demselben Auftrag und sehr wenig Geduld.',
      'Somebody is here already: a hunter droid with the same job and very little patience.',
      'Кто-то уже здесь: дроид-охотник с тем же заказом и почти без терпения.',
    ),
    told(
      'Zu zweit lebt es sich länger. Hinter der Panzertür wartet das Paket, und niemand hat gesagt, was darin ist.',
      'Staying alive is easier in pairs. The Asset waits behind the blast door, and nobody has said what it is.',
      'Вдвоём остаться в живых легче. Товар ждёт за бронедверью, и никто не сказал, что это такое.',
    ),
  ],
  won: told(
    'Der Staub liegt hinter euch, das Paket gehört euch. Nun wartet jemand sehr ungeduldig darauf.',
    'The dust lies behind you, and the Asset is yours. Now somebody is waiting for it, very impatiently.',
    'Пыль осталась позади, Товар у вас. Теперь кто-то очень ждёт, когда вы его привезёте.',
  ),
  lost: told(
    'Im Lager wird gefeiert. Der Peilsender blinkt weiter, nur sieht ihn niemand mehr.',
    'They are celebrating in the compound. The fob keeps blinking, but nobody sees it anymore.',
    'В лагере празднуют. Маячок всё мигает, только смотреть на него больше некому.',
  ),
});
