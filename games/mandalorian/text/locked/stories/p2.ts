import { type AdventureStories, missionStories, type Stories, told } from '../../stories/index.ts';

export const adventure: AdventureStories = {
  3: {
    name: told('Taktische Karten', 'Tactical Cards', 'Тактические карты'),
    text: told(
      'Ihr lebt noch, und daraus lernt man. Taktische Karten haben keine Stärke: Wer eine auf den Bereich spielt, den sie nennt, nutzt statt der Aktion ihre Fähigkeit. Danach bringt dieser Bereich auf jeden Fall ein Ereignis. Jeder Charakter bekommt eine.',
      'You are still alive, and that teaches you something. Tactical cards have no strength: played on the area it names, such a card replaces the action with its own ability. After that, this area is sure to bring an event. Each character gets one.',
      'Вы всё ещё живы, а это многому учит. У тактических карт нет силы: если сыграть такую в зону, которую она называет, вместо действия применяется её свойство. Зато событие в этой зоне теперь неизбежно. Каждый персонаж получает по одной.',
    ),
  },
  12: {
    name: told('Ein neuer Schützling', 'A New Charge', 'Новый подопечный'),
    text: told(
      'Das Paket war nie ein Ding. Es hat große Ohren und noch größere Augen, und es ist ein Kind. Ab jetzt gibt es Regeln für das Kind und neue Fähigkeiten von Gegnern.',
      'The Asset was never a thing. It has big ears and bigger eyes, and it is a child. From now on there are rules for the Child and new abilities of enemies.',
      'Товар никогда не был вещью. У него большие уши и ещё большие глаза, и это ребёнок. Отныне действуют правила о Малыше и новые свойства врагов.',
    ),
  },
};

export const missions: Stories = missionStories('m2', {
  intro: [
    told(
      'Der Handel ist gemacht, das Beskar geschmiedet. Nur schläft seitdem niemand mehr gut.',
      'The deal is done, the beskar forged. But nobody has slept well since.',
      'Сделка совершена, бескар выкован. Только с тех пор никому не спится.',
    ),
    told(
      'Im Labor des Auftraggebers brennt die ganze Nacht Licht. Gegen Morgen geht die Tür auf, und jemand kommt heraus, das Kind im Arm.',
      'In the client’s laboratory the lights burn all night. Toward morning the door opens, and somebody comes out with the Child in his arms.',
      'В лаборатории заказчика всю ночь горит свет. Под утро дверь открывается, и кто-то выходит с Малышом на руках.',
    ),
    told(
      'Da beginnen in der ganzen Stadt die Peilsender zu blinken. Jeder Jäger auf dieser Straße hat denselben Auftrag.',
      'Then the tracking fobs begin to blink all over town. Every hunter in this street has the same job.',
      'И тут по всему городу начинают мигать маячки. У каждого охотника на этой улице один и тот же заказ.',
    ),
    told(
      'Das Schiff wartet, aber die Andockklammern halten es fest. Zum Glück hat noch jemand beschlossen, sich nicht länger zu verstecken.',
      'The ship is waiting, but the docking clamps hold it down. Luckily somebody else has decided to stop hiding.',
      'Корабль ждёт, но его держат стыковочные захваты. К счастью, ещё кое-кто решил больше не прятаться.',
    ),
  ],
  won: told(
    'Die Rampe schließt sich, die Stadt wird klein. Das Kind sieht aus dem Fenster und winkt.',
    'The ramp closes, the town grows small. The Child looks out of the window and waves.',
    'Трап закрывается, город уменьшается. Малыш смотрит в окно и машет рукой.',
  ),
  lost: told(
    'Die Straße ist wieder leer. Irgendwo surrt eine Tür, und dahinter geht das Licht an.',
    'The street is empty again. Somewhere a door hums, and the light goes on behind it.',
    'Улица снова пуста. Где-то гудит дверь, и за ней зажигается свет.',
  ),
});

export const cards: Stories = {
  'token-1': told(
    'Klein, neugierig und an allem interessiert, was gefährlich ist.',
    'Small, curious, and fond of everything dangerous.',
    'Маленький, любопытный и неравнодушный ко всему опасному.',
  ),
  'ea-01': told(
    'Es hat etwas Glänzendes gesehen. Ausgerechnet dort drüben.',
    'It has seen something shiny. Over there, of all places.',
    'Он увидел что-то блестящее. И именно там.',
  ),
  'ea-02': told(
    '„Das Kleine! Vergesst den Rest, holt das Kleine!“',
    '“The little one! Forget the rest, get the little one!”',
    '«Мелкого! Бросьте остальных, хватайте мелкого!»',
  ),
  'ea-04': told(
    'Sie haben etwas herausgeholt, das eigentlich auf ein Stativ gehört.',
    'They have brought out something that belongs on a tripod.',
    'Они вытащили то, чему место на треноге.',
  ),
  'm2-c6': told(
    'Vom Tresen der Cantina geliehen. Sozusagen.',
    'Borrowed from the cantina bar. In a manner of speaking.',
    'Одолжен за стойкой кантины. Так сказать.',
  ),
  'm2-c7': told('Genug für drei Sekunden Himmel.', 'Enough for three seconds of sky.', 'Хватит на три секунды неба.'),
  'm2-q1': told(
    'Sie hält, was sie hält, bis jemand sie höflich bittet. Mit einem Kabel.',
    'It holds what it holds until somebody asks it nicely. With a cable.',
    'Держит крепко, пока его вежливо не попросят. С помощью кабеля.',
  ),
};
