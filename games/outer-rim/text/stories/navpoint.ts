import { type DeckStories, told } from './terms.ts';

export const NAVPOINT: DeckStories<'navpoint'> = {
  'encounter/navpoint-1': [
    told(
      'Die Patrouille hat abgedreht, um einen anderen zu prüfen. Das ist deine Gelegenheit.',
      'The patrol has turned to inspect somebody else. This is your chance.',
      'Патруль отвлёкся на чужой корабль. Вот ваш шанс.',
    ),
    told(
      'Hinter einem toten Mond liegt ein Geschwader der Rebellen und wartet auf Antwort.',
      'Behind a dead moon a Rebel squadron lies waiting for an answer.',
      'За мёртвой луной притаилась эскадрилья Альянса и ждёт ответа.',
    ),
  ],
  'encounter/navpoint-2': [
    told(
      'Der Kommandant der Patrouille spricht von Gebühren, die in keinem Gesetz stehen.',
      'The patrol’s commander speaks of fees that no law mentions.',
      'Командир патруля говорит о сборах, которых нет ни в одном законе.',
    ),
    told(
      'Ein Wrack dreht sich langsam im Licht. Seine Generatoren sind noch warm.',
      'A wreck turns slowly in the light. Its generators are still warm.',
      'Обломок медленно вращается на свету. Его генераторы ещё тёплые.',
    ),
  ],
  'encounter/navpoint-3': [
    told(
      'Man hält dich für einen Boten und will dich bezahlen. Widersprich lieber nicht.',
      'They take you for a courier and want to pay you. Better not to argue.',
      'Вас принимают за курьера и хотят заплатить. Лучше не спорить.',
    ),
    told(
      'Ein Notruf ohne Schiff. Dann gehen ringsum die Lichter an.',
      'A distress call without a ship. Then lights come on all around you.',
      'Сигнал бедствия, но корабля нет. И тут вокруг загораются огни.',
    ),
  ],
  'encounter/navpoint-4': [
    told(
      'Du kennst ihre Formation. Ein falsches Echo, und sie jagen es bis nach Hause.',
      'You know their formation. One false echo and they will chase it all the way home.',
      'Вы знаете их строй. Ложное эхо — и они погонятся за ним до самой базы.',
    ),
    told(
      'Ein Container taumelt auf dich zu, das Siegel unversehrt.',
      'A container tumbles toward you, its seal unbroken.',
      'Навстречу кувыркается контейнер с целой пломбой.',
    ),
  ],
  'encounter/navpoint-5': [
    told(
      'Das Funkgerät knackt: „Unbekanntes Schiff, nennen Sie Ihr Ziel.“',
      'The radio crackles: “Unknown vessel, state your destination.”',
      'Рация трещит: «Неизвестный корабль, назовите цель полёта».',
    ),
    told(
      'Eine Strömung aus Sonnenwind greift nach dem Bug. Wer sie nutzt, spart Treibstoff.',
      'A stream of solar wind catches the bow. Use it and save fuel.',
      'Поток солнечного ветра подхватывает нос. Воспользуйтесь — сбережёте топливо.',
    ),
  ],
  'encounter/navpoint-6': [
    told(
      'Zollkontrolle. Der Beamte hält die Hand auf und schaut dabei aus dem Fenster.',
      'Customs. The officer holds out a hand and looks out of the window.',
      'Таможня. Чиновник протягивает ладонь и смотрит в иллюминатор.',
    ),
    told(
      'Eine Fremde teilt Koje und Kaffee mit dir. Als sie geht, weißt du etwas, das du nie gelernt hast.',
      'A stranger shares your galley and her coffee. When she leaves you know a thing you never learned.',
      'Незнакомка делит с вами камбуз и каф. Она уходит, а вы умеете то, чему не учились.',
    ),
  ],
  'encounter/navpoint-7': [
    told(
      'Die Patrouille sucht ein anderes Schiff. Du weißt zufällig, welches.',
      'The patrol is looking for another ship. You happen to know which.',
      'Патруль ищет другой корабль. Вы случайно знаете какой.',
    ),
    told(
      'Zwischen zwei Sprungbojen flackert ein Weg, der auf keiner Karte steht.',
      'Between two jump buoys flickers a lane that is on no chart.',
      'Меж двух буев мерцает путь, которого нет на картах.',
    ),
  ],
  'encounter/navpoint-8': [
    told(
      'Man lädt dich an Bord des Flaggschiffs ein. Die Einladung ist freundlich, die Geschütze sind es nicht.',
      'You are invited aboard the flagship. The invitation is friendly, the guns are not.',
      'Вас приглашают на флагман. Приглашение дружелюбно, орудия — нет.',
    ),
    told(
      'Aus einer Rettungskapsel winkt jemand, der sehr froh ist, dich zu sehen.',
      'Somebody is waving from an escape pod, very glad to see you.',
      'Из спасательной капсулы машет тот, кто очень вам рад.',
    ),
  ],
  'encounter/navpoint-9': [
    told(
      'Der Funkverkehr ist unverschlüsselt. Man muss nur zuhören – und ab und zu etwas einwerfen.',
      'Their channel is not scrambled. You only have to listen, and drop in a word now and then.',
      'Их канал не зашифрован. Остаётся слушать — и иногда вставлять словечко.',
    ),
    told(
      'Stille. Endlich Zeit für die Liste der Dinge, die man immer aufschiebt.',
      'Silence. At last there is time for the list of things you keep putting off.',
      'Тишина. Наконец есть время на всё, что вы вечно откладываете.',
    ),
  ],
  'encounter/navpoint-10': [
    told(
      'Der Patrouille fehlt Nachschub. Dein Laderaum sieht gut gefüllt aus.',
      'The patrol is short of supplies. Your hold looks well stocked.',
      'Патрулю не хватает припасов. А ваш трюм выглядит полным.',
    ),
    told(
      'Eine alte Sonde sendet noch immer Passagierlisten. Das Wrack dahinter ist zu groß für ein Schiff allein.',
      'An old probe is still sending passenger lists. The wreck behind it is too big for one ship.',
      'Старый зонд всё ещё передаёт списки пассажиров. Обломки за ним велики для одного корабля.',
    ),
  ],
};
