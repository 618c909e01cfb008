import { type DeckStories, told } from './terms.ts';

export const TATOOINE_NAL_HUTTA: DeckStories<'tatooine-nal-hutta'> = {
  'encounter/tatooine-nal-hutta-1': [
    told(
      'Banthaspuren, eine hinter der anderen. Die Farmer zahlen gut, wenn sie wieder schlafen können.',
      'Bantha tracks, single file. The farmers pay well to sleep at night again.',
      'Следы бант, один за другим. Фермеры хорошо заплатят, чтобы снова спать спокойно.',
    ),
    told(
      'Der Hutt lässt dich lange stehen. Dann lacht er, und der ganze Saal lacht mit.',
      'The Hutt keeps you standing for a long time. Then he laughs, and the whole hall joins in.',
      'Хатт долго держит вас на ногах. Потом смеётся, и смеётся весь зал.',
    ),
  ],
  'encounter/tatooine-nal-hutta-2': [
    told(
      'Ein Jawa hat dein Schiff schon halb zerlegt, um dir zu zeigen, was er kann.',
      'A Jawa has taken half your ship apart to show you what he can do.',
      'Джава уже разобрал полкорабля, чтобы показать, на что способен.',
    ),
    told(
      'Ein Majordomus nimmt Geschenke an, in der Reihenfolge ihres Gewichts.',
      'A majordomo accepts gifts, in order of their weight.',
      'Мажордом принимает дары — в порядке их веса.',
    ),
  ],
  'encounter/tatooine-nal-hutta-3': [
    told(
      'Im Gerippe des Kraytdrachen schimmert etwas. Leider ist es nicht das einzige Gerippe hier.',
      'Something gleams in the krayt dragon’s skeleton. Sadly it is not the only skeleton here.',
      'В скелете крайт-дракона что-то мерцает. Увы, скелет тут не один.',
    ),
    told(
      'Der Boden unter dir klappt weg. Oben nehmen die Gäste Platz.',
      'The floor drops away beneath you. Above, the guests take their seats.',
      'Пол уходит из-под ног. Наверху гости занимают места.',
    ),
  ],
  'encounter/tatooine-nal-hutta-4': [
    told(
      'Beggar’s Canyon bei Sonnenuntergang: wenig Platz, viele Zuschauer, noch mehr Wetten.',
      'Beggar’s Canyon at sunset: little room, many spectators, even more bets.',
      'Каньон Нищего на закате: мало места, много зрителей, ещё больше ставок.',
    ),
    told(
      'Du kannst den Hutts einen Dienst erweisen – oder überall erzählen, wie du sie hereingelegt hast.',
      'You can do the Hutts a service, or tell everyone how you fooled them.',
      'Можно услужить хаттам — или рассказать всем, как вы их провели.',
    ),
  ],
  'encounter/tatooine-nal-hutta-5': [
    told(
      'Mos Eisley, drei Uhr nachts. Der beste Laden der Stadt ist eine Kellertreppe.',
      'Mos Eisley, three in the morning. The best shop in town is down a cellar stair.',
      'Мос-Эйсли, три часа ночи. Лучшая лавка города — лестница в подвал.',
    ),
    told(
      'Ein Wookiee hat die Arena verlassen, ohne um Erlaubnis zu bitten. Die Hutts sind verstimmt.',
      'A Wookiee left the arena without asking. The Hutts are displeased.',
      'Вуки покинул арену, не спросив разрешения. Хатты недовольны.',
    ),
  ],
  'encounter/tatooine-nal-hutta-6': [
    told(
      'Ein Schütze hoch in den Felsen ist dir etwas schuldig. Er braucht nur zu wissen, wann.',
      'A marksman high in the rocks owes you. He only needs to know when.',
      'Стрелок в скалах у вас в долгу. Ему нужно лишь знать когда.',
    ),
    told(
      'Die Schatzkammer des Hutts riecht nach Öl und Moder. Irgendwo grunzt es.',
      'The Hutt’s treasury smells of oil and mold. Something grunts in the dark.',
      'Сокровищница хатта пахнет маслом и плесенью. Кто-то хрюкает в темноте.',
    ),
  ],
  'encounter/tatooine-nal-hutta-7': [
    told(
      'Du betrittst die Cantina, und die Musik hört auf.',
      'You walk into the cantina, and the music stops.',
      'Вы входите в кантину, и музыка смолкает.',
    ),
    told(
      'Auf der Segelbarke wird um hohe Einsätze gewürfelt. Der Gastgeber liebt Gäste, die mitspielen.',
      'They are rolling for high stakes on the sail barge. The host loves guests who play.',
      'На барже играют в кости по-крупному. Хозяин любит азартных гостей.',
    ),
  ],
  'encounter/tatooine-nal-hutta-8': [
    told(
      'Der Wirt wischt Gläser und redet. Nach dem dritten Glas kennst du jeden im Raum.',
      'The barkeeper wipes glasses and talks. After the third you know everyone in the room.',
      'Бармен протирает стаканы и болтает. После третьего вы знаете всех в зале.',
    ),
    told(
      'Ein Nikto bewacht eine Tür, hinter der nichts mehr ist.',
      'A Nikto is guarding a door with nothing left behind it.',
      'Телохранитель стережёт дверь, за которой уже ничего нет.',
    ),
  ],
  'encounter/tatooine-nal-hutta-9': [
    told(
      'Der Verkäufer stellt die silberne Kugel sehr, sehr vorsichtig auf den Tresen.',
      'The seller puts the silver ball on the counter very, very carefully.',
      'Продавец очень, очень осторожно кладёт на прилавок серебристый шар.',
    ),
    told(
      'Der Hutt hat ein langes Gedächtnis und einen Schreiber, der es gegen Gebühr kürzt.',
      'The Hutt has a long memory, and a scribe who shortens it for a fee.',
      'У хатта долгая память и писарь, который за плату её укорачивает.',
    ),
  ],
  'encounter/tatooine-nal-hutta-10': [
    told(
      'Ein Feuchtfarmer dankt für eine kleine Hilfe. Der Abend ist noch jung.',
      'A moisture farmer thanks you for a small favor. The evening is young.',
      'Фермер благодарит за пустяковую помощь. Вечер только начинается.',
    ),
    told(
      'Alles auf dieser Welt ist käuflich. Auch deine Geschichte.',
      'Everything on this world is for sale. Your story, too.',
      'В этом мире продаётся всё. Даже ваша история.',
    ),
  ],
};
