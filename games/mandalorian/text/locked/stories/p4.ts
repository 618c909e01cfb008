import { type AdventureStories, missionStories, type Stories, told } from '../../stories/index.ts';

export const adventure: AdventureStories = {
  27: {
    name: told('Joker-Karten', 'Wild Cards', 'Карты-джокеры'),
    text: told(
      'Manches könnt ihr inzwischen im Schlaf. Joker-Karten haben eine Stärke, und ihre Spezialfähigkeit gilt auf jedem Aktionsbereich. Jeder Charakter bekommt eine.',
      'Some things you can do in your sleep by now. Wild cards have a strength, and their special ability works on every action area. Each character gets one.',
      'Кое-что вы теперь умеете и во сне. У карт-джокеров есть сила, а их особое свойство действует в любой зоне действия. Каждый персонаж получает по одной.',
    ),
  },
  38: {
    name: told('Abrechnung', 'Reckoning', 'Расплата'),
    text: told(
      'Alle Wege führen zurück in die Stadt auf der Lava. Dort wartet einer, der das Kind nie aufgegeben hat.',
      'All roads lead back to the town on the lava. Somebody is waiting there who has never given up on the Child.',
      'Все дороги ведут обратно в город на лаве. Там ждёт тот, кто так и не отступился от Малыша.',
    ),
  },
};

export const missions: Stories = missionStories('m4', {
  intro: [
    told(
      'Es sollte ein Treffen werden, ein Handel, ein Ende. Dann kam der erste Schuss durchs Fenster der Cantina.',
      'It was to be a meeting, a deal, an ending. Then the first shot came through the cantina window.',
      'Это должна была быть встреча, сделка, развязка. А потом в окно кантины влетел первый выстрел.',
    ),
    told(
      'Draußen auf dem Platz stehen weiße Rüstungen in Reihen. So viele sollte es gar nicht mehr geben.',
      'Outside on the square stand rows of white armor. There should not be that many left.',
      'Снаружи на площади рядами стоят белые доспехи. Столько их уже не должно было остаться.',
    ),
    told(
      'Ein Jäger heult über die Dächer. Wer darin sitzt, will das Kind und ist es gewohnt, zu bekommen, was er will.',
      'A fighter howls across the rooftops. The man inside wants the Child, and he is used to getting what he wants.',
      'Над крышами воет истребитель. Тот, кто в нём, хочет Малыша и привык получать всё, чего хочет.',
    ),
    told(
      'Alte Freunde, ein umgebauter Droide und ein schweres Geschütz, das noch niemand geladen hat. Es muss reichen.',
      'Old friends, a rebuilt droid, and a heavy cannon that nobody has loaded yet. It will have to do.',
      'Старые друзья, перепрошитый дроид и тяжёлая пушка, которую никто ещё не зарядил. Должно хватить.',
    ),
  ],
  won: told(
    'Der Moff liegt im Staub, und auf dem Platz ist es still. Das Kind streckt die Hand nach dem nächsten glänzenden Ding aus.',
    'The Moff lies in the dust, and the square is quiet. The Child reaches for the next shiny thing.',
    'Мофф лежит в пыли, и на площади тихо. Малыш тянется к очередной блестящей вещице.',
  ),
  lost: told(
    'Die Reihen schließen sich. Auf dem Platz bleiben nur Stiefelabdrücke.',
    'The ranks close. Only bootprints remain on the square.',
    'Ряды смыкаются. На площади остаются только следы сапог.',
  ),
});

export const cards: Stories = {
  'ea-03': told(
    'Irgendwo brennt eine Leitung durch, und alle Anzeigen werden rot.',
    'Somewhere a line burns out, and every gauge turns red.',
    'Где-то перегорает кабель, и все индикаторы краснеют.',
  ),
  'ea-05': told(
    'Ein Plan wäre besser gewesen. Sie rennen trotzdem.',
    'A plan would have been better. They run anyway.',
    'Лучше бы у них был план. Но они уже бегут.',
  ),
  'm4-c5': told(
    'Imperiales Siegel, noch unversehrt.',
    'Imperial seal, still unbroken.',
    'Имперская печать, ещё не сорвана.',
  ),
  'm4-c6': told('Voll. Endlich einmal voll.', 'Full. For once, full.', 'Полный. Наконец-то полный.'),
  'm4-q1': told(
    'Er hat es nicht eilig. Andere haben es für ihn eilig.',
    'He is in no hurry. Others hurry for him.',
    'Он никуда не спешит. За него спешат другие.',
  ),
};
